"""Sets the scene for the tests of Mémo Combo, in the notation of the rules.

Benches are written seat by seat ("11 3 16 23 | 12 5 21 26"), the pile top first; what is left out is
filled up with the other cards of the deck, lowest numbers first. Games are cut short after nine rounds
where nothing else is said, so that any scene can be brought to its end, where all cards lie open.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

import randori
from randori import CHANCE, Rng, State
from tests.games.memo.box import CARDS, Card
from tests.games.memo.sight import by_place, table
from tests.games.refusing import all_views as all_views
from tests.games.refusing import everything_known as everything_known
from tests.games.refusing import refused as refused

ROUNDS = 9
QUIET = ("pass", "skip", "lay", "done", "stop", "start", "direction:left")
"""Moves that change nothing on the benches."""


class Options(TypedDict, total=False):
    """The options of a game of Mémo Combo."""

    start: str
    opening_power: bool
    confusion: str
    max_rounds: int
    teams: bool
    games: int
    aid: bool
    deck: list[Card]


def dealt(
    benches: str = "", pile: str = "", *, players: int | None = None, **options: Unpack[Options]
) -> State:
    """A game whose cards are dealt; nobody has looked yet."""
    count = players or len(benches.split("|"))
    numbers = [card["number"] for card in options.get("deck", list(CARDS.values()))]
    settings: Options = {"max_rounds": ROUNDS, **options}
    state = randori.new("memo", players=count, **settings).start()
    state.play(CHANCE, deck_move(stacked(benches, pile, count, numbers)))
    return state


def stacked(benches: str, pile: str, players: int, numbers: Sequence[int]) -> list[int]:
    """The whole deck, as it is dealt; the scene is drawn wrongly if the box does not hold it."""
    rows = [[int(card) for card in row.split()] for row in benches.split("|")]
    rows += [[] for _ in range(players - len(rows))]
    top = [int(card) for card in pile.split()]
    named = [card for row in rows for card in row] + top
    assert len(set(named)) == len(named), "a card is named twice"
    assert set(named) <= set(numbers), "the deck does not hold these cards"
    assert all(len(row) <= 4 for row in rows), "a bench has four cards"
    rest = [card for card in numbers if card not in named]
    for row in rows:
        while len(row) < 4:
            row.append(rest.pop(0))
    return [card for row in rows for card in row] + top + rest


def deck_move(cards: Sequence[int]) -> str:
    return f"deck:{','.join(map(str, cards))}"


def shuffle_move(cards: str) -> str:
    return f"shuffle:{','.join(cards.split())}"


def all_look(state: State, looks: str = "") -> State:
    """Everyone looks at slots 0 and 1, or as written: "1:2,3 2:0,3"."""
    chosen = dict(look.split(":") for look in looks.split())
    for player in state.to_act:
        state.play(player, f"look:{chosen.get(str(player), '0,1')}")
    return state


def begun(
    benches: str = "",
    pile: str = "",
    *,
    players: int | None = None,
    starter: int = 0,
    direction: str = "left",
    looks: str = "",
    **options: Unpack[Options],
) -> State:
    """All have looked, the first active player has begun and chosen the direction of play."""
    state = all_look(dealt(benches, pile, players=players, **options), looks)
    return play(state, f"{starter} start", f"{starter} direction:{direction}")


def opened(benches: str, pile: str, *, looks: str = "", **options: Unpack[Options]) -> State:
    """Seat 0 has laid the top card of the pile; the reactions to it are open."""
    return play(begun(benches, pile, looks=looks, **options), "0 lay")


def wielding(
    power: int, benches: str, pile: str = "", *, looks: str = "", **options: Unpack[Options]
) -> State:
    """Seat 0 has laid a card with a power, all have passed, and he is to use it."""
    return all_pass(opened(benches, f"{power} {pile}", looks=looks, **options))


def nearly_empty(opener: int) -> State:
    """After this card of Galaxie Kick Jutsu only 37 lies on bench 1, at slot 3, and 13 on bench 2, at slot 3.

    Gained meanwhile, besides the opener's: eye and overload by seat 2, infiltration, eye and paralysis by
    seat 0, clairvoyance by seat 1.
    """
    benches = "8 9 10 11 | 34 12 14 37 | 29 31 30 13"
    numbers = f"{benches.replace('|', '')} 33 35 {opener}"
    state = opened(benches, f"{opener} 33 35", deck=[CARDS[int(number)] for number in numbers.split()])
    play(state, "2 play:2,0", "2 play:2,1", "2 play:2,2", "1 play:1,0")
    return play(state, *[f"0 play:0,{slot}" for slot in range(4)], "1 play:1,1", "1 play:1,2")


# --- moves and rounds


def play(state: State, *moves: str) -> State:
    """Plays moves written "PLAYER MOVE", such as "0 play:2,1"."""
    for line in moves:
        player, move = line.split()
        state.play(int(player), move)
    return state


def all_pass(state: State) -> State:
    """Everyone who has not yet passes once."""
    for player in state.to_act:
        state.play(player, "pass")
    return state


def end_round(state: State) -> State:
    """All pass, and decline the powers they have."""
    all_pass(state)
    while not state.over and "skip" in state.moves(state.to_act[0]):
        state.play(state.to_act[0], "skip")
    return state


def quiet_round(state: State) -> State:
    """A whole round in which the active player lays what he draws, and nobody does anything."""
    state.play(state.to_act[0], "lay")
    return end_round(state)


def finished(state: State) -> State:
    """A copy brought to its end by moves that leave the benches alone, where there are any."""
    twin = state.copy()
    while not twin.over:
        player = twin.to_act[0]
        if player == CHANCE:
            twin.draw(Rng(0))
        else:
            moves = twin.moves(player)
            twin.play(player, next((quiet for quiet in QUIET if quiet in moves), moves[0]))
    return twin


def laid_open(state: State) -> dict[str, int]:
    """Every card that truly lies face down: "SEAT,SLOT", and "pile,0" for the top of the pile.

    Only in the last round is the pile what it was when the question was asked.
    """
    found = table(finished(state))["open"]
    assert found is not None
    return by_place(found)


def cards_of(state: State, seat: int) -> str:
    """A bench as it truly is: "11 . 16 23" has a hole at slot 1."""
    places = laid_open(state)
    width = len(table(state)["benches"][seat])
    return " ".join(str(places.get(f"{seat},{slot}", ".")) for slot in range(width))


def pile_of(state: State) -> list[int]:
    """The pile as it truly is, top first; the game must be in its last round."""
    places = laid_open(state)
    return [card for place, card in places.items() if place.startswith("pile,")]


# --- refusals
