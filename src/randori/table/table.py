"""One live table: what its log has made it. It is told the time, and knows no network.

`commands.py` decides what may happen; here it happens, the same way from a command as from the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from randori.engine.position import CHANCE, NO_DRAW
from randori.engine.state import State
from randori.table import entries
from randori.table.clocks import Clocks, allowance_of
from randori.table.entries import AnyEntry, Asked
from randori.table.fairness import Shuffle
from randori.table.feed import Feed
from randori.table.protocol import happenings
from randori.table.seats import Seat, planned, reseated
from randori.table.settings import Settings, checked

Status = Literal["waiting", "playing", "over"]
CHAT_KEPT = 100
ASKED_KEPT = 200
"""How many of the latest messages of one token are known again when they come twice."""
ASKERS_KEPT = 100
"""Tokens whose messages are: many more than ever sit at a table."""


BARRED_KEPT = 50
"""How many are kept away at most."""
NOBODY = ""
"""The hash of no token."""


class Table:
    """Made from the first entry of its log; `restored` makes it from all of them."""

    def __init__(self, made: entries.Made) -> None:
        self.id = made.table
        self.settings = made.settings
        self.game = checked(made.settings)
        self.host_key = made.host
        self.origin = made.origin
        self.seed = bytes.fromhex(made.seed)
        self.seats = planned(made.settings.plan())
        self.barred = dict(made.barred)
        """Whom the host does not want here: profile or token, and the name he had."""
        self.status: Status = "waiting"
        self.state: State | None = None
        self.shuffle: Shuffle | None = None
        self.clocks = Clocks(allowance_of(made.settings))
        self.news = Feed(self.game.players)
        self.chat: list[happenings.Said] = []
        self.agreed: set[int] = set()
        self.rematch: str | None = None
        self.began_at = self.changed_at = made.at
        self.length = 1
        """Of the log."""
        self._accepted: dict[str, dict[str, int]] = {}
        self._decides_since: dict[int, int] = {}  # the version with which each seat's latest decision began

    @staticmethod
    def restored(log: Sequence[AnyEntry]) -> Table:
        made, *rest = log
        assert isinstance(made, entries.Made)
        table = Table(made)
        for entry in rest:
            table.apply(entry)
        return table

    # --- questions

    def seat_of(self, key: str | None) -> int | None:
        """The seat that a token with this hash opens; nobody's token opens none."""
        if key is None:
            return None
        for number, seat in enumerate(self.seats):
            if seat.key == key:
                return number
        return None

    def is_host(self, key: str | None) -> bool:
        return key is not None and key == self.host_key != NOBODY

    def people(self) -> list[int]:
        """The seats for which somebody is responsible now."""
        return [number for number, seat in enumerate(self.seats) if seat.is_persons]

    def accepted_before(self, asked: Asked) -> int | None:
        """The version that a message became when it came for the first time."""
        key, message = asked
        return self._accepted.get(key, {}).get(message)

    def is_late(self, seat: int, version: int) -> bool:
        """Whether what was chosen at this version was meant for an earlier decision than the seat has now."""
        return version < self._decides_since.get(seat, 0)

    @property
    def can_start(self) -> bool:
        return self.status == "waiting" and all(seat.is_settled for seat in self.seats)

    @property
    def is_end_agreed(self) -> bool:
        people = self.people()
        return self.status != "over" and bool(people) and self.agreed.issuperset(people)

    # --- what happens

    def apply(self, entry: AnyEntry) -> AnyEntry:
        """Let something happen, for the first time or, from the log, again."""
        match entry:
            case entries.Joined():
                self._join(entry)
            case entries.Readied(seat=seat):
                self._ready(self.seats[seat], entry.contribution)
                self.news.tell(happenings.SeatReady(seat))
            case entries.Left(seat=seat):
                self._leave(seat)
            case entries.Removed():
                self._remove(entry)
            case entries.Pardoned(name=name):
                self.barred = {who: called for who, called in self.barred.items() if called != name}
                self.news.tell(happenings.Pardoned(name))
            case entries.Renamed(seat=seat):
                before, self.seats[seat].name = self.seats[seat].name, entry.name
                self.seats[seat].face = entry.face
                self.news.tell(happenings.SeatRenamed(seat, entry.name, before))
            case entries.Changed(settings=settings):
                self._change(settings)
            case entries.Handed(seat=seat):
                self.host_key = self.seats[seat].key or self.host_key
                self.news.tell(happenings.HostChanged(seat))
            case entries.Swapped(seats=(first, second)):
                self.seats[first], self.seats[second] = self.seats[second], self.seats[first]
                self.news.tell(happenings.SeatsSwapped((first, second)))
            case entries.Committed():
                self._commit()
            case entries.Started(draws=draws):
                self.begin()
                self._settle(draws)
                return self.begun(entry)
            case entries.Moved(player=player, move=move, draws=draws):
                assert self.state is not None
                told = self.state.public_move(player, move)
                self.state.play(player, move)
                self._settle(draws)
                return self.moved(entry, told)
            case entries.Chatted():
                self._say(happenings.Said(entry.name, entry.seat, entry.text))
            case entries.Replaced():
                self._replace(entry)
            case entries.Returned(at=at, seat=seat):
                self._restore(seat, at)
            case entries.TimeAdded(seat=seat, seconds=seconds):
                self.clocks.add(seat, seconds)
                self.news.tell(happenings.TimeGiven(seat, seconds))
            case entries.EndAsked(seat=seat, agrees=agrees):
                (self.agreed.add if agrees else self.agreed.discard)(seat)
                self.news.tell(happenings.EndWanted(seat, agrees))
            case entries.Ended():
                self._close()
                self.news.tell(happenings.GameEnded())
            case entries.Rematched(table=table):
                self.rematch = table
                self.news.tell(happenings.RematchMade(table))
        return self._happened(entry)

    # --- the game

    def begin(self) -> None:
        self.state = self.game.start()
        self.status = "playing"

    def begun(self, entry: entries.Started) -> AnyEntry:
        """The first cards are dealt."""
        assert self.state is not None
        self.began_at = entry.at
        answering = self.game.answering(self.state.position)
        self.clocks.tick(self.state.to_act, None, answering, entry.at, entry=self.length)
        self.news.tell(happenings.GameStarted())
        return self._happened(entry)

    def moved(self, entry: entries.Moved, told: str | None) -> AnyEntry:
        """A move has been made, of which the others have been `told` so much."""
        assert self.state is not None
        what = happenings.MoveMade(entry.player, entry.move, entry.by)
        decided, answered = set(self.clocks.since) - {entry.player}, self.clocks.answering
        if told is None and set(self.clocks.since) != set(self.state.to_act):
            told = entry.move.partition(":")[0]  # others are to act: whatever the game says, that is noticed
        if told is None:
            self.news.whisper(entry.player, what)
        else:
            others = what if told == entry.move else happenings.MoveMade(entry.player, told, entry.by)
            self.news.tell(others, own={entry.player: what})
            answering = self.game.answering(self.state.position)
            is_lapse = entry.move == self.game.timeout_move
            self.clocks.tick(
                self.state.to_act, entry.player, answering, entry.at, entry=self.length, is_lapse=is_lapse
            )
        # Who goes on with the same card to answer, or with none, has still the decision he had.
        asked = set(self.clocks.since) - decided if answered == self.clocks.answering else self.clocks.since
        for seat in (entry.player, *asked):
            self._decides_since[seat] = self.news.version(seat)
        key = self.seats[entry.player].key
        if entry.id is not None and key is not None:
            self.remember((key, entry.id))
        if self.state.over:
            self._close()
        return self._happened(entry)

    def dealt(self) -> list[str]:
        """Let chance draw what it must, and say what it drew."""
        assert self.state is not None
        assert self.shuffle is not None
        if self.state.position.awaits() == NO_DRAW:
            return []
        known = len(self.state.history)
        self.shuffle.deal(self.state)
        return [move for _, move in self.state.history[known:]]

    def _settle(self, draws: Sequence[str]) -> None:
        assert self.state is not None
        for move in draws:
            self.state.play(CHANCE, move)

    def _commit(self) -> None:
        """From here on the shuffle is settled: see fairness.py."""
        given = [seat.contribution for seat in self.seats]
        contributions = tuple(None if one is None else bytes.fromhex(one) for one in given)
        self.shuffle = Shuffle(self.id, self.game, self.seed, contributions)
        self.news.tell(happenings.ShuffleSettled(self.shuffle.commitment))

    # --- seats

    def _join(self, entry: entries.Joined) -> None:
        self.seats[entry.seat] = Seat(
            name=entry.name,
            key=entry.key,
            contribution=entry.contribution,
            account=entry.account,
            is_ready=entry.is_ready,
            face=entry.face,
            person=entry.person,
        )
        if self.host_key == NOBODY:
            self.host_key = entry.key
        self.news.tell(happenings.SeatTaken(entry.seat, entry.name))

    def _ready(self, seat: Seat, contribution: str | None) -> None:
        """He plays himself. At a rematch who comes before who asked for it has the host's part."""
        seat.is_ready, seat.stand_in, seat.contribution = True, None, contribution
        host = self.seat_of(self.host_key)
        if self.origin is not None and host is not None and not self.seats[host].is_ready:
            self.host_key = seat.key or self.host_key

    def _leave(self, number: int) -> None:
        """Before the start the seat is free for others; later a bot goes on."""
        seat = self.seats[number]
        if self.status == "waiting":
            self.seats[number] = Seat()
        else:
            seat.has_left = True
            seat.is_out_of_time = False  # he went, whatever the clock did before
            seat.stand_in = seat.stand_in or self.settings.stand_in
        self.agreed.discard(number)
        if self.is_host(seat.key):
            self._pass_on_host()
        self.news.tell(happenings.SeatLeft(number, seat.name))

    def _remove(self, entry: entries.Removed) -> None:
        """The host may empty a seat; in a game a bot goes on, and nobody comes back to it."""
        seat = self.seats[entry.seat]
        if entry.is_barred and seat.key is not None:
            self.barred[seat.person or seat.account or seat.key] = seat.name
            self.barred = dict(list(self.barred.items())[-BARRED_KEPT:])
        if self.status == "waiting":
            self.seats[entry.seat] = Seat()
        else:
            level = seat.stand_in or self.settings.stand_in
            self.seats[entry.seat] = Seat(
                level=level, name=seat.name, contribution=seat.contribution, has_left=True
            )
        self.agreed.discard(entry.seat)
        self.news.tell(happenings.SeatLeft(entry.seat, seat.name, "host", entry.is_barred))

    def _change(self, settings: Settings) -> None:
        """Another agreement before the start: its seats are laid anew, and the people stay."""
        fields = Settings.__struct_fields__
        changed = [name for name in fields if getattr(settings, name) != getattr(self.settings, name)]
        if settings.plan() != self.settings.plan():
            self.seats = reseated(self.seats, settings.plan())
        self.settings, self.game = settings, checked(settings)
        self.clocks.allowance = allowance_of(settings)
        self.news.seat(self.game.players)
        self.news.tell(happenings.SettingsChanged(changed))

    def _pass_on_host(self) -> None:
        """To the next person; before the start, if there is none, to who comes."""
        heirs = [seat.key for seat in self.seats if seat.is_persons]
        nobody = NOBODY if self.status == "waiting" else self.host_key
        self.host_key = next((key for key in heirs if key is not None), nobody)

    def _replace(self, entry: entries.Replaced) -> None:
        seat = self.seats[entry.seat]
        if seat.level is None:
            seat.stand_in = entry.level
        else:  # before the start, another bot
            seat.level = entry.level
        if seat.key is None:
            seat.face = entry.face
        seat.is_out_of_time = entry.by == "clock"
        self.agreed.discard(entry.seat)
        self.news.tell(happenings.BotCame(entry.seat, entry.level, entry.by))

    def _restore(self, number: int, at: float) -> None:
        seat = self.seats[number]
        if seat.key is None:  # before the start, a bot goes
            seat.level = seat.face = None
        seat.stand_in, seat.is_out_of_time, seat.has_left = None, False, False
        self.clocks.restart(number, at, self.length)
        self.news.tell(happenings.OwnerBack(number))

    # --- the rest

    def _say(self, said: happenings.Said) -> None:
        self.chat = [*self.chat[1 - CHAT_KEPT :], said]
        self.news.tell(said)

    def _close(self) -> None:
        self.status = "over"
        self.agreed.clear()
        self.clocks.stop()

    def remember(self, asked: Asked) -> None:
        """This message has been carried out: it is known when it comes again."""
        key, message = asked
        of_key = self._accepted.setdefault(key, {})
        of_key[message] = self.news.version(self.seat_of(key))
        if len(of_key) > ASKED_KEPT:
            del of_key[next(iter(of_key))]
        if len(self._accepted) > ASKERS_KEPT:
            del self._accepted[next(filter(self._is_passing, self._accepted))]

    def _is_passing(self, key: str) -> bool:
        """Neither sits here nor is the host: others may come and go, and push out nobody who stays."""
        return self.seat_of(key) is None and not self.is_host(key)

    def _happened(self, entry: AnyEntry) -> AnyEntry:
        self.length += 1
        if entry.asked is not None:
            self.remember(entry.asked)
        if self.news.secret_of is None:  # when something secret happened is as secret
            self.changed_at = entry.at
        return entry
