"""Reactions: which cards fit, what a fault costs, which plays come too late, and who has passed."""

from __future__ import annotations

import pytest

from randori import State
from tests.games.memo.box import CARDS
from tests.games.memo.scene import all_pass, all_views, begun, cards_of, opened, play, refused
from tests.games.memo.sight import bench, counts, dojo, event, phase, powers, sees, table, top, turned_up

BENCHES = "12 3 34 30 | 13 16 37 23 | 33 44 47 5"


def on_eleven() -> State:
    """Seat 0 has laid 11, of Cobra Blade; nobody's card has a power."""
    return opened(BENCHES, "11 26 21 40")


# --- what fits


@pytest.mark.clause("MEMO-REACT")
def test_everyone_may_play_the_active_player_too() -> None:
    state = on_eleven()
    assert state.to_act == (0, 1, 2)
    play(state, "0 play:0,0")
    assert (dojo(state), bench(state, 0)) == ([11, 12], ".XXX")
    assert state.to_act == (0, 1, 2)


@pytest.mark.clause("MEMO-REACT")
def test_a_card_fits_that_shares_a_school_with_the_active_card_and_becomes_active_itself() -> None:
    state = play(on_eleven(), "1 play:1,0")
    assert (top(state), event(state)["fits"], turned_up(state)) == (13, True, 13)
    play(state, "1 play:1,2")
    assert (dojo(state), counts(state)) == ([11, 13, 37], [4, 2, 4])


@pytest.mark.clause("MEMO-REACT")
def test_the_top_card_alone_counts() -> None:
    state = play(on_eleven(), "1 play:1,0", "1 play:1,2", "0 play:0,0")
    assert (event(state)["fits"], top(state), counts(state)) == (False, 37, [5, 2, 4])


@pytest.mark.clause("MEMO-REACT")
def test_a_player_plays_as_many_as_he_can() -> None:
    state = play(on_eleven(), "0 play:0,0", "0 play:0,2", "0 play:0,3")
    assert (dojo(state), bench(state, 0)) == ([11, 12, 34, 30], ".X..")


@pytest.mark.clause("MEMO-REACT")
def test_the_card_just_drawn_and_swapped_in_may_be_played() -> None:
    state = play(begun("11 3 5 16 | 23 | 26", "12"), "0 swap:0", "0 play:0,0")
    assert (dojo(state), bench(state, 0)) == ([11, 12], ".XXX")


@pytest.mark.clause("MEMO-REACT")
def test_a_card_may_lie_on_the_dojo_that_does_not_fit_the_one_of_the_round_before() -> None:
    state = play(all_pass(on_eleven()), "1 lay")
    assert (dojo(state), counts(state)) == ([11, 26], [4, 4, 4])


@pytest.mark.clause("MEMO-DUAL")
@pytest.mark.parametrize(
    ("below", "played"),
    [(11, 34), (30, 34), (34, 11), (34, 30), (34, 13), (13, 34), (6, 20), (50, 6), (48, 50)],
)
def test_a_card_of_two_schools_fits_on_either_and_either_fits_on_it(below: int, played: int) -> None:
    state = play(opened(f"{played} | |", str(below)), "0 play:0,0")
    assert (event(state)["fits"], top(state)) == (True, played)


@pytest.mark.clause("MEMO-DUAL", "MEMO-REACT")
def test_two_cards_fit_exactly_if_they_share_a_school() -> None:
    for below in (11, 6, 27, 44, 50):
        for played in (3, 6, 12, 16, 20, 23, 27, 30, 34, 41, 48, 50):
            if below == played:
                continue
            state = play(opened(f"{played} | |", str(below)), "0 play:0,0")
            shares = set(CARDS[below]["schools"]) & set(CARDS[played]["schools"])
            assert event(state)["fits"] == bool(shares), (below, played)


@pytest.mark.clause("MEMO-DUAL")
def test_a_two_school_card_links_the_schools_only_while_it_lies_on_top() -> None:
    state = play(on_eleven(), "0 play:0,2", "0 play:0,3", "0 play:0,0")
    assert (top(state), event(state)["fits"]) == (30, False)


# --- faults


@pytest.mark.clause("MEMO-FAULT")
def test_a_card_that_does_not_fit_is_seen_by_all_and_goes_back_to_its_slot() -> None:
    state = play(on_eleven(), "2 play:2,1")
    for eyes in (None, 0, 1, 2):
        assert (turned_up(state, eyes), event(state, eyes)["fits"]) == (44, False)
    assert cards_of(state, 2).split()[1] == "44"
    assert (top(state), dojo(state)) == (11, [11])


@pytest.mark.clause("MEMO-FAULT", "MEMO-SLOTS")
def test_the_penalty_is_the_top_card_of_the_pile_at_the_end_of_the_own_bench_seen_by_nobody() -> None:
    state = play(on_eleven(), "2 play:2,1")
    assert (bench(state, 2), table(state)["pile"]) == ("XXXXX", 36)
    assert cards_of(state, 2) == "33 44 47 5 26"
    assert not any(sees(state, eyes, 26) for eyes in (None, 0, 1, 2))


@pytest.mark.clause("MEMO-FAULT", "MEMO-SLOTS")
def test_the_penalty_takes_the_lowest_hole() -> None:
    state = play(on_eleven(), "1 play:1,0", "1 play:1,2", "1 play:1,1")
    assert cards_of(state, 1) == "26 16 . 23"


@pytest.mark.clause("MEMO-FAULT", "MEMO-STEAL")
def test_who_plays_anothers_card_at_fault_draws_himself_and_hands_nothing_over() -> None:
    state = play(on_eleven(), "2 play:1,1")
    assert (counts(state), phase(state)) == ([4, 4, 5], "react")
    assert (cards_of(state, 1), cards_of(state, 2)) == ("13 16 37 23", "33 44 47 5 26")


@pytest.mark.clause("MEMO-FAULT", "MEMO-POWER-GAIN")
def test_a_fault_gains_no_power() -> None:
    state = play(opened("1 | |", "11"), "0 play:0,0")
    assert (event(state)["fits"], powers(state)) == (False, [])


@pytest.mark.clause("MEMO-FAULT")
def test_the_same_card_may_be_played_at_fault_again() -> None:
    state = play(on_eleven(), "2 play:2,1", "2 play:2,1", "2 play:2,1")
    assert (counts(state), top(state)) == ([4, 4, 7], 11)


# --- refused plays


@pytest.mark.clause("MEMO-REACT")
@pytest.mark.parametrize("move", ["play:0,4", "play:1,9", "play:3,0", "play:7,0"])
def test_there_must_be_a_card_to_play(move: str) -> None:
    assert refused(on_eleven(), 0, move) in ("MEMO-REACT", "MOVE-FORM")


@pytest.mark.clause("MEMO-REACT", "MEMO-SLOTS")
def test_a_hole_cannot_be_played() -> None:
    state = play(on_eleven(), "0 play:0,0")
    for player in range(3):
        assert refused(state, player, "play:0,0") in ("MEMO-REACT", "MEMO-SLOTS")


@pytest.mark.clause("MEMO-REACT", "MOVE-FORM")
@pytest.mark.parametrize(
    "move", ["play", "play:0", "play:00,0", "play:+0,1", "play:0,-0", "play:0,1,2", "Pass"]
)
def test_what_is_no_move_is_refused(move: str) -> None:
    assert refused(on_eleven(), 0, move) == "MOVE-FORM"


@pytest.mark.clause("MEMO-REACT")
@pytest.mark.parametrize("move", ["lay", "swap:0", "hand:0", "skip", "eye:1,0", "done", "stop", "start"])
def test_nothing_but_plays_and_passing_is_open_in_the_reactions(move: str) -> None:
    assert refused(on_eleven(), 0, move) == "MEMO-REACT"


@pytest.mark.clause("MEMO-REACT")
def test_before_a_card_is_laid_nobody_plays() -> None:
    state = begun(BENCHES, "11")
    assert state.to_act == (0,)
    assert refused(state, 1, "play:1,0") == "MOVE-TURN"
    assert refused(state, 0, "play:0,0") == "MEMO-DRAW"
    assert all_views(state)
