"""A place at a table, which is a player of its game, and who has it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Seat:
    """Open, a bot's, or a person's; a person may be stood in for by a bot."""

    level: str | None = None
    """Of the bot whose seat this is."""
    name: str = ""
    face: str | None = None
    """How its owner wants to look; what there is to choose from is the pages' to say."""
    key: str | None = None
    contribution: str | None = None
    account: str | None = None
    is_ready: bool = False
    has_left: bool = False
    stand_in: str | None = None
    is_out_of_time: bool = False
    """The bot stands in because the clock ran out: it goes as soon as its owner is back."""

    @property
    def is_free(self) -> bool:
        return self.level is None and self.key is None

    @property
    def bot(self) -> str | None:
        """The level of the bot that decides here now."""
        return self.level or self.stand_in

    @property
    def is_persons(self) -> bool:
        """Somebody is responsible here, now."""
        return self.key is not None and not self.has_left and self.stand_in is None

    @property
    def is_settled(self) -> bool:
        """A game could begin as far as this seat is concerned."""
        return self.bot is not None or (self.key is not None and self.is_ready)
