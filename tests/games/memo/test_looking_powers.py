"""Powers to look with: third eye, infiltration, clairvoyance."""

from __future__ import annotations

import pytest

from randori import State
from tests.games.memo.box import deck_of
from tests.games.memo.scene import all_pass, cards_of, nearly_empty, opened, pile_of, play, refused, wielding
from tests.games.memo.sight import bench, counts, event, phase, shown, table, who_sees

BENCHES = "12 3 34 30 | 13 16 37 23 | 33 44 47 5"
EYE, INFILTRATION, CLAIRVOYANCE = 9, 8, 14


# --- third eye


@pytest.mark.clause("MEMO-EYE")
@pytest.mark.parametrize(("place", "card"), [("1,2", 37), ("0,3", 30), ("2,0", 33)])
def test_the_eye_looks_at_one_card_of_any_bench_ones_own_too(place: str, card: int) -> None:
    state = play(wielding(EYE, BENCHES), f"0 eye:{place}")
    assert shown(state, 0) == {place: card}
    assert phase(state) == "react"
    for eyes in (None, 1, 2):
        assert place not in shown(state, eyes)
        assert (event(state, eyes)["move"], event(state, eyes)["card"]) == (f"eye:{place}", None)


@pytest.mark.clause("MEMO-EYE")
def test_the_card_looked_at_stays_where_it_is() -> None:
    state = play(wielding(EYE, BENCHES), "0 eye:1,2")
    assert cards_of(state, 1) == "13 16 37 23"


@pytest.mark.clause("MEMO-EYE")
def test_the_eye_may_look_at_every_card_there_is_and_nowhere_else() -> None:
    state = all_pass(play(opened(BENCHES, "9"), "1 play:1,0"))
    looks = [move for move in state.moves(0) if move != "skip"]
    assert looks == [f"eye:{seat},{slot}" for seat in range(3) for slot in range(4) if (seat, slot) != (1, 0)]
    for move in ("eye:1,0", "eye:0,4", "eye:3,0"):
        assert refused(state, 0, move) == "MEMO-EYE"


# --- infiltration


@pytest.mark.clause("MEMO-INFILTRATION")
def test_infiltration_looks_at_a_card_and_exchanges_it_with_another_of_any_bench_unseen() -> None:
    state = play(wielding(INFILTRATION, BENCHES), "0 infiltrate:1,2")
    assert (phase(state), state.to_act, shown(state, 0)) == ("exchange", (0,), {"1,2": 37})
    play(state, "0 exchange:2,1")
    assert (cards_of(state, 1), cards_of(state, 2)) == ("13 16 44 23", "33 37 47 5")
    assert (who_sees(state, 44), who_sees(state, 37)) == ([], [])
    assert (phase(state), state.to_act) == ("react", (0, 1, 2))


@pytest.mark.clause("MEMO-INFILTRATION")
def test_the_same_bench_is_included() -> None:
    state = play(wielding(INFILTRATION, BENCHES), "0 infiltrate:1,2", "0 exchange:1,0")
    assert cards_of(state, 1) == "37 16 13 23"
    state = play(wielding(INFILTRATION, BENCHES), "0 infiltrate:0,0", "0 exchange:0,3")
    assert cards_of(state, 0) == "30 3 34 12"


@pytest.mark.clause("MEMO-INFILTRATION")
@pytest.mark.parametrize(
    "move", ["skip", "pass", "infiltrate:1,0", "exchange:1,2", "exchange:1,4", "exchange:3,0"]
)
def test_who_has_looked_must_exchange_with_another_card(move: str) -> None:
    state = play(wielding(INFILTRATION, BENCHES), "0 infiltrate:1,2")
    assert refused(state, 0, move) == "MEMO-INFILTRATION"
    assert refused(state, 1, "exchange:0,0") == "MOVE-TURN"


@pytest.mark.clause("MEMO-INFILTRATION", "MEMO-SLOTS")
def test_infiltration_goes_to_filled_slots_only() -> None:
    state = all_pass(play(opened(BENCHES, "8"), "1 play:1,0"))
    assert refused(state, 0, "infiltrate:1,0") == "MEMO-INFILTRATION"
    play(state, "0 infiltrate:1,1")
    assert refused(state, 0, "exchange:1,0") == "MEMO-INFILTRATION"
    assert len(state.moves(0)) == 10


@pytest.mark.clause("MEMO-INFILTRATION", "MEMO-VIEW")
def test_the_others_see_where_he_looked_and_which_slots_he_exchanged_but_no_card() -> None:
    state = play(wielding(INFILTRATION, BENCHES), "0 infiltrate:1,2")
    assert [event(state, eyes)["move"] for eyes in (None, 1, 2)] == ["infiltrate:1,2"] * 3
    assert who_sees(state, 37) == [0]
    play(state, "0 exchange:2,1")
    assert [event(state, eyes)["move"] for eyes in (None, 1, 2)] == ["exchange:2,1"] * 3


@pytest.mark.clause("MEMO-INFILTRATION")
def test_the_only_card_on_any_bench_is_looked_at_and_nothing_is_exchanged() -> None:
    state = all_pass(play(nearly_empty(32), "2 play:2,3"))
    assert counts(state) == [0, 1, 0]
    play(state, "0 infiltrate:1,3")
    assert shown(state, 0) == {"1,3": 37}
    assert (phase(state), state.to_act, bench(state, 1)) == ("react", (0, 1, 2), "...X")


# --- clairvoyance


def foreseen(max_rounds: int = 1) -> State:
    state = wielding(CLAIRVOYANCE, BENCHES, "40 21 26 41 6", max_rounds=max_rounds)
    return play(state, "0 foresee")


@pytest.mark.clause("MEMO-CLAIRVOYANCE")
def test_clairvoyance_shows_the_top_three_cards_of_the_pile() -> None:
    state = foreseen()
    assert (phase(state), state.to_act) == ("order", (0,))
    assert shown(state, 0) == {"pile,0": 40, "pile,1": 21, "pile,2": 26}
    assert [who_sees(state, card) for card in (40, 21, 26, 41)] == [[0], [0], [0], []]


@pytest.mark.clause("MEMO-CLAIRVOYANCE")
def test_they_go_back_on_the_pile_in_any_order_the_first_named_uppermost() -> None:
    state = play(foreseen(), "0 order:26,40,21,top")
    assert pile_of(state)[:5] == [26, 40, 21, 41, 6]
    assert (len(pile_of(state)), phase(state), state.to_act) == (37, "react", (0, 1, 2))


@pytest.mark.clause("MEMO-CLAIRVOYANCE")
def test_or_they_go_under_it_in_any_order_the_first_named_uppermost() -> None:
    state = play(foreseen(), "0 order:26,40,21,bottom")
    assert pile_of(state)[:2] == [41, 6]
    assert pile_of(state)[-3:] == [26, 40, 21]
    assert len(pile_of(state)) == 37


@pytest.mark.clause("MEMO-CLAIRVOYANCE")
def test_every_order_of_the_three_on_or_under_the_pile_is_open() -> None:
    moves = foreseen().moves(0)
    assert (len(moves), len(set(moves))) == (12, 12)
    assert {"order:40,21,26,top", "order:26,21,40,bottom"} <= set(moves)


@pytest.mark.clause("MEMO-CLAIRVOYANCE")
@pytest.mark.parametrize(
    "move",
    [
        "order:40,21,41,top",
        "order:40,21,12,top",
        "order:40,21,21,top",
        "order:40,21,top",
        "order:40,bottom",
        "skip",
        "pass",
        "foresee",
    ],
)
def test_exactly_the_foreseen_cards_are_put_back(move: str) -> None:
    assert refused(foreseen(), 0, move) == "MEMO-CLAIRVOYANCE"


@pytest.mark.clause("MEMO-CLAIRVOYANCE", "MOVE-FORM")
@pytest.mark.parametrize(
    "move",
    ["order:40,21,26", "order:40,21,26,middle", "order:top", "order:40,21,26,41,top", "order:40,21,99,top"],
)
def test_an_order_names_cards_of_the_deck_and_a_side(move: str) -> None:
    assert refused(foreseen(), 0, move) in ("MOVE-FORM", "MEMO-CLAIRVOYANCE")


@pytest.mark.clause("MEMO-CLAIRVOYANCE", "MEMO-VIEW")
@pytest.mark.parametrize("side", ["top", "bottom"])
def test_the_others_see_whether_cards_went_on_or_under_the_pile_but_not_which(side: str) -> None:
    one, other = foreseen(), foreseen()
    play(one, f"0 order:26,40,21,{side}")
    play(other, f"0 order:21,26,40,{side}")
    for eyes in (None, 1, 2):
        assert one.view(eyes) == other.view(eyes)
        assert side in event(one, eyes)["move"]
        assert not any(str(card) in event(one, eyes)["move"] for card in (26, 40, 21))


@pytest.mark.clause("MEMO-CLAIRVOYANCE")
@pytest.mark.parametrize(("pile", "orders"), [("40", 2), ("40 21", 4)])
def test_fewer_cards_are_shown_if_there_are_fewer(pile: str, orders: int) -> None:
    deck = deck_of(f"12 3 34 30 13 16 37 23 33 44 47 5 14 {pile}")
    state = play(wielding(CLAIRVOYANCE, BENCHES, pile, deck=deck, max_rounds=1), "0 foresee")
    assert list(shown(state, 0).values()) == [int(card) for card in pile.split()]
    assert len(state.moves(0)) == orders
    assert refused(state, 0, "order:40,5,3,top") == "MEMO-CLAIRVOYANCE"
    numbers = ",".join(reversed(pile.split()))
    play(state, f"0 order:{numbers},bottom")
    assert pile_of(state) == [int(card) for card in reversed(pile.split())]


@pytest.mark.clause("MEMO-CLAIRVOYANCE", "MEMO-DRAW")
def test_the_next_cards_are_drawn_in_the_new_order() -> None:
    state = all_pass(play(foreseen(max_rounds=3), "0 order:26,40,21,top"))
    assert table(state, 1)["drawn"] == {"number": 26, "schools": ["Feral Steel"], "power": None}
