"""Two players: when face-down cards come into play, what is turned up, and what stays."""

from __future__ import annotations

import pytest

from randori import CHANCE
from tests.games.tatsu.rounds import SWEEP
from tests.games.tatsu.scene import ROWS, deal_of_piles, play, refused, round_of, script_of
from tests.games.tatsu.sight import laid, row

OWN_ALL_RED = (
    "RV3/YP6 RV4/YV3 RV5/RF RV6/Yx1 RV7/Rx1 RP2/YV4 RP3/YF",
    "YP5/YV6 RP4/YV7 RP5/YP2 RP6/YP3 Rx2/YP4 Rx3/Yx2 YV5/Yx3",
)
"""Yellow has only red cards face up; its opponent has YP5 and YV5."""

THEIRS_ALL_RED = (
    "YV3/RV3 YV4/RV4 YV5/RV5 YV6/YP4 YV7/YP5 YP2/RF YP3/Rx1",
    "RV6/YP6 RV7/Yx1 RP2/Yx2 RP3/Yx3 RP4/YF RP5/Rx2 RP6/Rx3",
)
"""Yellow has only yellow cards face up, its opponent only red ones."""

BOTH_ALL_RED = (
    "RV3/YV3 RV4/YV4 RV5/YV5 RV6/YV6 RV7/YV7 RP2/YP2 RP3/YP3",
    "RP4/YP4 RP5/YP5 RP6/YP6 Rx1/Yx1 Rx2/Yx2 Rx3/Yx3 RF/YF",
)
"""No yellow card lies face up."""


@pytest.mark.clause("TATSU-2-HIDDEN")
@pytest.mark.parametrize("move", ["play:#1", "play:#2", "play:#5", "play:#6"])
def test_who_has_a_face_up_card_of_his_clan_may_not_play_a_face_down_one(move: str) -> None:
    assert refused(round_of(2, *ROWS), 0, move) == "TATSU-2-HIDDEN"


@pytest.mark.clause("TATSU-2-HIDDEN")
def test_who_has_no_face_up_card_of_his_clan_may_play_a_face_down_one_or_ask() -> None:
    state = round_of(2, *OWN_ALL_RED)
    assert set(state.moves(0)) == {"play:#0", "play:#1", "play:#3", "play:#5", "play:#6", "ask:1"}


@pytest.mark.clause("TATSU-2-HIDDEN")
@pytest.mark.parametrize("move", ["play:#2", "play:#4"])
def test_a_face_down_card_of_the_other_clan_may_not_be_played(move: str) -> None:
    assert refused(round_of(2, *OWN_ALL_RED), 0, move) == "TATSU-2-HIDDEN"


@pytest.mark.clause("TATSU-2-HIDDEN")
@pytest.mark.clause("TATSU-2-TURN")
@pytest.mark.parametrize("move", ["play:YP6", "play:YV6", "play:YP5"])
def test_a_face_down_card_is_not_called_by_its_name(move: str) -> None:
    assert refused(round_of(2, *OWN_ALL_RED), 0, move) == "TATSU-2-TURN"


@pytest.mark.clause("TATSU-2-HIDDEN")
def test_a_face_down_card_is_turned_up_as_it_is_played_and_the_one_on_top_stays() -> None:
    state = play(round_of(2, *OWN_ALL_RED), "0 play:#0")
    assert laid(state) == ["YP6 0>0"]
    assert row(state, 0) == "RV3/- RV4/Y RV5/R RV6/Y RV7/R RP2/Y RP3/Y"
    assert state.history[-1] == (0, "play:#0")


@pytest.mark.clause("TATSU-2-HIDDEN")
def test_a_pile_whose_face_down_card_is_gone_has_none_to_play() -> None:
    state = play(round_of(2, *OWN_ALL_RED), "0 play:#0", "1 play:RP4")
    assert set(state.moves(0)) == {"play:#1", "play:#3", "play:#5", "play:#6", "ask:1"}
    assert refused(state, 0, "play:#0") == "TATSU-2-HIDDEN"


@pytest.mark.clause("TATSU-2-HIDDEN")
@pytest.mark.clause("TATSU-2-FLIP")
def test_when_the_card_left_on_top_is_played_nothing_is_turned_up_and_the_pile_is_empty() -> None:
    state = play(round_of(2, *OWN_ALL_RED), "0 play:#0", "1 ask:0", "0 play:RV3")
    assert laid(state) == ["YP6 0>0", "RV3 0>1"]
    assert row(state, 0) == "-/- RV4/Y RV5/R RV6/Y RV7/R RP2/Y RP3/Y"


@pytest.mark.clause("TATSU-2-HIDDEN")
def test_piles_keep_their_numbers_when_one_is_empty() -> None:
    state = play(round_of(2, *OWN_ALL_RED), "0 play:#0", "1 ask:0", "0 play:RV3")
    assert set(state.moves(0)) == {"play:#1", "play:#3", "play:#5", "play:#6", "ask:1"}
    assert refused(state, 0, "play:#0") == "TATSU-2-HIDDEN"
    play(state, "0 play:#6")
    assert laid(state)[-1] == "YF 0>0"
    assert row(state, 0) == "-/- RV4/Y RV5/R RV6/Y RV7/R RP2/Y RP3/-"


@pytest.mark.clause("TATSU-2-HIDDEN")
def test_all_seven_piles_are_there_to_the_end() -> None:
    state = script_of(2, *SWEEP[:6])
    assert row(state, 0) == "-/- -/- -/- -/- -/- YV6/- YV7/-"
    assert row(state, 1) == "-/- -/- -/- -/- -/- Rx2/- Rx3/-"
    assert row(script_of(2, *SWEEP), 0) == "-/- -/- -/- -/- -/- -/- -/-"


@pytest.mark.clause("TATSU-2-HIDDEN")
def test_an_opponent_without_a_face_up_card_of_the_clan_may_be_asked_for_a_face_down_one() -> None:
    state = round_of(2, *THEIRS_ALL_RED)
    assert "ask:1" in state.moves(0)
    play(state, "0 ask:1")
    assert set(state.moves(1)) == {"play:#0", "play:#1", "play:#2", "play:#3", "play:#4"}
    assert refused(state, 1, "play:#5") == "TATSU-2-HIDDEN"
    assert refused(state, 1, "play:YP6") == "TATSU-2-TURN"
    assert refused(state, 1, "play:RV6") == "TATSU-2-TURN"
    play(state, "1 play:#4")
    assert laid(state) == ["YF 1>0"]
    assert row(state, 1) == "RV6/Y RV7/Y RP2/Y RP3/Y RP4/- RP5/R RP6/R"


@pytest.mark.clause("TATSU-2-HIDDEN")
@pytest.mark.parametrize("move", ["play:#0", "play:#2", "play:#5"])
def test_who_is_asked_and_has_a_face_up_card_of_the_clan_may_not_give_a_face_down_one(move: str) -> None:
    assert refused(play(round_of(2, *ROWS), "0 ask:1"), 1, move) == "TATSU-2-HIDDEN"


@pytest.mark.clause("TATSU-2-HIDDEN")
def test_hidden_both_forbids_ones_own_face_down_card_while_the_opponent_shows_the_clan() -> None:
    state = round_of(2, *OWN_ALL_RED, hidden="both")
    assert state.moves(0) == ["ask:1"]
    assert refused(state, 0, "play:#0") == "TATSU-2-HIDDEN"
    assert set(play(state, "0 ask:1").moves(1)) == {"play:YP5", "play:YV5"}


@pytest.mark.clause("TATSU-2-HIDDEN")
def test_hidden_both_forbids_asking_for_a_face_down_card_while_one_shows_the_clan_oneself() -> None:
    state = round_of(2, *THEIRS_ALL_RED, hidden="both")
    assert len(state.moves(0)) == 7
    assert set(state.moves(0)) == {f"play:{pile[:3]}" for pile in THEIRS_ALL_RED[0].split()}
    assert refused(state, 0, "ask:1") == "TATSU-2-HIDDEN"


@pytest.mark.clause("TATSU-2-HIDDEN")
@pytest.mark.parametrize("hidden", ["own", "both"])
def test_when_neither_shows_the_clan_face_down_cards_of_both_come_into_play(hidden: str) -> None:
    state = round_of(2, *BOTH_ALL_RED, hidden=hidden)
    assert set(state.moves(0)) == {*(f"play:#{pile}" for pile in range(7)), "ask:1"}
    assert set(play(state, "0 ask:1").moves(1)) == {f"play:#{pile}" for pile in range(7)}


@pytest.mark.clause("TATSU-2-HIDDEN")
@pytest.mark.parametrize("hidden", ["own", "both"])
def test_when_both_show_the_clan_no_face_down_card_comes_into_play(hidden: str) -> None:
    state = round_of(2, *ROWS, hidden=hidden)
    assert set(state.moves(0)) == {"play:YP6", "play:YV3", "play:YV5", "play:YF", "ask:1"}
    assert set(play(state, "0 ask:1").moves(1)) == {"play:YP3", "play:YP5"}


@pytest.mark.clause("TATSU-2-HIDDEN")
def test_own_is_the_default() -> None:
    told = round_of(2, *OWN_ALL_RED, hidden="own")
    assert round_of(2, *OWN_ALL_RED).moves(0) == told.moves(0)


@pytest.mark.clause("TATSU-2-FLIP")
def test_the_card_under_a_face_up_one_is_turned_up_at_once() -> None:
    state = play(round_of(2, *ROWS), "0 play:YP6")
    assert row(state, 0) == "RV3/- YV3/Y RP2/Y RV5/R YV5/R RP3/Y YF/Y"
    assert set(play(state, "1 ask:0").moves(0)) == {"play:RV3", "play:RP2", "play:RV5", "play:RP3"}


@pytest.mark.clause("TATSU-2-FLIP")
def test_under_a_card_given_to_the_asker_too_the_next_is_turned_up() -> None:
    state = play(round_of(2, *ROWS), "0 ask:1", "1 play:YP5")
    assert row(state, 1) == "RP6/Y YP3/R RV6/Y RV7/R RP4/- Rx3/Y RP5/Y"
    assert "play:RP4" in state.moves(1)


@pytest.mark.clause("TATSU-2-FLIP")
def test_a_turned_up_card_is_played_like_any_other_and_leaves_the_pile_empty() -> None:
    state = play(round_of(2, *ROWS), "0 play:YV3", "1 play:RV6", "0 play:YV4")
    assert laid(state) == ["YV3 0>0", "RV6 1>1", "YV4 0>0"]
    assert row(state, 0).split()[1] == "-/-"
    assert row(state, 1).split()[2] == "YP4/-"


@pytest.mark.clause("TATSU-2-FLIP")
@pytest.mark.clause("TATSU-2-HIDDEN")
def test_a_card_turned_up_ends_the_need_for_face_down_ones() -> None:
    # Yellow gives RV3 to its opponent, and YP6 under it is turned up.
    state = play(round_of(2, *OWN_ALL_RED, dealer=1), "1 ask:0", "0 play:RV3")
    assert set(state.moves(0)) == {"play:YP6", "ask:1"}
    assert refused(state, 0, "play:#1") == "TATSU-2-HIDDEN"


@pytest.mark.clause("TATSU-2-FLIP")
@pytest.mark.clause("TATSU-2-DEAL")
def test_a_new_round_lays_out_all_piles_anew() -> None:
    state = script_of(2, *SWEEP)
    state.play(CHANCE, deal_of_piles(*ROWS))
    assert row(state, 0) == "YP6/R YV3/Y RP2/Y RV5/R YV5/R RP3/Y YF/Y"
