"""A seat's turn: play a card of one's own clan, or ask another seat for one."""

from __future__ import annotations

import pytest

from tests.games.tatsu.rounds import SWEEP
from tests.games.tatsu.scene import HANDS, new_table, play, refused, round_of, script_of, wander
from tests.games.tatsu.sight import backs, laid, table

ONE_SIDED = (
    "YV3 YV4 YV5 YV6 YV7 YP2 YP3",
    "YP4 YP5 YP6 Yx1 Yx2 Yx3 YF",
    "RV3 RV4 RV5 RV6 RV7 RP2 RP3",
    "RP4 RP5 RP6 Rx1 Rx2 Rx3 RF",
)


@pytest.mark.clause("TATSU-TURN")
def test_on_its_turn_a_seat_plays_a_card_of_its_clan_or_asks_another_seat() -> None:
    state = round_of(4, *HANDS)
    assert set(state.moves(0)) == {
        *("play:YV3", "play:YV4", "play:YV5", "play:YP2"),
        *("ask:1", "ask:2", "ask:3"),
    }


@pytest.mark.clause("TATSU-TURN")
def test_a_card_played_lies_in_front_of_its_own_seat() -> None:
    state = play(round_of(4, *HANDS), "0 play:YV4")
    assert laid(state) == ["YV4 0>0"]
    assert backs(state)[0] == (3, 3)
    assert state.to_act == (1,)


@pytest.mark.clause("TATSU-TURN")
@pytest.mark.parametrize("move", ["play:RV3", "play:RP2"])
def test_a_card_of_the_other_clan_may_not_be_played_for_oneself(move: str) -> None:
    assert refused(round_of(4, *HANDS), 0, move) == "TATSU-TURN"


@pytest.mark.clause("TATSU-TURN")
@pytest.mark.parametrize("move", ["play:YP6", "play:YP3", "play:YF"])
def test_a_card_of_another_hand_may_not_be_played(move: str) -> None:
    assert refused(round_of(4, *HANDS), 0, move) == "TATSU-TURN"


@pytest.mark.clause("TATSU-TURN")
def test_a_card_may_not_be_played_twice() -> None:
    state = play(round_of(4, *HANDS), "0 play:YV4", "1 play:RV5")
    assert refused(state, 2, "play:YV4") == "TATSU-TURN"


@pytest.mark.clause("TATSU-TURN")
@pytest.mark.parametrize(
    ("asked", "answers"),
    [(1, {"YV6", "YP5", "YP6"}), (2, {"YP3", "YP4", "Yx1", "Yx2"}), (3, {"YV7", "Yx3", "YF"})],
)
def test_partner_and_opponents_may_be_asked_for_a_card_of_the_askers_clan(
    asked: int, answers: set[str]
) -> None:
    state = play(round_of(4, *HANDS), f"0 ask:{asked}")
    assert state.to_act == (asked,)
    assert set(state.moves(asked)) == {f"play:{card}" for card in answers}


@pytest.mark.clause("TATSU-TURN")
def test_the_asked_player_chooses_and_the_card_lies_in_front_of_the_asker() -> None:
    state = play(round_of(4, *HANDS), "0 ask:3", "3 play:YF")
    assert laid(state) == ["YF 3>0"]
    assert backs(state) == [(4, 3), (3, 4), (4, 3), (2, 4)]
    assert state.to_act == (1,)
    assert table(state)["asked"] is None


@pytest.mark.clause("TATSU-TURN")
def test_red_asks_for_red() -> None:
    state = play(round_of(4, *HANDS, dealer=1), "1 ask:0")
    assert set(state.moves(0)) == {"play:RV3", "play:RV4", "play:RP2"}
    assert refused(state, 0, "play:YV3") == "TATSU-TURN"
    assert laid(play(state, "0 play:RP2")) == ["RP2 0>1"]


@pytest.mark.clause("TATSU-TURN")
def test_the_asked_player_must_comply_with_a_card_of_the_askers_clan() -> None:
    state = play(round_of(4, *HANDS), "0 ask:1")
    assert refused(state, 1, "play:RP6") == "TATSU-TURN"
    assert refused(state, 1, "play:YP3") == "TATSU-TURN"


@pytest.mark.clause("TATSU-TURN")
@pytest.mark.parametrize("move", ["ask:0", "ask:1", "ask:2", "ask:3"])
def test_who_is_asked_may_not_ask_in_turn(move: str) -> None:
    assert refused(play(round_of(4, *HANDS), "0 ask:1"), 1, move) == "TATSU-TURN"


@pytest.mark.clause("TATSU-TURN")
def test_the_asker_may_not_go_back_on_it() -> None:
    state = play(round_of(4, *HANDS), "0 ask:1")
    assert state.moves(0) == []
    assert refused(state, 0, "play:YV3") == "MOVE-TURN"
    assert refused(state, 0, "ask:2") == "MOVE-TURN"


@pytest.mark.clause("TATSU-TURN")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_a_seat_may_not_ask_itself(seat: int) -> None:
    assert refused(round_of(4, *HANDS, dealer=seat), seat, f"ask:{seat}") == "TATSU-TURN"


@pytest.mark.clause("TATSU-TURN")
def test_after_an_answer_the_turn_goes_on_from_the_asker() -> None:
    state = play(round_of(4, *HANDS), "0 ask:2", "2 play:Yx1", "1 ask:0", "0 play:RV3", "2 play:YP3")
    assert state.to_act == (3,)
    assert laid(state) == ["Yx1 2>0", "RV3 0>1", "YP3 2>2"]


@pytest.mark.clause("TATSU-TURN")
@pytest.mark.clause("TATSU-2-HIDDEN")
def test_a_table_of_four_has_no_piles_to_play_from() -> None:
    assert refused(round_of(4, *HANDS), 0, "play:#0") == "TATSU-2-HIDDEN"


@pytest.mark.clause("TATSU-ASK-HOLDS")
def test_only_a_seat_that_holds_the_wanted_clan_may_be_asked() -> None:
    state = round_of(4, *ONE_SIDED)
    assert "ask:1" in state.moves(0)
    assert refused(state, 0, "ask:2") == "TATSU-ASK-HOLDS"
    assert refused(state, 0, "ask:3") == "TATSU-ASK-HOLDS"


@pytest.mark.clause("TATSU-ASK-HOLDS")
def test_a_seat_may_be_asked_for_its_last_card_and_then_no_more() -> None:
    state = round_of(4, "YV3 RV3 RV4 RV5 RV6 RV7 RP2", "", "YV4 YV5 YV6 YV7 YP2 YP3 YP4", dealer=2)
    play(state, "2 ask:0", "0 play:YV3", "3 ask:0", "0 play:RV3")
    assert refused(play(state, "0 ask:2", "2 play:YV4"), 1, "ask:2") == "TATSU-ASK-HOLDS"
    play(state, "1 ask:0", "0 play:RV4")
    assert state.to_act == (2,)
    assert refused(state, 2, "ask:0") == "TATSU-ASK-HOLDS"


@pytest.mark.clause("TATSU-ASK-HOLDS")
def test_a_seat_without_a_card_of_its_clan_must_ask() -> None:
    state = play(round_of(4, *ONE_SIDED), "0 play:YV3")
    assert set(state.moves(1)) == {"ask:2", "ask:3"}
    assert refused(state, 1, "play:YP6") == "TATSU-TURN"
    assert refused(state, 1, "ask:0") == "TATSU-ASK-HOLDS"


@pytest.mark.clause("TATSU-ASK-HOLDS")
@pytest.mark.parametrize("move", ["pass", "ask", "play", "ask:", "play:"])
def test_nobody_may_pass(move: str) -> None:
    state = play(round_of(4, *ONE_SIDED), "0 play:YV3")
    assert refused(state, 1, move) == "MOVE-FORM"


@pytest.mark.clause("TATSU-ASK-HOLDS")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("hidden", ["own", "both"])
@pytest.mark.parametrize("seed", range(5))
def test_there_is_always_a_legal_move_and_a_trick_has_two_cards_of_each_clan(
    players: int, hidden: str, seed: int
) -> None:
    state = wander(new_table(players, rounds=1, tie="share", hidden=hidden), seed)
    tricks = table(state)["tricks"]
    assert len(tricks) == 7
    for trick in tricks:
        assert sorted(play["card"][0] for play in trick["plays"]) == ["R", "R", "Y", "Y"]


@pytest.mark.clause("TATSU-ASK-HOLDS")
def test_a_forced_move_is_still_a_decision() -> None:
    state = script_of(4, *SWEEP[:6])
    play(state, "0 play:YV6", "1 play:Rx2", "2 play:YV7")
    assert state.to_act == (3,)
    assert state.moves(3) == ["play:Rx3"]
