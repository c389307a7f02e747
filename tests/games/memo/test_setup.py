"""Set-up: the benches, the look, who starts, and the direction of play."""

from __future__ import annotations

import pytest

import randori
from randori import CHANCE, IllegalMove, OptionError
from tests.games.memo.scene import (
    all_look,
    all_pass,
    begun,
    cards_of,
    dealt,
    laid_open,
    play,
    refused,
)
from tests.games.memo.sight import bench, counts, drawn, event, phase, shown, table

ROWS = "11 12 16 21 | 23 26 30 33 | 37 40 44 47"
COUNTS = [2, 3, 4, 5, 6, 7, 8, 10]


@pytest.mark.clause("MEMO-SETUP")
@pytest.mark.parametrize("players", COUNTS)
def test_each_player_gets_four_cards_and_the_rest_is_the_pile(players: int) -> None:
    state = dealt(players=players)
    assert counts(state) == [4] * players
    assert [bench(state, seat) for seat in range(players)] == ["XXXX"] * players
    assert (table(state)["pile"], table(state)["dojo"]) == (50 - 4 * players, [])


@pytest.mark.clause("MEMO-SETUP")
def test_cards_are_dealt_four_to_a_seat_and_the_pile_lies_top_first() -> None:
    state = begun(ROWS, "3 5 6", max_rounds=1)
    assert [cards_of(state, seat) for seat in range(3)] == ["11 12 16 21", "23 26 30 33", "37 40 44 47"]
    assert drawn(state, 0) == 3
    places = laid_open(state)
    assert [places["pile,0"], places["pile,1"]] == [5, 6]


@pytest.mark.clause("MEMO-SETUP", "MEMO-TEAMS")
@pytest.mark.parametrize("players", [0, 1, 9, 11, 12, -2])
def test_other_numbers_of_players_cannot_play(players: int) -> None:
    with pytest.raises(OptionError):
        randori.new("memo", players=players)


@pytest.mark.clause("MEMO-SETUP")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("start", "lot"),
        ("opening_power", "yes"),
        ("confusion", "loud"),
        ("max_rounds", 0),
        ("max_rounds", 2.5),
        ("games", 0),
        ("games", True),
        ("aid", 1),
        ("teams", "both"),
        ("speed", 3),
    ],
)
def test_an_option_that_is_wrong_is_named(name: str, value: object) -> None:
    with pytest.raises(OptionError, match=name):
        randori.new("memo", players=4, **{name: value})


# --- the look


@pytest.mark.clause("MEMO-LOOK")
def test_all_look_at_the_same_time_each_at_two_cards_of_his_own_bench() -> None:
    state = dealt(ROWS)
    assert (state.to_act, phase(state)) == ((0, 1, 2), "look")
    for player in range(3):
        assert state.moves(player) == [f"look:{pair}" for pair in ("0,1", "0,2", "0,3", "1,2", "1,3", "2,3")]
    play(state, "1 look:1,3")
    assert (state.to_act, shown(state, 1)) == ((0, 2), {"1,1": 26, "1,3": 33})
    play(state, "2 look:0,2", "0 look:0,3")
    assert shown(state, 0) == {"0,0": 11, "0,3": 21}
    assert shown(state, 2) == {"2,0": 37, "2,2": 44}
    assert cards_of(state, 1) == "23 26 30 33"


@pytest.mark.clause("MEMO-LOOK")
@pytest.mark.parametrize("eyes", [None, 0, 2])
def test_which_two_is_public_but_not_what(eyes: int | None) -> None:
    state = play(dealt(ROWS), "1 look:1,3")
    assert (event(state, eyes)["player"], event(state, eyes)["move"]) == (1, "look:1,3")
    assert (event(state, eyes)["card"], shown(state, eyes)) == (None, {})


@pytest.mark.clause("MEMO-LOOK")
@pytest.mark.parametrize("move", ["look:1,1", "look:2,1", "look:0,4", "look:4,5", "start", "lay", "pass"])
def test_a_look_is_at_two_different_cards_the_lower_slot_first(move: str) -> None:
    assert refused(dealt(ROWS), 0, move) == "MEMO-LOOK"


@pytest.mark.clause("MEMO-LOOK", "MOVE-FORM")
@pytest.mark.parametrize("move", ["look:0", "look:0,1,2", "look:0, 1", "look", "look:-1,0", "look:a,b"])
def test_a_look_names_exactly_two_slots(move: str) -> None:
    assert refused(dealt(ROWS), 0, move) in ("MOVE-FORM", "MEMO-LOOK")


@pytest.mark.clause("MEMO-LOOK", "MOVE-TURN")
def test_nobody_looks_twice() -> None:
    state = play(dealt(ROWS), "0 look:0,1")
    assert refused(state, 0, "look:2,3") == "MOVE-TURN"


# --- who starts


@pytest.mark.clause("MEMO-START")
def test_nobody_starts_before_all_have_looked() -> None:
    state = play(dealt(ROWS), "0 look:0,1", "1 look:0,1")
    assert refused(state, 0, "start") == "MOVE-TURN"
    assert refused(state, 2, "start") == "MEMO-LOOK"


@pytest.mark.clause("MEMO-START")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_who_first_says_start_is_the_first_active_player(first: int) -> None:
    state = all_look(dealt(ROWS))
    assert state.to_act == (0, 1, 2)
    assert [state.moves(player) for player in range(3)] == [["start"]] * 3
    play(state, f"{first} start")
    assert table(state)["active"] == first
    assert list(state.to_act) == [first]
    for other in {0, 1, 2} - {first}:
        assert refused(state, other, "start") == "MOVE-TURN"


@pytest.mark.clause("MEMO-START")
@pytest.mark.parametrize(("players", "seats"), [(3, 3), (8, 4), (10, 5)])
def test_a_draw_decides_once_all_have_looked(players: int, seats: int) -> None:
    state = all_look(dealt(players=players, start="draw"))
    assert state.to_act == (CHANCE,)
    for wrong in (f"starter:{seats}", "starter:-1", "starter:0,1", "starter:", "start"):
        with pytest.raises(IllegalMove):
            state.play(CHANCE, wrong)
    state.play(CHANCE, f"starter:{seats - 1}")
    assert (state.to_act, phase(state)) == ((seats - 1,), "direction")
    assert table(state)["pile"] == 50 - 4 * players


@pytest.mark.clause("MEMO-START")
def test_a_draw_leaves_the_cards_as_they_were_shuffled() -> None:
    state = all_look(dealt(ROWS, "3 5", start="draw"))
    state.play(CHANCE, "starter:1")
    play(state, "1 direction:left")
    assert drawn(state, 1) == 3
    assert refused(all_look(dealt(ROWS, start="draw")), 0, "start") == "MOVE-TURN"


@pytest.mark.clause("MEMO-START")
@pytest.mark.parametrize("start", ["call", "draw"])
def test_who_begins_ends_the_time_that_all_have_to_learn_their_cards(start: str) -> None:
    state = dealt(ROWS, "3 5", start=start)
    assert not state.game.begins_for_all(state.position)
    all_look(state)
    if start == "draw":
        state.play(CHANCE, "starter:1")
    assert state.game.begins_for_all(state.position)
    play(state, *(["1 start"] if start == "call" else []), "1 direction:left")
    assert not state.game.begins_for_all(state.position)


# --- the direction of play


@pytest.mark.clause("MEMO-DIRECTION")
def test_the_first_active_player_decides_the_direction_of_play() -> None:
    state = play(all_look(dealt(ROWS)), "1 start")
    assert state.moves(1) == ["direction:left", "direction:right"]
    assert table(state)["direction"] is None
    for move in ("lay", "start", "pass"):
        assert refused(state, 1, move) == "MEMO-DIRECTION"
    assert refused(state, 1, "direction:up") in ("MOVE-FORM", "MEMO-DIRECTION")
    assert refused(state, 0, "direction:left") == "MOVE-TURN"
    play(state, "1 direction:right")
    assert (table(state)["direction"], state.to_act, phase(state)) == ("right", (1,), "draw")


@pytest.mark.clause("MEMO-DIRECTION")
def test_the_direction_holds_for_the_whole_game() -> None:
    state = begun(ROWS, "3 5 6", starter=1, direction="right")
    for active in (1, 0, 2, 1):
        assert table(state)["active"] == active
        all_pass(play(state, f"{active} swap:0"))
        while "skip" in state.moves(state.to_act[0]):
            play(state, f"{state.to_act[0]} skip")
        assert refused(state, state.to_act[0], "direction:left") == "MEMO-DRAW"
