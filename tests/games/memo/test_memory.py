"""The memory aid: every card whose place a player could be sure of, by following what he saw."""

from __future__ import annotations

import pytest

from randori import CHANCE, State
from tests.games.memo.box import deck_of
from tests.games.memo.scene import (
    all_pass,
    begun,
    dealt,
    end_round,
    opened,
    play,
    quiet_round,
    wielding,
)
from tests.games.memo.sight import known, shown, table, turned_up

ROWS = "12 3 34 30 | 13 16 37 23 | 33 44 47 5"
LOOKED = {0: {"0,0": 12, "0,1": 3}, 1: {"1,0": 13, "1,1": 16}, 2: {"2,0": 33, "2,1": 44}}
"""What each knows once all have looked at slots 0 and 1."""


def using(power: int, pile: str = "", confusion: str = "secret") -> State:
    """Seat 0 is to use a power, with the memory aid."""
    return wielding(power, ROWS, pile, aid=True, confusion=confusion)


@pytest.mark.clause("MEMO-MEMORY", "MEMO-LOOK")
def test_what_one_looked_at_stays_known_to_him_alone() -> None:
    state = all_pass(opened(ROWS, "11", aid=True))
    for player in range(3):
        assert known(state, player) == LOOKED[player]
    assert (known(state, None), shown(state, 0)) == ({}, {})


@pytest.mark.clause("MEMO-MEMORY")
def test_nothing_is_known_before_the_look_and_nothing_told_without_the_aid() -> None:
    assert [known(dealt(ROWS, aid=True), eyes) for eyes in (None, 0, 1, 2)] == [{}] * 4
    assert table(dealt(ROWS), 0)["known"] is None


@pytest.mark.clause("MEMO-MEMORY", "MEMO-DRAW")
def test_the_card_swapped_in_is_known_to_who_drew_it() -> None:
    state = play(begun(ROWS, "11", aid=True), "0 swap:2")
    assert known(state, 0) == {**LOOKED[0], "0,2": 11}
    assert (known(state, 1), known(state, None)) == (LOOKED[1], {})


@pytest.mark.clause("MEMO-MEMORY", "MEMO-FAULT")
def test_a_fault_is_known_to_all_and_the_penalty_to_nobody() -> None:
    state = play(opened(ROWS, "11 26", aid=True), "2 play:2,2", "0 pass")
    for player in range(3):
        assert known(state, player) == {**LOOKED[player], "2,2": 47}
    assert known(state, None) == {"2,2": 47}


@pytest.mark.clause("MEMO-MEMORY", "MEMO-REACT")
def test_a_card_in_the_dojo_has_left_its_place() -> None:
    state = play(opened(ROWS, "11", aid=True), "1 play:1,0")
    assert known(state, 1) == {"1,1": 16}


@pytest.mark.clause("MEMO-MEMORY", "MEMO-EYE")
def test_what_the_eye_saw_stays_known() -> None:
    state = end_round(play(using(9), "0 eye:2,2"))
    assert known(state, 0) == {**LOOKED[0], "2,2": 47}


@pytest.mark.clause("MEMO-MEMORY", "MEMO-STEAL")
def test_a_card_is_followed_as_it_is_handed_over() -> None:
    state = play(opened(ROWS, "11", aid=True), "2 play:1,0", "2 hand:1")
    assert known(state, 2) == {"2,0": 33, "1,0": 44}
    assert known(state, 1) == {"1,1": 16}


@pytest.mark.clause("MEMO-MEMORY", "MEMO-INFILTRATION")
def test_cards_are_followed_through_exchanges_by_all_who_know_them() -> None:
    state = play(using(8), "0 infiltrate:1,0", "0 exchange:2,1")
    assert known(state, 0) == {**LOOKED[0], "2,1": 13}
    assert known(state, 1) == {"2,1": 13, "1,1": 16}
    assert known(state, 2) == {"2,0": 33, "1,0": 44}


@pytest.mark.clause("MEMO-MEMORY", "MEMO-OVERLOAD")
def test_cards_are_followed_through_an_overload() -> None:
    state = play(using(4), "0 overload:1,0,1", "0 against:2,0")
    assert known(state, 1) == {"2,0": 13, "2,4": 16}
    assert known(state, 2) == {"1,0": 33, "2,1": 44}
    assert known(state, 0) == LOOKED[0]


# --- the pile


@pytest.mark.clause("MEMO-MEMORY", "MEMO-CLAIRVOYANCE")
def test_foreseen_cards_are_known_where_they_were_put() -> None:
    state = play(using(14, "40 21 26"), "0 foresee", "0 order:26,40,21,top")
    assert known(state, 0) == {**LOOKED[0], "pile,0": 26, "pile,1": 40, "pile,2": 21}
    assert (known(state, 1), known(state, None)) == (LOOKED[1], {})
    state = play(using(14, "40 21 26"), "0 foresee", "0 order:26,40,21,bottom")
    assert known(state, 0) == {**LOOKED[0], "pile,34": 26, "pile,35": 40, "pile,36": 21}


@pytest.mark.clause("MEMO-MEMORY", "MEMO-CLAIRVOYANCE", "MEMO-DRAW")
def test_a_foreseen_card_is_followed_onto_the_bench_of_who_draws_it() -> None:
    state = all_pass(play(using(14, "40 21 26"), "0 foresee", "0 order:26,40,21,top"))
    play(state, "1 swap:3")
    assert known(state, 0) == {**LOOKED[0], "1,3": 26, "pile,0": 40, "pile,1": 21}


@pytest.mark.clause("MEMO-MEMORY", "MEMO-CLAIRVOYANCE", "MEMO-PARALYSIS")
def test_a_foreseen_card_is_followed_by_paralysis_and_penalty() -> None:
    rows = "12 3 34 30 | 10 16 37 23 | 33 44 47 5"
    state = all_pass(play(opened(rows, "14 40 21 26", aid=True), "1 play:1,0"))
    all_pass(play(state, "0 foresee", "0 order:40,21,26,top"))
    play(state, "1 paralyse:2")
    assert known(state, 0) == {**LOOKED[0], "2,4": 40, "pile,0": 21, "pile,1": 26}
    play(state, "2 play:2,2")
    assert known(state, 0) == {**LOOKED[0], "2,4": 40, "2,2": 47, "2,5": 21, "pile,0": 26}
    assert known(state, 2) == {"2,0": 33, "2,1": 44, "2,2": 47}


def reordered(side: str) -> State:
    """Seat 0 foresees three cards and puts them on the pile; seat 1 then foresees three."""
    rows = "12 3 34 30 | 22 41 37 23 | 33 44 47 5"
    state = all_pass(opened(rows, "14 40 21 26 27", aid=True))
    all_pass(play(state, "0 foresee", "0 order:40,21,26,top"))
    play(state, "1 swap:0")
    all_pass(state)
    return play(state, "1 foresee", f"1 order:27,21,26,{side}")


@pytest.mark.clause("MEMO-MEMORY", "MEMO-CLAIRVOYANCE")
@pytest.mark.parametrize("side", ["top", "bottom"])
def test_who_foresaw_cards_that_another_puts_back_is_sure_of_them_no_longer(side: str) -> None:
    state = reordered(side)
    assert known(state, 0) == {**LOOKED[0], "1,0": 40}
    first = 0 if side == "top" else table(state)["pile"] - 3
    foreseen = {f"pile,{first}": 27, f"pile,{first + 1}": 21, f"pile,{first + 2}": 26}
    assert known(state, 1) == {"1,0": 40, "1,1": 41, **foreseen}


@pytest.mark.clause("MEMO-MEMORY", "MEMO-EMPTY-PILE")
def test_a_shuffled_dojo_leaves_nobody_sure_of_the_pile() -> None:
    deck = deck_of(f"{ROWS.replace('|', '')} 11 40 21")
    state = begun(ROWS, "11 40 21", deck=deck, aid=True)
    for _ in range(3):
        quiet_round(state)
    state.play(CHANCE, "shuffle:40,11")
    for player in range(3):
        assert {place: card for place, card in known(state, player).items() if "pile" in place} == {}


# --- confusion


@pytest.mark.clause("MEMO-MEMORY", "MEMO-CONFUSION")
@pytest.mark.parametrize("crosses", [[], ["0 cross:0,2"], ["0 cross:2,3"] * 2])
def test_a_secret_confusion_leaves_the_others_sure_of_no_card_on_that_bench(crosses: list[str]) -> None:
    state = play(using(18), "0 confuse:1", *crosses, "0 done")
    assert known(state, 1) == {}
    assert (known(state, 0), known(state, 2)) == (LOOKED[0], LOOKED[2])


@pytest.mark.clause("MEMO-MEMORY", "MEMO-CONFUSION")
def test_the_confuser_follows_what_he_knows() -> None:
    state = play(using(18), "0 confuse:0", "0 cross:0,2", "0 cross:1,2", "0 done")
    assert known(state, 0) == {"0,1": 12, "0,2": 3}


@pytest.mark.clause("MEMO-MEMORY", "MEMO-CONFUSION", "MEMO-FAULT")
def test_what_all_saw_of_that_bench_is_lost_to_all_but_the_confuser() -> None:
    state = play(opened(ROWS, "18", aid=True), "2 play:1,2")
    play(all_pass(state), "0 confuse:1", "0 cross:2,3", "0 done")
    assert known(state, 0) == {**LOOKED[0], "1,3": 37}
    assert [known(state, eyes) for eyes in (None, 1, 2)] == [{}, {}, LOOKED[2]]


@pytest.mark.clause("MEMO-MEMORY", "MEMO-CONFUSION")
def test_an_open_confusion_is_followed_by_all() -> None:
    state = play(using(18, confusion="open"), "0 confuse:1", "0 cross:0,2", "0 cross:1,3", "0 done")
    assert known(state, 1) == {"1,2": 13, "1,3": 16}


@pytest.mark.clause("MEMO-MEMORY", "MEMO-CONFUSION")
def test_a_card_seen_again_is_known_again_and_nothing_is_deduced_by_elimination() -> None:
    """Seat 1 has two cards left, and knows both, until they are confused; then one of them is turned up."""
    state = opened("12 3 34 30 | 16 21 15 11 | 33 44 47 5", "18", aid=True, looks="1:1,3")
    play(state, "1 play:1,0", "1 play:1,2")
    assert known(state, 1) == {"1,1": 21, "1,3": 11}
    play(all_pass(state), "0 confuse:1", "0 cross:1,3", "0 done")
    assert known(state, 1) == {}
    play(state, "0 play:1,1")
    assert (turned_up(state), known(state, 1)) == (11, {"1,1": 11})


# --- the limits of a game


@pytest.mark.clause("MEMO-MEMORY", "MEMO-MATCH")
def test_a_new_deal_is_known_to_nobody() -> None:
    state = end_round(opened(ROWS, "11", aid=True, games=2, max_rounds=1))
    state.play(CHANCE, "deck:" + ",".join(map(str, range(1, 51))))
    assert [known(state, eyes) for eyes in (None, 0, 1, 2)] == [{}] * 4
