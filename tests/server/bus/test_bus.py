"""Messages between servers: in order, to those who want them, and a word when some may be missing."""

from __future__ import annotations

import asyncio

import pytest

from randori.server.bus import connected, outbox
from randori.server.bus.bus import LOOK, BusError
from randori.server.bus.local import LocalBus
from randori.server.bus.opening import bus_at
from tests.server.bus.conftest import Line
from tests.server.bus.servers import listening, until
from tests.server.running import in_loop


def numbered(start: int, end: int) -> list[tuple[str, bytes]]:
    return [("a", b"%d" % number) for number in range(start, end)]


@in_loop
async def test_messages_come_in_the_order_they_were_published(line: Line) -> None:
    here, there = line.bus("here"), line.bus("there")
    async with listening(here), listening(there, "a", "b") as ear:
        wanted = [(table, b"%d" % number) for number in range(300) for table in ("a", "b")]
        for table, payload in wanted:
            here.publish(table, payload)
            await asyncio.sleep(0)
        assert await ear.hears(*wanted)


@in_loop
async def test_any_bytes_arrive_as_they_were(line: Line) -> None:
    here, there = line.bus("here"), line.bus("there")
    payloads = [b'{"a": 1}', "é 龍".encode(), bytes(range(256)), b" ", b"+", b"=", LOOK]
    async with listening(here), listening(there, "a") as ear:
        for payload in payloads:
            here.publish("a", payload)
        assert await ear.hears(*(("a", payload) for payload in payloads))


@in_loop
async def test_nobody_hears_their_own_messages(line: Line) -> None:
    here, there = line.bus("here"), line.bus("there")
    async with listening(here, "a") as own, listening(there, "a") as ear:
        here.publish("a", b"from here")
        there.publish("a", b"from there")
        assert await ear.hears(("a", b"from here"))
        assert await own.hears(("a", b"from there"))


@in_loop
async def test_only_tables_asked_for_are_heard(line: Line) -> None:
    here, there = line.bus("here"), line.bus("there")
    async with listening(here), listening(there, "a", "b") as ear:
        await there.unsubscribe("b")
        here.publish("b", b"not wanted any more")
        here.publish("c", b"never wanted")
        here.publish("a", b"wanted")
        assert await ear.hears(("a", b"wanted"))
        await there.subscribe("b")
        here.publish("b", b"wanted again")
        assert await ear.hears(("a", b"wanted"), ("b", b"wanted again"))


@in_loop
async def test_what_is_published_right_before_closing_still_goes_out(line: Line) -> None:
    here, there = line.bus("here"), line.bus("there")
    async with listening(there, "a") as ear:
        async with listening(here):
            here.publish("a", b"goodbye")
        assert await ear.hears(("a", b"goodbye"))


@in_loop
async def test_after_lost_connections_messages_come_again(line: Line) -> None:
    here, there = line.bus("here"), line.bus("there")
    async with listening(here) as own, listening(there, "a", "b") as ear:
        here.publish("a", b"before")
        assert await ear.hears(("a", b"before"))
        await asyncio.to_thread(line.cut)
        await until(lambda: ear.losses == own.losses == 1)
        here.publish("b", b"after")
        assert await ear.hears(("a", b"before"), ("b", b"after"))


@in_loop
async def test_after_a_restart_of_the_service_messages_come_again(line: Line) -> None:
    here, there = line.bus("here"), line.bus("there")
    async with listening(here), listening(there, "a") as ear:
        line.stop()
        await asyncio.sleep(0.2)
        await there.subscribe("b")
        line.start()
        await until(lambda: ear.losses == 1)
        here.publish("a", b"after")
        here.publish("b", b"after")
        assert await ear.hears(("a", b"after"), ("b", b"after"))


@in_loop
async def test_a_message_that_could_not_be_sent_waits_for_the_connection(line: Line) -> None:
    here, there = line.bus("here"), line.bus("there")
    async with listening(here) as own, listening(there, "a") as ear:
        await asyncio.to_thread(line.cut)
        await until(lambda: ear.losses == own.losses == 1)
        assert isinstance(here, connected.ConnectedBus)
        await here.disconnect()
        for _, payload in numbered(0, 20):
            here.publish("a", payload)
        await until(lambda: own.losses == 2)
        assert await ear.hears(*numbered(0, 20))


@in_loop
async def test_a_silent_connection_is_kept(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    """We look whether it is still there, and it is; nothing counts silence as a loss."""
    monkeypatch.setattr(connected, "PING_AFTER", 0.1)
    here, there = line.bus("here"), line.bus("there")
    async with listening(here), listening(there, "a") as ear:
        await asyncio.sleep(0.5)
        here.publish("a", b"still there?")
        assert await ear.hears(("a", b"still there?"))
        assert ear.losses == 0


@in_loop
async def test_a_subscriber_whose_code_fails_hears_the_next_message(line: Line) -> None:
    heard: list[bytes] = []

    def receive(table: str, payload: bytes) -> None:
        heard.append(payload)
        raise RuntimeError("a mistake of somebody else's")

    asyncio.get_running_loop().set_exception_handler(lambda _, __: None)
    here, there = line.bus("here"), line.bus("there")
    await there.open(receive, lambda: None)
    await there.subscribe("a")
    async with listening(here):
        here.publish("a", b"first")
        here.publish("a", b"second")
        await until(lambda: len(heard) == 2)
    await there.close()


# --- what needs no service


@in_loop
async def test_one_server_alone_has_nobody_to_tell() -> None:
    bus = bus_at(None, "randori.db", "here")
    assert isinstance(bus, LocalBus)
    async with listening(bus, "a") as ear:
        bus.publish("a", b"to nobody")
    assert ear.heard == []


@pytest.mark.parametrize("url", ["kafka://me:hunter2@host", "hunter2", "postgresql://me:hunter2@host/db"])
def test_an_address_that_is_no_bus_is_refused(url: str) -> None:
    with pytest.raises(BusError, match="redis://") as refusal:
        bus_at(url, "randori.db", "here")
    assert "hunter2" not in str(refusal.value)


@pytest.mark.parametrize(
    ("url", "database"),
    [
        ("redis://:hunter2@127.0.0.1:1", ""),
        ("redis://:hunter2@127.0.0.1:hunter2", ""),
        (None, "postgresql://me:hunter2@127.0.0.1:1/randori"),
        (None, "postgresql://me:hunter2@127.0.0.1:hunter2/randori"),
    ],
)
@in_loop
async def test_a_bus_that_is_not_there_is_told_without_the_password(url: str | None, database: str) -> None:
    with pytest.raises(BusError) as refusal:
        await bus_at(url, database, "here").open(lambda _, __: None, lambda: None)
    assert "hunter2" not in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_too_many_waiting_messages_become_one_look_for_each_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "MOST_WAITING", 4)
    box = outbox.Outbox()
    for table in "aabba":
        box.put(table, b"message")
    box.put("b", b"later")
    assert box.take() == [("a", LOOK), ("b", LOOK), ("b", b"later")]
