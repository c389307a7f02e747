"""Three players over several rounds: changing seats, the scores, the end."""

from __future__ import annotations

import pytest

from randori import CHANCE, State
from tests.games.tatsu.rounds import DRAW, ROUT, SWEEP, UPHILL, turned
from tests.games.tatsu.scene import HANDS, deal_of_hands, run, script_of
from tests.games.tatsu.sight import hands, players_by_seat, table

RED_SWEEPS = turned(SWEEP, 1)
YELLOW_SWEEPS = turned(ROUT, 1)
YELLOW_20_RED_150 = turned(UPHILL, 1)


def finish_round(state: State) -> None:
    """Plays first legal moves until the next deal or the end."""
    while not state.over and state.to_act != (CHANCE,):
        (player,) = state.to_act
        state.play(player, state.moves(player)[0])


@pytest.mark.clause("TATSU-3-DEAL")
@pytest.mark.clause("TATSU-3-ROTATE")
def test_seat_1_leads_every_round_whoever_sits_there() -> None:
    state = script_of(3, *RED_SWEEPS, rounds=4)
    for red in [0, 2, 1]:
        state.play(CHANCE, deal_of_hands(*HANDS))
        assert (table(state)["dealer"], table(state)["turn"]) == (1, 1)
        assert state.to_act == (red,)
        finish_round(state)


@pytest.mark.clause("TATSU-3-SCORE")
def test_both_yellow_players_add_yellows_points_and_the_red_player_reds() -> None:
    assert script_of(3, *YELLOW_20_RED_150).scores == [20, 150, 20]


@pytest.mark.clause("TATSU-3-SCORE")
@pytest.mark.clause("TATSU-3-ROTATE")
def test_scores_stay_with_the_players_when_they_change_seats() -> None:
    state = script_of(3, *YELLOW_20_RED_150, rounds=9)
    run(state, *YELLOW_20_RED_150)
    assert state.scores == [20 + 150, 150 + 20, 20 + 20]
    run(state, *YELLOW_SWEEPS)
    assert state.scores == [170 + 360, 170 + 360, 40]


@pytest.mark.clause("TATSU-3-ROTATE")
def test_after_each_round_every_player_moves_to_the_next_seat_and_the_ghost_stays() -> None:
    state = script_of(3, *RED_SWEEPS, rounds=9)
    for expected in ([2, 0, 1, 0], [1, 2, 0, 2], [0, 1, 2, 1], [2, 0, 1, 0]):
        state.play(CHANCE, deal_of_hands(*HANDS))
        assert players_by_seat(state) == expected
        assert [seat["ghost"] for seat in table(state)["seats"]] == [False, False, False, True]
        for seat, player in enumerate(expected[:3]):
            assert hands(state, player)[seat] == set(HANDS[seat].split())
        finish_round(state)


@pytest.mark.clause("TATSU-3-ROTATE")
def test_in_the_second_round_the_next_player_is_red() -> None:
    state = script_of(3, *RED_SWEEPS, rounds=9)
    run(state, *RED_SWEEPS)
    assert state.scores == [360, 360, 0]
    run(state, *RED_SWEEPS)
    assert state.scores == [360, 360, 360]


@pytest.mark.clause("TATSU-3-END")
def test_the_match_ends_when_a_player_reaches_the_target() -> None:
    state = script_of(3, *RED_SWEEPS, target=360)
    assert (state.over, state.scores, state.winners) == (True, [0, 360, 0], (1,))
    assert not script_of(3, *RED_SWEEPS, target=361).over


@pytest.mark.clause("TATSU-3-END")
def test_a_player_wins_with_500_won_for_both_clans() -> None:
    state = script_of(3, *RED_SWEEPS)
    assert (state.over, state.scores) == (False, [0, 360, 0])
    run(state, *YELLOW_SWEEPS)
    assert (state.over, state.scores, state.winners) == (True, [0, 720, 360], (1,))


@pytest.mark.clause("TATSU-3-END")
def test_if_several_reach_the_target_at_once_the_highest_wins() -> None:
    state = script_of(3, *YELLOW_20_RED_150, target=380)
    assert not state.over
    run(state, *YELLOW_SWEEPS)
    assert (state.over, state.scores, state.winners) == (True, [20, 510, 380], (1,))


@pytest.mark.clause("TATSU-3-END")
@pytest.mark.clause("TATSU-END-TIE")
@pytest.mark.parametrize("length", [{"target": 360}, {"rounds": 1}])
def test_two_yellow_players_who_lead_together_are_tied(length: dict[str, int]) -> None:
    state = script_of(3, *YELLOW_SWEEPS, **length)
    assert (state.over, state.scores, state.winners) == (False, [360, 0, 360], ())
    run(state, *RED_SWEEPS)
    assert (state.over, state.scores, state.winners) == (True, [720, 0, 360], (0,))


@pytest.mark.clause("TATSU-3-END")
@pytest.mark.clause("TATSU-END-TIE")
@pytest.mark.parametrize("length", [{"target": 360}, {"rounds": 1}])
def test_tied_players_may_share_the_win(length: dict[str, int]) -> None:
    state = script_of(3, *YELLOW_SWEEPS, **length, tie="share")
    assert (state.over, state.winners) == (True, (0, 2))
    state = script_of(3, *turned(DRAW, 1), rounds=1, tie="share")
    assert (state.over, state.winners) == (True, (0, 1, 2))


@pytest.mark.clause("TATSU-3-END")
@pytest.mark.clause("TATSU-END-TIE")
def test_all_three_tied_play_on() -> None:
    state = script_of(3, *turned(DRAW, 1), rounds=1)
    assert (state.over, state.scores) == (False, [30, 30, 30])
    run(state, *RED_SWEEPS)
    assert (state.over, state.winners) == (True, (0,))
