"""The challenge: who may, who wins, and what the winner gets."""

from __future__ import annotations

import pytest

from randori import State
from tests.games.dojo.scene import (
    challenge_by,
    dealt,
    give_all,
    new_table,
    pass_all,
    place_all,
    play,
    quiet_round,
    refused,
    won_round,
)
from tests.games.dojo.sight import challenge, hands, held, laid, table

HANDS = "M3 F5 T2"


def asked_in_turn(state: State) -> list[int]:
    """Who is asked, one after the other, while everyone passes."""
    asked = []
    while table(state)["phase"] == "ask":
        (player,) = state.to_act
        assert table(state)["asked"] == player
        assert state.moves(player) == ["challenge", "pass"]
        asked.append(player)
        state.play(player, "pass")
    return asked


@pytest.mark.clause("DOJO-CHALLENGE")
@pytest.mark.parametrize(
    ("players", "dealer", "order"),
    [
        (3, 0, [1, 2]),
        (3, 1, [2, 0]),
        (3, 2, [0, 1]),
        (4, 0, [1, 2, 3]),
        (4, 1, [2, 3, 0]),
        (4, 2, [3, 0, 1]),
        (4, 3, [0, 1, 2]),
    ],
)
def test_opponents_are_asked_clockwise_from_the_dealers_left(
    players: int, dealer: int, order: list[int]
) -> None:
    assert asked_in_turn(give_all(new_table(players, dealer=dealer))) == order


@pytest.mark.clause("DOJO-CHALLENGE")
def test_five_are_asked_in_the_same_way() -> None:
    state = quiet_round(new_table(5, dealer=3))
    assert asked_in_turn(give_all(state)) == [4, 0, 1, 2]


@pytest.mark.clause("DOJO-CHALLENGE", "MOVE-TURN")
@pytest.mark.parametrize("move", ["challenge", "pass"])
def test_only_the_one_who_is_asked_answers(move: str) -> None:
    state = dealt("M3 F5 T2 C1")
    for asked in (1, 2, 3):
        for other in {0, 1, 2, 3} - {asked}:
            assert state.moves(other) == []
            assert refused(state, other, move) == "MOVE-TURN"
        state.play(asked, "pass")


@pytest.mark.clause("DOJO-CHALLENGE", "MOVE-TURN")
@pytest.mark.parametrize("challenger", [1, 2, 3])
def test_the_first_challenge_ends_the_asking(challenger: int) -> None:
    state = challenge_by(dealt("M1 F5 T5 C5"), challenger)
    assert table(state)["passed"] == list(range(1, challenger))
    assert table(state)["asked"] is None
    assert state.to_act == (challenger,)
    for other in {0, 1, 2, 3} - {challenger}:
        assert refused(state, other, "challenge") == "MOVE-TURN"
    assert refused(state, challenger, "challenge") == "DOJO-CHALLENGE-PRIZE"


@pytest.mark.clause("DOJO-CHALLENGE")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_the_dealer_is_challenged_only_once_a_round(player: int) -> None:
    state = play(dealt(HANDS), "1 challenge", "1 keep")
    assert refused(state, player, "challenge") in ("DOJO-CHALLENGE", "DOJO-TRAIN")


@pytest.mark.clause("DOJO-CHALLENGE")
@pytest.mark.parametrize("player", [0, 1, 2])
def test_one_who_has_passed_cannot_challenge_any_more(player: int) -> None:
    state = play(dealt(HANDS), "1 pass")
    assert player == 2 or refused(state, player, "challenge") == "MOVE-TURN"
    play(state, "2 pass")
    assert refused(state, player, "challenge") in ("DOJO-CHALLENGE", "DOJO-TRAIN")


@pytest.mark.clause("DOJO-CHALLENGE")
@pytest.mark.parametrize("move", ["give:0", "swap", "keep", "place:0,0", "rock", "trophy:row,0"])
def test_the_question_is_challenge_or_pass(move: str) -> None:
    assert refused(dealt(HANDS), 1, move) == "DOJO-CHALLENGE"


@pytest.mark.clause("DOJO-CHALLENGE-WIN")
@pytest.mark.parametrize("challengers", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("dealers", [1, 2, 3, 4, 5])
def test_the_higher_belt_wins_and_on_equal_belts_the_challenger(dealers: int, challengers: int) -> None:
    state = play(dealt(f"M{dealers} F{challengers} T5"), "1 challenge")
    winner = 0 if dealers > challengers else 1
    assert (challenge(state)["winner"], state.to_act) == (winner, (winner,))


@pytest.mark.clause("DOJO-CHALLENGE-WIN")
@pytest.mark.parametrize(("cards", "winner"), [("R3 B4 M1", 1), ("R5 R4 M1", 0), ("C2 R2 M1", 1)])
def test_a_raccoons_belt_is_no_wild_one(cards: str, winner: int) -> None:
    assert challenge(play(dealt(cards), "1 challenge"))["winner"] == winner


@pytest.mark.clause("DOJO-CHALLENGE-WIN")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2, 3])
def test_both_cards_are_turned_up_for_all_to_see(eyes: int | None) -> None:
    state = challenge_by(dealt("M3 F4 T5 C2"), 2)
    shown = challenge(state, eyes)
    assert (shown["challenger"], shown["dealers_card"], shown["challengers_card"]) == (2, "M3", "T5")
    seen = table(state, eyes)["hands"]
    assert (seen[0], seen[2]) == ("M3", "T5")


@pytest.mark.clause("DOJO-CHALLENGE-PRIZE")
@pytest.mark.parametrize(("cards", "winner"), [("M3 F5 T2", 1), ("M3 F1 T2", 0)])
def test_the_winner_takes_the_face_up_trophy(cards: str, winner: int) -> None:
    state = play(dealt(cards, trophies="incense"), "1 challenge")
    for eyes in (None, 0, 1, 2):
        assert table(state, eyes)["face_up"] is None
        assert [held(state, player, eyes) for player in range(3)] == [
            ["incense"] if player == winner else [] for player in range(3)
        ]


@pytest.mark.clause("DOJO-CHALLENGE-PRIZE")
@pytest.mark.parametrize(("cards", "winner", "loser"), [("M3 F5 T2", 1, 0), ("M3 F1 T2", 0, 1)])
def test_only_the_winner_says_swap_or_keep(cards: str, winner: int, loser: int) -> None:
    state = play(dealt(cards), "1 challenge")
    assert state.moves(winner) == ["swap", "keep"]
    for other in (loser, 2):
        assert state.moves(other) == []
        for move in ("swap", "keep"):
            assert refused(state, other, move) == "MOVE-TURN"


@pytest.mark.clause("DOJO-CHALLENGE-PRIZE")
@pytest.mark.parametrize(("cards", "winner"), [("M3 F5 T2", 1), ("M3 F1 T2", 0)])
@pytest.mark.parametrize("answer", ["swap", "keep"])
def test_swap_exchanges_the_two_cards_and_keep_leaves_them(cards: str, winner: int, answer: str) -> None:
    state = play(dealt(cards), "1 challenge", f"{winner} {answer}")
    assert challenge(state)["swapped"] is (answer == "swap")
    dealers, challengers, third = cards.split()
    mine = [challengers, dealers] if answer == "swap" else [dealers, challengers]
    assert hands(state, 0) == " ".join([*mine, third])
    place_all(state)
    assert [laid(state, player) for player in range(3)] == [{"0,0": card} for card in [*mine, third]]


@pytest.mark.clause("DOJO-CHALLENGE-PRIZE")
@pytest.mark.parametrize("move", ["challenge", "pass", "give:0", "place:0,0", "trophy:col,0", "rock"])
def test_the_exchange_is_decided_before_anything_else(move: str) -> None:
    assert refused(play(dealt(HANDS), "1 challenge"), 1, move) == "DOJO-CHALLENGE-PRIZE"


@pytest.mark.clause("DOJO-NO-CHALLENGE")
def test_if_nobody_challenges_the_trophy_stays_for_the_next_round_and_no_other_is_turned_up() -> None:
    state = pass_all(dealt(HANDS, trophies="broom kimono"))
    assert table(state)["face_up"] == "broom"
    place_all(state)
    assert (table(state)["round"], table(state)["face_up"], table(state)["trophies_left"]) == (2, "broom", 11)
    assert [held(state, player) for player in range(3)] == [[], [], []]


@pytest.mark.clause("DOJO-NO-CHALLENGE")
def test_a_trophy_that_stayed_can_be_won_later() -> None:
    state = quiet_round(new_table(cards="M1 M1 F1 T1 T2 C2", trophies="broom kimono"))
    won_round(state, 2, "0,1", line="col,1")
    assert held(state, 2) == ["broom"]
    assert table(state)["face_up"] == "kimono"


@pytest.mark.clause("DOJO-NO-CHALLENGE")
def test_if_nobody_challenges_no_card_is_shown() -> None:
    state = pass_all(dealt(HANDS))
    assert [hands(state, eyes) for eyes in (None, 0, 1, 2)] == ["- - -", "M3 F5 T2", "- F5 -", "- - T2"]
    assert table(state)["challenge"] is None
    assert table(state)["passed"] == [1, 2]
