"""`randori.steps`: a record, state by state."""

from __future__ import annotations

from typing import cast

import pytest

import randori
from randori import IllegalMove, OptionError, RecordError
from tests.conformance.modes import Mode, every_mode


def played(mode: Mode) -> dict[str, object]:
    state = mode.new().start(seed=3)
    state.playout(randori.Rng(3))
    return state.record()


def moves_of(record: dict[str, object]) -> list[list[object]]:
    return cast("list[list[object]]", record["moves"])


@every_mode
def test_there_is_a_state_before_any_move_and_one_after_each(mode: Mode) -> None:
    record = played(mode)
    states = list(randori.steps(record))
    assert [len(state.history) for state in states] == list(range(len(moves_of(record)) + 1))
    assert states[0] == mode.new().start()
    assert states[-1] == randori.replay(record)
    assert states[-1].record() == record


def test_each_state_is_one_of_its_own() -> None:
    record = played(Mode("tatsu", 2))
    states = randori.steps(record)
    first = next(states)
    first.play(randori.CHANCE, "dealer:0")
    assert [len(state.history) for state in states] == list(range(1, len(moves_of(record)) + 1))


def test_what_else_stands_in_the_record_is_kept() -> None:
    record = {**played(Mode("tatsu", 2)), "names": ["Anna", "Ben"]}
    assert all(state.extra == {"names": ["Anna", "Ben"]} for state in randori.steps(record))


@pytest.mark.parametrize(
    ("record", "error"),
    [
        ([], RecordError),
        ({"format": "randori/2"}, RecordError),
        ({"format": "randori/1", "game": "tatsu", "players": 4, "moves": [["-1", "dealer:1"]]}, RecordError),
        ({"format": "randori/1", "game": "chess", "players": 2, "moves": []}, OptionError),
        ({"format": "randori/1", "game": "tatsu", "players": 9, "moves": []}, OptionError),
    ],
)
def test_what_is_no_record_is_refused_at_once_and_as_by_replay(
    record: object, error: type[Exception]
) -> None:
    with pytest.raises(error) as refused:
        randori.steps(record)
    with pytest.raises(error) as replayed:
        randori.replay(record)
    assert str(refused.value) == str(replayed.value)


def test_a_move_that_breaks_a_rule_is_refused_after_the_states_before_it() -> None:
    moves = [[-1, "dealer:1"], [-1, "deal:YV3"]]
    states = randori.steps({"format": "randori/1", "game": "tatsu", "players": 4, "moves": moves})
    assert [len(next(states).history), len(next(states).history)] == [0, 1]
    with pytest.raises(IllegalMove) as refused:
        next(states)
    assert (refused.value.index, refused.value.player, refused.value.move) == (1, -1, "deal:YV3")


@pytest.mark.clause("RECORD-RESULT")
def test_a_result_that_is_not_the_moves_is_refused_at_the_end() -> None:
    record = {**played(Mode("tatsu", 2)), "result": {"scores": [1, 2], "winners": [1]}}
    states = randori.steps(record)
    for _ in range(len(moves_of(record)) + 1):
        next(states)
    with pytest.raises(IllegalMove) as refused:
        next(states)
    assert refused.value.clause == "RECORD-RESULT"
