"""The judge's bench: what is committed, said, sent and answered, each held against the promises."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from randori.server import housekeeping, live_table
from randori.server.store.store import Listing
from randori.table import entries, errors
from randori.table.entries import AnyEntry, Asked
from randori.table.settings import OPEN
from tests.simulation.broken import Broken
from tests.simulation.judge.authority import Authority, Message, asked_for
from tests.simulation.judge.ledger import Ledger, decode, encode
from tests.simulation.judge.timing import Timing
from tests.simulation.judge.watching import Watch
from tests.simulation.lines import Line, key_of

if TYPE_CHECKING:
    from tests.simulation.world import World

RIGHTS = "no request changes what its sender had no right to"
FORGOTTEN = "what is forgotten is decided by the log"
NOT_HEARD = (errors.RATE, errors.SIZE, errors.UNKNOWN, errors.FORM)
"""A refusal of these says nothing of the same message, sent another time."""


Said = tuple[str, str, str]
"""At which table, by whom, and what."""


class Judge:
    def __init__(self, world: World) -> None:
        self.world = world
        self.ledgers: dict[str, Ledger] = {}
        self.timing = Timing()
        self.asks: dict[str, dict[Asked, Message]] = {}
        """By table: what was asked for there."""
        self.joins: dict[str, dict[str, tuple[str, int | None]]] = {}
        """By table: whose token asked for a seat, under which name, and for which seat, if for one."""
        self.makes: dict[str, Sequence[entries.Joined]] = {}
        """By the host's token: a table that is to be made, and who sits down at once."""
        self.entries = 0
        self._hellos: dict[Line, list[Message]] = {}
        self._watches: dict[Line, Watch] = {}
        self._heard: Counter[Asked] = Counter()
        self._refused: Counter[Asked] = Counter()
        self._chats: Counter[Said] = Counter()
        self._accepted_chats: Counter[Said] = Counter()
        """Of people without a token: what was said and is not in the log yet, and what is and was not
        accepted yet."""

    # --- the log

    def written(self, table: str, first: int, lines: Sequence[bytes], listing: Listing) -> None:
        """These are durable from this moment on."""
        try:
            self._written(table, first, [entries.read(line) for line in lines], listing)
            self.world.trouble.strike_at_commit()
        except Broken as broken:
            self.world.fail(broken)

    def _written(self, table: str, first: int, made: Sequence[AnyEntry], listing: Listing) -> None:
        now = self.world.loop.now
        self.entries += len(made)
        if first == 0:
            assert isinstance(made[0], entries.Made)
            self._check_made(made[0], [one for one in made if isinstance(one, entries.Joined)])
            ledger = self.ledgers[table] = Ledger(made[0], now)
            made = made[1:]
        else:
            ledger = self.ledgers[table]
        minder = self._minder(table)
        for number, entry in enumerate(made):
            self._check(ledger, entry, made[number + 1 :], minder, is_first=first == 0)
            try:
                ledger.apply(entry, now)
            except Exception as error:
                raise Broken("the log keeps to the rules", f"{entry}: {error}") from error
            self.timing.note_decisions(ledger, entry, now, self.world.ahead(), minder)
            name = f"table {self.world.short(table)} #{len(ledger.positions) - 1}"
            self.world.note(f"{name}: {described(entry)}")
        ledger.last.is_whole = True
        self.check_row(ledger, listing)

    def check_row(self, ledger: Ledger, listing: Listing) -> None:
        if not ledger.fits(listing):
            raise Broken(
                "the lobby's row changes with the log", f"it says {listing.status}, {listing.summary!r}"
            )

    def _minder(self, table: str) -> object | None:
        """Who has the clocks of a table in hand."""
        row = self.world.database.rows.get(table)
        for server in self.world.servers:
            tables = server.tables
            if row is not None and tables is not None and tables.server == row.keeper and server.is_open:
                return tables.drivers.get(table)
        return None

    def _check_made(self, made: entries.Made, joined: Sequence[entries.Joined]) -> None:
        """Who makes a table may sit down at once; a rematch has the host, the people and the bots of the game
        before, each where he sat."""
        if made.origin is None:
            if list(self.makes.get(made.host, ())) != list(joined):
                raise Broken(RIGHTS, "a table was made that nobody asked for")
            return
        before = self.ledgers[made.origin].last
        asks = self.asks.get(made.origin, {}).items()
        has_asked = any(key == made.host and message["type"] == "rematch" for (key, _), message in asks)
        if before.status != "over" or made.host not in before.seating or not has_asked:
            raise Broken(RIGHTS, "a rematch of a game that is not over, or that nobody of it asked for")
        if {one.key: one.seat for one in joined} != before.seating or any(one.is_ready for one in joined):
            raise Broken("nobody in another's seat", "a rematch seats people where they did not sit")
        if made.barred != self.ledgers[made.origin].table.barred:
            raise Broken(RIGHTS, "a rematch forgets who is not wanted")
        seats = self.ledgers[made.origin].table.seats
        if made.settings.plan() != [OPEN if seat.key else seat.bot or OPEN for seat in seats]:
            raise Broken("nobody in another's seat", "a rematch gives away a bot's seat, or a person's")

    def _check(
        self,
        ledger: Ledger,
        entry: AnyEntry,
        rest: Sequence[AnyEntry],
        minder: object | None,
        *,
        is_first: bool,
    ) -> None:
        if is_first and isinstance(entry, entries.Joined):
            return  # as the table was made
        authority = Authority(ledger.table, self.asks.get(ledger.id, {}), self.joins.get(ledger.id, {}))
        fault = authority.fault(entry, ledger.last.entry, rest)
        if fault is not None:
            raise Broken(RIGHTS, fault)
        self.timing.check(ledger, entry, self.world.loop.now, minder)
        if isinstance(entry, entries.Chatted) and entry.asked is None:
            said = ledger.id, entry.name, entry.text
            self._chats[said] -= 1
            self._accepted_chats[said] += 1
            if self._chats[said] < 0:
                raise Broken(RIGHTS, f"{entry.name} has not said that")
        asked = asked_for(entry, ())
        if isinstance(entry, entries.Moved) and entry.by == "person" and entry.id is not None:
            asked = (ledger.table.seats[entry.player].key or "", entry.id)
        if asked is not None:
            self._check_once(ledger, asked)

    def _check_once(self, ledger: Ledger, asked: Asked) -> None:
        if asked in ledger.asked:
            raise Broken("an acknowledged thing is in the log, once", f"{asked[1]} happened twice")
        if self._heard[asked] and self._refused[asked] >= self._heard[asked]:
            raise Broken("refused means that nothing happened", f"{asked[1]} was refused, and has happened")

    def deleted(self, table: str) -> None:
        ledger = self.ledgers[table]
        age = self.world.database.clock() - ledger.last.entry.at
        if ledger.table.state is not None:
            self.world.fail(Broken(FORGOTTEN, f"a game had begun, and was {ledger.last.status}"))
        elif age < housekeeping.LONGEST_WAIT:
            self.world.fail(Broken(FORGOTTEN, f"something happened {age:.1f} s ago"))

    # --- lines

    def said(self, line: Line, message: Message) -> None:
        if message["type"] == "hello":
            self._hellos.setdefault(line, []).append(message)
            return
        key = self._key(line)
        if key is not None:
            self.asks.setdefault(line.table, {})[key, str(message["id"])] = message
        elif message["type"] == "chat":
            self._chats[self._chat_of(line, message)] += 1

    def heard(self, line: Line, message: bytes) -> None:
        found = decode(message)
        key = self._key(line)
        if found["type"] != "hello":
            line.unsettled[found["id"]] += 1
        if key is not None and found["type"] != "hello":
            self._heard[key, found["id"]] += 1
            line.turns += 1
            line.turns_of.setdefault(found["id"], []).append(line.turns)
        self._check_bound(line)

    def _check_bound(self, line: Line) -> None:
        """What waits at a table has a bound."""
        tables = line.server.tables
        waiting = None if tables is None else tables.loaded.get(line.table)
        if waiting is not None and len(waiting._unanswered) + len(waiting._queue) > live_table.MOST_WAITING:
            self.world.fail(Broken("what waits is bounded", f"{len(waiting._unanswered)} wait for an answer"))

    def _key(self, line: Line) -> str | None:
        hellos = self._hellos.get(line)
        return None if not hellos else key_of(hellos[0])

    def sent(self, line: Line, message: bytes) -> None:
        try:
            self._sent(line, decode(message))
        except Broken as broken:
            self.world.note(f"{line} is sent {message.decode()[:400]}")
            self.world.fail(broken)

    def _sent(self, line: Line, message: dict[str, Any]) -> None:
        if message["type"] in ("accepted", "refused", "hint", "pong") and message["id"] is not None:
            line.unsettled[message["id"]] -= 1
            if line.unsettled[message["id"]] < 0:
                raise Broken("everything is answered once", f"{message['id']} is answered once more")
        match message["type"]:
            case "welcome":
                self._welcomed(line, message)
            case "event":
                self._watch(line, "an event").happened(message)
            case "accepted":
                self._accepted(line, message)
            case "refused":
                self._refuse(line, message)
            case "hint":
                self._hinted(line)
            case "presence":
                self._watch(line, "who is there").told_presence(message)

    def _welcomed(self, line: Line, message: dict[str, Any]) -> None:
        hellos = self._hellos.get(line)
        if not hellos:
            raise Broken("nobody in another's seat", "a welcome without a hello")
        watch = self._watches.get(line)
        if watch is None:
            hello = hellos[0]
            known, is_late = hello.get("version"), bool(hello.get("open"))
            assert known is None or isinstance(known, int)
            watch = Watch(self.ledgers[line.table], key_of(hello), known, is_late=is_late)
            self._watches[line] = watch
        elif not watch.is_late:
            raise Broken("versions neither repeat nor skip", "a second welcome")
        watch.welcomed(message)
        self.world.note(f"{line} is welcomed: seat {message['seat']}, version {message['version']}")

    def _watch(self, line: Line, what: str) -> Watch:
        watch = self._watches.get(line)
        if watch is None:
            raise Broken("nobody in another's seat", f"{what} before the welcome")
        return watch

    def _accepted(self, line: Line, message: dict[str, Any]) -> None:
        watch = self._watch(line, "an answer")
        if watch.key is not None:
            watch.answered(message, line.turns_of.get(message["id"], ()))
            return
        said = self._chat_of(line, line.said[message["id"]])  # nothing else is a spectator's to ask for
        self._accepted_chats[said] -= 1
        if self._accepted_chats[said] < 0:
            raise Broken("accepted means durable", f"{message['id']} of a spectator is not in the log")

    def _chat_of(self, line: Line, message: Message) -> Said:
        """Of somebody without a token, who goes by the name he came with."""
        hellos = self._hellos.get(line)
        name = hellos[0].get("name", "") if hellos else ""
        return line.table, str(name), str(message["text"])

    def _refuse(self, line: Line, message: dict[str, Any]) -> None:
        if message["id"] is None:
            hellos = self._hellos.get(line)
            if hellos and line not in self._watches:
                hellos.pop(0)
            return
        key = self._key(line)
        if key is None or message["clause"] in NOT_HEARD:
            self._heard[key or "", message["id"]] -= 1
            return
        asked = key, message["id"]
        self._refused[asked] += 1
        ledger = self.ledgers.get(line.table)
        is_all = self._refused[asked] >= self._heard[asked]
        if ledger is not None and asked in ledger.asked and is_all:
            raise Broken("refused means that nothing happened", f"{asked[1]} stands in the log")

    def _hinted(self, line: Line) -> None:
        watch = self._watch(line, "a hint")
        if watch.key is None or watch.key not in watch.ledger.last.seating:
            raise Broken("nobody in another's seat", "a hint for somebody without a seat")

    # --- over HTTP

    def joined(self, table: str, key: str) -> None:
        """Somebody is being told that he has a seat."""
        ledger = self.ledgers.get(table)
        if ledger is None or not any(key in one.seating for one in ledger.positions):
            self.world.fail(Broken("accepted means durable", "a seat was given that is not in the log"))

    def not_joined(self, table: str, key: str) -> None:
        """Nor may he get it later."""
        self.joins[table].pop(key)
        ledger = self.ledgers.get(table)
        if ledger is not None and any(key in one.seating for one in ledger.positions):
            self.world.fail(Broken("refused means that nothing happened", "a seat was refused, and taken"))

    def made(self, table: str) -> None:
        """Somebody is being told that there is a table."""
        if table not in self.ledgers:
            self.world.fail(Broken("accepted means durable", "a table was made that is not in the store"))

    def looked(self, table: str, seen: object) -> None:
        """Somebody is being told how a table is, with nobody at it."""
        if encode(seen) not in self.ledgers[table].seen:
            self.world.fail(Broken("accepted means durable", f"a table is shown as it is not: {seen}"))

    # --- at the end

    def watch_of(self, line: Line) -> Watch | None:
        return self._watches.get(line)


def described(entry: AnyEntry) -> str:
    """Short, for the story."""
    fields = msgspec.structs.asdict(entry)
    shown = {
        name: value
        for name, value in fields.items()
        if name
        not in (
            "at",
            "seed",
            "draws",
            "key",
            "contribution",
            "account",
            "host",
            "person",
            "settings",
            "table",
        )
        and value is not None
    }
    if "asked" in shown:
        shown["asked"] = shown["asked"][1]
    return f"{type(entry).__name__} {', '.join(f'{name}={value}' for name, value in shown.items())}"
