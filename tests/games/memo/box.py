"""The cards of Mémo Combo as the rules list them, independent of the game's own data."""

from __future__ import annotations

from typing import TypedDict

SCHOOLS = {
    "A": "Aero Flash",
    "C": "Cobra Blade",
    "D": "Double Bison",
    "F": "Feral Steel",
    "G": "Galaxie Kick Jutsu",
    "L": "Lotus Zero",
    "T": "Typhoon",
}

TABLE = """
A: 1 eye, 2 paralysis, 3, 4 overload, 5, 6 A+D, 7 infiltration
C: 8 infiltration, 9 eye, 10 paralysis, 11, 12, 13 C+L, 14 clairvoyance
D: 15 eye, 16, 17 overload, 18 confusion, 19 infiltration, 20 D+T, 21
F: 22 clairvoyance, 23, 24 eye, 25 confusion, 26, 27 F+A, 28 paralysis
G: 29 eye, 30, 31 overload, 32 infiltration, 33, 34 G+C, 35 clairvoyance
L: 36 infiltration, 37, 38 confusion, 39 eye, 40, 41 L+F, 42 paralysis
T: 43 overload, 44, 45 infiltration, 46 confusion, 47, 48 T+G, 49 clairvoyance
-: 50 A+T
"""


class Card(TypedDict):
    """A card as the option `deck` wants it, and as views show it."""

    number: int
    schools: list[str]
    power: str | None


def read_card(text: str, row: str) -> Card:
    number, _, note = text.partition(" ")
    letters = note.split("+") if "+" in note else [row]
    power = None if "+" in note or not note else note
    return {"number": int(number), "schools": [SCHOOLS[letter] for letter in letters], "power": power}


def read_table() -> dict[int, Card]:
    found: dict[int, Card] = {}
    for line in TABLE.strip().splitlines():
        row, _, cards = line.partition(": ")
        for text in cards.split(", "):
            card = read_card(text, row)
            found[card["number"]] = card
    return found


CARDS = read_table()


def deck_of(numbers: str) -> list[Card]:
    """A smaller deck: these cards of the box only."""
    return [CARDS[int(number)] for number in numbers.split()]
