"""Sets the scene for the tests of Tatsu, in the notation of the rules.

Three ways to lay a table: hands as text ("YP6 RV3 …"); for two players rows of piles, each written
upper/lower ("YP6/RV3 …"); or a script, which draws a round trick by trick: "0 YP6 RP2 YV3 RV3" means
that seat 0 leads and that each seat in turn lays a card of its own. Cards left out of any of them are
dealt in the order of the deck.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

import randori
from randori import CHANCE, State
from tests.games.refusing import all_views as all_views
from tests.games.refusing import everything_known as everything_known
from tests.games.refusing import refused as refused
from tests.games.tatsu.sight import table

KINDS = ["V3", "V4", "V5", "V6", "V7", "P2", "P3", "P4", "P5", "P6", "x1", "x2", "x3", "F"]
DECK = [clan + kind for clan in "YR" for kind in KINDS]

HANDS = (
    "YV3 YV4 YV5 YP2 RV3 RV4 RP2",
    "YV6 YP5 YP6 RV5 RP5 RP6 Rx1",
    "YP3 YP4 Yx1 Yx2 RV6 RP3 RP4",
    "YV7 Yx3 YF RV7 Rx2 Rx3 RF",
)
"""A deal in which every hand has cards of both clans."""

ROWS = (
    "YP6/RV3 YV3/YV4 RP2/Yx1 RV5/RF YV5/Rx1 RP3/YV6 YF/YP2",
    "RP6/YV7 YP3/RV4 RV6/YP4 RV7/Rx2 YP5/RP4 Rx3/Yx2 RP5/Yx3",
)
"""A layout in which either row shows and hides cards of both clans."""


def new_table(players: int, *, dealer: int | None = None, **options: object) -> State:
    """A match at which the dealer is known and the first deal awaited."""
    state = randori.new("tatsu", players=players, **options).start()
    usual = 1 if players == 3 else 0
    state.play(CHANCE, f"dealer:{usual if dealer is None else dealer}")
    return state


def round_of(players: int, *hands: str, dealer: int | None = None, **options: object) -> State:
    """A match whose first round is dealt: a hand, or for two players a row of piles, for each seat."""
    state = new_table(players, dealer=dealer, **options)
    state.play(CHANCE, deal_of_piles(*hands) if players == 2 else deal_of_hands(*hands))
    return state


def deal_of_hands(*hands: str) -> str:
    """The chance move that gives these hands to seats 0, 1, …"""
    rest = cards_left(hands)
    dealt: list[str] = []
    for seat in range(4):
        hand = hands[seat].split() if seat < len(hands) else []
        dealt += hand + [rest.pop(0) for _ in range(7 - len(hand))]
    return deal_move(dealt)


def deal_of_piles(*rows: str) -> str:
    """The chance move that lays out these rows of piles, each written upper/lower."""
    rest = cards_left([row.replace("/", " ") for row in rows])
    dealt: list[str] = []
    for seat in range(2):
        piles = [pile.split("/") for pile in rows[seat].split()] if seat < len(rows) else []
        piles += [[rest.pop(0), rest.pop(0)] for _ in range(7 - len(piles))]
        dealt += [lower for _, lower in piles] + [upper for upper, _ in piles]
    return deal_move(dealt)


def deal_move(cards: Sequence[str]) -> str:
    """`deal:C1,…`; the scene is drawn wrongly if this is not the whole deck."""
    assert sorted(cards) == sorted(DECK)
    return f"deal:{','.join(cards)}"


def cards_left(hands: Sequence[str]) -> list[str]:
    """The deck without the cards of these hands."""
    taken = {card for hand in hands for card in hand.split()}
    return [card for card in DECK if card not in taken]


def play(state: State, *moves: str) -> State:
    """Plays moves written "PLAYER MOVE", such as "0 ask:3"."""
    for line in moves:
        player, move = line.split()
        state.play(int(player), move)
    return state


def script_of(players: int, *tricks: str, **options: object) -> State:
    """A match whose first round begins with these tricks; their first leader is the dealer."""
    dealer = int(tricks[0].split()[0]) % (2 if players == 2 else 4)
    return run(new_table(players, dealer=dealer, **options), *tricks)


def run(state: State, *tricks: str) -> State:
    """Deals a round in which these tricks can be played, each card by its own seat, and plays them."""
    state.play(CHANCE, deal_for_script(len(table(state)["seats"]), tricks))
    for trick in tricks:
        leader, *cards = trick.split()
        seats = len(table(state)["seats"])
        assert table(state)["turn"] == int(leader) % seats, f"another seat leads to {trick}"
        for card in cards:
            (player,) = state.to_act
            state.play(player, f"play:{card}")
    return state


def deal_for_script(seats: int, tricks: Sequence[str]) -> str:
    """The deal that gives every seat the cards it lays in a script, and then more of its clan."""
    hands: list[list[str]] = [[] for _ in range(seats)]
    for trick in tricks:
        leader, *cards = trick.split()
        for place, card in enumerate(cards):
            hands[(int(leader) + place) % seats].append(card)
    rest = cards_left([" ".join(hand) for hand in hands])
    for seat, hand in enumerate(hands):
        own = [card for card in rest if card[0] == "YR"[seat % 2]][: 28 // seats - len(hand)]
        hand += own
        rest = [card for card in rest if card not in own]
    if seats == 2:  # what is laid first lies on top
        return deal_of_piles(
            *(" ".join(map("/".join, zip(hand[:7], hand[7:], strict=True))) for hand in hands)
        )
    return deal_of_hands(*map(" ".join, hands))


def wander(state: State, seed: int) -> State:
    """Plays legal moves at random to the end; there must always be one."""
    choice = random.Random(seed)
    while not state.over:
        (player,) = state.to_act
        if player == CHANCE:
            state.play(CHANCE, deal_move(choice.sample(DECK, len(DECK))))
        else:
            state.play(player, choice.choice(state.moves(player)))
    return state
