"""Imagined deals: what a player was ever shown stays, all the rest is dealt anew."""

from __future__ import annotations

from collections import Counter

import pytest

from randori import CHANCE, Rng, State
from tests.games.memo.box import deck_of
from tests.games.memo.scene import (
    all_pass,
    all_views,
    begun,
    cards_of,
    laid_open,
    opened,
    pile_of,
    play,
    quiet_round,
    wielding,
)
from tests.games.memo.sight import dojo, known, phase
from tests.games.memo.wandering import MODES, Mode, text, wander

ROWS = "12 3 34 30 | 13 16 37 23 | 33 44 47 5"
every_mode = pytest.mark.parametrize("mode", MODES, ids=str)


def redealt(state: State, eyes: int | None, times: int = 40) -> list[State]:
    return [state.redeal(eyes, Rng(seed)) for seed in range(times)]


def benches(state: State, seat: int) -> set[str]:
    """The cards of a bench, wherever they lie on it."""
    return set(cards_of(state, seat).split()) - {"."}


# --- in games at random


@every_mode
@pytest.mark.parametrize("aid", [False, True])
@pytest.mark.clause("MEMO-VIEW", "MEMO-MEMORY")
def test_a_redeal_leaves_the_view_it_is_made_for_byte_identical(mode: Mode, aid: bool) -> None:
    state = Mode(mode.players, {**mode.options, "aid": aid}).start(11)
    for index, instant in enumerate(wander(state, 11)):
        if index % 7:
            continue
        before = text(all_views(instant))
        for eyes in (None, *range(mode.players)):
            imagined = instant.redeal(eyes, Rng(index))
            assert text(imagined.view(eyes)) == text(instant.view(eyes))
        assert text(all_views(instant)) == before


@pytest.mark.parametrize(
    "mode", [mode for mode in MODES if mode.players < 8 and "games" not in mode.options], ids=str
)
@pytest.mark.clause("MEMO-VIEW", "MEMO-MEMORY")
def test_sure_cards_stay_where_they_are_and_no_card_is_lost(mode: Mode) -> None:
    state = Mode(mode.players, {**mode.options, "aid": True}).start(12)
    for index, instant in enumerate(wander(state, 12)):
        if index % 23 or phase(instant) not in ("react", "power"):
            continue
        truth = laid_open(instant)
        for eyes in (None, *range(mode.players)):
            imagined = laid_open(instant.redeal(eyes, Rng(index)))
            bench_cards = {place: card for place, card in known(instant, eyes).items() if "pile" not in place}
            assert bench_cards.items() <= truth.items()
            assert bench_cards.items() <= imagined.items()
            assert sorted(imagined) == sorted(truth)
            assert len(set(imagined.values())) == len(imagined)


@every_mode
@pytest.mark.clause("MEMO-VIEW")
def test_an_imagined_game_can_be_played_to_its_end(mode: Mode) -> None:
    state = mode.start(13)
    for index, instant in enumerate(wander(state, 13)):
        if index % 40 == 0:
            imagined = instant.redeal(index % mode.players, Rng(index))
            imagined.playout(Rng(index))
            assert imagined.over


# --- what one was shown


@pytest.mark.clause("MEMO-VIEW", "MEMO-LOOK")
def test_what_one_looked_at_stays_and_the_rest_varies() -> None:
    deals = redealt(opened(ROWS, "11", max_rounds=1), 0)
    assert {tuple(cards_of(deal, 0).split()[:2]) for deal in deals} == {("12", "3")}
    for seat, slot in ((0, 2), (0, 3), (1, 0), (1, 1), (2, 3)):
        assert len({cards_of(deal, seat).split()[slot] for deal in deals}) > 10
    assert len({pile_of(deal)[0] for deal in deals}) > 10
    assert {tuple(dojo(deal)) for deal in deals} == {(11,)}


@pytest.mark.clause("MEMO-VIEW", "MEMO-CONFUSION")
def test_cards_mixed_by_a_secret_confusion_stay_on_that_bench_at_every_slot() -> None:
    state = play(wielding(18, ROWS), "0 confuse:1", "0 done")
    deals = redealt(state, 1, 80)
    assert all({"13", "16"} <= benches(deal, 1) for deal in deals)
    for card in ("13", "16"):
        assert {cards_of(deal, 1).split().index(card) for deal in deals} == {0, 1, 2, 3}


@pytest.mark.clause("MEMO-VIEW", "MEMO-CONFUSION")
def test_the_confuser_still_knows_where_they_are() -> None:
    state = play(wielding(18, ROWS), "0 confuse:0", "0 cross:0,3", "0 done")
    assert {tuple(cards_of(deal, 0).split()[1::2]) for deal in redealt(state, 0)} == {("3", "12")}


@pytest.mark.clause("MEMO-VIEW", "MEMO-CLAIRVOYANCE")
def test_what_one_foresaw_stays_in_the_pile() -> None:
    state = play(wielding(14, ROWS, "40 21 26", max_rounds=1), "0 foresee", "0 order:26,40,21,bottom")
    assert {tuple(pile_of(deal)[-3:]) for deal in redealt(state, 0)} == {(26, 40, 21)}
    assert len({tuple(pile_of(deal)[-3:]) for deal in redealt(state, 1)}) > 30


@pytest.mark.clause("MEMO-VIEW", "MEMO-CLAIRVOYANCE")
@pytest.mark.parametrize("side", ["top", "bottom"])
def test_cards_one_foresaw_that_another_put_back_are_among_them(side: str) -> None:
    rows = "12 3 34 30 | 22 41 37 23 | 33 44 47 5"
    state = all_pass(opened(rows, "14 40 21 26 27", max_rounds=2))
    all_pass(play(state, "0 foresee", "0 order:40,21,26,top"))
    play(all_pass(play(state, "1 swap:0")), "1 foresee", f"1 order:27,21,26,{side}")
    deals = redealt(state, 0, 60)
    threes = [pile_of(deal)[:3] if side == "top" else pile_of(deal)[-3:] for deal in deals]
    assert all({21, 26} < set(three) for three in threes)
    assert {three.index(21) for three in threes} == {0, 1, 2}
    assert {cards_of(deal, 1).split()[0] for deal in deals} == {"40"}


@pytest.mark.clause("MEMO-VIEW", "MEMO-EMPTY-PILE")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_after_a_shuffle_the_pile_consists_of_exactly_those_cards(eyes: int | None) -> None:
    deck = deck_of(f"{ROWS.replace('|', '')} 11 40 21 26 20")
    state = begun(ROWS, "11 40 21 26 20", deck=deck, max_rounds=6)
    for _ in range(5):
        quiet_round(state)
    state.play(CHANCE, "shuffle:40,26,11,21")
    play(state, "2 lay")
    deals = redealt(state, eyes)
    assert all(sorted(pile_of(deal)) == [11, 21, 26] for deal in deals)
    assert len({tuple(pile_of(deal)) for deal in deals}) == 6


# --- cards one has lost sight of twice


@pytest.mark.clause("MEMO-VIEW", "MEMO-CONFUSION")
def test_one_of_two_cards_lost_among_two_places_may_lie_among_three() -> None:
    """Seat 1's last two cards, 23 and 26, are confused; one goes to bench 2, which is confused."""
    state = opened("20 46 34 30 | 15 16 23 26 | 19 44 47 5", "18", looks="1:2,3")
    play(state, "1 play:1,0", "1 play:1,1", "2 play:2,0", "0 play:0,0", "0 play:0,1")
    all_pass(play(all_pass(state), "0 confuse:1", "0 cross:2,3", "0 done"))
    all_pass(play(state, "1 skip", "2 infiltrate:1,3", "2 exchange:2,1"))
    play(state, "0 confuse:2", "0 cross:1,2", "0 done")
    places: set[tuple[str, int]] = set()
    for deal in redealt(state, 1, 120):
        stayed = cards_of(deal, 1).split()[2]
        gone = "26" if stayed == "23" else "23"
        assert stayed in ("23", "26")
        assert cards_of(deal, 1).split()[3] not in ("23", "26")
        places.add((gone, cards_of(deal, 2).split().index(gone)))
    assert places == {(card, slot) for card in ("23", "26") for slot in (1, 2, 3)}


def twice_confused() -> State:
    """Seat 0 knows 11 and 12 of his bench. It is confused; the card of slot 3 goes to slot 1 of bench 2 for
    another; and bench 2 is confused."""
    rows = "11 12 34 30 | 38 41 25 23 | 36 44 47 5"
    state = opened(rows, "37 26 27")
    play(state, "1 play:1,0", "2 play:2,0", "1 play:1,1", "1 play:1,2")
    all_pass(play(all_pass(state), "1 confuse:0", "1 cross:0,3", "1 done"))
    all_pass(play(state, "2 infiltrate:0,3", "2 exchange:2,1"))
    return play(state, "1 confuse:2", "1 cross:1,2", "1 done")


@pytest.mark.clause("MEMO-VIEW", "MEMO-CONFUSION", "MEMO-INFILTRATION")
def test_of_the_cards_of_a_confused_bench_only_as_many_move_on_as_were_taken_from_it() -> None:
    deals = redealt(twice_confused(), 0, 120)
    found = {len({"11", "12"} & benches(deal, 2)) for deal in deals}
    assert found == {0, 1}


@pytest.mark.clause("MEMO-VIEW", "MEMO-CONFUSION", "MEMO-INFILTRATION")
def test_a_card_that_came_from_elsewhere_is_none_of_those_lost_on_a_bench() -> None:
    for deal in redealt(twice_confused(), 0, 120):
        assert cards_of(deal, 0).split()[3] not in ("11", "12")


@pytest.mark.clause("MEMO-VIEW", "MEMO-CONFUSION")
def test_all_that_is_possible_is_equally_likely() -> None:
    """23 lay at one of two places of bench 1, unknown which; one of them was then confused with the place
    of 47. That makes four ways for both to lie, of which two have 23 still on bench 1."""
    state = opened("20 46 34 30 | 15 16 23 26 | 19 44 47 21", "18", looks="1:0,2")
    play(state, "0 play:2,2", "1 play:1,0", "1 play:1,1", "2 play:2,0", "2 play:2,3")
    all_pass(play(state, "0 play:0,0", "0 play:0,1"))
    all_pass(play(state, "0 confuse:1", "0 done"))
    all_pass(play(state, "1 skip", "2 infiltrate:1,3", "2 exchange:2,1"))
    play(state, "0 confuse:2", "0 done")
    found: Counter[str] = Counter()
    for deal in redealt(state, 1, 400):
        places = {card: place for place, card in laid_open(deal).items()}
        found[f"{places[23]} {places[47]}"] += 1
    assert set(found) == {"1,2 2,1", "1,2 2,2", "2,1 2,2", "2,2 2,1"}
    assert all(70 <= count <= 130 for count in found.values()), found
