"""Training: all lay their cards at the same time, and nobody sees another's choice before all have chosen."""

from __future__ import annotations

from itertools import permutations

import pytest

from randori import State
from tests.games.dojo.scene import all_views, dealt, give_all, new_table, pass_all, play, quiet_round, refused
from tests.games.dojo.sight import held, laid, placed, table

ORDERS = [list(order) for order in permutations(range(3))]
CHOICES = {0: "place:1,0", 1: "place:0,-1", 2: "place:-1,0"}


def second_round(*, challenged: bool = False) -> State:
    """Everyone has one card in his dojo and is to place another."""
    state = give_all(quiet_round(new_table(cards="M1 F2 T3 C4 B5 R1", trophies="kimono")))
    return play(state, "2 challenge", "1 keep") if challenged else pass_all(state)


@pytest.mark.clause("DOJO-TRAIN")
@pytest.mark.parametrize("challenged", [False, True])
def test_all_players_may_place_at_the_same_time(challenged: bool) -> None:
    state = second_round(challenged=challenged)
    for player, left in [(None, (0, 1, 2)), (1, (0, 2)), (2, (0,))]:
        if player is not None:
            state.play(player, CHOICES[player])
        assert state.to_act == left
        assert [bool(state.moves(other)) for other in range(3)] == [other in left for other in range(3)]


@pytest.mark.clause("DOJO-TRAIN")
@pytest.mark.parametrize("challenged", [False, True])
@pytest.mark.parametrize("order", ORDERS, ids=str)
def test_the_order_in_which_choices_arrive_makes_no_difference(order: list[int], challenged: bool) -> None:
    state, usual = second_round(challenged=challenged), second_round(challenged=challenged)
    for player in order:
        state.play(player, CHOICES[player])
    for player in range(3):
        usual.play(player, CHOICES[player])
    assert all_views(state) == all_views(usual)
    assert state.history[-3:] == [(player, CHOICES[player]) for player in order]


@pytest.mark.clause("DOJO-TRAIN")
@pytest.mark.parametrize("order", ORDERS, ids=str)
def test_a_card_lies_in_the_dojo_only_when_all_have_chosen(order: list[int]) -> None:
    state = second_round()
    before = [laid(state, player) for player in range(3)]
    for count, player in enumerate(order, 1):
        state.play(player, CHOICES[player])
        if count < 3:
            for eyes in (None, 0, 1, 2):
                assert [laid(state, other, eyes) for other in range(3)] == before
    assert [laid(state, player) for player in range(3)] == [
        {"0,0": "M1", "1,0": "C4"},
        {"0,0": "F2", "0,-1": "B5"},
        {"0,0": "T3", "-1,0": "R1"},
    ]


@pytest.mark.clause("DOJO-TRAIN")
def test_nobody_sees_anothers_choice() -> None:
    for eyes in (None, 0, 2):
        seen = [play(second_round(), f"1 {move}").view(eyes) for move in second_round().moves(1)]
        assert len(seen) == 4
        assert all(view == seen[0] for view in seen)


@pytest.mark.clause("DOJO-TRAIN")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_all_see_who_has_chosen_and_each_his_own_choice(eyes: int | None) -> None:
    state = play(second_round(), "2 place:0,1")
    assert table(state, eyes)["chosen"] == [2]
    assert table(state, eyes)["choice"] == ("place:0,1" if eyes == 2 else None)
    play(state, "0 place:1,0")
    assert table(state, eyes)["chosen"] == [0, 2]
    assert table(state, eyes)["choice"] == {0: "place:1,0", 2: "place:0,1"}.get(-1 if eyes is None else eyes)
    play(state, "1 place:1,0")
    assert (table(state, eyes)["chosen"], table(state, eyes)["choice"]) == ([], None)


@pytest.mark.clause("DOJO-TRAIN", "MOVE-TURN")
@pytest.mark.parametrize("move", ["place:1,0", "place:0,1", "place:0,0", "keep"])
def test_a_choice_once_made_stands(move: str) -> None:
    state = play(second_round(), "0 place:1,0")
    assert state.moves(0) == []
    assert refused(state, 0, move) == "MOVE-TURN"
    play(state, "1 place:0,1")
    assert refused(state, 0, move) == "MOVE-TURN"


@pytest.mark.clause("DOJO-TRAIN")
def test_a_refusal_tells_nothing_about_anothers_choice() -> None:
    clauses = {refused(play(second_round(), f"1 {move}"), 0, "place:1,1") for move in second_round().moves(1)}
    assert clauses == {"DOJO-TRAIN-NEXT"}


@pytest.mark.clause("DOJO-TRAIN")
@pytest.mark.parametrize("player", [0, 1, 2])
@pytest.mark.parametrize("move", ["pass", "challenge", "keep", "swap", "give:0", "trophy:col,0", "paper"])
def test_placing_is_all_there_is_to_do(player: int, move: str) -> None:
    assert refused(second_round(), player, move) in ("DOJO-TRAIN", "DOJO-CHALLENGE")


@pytest.mark.clause("DOJO-TRAIN")
def test_everyone_lays_the_card_he_now_has() -> None:
    state = play(dealt("M1 F2 T3"), "1 challenge", "1 swap")
    play(state, "0 place:0,0", "1 place:0,0", "2 place:0,0")
    assert [laid(state, player) for player in range(3)] == [{"0,0": "F2"}, {"0,0": "M1"}, {"0,0": "T3"}]


@pytest.mark.clause("DOJO-TRAIN")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_next_round_begins_when_all_have_placed(players: int) -> None:
    state = pass_all(give_all(new_table(players)))
    for player in reversed(range(players)):
        assert table(state)["round"] == 1
        state.play(player, "place:0,0")
    assert (table(state)["round"], table(state)["phase"]) == (2, "give")
    assert table(state)["has_card"] == [False] * players


@pytest.mark.clause("DOJO-TROPHY-PLACE")
@pytest.mark.parametrize("order", ORDERS, ids=str)
def test_the_winner_places_the_trophy_when_all_cards_lie(order: list[int]) -> None:
    state = second_round(challenged=True)
    for player in order:
        assert refused(state, 1, "trophy:col,0") in ("MOVE-TURN", "DOJO-TRAIN")
        state.play(player, CHOICES[player])
    assert (table(state)["phase"], state.to_act) == ("trophy", (1,))
    assert laid(state, 1) == {"0,0": "F2", "0,-1": "B5"}
    assert state.moves(1) == ["trophy:col,-1", "trophy:col,0"]
    play(state, "1 trophy:col,-1")
    assert (placed(state, 1), held(state, 1)) == ({"col,-1": "kimono"}, ["kimono"])
    assert table(state)["round"] == 3
