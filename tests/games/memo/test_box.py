"""What lies in the box, and other decks in its place."""

from __future__ import annotations

from collections import Counter

import pytest

import randori
from randori import CHANCE, IllegalMove, OptionError, State
from tests.games.memo.box import CARDS, SCHOOLS, Card, deck_of
from tests.games.memo.scene import dealt, deck_move, finished, opened, play, refused
from tests.games.memo.sight import event, table

PRINTED = {
    9: ("C", "eye"),
    11: ("C", None),
    18: ("D", "confusion"),
    32: ("G", "infiltration"),
    34: ("GC", None),
}
POWERS = {"eye", "infiltration", "paralysis", "confusion", "overload", "clairvoyance"}


def all_cards(state: State) -> dict[int, Card]:
    """Every card of a game, as it lies open at the end."""
    end = table(finished(state))
    assert end["open"] is not None
    cards = [placed["card"] for placed in end["open"]] + end["dojo"]
    return {
        card["number"]: {"number": card["number"], "schools": card["schools"], "power": card["power"]}
        for card in cards
    }


# --- the usual deck


@pytest.mark.clause("MEMO-NUMBERS")
def test_there_are_fifty_cards_numbered_1_to_50() -> None:
    assert sorted(all_cards(dealt(players=3))) == list(range(1, 51))


@pytest.mark.clause("MEMO-DECK", "MEMO-SCHOOLS", "MEMO-POWERS")
@pytest.mark.parametrize("number", range(1, 51))
def test_every_card_has_the_schools_and_the_power_the_rules_list(number: int) -> None:
    found = all_cards(dealt(players=3, max_rounds=1))[number]
    assert (set(found["schools"]), found["power"]) == (set(CARDS[number]["schools"]), CARDS[number]["power"])


@pytest.mark.clause("MEMO-DECK")
@pytest.mark.parametrize("number", PRINTED)
def test_the_five_printed_cards_are_as_printed(number: int) -> None:
    letters, power = PRINTED[number]
    found = all_cards(dealt(players=3, max_rounds=1))[number]
    assert ({name[0] for name in found["schools"]}, found["power"]) == (set(letters), power)


@pytest.mark.clause("MEMO-SCHOOLS")
def test_each_card_belongs_to_one_school_or_two_and_school_names_start_with_different_letters() -> None:
    cards = all_cards(dealt(players=3, max_rounds=1)).values()
    assert {len(card["schools"]) for card in cards} == {1, 2}
    assert {name for card in cards for name in card["schools"]} == set(SCHOOLS.values())
    assert all(name.startswith(letter) for letter, name in SCHOOLS.items())


@pytest.mark.clause("MEMO-DECK")
def test_seven_schools_have_seven_cards_one_of_them_of_two_schools_and_one_card_is_left_over() -> None:
    rows = Counter((number - 1) // 7 for number in CARDS)
    assert rows == {**dict.fromkeys(range(7), 7), 7: 1}
    duals = [number for number, card in CARDS.items() if len(card["schools"]) == 2]
    assert [(number - 1) // 7 for number in duals] == list(range(8))


@pytest.mark.clause("MEMO-POWERS", "MEMO-DECK")
def test_some_cards_carry_a_power_and_cards_of_two_schools_none() -> None:
    cards = all_cards(dealt(players=3, max_rounds=1)).values()
    assert {card["power"] for card in cards} == {*POWERS, None}
    assert all(card["power"] is None for card in cards if len(card["schools"]) == 2)


# --- another deck


@pytest.mark.clause("MEMO-DECK")
def test_another_deck_may_be_given_and_is_played_with() -> None:
    deck: list[Card] = [
        {"number": 100 + index, "schools": ["Xylo" if index % 2 else "Yard"], "power": None}
        for index in range(13)
    ]
    state = opened("101 | |", "103", deck=deck)
    assert table(state)["dojo"] == [{"number": 103, "schools": ["Xylo"], "power": None}]
    play(state, "0 play:0,0")
    assert event(state)["fits"]
    assert len(all_cards(state)) == 13
    assert randori.replay(state.record()).view(0) == state.view(0)


@pytest.mark.clause("MEMO-DECK")
@pytest.mark.parametrize("players", [2, 3, 7, 10])
def test_a_deck_has_at_least_four_cards_a_player_and_one_more(players: int) -> None:
    deck = list(CARDS.values())
    assert dealt(players=players, deck=deck[: 4 * players + 1]).to_act
    with pytest.raises(OptionError, match="deck"):
        randori.new("memo", players=players, deck=deck[: 4 * players])


def changed(**fields: object) -> list[dict[str, object]]:
    """A deck whose third card is not as it should be."""
    deck: list[dict[str, object]] = [{**card} for card in CARDS.values()]
    deck[2] |= fields
    return deck


WRONG_DECKS: dict[str, tuple[object, str]] = {
    "no list": ("cards", "cards"),
    "a number for a list": (7, "7"),
    "an object": ({"number": 1}, "number"),
    "a card that is no object": ([*CARDS.values(), 3], r"50"),
    "a number twice": (changed(number=2), "2"),
    "a number in words": (changed(number="three"), "three"),
    "a truth for a number": (changed(number=True), "(?i)true"),
    "a fraction": (changed(number=2.5), "2.5"),
    "no school": (changed(schools=[]), "school"),
    "three schools": (changed(schools=["Aero Flash", "Typhoon", "Lotus Zero"]), "school"),
    "schools in one text": (changed(schools="Aero Flash"), "Aero Flash"),
    "a school that is no name": (changed(schools=[5]), "5"),
    "a nameless school": (changed(schools=[""]), "school"),
    "one school twice": (changed(schools=["Typhoon", "Typhoon"]), "Typhoon"),
    "two schools that begin alike": (changed(schools=["Alto"]), "Alto"),
    "a power there is not": (changed(power="flight"), "flight"),
    "a power that is no name": (changed(power=3), "3"),
    "an empty list": ([], "deck"),
}


@pytest.mark.clause("MEMO-DECK", "MEMO-SCHOOLS", "MEMO-NUMBERS")
@pytest.mark.parametrize("wrong", WRONG_DECKS)
def test_a_deck_that_is_wrong_is_refused_with_one_clear_sentence(wrong: str) -> None:
    deck, named = WRONG_DECKS[wrong]
    with pytest.raises(OptionError, match=named) as refusal:
        randori.new("memo", players=3, deck=deck)
    assert "deck" in refusal.value.message
    assert "\n" not in refusal.value.message


@pytest.mark.clause("MEMO-DECK")
@pytest.mark.parametrize("missing", ["number", "schools"])
def test_a_card_without_number_or_schools_is_refused(missing: str) -> None:
    deck = changed()
    del deck[2][missing]
    with pytest.raises(OptionError, match=missing):
        randori.new("memo", players=3, deck=deck)


def schooled(names: list[str]) -> list[dict[str, object]]:
    """A deck with one card of each school, and more of the first."""
    more = 13 - len(names)
    return [
        {"number": number, "schools": [name], "power": None}
        for number, name in enumerate([*names, *names[:1] * more], 1)
    ]


@pytest.mark.clause("MEMO-SCHOOLS", "MEMO-DECK")
def test_a_deck_has_as_many_schools_as_there_are_letters_and_no_more() -> None:
    latin = [chr(ord("A") + index) for index in range(26)]
    assert randori.new("memo", players=3, deck=schooled(latin)).start(seed=1).to_act
    with pytest.raises(OptionError) as refusal:
        randori.new("memo", players=3, deck=schooled([*latin, "Ömega"]))
    assert refusal.value.message == "option deck must have at most 26 schools, not 27"


@pytest.mark.clause("MEMO-SCHOOLS", "MEMO-DECK")
@pytest.mark.parametrize(("one", "other"), [("Alto", "aero"), ("Éole", "éclair"), ("Iron", "ıce")])
def test_two_schools_that_begin_with_the_same_capital_are_refused(one: str, other: str) -> None:
    with pytest.raises(OptionError, match="begin alike") as refusal:
        randori.new("memo", players=3, deck=schooled([one, other]))
    assert one in refusal.value.message
    assert other in refusal.value.message


@pytest.mark.clause("MEMO-SCHOOLS", "MEMO-DECK")
@pytest.mark.parametrize(("school", "capital"), [("ßword", "SS"), ("ﬁre", "FI"), ("ŉorth", "ʼN")])
def test_a_school_whose_letter_is_two_as_a_capital_is_refused(school: str, capital: str) -> None:
    with pytest.raises(OptionError) as refusal:
        randori.new("memo", players=3, deck=schooled(["Alto", school]))
    assert refusal.value.message == (
        f"option deck: the school '{school}' must begin with a letter that has a single capital, "
        f"not '{capital}'"
    )


# --- what the shuffler may say


@pytest.mark.clause("MEMO-DECK", "MEMO-SETUP")
@pytest.mark.parametrize(
    "cards", [[*range(1, 50)], [*range(1, 50), 49], [*range(1, 50), 51], [*range(51)], [0, *range(1, 50)]]
)
def test_all_cards_are_dealt_each_once(cards: list[int]) -> None:
    state = randori.new("memo", players=3).start()
    assert state.to_act == (CHANCE,)
    assert state.moves(CHANCE) == []
    with pytest.raises(IllegalMove):
        state.play(CHANCE, deck_move(cards))
    assert state.record()["moves"] == []


@pytest.mark.clause("MEMO-DECK")
def test_a_card_of_the_box_that_is_not_in_the_given_deck_is_no_card() -> None:
    state = randori.new("memo", players=2, deck=deck_of("1 2 3 4 5 6 7 8 9")).start()
    with pytest.raises(IllegalMove):
        state.play(CHANCE, "deck:1,2,3,4,5,6,7,8,10")
    assert refused(state, 0, "look:0,1") == "MOVE-TURN"
