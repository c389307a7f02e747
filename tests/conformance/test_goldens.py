"""Golden games are played, scored and told as they always were."""

from __future__ import annotations

import json

import randori
from tests.conformance.goldens import FOLDER, name, record, transcript
from tests.conformance.modes import MODES, Mode, every_mode


@every_mode
def test_a_golden_record_replays_to_its_result(mode: Mode) -> None:
    golden = json.loads((FOLDER / f"{name(mode)}.json").read_text())
    state = randori.replay(golden)
    assert state.over
    assert state.record() == golden


@every_mode
def test_its_seed_still_gives_the_same_game(mode: Mode) -> None:
    assert record(mode) == json.loads((FOLDER / f"{name(mode)}.json").read_text())


@every_mode
def test_it_is_still_told_in_the_same_words(mode: Mode) -> None:
    golden = json.loads((FOLDER / f"{name(mode)}.json").read_text())
    for language in ("en", "fr"):
        assert transcript(golden, language) == (FOLDER / f"{name(mode)}.{language}.txt").read_text()


def test_no_golden_game_is_left_over() -> None:
    assert {path.name.split(".")[0] for path in FOLDER.iterdir()} == {name(mode) for mode in MODES}
