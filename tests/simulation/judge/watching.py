"""One line, and what may be sent over it: at every entry, what the holder of its token may see there; every
version once; what was accepted, from the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from randori.server import delayed
from randori.table import entries
from randori.table.feed import KEPT, Eyes
from randori.table.table import CHAT_KEPT
from tests.simulation.broken import Broken
from tests.simulation.judge.ledger import WITH_VIEW, Ledger, Position, decode

SEATS = "nobody in another's seat"
DURABLE = "accepted means durable"
VERSIONS = "versions neither repeat nor skip"
PICTURE = "a client's picture equals a fresh one"
ALL_HANDS = "all hands are shown late"


class Watch:
    """`key` is the hash of the token that its hello was said with."""

    def __init__(self, ledger: Ledger, key: str | None, known: int | None, *, is_late: bool) -> None:
        self.ledger = ledger
        self.key = key
        self.known = known
        """The version that was known, as its hello said."""
        self.is_late = is_late
        self.position = 0
        """How much of the log this line has been told."""
        self.version = -1
        self.picture: Any = None
        self.seen = b""
        """What it was told last of the table."""
        self.here: list[bool] = []
        self.deciding: tuple[list[int], int | None] | None = None
        """Who is to act, as it was told last."""
        self.accepted = 0
        """Where in the log the latest thing stands that was accepted over this line."""
        self.turn = 0
        """Which of all that was said over it that was."""

    # --- welcomes

    def welcomed(self, message: dict[str, Any]) -> None:
        if self.is_late:
            self._welcomed_late(message)
            return
        number = self._find(message)
        position = self.ledger.positions[number]
        if message["is_host"] != (self.key is not None and position.host == self.key):
            raise Broken(SEATS, f"is_host is {message['is_host']}")
        if message["views"] is not None:
            raise Broken(SEATS, "a welcome shows all hands")
        self._check_table(message["table"], position)
        self._check_past(message, number)
        self._note_clocks(message["clocks"])
        self.position, self.version, self.picture = number + 1, message["version"], message["view"]
        self._check_clocks(position)

    def _check_past(self, message: dict[str, Any], number: int) -> None:
        """What a welcome tells of earlier things: what was missed, and what was said."""
        eyes, past = message["seat"], self.ledger.positions[: number + 1]
        if message["missed"] is not None:
            news = [
                {"version": one.versions[own], "what": one.told[own]}
                for one in past
                if (own := eyes if eyes in one.versions else None) in one.told  # a seat that came later
                and one.versions[own] > (self.known or 0)
            ]
            if message["missed"] != news:
                raise Broken(SEATS, f"{message['missed']} was not what eyes {eyes} missed")
        elif self.known is not None and 0 <= message["version"] - self.known <= KEPT:
            raise Broken(PICTURE, f"what happened since version {self.known} is not told")
        self._check_chat(message, past)

    def _check_chat(self, message: dict[str, Any], past: Sequence[Position]) -> None:
        said = [one.told[None] for one in past if isinstance(one.entry, entries.Chatted)]
        if message["chat"] != said[-CHAT_KEPT:]:
            raise Broken(PICTURE, "the chat is another one")

    def _find(self, message: dict[str, Any]) -> int:
        """The entry that a welcome tells of."""
        version, seat, view = message["version"], message["seat"], message["view"]
        positions = self.ledger.positions
        reason = (DURABLE, f"a welcome is of version {version}, which is not in the log")
        for number in range(len(positions) - 1, -1, -1):
            position = positions[number]
            own = self._eyes_at(position)
            if seat not in position.versions:  # there were fewer seats
                continue
            if position.versions[seat] < version:
                break
            if position.versions[seat] > version:
                continue
            if own != seat:
                reason = (SEATS, f"a welcome into seat {seat} for the holder of {own}")
            elif position.view(own) != view:
                reason = (SEATS, f"a welcome at version {version} shows what seat {seat} may not see there")
            else:
                return number
        raise Broken(*reason)

    def _eyes_at(self, position: Position) -> Eyes:
        return None if self.key is None else position.seating.get(self.key)

    def _check_table(self, seen: dict[str, Any], position: Position) -> None:
        told = dict(seen)
        told["seats"] = [{**seat, "is_here": False} for seat in seen["seats"]]
        if told != decode(position.seen):
            raise Broken(PICTURE, f"the table is told as it is not: {told}")
        if seen["fairness"]["seed"] is not None and position.status != "over":
            raise Broken(SEATS, "the shuffle is told before the game is over")
        self.seen = position.seen
        self.here = [seat["is_here"] for seat in seen["seats"]]

    def told_presence(self, message: dict[str, Any]) -> None:
        self.here = message["here"]
        self._note_clocks(message["clocks"])

    def _note_clocks(self, clocks: dict[str, Any] | None) -> None:
        self.deciding = (
            None if clocks is None else (sorted(map(int, clocks["deadlines"])), clocks["answering"])
        )

    def _check_clocks(self, position: Position) -> None:
        if position.deciding is not None and self.deciding != position.deciding:
            raise Broken(PICTURE, f"{self.deciding} are told to act, not {position.deciding}")

    # --- events

    def happened(self, message: dict[str, Any]) -> None:
        if self.is_late:
            self._happened_late(message)
            return
        number = self._next()
        if number is None:
            raise Broken(DURABLE, f"event {message['version']} is told, and is not in the log")
        position = self.ledger.positions[number]
        eyes = self._eyes_at(position)
        if message["version"] != position.versions[eyes]:
            raise Broken(
                VERSIONS,
                f"version {message['version']} is told where {position.versions[eyes]} is due "
                f"({type(position.entry).__name__}, eyes {eyes}, line at {self.version})",
            )
        if message["what"] != position.told[eyes]:
            raise Broken(SEATS, f"{message['what']} is told, where these eyes may know {position.told[eyes]}")
        self._look(message.get("view"))
        if self.picture != position.view(eyes):
            raise Broken(SEATS, f"the picture at version {message['version']} is not that of eyes {eyes}")
        if message.get("views") is not None:
            raise Broken(SEATS, f"version {message['version']} shows all hands")
        if message.get("table") is not None:
            self._check_table(message["table"], position)
            if message["seat"] != eyes:
                raise Broken(SEATS, f"{message['seat']} is told to be one's seat, not {eyes}")
        if message.get("clocks") is not None:
            self._note_clocks(message["clocks"])
        self.position, self.version = number + 1, message["version"]
        if position.is_whole:
            self._check_clocks(position)
            if self.seen != position.seen:
                raise Broken(PICTURE, f"version {message['version']} does not tell how the table is now")

    def _next(self) -> int | None:
        """The next entry that the eyes notice which the token has there."""
        for number in range(self.position, len(self.ledger.positions)):
            position = self.ledger.positions[number]
            if self._eyes_at(position) in position.told:
                return number
        return None

    def _look(self, changes: dict[str, Any] | None) -> None:
        if changes is None:
            return
        if "game" in changes or self.picture is None:
            self.picture = changes
        else:
            table = {**self.picture["table"], **changes["table"]}
            self.picture = {**self.picture, **changes, "table": table}

    @property
    def is_told_all(self) -> bool:
        return self.version >= self._due() if self.is_late else self._next() is None

    # --- all hands, later

    def _due(self) -> int:
        """The version that is old enough to be shown."""
        last = self.ledger.last
        due = [
            one.versions[None]
            for one in self.ledger.positions
            if last.status != "playing" or last.played - one.played >= self._delay
        ]
        return max(due, default=0)

    @property
    def _delay(self) -> float:
        return self.ledger.table.settings.delay * delayed.MINUTE

    def _welcomed_late(self, message: dict[str, Any]) -> None:
        views = None if message["views"] is None else [message["view"], *message["views"]]
        if message["seat"] is not None or message["is_host"]:
            raise Broken(SEATS, "who sees all hands has a seat")
        number = self._check_late(message["version"], views)
        self._check_chat(message, self.ledger.positions[: number + 1])
        self._check_table(message["table"], self.ledger.positions[number])
        self.version = message["version"]

    def _happened_late(self, message: dict[str, Any]) -> None:
        if message["version"] != self.version + 1:
            raise Broken("the delayed view loses no entry", f"{message['version']} after {self.version}")
        views = message.get("views")
        if views is not None:
            self._check_late(message["version"], [message["view"], *views])
        position = next(
            (one for one in self.ledger.positions if one.versions[None] == message["version"]), None
        )
        if position is None or message["what"] != position.told[None]:
            raise Broken(ALL_HANDS, f"{message['what']} is told, which did not happen so")
        if views is None and isinstance(position.entry, WITH_VIEW) and position.open_views is not None:
            raise Broken(ALL_HANDS, f"version {message['version']} shows no hands")
        self._check_table(message["table"], position)
        self.version = message["version"]

    def _check_late(self, version: int, views: Any) -> int:
        """That it is so long ago, and so: which entry it is."""
        ledger = self.ledger
        shown = [number for number, one in enumerate(ledger.positions) if one.versions[None] == version]
        if not shown:
            raise Broken(DURABLE, f"late version {version} is not in the log")
        last = ledger.positions[shown[-1]]
        seen = [ledger.positions[number].open_views for number in shown]
        if views not in [None if one is None else decode(one) for one in seen]:
            raise Broken(ALL_HANDS, f"version {version} is shown as it never was")
        played = ledger.last.played - last.played
        if views is not None and ledger.last.status == "playing" and played < self._delay - 1e-6:
            raise Broken(
                ALL_HANDS, f"version {version} is shown {played:.1f} s of play later, not {self._delay}"
            )
        return shown[-1]

    # --- answers

    def answered(self, message: dict[str, Any], turns: Sequence[int]) -> None:
        """Something was accepted, of somebody with a token; when it was said over this line, once or more."""
        assert self.key is not None
        number = self.ledger.asked.get((self.key, message["id"]))
        if number is None:
            raise Broken(DURABLE, f"{message['id']} is accepted, and is not in the log")
        position = self.ledger.positions[number]
        if message["version"] != position.versions[self._eyes_at(position)]:
            raise Broken(VERSIONS, f"{message['id']} is accepted as the wrong version: {message['version']}")
        if not message.get("again") and not isinstance(position.entry, entries.Rematched):
            turn = next((one for one in turns if one > self.turn), None)
            if turn is None or number < self.accepted:
                raise Broken("requests are taken in order", f"{message['id']} came before its turn")
            self.accepted, self.turn = number, turn
