"""Sets the scene for the tests of Dojo, in the notation of the rules.

Cards and trophies are written as text, top first ("M1 F2 T3"); what is left out lies below, in the order
of the box. Dealers give in the order of the seats, so that the top cards are the hands of seats 0, 1, …
Where nothing else is said everyone passes and places a card on the first legal place.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import TypedDict, Unpack

import randori
from randori import CHANCE, State
from tests.games.dojo.sight import table
from tests.games.refusing import all_views as all_views
from tests.games.refusing import everything_known as everything_known
from tests.games.refusing import refused as refused

CARDS = [disciple + belt for disciple in "MFTCBR" for belt in "12345"]
DECK = CARDS * 2
KINDS = ["belt", "kimono", "broom", "master", "incense", "assistant"]
TROPHIES = KINDS * 2
PLACES = [f"{row},{column}" for row in range(3) for column in range(4)]
"""A full dojo row by row, in an order in which it can be laid."""


class Options(TypedDict, total=False):
    """The options of a game of Dojo."""

    white_belt: bool
    black_belt: bool
    incense: str
    grid: str
    deck: list[str]


EVEN = ["M3"] * 60
"""A deck with which a challenger always wins."""


def new_table(
    players: int = 3, *, dealer: int = 0, cards: str = "", trophies: str = "", **options: Unpack[Options]
) -> State:
    """A game whose shuffling is done: these are the top cards and the top trophies."""
    state = randori.new("dojo", players=players, **options).start()
    state.play(CHANCE, f"dealer:{dealer}")
    state.play(CHANCE, deck_move(stacked(cards, all_cards(state))))
    state.play(CHANCE, trophies_move(stacked(trophies, TROPHIES)))
    return state


def dealt(hands: str, *, dealer: int = 0, trophies: str = "", **options: Unpack[Options]) -> State:
    """The first round of a table at which each seat has got its card; the first opponent is asked."""
    state = new_table(len(hands.split()), dealer=dealer, cards=hands, trophies=trophies, **options)
    return give_all(state)


def all_cards(state: State) -> list[str]:
    """The deck of this game, in no particular order."""
    given = state.game.options.get("deck", DECK)
    assert isinstance(given, list)
    return [str(card) for card in given]


def stacked(top: str, box: Sequence[str]) -> list[str]:
    """The whole pile with these on top; the scene is drawn wrongly if the box does not hold them."""
    left = Counter(box)
    left.subtract(top.split())
    assert min(left.values()) >= 0, f"the box does not hold {top}"
    return top.split() + list(left.elements())


def deck_move(cards: Sequence[str]) -> str:
    return f"deck:{','.join(cards)}"


def trophies_move(trophies: Sequence[str]) -> str:
    return f"trophies:{','.join(trophies)}"


# --- moves and rounds


def play(state: State, *moves: str) -> State:
    """Plays moves written "PLAYER MOVE", such as "0 give:1"."""
    for line in moves:
        player, move = line.split()
        state.play(int(player), move)
    return state


def give_all(state: State) -> State:
    """The dealer gives in the order of the seats; at random there is nothing to give."""
    for seat in range(state.game.players):
        if table(state)["phase"] == "give":
            state.play(state.to_act[0], f"give:{seat}")
    return state


def pass_all(state: State) -> State:
    """Everyone who is still asked passes."""
    while table(state)["phase"] == "ask":
        state.play(state.to_act[0], "pass")
    return state


def challenge_by(state: State, challenger: int) -> State:
    """Those before him pass, and this player challenges."""
    while state.to_act[0] != challenger:
        state.play(state.to_act[0], "pass")
    state.play(challenger, "challenge")
    return state


def place_all(state: State, place: str | None = None) -> State:
    """Everyone who has not chosen yet lays his card at this place, or at the first legal one."""
    for player in state.to_act:
        state.play(player, state.moves(player)[0] if place is None else f"place:{place}")
    return state


def quiet_round(state: State, place: str | None = None) -> State:
    """A whole round without a challenge."""
    return place_all(pass_all(give_all(state)), place)


def won_round(state: State, winner: int, place: str, *, line: str | None = None) -> State:
    """A whole round in which this player wins the trophy, keeps his card, and places the trophy there.

    He challenges; if he is the dealer, the first whom he beats does. All lay their card at one place.
    """
    give_all(state)
    dealer = table(state)["dealer"]
    assert dealer is not None
    hands = table(state, dealer)["hands"]
    challenger = winner
    if winner == dealer:
        challenger = next(seat for seat, card in enumerate(hands) if belt(card) < belt(hands[dealer]))
    challenge_by(state, challenger)
    state.play(winner, "keep")
    place_all(state, place)
    if line is not None:
        state.play(winner, f"trophy:{line}")
    return state


def belt(card: str | None) -> int:
    assert card is not None
    return int(card[1])


def finish(state: State) -> State:
    """Quiet rounds to the end."""
    while not state.over:
        quiet_round(state)
    return state


def wander(state: State, seed: int) -> State:
    """Plays legal moves at random to the end; there must always be one."""
    choice = random.Random(seed)
    while not state.over:
        wander_on(state, choice)
    return state


def wander_on(state: State, choice: random.Random) -> None:
    """One legal move of one of those who may move."""
    player = choice.choice(state.to_act)
    state.play(player, choice.choice(state.moves(player)))


# --- refusals
