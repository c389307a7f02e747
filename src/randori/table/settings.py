"""What is agreed before a table opens. JSON from outside becomes Settings, or one sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from randori.bots import bot_named
from randori.engine.errors import OptionError
from randori.engine.game import Game
from randori.games import set_up
from randori.table.texts import readable_line

OPEN = "open"
MOST_SEATS = 16
LONGEST_TEXT = 60

Pace = Literal["human", "quick"]
ClockKind = Literal["none", "relaxed", "fast", "days"]
Text = Annotated[str, Meta(max_length=LONGEST_TEXT)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """A table's; its host may change them before the start."""

    game: Annotated[str, Meta(max_length=20, description="its name, as GET /api/games has it")]
    players: Annotated[int, Meta(ge=1, le=MOST_SEATS)]
    options: Annotated[dict[str, object], Meta(max_length=20, description="the game's, by name")] = {}
    seats: Annotated[
        list[Text], Meta(max_length=MOST_SEATS, description="'open', or the level of a bot; none: all open")
    ] = []
    title: Text = ""
    private: Annotated[bool, Meta(description="reached by its link alone, not shown in the lobby")] = False
    start: Annotated[
        Literal["host", "full"], Meta(description="when the host says so, or as soon as all are there")
    ] = "host"
    clock: ClockKind = "relaxed"
    days: Annotated[int, Meta(ge=1, le=14, description="for a decision, where the clock is 'days'")] = 3
    on_timeout: Annotated[
        Literal["move", "seat"],
        Meta(description="a bot makes the move, or takes the seat until its owner is back"),
    ] = "move"
    stand_in: Annotated[str, Meta(max_length=20, description="the level of that bot")] = "adept"
    pace: Annotated[Pace, Meta(description="of the bots")] = "human"
    hints: bool = True
    spectators: Annotated[
        Literal["public", "open"], Meta(description="what is public, or, later, all hands too")
    ] = "public"
    delay: Annotated[int, Meta(ge=2, le=60, description="minutes of play until all hands are shown")] = 5

    def plan(self) -> list[str]:
        """Who each seat is for: OPEN, or the level of a bot."""
        return list(self.seats) or [OPEN] * self.players


def agreed(settings: Settings) -> Settings:
    """Settings from outside as they are kept: what others are to read can be read. OptionError if not."""
    try:
        texts = list(texts_in(settings.options))
    except RecursionError:
        raise OptionError("the options are nested too deeply") from None
    for text in texts:
        if text and readable_line(text, LONGEST_TEXT) is None:
            raise OptionError(f"a text of the options has up to {LONGEST_TEXT} characters that can be read")
    title = readable_line(settings.title, LONGEST_TEXT) if settings.title.strip() else ""
    if title is None:
        raise OptionError(f"a title has up to {LONGEST_TEXT} characters that can be read")
    return msgspec.structs.replace(settings, title=title)


def texts_in(value: object) -> Iterator[str]:
    """Options may have names in them, such as those of the schools of a deck."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield name
            yield from texts_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from texts_in(part)


def checked(settings: Settings) -> Game:
    """The game these settings are for; OptionError says what does not fit."""
    game = set_up(settings.game, settings.players, settings.options)
    plan = settings.plan()
    if len(plan) != settings.players:
        raise OptionError(f"seats must name {settings.players} seats, not {len(plan)}")
    if OPEN not in plan:
        raise OptionError("at least one seat must be open to a person")
    for level in [*plan, settings.stand_in]:
        if level != OPEN:
            bot_named(level, 0, settings.game)
    return game
