"""Records played again: each pair of eyes is shown what it would have been told at the table."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import randori
from randori.engine.errors import IllegalMove, OptionError, RecordError
from randori.engine.rng import Rng
from randori.table import study
from randori.table.study import OPEN, Onlooker, studied

GAMES = [("tatsu", 2), ("tatsu", 3), ("tatsu", 4), ("dojo", 3), ("dojo", 5), ("memo", 2), ("memo", 6)]


def record_of(game: str, players: int, **options: Any) -> dict[str, Any]:
    """A whole game, played at random."""
    if game == "memo":
        options.setdefault("max_rounds", 20)  # at random it lasts
    state = randori.new(game, players=players, **options).start(seed=7)
    state.playout(Rng(11))
    record: dict[str, Any] = as_json(state.record())
    return record


def as_json(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


def put_over(view: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """As a client does."""
    return {**view, **changed, "table": {**view["table"], **changed["table"]}}


def shown(record: dict[str, Any], eyes: Onlooker, since: int = 0) -> Any:
    return as_json(studied(record, eyes, since))


# --- what is shown


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_step_leads_to_what_the_engine_shows_these_eyes_there(game: str, players: int) -> None:
    record = record_of(game, players)
    for eyes in (None, 0, players - 1):
        told = shown(record, eyes)
        steps = {step["at"]: step for step in told["steps"]}
        state = randori.new(game, players=players, **record["options"]).start()
        view, at = None, -1
        for index, (player, move) in enumerate([*record["moves"], (0, "")]):
            if player != randori.CHANCE:  # the turn before this move is over
                view = told["view"] if view is None else view
                view = put_over(view, steps[at]["view"]) if at in steps else view
                assert view == as_json(state.view(eyes)), index
                at = index
            if move:
                state.play(player, move)
        assert view is not None
        assert view["over"]


def test_all_hands_are_a_spectators_view_and_every_players() -> None:
    record = record_of("tatsu", 4)
    told = shown(record, OPEN)
    alone = [shown(record, eyes) for eyes in (None, 0, 1, 2, 3)]
    assert [told["view"], *told["views"]] == [one["view"] for one in alone]
    for number, step in enumerate(told["steps"]):
        assert [step["view"], *step["views"]] == [one["steps"][number]["view"] for one in alone]


def test_a_secret_choice_is_told_to_who_made_it_and_to_open_eyes() -> None:
    """DOJO-VIEW"""
    record = record_of("dojo", 3)
    own, other, everybody = (shown(record, eyes)["steps"] for eyes in (0, 1, OPEN))
    true = [move for player, move in record["moves"] if player != randori.CHANCE]
    assert [step["what"]["move"] for step in everybody] == true
    hidden = 0
    for move, mine, theirs in zip(true, own, other, strict=True):
        if mine["what"] != theirs["what"]:
            hidden += 1
            assert move in (mine["what"]["move"], theirs["what"]["move"])
            assert mine["what"]["player"] in (0, 1)
    assert hidden


def test_what_others_do_not_notice_is_no_step_of_theirs() -> None:
    """MEMO-CONFUSION: the exchanges of a secret confusion, and how many they were."""
    record = record_of("memo", 6, max_rounds=60)
    everything = len(shown(record, OPEN)["steps"])
    everybody = len(shown(record, None)["steps"])
    own = [len(shown(record, eyes)["steps"]) - everybody for eyes in range(6)]
    assert min(own) >= 0
    assert 0 < sum(own) == everything - everybody


def test_the_steps_from_a_move_on_begin_with_a_whole_view() -> None:
    record = record_of("tatsu", 3)
    whole = shown(record, 1)
    since = whole["steps"][20]["at"]
    part = shown(record, 1, since)
    assert part["steps"] == whole["steps"][20:]
    view = whole["view"]
    for step in whole["steps"][:20]:
        view = put_over(view, step["view"])
    assert part["view"] == view
    assert shown(record, 1, 10_000)["steps"] == []


def test_a_game_that_is_not_over_is_shown_as_far_as_it_goes() -> None:
    record = record_of("tatsu", 4)
    for length in (0, 1, 2, 3, 10):
        begun = {**record, "moves": record["moves"][:length], "result": None}
        assert len(shown(begun, 2)["steps"]) == max(0, length - 2)


def test_a_very_long_game_comes_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    record = record_of("tatsu", 4)
    whole = shown(record, None)
    monkeypatch.setattr(study, "MOST_STEPS", 30)
    steps, since = [], 0
    while since is not None:
        part = shown(record, None, since)
        assert len(part["steps"]) <= 30
        steps += part["steps"]
        since = part.get("next")
    assert steps == whole["steps"]


# --- what is no record


def test_a_move_against_the_rules_is_named() -> None:
    record = record_of("tatsu", 4)
    record["moves"][5] = [record["moves"][5][0], "play:XX"]
    for eyes in (None, OPEN, record["moves"][5][0]):
        with pytest.raises(IllegalMove) as refused:
            studied(record, eyes)
        assert (refused.value.index, refused.value.move) == (5, "play:XX")


def test_what_comes_after_the_shown_steps_is_played_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(study, "MOST_STEPS", 3)
    record = record_of("tatsu", 4)
    record["moves"][50] = [randori.CHANCE, "deal:"]
    with pytest.raises(IllegalMove) as refused:
        studied(record, None)
    assert refused.value.index == 50


@pytest.mark.parametrize(
    ("changed", "error"),
    [
        ({"format": "x"}, RecordError),
        ({"moves": "x"}, RecordError),
        ({"moves": [[0]]}, RecordError),
        ({"moves": [[0, "pass"]] * (study.MOST_MOVES + 1)}, RecordError),
        ({"game": "chess"}, OptionError),
        ({"players": 9}, OptionError),
        ({"options": {"colour": 1}}, OptionError),
        ({"moves": [[99, "play:YV3"]]}, IllegalMove),
        ({"moves": [[-2, "play:YV3"]]}, IllegalMove),
        ({"result": {"scores": [1, 1, 1, 1], "winners": [0]}}, IllegalMove),
        ({"result": 5}, RecordError),
    ],
)
def test_what_is_no_record_is_refused(changed: dict[str, object], error: type[Exception]) -> None:
    with pytest.raises(error):
        studied({**record_of("tatsu", 4), **changed}, None)


def test_there_are_no_eyes_where_nobody_sits() -> None:
    with pytest.raises(IllegalMove, match="no player 4"):
        studied(record_of("tatsu", 4), 4)


# --- all hands


def test_open_eyes_see_every_bench_of_memo_combo() -> None:
    record = record_of("memo", 4)
    begun = {**record, "moves": record["moves"][:1], "result": None}
    dealt = [int(number) for number in record["moves"][0][1].removeprefix("deck:").split(",")]
    opened = shown(begun, OPEN)["view"]["table"]["open"]
    assert [one["card"]["number"] for one in opened] == dealt


def test_open_eyes_see_what_lies_face_down_in_tatsu_for_two() -> None:
    record = record_of("tatsu", 2)
    begun = {**record, "moves": record["moves"][:2], "result": None}
    dealt = record["moves"][1][1].removeprefix("deal:").split(",")
    assert shown(begun, OPEN)["view"]["table"]["open"] == [dealt[:7], dealt[14:21]]
    for eyes in (None, 0, 1):
        assert "open" not in shown(begun, eyes)["view"]["table"]
