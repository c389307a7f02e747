"""Who may let what happen. Written anew, from docs/protocol.md, and asked for every entry at the table as it
was before it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec

from randori.table import entries
from randori.table.entries import AnyEntry, Asked
from randori.table.table import Table

Message = Mapping[str, object]
Asks = Mapping[Asked, Message]
Joins = Mapping[str, tuple[str, int | None]]
"""By token: under which name a seat was asked for, and which; None: any."""

LEADING = (
    entries.Joined,
    entries.Readied,
    entries.Replaced,
    entries.Changed,
    entries.Committed,
    entries.EndAsked,
)
"""What a command may begin with that lets more happen."""
FOLLOWING = (entries.Replaced, entries.Committed, entries.Started, entries.Ended)


def asked_for(entry: AnyEntry, rest: Sequence[AnyEntry]) -> Asked | None:
    """Whose message an entry carries out: the last entry of a command says so."""
    if entry.asked is not None or not isinstance(entry, LEADING):
        return entry.asked
    for one in rest:
        if not isinstance(one, FOLLOWING):
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
                if self._asked_kind(asked) == "sit":
                    return self._sat(asked, *seats)
                return self._host(asked, "swap", seats=list(seats))
            case entries.Renamed(seat=seat, name=name, face=face):
                fault = self._own(asked, "rename", seat, face=face)
                return fault or self._named(name, self._asked_for(asked, "name"), seat)
            case entries.Removed(seat=seat, is_barred=is_barred):
                if self.table.seats[seat].key in (None, self.table.host_key):
                    return "nobody was removed, or the host"
                return self._host(asked, "remove", seat=seat, bars=is_barred)
            case entries.Pardoned(name=name):
                return self._host(asked, "pardon", name=name)
            case entries.Handed(seat=seat):
                if not self.table.seats[seat].is_persons:
                    return "nobody is the host"
                return self._host(asked, "hand_over", seat=seat)
            case entries.Changed(settings=settings):
                if self.table.status != "waiting":
                    return "what was agreed has changed in the middle of a game"
                return self._host(asked, "change", settings=msgspec.to_builtins(settings))
            case entries.TimeAdded(seat=seat, seconds=seconds):
                return self._host(asked, "add_time", seat=seat, seconds=seconds)
            case entries.Replaced(by="clock", seat=seat, level=level):
                return self._out_of_time(seat, level)
            case entries.Replaced(seat=seat, level=level) if self._asked_kind(asked) == "fill":
                if self.table.status != "waiting" or self.table.seats[seat].is_settled:
                    return f"a bot was to fill in at seat {seat}, where somebody is"
                return self._host(asked, "fill", level=level)
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
        if entry.person in self.table.barred:
            return "somebody sat down whom the host does not want"
        name, seat = self.joins.get(entry.key, (None, None))
        if name is None:
            return "somebody sat down who has not asked for it"
        if (fault := self._named(entry.name, name, None)) is not None:
            return fault
        return None if seat in (None, entry.seat) else f"who asked for seat {seat} got seat {entry.seat}"

    def _named(self, name: str, wanted: object, seat: int | None) -> str | None:
        """As he wants to be called, unless somebody is called so already."""
        others = [one.name for number, one in enumerate(self.table.seats) if one.key and number != seat]
        if name in others:
            return f"two are called {name}"
        if name == wanted or (wanted in others and re.fullmatch(rf"{wanted} \d+", name)):
            return None
        return f"who wants to be called {wanted} is called {name}"

    def _sat(self, asked: Asked | None, own: int, wanted: int) -> str | None:
        if self.table.status != "waiting" or not self.table.seats[wanted].is_free:
            return f"somebody took seat {wanted}, which is not free"
        return self._own(asked, "sit", own, seat=wanted)

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

    def _own(self, asked: Asked | None, kind: str, seat: int | None, /, **said: object) -> str | None:
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

    def _asked_kind(self, asked: Asked | None) -> object:
        return self._asked_for(asked, "type")

    def _asked_for(self, asked: Asked | None, what: str) -> object:
        return None if asked is None else self.asks.get(asked, {}).get(what)

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
            before, (entries.Made, entries.Joined, entries.Readied, entries.Replaced, entries.Changed)
        ):
            return None
        return self._host(asked, "start")

    def _ended(self, asked: Asked | None, before: AnyEntry) -> str | None:
        if self.table.status == "waiting":
            return self._host(asked, "end")
        return None if self.table.is_end_agreed else "a game ended without everybody's agreement"
