"""What is in the box: the cards, the deck, the trophies, and the game's options."""

from __future__ import annotations

from collections import Counter

import pytest

import randori
from randori import CHANCE, OptionError
from tests.games.dojo.scene import (
    CARDS,
    DECK,
    KINDS,
    TROPHIES,
    deck_move,
    give_all,
    new_table,
    place_all,
    play,
    refused,
    trophies_move,
    wander,
)
from tests.games.dojo.sight import table

OTHER_DECK = ["M1"] * 20 + ["F2"] * 20 + ["R5"] * 20


def before_the_deck(**options: object) -> randori.State:
    """A table at which the dealer is known and the deck is to be shuffled."""
    state = randori.new("dojo", players=3, **options).start()
    state.play(CHANCE, "dealer:0")
    return state


def before_the_trophies() -> randori.State:
    """A table at which only the trophies are still to be shuffled."""
    state = before_the_deck()
    state.play(CHANCE, deck_move(DECK))
    return state


@pytest.mark.clause("DOJO-CARDS")
def test_a_card_is_one_of_six_disciples_with_one_of_five_belts() -> None:
    assert len(set(CARDS)) == 6 * 5
    state = before_the_deck()
    state.play(CHANCE, deck_move(DECK))
    assert table(state)["cards_left"] == 60


@pytest.mark.clause("DOJO-CARDS")
@pytest.mark.parametrize(
    "name", ["M0", "M6", "X1", "m1", "1M", "M", "M01", "M+1", " M1", "M1 ", "", "monkey"]
)
def test_there_is_no_other_card(name: str) -> None:
    assert refused(before_the_deck(), CHANCE, deck_move([*DECK[:59], name])) in ("DOJO-CARDS", "DOJO-DECK")


@pytest.mark.clause("DOJO-DECK")
@pytest.mark.parametrize(
    "cards",
    [
        DECK[:59],
        [*DECK, "M1"],
        [*DECK[:59], "M1"],
        [*DECK[:58], "M1", "M2"],
        OTHER_DECK,
        CARDS,
        [],
    ],
    ids=["59 cards", "61 cards", "M1 thrice", "M1 and M2 thrice", "another deck", "half a deck", "nothing"],
)
def test_the_deck_is_every_card_twice(cards: list[str]) -> None:
    assert refused(before_the_deck(), CHANCE, deck_move(cards)) == "DOJO-DECK"


@pytest.mark.clause("DOJO-DECK")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_seeded_game_shuffles_every_card_twice(players: int) -> None:
    state = randori.new("dojo", players=players).start(seed=players)
    (deck,) = (move for _, move in state.history if move.startswith("deck:"))
    assert Counter(deck.removeprefix("deck:").split(",")) == dict.fromkeys(CARDS, 2)
    assert deck != deck_move(DECK)


@pytest.mark.clause("DOJO-DECK")
def test_another_deck_can_be_given() -> None:
    state = before_the_deck(deck=OTHER_DECK)
    assert refused(state, CHANCE, deck_move(DECK)) == "DOJO-DECK"
    assert refused(state, CHANCE, deck_move([*OTHER_DECK[:59], "M1"])) == "DOJO-DECK"
    state.play(CHANCE, deck_move(OTHER_DECK[::-1]))
    assert state.record()["options"] == {"deck": OTHER_DECK}


@pytest.mark.clause("DOJO-DECK")
def test_a_seeded_game_shuffles_the_deck_it_was_given() -> None:
    state = wander(randori.new("dojo", players=3, deck=OTHER_DECK).start(seed=1), seed=1)
    laid = [card["card"] for dojo in table(state)["dojos"] for card in dojo["cards"]]
    assert Counter(laid + (table(state)["deck"] or [])) == Counter(OTHER_DECK)
    assert laid != OTHER_DECK[:36]


@pytest.mark.clause("DOJO-DECK")
@pytest.mark.parametrize(
    "deck",
    [
        DECK[:59],
        [*DECK, "M1"],
        [],
        [*DECK[:59], "M6"],
        [*DECK[:59], "m1"],
        [*DECK[:59], 3],
        "M1" * 60,
        60,
        {},
    ],
    ids=["59", "61", "none", "M6", "m1", "a number", "a text", "sixty", "an object"],
)
def test_another_deck_is_a_list_of_exactly_60_cards(deck: object) -> None:
    with pytest.raises(OptionError, match="deck"):
        randori.new("dojo", players=3, deck=deck)


@pytest.mark.clause("DOJO-TROPHIES")
def test_there_are_two_trophies_of_each_of_six_kinds() -> None:
    state = before_the_trophies()
    state.play(CHANCE, trophies_move(TROPHIES[::-1]))
    assert (table(state)["face_up"], table(state)["trophies_left"]) == ("assistant", 11)


@pytest.mark.clause("DOJO-TROPHIES")
@pytest.mark.parametrize(
    "trophies",
    [
        TROPHIES[:11],
        [*TROPHIES, "belt"],
        [*TROPHIES[:11], "belt"],
        [*TROPHIES[:11], "cup"],
        [*TROPHIES[:11], "Assistant"],
        [*TROPHIES[:11], "0"],
        [*TROPHIES[:11], ""],
        KINDS,
        [],
    ],
    ids=["11", "13", "three belts", "a cup", "a capital", "a number", "no name", "one of each", "none"],
)
def test_the_trophies_are_exactly_those(trophies: list[str]) -> None:
    assert refused(before_the_trophies(), CHANCE, trophies_move(trophies)) == "DOJO-TROPHIES"


@pytest.mark.clause("DOJO-TROPHIES")
def test_a_seeded_game_shuffles_the_trophies() -> None:
    piles = set()
    for seed in range(20):
        _, _, (_, move) = randori.new("dojo", players=3).start(seed=seed).history
        pile = move.removeprefix("trophies:").split(",")
        assert sorted(pile) == sorted(TROPHIES)
        piles.add(tuple(pile))
    assert len(piles) == 20


@pytest.mark.clause("DOJO-TROPHIES")
@pytest.mark.parametrize("kind", KINDS)
def test_orange_trophies_are_for_a_column_and_black_ones_for_a_row(kind: str) -> None:
    state = new_table(cards="M1 M1 F1", trophies=kind)
    place_all(play(give_all(state), "1 challenge", "1 keep"))
    line = "col" if kind in ("belt", "kimono", "broom") else "row"
    assert state.moves(1) == [f"trophy:{line},0"]


@pytest.mark.parametrize("players", [0, 1, 2, 6, -3, 3.0, "3", None, True])
def test_dojo_is_for_three_four_or_five(players: object) -> None:
    with pytest.raises(OptionError, match="players"):
        randori.new("dojo", players=players)  # type: ignore[arg-type]


@pytest.mark.clause("DOJO-GRID", "DOJO-INCENSE", "DOJO-WHITE-BELT", "DOJO-BLACK-BELT")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("grid", "loose"),
        ("grid", True),
        ("incense", "all"),
        ("incense", 1),
        ("white_belt", "yes"),
        ("white_belt", 1),
        ("black_belt", None),
        ("brown_belt", True),
    ],
)
def test_an_option_has_only_the_values_of_the_rules(name: str, value: object) -> None:
    with pytest.raises(OptionError, match=name):
        randori.new("dojo", players=3, **{name: value})


@pytest.mark.clause("DOJO-GRID", "DOJO-INCENSE", "DOJO-WHITE-BELT", "DOJO-BLACK-BELT")
def test_options_left_out_have_their_defaults() -> None:
    spelt_out = new_table(grid="floating", incense="each", white_belt=False, black_belt=False)
    assert spelt_out.record() == new_table().record()
    assert spelt_out.view(0) == new_table().view(0)
