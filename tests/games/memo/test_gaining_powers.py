"""Who gains a power, when it is used, and when it is passed over."""

from __future__ import annotations

import pytest

from randori import CHANCE, State
from tests.games.memo.box import Card, deck_of
from tests.games.memo.scene import all_pass, begun, nearly_empty, opened, play, refused, wielding
from tests.games.memo.sight import counts, event, phase, powers, table

BENCHES = "14 3 34 30 | 10 16 37 23 | 8 44 47 5"
"""Clairvoyance, paralysis and infiltration, all of Cobra Blade."""


def three_powers() -> State:
    """Eye of seat 0, paralysis of seat 1, infiltration of seat 2, in this order."""
    return play(opened(BENCHES, "9 11 12"), "1 play:1,0", "2 play:2,0")


@pytest.mark.clause("MEMO-POWER-GAIN")
def test_a_card_with_a_power_gives_it_to_who_put_it_on_the_dojo() -> None:
    assert powers(three_powers()) == ["0 eye", "1 paralysis", "2 infiltration"]


@pytest.mark.clause("MEMO-POWER-GAIN")
def test_a_plain_card_gives_none() -> None:
    state = play(opened(BENCHES, "11"), "0 play:0,2", "0 play:0,3")
    assert powers(state) == []
    assert phase(all_pass(state)) == "draw"


@pytest.mark.clause("MEMO-POWER-GAIN")
def test_a_card_played_in_the_reactions_gives_its_power_without_opening_power_too() -> None:
    state = play(opened(BENCHES, "9", opening_power=False), "1 play:1,0", "0 play:0,0")
    assert powers(state) == ["1 paralysis", "0 clairvoyance"]


@pytest.mark.clause("MEMO-POWER-GAIN")
def test_the_active_players_swapped_out_card_gives_its_power_but_not_the_one_swapped_in() -> None:
    state = play(begun("9 | |", "8"), "0 swap:0")
    assert powers(state) == ["0 eye"]
    state = play(begun("11 | |", "8"), "0 swap:0")
    assert powers(state) == []


@pytest.mark.clause("MEMO-POWER-GAIN")
def test_one_player_may_gain_several() -> None:
    state = play(opened("9 10 8 14 | |", "11"), *[f"0 play:0,{slot}" for slot in (0, 1, 2)])
    assert powers(state) == ["0 eye", "0 paralysis", "0 infiltration"]


@pytest.mark.clause("MEMO-POWER-USE")
def test_powers_are_used_when_the_reactions_end_first_gained_first_used() -> None:
    state = all_pass(three_powers())
    assert (state.to_act, table(state)["power"]) == ((0,), "eye")
    all_pass(play(state, "0 eye:1,1"))
    assert (state.to_act, table(state)["power"]) == ((1,), "paralysis")
    all_pass(play(state, "1 paralyse:0"))
    assert (state.to_act, table(state)["power"]) == ((2,), "infiltration")
    all_pass(play(state, "2 infiltrate:0,1", "2 exchange:1,1"))
    assert (phase(state), table(state)["active"]) == ("draw", 1)


@pytest.mark.clause("MEMO-POWER-USE")
def test_no_power_is_used_before_all_have_passed() -> None:
    state = play(three_powers(), "0 pass", "1 pass")
    assert refused(state, 2, "infiltrate:0,1") == "MEMO-REACT"
    assert refused(state, 0, "eye:1,1") == "MOVE-TURN"


@pytest.mark.clause("MEMO-POWER-USE")
def test_each_may_be_declined_and_the_next_power_comes_at_once() -> None:
    state = play(all_pass(three_powers()), "0 skip")
    assert (phase(state), state.to_act) == ("power", (1,))
    play(state, "1 skip")
    assert (phase(state), state.to_act) == ("power", (2,))
    play(state, "2 skip")
    assert (phase(state), table(state)["active"], table(state)["round"]) == ("draw", 1, 2)


@pytest.mark.clause("MEMO-POWER-USE")
def test_after_one_is_used_all_may_play_and_powers_gained_then_queue_up_behind_the_others() -> None:
    state = play(all_pass(three_powers()), "0 eye:1,1", "0 play:0,0")
    assert powers(state) == ["1 paralysis", "2 infiltration", "0 clairvoyance"]
    play(all_pass(state), "1 skip", "2 skip")
    assert (state.to_act, table(state)["power"]) == ((0,), "clairvoyance")


@pytest.mark.clause("MEMO-POWER-USE", "MOVE-TURN")
def test_only_who_has_the_power_uses_it() -> None:
    state = all_pass(three_powers())
    for move in ("eye:0,1", "skip", "pass", "paralyse:0"):
        assert refused(state, 1, move) == "MOVE-TURN"


USES = {
    1: ("MEMO-EYE", "eye:0,0"),
    7: ("MEMO-INFILTRATION", "infiltrate:0,0"),
    2: ("MEMO-PARALYSIS", "paralyse:0"),
    18: ("MEMO-CONFUSION", "confuse:0"),
    4: ("MEMO-OVERLOAD", "overload:0,0,1"),
    14: ("MEMO-CLAIRVOYANCE", "foresee"),
}


@pytest.mark.clause("MEMO-POWERS", "MEMO-POWER-USE")
@pytest.mark.parametrize("card", USES)
def test_a_power_is_used_as_what_it_is_or_declined(card: int) -> None:
    clause, use = USES[card]
    state = wielding(card, "11 | |")
    assert {use, "skip"} <= set(state.moves(0))
    for other, (_, move) in USES.items():
        if other != card:
            assert refused(state, 0, move) == clause
    for move in (
        "pass",
        "play:0,0",
        "lay",
        "cross:0,1",
        "exchange:1,0",
        "against:1,0",
        "done",
        "order:1,top",
    ):
        assert refused(state, 0, move) in (clause, "MOVE-FORM")


@pytest.mark.clause("MEMO-POWER-USE", "MEMO-WIN")
def test_a_player_with_an_empty_bench_uses_his_powers() -> None:
    state = opened("9 10 8 14 | |", "11")
    play(state, *[f"0 play:0,{slot}" for slot in range(4)])
    all_pass(state)
    assert (counts(state)[0], state.to_act, table(state)["power"]) == (0, (0,), "eye")
    play(state, "0 eye:1,0")
    assert event(state)["move"] == "eye:1,0"


@pytest.mark.clause("MEMO-POWER-USE", "MEMO-EMPTY-PILE")
def test_more_powers_may_wait_than_there_are_cards() -> None:
    """A card may be played, come back by a shuffle and a fault, and be played again."""
    deck: list[Card] = [{"number": number, "schools": ["Xenon"], "power": "eye"} for number in range(1, 9)]
    deck.append({"number": 9, "schools": ["Yew"], "power": None})
    state = opened("9 1 2 3 | 4 5 6 7", "8", deck=deck)
    play(state, "0 play:0,1", "0 play:0,2", "0 play:0,3", "1 play:1,0", "1 play:1,1", "1 play:1,2")
    for turn in range(6):
        play(state, "1 play:0,0")
        if turn == 0:
            state.play(CHANCE, "shuffle:1,2,3,4,5,8")
        play(state, "1 play:1,0")
    assert powers(state) == ["0 eye"] * 4 + ["1 eye"] * 9
    all_pass(state)
    assert state.to_act == (0,)


# --- powers that cannot be used


@pytest.mark.clause("MEMO-NO-TARGET", "MEMO-PARALYSIS", "MEMO-CLAIRVOYANCE")
@pytest.mark.parametrize("card", [10, 14])
def test_paralysis_and_clairvoyance_with_no_card_left_are_passed_over(card: int) -> None:
    deck = deck_of(f"11 3 5 6 12 16 21 13 23 26 27 40 {card}")
    state = opened("11 3 5 6 | 12 16 21 13 | 23 26 27 40", str(card), deck=deck)
    assert powers(state) == [f"0 {'paralysis' if card == 10 else 'clairvoyance'}"]
    all_pass(state)
    assert (phase(state), table(state)["round"], powers(state)) == ("react", 2, [])


@pytest.mark.clause("MEMO-NO-TARGET")
def test_what_cannot_be_used_is_judged_when_its_turn_comes() -> None:
    """The pile is empty when the power is gained, but a card of the dojo can be shuffled when it is used."""
    deck = deck_of("11 3 5 6 12 16 21 13 23 26 27 40 10")
    state = play(opened("11 3 5 6 | 12 16 21 13 | 23 26 27 40", "10", deck=deck), "0 play:0,0")
    all_pass(state)
    assert (phase(state), state.to_act, "paralyse:1" in state.moves(0)) == ("power", (0,), True)


def waiting_powers(state: State) -> list[str | None]:
    """The powers whose turn comes until the round ends; all are declined."""
    found: list[str | None] = []
    all_pass(state)
    while phase(state) == "power":
        found.append(table(state)["power"])
        play(state, f"{state.to_act[0]} skip")
    return found


@pytest.mark.clause("MEMO-NO-TARGET", "MEMO-OVERLOAD")
def test_overload_without_two_cards_on_one_bench_and_one_on_another_is_passed_over() -> None:
    state = nearly_empty(48)
    assert (counts(state), powers(state)[:2]) == ([0, 1, 1], ["2 eye", "2 overload"])
    assert waiting_powers(state) == ["eye", "infiltration", "eye", "paralysis", "clairvoyance"]
    assert (state.over, state.winners) == (True, (0,))


@pytest.mark.clause("MEMO-NO-TARGET", "MEMO-OVERLOAD")
def test_overload_with_all_cards_on_one_bench_is_passed_over() -> None:
    """Seat 2 draws two cards for faults, before the last cards of the others go."""
    state = play(nearly_empty(48), "2 play:1,3", "2 play:1,3", "2 play:2,3", "1 play:1,3")
    assert counts(state) == [0, 0, 2]
    assert waiting_powers(state) == ["eye", "infiltration", "eye", "paralysis", "clairvoyance"]


@pytest.mark.clause("MEMO-NO-TARGET", "MEMO-EYE", "MEMO-INFILTRATION")
def test_eye_and_infiltration_with_no_card_on_any_bench_are_passed_over() -> None:
    state = play(nearly_empty(48), "2 play:2,3", "1 play:1,3")
    assert counts(state) == [0, 0, 0]
    assert waiting_powers(state) == ["paralysis", "clairvoyance"]
    assert (state.over, state.winners) == (True, (0,))


@pytest.mark.clause("MEMO-NO-TARGET", "MEMO-CONFUSION")
def test_confusion_may_always_be_used() -> None:
    state = all_pass(play(opened("18 | |", "20"), "0 play:0,0"))
    assert (phase(state), set(state.moves(0))) == ("power", {"confuse:0", "confuse:1", "confuse:2", "skip"})
