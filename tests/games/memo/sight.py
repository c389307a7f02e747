"""Short ways to look at Mémo Combo's views."""

from __future__ import annotations

import json
from typing import cast

from randori import State
from randori.games.memo.view import Event, Placed, Table


def table(state: State, eyes: int | None = None) -> Table:
    """The table as a player sees it, or a spectator."""
    return cast(Table, state.view(eyes)["table"])


def phase(state: State) -> str:
    return table(state)["phase"]


def bench(state: State, seat: int) -> str:
    """Which slots of a bench are filled: "XX.X" has a hole at slot 2."""
    return "".join("X" if filled else "." for filled in table(state)["benches"][seat])


def counts(state: State) -> list[int]:
    """How many cards lie on each bench."""
    return [sum(slots) for slots in table(state)["benches"]]


def dojo(state: State) -> list[int]:
    """The numbers of the cards in the dojo, the active card last."""
    return [card["number"] for card in table(state)["dojo"]]


def top(state: State) -> int:
    """The number of the active card."""
    return dojo(state)[-1]


def powers(state: State) -> list[str]:
    """The powers that wait, first to be used first: "2 eye"."""
    return [f"{waiting['player']} {waiting['power']}" for waiting in table(state)["powers"]]


def event(state: State, eyes: int | None = None) -> Event:
    """What happened last; something must have."""
    found = table(state, eyes)["event"]
    assert found is not None
    return found


def turned_up(state: State, eyes: int | None = None) -> int | None:
    """The card that all saw in the last event."""
    card = event(state, eyes)["card"]
    return None if card is None else card["number"]


def shown(state: State, eyes: int | None) -> dict[str, int]:
    """What is shown to these eyes alone: "1,2" is slot 2 of seat 1, "pile,0" the top of the pile."""
    return by_place(table(state, eyes)["shown"])


def known(state: State, eyes: int | None) -> dict[str, int]:
    """What the memory aid tells these eyes."""
    found = table(state, eyes)["known"]
    assert found is not None
    return by_place(found)


def drawn(state: State, eyes: int | None) -> int | None:
    card = table(state, eyes)["drawn"]
    return None if card is None else card["number"]


def by_place(cards: list[Placed]) -> dict[str, int]:
    return {place(placed): placed["card"]["number"] for placed in cards}


def place(placed: Placed) -> str:
    seat = "pile" if placed["seat"] is None else str(placed["seat"])
    return f"{seat},{placed['slot']}"


def sees(state: State, eyes: int | None, card: int) -> bool:
    """Whether a card is anywhere in a view."""
    text = json.dumps(state.view(eyes)["table"])
    return f'"number": {card},' in text


def who_sees(state: State, card: int) -> list[int | None]:
    """Those in whose view a card is."""
    return [eyes for eyes in (None, *range(state.game.players)) if sees(state, eyes, card)]
