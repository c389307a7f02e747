"""When a card is needed and the pile is empty."""

from __future__ import annotations

import pytest

import randori
from randori import CHANCE, IllegalMove, Rng, State
from tests.games.memo.box import deck_of
from tests.games.memo.scene import (
    all_pass,
    begun,
    cards_of,
    end_round,
    everything_known,
    pile_of,
    play,
    quiet_round,
    refused,
    shuffle_move,
)
from tests.games.memo.sight import counts, dojo, drawn, event, phase, powers, shown, table, top

ROWS = "11 3 5 6 | 12 16 21 13 | 23 26 27 40"


def with_pile(pile: str, *, max_rounds: int = 9) -> State:
    """Twelve cards on three benches, and just these in the pile."""
    deck = deck_of(f"{ROWS.replace('|', '')} {pile}")
    return begun(ROWS, pile, deck=deck, max_rounds=max_rounds)


# --- for the draw


@pytest.mark.clause("MEMO-EMPTY-PILE", "MEMO-DRAW")
def test_before_the_draw_all_cards_of_the_dojo_but_the_active_one_are_shuffled() -> None:
    state = with_pile("30 44 33")
    for _ in range(3):
        quiet_round(state)
    assert (dojo(state), state.to_act, phase(state)) == ([30, 44, 33], (CHANCE,), "shuffle")
    state.play(CHANCE, "shuffle:44,30")
    assert (dojo(state), state.to_act, drawn(state, 0)) == ([33], (0,), 44)
    assert (table(state)["pile"], table(state)["round"]) == (1, 4)


@pytest.mark.clause("MEMO-EMPTY-PILE")
@pytest.mark.parametrize(
    "cards", ["30", "30 44 33", "44 33", "30 30", "44 44", "30 11", "30 99", "", "30 44 44"]
)
def test_a_shuffle_has_exactly_these_cards(cards: str) -> None:
    state = with_pile("30 44 33")
    for _ in range(3):
        quiet_round(state)
    before = everything_known(state)
    with pytest.raises(IllegalMove):
        state.play(CHANCE, shuffle_move(cards))
    assert everything_known(state) == before
    assert refused(state, 0, "lay") == "MOVE-TURN"


@pytest.mark.clause("MEMO-EMPTY-PILE")
def test_a_pile_that_is_empty_is_not_shuffled_before_a_card_is_needed() -> None:
    state = play(with_pile("30 44"), "0 lay")
    end_round(state)
    play(state, "1 lay")
    assert (table(state)["pile"], state.to_act) == (0, (0, 1, 2))
    with pytest.raises(IllegalMove) as refusal:
        state.play(CHANCE, "shuffle:30")
    assert refusal.value.clause == "MOVE-TURN"


@pytest.mark.clause("MEMO-EMPTY-PILE", "MEMO-DRAW")
def test_an_active_player_who_cannot_draw_lays_nothing_and_the_reactions_open_on_the_active_card() -> None:
    state = quiet_round(with_pile("30"))
    assert (table(state)["active"], table(state)["round"], phase(state)) == (1, 2, "react")
    assert (dojo(state), state.to_act, powers(state)) == ([30], (0, 1, 2), [])
    all_pass(state)
    assert (table(state)["active"], table(state)["round"], dojo(state)) == (2, 3, [30])


@pytest.mark.clause("MEMO-EMPTY-PILE", "MEMO-POWER-GAIN")
def test_a_card_that_stays_active_gives_its_power_only_once() -> None:
    state = quiet_round(with_pile("29"))
    assert (phase(state), powers(state)) == ("react", [])
    assert phase(all_pass(state)) == "react"


# --- for a penalty


@pytest.mark.clause("MEMO-EMPTY-PILE", "MEMO-FAULT")
def test_a_shuffle_for_a_penalty_comes_right_after_the_fault() -> None:
    state = play(with_pile("30"), "0 swap:0", "1 play:1,0", "2 play:2,0")
    assert (state.to_act, dojo(state)) == ((CHANCE,), [11, 12])
    assert (event(state)["move"], event(state)["fits"]) == ("play:2,0", False)
    state.play(CHANCE, "shuffle:11")
    assert (cards_of(state, 2), dojo(state), table(state)["pile"]) == ("23 26 27 40 11", [12], 0)
    assert (phase(state), state.to_act) == ("react", (0, 1, 2))


@pytest.mark.clause("MEMO-EMPTY-PILE", "MEMO-FAULT", "MEMO-PASS")
def test_a_penalty_adds_nothing_if_there_is_no_card_and_the_fault_reopens_the_reactions() -> None:
    state = play(with_pile("30"), "0 lay", "1 pass", "2 play:2,0")
    assert (counts(state), top(state), state.to_act) == ([4, 4, 4], 30, (0, 1, 2))
    assert event(state)["fits"] is False


# --- for powers


@pytest.mark.clause("MEMO-EMPTY-PILE", "MEMO-PARALYSIS")
def test_a_shuffle_for_paralysis_comes_right_after_paralyse() -> None:
    state = all_pass(play(with_pile("10"), "0 lay", "0 play:0,0"))
    assert (phase(state), table(state)["pile"]) == ("power", 0)
    play(state, "0 paralyse:1")
    assert (state.to_act, counts(state)) == ((CHANCE,), [3, 4, 4])
    state.play(CHANCE, "shuffle:10")
    assert (cards_of(state, 1), phase(state), state.to_act) == ("12 16 21 13 10", "react", (0, 1, 2))


@pytest.mark.clause("MEMO-EMPTY-PILE", "MEMO-CLAIRVOYANCE")
def test_a_shuffle_for_clairvoyance_comes_right_after_foresee() -> None:
    state = all_pass(play(with_pile("14", max_rounds=1), "0 lay", "0 play:0,0", "1 play:1,0"))
    play(state, "0 foresee")
    assert state.to_act == (CHANCE,)
    assert shown(state, 0) == {}
    state.play(CHANCE, "shuffle:11,14")
    assert (shown(state, 0), state.to_act) == ({"pile,0": 11, "pile,1": 14}, (0,))
    assert refused(state, 0, "order:12,11,14,top") == "MEMO-CLAIRVOYANCE"
    play(state, "0 order:14,11,top")
    assert (pile_of(state), dojo(state), phase(state)) == ([14, 11], [12], "react")


@pytest.mark.clause("MEMO-EMPTY-PILE", "MEMO-CLAIRVOYANCE")
def test_clairvoyance_with_fewer_than_three_cards_in_the_pile_shuffles_nothing() -> None:
    state = all_pass(play(with_pile("14 30"), "0 lay", "0 play:0,0", "1 play:1,0"))
    play(state, "0 foresee")
    assert (state.to_act, shown(state, 0)) == ((0,), {"pile,0": 30})


@pytest.mark.clause("MEMO-EMPTY-PILE", "MEMO-NO-TARGET")
@pytest.mark.parametrize("power", ["10", "14"])
def test_with_no_card_left_paralysis_and_clairvoyance_have_no_target(power: str) -> None:
    state = all_pass(play(with_pile(power), "0 lay"))
    assert (phase(state), table(state)["round"]) == ("react", 2)


@pytest.mark.clause("MEMO-EMPTY-PILE")
def test_a_game_from_a_seed_shuffles_by_itself() -> None:
    deck = deck_of(f"{ROWS.replace('|', '')} 30 44 33")
    state = randori.new("memo", players=3, deck=deck, max_rounds=30).start(seed=4)
    state.playout(Rng(4))
    moves = state.record()["moves"]
    assert isinstance(moves, list)
    assert any(move.startswith("shuffle:") for _, move in moves)
