"""The white belt, the black belt, and both together."""

from __future__ import annotations

from itertools import product

import pytest

from randori import State
from tests.games.dojo.drawing import PLAIN, game_of
from tests.games.dojo.scene import (
    EVEN,
    all_views,
    challenge_by,
    dealt,
    new_table,
    place_all,
    play,
    refused,
    won_round,
)
from tests.games.dojo.sight import challenge, hands, held, placed, sheets, table

THROWS = ["rock", "paper", "scissors"]
BEATS = {("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")}
CASE = """
    R4 F2 T2 T4  assistant
    C4 F3 M5 C2
    T5 R5 B5 B2
    broom - - -
"""


def thrown(cards: str, *throws: str, trophies: str = "", white_belt: bool = False) -> State:
    """Player 1 challenges dealer 0, and they throw: "rock paper", the dealer's first."""
    state = play(dealt(cards, trophies=trophies, black_belt=True, white_belt=white_belt), "1 challenge")
    for throw in throws:
        dealers, challengers = throw.split()
        play(state, f"0 {dealers}", f"1 {challengers}")
    return state


@pytest.mark.clause("DOJO-WHITE-BELT")
def test_with_the_white_belt_a_trophy_is_kept_and_not_placed() -> None:
    state = new_table(cards="M1 M1 F1", trophies="incense broom", white_belt=True)
    won_round(state, 1, "0,0")
    assert (table(state)["round"], table(state)["phase"], table(state)["face_up"]) == (2, "give", "broom")
    assert (held(state, 1), placed(state, 1), table(state)["box"]) == (["incense"], {}, [])


@pytest.mark.clause("DOJO-WHITE-BELT")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_with_the_white_belt_there_is_no_move_to_place_a_trophy(player: int) -> None:
    state = play(dealt("M1 M1 F1", white_belt=True), "1 challenge", "1 keep")
    for move in ("trophy:col,0", "trophy:row,0"):
        assert refused(state, player, move)
    place_all(state)
    assert refused(state, player, "trophy:col,0")


@pytest.mark.clause("DOJO-WHITE-BELT")
def test_with_the_white_belt_trophies_have_no_effect_and_each_is_worth_3_points() -> None:
    state = game_of(CASE, white_belt=True)
    assert state.scores == [15 + 2 * 3, 3, 3]
    assert sheets(state)[0]["trophy_points"] == 6
    assert [len(held(state, player)) for player in range(3)] == [2, 0, 0]


@pytest.mark.clause("DOJO-WHITE-BELT")
def test_with_the_white_belt_any_number_of_trophies_is_kept() -> None:
    state = new_table(white_belt=True, deck=EVEN)
    for turn in range(12):
        won_round(state, (1, 0, 1)[turn % 3], f"{turn // 4},{turn % 4}")
    assert state.over
    assert [len(held(state, player)) for player in range(3)] == [4, 8, 0]
    assert state.scores == [30 + 12 + 12, 30 + 12 + 24, 30 + 12]
    assert table(state)["box"] == []


@pytest.mark.clause("DOJO-WHITE-BELT", "DOJO-TIE")
def test_with_the_white_belt_a_tie_goes_to_who_holds_more_trophies() -> None:
    three_pairs = "M1 M2 T3 T4\nF2 F3 C4 M1\nM3 M4 B1 F2"
    state = game_of(three_pairs, f"{PLAIN.strip()}\nbelt belt - -", white_belt=True)
    assert (state.scores, state.winners) == ([9, 3 + 6, 3], (1,))


@pytest.mark.clause("DOJO-BLACK-BELT")
@pytest.mark.parametrize(("dealers", "challengers"), list(product(THROWS, THROWS)))
def test_rock_beats_scissors_beats_paper_beats_rock(dealers: str, challengers: str) -> None:
    """With the dealer one belt ahead, one throw more decides; on equality the challenger wins."""
    state = thrown("M3 M2 T1", f"{dealers} {challengers}", "rock rock", "paper paper")
    assert challenge(state)["winner"] == (1 if (challengers, dealers) in BEATS else 0)
    state = thrown("M3 M4 T1", "rock scissors", f"{dealers} {challengers}", "paper paper")
    assert challenge(state)["winner"] == (0 if (dealers, challengers) in BEATS else 1)


@pytest.mark.clause("DOJO-BLACK-BELT")
@pytest.mark.parametrize(
    ("cards", "throws", "winner"),
    [
        ("M3 M2 T1", ["rock rock", "rock rock", "rock rock"], 0),
        ("M2 M2 T1", ["rock rock", "paper paper", "scissors scissors"], 1),
        ("M2 M2 T1", ["rock scissors", "paper paper", "rock rock"], 0),
        ("M2 M2 T1", ["rock scissors", "paper scissors", "rock rock"], 1),
        ("M1 M3 T1", ["rock scissors", "rock scissors", "rock rock"], 1),
        ("M1 M3 T1", ["rock scissors", "rock scissors", "rock scissors"], 0),
        ("M5 M2 T1", ["rock paper", "rock paper", "rock paper"], 1),
        ("M5 M1 T1", ["rock paper", "rock paper", "rock paper"], 0),
        ("M5 M5 T1", ["rock scissors", "rock paper", "rock scissors"], 0),
    ],
)
def test_each_throw_won_adds_1_to_the_belt_and_on_equality_the_challenger_wins(
    cards: str, throws: list[str], winner: int
) -> None:
    state = thrown(cards, *throws)
    assert challenge(state)["winner"] == winner
    assert (state.to_act, state.moves(winner)) == ((winner,), ["swap", "keep"])
    assert len(held(state, winner)) == 1


@pytest.mark.clause("DOJO-BLACK-BELT")
@pytest.mark.parametrize("cards", ["M5 M1 T1", "M1 M5 T1", "M3 M3 T1"])
def test_there_are_always_three_throws(cards: str) -> None:
    for count in range(3):
        state = thrown(cards, *["rock paper"] * count)
        assert (table(state)["phase"], state.to_act) == ("throw", (0, 1))
        assert challenge(state)["winner"] is None
        assert state.moves(0) == state.moves(1) == THROWS
    state = thrown(cards, *["rock paper"] * 3)
    assert table(state)["phase"] == "swap"
    assert refused(state, state.to_act[0], "rock") in ("DOJO-CHALLENGE-PRIZE", "DOJO-BLACK-BELT")


@pytest.mark.clause("DOJO-BLACK-BELT")
def test_the_cards_are_shown_before_the_first_throw() -> None:
    state = thrown("M3 F2 T1")
    for eyes in (None, 0, 1, 2):
        assert (challenge(state, eyes)["dealers_card"], challenge(state, eyes)["challengers_card"]) == (
            "M3",
            "F2",
        )


@pytest.mark.clause("DOJO-BLACK-BELT", "MOVE-TURN")
def test_only_dealer_and_challenger_throw() -> None:
    state = challenge_by(dealt("M3 F2 T1 C4", dealer=2, black_belt=True), 0)
    assert state.to_act == (0, 2)
    for other in (1, 3):
        assert state.moves(other) == []
        assert refused(state, other, "rock") == "MOVE-TURN"


@pytest.mark.clause("DOJO-BLACK-BELT")
@pytest.mark.parametrize("move", ["swap", "keep", "place:0,0", "pass", "challenge", "give:0", "trophy:col,0"])
def test_until_the_third_throw_there_is_nothing_else_to_do(move: str) -> None:
    for count in range(3):
        for player in (0, 1):
            state = thrown("M3 F2 T1", *["paper rock"] * count)
            assert refused(state, player, move) in ("DOJO-BLACK-BELT", "DOJO-CHALLENGE")


@pytest.mark.clause("DOJO-BLACK-BELT", "MOVE-TURN")
@pytest.mark.parametrize("first", [0, 1])
def test_both_choose_secretly_and_a_throw_stands(first: int) -> None:
    other = 1 - first
    for eyes in (None, other, 2):
        views = [play(thrown("M3 F2 T1"), f"{first} {throw}").view(eyes) for throw in THROWS]
        assert views[0] == views[1] == views[2]
    state = play(thrown("M3 F2 T1"), f"{first} paper")
    assert (table(state)["chosen"], state.to_act) == ([first], (other,))
    assert (table(state, first)["choice"], table(state, other)["choice"]) == ("paper", None)
    assert refused(state, first, "rock") == "MOVE-TURN"


@pytest.mark.clause("DOJO-BLACK-BELT")
def test_the_order_in_which_throws_arrive_makes_no_difference() -> None:
    one = play(thrown("M3 F2 T1"), "0 rock", "1 paper", "0 paper", "1 rock", "0 rock", "1 rock")
    other = play(thrown("M3 F2 T1"), "1 paper", "0 rock", "1 rock", "0 paper", "1 rock", "0 rock")
    assert all_views(one) == all_views(other)


@pytest.mark.clause("DOJO-BLACK-BELT")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_throws_are_shown_when_both_are_in(eyes: int | None) -> None:
    state = thrown("M3 F2 T1", "rock paper", "scissors rock")
    assert challenge(state, eyes)["throws"] == [["rock", "paper"], ["scissors", "rock"]]
    play(state, "1 scissors")
    assert len(challenge(state, eyes)["throws"]) == 2


@pytest.mark.clause("DOJO-BLACK-BELT")
@pytest.mark.parametrize(
    ("throws", "winners"),
    [
        (["rock scissors", "paper rock", "scissors paper"], [0, 0, 0]),
        (["scissors rock", "rock paper", "paper scissors"], [1, 1, 1]),
        (["rock rock", "paper paper"], [None, None]),
    ],
)
def test_who_won_each_throw_is_shown(throws: list[str], winners: list[int | None]) -> None:
    assert challenge(thrown("M3 F2 T1", *throws))["throw_winners"] == winners


@pytest.mark.clause("DOJO-BLACK-BELT")
@pytest.mark.parametrize(("answer", "cards"), [("keep", "M5 F2 T1"), ("swap", "F2 M5 T1")])
def test_the_cards_themselves_do_not_change(answer: str, cards: str) -> None:
    state = thrown("M5 F2 T1", *["rock paper"] * 3)
    play(state, f"1 {answer}")
    assert hands(state, 0) == cards
    place_all(state)
    assert [card["card"] for dojo in table(state)["dojos"] for card in dojo["cards"]] == cards.split()


@pytest.mark.clause("DOJO-BLACK-BELT")
@pytest.mark.parametrize("throw", THROWS)
def test_without_the_black_belt_nobody_throws(throw: str) -> None:
    state = play(dealt("M3 F2 T1"), "1 challenge")
    assert refused(state, 0, throw) in ("DOJO-CHALLENGE-PRIZE", "DOJO-BLACK-BELT")


@pytest.mark.clause("DOJO-WHITE-BELT", "DOJO-BLACK-BELT")
def test_both_variants_together() -> None:
    state = thrown("M5 F2 T1", *["rock paper"] * 3, trophies="incense", white_belt=True)
    assert (challenge(state)["winner"], held(state, 1)) == (1, ["incense"])
    place_all(play(state, "1 swap"))
    assert (table(state)["round"], table(state)["phase"]) == (2, "give")
    assert (held(state, 1), placed(state, 1)) == (["incense"], {})
