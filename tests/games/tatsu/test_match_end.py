"""When a match ends, who wins it, ties and the options of its length; tables of two and four."""

from __future__ import annotations

import pytest

import randori
from randori import CHANCE, OptionError
from tests.games.tatsu.rounds import DRAW, ROUT, SWEEP, UPHILL, turned
from tests.games.tatsu.scene import deal_of_hands, play, refused, run, script_of
from tests.games.tatsu.sight import table


@pytest.mark.clause("TATSU-END")
def test_the_match_goes_on_below_500_and_ends_above_it() -> None:
    state = script_of(4, *SWEEP)
    assert state.scores == [360, 0, 360, 0]
    assert (state.over, state.winners, state.to_act) == (False, (), (CHANCE,))
    run(state, *turned(ROUT, 1))
    assert state.scores == [720, 0, 720, 0]
    assert (state.over, state.winners, state.to_act) == (True, (0, 2), ())


@pytest.mark.clause("TATSU-END")
def test_between_two_a_single_player_wins() -> None:
    state = script_of(2, *turned(SWEEP, 1))
    assert (state.scores, state.over) == ([0, 360], False)
    run(state, *ROUT)
    assert (state.scores, state.over, state.winners) == ([0, 720], True, (1,))


@pytest.mark.clause("TATSU-END")
@pytest.mark.clause("TATSU-TARGET")
@pytest.mark.parametrize(
    ("target", "over"), [(1, True), (359, True), (360, True), (361, False), (10**30, False)]
)
def test_reaching_the_target_exactly_is_enough(target: int, over: bool) -> None:
    assert script_of(4, *SWEEP, target=target).over is over
    assert script_of(2, *SWEEP, target=target).over is over


@pytest.mark.clause("TATSU-END")
def test_the_match_does_not_end_within_a_round() -> None:
    state = script_of(4, *SWEEP[:6], target=1)
    play(state, "0 play:YV6", "1 play:Rx2", "2 play:YV7")
    assert not state.over
    assert play(state, "3 play:Rx3").over


@pytest.mark.clause("TATSU-END")
def test_when_both_reach_the_target_the_higher_total_wins() -> None:
    state = script_of(4, *UPHILL, target=20)
    assert (state.scores, state.winners) == ([150, 20, 150, 20], (0, 2))
    state = script_of(4, *turned(UPHILL, 1), target=20)
    assert (state.scores, state.winners) == ([20, 150, 20, 150], (1, 3))


@pytest.mark.clause("MOVE-OVER")
@pytest.mark.clause("TATSU-END")
@pytest.mark.parametrize("players", [2, 4])
def test_when_the_match_is_over_no_move_is_left(players: int) -> None:
    state = script_of(players, *SWEEP, target=1)
    assert table(state)["phase"] == "over"
    for player in range(players):
        assert state.moves(player) == []
        assert refused(state, player, "play:YP6") == "MOVE-OVER"
    assert refused(state, CHANCE, deal_of_hands()) == "MOVE-OVER"


@pytest.mark.clause("TATSU-END-TIE")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("length", [{"target": 30}, {"rounds": 1}])
@pytest.mark.parametrize("tie", [{}, {"tie": "round"}])
def test_a_tie_plays_another_round_until_one_side_leads_alone(
    players: int, length: dict[str, int], tie: dict[str, str]
) -> None:
    state = script_of(players, *DRAW, **length, **tie)
    assert state.scores == [30] * players
    assert (state.over, state.winners, state.to_act) == (False, (), (CHANCE,))
    run(state, *turned(DRAW, 1))
    assert state.scores == [60] * players
    assert (state.over, state.winners) == (False, ())
    run(state, *turned(ROUT, 2))
    assert state.scores[:2] == [60, 420]
    assert (state.over, state.winners) == (True, tuple(range(1, players, 2)))


@pytest.mark.clause("TATSU-END-TIE")
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("length", [{"target": 30}, {"rounds": 1}])
def test_a_tie_may_be_shared(players: int, length: dict[str, int]) -> None:
    state = script_of(players, *DRAW, **length, tie="share")
    assert state.over
    assert state.winners == tuple(range(players))


@pytest.mark.clause("TATSU-END-TIE")
@pytest.mark.parametrize("tie", ["round", "share"])
def test_equal_totals_before_the_end_are_no_tie(tie: str) -> None:
    state = script_of(4, *DRAW, target=31, tie=tie)
    assert not state.over
    run(state, *turned(SWEEP, 1))
    assert (state.over, state.winners) == (True, (1, 3))


@pytest.mark.clause("TATSU-END-TIE")
def test_without_a_tie_sharing_changes_nothing() -> None:
    assert script_of(4, *SWEEP, target=30, tie="share").winners == (0, 2)


@pytest.mark.clause("TATSU-TARGET")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("target", [1, 500])
def test_a_number_of_rounds_replaces_the_target(players: int, target: int) -> None:
    state = script_of(players, *turned(SWEEP, 1), rounds=2, target=target)
    assert not state.over
    run(state, *(turned(ROUT, 1) if players == 3 else turned(UPHILL, 2)))
    assert state.over


@pytest.mark.clause("TATSU-TARGET")
def test_after_the_last_round_the_higher_total_wins_however_low() -> None:
    state = script_of(4, *UPHILL, rounds=1)
    assert (state.over, state.scores, state.winners) == (True, [150, 20, 150, 20], (0, 2))


@pytest.mark.clause("TATSU-TARGET")
def test_a_tie_before_the_last_round_changes_nothing() -> None:
    state = script_of(4, *DRAW, rounds=2)
    run(state, *turned(SWEEP, 1))
    assert (state.over, state.winners) == (True, (1, 3))


@pytest.mark.clause("TATSU-TARGET")
@pytest.mark.clause("TATSU-END-TIE")
@pytest.mark.clause("TATSU-2-HIDDEN")
def test_the_options_and_their_defaults_are_told() -> None:
    offered = randori.games()["tatsu"]["options"]
    assert isinstance(offered, dict)
    defaults = {name: option["default"] for name, option in offered.items()}
    assert defaults == {"target": 500, "rounds": None, "tie": "round", "hidden": "own"}
    assert randori.games()["tatsu"]["players"] == [2, 3, 4]


@pytest.mark.clause("TATSU-TARGET")
@pytest.mark.parametrize("value", [0, -1, 500.0, "500", True, None])
def test_the_target_is_an_integer_from_1(value: object) -> None:
    with pytest.raises(OptionError, match="target"):
        randori.new("tatsu", players=4, target=value)


@pytest.mark.clause("TATSU-TARGET")
@pytest.mark.parametrize("value", [0, -1, 1.0, "3", True])
def test_the_number_of_rounds_is_an_integer_from_1(value: object) -> None:
    with pytest.raises(OptionError, match="rounds"):
        randori.new("tatsu", players=4, rounds=value)


@pytest.mark.clause("TATSU-TARGET")
def test_no_number_of_rounds_means_a_target() -> None:
    assert not script_of(4, *SWEEP, rounds=None).over
    assert script_of(4, *SWEEP, rounds=None, target=360).over


@pytest.mark.clause("TATSU-END-TIE")
@pytest.mark.parametrize("option", ["tie", "hidden"])
@pytest.mark.parametrize("value", ["", "Share", "neither", None, 1])
def test_an_option_must_be_one_of_its_words(option: str, value: object) -> None:
    with pytest.raises(OptionError, match=option):
        randori.new("tatsu", players=2, **{option: value})


@pytest.mark.clause("TATSU-SEATS-2")
@pytest.mark.clause("TATSU-SEATS-3")
@pytest.mark.clause("TATSU-SEATS-4")
@pytest.mark.parametrize("players", [0, 1, 5, -1])
def test_tatsu_is_for_two_three_or_four(players: int) -> None:
    with pytest.raises(OptionError, match="players"):
        randori.new("tatsu", players=players)
