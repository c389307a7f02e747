"""Two players: every power is confusion or infiltration."""

from __future__ import annotations

import pytest

from tests.games.memo.box import deck_of
from tests.games.memo.scene import all_pass, cards_of, opened, play, refused, wielding
from tests.games.memo.sight import counts, phase, powers, shown, table

ROWS = "12 3 34 30 | 13 16 37 23"
POWERS = {1: "eye", 7: "infiltration", 2: "paralysis", 18: "confusion", 4: "overload", 14: "clairvoyance"}


@pytest.mark.clause("MEMO-TWO")
@pytest.mark.parametrize("card", POWERS)
def test_whatever_power_a_card_carries_its_player_chooses_confusion_or_infiltration(card: int) -> None:
    state = wielding(card, ROWS)
    looks = {f"infiltrate:{seat},{slot}" for seat in (0, 1) for slot in range(4)}
    assert set(state.moves(0)) == looks | {"confuse:0", "confuse:1", "skip"}


@pytest.mark.clause("MEMO-TWO")
@pytest.mark.parametrize("move", ["eye:1,0", "paralyse:1", "overload:0,0,1", "foresee"])
def test_no_other_power_is_used_not_even_the_one_the_card_carries(move: str) -> None:
    for card in POWERS:
        assert refused(wielding(card, ROWS), 0, move) == "MEMO-TWO"


@pytest.mark.clause("MEMO-TWO", "MEMO-CONFUSION")
def test_confusion_is_as_usual() -> None:
    state = play(wielding(1, ROWS), "0 confuse:1", "0 cross:0,1", "0 done")
    assert (cards_of(state, 1), phase(state), state.to_act) == ("16 13 37 23", "react", (0, 1))


@pytest.mark.clause("MEMO-TWO", "MEMO-INFILTRATION")
def test_infiltration_is_as_usual() -> None:
    state = play(wielding(14, ROWS), "0 infiltrate:1,2")
    assert shown(state, 0) == {"1,2": 37}
    assert refused(state, 0, "skip") in ("MEMO-INFILTRATION", "MEMO-TWO")
    play(state, "0 exchange:0,0")
    assert (cards_of(state, 0), cards_of(state, 1)) == ("37 3 34 30", "13 16 12 23")


@pytest.mark.clause("MEMO-TWO", "MEMO-POWER-USE")
def test_it_may_be_declined() -> None:
    state = play(wielding(4, ROWS), "0 skip")
    assert (phase(state), table(state)["active"]) == ("draw", 1)


@pytest.mark.clause("MEMO-TWO", "MEMO-STEAL")
def test_stealing_holds_too() -> None:
    state = play(opened(ROWS, "11"), "0 play:1,0", "0 hand:1")
    assert (cards_of(state, 0), cards_of(state, 1)) == ("12 . 34 30", "3 16 37 23")


@pytest.mark.clause("MEMO-TWO", "MEMO-NO-TARGET")
@pytest.mark.parametrize("card", [10, 14])
def test_a_power_whose_own_target_is_missing_can_still_be_used(card: int) -> None:
    deck = deck_of(f"12 3 34 30 13 16 37 23 {card}")
    state = all_pass(opened(ROWS, str(card), deck=deck))
    assert (phase(state), "confuse:0" in state.moves(0)) == ("power", True)


@pytest.mark.clause("MEMO-TWO", "MEMO-NO-TARGET")
def test_with_no_card_on_any_bench_confusion_is_left() -> None:
    state = opened("8 11 12 13 | 37 40 41 23", "34")
    play(state, *[f"0 play:0,{slot}" for slot in range(4)], *[f"1 play:1,{slot}" for slot in range(4)])
    assert (counts(state), powers(state)[0][0]) == ([0, 0], "0")
    all_pass(state)
    assert set(state.moves(0)) == {"confuse:0", "confuse:1", "skip"}
    play(state, "0 confuse:1")
    assert state.moves(0) == ["done"]
    all_pass(play(state, "0 done"))
    assert state.winners == (0,)
