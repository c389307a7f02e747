"""Powers to move cards with: paralysis, confusion, overload."""

from __future__ import annotations

import pytest

from randori import State
from tests.games.memo.scene import all_pass, begun, cards_of, end_round, opened, play, refused, wielding
from tests.games.memo.sight import bench, counts, event, phase, powers, table, top, who_sees

BENCHES = "12 3 34 30 | 13 16 37 23 | 33 44 47 5"
PARALYSIS, CONFUSION, OVERLOAD = 10, 18, 4


# --- paralysis


@pytest.mark.clause("MEMO-PARALYSIS", "MEMO-SLOTS")
@pytest.mark.parametrize(
    ("seat", "cards"), [(0, "12 3 34 30 40"), (1, "13 16 37 23 40"), (2, "33 44 47 5 40")]
)
def test_paralysis_puts_the_top_card_of_the_pile_onto_any_bench_his_own_too(seat: int, cards: str) -> None:
    state = play(wielding(PARALYSIS, BENCHES, "40"), f"0 paralyse:{seat}")
    assert (cards_of(state, seat), who_sees(state, 40)) == (cards, [])
    assert (table(state)["pile"], phase(state), state.to_act) == (36, "react", (0, 1, 2))
    assert event(state)["move"] == f"paralyse:{seat}"


@pytest.mark.clause("MEMO-PARALYSIS", "MEMO-SLOTS")
def test_the_card_takes_the_lowest_empty_slot() -> None:
    state = play(all_pass(play(opened(BENCHES, "10 40"), "1 play:1,0")), "0 paralyse:1")
    assert cards_of(state, 1) == "40 16 37 23"


@pytest.mark.clause("MEMO-PARALYSIS")
def test_an_empty_bench_may_be_paralysed_too() -> None:
    state = opened("12 3 34 30 | 8 11 13 14 | |", "10 40")
    play(state, "1 play:1,0", "1 play:1,1", "1 play:1,3", "1 play:1,2")
    play(all_pass(state), "0 paralyse:1")
    assert (bench(state, 1), cards_of(state, 1).split()[0]) == ("X...", "40")


@pytest.mark.clause("MEMO-PARALYSIS")
def test_there_must_be_such_a_bench() -> None:
    state = wielding(PARALYSIS, BENCHES)
    assert set(state.moves(0)) == {"paralyse:0", "paralyse:1", "paralyse:2", "skip"}
    assert refused(state, 0, "paralyse:3") == "MEMO-PARALYSIS"


# --- confusion


def confusing(seat: int = 1, confusion: str = "secret") -> State:
    state = wielding(CONFUSION, BENCHES, confusion=confusion)
    return play(state, f"0 confuse:{seat}")


@pytest.mark.clause("MEMO-CONFUSION")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_any_bench_may_be_chosen_and_two_filled_slots_exchanged(seat: int) -> None:
    state = confusing(seat)
    assert (phase(state), state.to_act) == ("cross", (0,))
    pairs = ["0,1", "0,2", "0,3", "1,2", "1,3", "2,3"]
    assert set(state.moves(0)) == {f"cross:{pair}" for pair in pairs} | {"done"}


@pytest.mark.clause("MEMO-CONFUSION")
def test_the_exchanges_come_one_after_the_other() -> None:
    state = play(confusing(), "0 cross:0,1", "0 cross:1,2", "0 done")
    assert cards_of(state, 1) == "16 37 13 23"
    state = play(confusing(), "0 cross:0,3", "0 done")
    assert cards_of(state, 1) == "23 16 37 13"


@pytest.mark.clause("MEMO-CONFUSION", "MEMO-POWER-USE")
@pytest.mark.parametrize("crosses", [0, 1, 2])
def test_none_to_three_exchanges_and_it_counts_as_used_each_time(crosses: int) -> None:
    state = play(confusing(), *["0 cross:0,1"] * crosses)
    assert phase(state) == "cross"
    play(state, "0 done")
    assert (phase(state), state.to_act, powers(state)) == ("react", (0, 1, 2), [])
    assert cards_of(state, 1) == ("16 13 37 23" if crosses == 1 else "13 16 37 23")


@pytest.mark.clause("MEMO-CONFUSION")
def test_after_the_third_exchange_it_is_over_by_itself() -> None:
    state = play(confusing(), "0 cross:0,1", "0 cross:0,2", "0 cross:0,3")
    assert (phase(state), state.to_act) == ("react", (0, 1, 2))
    assert cards_of(state, 1) == "23 13 16 37"
    assert refused(state, 0, "cross:0,1") in ("MEMO-CONFUSION", "MEMO-REACT")
    assert refused(state, 0, "done") in ("MEMO-CONFUSION", "MEMO-REACT")


@pytest.mark.clause("MEMO-CONFUSION")
@pytest.mark.parametrize(
    "move", ["cross:1,0", "cross:1,1", "cross:0,4", "skip", "pass", "confuse:0", "play:0,0"]
)
def test_an_exchange_is_of_two_cards_of_that_bench_the_lower_slot_first(move: str) -> None:
    assert refused(confusing(), 0, move) == "MEMO-CONFUSION"
    assert refused(confusing(), 1, "done") == "MOVE-TURN"


@pytest.mark.clause("MEMO-CONFUSION", "MEMO-SLOTS")
def test_there_is_no_exchange_over_a_hole() -> None:
    state = all_pass(play(opened(BENCHES, "18"), "1 play:1,1"))
    play(state, "0 confuse:1")
    assert set(state.moves(0)) == {"cross:0,2", "cross:0,3", "cross:2,3", "done"}
    for move in ("cross:0,1", "cross:1,2", "cross:1,3"):
        assert refused(state, 0, move) == "MEMO-CONFUSION"


@pytest.mark.clause("MEMO-CONFUSION")
@pytest.mark.parametrize("left", [0, 1])
def test_with_fewer_than_two_cards_there_only_done_is_left(left: int) -> None:
    state = opened("15 17 16 21 | |", "18")
    play(state, *[f"0 play:0,{slot}" for slot in range(4 - left)])
    all_pass(state)
    play(state, "0 confuse:0")
    assert (counts(state)[0], state.moves(0)) == (left, ["done"])
    assert refused(state, 0, "cross:0,1") == "MEMO-CONFUSION"
    play(state, "0 done")
    assert (phase(state), state.to_act) == ("react", (0, 1, 2))


@pytest.mark.clause("MEMO-CONFUSION", "MEMO-VIEW")
@pytest.mark.parametrize("eyes", [None, 1, 2])
def test_in_secret_the_others_learn_only_whose_bench_it_was(eyes: int | None) -> None:
    state = confusing()
    before = state.view(eyes)
    assert event(state, eyes)["move"] == "confuse:1"
    for _ in range(2):
        play(state, "0 cross:0,1")
        assert state.view(eyes) == before
    ends = [
        play(confusing(), *moves) for moves in (["0 done"], ["0 cross:0,1", "0 done"], ["0 cross:1,3"] * 3)
    ]
    views = [end.view(eyes) for end in ends]
    assert views[0] == views[1] == views[2]


@pytest.mark.clause("MEMO-CONFUSION", "MEMO-VIEW")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_in_the_open_all_see_the_exchanges(eyes: int | None) -> None:
    state = play(confusing(confusion="open"), "0 cross:0,1")
    assert (event(state, eyes)["player"], event(state, eyes)["move"]) == (0, "cross:0,1")
    play(state, "0 cross:1,3")
    assert event(state, eyes)["move"] == "cross:1,3"
    play(state, "0 done")
    assert event(state, eyes)["move"] == "done"


# --- overload


@pytest.mark.clause("MEMO-OVERLOAD")
def test_two_cards_of_one_player_and_one_of_another_change_places() -> None:
    state = play(wielding(OVERLOAD, BENCHES), "0 overload:1,0,2")
    assert (phase(state), state.to_act) == ("against", (0,))
    play(state, "0 against:2,1")
    assert (cards_of(state, 1), cards_of(state, 2)) == ("44 16 . 23", "33 13 47 5 37")
    assert [who_sees(state, card) for card in (44, 37)] == [[], []]
    assert (phase(state), state.to_act) == ("react", (0, 1, 2))


@pytest.mark.clause("MEMO-OVERLOAD", "MEMO-SLOTS")
def test_the_second_card_takes_the_lowest_empty_slot_of_the_other_bench() -> None:
    state = all_pass(play(opened("12 3 34 30 | 13 16 37 23 | 5 44 47 33", "4"), "2 play:2,0"))
    play(state, "0 overload:1,1,3", "0 against:2,2")
    assert (cards_of(state, 1), cards_of(state, 2)) == ("13 47 37 .", "23 44 16 33")


@pytest.mark.clause("MEMO-OVERLOAD")
@pytest.mark.parametrize(
    ("two", "one", "benches"),
    [
        ("0,0,1", "1,3", ["23 . 34 30", "13 16 37 12 3"]),
        ("1,2,3", "0,0", ["37 3 34 30 23", "13 16 12 ."]),
    ],
)
def test_either_may_be_oneself(two: str, one: str, benches: list[str]) -> None:
    state = play(wielding(OVERLOAD, BENCHES), f"0 overload:{two}", f"0 against:{one}")
    assert [cards_of(state, seat) for seat in (0, 1)] == benches


@pytest.mark.clause("MEMO-OVERLOAD")
@pytest.mark.parametrize(
    "move", ["against:1,1", "against:1,3", "skip", "pass", "overload:2,0,1", "against:2,4"]
)
def test_who_has_named_the_two_must_name_one_of_another_bench(move: str) -> None:
    state = play(wielding(OVERLOAD, BENCHES), "0 overload:1,0,2")
    assert refused(state, 0, move) == "MEMO-OVERLOAD"
    assert len(state.moves(0)) == 8


@pytest.mark.clause("MEMO-OVERLOAD")
@pytest.mark.parametrize("move", ["overload:1,2,0", "overload:1,2,2", "overload:1,0,4", "overload:3,0,1"])
def test_it_names_two_cards_the_lower_slot_first(move: str) -> None:
    assert refused(wielding(OVERLOAD, BENCHES), 0, move) == "MEMO-OVERLOAD"


@pytest.mark.clause("MEMO-OVERLOAD", "MEMO-SLOTS")
def test_a_hole_is_no_card() -> None:
    state = all_pass(play(opened("12 3 34 30 | 13 16 37 23 | 5 44 47 33", "4"), "2 play:2,0"))
    assert refused(state, 0, "overload:2,0,1") == "MEMO-OVERLOAD"
    play(state, "0 overload:1,0,1")
    assert refused(state, 0, "against:2,0") == "MEMO-OVERLOAD"


@pytest.mark.clause("MEMO-OVERLOAD")
def test_a_bench_of_one_card_can_give_the_one_but_not_the_two() -> None:
    state = all_pass(play(opened("12 | 5 7 1 16 |", "4"), "1 play:1,0", "1 play:1,1", "1 play:1,2"))
    assert (counts(state)[1], table(state)["power"], top(state)) == (1, "overload", 1)
    assert not [move for move in state.moves(0) if move.startswith("overload:1")]
    play(state, "0 overload:0,0,1", "0 against:1,3")
    assert cards_of(state, 1).split()[3] == "12"
    assert bench(state, 1) == "X..X"


@pytest.mark.clause("MEMO-OVERLOAD", "MEMO-ROUND-END")
def test_a_slot_left_empty_stays_empty_in_the_next_round() -> None:
    state = play(wielding(OVERLOAD, BENCHES, "11 21"), "0 overload:1,0,2", "0 against:2,1")
    end_round(state)
    assert (bench(state, 1), state.moves(1)) == ("XX.X", ["swap:0", "swap:1", "swap:3", "lay"])
    assert counts(begun(BENCHES)) == [4, 4, 4]
