"""Several games in teams: who guesses, and who scores."""

from __future__ import annotations

import pytest

from randori import CHANCE, State
from tests.games.memo.scene import begun, end_round, play, refused

EMPTY = [f"0 play:0,{slot}" for slot in range(4)]
TEAMS = "11 12 13 37 | 42 40 41 23 | 16 21 44 47 | 3 5 6 20 | 10 9 8 14 | 7 19 1 27 | 2 4 48 50 | 17 22 24 25"


def team_game(max_rounds: int = 9) -> State:
    state = begun(TEAMS, "34", games=2, max_rounds=max_rounds)
    return play(state, "4 infiltrate:7,0", "4 exchange:7,1", "0 lay")


@pytest.mark.clause("MEMO-MATCH", "MEMO-TEAM-WIN")
def test_in_teams_the_winner_guesses_and_both_partners_score() -> None:
    state = end_round(play(team_game(), *EMPTY))
    assert (state.scores, state.to_act) == ([3, 0, 0, 0, 3, 0, 0, 0], (0,))
    play(state, "0 guess:1,0,L")
    assert state.scores == [4, 0, 0, 0, 4, 0, 0, 0]
    play(state, "0 guess:2,0,L")
    assert state.scores == [3, 0, 0, 0, 3, 0, 0, 0]


@pytest.mark.clause("MEMO-MATCH", "MEMO-TEAMS")
def test_the_partners_bench_may_be_guessed_too() -> None:
    state = play(end_round(play(team_game(), *EMPTY)), "0 guess:4,0,C")
    assert state.scores == [4, 0, 0, 0, 4, 0, 0, 0]
    assert refused(state, 4, "guess:1,0,L") == "MOVE-TURN"


@pytest.mark.clause("MEMO-MATCH", "MEMO-TEAMS", "MEMO-LIMIT")
def test_in_a_shared_game_a_team_scores_once() -> None:
    state = end_round(team_game(max_rounds=1))
    assert (state.scores, state.to_act) == ([3] * 8, (CHANCE,))
    state = end_round(play(team_game(max_rounds=1), "0 play:0,0", "5 play:0,1", "5 hand:0"))
    assert (state.scores, state.to_act) == ([3, 3, 0, 0, 3, 3, 0, 0], (CHANCE,))
