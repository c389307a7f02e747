"""Two players: seven piles each, tricks of two turns, the lead."""

from __future__ import annotations

import pytest

from randori import CHANCE
from tests.games.tatsu.rounds import DRAW, ROUT, SWEEP, UPHILL, turned
from tests.games.tatsu.scene import (
    DECK,
    ROWS,
    deal_of_piles,
    new_table,
    play,
    refused,
    round_of,
    run,
    script_of,
)
from tests.games.tatsu.sight import backs, captured, held, laid, row, table, winners_of_tricks


@pytest.mark.clause("TATSU-SEATS-2")
def test_the_player_of_seat_0_is_yellow_and_of_seat_1_red() -> None:
    seats = table(round_of(2, *ROWS))["seats"]
    assert [(seat["player"], seat["clan"], seat["ghost"]) for seat in seats] == [
        (0, "yellow", False),
        (1, "red", False),
    ]


@pytest.mark.clause("TATSU-SEATS-2")
@pytest.mark.parametrize("move", ["ask:2", "ask:3"])
def test_there_are_no_more_than_two_seats(move: str) -> None:
    assert refused(round_of(2, *ROWS), 0, move) == "TATSU-SEATS-2"


@pytest.mark.clause("TATSU-2-DEAL")
def test_seven_lie_face_down_and_one_face_up_on_each_in_the_order_of_the_deal() -> None:
    state = new_table(2)
    state.play(CHANCE, f"deal:{','.join(DECK)}")
    assert row(state, 0) == " ".join(f"{card}/Y" for card in DECK[7:14])
    assert row(state, 1) == " ".join(f"{card}/R" for card in DECK[21:28])


@pytest.mark.clause("TATSU-2-DEAL")
@pytest.mark.clause("TATSU-BACKS")
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_of_face_down_cards_all_know_the_clan_and_nobody_more(eyes: int | None) -> None:
    state = round_of(2, *ROWS)
    assert row(state, 0, eyes) == "YP6/R YV3/Y RP2/Y RV5/R YV5/R RP3/Y YF/Y"
    assert row(state, 1, eyes) == "RP6/Y YP3/R RV6/Y RV7/R YP5/R Rx3/Y RP5/Y"
    assert backs(state, eyes) == [(8, 6), (6, 8)]


@pytest.mark.clause("TATSU-2-TURN")
def test_a_player_plays_a_face_up_card_of_his_clan_or_asks_the_opponent() -> None:
    state = round_of(2, *ROWS)
    assert set(state.moves(0)) == {"play:YP6", "play:YV3", "play:YV5", "play:YF", "ask:1"}
    state = round_of(2, *ROWS, dealer=1)
    assert set(state.moves(1)) == {"play:RP6", "play:RV6", "play:RV7", "play:Rx3", "play:RP5", "ask:0"}


@pytest.mark.clause("TATSU-2-TURN")
@pytest.mark.parametrize("move", ["play:RP2", "play:YP3", "play:YV4", "play:RP6", "play:YV7"])
def test_a_card_of_the_other_clan_row_or_side_may_not_be_played(move: str) -> None:
    assert refused(round_of(2, *ROWS), 0, move) == "TATSU-2-TURN"


@pytest.mark.clause("TATSU-2-TURN")
def test_the_opponent_chooses_one_of_his_face_up_cards_for_the_asker() -> None:
    state = play(round_of(2, *ROWS), "0 ask:1")
    assert state.to_act == (1,)
    assert set(state.moves(1)) == {"play:YP3", "play:YP5"}
    assert refused(state, 1, "play:RP6") == "TATSU-2-TURN"
    assert refused(state, 1, "play:YP6") == "TATSU-2-TURN"
    play(state, "1 play:YP3")
    assert laid(state) == ["YP3 1>0"]
    assert state.to_act == (1,)


@pytest.mark.clause("TATSU-2-TURN")
@pytest.mark.clause("TATSU-TURN")
def test_nobody_asks_himself_or_asks_when_asked() -> None:
    state = round_of(2, *ROWS)
    assert refused(state, 0, "ask:0") == "TATSU-TURN"
    assert refused(play(state, "0 ask:1"), 1, "ask:0") == "TATSU-TURN"
    assert refused(state, 0, "play:YP6") == "MOVE-TURN"


@pytest.mark.clause("TATSU-2-TURN")
@pytest.mark.clause("TATSU-ASK-HOLDS")
def test_an_opponent_without_a_card_of_the_clan_may_not_be_asked() -> None:
    state = script_of(2, *SWEEP[:1])
    assert refused(state, 0, "ask:1") == "TATSU-ASK-HOLDS"
    assert not [move for move in state.moves(0) if move.startswith("ask")]


@pytest.mark.clause("TATSU-2-TURN")
@pytest.mark.clause("TATSU-ASK-HOLDS")
def test_a_player_without_a_card_of_his_clan_must_ask() -> None:
    yellow, red = DECK[:14], DECK[14:]
    rows = [
        " ".join(f"{up}/{down}" for up, down in zip(clan[7:], clan[:7], strict=True))
        for clan in (red, yellow)
    ]
    state = round_of(2, *rows)
    assert state.moves(0) == ["ask:1"]
    assert set(play(state, "0 ask:1").moves(1)) == {f"play:{card}" for card in yellow[7:]}


@pytest.mark.clause("TATSU-2-TRICK")
def test_the_players_take_turns_two_each_two_cards_in_front_of_each() -> None:
    state = round_of(2, *ROWS)
    turns = []
    for move in ("play:YV3", "play:RV6", "play:YV5"):
        (player,) = state.to_act
        turns.append(player)
        state.play(player, move)
    assert turns == [0, 1, 0]
    assert laid(state) == ["YV3 0>0", "RV6 1>1", "YV5 0>0"]
    assert state.to_act == (1,)
    play(state, "1 play:RV7")
    assert laid(state) == []
    assert [len(trick["plays"]) for trick in table(state)["tricks"]] == [4]


@pytest.mark.clause("TATSU-2-TRICK")
@pytest.mark.clause("TATSU-WIN")
@pytest.mark.parametrize(
    ("trick", "winner"),
    [
        ("0 YP6 RP5 YV3 RV3", 0),
        ("0 YV3 RV3 YP6 RP5", 0),
        ("0 YV3 RP5 YV4 RV3", 1),
        ("0 YV3 RV3 YV4 RP2", 1),
        ("1 RV3 YP4 RP4 YV3", 0),
        ("1 Rx1 Yx1 Rx2 Yx3", 1),
        ("0 Yx1 Rx1 Yx2 RV3", 1),
    ],
)
def test_the_player_in_front_of_whom_the_winning_card_lies_wins_and_leads(trick: str, winner: int) -> None:
    state = script_of(2, trick)
    assert winners_of_tricks(state) == [winner]
    assert captured(state, ["yellow", "red"][winner]) == set(trick.split()[1:])
    assert state.to_act == (winner,)


@pytest.mark.clause("TATSU-2-TRICK")
def test_an_asked_card_wins_for_the_asker() -> None:
    state = play(round_of(2, *ROWS), "0 ask:1", "1 play:YP5", "1 play:RV6", "0 play:YV3", "1 play:RV7")
    assert winners_of_tricks(state) == [0]
    assert state.to_act == (0,)


@pytest.mark.clause("TATSU-2-LEAD")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_leader_is_drawn_and_then_the_lead_alternates(first: int) -> None:
    state = new_table(2, dealer=first, rounds=9)
    for number in range(5):
        state.play(CHANCE, deal_of_piles(*ROWS))
        leader = (first + number) % 2
        assert (state.to_act, table(state)["dealer"]) == ((leader,), leader)
        while state.to_act != (CHANCE,):
            state.play(state.to_act[0], state.moves(state.to_act[0])[0])


@pytest.mark.clause("TATSU-2-LEAD")
@pytest.mark.parametrize("script", [SWEEP, ROUT])
def test_the_lead_alternates_whoever_won_the_last_trick(script: tuple[str, ...]) -> None:
    state = script_of(2, *script)
    state.play(CHANCE, deal_of_piles(*ROWS))
    assert state.to_act == (1,)


@pytest.mark.clause("TATSU-2-TRICK")
@pytest.mark.clause("TATSU-FUSION")
@pytest.mark.clause("TATSU-FUSION-TWICE")
def test_fusions_hold_tricks_over_as_with_four() -> None:
    tricks = ("0 YP6 RV3 YV3 RF", "1 RP2 YP3 RV4 YV4")
    state = script_of(2, tricks[0])
    assert (winners_of_tricks(state), state.to_act) == ([None], (1,))
    assert held(state) == set(tricks[0].split()[1:])
    state = script_of(2, *tricks)
    assert len(captured(state, "yellow")) == 8
    assert script_of(2, "0 YP6 RF YF RP6").to_act == (1,)
    assert script_of(2, "0 YF RP6 YP6 RF").to_act == (0,)


@pytest.mark.clause("TATSU-2-TRICK")
@pytest.mark.clause("TATSU-FUSION-LAST")
@pytest.mark.clause("TATSU-SCORE")
def test_rounds_are_scored_as_with_four() -> None:
    assert script_of(2, *UPHILL).scores == [150, 20]
    state = script_of(2, *DRAW)
    assert state.scores == [30, 30]
    assert held(state) == {"Rx3", "YF", "RF", "Yx3"}
    run(state, *turned(UPHILL, 1))
    assert state.scores == [50, 180]
