"""Dojos drawn as text, to be scored as they lie on a table or as the end of a whole game.

    R4 F2 T2 T4  assistant
    C4 F3 M5 C2
    T5 R5 B5 B2
    broom - - -

A row's trophy stands behind it; the trophies of the columns stand below, "-" for none.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Unpack, cast

from randori import State
from randori.games.dojo.explaining import DojoSheet
from randori.games.dojo.game import Dojo
from tests.games.dojo.scene import CARDS, PLACES, Options, belt, new_table, quiet_round, won_round

PLAIN = """
    M1 F2 T3 C4
    F2 T3 C4 M1
    T3 C4 M1 F2
"""
"""Worth 1 a row, and nothing a column, not even with a kimono or a multicolour belt: 3."""


@dataclass(frozen=True)
class Drawing:
    rows: list[list[str]]
    row_trophies: list[str | None]
    column_trophies: list[str | None]

    @property
    def cards(self) -> list[str]:
        """Row by row."""
        return [card for row in self.rows for card in row]

    @property
    def prizes(self) -> list[tuple[str, str]]:
        """Every trophy with its line: ("assistant", "row,0")."""
        rows = [(trophy, f"row,{row}") for row, trophy in enumerate(self.row_trophies) if trophy]
        columns = [(trophy, f"col,{column}") for column, trophy in enumerate(self.column_trophies) if trophy]
        return rows + columns


def drawn(text: str) -> Drawing:
    """Reads a drawing."""
    lines = [line.split() for line in text.strip().splitlines()]
    rows, below = lines[:3], lines[3] if len(lines) > 3 else ["-"] * 4
    assert all(len(row) in (4, 5) for row in rows)
    assert len(below) == 4
    return Drawing(
        [row[:4] for row in rows],
        [row[4] if len(row) == 5 else None for row in rows],
        [None if trophy == "-" else trophy for trophy in below],
    )


# --- as it lies on a table


def sheet_of(text: str, **options: Unpack[Options]) -> DojoSheet:
    """The score sheet of a drawn dojo."""
    return sheet_of_drawing(drawn(text), **options)


def sheet_of_drawing(dojo: Drawing, **options: Unpack[Options]) -> DojoSheet:
    described: dict[str, object] = {
        "rows": dojo.rows,
        "row_trophies": dojo.row_trophies,
        "column_trophies": dojo.column_trophies,
        "options": options,
    }
    return cast(DojoSheet, Dojo.scored(described).result)


def score(text: str, **options: Unpack[Options]) -> int:
    """The score of a drawn dojo."""
    return sheet_of(text, **options)["score"]


def row_score(row: str, **options: Unpack[Options]) -> int:
    """The score of one row, with its trophy behind it: "M1 M2 B3 B4 incense"."""
    return sheet_of(f"{row}\nM1 F2 T3 C4\nF2 T3 C4 B5", **options)["rows"][0]


def column_score(belts: str, trophy: str = "-") -> int:
    """The score of one column of three belts: "333"."""
    text = f"M{belts[0]} F2 T3 C4\nF{belts[1]} T3 C4 B5\nT{belts[2]} C4 B5 M1\n{trophy} - - -"
    return sheet_of(text)["columns"][0]


# --- as the end of a whole game


def game_of(*drawings: str, players: int = 3, dealer: int = 0, **options: Unpack[Options]) -> State:
    """A whole game that ends with these dojos, their trophies won and placed; others have PLAIN ones.

    Everyone lays his dojo row by row. Trophies are won in rounds in which belts allow it.
    """
    dojos = [drawn(text) for text in drawings] + [drawn(PLAIN)] * (players - len(drawings))
    wins = rounds_of_wins(dojos, dealer)
    deal = [dojo.cards[turn] for turn in range(12) for dojo in dojos]
    pile = " ".join(trophy for _, (_, trophy, _) in sorted(wins.items()))
    options["deck"] = deal + (CARDS * 2)[: 60 - len(deal)]
    state = new_table(players, dealer=dealer, cards=" ".join(deal), trophies=pile, **options)
    for turn, place in enumerate(PLACES):
        if turn not in wins:
            quiet_round(state, place)
            continue
        winner, _, line = wins[turn]
        won_round(state, winner, place, line=None if "white_belt" in options else line)
    assert state.over
    return state


Win = tuple[int, str, str]


def rounds_of_wins(dojos: list[Drawing], dealer: int) -> dict[int, Win]:
    """For each trophy a round of its own in which its owner can win and place it."""
    wins = [(player, *prize) for player, dojo in enumerate(dojos) for prize in dojo.prizes]
    return next(ways_to_win(wins, {}, dojos, dealer))


def ways_to_win(
    wins: list[Win], taken: dict[int, Win], dojos: list[Drawing], dealer: int
) -> Iterator[dict[int, Win]]:
    if not wins:
        yield taken
        return
    player, _, line = wins[0]
    kind, number = line.split(",")
    opens = int(number) * (4 if kind == "row" else 1)
    for turn in range(opens, 12):
        if turn not in taken and can_win(player, turn, dojos, dealer):
            yield from ways_to_win(wins[1:], {**taken, turn: wins[0]}, dojos, dealer)


def can_win(player: int, turn: int, dojos: list[Drawing], first_dealer: int) -> bool:
    """A challenger wins with a belt as high as the dealer's, the dealer only with a higher one."""
    if len(dojos) == 5 and turn in (0, 11):
        return False
    dealer = (first_dealer + turn - (len(dojos) == 5)) % len(dojos)
    belts = [belt(dojo.cards[turn]) for dojo in dojos]
    return belts[player] > min(belts) if player == dealer else belts[player] >= belts[dealer]
