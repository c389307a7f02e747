"""The draw: to swap the drawn card in, or to lay it."""

from __future__ import annotations

import pytest

from tests.games.memo.scene import all_pass, begun, cards_of, end_round, play, refused
from tests.games.memo.sight import (
    bench,
    counts,
    dojo,
    drawn,
    event,
    phase,
    powers,
    sees,
    table,
    turned_up,
    who_sees,
)

ROWS = "11 12 16 21 | 23 26 30 33 | 37 40 44 47"


@pytest.mark.clause("MEMO-DRAW")
def test_the_active_player_alone_looks_at_the_top_card_of_the_pile() -> None:
    state = begun(ROWS, "3 5", starter=1)
    assert (state.to_act, phase(state), table(state)["pile"]) == ((1,), "draw", 37)
    assert [drawn(state, eyes) for eyes in (None, 0, 1, 2)] == [None, None, 3, None]
    assert who_sees(state, 3) == [1]
    assert state.moves(1) == ["swap:0", "swap:1", "swap:2", "swap:3", "lay"]


@pytest.mark.clause("MEMO-DRAW")
@pytest.mark.parametrize("slot", range(4))
def test_a_swapped_card_takes_the_slot_face_down_and_the_old_one_goes_face_up_to_the_dojo(slot: int) -> None:
    state = play(begun(ROWS, "3"), f"0 swap:{slot}")
    old = ["11", "12", "16", "21"]
    assert (dojo(state), bench(state, 0)) == ([int(old[slot])], "XXXX")
    old[slot] = "3"
    assert cards_of(state, 0) == " ".join(old)
    assert who_sees(state, 3) == []
    assert [turned_up(state, eyes) for eyes in (None, 1)] == [dojo(state)[0]] * 2
    assert event(state)["move"] == f"swap:{slot}"


@pytest.mark.clause("MEMO-DRAW")
def test_a_drawn_card_may_be_laid_and_the_bench_stays() -> None:
    state = play(begun(ROWS, "3"), "0 lay")
    assert (dojo(state), cards_of(state, 0)) == ([3], "11 12 16 21")
    assert all(sees(state, eyes, 3) for eyes in (None, 0, 1, 2))


@pytest.mark.clause("MEMO-DRAW")
def test_the_card_laid_is_active_whatever_lay_there_before() -> None:
    state = play(all_pass(play(begun(ROWS, "3 34"), "0 lay")), "1 swap:0")
    assert (dojo(state), phase(state), counts(state)) == ([3, 23], "react", [4, 4, 4])


@pytest.mark.clause("MEMO-DRAW", "MEMO-SLOTS")
def test_a_hole_cannot_be_swapped() -> None:
    state = begun("11 12 16 21 | 23 26 30 33 | 3 5 44 47", "8 9 10 6")
    play(state, "0 lay", "0 play:0,1")
    end_round(state)
    for _ in range(2):
        end_round(play(state, f"{state.to_act[0]} lay"))
    assert state.moves(0) == ["swap:0", "swap:2", "swap:3", "lay"]
    assert refused(state, 0, "swap:1") == "MEMO-DRAW"
    assert refused(state, 0, "swap:4") == "MEMO-DRAW"


@pytest.mark.clause("MEMO-DRAW")
@pytest.mark.parametrize("move", ["pass", "skip", "hand:0", "look:0,1", "play:0,0", "done"])
def test_the_drawn_card_must_be_swapped_in_or_laid(move: str) -> None:
    assert refused(begun(ROWS, "3"), 0, move) == "MEMO-DRAW"


@pytest.mark.clause("MEMO-DRAW", "MOVE-TURN")
def test_only_the_active_player_draws() -> None:
    state = begun(ROWS, "3")
    assert refused(state, 1, "lay") == "MOVE-TURN"
    assert refused(state, 2, "swap:0") == "MOVE-TURN"


@pytest.mark.clause("MEMO-SLOTS")
def test_cards_keep_their_places_and_slots_are_never_renumbered() -> None:
    state = play(begun("11 12 16 34 | 23 | 26", "8"), "0 lay", "0 play:0,0", "0 play:0,3")
    assert (bench(state, 0), cards_of(state, 0)) == (".XX.", ". 12 16 .")
    play(state, "0 play:0,1")
    assert cards_of(state, 0) == ". . 16 ."


@pytest.mark.clause("MEMO-SLOTS", "MEMO-FAULT")
def test_a_card_that_comes_takes_the_lowest_empty_slot_or_a_new_one_at_the_end() -> None:
    state = begun("11 12 16 34 | 23 | 26", "8 3 5 6 7")
    play(state, "0 lay", "0 play:0,3", "0 play:0,1")
    assert cards_of(state, 0) == "11 . 16 ."
    found: list[str] = []
    for _ in range(4):
        play(state, "0 play:0,2")
        found.append(cards_of(state, 0))
    assert found == ["11 3 16 .", "11 3 16 5", "11 3 16 5 6", "11 3 16 5 6 7"]


@pytest.mark.clause("MEMO-SLOTS", "MEMO-FAULT")
def test_there_is_no_limit_to_the_number_of_cards_on_a_bench() -> None:
    state = play(begun("3 12 16 34 | 23 | 26", "8"), "0 lay")
    for _ in range(30):
        play(state, "0 play:0,0")
    assert (bench(state, 0), table(state)["pile"]) == ("X" * 34, 7)
    play(state, "1 play:0,0")
    assert counts(state) == [34, 5, 4]


@pytest.mark.clause("MEMO-POWER-GAIN")
@pytest.mark.parametrize(("opening_power", "gained"), [(True, ["0 eye"]), (False, [])])
@pytest.mark.parametrize(("pile", "move"), [("9", "lay"), ("11", "swap:0")])
def test_the_card_that_opens_the_round_gives_its_power_by_option(
    opening_power: bool, gained: list[str], pile: str, move: str
) -> None:
    state = begun("9 | |" if pile == "11" else "3 | |", pile, opening_power=opening_power)
    play(state, f"0 {move}")
    assert powers(state) == gained
    end_round(state)
    assert table(state)["active"] == 1
