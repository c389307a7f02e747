"""Who may let what happen. Written anew, from docs/protocol.md, and asked for every entry at the table as it
was before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from randori.table import entries
from randori.table.entries import AnyEntry, Asked
from randori.table.table import Table

Message = Mapping[str, object]
Asks = Mapping[Asked, Message]
Joins = Mapping[str, tuple[str, int | None]]
"""By token: under which name a seat was asked for, and which; None: any."""

LEADING = (entries.Joined, entries.Readied, entries.Replaced, entries.Committed, entries.EndAsked)
"""What a command may begin with that lets more happen."""


def asked_for(entry: AnyEntry, rest: Sequence[AnyEntry]) -> Asked | None:
    """Whose message an entry carries out: the last entry of a command says so."""
    if entry.asked is not None or not isinstance(entry, LEADING):
        return entry.asked
    for one in rest:
        if not isinstance(one, (entries.Committed, entries.Started, entries.Ended)):
            return None
        if one.asked is not None:
            return one.asked
    return None


class Authority:
    def __init__(self, table: Table, asks: Asks, joins: Joins) -> None:
        self.table = table
        self.asks = asks
        self.joins = joins
        """Whose token asked for a seat at this table."""

    def fault(self, entry: AnyEntry, before: AnyEntry, rest: Sequence[AnyEntry]) -> str | None:
        """What is wrong with it; None if nothing is."""
        asked = asked_for(entry, rest)
        match entry:
            case entries.Joined():
                return self._joined(entry)
            case entries.Moved():
                return self._moved(entry)
            case entries.Chatted(seat=seat, name=name, text=text):
                if seat is not None and name != self.table.seats[seat].name:
                    return f"seat {seat} speaks as {name}"
                if asked is None:
                    return None if seat is None else "a spectator speaks for a seat"
                return self._own(asked, "chat", seat, text=text)
            case entries.Readied(seat=seat, contribution=contribution):
                return self._own(asked, "ready", seat, contribution=contribution)
            case entries.Left(seat=seat):
                return self._own(asked, "leave", seat)
            case entries.EndAsked(seat=seat, agrees=agrees):
                return self._own(asked, "end", seat, agrees=agrees)
            case entries.Rematched():
                return self._own(asked, "rematch", None)
            case entries.Swapped(seats=seats):
                return self._host(asked, "swap", seats=list(seats))
            case entries.TimeAdded(seat=seat, seconds=seconds):
                return self._host(asked, "add_time", seat=seat, seconds=seconds)
            case entries.Replaced(by="clock", seat=seat, level=level):
                return self._out_of_time(seat, level)
            case entries.Replaced(seat=seat, level=level):
                return self._host(asked, "replace", seat=seat, level=level)
            case entries.Returned(seat=seat):
                return self._returned(asked, seat)
            case entries.Committed():
                return self._begun(asked, before)
            case entries.Started():
                return None if isinstance(before, entries.Committed) else "cards are dealt without a shuffle"
            case entries.Ended():
                return self._ended(asked, before)
        return "no such entry may stand here"

    def _joined(self, entry: entries.Joined) -> str | None:
        if self.table.status != "waiting" or not self.table.seats[entry.seat].is_free:
            return "somebody sat down where there is no free seat"
        name, seat = self.joins.get(entry.key, (None, None))
        if name != entry.name:
            return "somebody sat down who has not asked for it"
        return None if seat in (None, entry.seat) else f"who asked for seat {seat} got seat {entry.seat}"

    def _out_of_time(self, seat: int, level: str) -> str | None:
        """Whether it was due is for the time to judge."""
        settings = self.table.settings
        if settings.on_timeout != "seat" or self.table.seats[seat].bot is not None:
            return "a seat was lost where only a move is"
        return None if level == settings.stand_in else f"the clock let a {level} take a seat"

    def _moved(self, entry: entries.Moved) -> str | None:
        seat = self.table.seats[entry.player]
        if entry.by == "bot":
            return None if seat.bot is not None else "a bot moved for a person"
        if entry.by == "clock":
            return self._moved_by_clock(entry)
        if seat.bot is not None:
            return "a person moved for a bot"
        message = self.asks.get((seat.key or "", entry.id or ""))
        if message is None or message["type"] != "move" or message["move"] != entry.move:
            return f"the holder of seat {entry.player} has not asked for this move"
        version, answers = message.get("version"), message.get("answers")
        is_other_reaction = answers is not None and answers != self.table.clocks.answering
        if isinstance(version, int) and not is_other_reaction and self.table.is_late(entry.player, version):
            return "a move was made that was chosen for an earlier decision"
        return None

    def _moved_by_clock(self, entry: entries.Moved) -> str | None:
        table = self.table
        if table.seats[entry.player].bot is not None:
            return "a bot's time was up"
        passing = table.game.timeout_move
        if table.clocks.answering is not None and passing is not None:
            return None if entry.move == passing else "who did not react in time did not pass"
        return None if table.settings.on_timeout == "move" else "the clock moved where it takes the seat"

    def _own(self, asked: Asked | None, kind: str, seat: int | None, **said: object) -> str | None:
        """Only who sits there."""
        if (fault := self._is_asked(asked, kind, **said)) is not None or asked is None:
            return fault
        own = self.table.seat_of(asked[0])
        if kind == "rematch":
            return None if own is not None else "a rematch was asked for by somebody without a seat"
        return None if own == seat else f"{kind} for seat {seat} was asked for by the holder of seat {own}"

    def _host(self, asked: Asked | None, kind: str, **said: object) -> str | None:
        if (fault := self._is_asked(asked, kind, **said)) is not None or asked is None:
            return fault
        return None if self.table.host_key == asked[0] else f"{kind} was asked for by no host"

    def _is_asked(self, asked: Asked | None, kind: str, **said: object) -> str | None:
        if asked is None:
            return f"nobody asked for this {kind}"
        message = self.asks.get(asked)
        if message is None or message["type"] != kind:
            return f"{asked[1]} asked for no {kind}"
        if any(message[name] != value for name, value in said.items()):
            return f"{asked[1]} asked for another {kind}"
        return None

    def _returned(self, asked: Asked | None, seat: int) -> str | None:
        if asked is None:  # whose time was up while he was away, and who is here again
            return None if self.table.seats[seat].is_out_of_time else "a bot left a seat by itself"
        message = self.asks.get(asked)
        if message is not None and message["type"] == "back":
            return self._own(asked, "back", seat)
        return self._host(asked, "restore", seat=seat)

    def _begun(self, asked: Asked | None, before: AnyEntry) -> str | None:
        if not self.table.can_start:
            return "a game begins while somebody is missing"
        if self.table.settings.start == "full" and isinstance(
            before, (entries.Made, entries.Joined, entries.Readied, entries.Replaced)
        ):
            return None
        return self._host(asked, "start")

    def _ended(self, asked: Asked | None, before: AnyEntry) -> str | None:
        if self.table.status == "waiting":
            return self._host(asked, "end")
        return None if self.table.is_end_agreed else "a game ended without everybody's agreement"
