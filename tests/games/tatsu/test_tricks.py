"""Who wins a trick, what they take, who leads next, and when the round is over."""

from __future__ import annotations

import pytest

from tests.games.tatsu.rounds import DRAW, ROUT, SWEEP, turned
from tests.games.tatsu.scene import HANDS, play, round_of, script_of
from tests.games.tatsu.sight import backs, captured, laid, table, winners_of_tricks


@pytest.mark.clause("TATSU-TRICK")
def test_a_trick_is_complete_when_each_seat_has_one_card_in_front_of_it() -> None:
    state = play(round_of(4, *HANDS), "0 play:YV3", "1 play:RV5", "2 play:YP3")
    assert laid(state) == ["YV3 0>0", "RV5 1>1", "YP3 2>2"]
    assert table(state)["tricks"] == []
    play(state, "3 play:RV7")
    assert laid(state) == []
    assert [play["card"] for play in table(state)["tricks"][0]["plays"]] == ["YV3", "RV5", "YP3", "RV7"]


@pytest.mark.clause("TATSU-TRICK")
def test_one_seat_may_give_all_four_cards_of_a_trick_and_the_others_none() -> None:
    state = round_of(4, *HANDS)
    play(state, "0 ask:3", "3 play:YV7", "1 ask:3", "3 play:Rx2", "2 ask:3", "3 play:Yx3", "3 play:RV7")
    assert backs(state) == [(4, 3), (3, 4), (4, 3), (1, 2)]
    assert winners_of_tricks(state) == [0]


@pytest.mark.clause("TATSU-TRICK")
def test_a_seat_with_an_empty_hand_still_has_its_turn() -> None:
    state = round_of(4, *HANDS)
    play(state, "0 ask:3", "3 play:YV7", "1 ask:3", "3 play:Rx2", "2 ask:3", "3 play:Yx3", "3 play:RV7")
    play(state, "0 play:YV3", "1 ask:3", "3 play:Rx3", "2 ask:3", "3 play:YF", "3 play:RF")
    assert backs(state)[3] == (0, 0)
    play(state, "2 play:YP3")
    assert state.to_act == (3,)
    assert set(state.moves(3)) == {"ask:0", "ask:1", "ask:2"}
    assert laid(play(state, "3 ask:1", "1 play:RP5")) == ["YP3 2>2", "RP5 1>3"]


@pytest.mark.clause("TATSU-WIN")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("0 YP6 RP5 YP4 RP3", 0),
        ("0 YP2 RP5 YP4 RP3", 1),
        ("0 YP2 RP3 YP5 RP4", 2),
        ("0 YP2 RP3 YP4 RP5", 3),
        ("2 YP2 RP3 YP4 RP5", 1),
    ],
)
def test_the_seat_with_the_highest_power_wins(trick: str, winner: int) -> None:
    state = script_of(4, trick)
    assert winners_of_tricks(state) == [winner]


@pytest.mark.clause("TATSU-WIN")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("0 YP6 RP6 YV3 RV3", 0),
        ("1 RP6 YP6 RV3 YV3", 1),
        ("0 YV3 RP4 YP4 RV3", 1),
        ("0 YV3 RV7 YV4 RV6", 0),
        ("3 Rx1 YV3 RV7 YV4", 0),
    ],
)
def test_on_equal_power_the_card_laid_first_wins(trick: str, winner: int) -> None:
    assert winners_of_tricks(script_of(4, trick)) == [winner]


@pytest.mark.clause("TATSU-WIN")
def test_the_winner_takes_the_four_cards_for_its_clan_and_leads() -> None:
    state = script_of(4, "0 YP2 RP3 YP5 RP4")
    assert captured(state, "yellow") == {"YP2", "RP3", "YP5", "RP4"}
    assert captured(state, "red") == set()
    assert table(state)["tricks"][0]["held_by"] == "yellow"
    assert state.to_act == (2,)
    assert table(state)["turn"] == 2


@pytest.mark.clause("TATSU-WIN")
def test_red_takes_for_red() -> None:
    state = script_of(4, "0 YP2 RP3 YP4 RP5", "3 RP6 YP3 Rx1 YV3")
    assert captured(state, "red") == {"YP2", "RP3", "YP4", "RP5", "RP6", "YP3", "Rx1", "YV3"}
    assert captured(state, "yellow") == set()
    assert state.to_act == (3,)


@pytest.mark.clause("TATSU-WIN")
@pytest.mark.clause("TATSU-TURN")
def test_a_card_wins_for_the_seat_it_lies_before_not_for_the_hand_it_came_from() -> None:
    state = play(round_of(4, *HANDS), "0 ask:1", "1 play:YP6", "1 play:RP5", "2 play:YP3", "3 play:RV7")
    assert winners_of_tricks(state) == [0]
    assert captured(state, "yellow") == {"YP6", "RP5", "YP3", "RV7"}
    assert state.to_act == (0,)


@pytest.mark.clause("TATSU-WIN")
def test_an_asked_card_laid_first_beats_an_equal_one() -> None:
    state = play(round_of(4, *HANDS, dealer=3), "3 ask:1", "1 play:RP6", "0 ask:1", "1 play:YP6")
    play(state, "1 play:Rx1", "2 play:YP4")
    assert winners_of_tricks(state) == [3]
    assert state.to_act == (3,)


@pytest.mark.clause("TATSU-MULTI")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [("0 Yx3 RV3 Yx1 Rx3", 1), ("0 Yx3 Rx3 Yx2 RV3", 3), ("0 YV3 Rx3 Yx2 Rx2", 0), ("1 Rx3 Yx3 Rx2 YP2", 0)],
)
def test_multipliers_lose_to_every_spirit(trick: str, winner: int) -> None:
    assert winners_of_tricks(script_of(4, trick)) == [winner]


@pytest.mark.clause("TATSU-MULTI")
@pytest.mark.parametrize(
    ("trick", "winner"), [("0 Yx1 Rx3 Yx2 Rx2", 0), ("1 Rx1 Yx3 Rx2 Yx2", 1), ("2 Yx3 Rx1 Yx1 Rx2", 2)]
)
def test_among_four_multipliers_the_first_one_laid_wins(trick: str, winner: int) -> None:
    state = script_of(4, trick)
    assert winners_of_tricks(state) == [winner]
    assert captured(state, ["yellow", "red"][winner % 2]) == set(trick.split()[1:])
    assert state.to_act == (winner,)


@pytest.mark.clause("TATSU-ROUND-END")
@pytest.mark.parametrize("script", [SWEEP, ROUT, DRAW])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_round_ends_after_seven_tricks(script: tuple[str, ...], players: int) -> None:
    if players == 3:
        script = turned(script, 1)
    state = script_of(players, *script[:6])
    assert table(state)["phase"] == "play"
    assert set(state.scores) == {0}
    state = script_of(players, *script)
    assert table(state)["phase"] == "deal"
    assert len(table(state)["tricks"]) == 7
    assert state.to_act == (-1,)


@pytest.mark.clause("TATSU-ROUND-END")
def test_at_the_end_of_a_round_all_cards_have_been_played() -> None:
    state = script_of(4, *SWEEP)
    assert backs(state) == [(0, 0)] * 4
    assert len({play["card"] for trick in table(state)["tricks"] for play in trick["plays"]}) == 28
