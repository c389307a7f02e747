"""The case that the rules tell, move by move; and its record."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import randori
from randori import State
from tests.games.memo.scene import all_pass, begun, cards_of, play
from tests.games.memo.sight import bench, counts, dojo, event, phase, powers, shown, table

RECORD = Path(__file__).parent / "worked_case.json"

CHARLIE, DAVID, ALICE, BEN = range(4)
BENCHES = "11 3 23 30 | 13 21 26 44 | 9 37 5 40 | 34 12 47 33"

ROUND_ONE = [
    "0 swap:0",  # Charlie swaps 32 in, and 11 goes to the dojo
    "2 play:2,0",  # Alice plays her 9
    "3 play:3,0",  # Ben his 34
    "0 play:0,0",  # Charlie the 32 he has just taken
]
POWERS_OF_ROUND_ONE = ["2 eye:3,1", "0 infiltrate:0,1", "0 exchange:0,3"]
ROUND_TWO = ["1 swap:0", "2 play:3,1", "2 hand:1", "1 play:1,1"]


def at_the_table() -> State:
    """Charlie starts, direction left. He will draw 32, David 16."""
    return begun(BENCHES, "32 16 50", starter=CHARLIE)


def after_round_one() -> State:
    state = all_pass(play(at_the_table(), *ROUND_ONE))
    all_pass(play(state, POWERS_OF_ROUND_ONE[0]))
    return all_pass(play(state, *POWERS_OF_ROUND_ONE[1:]))


def after_round_two() -> State:
    """David swaps 16 in, and 13 goes to the dojo; Alice knows Ben's 12, which fits; David's 21 does not."""
    return all_pass(play(after_round_one(), *ROUND_TWO))


@pytest.mark.clause("MEMO-DRAW", "MEMO-REACT", "MEMO-DUAL", "MEMO-POWER-GAIN")
def test_round_one_leaves_two_powers_waiting() -> None:
    state = play(at_the_table(), *ROUND_ONE)
    assert dojo(state) == [11, 9, 34, 32]
    assert counts(state) == [3, 4, 3, 3]
    assert powers(state) == ["2 eye", "0 infiltration"]


@pytest.mark.clause("MEMO-POWER-USE", "MEMO-EYE", "MEMO-INFILTRATION")
def test_alice_looks_at_a_card_of_bens_and_charlie_exchanges_two_of_his_own() -> None:
    state = all_pass(play(at_the_table(), *ROUND_ONE))
    assert (phase(state), state.to_act) == ("power", (ALICE,))
    play(state, "2 eye:3,1")
    assert shown(state, ALICE) == {"3,1": 12}
    all_pass(state)
    assert (phase(state), state.to_act) == ("power", (CHARLIE,))
    play(state, "0 infiltrate:0,1")
    assert shown(state, CHARLIE) == {"0,1": 3}
    play(state, "0 exchange:0,3")
    assert cards_of(state, CHARLIE) == ". 30 23 3"
    all_pass(state)
    assert (table(state)["round"], table(state)["active"], state.to_act) == (2, DAVID, (DAVID,))


@pytest.mark.clause("MEMO-STEAL", "MEMO-FAULT", "MEMO-ROUND-END")
def test_in_round_two_alice_steals_and_david_is_at_fault() -> None:
    state = play(after_round_one(), "1 swap:0", "2 play:3,1")
    assert (event(state)["fits"], phase(state), state.to_act) == (True, "hand", (ALICE,))
    play(state, "2 hand:1")
    assert cards_of(state, BEN) == ". 37 47 33"
    play(state, "1 play:1,1")
    assert event(state)["fits"] is False
    all_pass(state)
    assert counts(state) == [3, 5, 2, 3]
    assert bench(state, DAVID) == "XXXXX"
    assert (table(state)["round"], table(state)["active"]) == (3, ALICE)


@pytest.mark.clause("MEMO-VIEW")
def test_the_record_of_the_case_leads_to_its_end() -> None:
    written = json.loads(RECORD.read_text(encoding="utf-8"))
    state = after_round_two()
    assert written == state.record()
    replayed = randori.replay(written)
    assert counts(replayed) == [3, 5, 2, 3]
    for eyes in (None, *range(4)):
        assert replayed.view(eyes) == state.view(eyes)
