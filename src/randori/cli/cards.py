"""Cards in the terminal: what the letters say, the colours repeat."""

from __future__ import annotations

from rich.text import Text

from randori.games.tatsu.cards import CLAN_LETTERS

DISCIPLE_STYLES = {
    "M": "bold yellow",
    "F": "bold red",
    "T": "bold magenta",
    "C": "bold cyan",
    "B": "bold green",
    "R": "bold bright_black",
}
CLAN_STYLES = dict(zip(CLAN_LETTERS, ("bold yellow", "bold red"), strict=True))


def dojo_card(name: str) -> Text:
    return Text(name, DISCIPLE_STYLES[name[0]])


def tatsu_cards(names: list[str]) -> Text:
    return Text(" ").join(Text(name.ljust(3), CLAN_STYLES.get(name[0], "")) for name in names)
