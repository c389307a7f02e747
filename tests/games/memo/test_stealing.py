"""Playing another player's card, and handing over one's own for it."""

from __future__ import annotations

import pytest

from randori import State
from tests.games.memo.scene import all_pass, cards_of, opened, play, refused
from tests.games.memo.sight import bench, counts, dojo, event, phase, powers, shown, top, who_sees

BENCHES = "12 3 34 30 | 13 16 9 23 | 33 44 47 5"


def on_eleven(benches: str = BENCHES) -> State:
    return opened(benches, "11 26 21 40")


@pytest.mark.clause("MEMO-STEAL", "MEMO-REACT")
def test_anothers_card_may_be_played_if_it_fits_and_lies_on_the_dojo() -> None:
    state = play(on_eleven(), "2 play:1,0")
    assert (dojo(state), bench(state, 1), event(state)["fits"]) == ([11, 13], ".XXX", True)


@pytest.mark.clause("MEMO-STEAL")
def test_the_thief_puts_a_card_of_his_own_face_down_into_the_slot_just_emptied() -> None:
    state = play(on_eleven(), "2 play:1,2")
    assert (phase(state), state.to_act) == ("hand", (2,))
    assert state.moves(2) == ["hand:0", "hand:1", "hand:2", "hand:3"]
    play(state, "2 hand:1")
    assert (cards_of(state, 1), cards_of(state, 2)) == ("13 16 44 23", "33 . 47 5")
    assert (phase(state), state.to_act) == ("react", (0, 1, 2))


@pytest.mark.clause("MEMO-STEAL", "MEMO-SLOTS")
def test_the_card_comes_into_the_slot_just_emptied_even_if_there_is_a_lower_hole() -> None:
    state = play(on_eleven(), "1 play:1,0", "0 play:0,0", "2 play:1,2", "2 hand:3")
    assert cards_of(state, 1) == ". 16 5 23"


@pytest.mark.clause("MEMO-STEAL")
def test_nobody_sees_the_card_that_is_handed_over() -> None:
    state = play(on_eleven(), "2 play:1,0", "2 hand:2")
    assert who_sees(state, 47) == []
    assert [shown(state, eyes) for eyes in (1, 2)] == [{"1,0": 13, "1,1": 16}, {}]
    for eyes in (None, 0, 1, 2):
        assert (event(state, eyes)["move"], event(state, eyes)["card"]) == ("hand:2", None)


@pytest.mark.clause("MEMO-STEAL", "MEMO-POWER-GAIN")
def test_the_thief_not_the_owner_has_the_power() -> None:
    state = play(on_eleven(), "2 play:1,2", "2 hand:0")
    assert powers(state) == ["2 eye"]
    all_pass(state)
    assert (phase(state), state.to_act) == ("power", (2,))


@pytest.mark.clause("MEMO-STEAL")
@pytest.mark.parametrize("move", ["pass", "play:2,0", "play:1,1", "lay", "skip", "hand:4"])
def test_until_he_has_handed_it_over_the_thief_does_nothing_else(move: str) -> None:
    assert refused(play(on_eleven(), "2 play:1,0"), 2, move) == "MEMO-STEAL"


@pytest.mark.clause("MEMO-STEAL", "MOVE-TURN")
@pytest.mark.parametrize("move", ["pass", "play:0,0", "play:0,2", "hand:0"])
def test_until_he_has_handed_it_over_nobody_else_does_anything(move: str) -> None:
    state = play(on_eleven(), "2 play:1,0")
    assert refused(state, 0, move) == "MOVE-TURN"
    assert refused(state, 1, move) == "MOVE-TURN"


@pytest.mark.clause("MEMO-STEAL", "MEMO-SLOTS")
def test_a_hole_cannot_be_handed_over() -> None:
    state = play(on_eleven("12 3 34 30 | 13 16 9 23 | 33 44 8 5"), "2 play:2,2", "2 play:1,0")
    assert state.moves(2) == ["hand:0", "hand:1", "hand:3"]
    assert refused(state, 2, "hand:2") == "MEMO-STEAL"


@pytest.mark.clause("MEMO-STEAL")
def test_after_handing_over_reactions_go_on_from_the_stolen_card() -> None:
    state = play(on_eleven(), "2 play:1,0", "2 hand:0", "0 play:0,0", "0 play:0,2")
    assert (top(state), counts(state)) == (34, [2, 4, 3])
    play(state, "1 play:1,0")
    assert (top(state), counts(state)) == (33, [2, 3, 3])


@pytest.mark.clause("MEMO-STEAL")
def test_the_active_player_may_steal_too() -> None:
    state = play(on_eleven(), "0 play:1,0", "0 hand:3")
    assert (cards_of(state, 0), cards_of(state, 1)) == ("12 3 34 .", "30 16 9 23")


def with_one_card() -> State:
    """Seat 2 has played three of his four cards; 10 is active."""
    return play(on_eleven("12 3 34 30 | 13 16 9 23 | 5 8 14 10"), "2 play:2,1", "2 play:2,2", "2 play:2,3")


@pytest.mark.clause("MEMO-STEAL", "MEMO-WIN")
def test_a_thief_with_his_last_card_empties_his_bench_by_handing_it_over() -> None:
    state = play(with_one_card(), "2 play:1,0")
    assert (counts(state), state.moves(2)) == ([4, 3, 1], ["hand:0"])
    play(state, "2 hand:0")
    assert (counts(state), cards_of(state, 1)) == ([4, 4, 0], "5 16 9 23")
    all_pass(state)
    while state.to_act and "skip" in state.moves(state.to_act[0]):
        play(state, f"{state.to_act[0]} skip")
    assert (state.over, state.winners) == (True, (2,))


@pytest.mark.clause("MEMO-STEAL")
def test_a_player_with_an_empty_bench_cannot_steal() -> None:
    state = play(with_one_card(), "2 play:1,0", "2 hand:0")
    assert state.moves(2) == ["pass"]
    for move in ("play:0,0", "play:1,2"):
        assert refused(state, 2, move) == "MEMO-STEAL"


@pytest.mark.clause("MEMO-STEAL", "MEMO-SLOTS")
def test_a_stolen_last_card_is_replaced_in_its_slot() -> None:
    state = on_eleven("12 3 33 30 | 13 16 9 23 | 10 8 14 34")
    play(state, "2 play:2,1", "2 play:2,2", "2 play:2,0")
    assert bench(state, 2) == "...X"
    play(state, "0 play:2,3", "0 hand:1")
    assert (top(state), cards_of(state, 2), counts(state)) == (34, ". . . 3", [3, 4, 1])


@pytest.mark.clause("MEMO-STEAL", "MEMO-FAULT")
def test_a_stolen_card_that_does_not_fit_stays_where_it_is() -> None:
    state = play(on_eleven(), "0 play:2,3")
    assert (event(state)["fits"], cards_of(state, 2), counts(state)) == (False, "33 44 47 5", [5, 4, 4])
