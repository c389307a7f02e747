"""Placing trophies: which lines take them, and when one goes back to the box."""

from __future__ import annotations

import pytest

from randori import State
from tests.games.dojo.scene import EVEN, dealt, finish, new_table, place_all, play, refused, wander, won_round
from tests.games.dojo.sight import held, laid, placed, table


def with_trophy(trophy: str) -> State:
    """Player 1 has just won this trophy in round 1 of a table at which all cards are alike."""
    return place_all(play(dealt("M3 M3 M3", trophies=trophy, deck=EVEN), "1 challenge", "1 keep"))


def won_by_player_0(trophies: str, *turns: str) -> State:
    """Up to three rounds of a table at which all cards are alike, and player 0, who does not deal, wins.

    Each is written "PLACE LINE", but the last: there the trophy is still to be placed, if it can be.
    """
    state = new_table(4, dealer=1, trophies=trophies, deck=EVEN)
    *earlier, last = turns
    for turn in earlier:
        place, line = turn.split()
        won_round(state, 0, place, line=line)
    return won_round(state, 0, last)


@pytest.mark.clause("DOJO-TROPHY-PLACE")
def test_only_the_winner_places_the_trophy() -> None:
    state = with_trophy("belt")
    assert (table(state)["phase"], state.to_act) == ("trophy", (1,))
    for other in (0, 2):
        assert state.moves(other) == []
        assert refused(state, other, "trophy:col,0") == "MOVE-TURN"


@pytest.mark.clause("DOJO-TROPHY-PLACE")
def test_a_dealer_who_wins_places_it_in_his_own_dojo() -> None:
    state = won_round(new_table(cards="M5 M1 M2", trophies="master"), 0, "0,0", line="row,0")
    assert [placed(state, player) for player in range(3)] == [{"row,0": "master"}, {}, {}]


@pytest.mark.clause("DOJO-TROPHY-PLACE")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_the_card_is_always_placed_before_the_trophy(player: int) -> None:
    state = play(dealt("M3 M3 M3", trophies="belt", deck=EVEN), "1 challenge", "1 keep")
    assert refused(state, player, "trophy:col,0") in ("DOJO-TRAIN", "DOJO-TROPHY-PLACE")
    place_all(state)
    assert laid(state, 1) == {"0,0": "M3"}
    assert refused(state, 1, "place:0,1") == "DOJO-TROPHY-PLACE"


@pytest.mark.clause("DOJO-TROPHY-PLACE")
@pytest.mark.parametrize(("place", "lines"), [("0,-1", {"col,-1", "col,0"}), ("1,0", {"col,0"})])
def test_the_card_of_this_round_may_open_a_line_for_the_trophy(place: str, lines: set[str]) -> None:
    state = won_round(new_table(4, dealer=1, trophies="master belt", deck=EVEN), 0, "0,0", line="row,0")
    won_round(state, 0, place)
    assert {move.removeprefix("trophy:") for move in state.moves(0)} == lines


@pytest.mark.clause("DOJO-TROPHY-PLACE")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_a_placed_trophy_is_there_for_all_to_see(eyes: int | None) -> None:
    state = play(with_trophy("incense"), "1 trophy:row,0")
    assert (placed(state, 1, eyes), held(state, 1, eyes)) == ({"row,0": "incense"}, ["incense"])


@pytest.mark.clause("DOJO-TROPHY-PLACE")
@pytest.mark.parametrize(
    "move", ["trophy:col", "trophy:0", "trophy:column,0", "trophy:col,0,0", "trophy:col,00"]
)
def test_a_trophy_goes_to_a_row_or_a_column_by_its_number(move: str) -> None:
    assert refused(with_trophy("belt"), 1, move) == "MOVE-FORM"


@pytest.mark.clause("DOJO-TROPHY-LEGAL")
@pytest.mark.parametrize("trophy", ["belt", "kimono", "broom"])
def test_an_orange_trophy_goes_only_to_a_column(trophy: str) -> None:
    state = with_trophy(trophy)
    assert state.moves(1) == ["trophy:col,0"]
    assert refused(state, 1, "trophy:row,0") == "DOJO-TROPHY-LEGAL"


@pytest.mark.clause("DOJO-TROPHY-LEGAL")
@pytest.mark.parametrize("trophy", ["master", "incense", "assistant"])
def test_a_black_trophy_goes_only_to_a_row(trophy: str) -> None:
    state = with_trophy(trophy)
    assert state.moves(1) == ["trophy:row,0"]
    assert refused(state, 1, "trophy:col,0") == "DOJO-TROPHY-LEGAL"


@pytest.mark.clause("DOJO-TROPHY-LEGAL")
@pytest.mark.parametrize("line", ["col,1", "col,-1", "col,3", "col,-3", "col,4", "col,99"])
def test_an_empty_column_takes_no_trophy(line: str) -> None:
    assert refused(with_trophy("broom"), 1, f"trophy:{line}") == "DOJO-TROPHY-LEGAL"


@pytest.mark.clause("DOJO-TROPHY-LEGAL")
@pytest.mark.parametrize("line", ["row,1", "row,-1", "row,2", "row,-2", "row,3", "row,-99"])
def test_an_empty_row_takes_no_trophy(line: str) -> None:
    assert refused(with_trophy("master"), 1, f"trophy:{line}") == "DOJO-TROPHY-LEGAL"


@pytest.mark.clause("DOJO-TROPHY-LEGAL")
def test_a_row_takes_one_trophy_and_a_column_takes_one() -> None:
    state = won_by_player_0("master incense", "0,0 row,0", "1,0")
    assert state.moves(0) == ["trophy:row,1"]
    assert refused(state, 0, "trophy:row,0") == "DOJO-TROPHY-LEGAL"
    state = won_by_player_0("kimono kimono", "0,0 col,0", "0,1")
    assert state.moves(0) == ["trophy:col,1"]
    assert refused(state, 0, "trophy:col,0") == "DOJO-TROPHY-LEGAL"


@pytest.mark.clause("DOJO-TROPHY-LEGAL")
def test_a_row_and_a_column_that_cross_may_both_have_a_trophy() -> None:
    state = play(won_by_player_0("master broom", "0,0 row,0", "1,0"), "0 trophy:col,0")
    assert placed(state, 0) == {"row,0": "master", "col,0": "broom"}


@pytest.mark.clause("DOJO-TROPHY-LEGAL")
@pytest.mark.parametrize("move", ["pass", "keep", "swap", "challenge", "give:0", "place:0,1", "rock"])
def test_a_trophy_must_be_placed_where_it_can_be_though_there_be_only_one_place(move: str) -> None:
    state = with_trophy("belt")
    assert state.moves(1) == ["trophy:col,0"]
    assert refused(state, 1, move) == "DOJO-TROPHY-PLACE"


@pytest.mark.clause("DOJO-TROPHY-LEGAL")
@pytest.mark.parametrize(
    ("trophies", "first", "place"),
    [("incense master", "0,0 row,0", "0,1"), ("kimono belt", "0,0 col,0", "1,0")],
)
def test_a_trophy_that_cannot_be_placed_goes_back_to_the_box_without_a_decision(
    trophies: str, first: str, place: str
) -> None:
    state = won_by_player_0(trophies, first, place)
    kept, boxed = trophies.split()
    assert (table(state)["round"], table(state)["phase"], state.to_act) == (3, "give", (3,))
    assert table(state)["box"] == [boxed]
    assert held(state, 0) == [kept]
    assert list(placed(state, 0).values()) == [kept]
    assert state.history[-1][1] == f"place:{place}"


@pytest.mark.clause("DOJO-TROPHY-LEGAL", "DOJO-ROUNDS")
def test_after_a_trophy_went_to_the_box_the_next_is_turned_up() -> None:
    state = won_by_player_0("incense master broom", "0,0 row,0", "0,1")
    assert (table(state)["face_up"], table(state)["trophies_left"]) == ("broom", 9)


@pytest.mark.clause("DOJO-TROPHY-LEGAL")
def test_a_trophy_of_the_other_colour_still_has_a_place() -> None:
    state = won_by_player_0("incense broom", "0,0 row,0", "0,1")
    assert state.moves(0) == ["trophy:col,0", "trophy:col,1"]


@pytest.mark.clause("DOJO-TROPHY-LEGAL")
def test_three_rows_with_a_trophy_take_no_fourth() -> None:
    state = new_table(5, dealer=1, trophies="incense master assistant incense", deck=EVEN)
    place_all(state, "0,0")
    for place, line in [("1,0", "row,0"), ("2,0", "row,1"), ("2,1", "row,2")]:
        won_round(state, 0, place, line=line)
    won_round(state, 0, "2,2")
    assert table(state)["box"] == ["incense"]
    assert placed(state, 0) == {"row,0": "incense", "row,1": "master", "row,2": "assistant"}


@pytest.mark.clause("DOJO-TROPHY-LEGAL")
def test_a_trophy_never_moves_again() -> None:
    state = play(with_trophy("belt"), "1 trophy:col,0")
    while not state.over:
        assert placed(state, 1)["col,0"] == "belt"
        wander_a_round(state)
    assert placed(state, 1)["col,0"] == "belt"


def wander_a_round(state: State) -> None:
    """The lowest seat that may act does the first thing it may do."""
    turn = table(state)["round"]
    while not state.over and table(state)["round"] == turn:
        player = state.to_act[0]
        assert table(state)["phase"] == "trophy" or not any("trophy" in move for move in state.moves(player))
        state.play(player, state.moves(player)[0])


@pytest.mark.clause("DOJO-TROPHY-LEGAL")
@pytest.mark.parametrize("seed", range(12))
def test_in_any_game_every_trophy_turned_up_is_placed_face_up_or_in_the_box(seed: int) -> None:
    state = wander(new_table(3 + seed % 3), seed)
    seen = table(state)
    held_by_all = [trophy for player in range(state.game.players) for trophy in held(state, player)]
    lying = [trophy for player in range(state.game.players) for trophy in placed(state, player).values()]
    assert sorted(held_by_all) == sorted(lying)
    assert len(lying) + len(seen["box"]) + (seen["face_up"] is not None) + seen["trophies_left"] == 12


@pytest.mark.clause("DOJO-TROPHY-PLACE")
def test_without_a_challenge_no_trophy_is_placed() -> None:
    state = finish(new_table())
    assert not [move for _, move in state.history if move.startswith("trophy:")]
    assert [placed(state, player) for player in range(3)] == [{}, {}, {}]
