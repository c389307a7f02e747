"""Records: kept whole, replayed exactly, refused with the place of what is wrong."""

from __future__ import annotations

from copy import deepcopy

import pytest

import randori
from randori import IllegalMove, OptionError, RandoriError, RecordError


def finished() -> dict[str, object]:
    state = randori.new("tatsu", players=4, rounds=1, tie="share").start(seed=3)
    state.playout(randori.Rng(3))
    return state.record()


def moves_of(record: dict[str, object]) -> list[list[object]]:
    moves = record["moves"]
    assert isinstance(moves, list)
    return moves


def test_other_keys_are_kept() -> None:
    record = {**finished(), "names": ["a", "b", "c", "d"], "place": {"city": "Nara"}}
    state = randori.replay(record)
    assert state.record() == record
    assert state.copy().record() == record


def test_options_may_be_left_out() -> None:
    state = randori.new("tatsu", players=2).start(seed=1)
    record = state.record()
    del record["options"], record["result"]
    assert randori.replay(record).record() == state.record()


def test_a_wrong_move_is_named_with_index_player_move_and_clause() -> None:
    record = finished()
    index = next(
        i for i, (player, move) in enumerate(moves_of(record)) if str(move).startswith("play:") and i > 5
    )
    player = moves_of(record)[index][0]
    moves_of(record)[index][1] = "play:YP9"
    with pytest.raises(IllegalMove) as refused:
        randori.replay(record)
    assert (refused.value.index, refused.value.player, refused.value.move) == (index, player, "play:YP9")
    assert refused.value.clause == "MOVE-FORM"


@pytest.mark.clause("RECORD-RESULT")
@pytest.mark.parametrize(
    "result",
    [
        {"scores": [1, 2, 3, 4], "winners": [0]},
        {"scores": [], "winners": []},
    ],
)
def test_a_result_that_does_not_agree_with_the_moves_is_refused(result: object) -> None:
    with pytest.raises(IllegalMove) as refused:
        randori.replay({**finished(), "result": result})
    assert refused.value.clause == "RECORD-RESULT"
    assert refused.value.index is None


@pytest.mark.clause("RECORD-RESULT")
def test_a_result_of_a_game_that_is_not_over_is_refused() -> None:
    record = finished()
    moves_of(record).pop()
    with pytest.raises(IllegalMove) as refused:
        randori.replay(record)
    assert refused.value.clause == "RECORD-RESULT"


@pytest.mark.parametrize(
    ("change", "error"),
    [
        ({"format": "randori/2"}, RecordError),
        ({"format": None}, RecordError),
        ({"game": 7}, RecordError),
        ({"game": "chess"}, OptionError),
        ({"players": "4"}, OptionError),
        ({"players": 7}, OptionError),
        ({"options": []}, RecordError),
        ({"options": {"colour": "red"}}, OptionError),
        ({"options": {"players": 4}}, OptionError),
        ({"options": {"name": "tatsu"}}, OptionError),
        ({"moves": {}}, RecordError),
        ({"moves": [[0]]}, RecordError),
        ({"moves": [["0", "ask:1"]]}, RecordError),
        ({"moves": [[True, "ask:1"]]}, RecordError),
        ({"moves": ["ask:1"]}, RecordError),
        ({"moves": [[-1, "dealer:0", 3]]}, RecordError),
        ({"result": [1]}, RecordError),
        ({"result": {}}, RecordError),
        ({"result": {"scores": None, "winners": [0]}}, RecordError),
        ({"result": {"scores": [1.0, 2, 3, 4], "winners": [True]}}, RecordError),
    ],
)
def test_what_is_no_record_is_refused_in_one_sentence(
    change: dict[str, object], error: type[RandoriError]
) -> None:
    with pytest.raises(error) as refused:
        randori.replay({**finished(), **change})
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("record", [None, 7, "record", [], {}])
def test_what_is_no_object_is_no_record(record: object) -> None:
    with pytest.raises(RecordError):
        randori.replay(record)


def test_replaying_does_not_touch_the_record() -> None:
    record = finished()
    before = deepcopy(record)
    state = randori.replay(record)
    state.extra["more"] = 1
    assert record == before
