"""Three players: the Ghost, and the red player who decides for it."""

from __future__ import annotations

import pytest

from randori import CHANCE, State
from tests.games.tatsu.rounds import SWEEP, turned
from tests.games.tatsu.scene import HANDS, deal_of_hands, play, refused, round_of, script_of
from tests.games.tatsu.sight import backs, captured, hands, laid, players_by_seat, table, winners_of_tricks

GHOST = set(HANDS[3].split())


def at_the_ghosts_turn() -> State:
    """The first trick: RP6 and YP3 are laid, and the Ghost is next."""
    return play(round_of(3, *HANDS), "1 play:RP6", "2 play:YP3")


@pytest.mark.clause("TATSU-SEATS-3")
def test_player_i_starts_on_seat_i_and_the_red_player_has_the_ghost_too() -> None:
    state = round_of(3, *HANDS)
    assert players_by_seat(state) == [0, 1, 2, 1]
    assert [seat["clan"] for seat in table(state)["seats"]] == ["yellow", "red", "yellow", "red"]
    assert [seat["ghost"] for seat in table(state)["seats"]] == [False, False, False, True]


@pytest.mark.clause("TATSU-SEATS-3")
@pytest.mark.clause("TATSU-3-DEAL")
@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_the_ghosts_cards_lie_face_up_for_all(eyes: int | None) -> None:
    assert hands(round_of(3, *HANDS), eyes)[3] == GHOST


@pytest.mark.clause("TATSU-3-DEAL")
def test_seven_cards_go_to_each_of_the_four_seats() -> None:
    state = round_of(3, *HANDS)
    assert [sum(counts) for counts in backs(state)] == [7, 7, 7, 7]
    for player in range(3):
        assert hands(state, player)[player] == set(HANDS[player].split())


@pytest.mark.clause("TATSU-3-DEAL")
def test_the_red_player_deals_and_leads_from_seat_1() -> None:
    state = round_of(3, *HANDS)
    assert state.to_act == (1,)
    assert (table(state)["dealer"], table(state)["turn"]) == (1, 1)
    assert set(state.moves(1)) == {
        *("play:RV5", "play:RP5", "play:RP6", "play:Rx1"),
        *("ask:0", "ask:2", "ask:3"),
    }


@pytest.mark.clause("TATSU-3-GHOST-TURN")
def test_on_the_ghosts_turn_the_red_player_plays_its_red_cards_or_asks_any_other_seat() -> None:
    state = at_the_ghosts_turn()
    assert (state.to_act, table(state)["turn"]) == ((1,), 3)
    assert set(state.moves(1)) == {
        *("play:RV7", "play:Rx2", "play:Rx3", "play:RF"),
        *("ask:0", "ask:1", "ask:2"),
    }
    assert laid(play(state, "1 play:Rx2")) == ["RP6 1>1", "YP3 2>2", "Rx2 3>3"]
    assert hands(state, 0)[3] == GHOST - {"Rx2"}


@pytest.mark.clause("TATSU-3-GHOST-TURN")
@pytest.mark.parametrize("move", ["play:RP5", "play:YV7", "play:YP5", "ask:3"])
def test_the_ghost_plays_no_card_of_the_red_players_hand_no_yellow_one_and_asks_not_itself(move: str) -> None:
    assert refused(at_the_ghosts_turn(), 1, move) == "TATSU-TURN"


@pytest.mark.clause("TATSU-3-GHOST-TURN")
@pytest.mark.parametrize("player", [0, 2])
def test_nobody_else_decides_for_the_ghost(player: int) -> None:
    state = at_the_ghosts_turn()
    assert state.moves(player) == []
    assert refused(state, player, "play:RV7") == "MOVE-TURN"


@pytest.mark.clause("TATSU-3-GHOST-TURN")
def test_for_the_ghost_the_red_player_may_ask_himself() -> None:
    state = play(at_the_ghosts_turn(), "1 ask:1")
    assert state.to_act == (1,)
    assert set(state.moves(1)) == {"play:RV5", "play:RP5", "play:Rx1"}
    assert refused(state, 1, "play:RV7") == "TATSU-TURN"
    assert laid(play(state, "1 play:RP5"))[-1] == "RP5 1>3"


@pytest.mark.clause("TATSU-3-GHOST-TURN")
def test_for_the_ghost_a_yellow_player_may_be_asked_for_a_red_card() -> None:
    state = play(at_the_ghosts_turn(), "1 ask:0")
    assert state.to_act == (0,)
    assert set(state.moves(0)) == {"play:RV3", "play:RV4", "play:RP2"}
    assert laid(play(state, "0 play:RP2"))[-1] == "RP2 0>3"


@pytest.mark.clause("TATSU-3-GHOST-TURN")
def test_when_the_ghost_wins_red_takes_the_trick_and_the_ghost_leads() -> None:
    state = play(round_of(3, *HANDS), "1 play:RV5", "2 play:Yx1", "1 ask:1", "1 play:RP6", "0 play:YV3")
    assert winners_of_tricks(state) == [3]
    assert captured(state, "red") == {"RV5", "Yx1", "RP6", "YV3"}
    assert (state.to_act, table(state)["turn"]) == ((1,), 3)


@pytest.mark.clause("TATSU-3-ASK-GHOST")
def test_whoever_asks_the_ghost_the_red_player_chooses_its_card_of_the_askers_clan() -> None:
    state = play(round_of(3, *HANDS), "1 play:RV5", "2 ask:3")
    assert (state.to_act, table(state)["asked"]) == ((1,), 3)
    assert set(state.moves(1)) == {"play:YV7", "play:Yx3", "play:YF"}
    assert refused(state, 1, "play:YP6") == "TATSU-TURN"
    assert refused(state, 1, "play:RV7") == "TATSU-TURN"
    assert laid(play(state, "1 play:YF"))[-1] == "YF 3>2"


@pytest.mark.clause("TATSU-3-ASK-GHOST")
def test_asked_himself_the_red_player_plays_from_his_own_hand_never_from_the_ghosts() -> None:
    state = play(round_of(3, *HANDS), "1 play:RV5", "2 ask:1")
    assert set(state.moves(1)) == {"play:YV6", "play:YP5", "play:YP6"}
    assert refused(state, 1, "play:YV7") == "TATSU-TURN"
    assert laid(play(state, "1 play:YV6"))[-1] == "YV6 1>2"


@pytest.mark.clause("TATSU-3-ASK-GHOST")
def test_on_his_own_turn_the_red_player_may_ask_the_ghost() -> None:
    state = round_of(3, *HANDS)
    assert refused(state, 1, "play:RV7") == "TATSU-TURN"
    play(state, "1 ask:3")
    assert state.to_act == (1,)
    assert set(state.moves(1)) == {"play:RV7", "play:Rx2", "play:Rx3", "play:RF"}
    assert laid(play(state, "1 play:RV7")) == ["RV7 3>1"]


@pytest.mark.clause("TATSU-3-ASK-GHOST")
@pytest.mark.clause("TATSU-ASK-HOLDS")
def test_the_ghost_may_be_asked_only_for_what_it_holds() -> None:
    state = round_of(3, "YV3", "RV3", "YV4", "RV4 RV5 RV6 RV7 RP2 RP3 RP4")
    assert refused(play(state, "1 play:RV3"), 2, "ask:3") == "TATSU-ASK-HOLDS"


@pytest.mark.clause("TATSU-SEATS-3")
@pytest.mark.clause("TATSU-3-ROTATE")
def test_the_ghosts_moves_are_recorded_under_the_red_players_number() -> None:
    state = play(at_the_ghosts_turn(), "1 ask:2", "2 play:RP3", "0 ask:3", "1 play:Yx3")
    assert state.history[2:] == [
        *((1, "play:RP6"), (2, "play:YP3"), (1, "ask:2"), (2, "play:RP3"), (0, "ask:3"), (1, "play:Yx3")),
    ]
    second = script_of(3, *turned(SWEEP, 1))
    second.play(CHANCE, deal_of_hands(*HANDS))
    play(second, "0 play:RP6", "1 play:YP3", "0 play:RV7", "2 ask:3", "0 play:Yx3")
    assert second.history[-3:] == [(0, "play:RV7"), (2, "ask:3"), (0, "play:Yx3")]
