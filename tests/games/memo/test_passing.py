"""Passing, plays that come too late, and the end of a round."""

from __future__ import annotations

import pytest

from randori import State
from tests.games.memo.box import deck_of
from tests.games.memo.scene import all_pass, begun, opened, play, quiet_round, refused
from tests.games.memo.sight import counts, phase, powers, table, top

BENCHES = "12 3 34 30 | 13 16 37 23 | 33 44 47 5"


def on_eleven() -> State:
    return opened(BENCHES, "11 26 21 40")


# --- plays that answer a card no longer active


@pytest.mark.clause("MEMO-LATE")
def test_a_play_that_answers_the_active_card_is_judged() -> None:
    state = on_eleven()
    state.play(0, "play:0,0", answers=11)
    assert top(state) == 12


@pytest.mark.clause("MEMO-LATE")
def test_a_play_that_answers_an_earlier_card_is_void_whether_it_fits_or_not() -> None:
    state = play(on_eleven(), "1 play:1,0")
    for move in ("play:0,0", "play:0,1", "play:2,1"):
        assert refused(state, 0, move, answers=11) == "MEMO-LATE"
    assert counts(state) == [4, 3, 4]


@pytest.mark.clause("MEMO-LATE", "MEMO-FAULT")
def test_a_fault_makes_no_play_late() -> None:
    state = play(on_eleven(), "1 play:1,1")
    state.play(0, "play:0,0", answers=11)
    assert top(state) == 12


@pytest.mark.clause("MEMO-LATE")
def test_a_late_play_of_a_card_that_has_gone_meanwhile_is_void() -> None:
    state = play(on_eleven(), "0 play:1,0", "0 hand:1", "1 play:1,2")
    assert refused(state, 1, "play:1,2", answers=13) == "MEMO-LATE"


@pytest.mark.clause("MEMO-LATE")
def test_a_late_play_is_void_while_a_thief_has_not_yet_handed_over() -> None:
    state = play(on_eleven(), "0 play:1,0")
    assert refused(state, 2, "play:2,0", answers=11) == "MEMO-LATE"
    assert refused(state, 2, "play:2,0", answers=13) == "MOVE-TURN"


@pytest.mark.clause("MEMO-LATE")
def test_a_late_play_is_void_in_the_next_round_and_for_those_who_have_passed() -> None:
    state = play(all_pass(on_eleven()), "1 lay", "2 pass")
    assert top(state) == 26
    for player in range(3):
        assert refused(state, player, "play:0,0", answers=11) == "MEMO-LATE"


@pytest.mark.clause("MEMO-LATE", "MEMO-POWER-USE")
def test_a_late_play_is_void_when_powers_are_used() -> None:
    state = all_pass(play(opened("9 | |", "11"), "0 play:0,0"))
    assert phase(state) == "power"
    assert refused(state, 1, "play:1,0", answers=11) == "MEMO-LATE"


@pytest.mark.clause("MEMO-LATE")
def test_a_play_that_answers_a_card_never_seen_is_void() -> None:
    assert refused(on_eleven(), 0, "play:0,0", answers=40) == "MEMO-LATE"
    assert refused(on_eleven(), 0, "play:0,0", answers=999) == "MEMO-LATE"


@pytest.mark.clause("MEMO-LATE")
def test_before_any_card_is_active_a_play_answers_nothing() -> None:
    assert refused(begun(BENCHES, "11"), 0, "play:0,0", answers=11) == "MEMO-LATE"


# --- passing


@pytest.mark.clause("MEMO-PASS")
def test_who_has_passed_may_not_move() -> None:
    state = play(on_eleven(), "1 pass")
    assert (state.to_act, table(state)["ready"], state.moves(1)) == ((0, 2), [1], [])
    assert refused(state, 1, "play:1,0") == "MOVE-TURN"
    assert refused(state, 1, "pass") == "MOVE-TURN"


@pytest.mark.clause("MEMO-PASS")
def test_a_success_reopens_the_reactions_for_all() -> None:
    state = play(on_eleven(), "1 pass", "2 pass", "0 play:0,0")
    assert (state.to_act, table(state)["ready"]) == ((0, 1, 2), [])


@pytest.mark.clause("MEMO-PASS", "MEMO-STEAL")
def test_a_success_with_anothers_card_reopens_them_once_a_card_is_handed_over() -> None:
    state = play(on_eleven(), "1 pass", "2 pass", "0 play:1,0", "0 hand:1")
    assert state.to_act == (0, 1, 2)


@pytest.mark.clause("MEMO-PASS", "MEMO-FAULT")
def test_a_fault_reopens_the_reactions_for_all() -> None:
    state = play(on_eleven(), "0 pass", "2 pass", "1 play:1,1")
    assert state.to_act == (0, 1, 2)


@pytest.mark.clause("MEMO-PASS", "MEMO-POWER-USE")
def test_a_used_power_reopens_the_reactions_for_all() -> None:
    state = all_pass(opened(BENCHES, "9"))
    assert (state.to_act, phase(state)) == ((0,), "power")
    play(state, "0 eye:1,0")
    assert (state.to_act, phase(state), powers(state)) == ((0, 1, 2), "react", [])


@pytest.mark.clause("MEMO-PASS", "MEMO-POWER-USE")
def test_a_declined_power_reopens_nothing() -> None:
    state = play(all_pass(opened(BENCHES, "9")), "0 skip")
    assert (phase(state), table(state)["active"], state.to_act) == ("draw", 1, (1,))


@pytest.mark.clause("MEMO-PASS", "MEMO-NO-TARGET")
def test_a_power_passed_over_reopens_nothing() -> None:
    deck = deck_of("11 3 5 6 12 16 21 13 23 26 27 40 10")
    state = all_pass(opened("11 3 5 6 | 12 16 21 13 | 23 26 27 40", "10", deck=deck))
    assert (phase(state), table(state)["round"], powers(state)) == ("react", 2, [])


@pytest.mark.clause("MEMO-PASS", "MEMO-WIN")
def test_a_player_with_an_empty_bench_passes_too() -> None:
    state = opened("12 8 11 13 | 3 5 16 21 | 23 26 44 47", "34")
    play(state, "0 play:0,0", "0 play:0,1", "0 play:0,2", "0 play:0,3")
    assert (counts(state), state.to_act) == ([0, 4, 4], (0, 1, 2))
    play(state, "1 pass", "2 pass")
    assert (state.to_act, state.moves(0), state.over) == ((0,), ["pass"], False)


@pytest.mark.clause("MEMO-PASS")
@pytest.mark.parametrize("order", ["012", "120", "201"])
def test_the_reactions_end_when_all_have_passed_in_whatever_order(order: str) -> None:
    state = on_eleven()
    for player in order:
        assert (phase(state), table(state)["round"]) == ("react", 1)
        play(state, f"{player} pass")
    assert (phase(state), table(state)["round"]) == ("draw", 2)


# --- the end of a round


@pytest.mark.clause("MEMO-ROUND-END", "MEMO-DIRECTION")
@pytest.mark.parametrize(("direction", "seats"), [("left", [2, 3, 0, 1, 2]), ("right", [2, 1, 0, 3, 2])])
def test_the_next_player_in_the_direction_of_play_becomes_active(direction: str, seats: list[int]) -> None:
    state = begun(players=4, starter=2, direction=direction)
    found: list[int] = []
    for number in range(1, 6):
        assert table(state)["round"] == number
        found += state.to_act
        quiet_round(state)
    assert found == seats


@pytest.mark.clause("MEMO-ROUND-END", "MEMO-POWER-USE")
def test_the_round_goes_on_until_no_power_is_left() -> None:
    state = all_pass(opened(BENCHES, "9"))
    play(state, "0 eye:1,0", "1 pass", "2 pass")
    assert (phase(state), table(state)["round"]) == ("react", 1)
    play(state, "0 pass")
    assert (phase(state), table(state)["round"], table(state)["active"]) == ("draw", 2, 1)


@pytest.mark.clause("MEMO-ROUND-END")
def test_a_new_round_draws_at_once_and_the_dojo_stays() -> None:
    state = all_pass(on_eleven())
    assert (top(state), table(state)["pile"], table(state, 1)["drawn"]) == (
        11,
        50 - 12 - 2,
        {"number": 26, "schools": ["Feral Steel"], "power": None},
    )
