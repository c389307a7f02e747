"""The check of the shuffle that runs in the browser says what `randori verify` says."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterable
from typing import Any

import msgspec
import pytest

from randori import CHANCE
from randori.table import study
from randori.table.fairness import FairnessError, verified
from randori.table.study import studied
from tests.conformance.modes import MODES
from tests.table.shuffles import Record, a_record, fairness_of, moves_of, record_of
from tests.web.programs import program


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The page's check, as a program."""
    return program("fairness.ts", tmp_path_factory.mktemp("fairness"))


@pytest.fixture(autouse=True)
def whole_studies(monkeypatch: pytest.MonkeyPatch) -> None:
    """As a page puts them together."""
    monkeypatch.setattr(study, "MOST_STEPS", study.MOST_MOVES)


def checked(page: list[str], records: Iterable[Record]) -> list[Any]:
    lines = [
        msgspec.json.encode({"record": record, "study": studied(without_result(record), None)})
        for record in records
    ]
    run = subprocess.run(page, input=b"\n".join(lines), capture_output=True, check=True, timeout=300)
    answers: list[Any] = json.loads(run.stdout)
    return answers


def without_result(record: Record) -> Record:
    return {**record, "result": None}


def test_true_shuffles_of_every_mode_are_found_true(page: list[str]) -> None:
    records = [record_of(mode) for mode in MODES]
    for mode, record, found in zip(MODES, records, checked(page, records), strict=True):
        verdict = verified(record)
        assert found == {
            "seal": verdict.seal,
            "commitment": verdict.commitment,
            "contributions": fairness_of(record)["contributions"],
            "draws": verdict.draws,
            "wrong": None,
        }, mode


def test_an_option_with_its_default_is_the_same_game(page: list[str]) -> None:
    record = a_record()
    record["options"] = {"rounds": 3, "tie": "share", "target": 500, "hidden": "own"}
    (found,) = checked(page, [record])
    assert found["wrong"] is None
    assert verified(record).is_true


# --- what was changed


def turned(word: str, which: int = 0) -> Callable[[Record], None]:
    """A draw comes out the other way round; what was played on it is left out, so that all is legal."""

    def change(record: Record) -> None:
        moves = moves_of(record)
        places = [index for index, (_, move) in enumerate(moves) if str(move).startswith(f"{word}:")]
        index = places[which]
        lots = str(moves[index][1]).partition(":")[2].split(",")
        moves[index] = [CHANCE, f"{word}:{','.join(reversed(lots))}"]
        del moves[index + 1 :]

    return change


def another(key: str, value: object) -> Callable[[Record], None]:
    return lambda record: fairness_of(record).update({key: value})


def other_players(record: Record) -> None:
    contributions = fairness_of(record)["contributions"]
    assert isinstance(contributions, list)
    contributions[0] = "ab" * 16


FALSE: list[tuple[str, Callable[[Record], None], str]] = [
    ("tatsu", another("seal", "00" * 32), "seal"),
    ("tatsu", another("seed", "00" * 32), "seal"),
    ("tatsu", another("commitment", "00" * 32), "commitment"),
    ("tatsu", another("table", "elsewhere"), "commitment"),
    ("dojo", other_players, "commitment"),
    ("memo", lambda record: record.update(options={"max_rounds": 8, "games": 2, "aid": True}), "commitment"),
    ("tatsu", turned("deal"), "draw"),
    ("tatsu", turned("deal", 2), "draw"),
    ("dojo", turned("trophies"), "draw"),
    ("dojo", turned("deck"), "draw"),
    ("memo", turned("deck"), "draw"),
    ("memo", turned("shuffle", 1), "draw"),
]


def test_what_was_changed_is_found_out_at_the_same_place(page: list[str]) -> None:
    records = []
    for game, change, _ in FALSE:
        record = a_record(game)
        change(record)
        records.append(record)
    for record, (game, _, what), found in zip(records, FALSE, checked(page, records), strict=True):
        verdict = verified(without_result(record))
        assert not verdict.is_true
        assert verdict.error is not None
        assert found["wrong"]["what"] == what, (game, verdict.error)
        assert found["draws"] == verdict.draws
        if what == "draw":
            assert f"moves[{found['wrong']['index']}]" in verdict.error
            assert f"draw {found['wrong']['draw']}," in verdict.error
        else:
            assert what in verdict.error


# --- what cannot be checked

NOTHING_TO_CHECK: list[tuple[Callable[[Record], object], str]] = [
    (lambda record: record.pop("fairness"), "none"),
    (another("seed", None), "sealed"),
    (another("version", 2), "version"),
    (another("seed", "AB" * 32), "form"),
    (another("seal", "ab"), "form"),
    (another("table", "a table"), "form"),
    (another("contributions", "none"), "form"),
    (another("contributions", ["ab"] * 4), "form"),
]


def test_what_cannot_be_checked_is_said_to_be_so(page: list[str]) -> None:
    records = []
    for change, _ in NOTHING_TO_CHECK:
        record = a_record()
        change(record)
        records.append(record)
        with pytest.raises(FairnessError):
            verified(record)
    found = checked(page, records)
    assert found == [{"unchecked": why} for _, why in NOTHING_TO_CHECK]
