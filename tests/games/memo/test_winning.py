"""Who wins: an empty bench at the end of a round, and the limit of rounds."""

from __future__ import annotations

import pytest

import randori
from randori import CHANCE, State
from tests.games.memo.scene import (
    all_pass,
    begun,
    end_round,
    finished,
    opened,
    play,
    quiet_round,
    refused,
)
from tests.games.memo.sight import counts, phase, powers, table, top

ROWS = "11 12 13 37 | 42 40 41 23 | 16 21 44 47"
EMPTY_FIRST = [f"0 play:0,{slot}" for slot in range(4)]
EMPTY_SECOND = [f"1 play:1,{slot}" for slot in range(4)]


def both_empty(pile: str = "26") -> State:
    """Seat 0 has emptied his bench, then seat 1, who has the power of paralysis; 23 is active."""
    state = play(opened(ROWS, f"34 {pile}"), *EMPTY_FIRST, *EMPTY_SECOND)
    assert (counts(state), powers(state), top(state)) == ([0, 0, 4], ["1 paralysis"], 23)
    return state


@pytest.mark.clause("MEMO-WIN")
def test_a_player_whose_bench_is_empty_at_the_end_of_a_round_wins() -> None:
    state = play(opened(ROWS, "34"), *EMPTY_FIRST)
    assert (state.over, state.winners, state.scores) == (False, (), [0, 0, 0])
    all_pass(state)
    assert (state.over, state.winners, state.scores) == (True, (0,), [1, 0, 0])
    assert (state.to_act, phase(state)) == ((), "over")


@pytest.mark.clause("MEMO-WIN", "MOVE-OVER")
def test_after_the_end_nobody_moves() -> None:
    state = all_pass(play(opened(ROWS, "34"), *EMPTY_FIRST))
    assert [state.moves(player) for player in range(3)] == [[], [], []]
    assert refused(state, 1, "pass") == "MOVE-OVER"


@pytest.mark.clause("MEMO-WIN")
def test_emptying_the_bench_in_mid_round_ends_nothing() -> None:
    state = play(opened(ROWS, "34"), *EMPTY_FIRST, "1 play:1,0")
    assert (state.over, counts(state), state.to_act) == (False, [0, 3, 4], (0, 1, 2))


@pytest.mark.clause("MEMO-WIN", "MEMO-POWER-USE")
def test_the_round_ends_only_after_its_powers() -> None:
    state = all_pass(both_empty())
    assert (state.over, state.to_act) == (False, (1,))
    play(state, "1 skip")
    assert state.over


@pytest.mark.clause("MEMO-WIN")
def test_of_two_emptied_benches_the_earlier_wins() -> None:
    assert end_round(both_empty()).winners == (0,)


@pytest.mark.clause("MEMO-WIN", "MEMO-PARALYSIS")
def test_an_emptied_bench_filled_again_by_paralysis_does_not_win() -> None:
    state = play(opened(ROWS, "34 26"), *EMPTY_FIRST, "1 play:1,0")
    play(all_pass(state), "1 paralyse:0")
    assert counts(state) == [1, 3, 4]
    all_pass(state)
    assert (state.over, table(state)["active"], table(state)["round"]) == (False, 1, 2)


@pytest.mark.clause("MEMO-WIN", "MEMO-PARALYSIS")
def test_of_two_emptied_benches_the_earlier_that_lasts_wins() -> None:
    state = play(all_pass(both_empty()), "1 paralyse:0")
    assert end_round(state).winners == (1,)


@pytest.mark.clause("MEMO-WIN", "MEMO-PARALYSIS")
def test_the_last_time_a_bench_became_empty_counts() -> None:
    state = play(all_pass(both_empty("26")), "1 paralyse:0", "0 play:0,0")
    assert (counts(state), top(state)) == ([0, 0, 4], 26)
    assert end_round(state).winners == (1,)


@pytest.mark.clause("MEMO-WIN", "MEMO-PARALYSIS")
def test_who_fills_his_own_bench_again_has_emptied_it_in_vain() -> None:
    state = play(all_pass(both_empty("26")), "1 paralyse:1", "1 play:1,0")
    assert end_round(state).winners == (0,)


@pytest.mark.clause("MEMO-WIN", "MEMO-STEAL")
def test_a_bench_emptied_by_handing_over_counts_from_then() -> None:
    """Seat 2 steals with his last card after seat 0 has emptied his bench, or before."""
    rows = "11 12 8 14 | 13 9 3 5 | 10 34 30 16"
    thief = ["2 play:2,0", "2 play:2,1", "2 play:2,2"]
    late = play(opened(rows, "48"), "2 play:2,2", "2 play:2,1", *EMPTY_FIRST, "2 play:2,0")
    play(late, "2 play:1,0", "2 hand:3")
    assert counts(late) == [0, 4, 0]
    assert end_round(late).winners == (0,)
    early = play(
        opened(rows.replace("30", "33"), "48"), thief[2], thief[1], thief[0], "2 play:1,1", "2 hand:3"
    )
    play(early, *EMPTY_FIRST)
    assert counts(early) == [0, 4, 0]
    assert end_round(early).winners == (2,)


@pytest.mark.clause("MEMO-WIN", "MEMO-STEAL")
def test_a_bench_that_is_empty_only_until_the_thief_hands_over_has_not_won() -> None:
    """Seat 1 is stolen his last card, then empties his bench later than seat 0."""
    state = play(
        opened("9 11 12 37 | 34 30 33 13 | 3 14 44 47", "48"), "1 play:1,1", "1 play:1,2", "1 play:1,0"
    )
    assert counts(state) == [4, 1, 4]
    play(state, "2 play:1,3", "2 hand:1", "0 play:0,3")
    assert counts(state) == [3, 1, 3]
    assert not end_round(state).over


# --- the limit


@pytest.mark.clause("MEMO-LIMIT")
@pytest.mark.parametrize("limit", [1, 2, 5])
def test_after_so_many_rounds_the_game_is_over(limit: int) -> None:
    state = begun(players=3, max_rounds=limit)
    for number in range(1, limit + 1):
        assert (state.over, table(state)["round"]) == (False, number)
        quiet_round(state)
    assert state.over


@pytest.mark.clause("MEMO-LIMIT")
def test_the_fewest_cards_win() -> None:
    state = play(opened(ROWS, "34", max_rounds=1), "0 play:0,0", "0 play:0,1", "0 play:0,2", "1 play:1,0")
    assert counts(state) == [1, 3, 4]
    assert (end_round(state).over, state.winners, state.scores) == (True, (0,), [1, 0, 0])


@pytest.mark.clause("MEMO-LIMIT")
def test_the_win_is_shared_if_they_are_equal() -> None:
    state = end_round(opened(ROWS, "34", max_rounds=1))
    assert (state.winners, state.scores) == ((0, 1, 2), [1, 1, 1])
    state = play(opened(ROWS, "34", max_rounds=1), "0 play:0,0", "0 play:0,1", "0 play:0,2", "1 play:1,0")
    play(state, "1 play:1,1", "1 play:1,2")
    assert counts(state) == [1, 1, 4]
    assert (end_round(state).winners, state.scores) == ((0, 1), [1, 1, 0])


@pytest.mark.clause("MEMO-LIMIT", "MEMO-WIN")
def test_an_empty_bench_comes_first_and_of_two_the_earlier() -> None:
    state = play(opened(ROWS, "34", max_rounds=1), *EMPTY_FIRST, *EMPTY_SECOND)
    assert end_round(state).winners == (0,)


@pytest.mark.clause("MEMO-LIMIT")
def test_cards_are_counted_not_slots() -> None:
    state = play(opened(ROWS, "34 26", max_rounds=1), "0 play:0,0", "0 play:0,1", "0 play:0,3")
    assert counts(state) == [3, 4, 4]
    assert end_round(state).winners == (0,)


@pytest.mark.clause("MEMO-LIMIT")
def test_the_limit_is_two_hundred_rounds_by_default() -> None:
    state = randori.new("memo", players=3).start()
    state.play(CHANCE, "deck:" + ",".join(map(str, range(1, 51))))
    end = finished(state)
    moves = end.record()["moves"]
    assert isinstance(moves, list)
    assert sum(move == "lay" for _, move in moves) == 200
    assert end.winners == (0, 1, 2)
