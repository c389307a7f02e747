"""A bus with a connection that may be lost: one task owns it, says what is to be said, and connects anew.

What is wanted (`wanted`, the outbox) and what is so (`heard`) are kept apart; the task makes them the same.
So after a loss nothing needs to be remembered: nothing is heard any more, all that is wanted is listened to
again.
"""

from __future__ import annotations

import asyncio
from abc import abstractmethod
from contextlib import suppress
from itertools import count

from randori.server.bus.bus import Bus, BusError, Lost, Receive
from randori.server.bus.outbox import Message, Outbox
from randori.server.urls import reason

PING_AFTER = 10.0
"""Seconds after which we look whether the other end is still there: a dead machine does not hang up."""
PATIENCE = 5.0
"""Seconds that any one thing may take, before the connection counts as lost."""
BACK_OFF = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
GOODBYE = 2.0
"""Seconds for the last messages when closing."""


class ConnectedBus(Bus):
    name: str
    """What to call the other end in a sentence; no passwords."""
    failures: tuple[type[Exception], ...]
    """What its library raises when a connection is lost, or cannot be had; OSError is among them."""

    def __init__(self, server: str) -> None:
        self.server = server
        self.wanted: set[str] = set()
        self.heard: set[str] = set()
        self.outbox = Outbox()
        self.is_connected = False
        self.is_closing = False
        self.task: asyncio.Task[None] | None = None

    async def open(self, receive: Receive, lost: Lost) -> None:
        self.receive, self.lost = receive, lost
        self.stirred = asyncio.Event()
        self.caught_up = asyncio.Condition()
        try:
            await self.connect()
        except self.failures as error:
            await self.disconnect()
            raise BusError(f"{self.name} cannot be reached: {reason(error)}") from None
        self.is_connected = True
        self.plan_ping()
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        self.is_closing = True
        if self.task is not None:
            self.stirred.set()
            await asyncio.wait([self.task], timeout=GOODBYE)
            self.task.cancel()
            await asyncio.wait([self.task])
        await self.disconnect()

    async def subscribe(self, table: str) -> None:
        self.wanted.add(table)
        self.stirred.set()
        async with self.caught_up:
            await self.caught_up.wait_for(
                lambda: table in self.heard or not self.is_connected or table not in self.wanted
            )

    async def unsubscribe(self, table: str) -> None:
        self.wanted.discard(table)
        self.stirred.set()

    def publish(self, table: str, payload: bytes) -> None:
        self.outbox.put(table, payload)
        self.stirred.set()

    # --- the task

    async def run(self) -> None:
        while True:
            try:
                await self.work()
                if self.is_closing:
                    return
            except self.failures:
                pass
            except Exception as error:  # better a new connection than a bus that stands still
                tell_of(error)
            if self.is_closing:
                return
            try:
                await self.begin_anew()
            except Exception as error:
                tell_of(error)
                await asyncio.sleep(BACK_OFF[-1])

    async def work(self) -> None:
        """Until we close and everything is said, or the connection is lost."""
        while not (self.is_closing and not self.outbox.messages):
            await self.catch_up()
            if not self.is_closing:
                await self.rest()

    async def rest(self) -> None:
        """Until there is something to do, or it is time to look."""
        with suppress(TimeoutError):
            async with asyncio.timeout_at(self.ping_at):
                await self.stirred.wait()
        # What is asked for from here on stirs us again.
        self.stirred.clear()

    async def catch_up(self) -> None:
        self.check()
        if asyncio.get_running_loop().time() >= self.ping_at:
            await self.ping()
            self.plan_ping()
        await self.listen()
        await self.tell_subscribers()
        await self.send_all()

    async def listen(self) -> None:
        """Until everything wanted is heard; more may be asked for meanwhile."""
        if unwanted := self.heard - self.wanted:
            self.heard -= unwanted
            await self.stop_hearing(unwanted)
        while missing := self.wanted - self.heard:
            await self.start_hearing(missing)
            self.heard |= missing

    async def send_all(self) -> None:
        messages = self.outbox.take()
        if not messages:
            return
        try:
            await self.send(messages)
        except BaseException:
            self.outbox.give_back(messages)
            raise

    async def begin_anew(self) -> None:
        self.is_connected = False
        self.heard.clear()
        await self.tell_subscribers()
        await self.disconnect()
        for attempt in count():
            await asyncio.sleep(BACK_OFF[min(attempt, len(BACK_OFF) - 1)])
            if self.is_closing or await self.reconnect():
                break
        self.stirred.set()

    async def reconnect(self) -> bool:
        try:
            await self.connect()
            await self.listen()
        except Exception as error:
            if not isinstance(error, self.failures):
                tell_of(error)
            self.heard.clear()
            await self.disconnect()
            return False
        self.is_connected = True
        self.plan_ping()
        asyncio.get_running_loop().call_soon(self.lost)
        return True

    def plan_ping(self) -> None:
        self.ping_at = asyncio.get_running_loop().time() + PING_AFTER

    async def tell_subscribers(self) -> None:
        async with self.caught_up:
            self.caught_up.notify_all()

    def deliver(self, table: str, server: str, payload: bytes) -> None:
        """A message came in; our own come back to us, and some are still under way when nobody wants them."""
        if server != self.server and table in self.wanted:
            # Whatever goes wrong in there must not stop who reads here.
            asyncio.get_running_loop().call_soon(self.receive, table, payload)

    # --- what a kind of bus does

    @abstractmethod
    async def connect(self) -> None: ...

    @abstractmethod
    async def disconnect(self) -> None:
        """Whatever is left of the connection; never fails."""

    @abstractmethod
    def check(self) -> None:
        """ConnectionError if it is known to be lost."""

    @abstractmethod
    async def ping(self) -> None:
        """Fails if nobody answers."""

    @abstractmethod
    async def start_hearing(self, tables: set[str]) -> None: ...

    @abstractmethod
    async def stop_hearing(self, tables: set[str]) -> None: ...

    @abstractmethod
    async def send(self, messages: list[Message]) -> None: ...


def tell_of(error: Exception) -> None:
    asyncio.get_running_loop().call_exception_handler({"message": "the bus stumbled", "exception": error})
