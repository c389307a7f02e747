"""Any game in the terminal: its view as named groups, its moves in its own words if it has any.

The words are those of the pages: web-GAME-field-FIELD, web-GAME-card-CARD, web-GAME-move-WORD,
web-GAME-moves-WORD (where only the word is heard) and web-GAME-question(-PHASE). What has none is told by its
notation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TypeGuard

from rich.console import Group, RenderableType
from rich.text import Text

from randori.cli.tables.table import Table
from randori.engine.position import CHANCE
from randori.engine.view import View
from randori.saying.sayer import drawn, parsed

NOTHING = "–"
EACH = {"hands", "bids", "roles"}
"""Fields that have one thing for each player, whatever it looks like."""
WHO = {"player", "dealer", "leader", "winner", "starter", "owner", "turn_of"}
"""Fields that name a player by his number."""
WITHIN = ""
"""Things in a list have no name of their own."""
Part = tuple[str, object, str]
"""What it is called, what it is, and under which field."""


class GenericTable(Table):
    hears_secrets = False

    def drawn(self, view: View) -> RenderableType:
        scores = [f"{name} {score}" for name, score in zip(self.names, view["scores"], strict=True)]
        lines = [", ".join(scores)]
        for field, value in view["table"].items():
            if not is_nothing(value):
                lines += self.shown(view, self.field(view, field), value, field)
        return Group(*[Text(line) for line in lines])

    def shown(self, view: View, name: str, value: object, field: str, indent: str = "") -> Iterator[str]:
        """What has a name: a line, or a heading with lines under it."""
        parts = self.parts(view, value, field)
        if field in WHO and self.is_player(value):
            yield f"{indent}{name}: {self.names[value]}"
            return
        if parts is None:
            yield f"{indent}{name}: {self.plain(view['game'], value)}"
            return
        yield f"{indent}{name}:"
        for part, within, named in parts:
            yield from self.shown(view, part, within, named, f"{indent}  ")

    def parts(self, view: View, value: object, field: str) -> list[Part] | None:
        """The parts of a group; None for what stands on one line."""
        if is_nothing(value):
            return None
        if isinstance(value, Mapping):
            if list(value) == [str(player) for player in range(view["players"])]:
                return self.by_player(list(value.values()))
            return [(self.field(view, key), part, key) for key, part in value.items()]
        if not isinstance(value, list):
            return None
        if is_by_player(value, field, view["players"]):
            return self.by_player(value)
        if any(isinstance(part, (Mapping, list)) for part in value):
            return [self.item(part, place) for place, part in enumerate(value, 1)]
        return None

    def by_player(self, values: list[object]) -> list[Part]:
        return [(name, value, WITHIN) for name, value in zip(self.names, values, strict=True)]

    def item(self, value: object, place: int) -> Part:
        """A thing in a row: by the player it belongs to or its number, if it says so."""
        if not isinstance(value, Mapping):
            return str(place), value, WITHIN
        player, number = value.get("player"), value.get("number")
        if self.is_player(player):
            return self.names[player], alone(value, "player"), WITHIN
        if isinstance(number, int):
            return str(number), alone(value, "number"), WITHIN
        return str(place), value, WITHIN

    def is_player(self, value: object) -> TypeGuard[int]:
        return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < len(self.names)

    def field(self, view: View, field: str) -> str:
        return self.own(view["game"], "field", field) or capital(field)

    def plain(self, game: str, value: object) -> str:
        """What stands on one line: a number, a card, a row of cards."""
        if isinstance(value, list):
            return " ".join(self.plain(game, part) for part in value) or NOTHING
        if is_nothing(value):
            return NOTHING
        if isinstance(value, bool):
            return self.words("web-generic-yes" if value else "web-no")
        return self.own(game, "card", str(value)) or str(value)

    def describe(self, before: View, player: int, move: str, after: View) -> list[str]:
        if player == CHANCE:
            return [drawn(self.words, after["game"], move)]
        lines = [self.words("web-generic-told", name=self.names[player], move=self.choice(after, move))]
        for name, was, now in zip(self.names, before["scores"], after["scores"], strict=True):
            if now != was:
                points = f"{now - was:+}".replace("-", "−")
                lines.append(
                    self.words(
                        "web-generic-scores", name=name, points=points, count=abs(now - was), score=str(now)
                    )
                )
        return lines

    def question(self, view: View) -> str:
        phase = view["table"].get("phase")
        own = self.own(view["game"], "question", phase) if isinstance(phase, str) else None
        return own or self.own(view["game"], "question") or self.words("web-generic-question")

    def choice(self, view: View, move: str) -> str:
        game = view["game"]
        word, values = parsed(move)
        values = {key: self.own(game, "card", value) or value for key, value in values.items()}
        if not values["all"] and (kind := self.own(game, "moves", word)):
            return kind
        own = self.words.of_game(message_of(game, "move", word), **values)
        return (own or f"{capital(word)} {values['all']}").strip()

    def own(self, game: str, *what: str) -> str | None:
        """What the game itself calls something."""
        return self.words.of_game(message_of(game, *what))


def alone(group: Mapping[str, object], known: str) -> object:
    """What a group has besides; of one thing, that thing."""
    rest = {field: value for field, value in group.items() if field != known and value is not None}
    return next(iter(rest.values())) if len(rest) == 1 else rest


def is_nothing(value: object) -> bool:
    return value is None or value == [] or value == {}


def is_by_player(values: list[object], field: str, players: int) -> bool:
    """One thing for each player: hands, counts, points; not a row of cards that happens to be as long. (The
    browser guesses in the same way: web/src/games/generic/shapes.ts.)"""
    if len(values) != players or field == WITHIN:
        return False
    if field in EACH:
        return True
    if all(
        value is None or (isinstance(value, (str, int)) and not isinstance(value, bool)) for value in values
    ):
        is_many = field.endswith("s") and field != "cards"
        return is_many and (None in values or not any(isinstance(value, str) for value in values))
    return not all(
        isinstance(value, Mapping) and ("player" in value or "number" in value) for value in values
    )


def message_of(game: str, *what: str) -> str:
    return f"web-{game}-{re.sub('[^A-Za-z0-9]+', '-', '-'.join(what))}"


def capital(text: str) -> str:
    """`in_front` as people write it."""
    words = text.replace("_", " ")
    return words[:1].upper() + words[1:]
