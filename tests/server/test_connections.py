"""Clients that keep a connection and do not get on: what they hold has a bound, in number and in time."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest

from randori.server import connections
from randori.server.limits import HEAD_WITHIN, LARGEST_HEAD, LARGEST_REQUEST, MOST_WAITING, NO_LIMITS
from randori.server.live_table import LiveTable
from randori.server.sockets import Socket, Sockets
from randori.server.tables import Tables
from tests.server.inside import server_inside
from tests.server.players import table_of
from tests.server.running import in_loop
from tests.server.serving import serving
from tests.server.wire import Wire, as_frame

CLIENTS = 60
GONE_WITHIN = 15.0
BODY = b'{"game": "tatsu", "players": 2}'
HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
UNFINISHED = {
    "silence": b"",
    "half a line": b"GET /api/clau",
    "half a head": b"GET /api/clauses HTTP/1.1\r\nHost: x\r\nAccept: ",
    "no body": HEAD % 40,
    "half a body": HEAD % 40 + b'{"game": ',
    "half a chunk": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n20\r\n{",
    "half a second request": b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /healthz HT",
    "a body after its answer": b"POST /nowhere HTTP/1.1\r\nHost: x\r\nContent-Length: 9999\r\n\r\nx",
}


async def gone_after(wire: Wire, trickle: bytes = b"") -> float:
    """Seconds until the server has hung up, though something may still come now and then."""
    began = time.monotonic()
    reading = asyncio.create_task(wire.reader.read())
    while not reading.done():
        wire.writer.write(trickle)
        await asyncio.wait([reading], timeout=0.5 if trickle else 60)
    with suppress(OSError):
        await reading
    return time.monotonic() - began


async def left_alone(base: str, table: str) -> None:
    """Sixty of each kind."""
    wires = []
    for sent in UNFINISHED.values():
        for _ in range(CLIENTS):
            wire = await Wire.dial(base)
            wire.writer.write(sent)
            wires.append(wire)
    for _ in range(CLIENTS):
        wire = await Wire.dial(base)
        assert (await wire.upgrade(base, f"/api/tables/{table}/socket"))[9:12] == "101"
        wires.append(wire)
    honest = asyncio.create_task(slow_upload(base))
    times = await asyncio.gather(*map(gone_after, wires))
    assert max(times) < GONE_WITHIN
    assert await honest == "HTTP/1.1 201 Created"


async def slow_upload(base: str) -> str:
    """A piece every two seconds, for longer than a head may take: slow, and honest."""
    wire = await Wire.dial(base)
    wire.writer.write(HEAD % len(BODY))
    pieces = [BODY[at : at + 5] for at in range(0, len(BODY), 5)]
    assert 2 * len(pieces) > HEAD_WITHIN
    for piece in pieces:
        await asyncio.sleep(2)
        wire.writer.write(piece)
    return (await wire.reader.readline()).decode().strip()


def test_half_sent_requests_and_silent_lines_are_gone_within_seconds(tmp_path: Path) -> None:
    async def wait() -> None:
        with serving(tmp_path, str(tmp_path / "randori.db"), "--workers", "1", "--log-json") as server:
            await server.begin()
            table, _ = await table_of(server.base, "tatsu", 1, players=2)
            await asyncio.wait_for(left_alone(server.base, table), 60)
            assert '"level": "error"' not in server.log.read_text()

    asyncio.run(wait())


# --- in a hurry


@pytest.fixture
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seconds are tenths."""
    for name in ("HEAD_WITHIN", "PIECE_WITHIN", "BODY_WITHIN", "READ_WITHIN", "LOOK_EVERY"):
        monkeypatch.setattr(connections, name, getattr(connections, name) / 10)


@pytest.mark.usefixtures("hurry")
@pytest.mark.parametrize("name", UNFINISHED)
def test_who_sends_a_byte_now_and_then_is_not_waited_for(tmp_path: Path, name: str) -> None:
    @in_loop
    async def trickle() -> None:
        async with server_inside(tmp_path) as (base, _):
            wire = await Wire.dial(base)
            wire.writer.write(UNFINISHED[name])
            seconds = await gone_after(wire, b"x")
            assert seconds < GONE_WITHIN, "a head within 1 second, a body within 3"

    trickle()


@pytest.mark.usefixtures("hurry")
@in_loop
async def test_who_is_late_with_a_request_is_told_so_and_who_asked_nothing_is_told_nothing(
    tmp_path: Path,
) -> None:
    async with server_inside(tmp_path) as (base, tables):
        for name, answer in [
            ("silence", b""),
            ("half a head", b"HTTP/1.1 408 "),
            ("half a body", b"HTTP/1.1 408 "),
        ]:
            wire = await Wire.dial(base)
            wire.writer.write(UNFINISHED[name])
            assert (await wire.reader.read())[:13] == answer
        assert dropped(tables, "late") == 3


@pytest.mark.usefixtures("hurry")
@in_loop
async def test_who_asks_one_thing_after_the_other_may_take_his_time_in_all(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        wire = await Wire.dial(base)
        for _ in range(20):
            wire.writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            head = await wire.reader.readuntil(b"\r\n\r\n")
            assert head.startswith(b"HTTP/1.1 200")
            size = int(head.lower().partition(b"content-length: ")[2].partition(b"\r")[0])
            await wire.reader.readexactly(size)
            await asyncio.sleep(0.2)  # well within the second in which the next head is to come


@in_loop
async def test_a_request_has_a_size(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, tables):
        for sent, size, status in [
            (b"GET / HTTP/1.1\r\nHost: x\r\nX: ", LARGEST_HEAD, b"431"),
            (HEAD % (10 * LARGEST_REQUEST), LARGEST_REQUEST, b"413"),
        ]:
            wire = await Wire.dial(base)
            wire.writer.write(sent)
            answer = asyncio.create_task(wire.reader.readline())
            for _ in range(2 * size // 1024):
                wire.writer.write(b"x" * 1024)
                await asyncio.sleep(0)
            assert (await answer)[9:12] == status
            with suppress(OSError):
                await wire.reader.read()
        assert dropped(tables, "large") == 2


@pytest.mark.usefixtures("hurry")
@in_loop
async def test_an_answer_that_nobody_reads_is_not_kept(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, tables):
        wire = await Wire.dial(base)
        wire.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a stream's can be paused
        for _ in range(1000):  # more than the system takes off our hands
            wire.writer.write(b"GET /api/protocol HTTP/1.1\r\nHost: x\r\n\r\n")
        while not dropped(tables, "slow"):
            await asyncio.sleep(0.1)


# --- how many


@in_loop
async def test_an_address_may_have_so_many_connections_and_no_more(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, most_connections=20, most_sockets=10)
    async with server_inside(tmp_path, limits) as (base, tables):
        silent = [await Wire.dial(base) for _ in range(20)]
        await asyncio.sleep(0.1)
        refused = await Wire.dial(base)
        with suppress(OSError):
            assert await refused.reader.read() == b""
        assert dropped(tables, "many") == 1
        for wire in silent:
            wire.cut()
        await asyncio.sleep(0.1)
        statuses = []
        for _ in range(12):
            wire = await Wire.dial(base)
            statuses.append((await wire.upgrade(base, "/api/tables/somewhere/socket"))[9:12])
            silent.append(wire)
        assert statuses == ["101"] * 10 + ["429"] * 2
        for wire in silent:
            wire.cut()


@in_loop
async def test_places_are_free_again_however_a_connection_ends(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, most_connections=1, most_sockets=1)
    async with server_inside(tmp_path, limits) as (base, _):
        path = "/api/tables/somewhere/socket"
        for sent in (b"", b"\x00", b"GET /healthz HTTP/1.0\r\n\r\n", b"GET /" + b"x" * 100_000):
            await ended(base, sent)
        for asked, more, status in [
            ("/", "", "404"),
            (path, "Origin: null\r\n", "403"),
            (path, "Sec-WebSocket-Key: twice\r\n", "400"),
            (path, "", "101"),
            (path, "", "101"),
        ]:
            wire = await dialled(base)
            assert (await wire.upgrade(base, asked, more))[9:12] == status
            wire.writer.write(b"\x00\x00")
            with suppress(OSError):
                await wire.reader.read()
            wire.cut()


@in_loop
async def test_so_many_messages_wait_for_the_welcome_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server_inside(tmp_path) as (base, tables):
        table, _ = await table_of(base, "tatsu", 2)
        is_time, live = asyncio.Event(), tables.live

        async def late(id: str) -> LiveTable:
            await is_time.wait()
            return await live(id)

        monkeypatch.setattr(tables, "live", late)
        wire = await Wire.dial(base)
        await wire.upgrade(base, f"/api/tables/{table}/socket")
        pings = [as_frame({"type": "ping", "id": str(number)}) for number in range(100)]
        wire.writer.write(as_frame({"type": "hello"}) + b"".join(pings))
        refused = [await wire.hear() for _ in range(100 - MOST_WAITING)]
        assert [one["id"] for one in refused] == [str(number) for number in range(MOST_WAITING, 100)]
        assert {one["clause"] for one in refused} == {"TABLE-RATE"}
        is_time.set()
        answers = [await wire.hear() for _ in range(MOST_WAITING + 2)]  # with the welcome and who is there
        pongs = [one["id"] for one in answers if one["type"] == "pong"]
        assert pongs == [str(number) for number in range(MOST_WAITING)]
        wire.cut()


async def dialled(base: str) -> Wire:
    """As soon as the last one's place is free."""
    await asyncio.sleep(0.05)
    return await Wire.dial(base)


async def ended(base: str, sent: bytes) -> None:
    wire = await dialled(base)
    wire.writer.write(sent)
    if not sent:
        wire.cut()
    with suppress(OSError):
        await wire.reader.read()
    wire.cut()


def dropped(tables: Tables, reason: str) -> float:
    value = tables.metrics.registry.get_sample_value("randori_connections_dropped_total", {"reason": reason})
    return value or 0.0


@in_loop
async def test_who_was_hung_up_on_and_takes_nothing_more_is_not_waited_for() -> None:
    """A transport that is closing waits for its buffer, and who never reads would keep it."""
    transport = Mock(**{"is_closing.return_value": True})
    sockets = Sockets(Mock(), Mock(limits=NO_LIMITS))
    socket = Socket(sockets, set())
    socket.connection_made(transport)
    await sockets.ping()
    transport.abort.assert_called_once()
