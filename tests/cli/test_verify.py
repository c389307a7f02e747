"""`randori verify`"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import randori
from randori.engine.state import State
from randori.table.fairness import Shuffle
from tests.cli.runner import refused, run

GAME = randori.new("tatsu", players=2, rounds=2, tie="share")
SHUFFLE = Shuffle("t-1", GAME, bytes(range(32)), (b"\xa1" * 16, None))


def played() -> State:
    """The first legal move, always."""
    state = GAME.start()
    SHUFFLE.deal(state)
    while not state.over:
        player = state.to_act[0]
        state.play(player, state.moves(player)[0])
        SHUFFLE.deal(state)
    return state


RECORD = {**played().record(), "fairness": SHUFFLE.opened()}
WHOLE = json.dumps(RECORD)
OTHER = "00" * 32


def with_fairness(**values: object) -> str:
    return json.dumps({**RECORD, "fairness": {**SHUFFLE.opened(), **values}})


def with_move(index: int, move: str) -> str:
    moves = [list(pair) for pair in json.loads(WHOLE)["moves"]]
    moves[index][1] = move
    return json.dumps({**RECORD, "moves": moves})


def test_a_true_shuffle_is_told_with_its_draws_and_hashes(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(WHOLE, encoding="utf-8")
    told = run("verify", str(file))
    assert (told.code, told.err) == (0, "")
    assert told.out.startswith("The shuffle is true: 3 draws checked.\n")
    assert SHUFFLE.seal in told.out
    assert SHUFFLE.commitment in told.out
    assert "what you were shown" in told.out


def test_programs_get_json() -> None:
    assert run("verify", "-", "--json", stdin=WHOLE).json == {
        "true": True,
        "draws": 3,
        "commitment": SHUFFLE.commitment,
        "seal": SHUFFLE.seal,
        "error": None,
    }


def test_one_draw_is_one_draw() -> None:
    begun = {**RECORD, "moves": json.loads(WHOLE)["moves"][:1], "result": None}
    assert "1 draw checked" in run("verify", "-", stdin=json.dumps(begun)).out


def test_what_you_were_shown_is_compared() -> None:
    shown = ["--seal", SHUFFLE.seal, "--commitment", f" {SHUFFLE.commitment.upper()} "]
    told = run("verify", "-", *shown, stdin=WHOLE)
    assert told.code == 0
    assert "what you were shown" not in told.out


@pytest.mark.parametrize("name", ["seal", "commitment"])
def test_another_promise_than_you_were_shown_is_not_true(name: str) -> None:
    told = run("verify", "-", f"--{name}", OTHER, stdin=WHOLE)
    assert (told.code, told.out) == (1, "")
    assert told.err.count("\n") == 1
    assert f"the record's {name} is" in told.err
    assert OTHER in told.err
    report = run("verify", "-", f"--{name}", OTHER, "--json", stdin=WHOLE)
    assert (report.code, report.json["true"], report.json["draws"]) == (1, False, 3)
    assert f"the record's {name} is" in str(report.json["error"])


@pytest.mark.parametrize("text", ["", "abc", "00" * 31, "zz" * 32])
def test_a_promise_that_is_no_hash_gets_one_sentence(text: str) -> None:
    assert "the commitment must be 32 bytes" in refused("verify", "-", "--commitment", text, stdin=WHOLE)
    assert "the seal must be 32 bytes" in refused("verify", "-", "--seal", text, stdin=WHOLE)


DEAL = str(json.loads(WHOLE)["moves"][1][1])


@pytest.mark.parametrize(
    ("content", "draws", "words"),
    [
        (with_fairness(seal=OTHER), 0, "the seal is not the hash of the seed"),
        (with_fairness(seed=OTHER), 0, "the seal is not the hash of the seed"),
        (with_fairness(commitment=OTHER), 0, "the commitment is not the hash"),
        (with_fairness(contributions=[None, None]), 0, "the commitment is not the hash"),
        (with_move(1, f"deal:{','.join(reversed(DEAL[5:].split(',')))}"), 1, "moves[1] (deal:…), draw 1,"),
    ],
    ids=["seal", "seed", "commitment", "contributions", "deal"],
)
def test_a_shuffle_that_is_not_true_gets_one_sentence_and_code_1(
    content: str, draws: int, words: str
) -> None:
    told = run("verify", "-", stdin=content)
    assert (told.code, told.out) == (1, "")
    assert told.err.startswith("randori: -: the shuffle is not true: ")
    assert told.err.count("\n") == 1
    assert words in told.err
    report = run("verify", "-", "--json", stdin=content)
    assert (report.code, report.err) == (1, "")
    assert (report.json["true"], report.json["draws"]) == (False, draws)
    assert words in str(report.json["error"])


def test_a_move_that_breaks_a_rule_is_named_as_replay_does() -> None:
    content = with_move(2, "play:YP9")
    told = run("verify", "-", stdin=content)
    assert (told.code, told.err) == (1, run("replay", "-", stdin=content).err)
    assert "moves[2]" in told.err
    assert "MOVE-FORM" in told.err
    report = run("verify", "-", "--json", stdin=content)
    assert (report.code, report.json["true"]) == (1, False)
    assert "MOVE-FORM" in str(report.json["error"])


def unopened() -> str:
    return json.dumps({**RECORD, "moves": [], "result": None, "fairness": SHUFFLE.sealed()})


def unfair() -> str:
    return json.dumps({key: value for key, value in RECORD.items() if key != "fairness"})


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (unfair(), "nothing to check"),
        (unopened(), "cannot be checked yet"),
        (with_fairness(version=2), "version"),
        (with_fairness(seed="\x1b[31m\n"), "seed must be 32 bytes"),
        (with_fairness(seal={}), "seal must be 32 bytes"),
        (with_fairness(commitment=[["deep"]] * 9), "commitment must be 32 bytes"),
        (with_fairness(contributions=[None]), "2 players make 2 contributions, not 1"),
        (with_fairness(contributions={"a": 1}), "contributions must be a list"),
        (with_fairness(table="\ud800"), "table's id"),
        (WHOLE.replace('"fairness": {', '"fairness": 3, "was": {'), "must be an object"),
        (WHOLE.replace('"tatsu"', '"chess"'), "'chess'"),
        (WHOLE.replace('"rounds"', '"runds"'), "'runds'"),
        (WHOLE[: len(WHOLE) // 2], "not JSON"),
        ("", "empty"),
        ("[]", "object"),
        ("{}", "format"),
        ("[" * 100_000, "nested"),
        (b"\xff\xfe\x00", "UTF-8"),
    ],
    ids=lambda value: "" if isinstance(value, bytes) else value[-20:],
)
def test_what_cannot_be_checked_gets_one_sentence_and_code_2(content: str | bytes, words: str) -> None:
    assert words in refused("verify", "-", stdin=content)
    assert words in refused("verify", "-", "--json", stdin=content)


def test_options_that_cannot_be_hashed_get_one_sentence() -> None:
    deck = [{"number": place, "schools": ["A\ud800"]} for place in range(9)]
    content = json.dumps({**RECORD, "game": "memo", "options": {"deck": deck}})
    assert "UTF-8" in refused("verify", "-", stdin=content)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    assert "missing.json" in refused("verify", str(tmp_path / "missing.json"))
    assert "FILE" in refused("verify")
