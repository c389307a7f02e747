"""Clients that send much of what costs them nothing: they are cut or have to wait, and nobody else has to."""

from __future__ import annotations

import asyncio
import gc
import re
from contextlib import suppress
from pathlib import Path

import pytest
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from randori.server.limits import LARGEST_HEAD, MOST_PARTS, NO_LIMITS, PIECE, Limits
from randori.server.sockets import Socket
from randori.server.tables import Tables
from tests.server.inside import server_inside
from tests.server.players import Player, get, table_of
from tests.server.running import in_loop
from tests.server.serving import serving
from tests.server.wire import CONTINUATION, PING, TEXT, Wire, as_frame, frame

SOON = 60.0
"""Seconds for what takes one or two; machines may be busy."""
MIB = 1024**2
PONG = 10
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"

EMPTY = {
    "pings": frame(b"", PING) * 4000,
    "pongs": frame(b"", PONG) * 4000,
    "parts": frame(b"{", TEXT, is_last=False) + frame(b"", CONTINUATION, is_last=False) * 4000,
}


# --- sockets


@pytest.mark.parametrize("name", EMPTY)
def test_frames_that_say_nothing_are_counted_and_the_line_is_cut(tmp_path: Path, name: str) -> None:
    @in_loop
    async def flood() -> None:
        async with server_inside(tmp_path, Limits()) as (base, tables):
            table, _ = await table_of(base, "tatsu", 2)
            wire = await Wire.to(base, table)
            assert (await wire.hear())["type"] == "welcome"
            wire.writer.write(EMPTY[name])
            assert (await asyncio.wait_for(wire.to_the_end(), SOON))[1] == 1008
            assert dropped(tables, "rate") == 1
            assert (await Player(base, table).come())["type"] == "welcome"

    flood()


@in_loop
async def test_they_are_counted_one_by_one_as_well(tmp_path: Path) -> None:
    async with server_inside(tmp_path, Limits()) as (base, _):
        table, _ = await table_of(base, "tatsu", 2)
        wire = await Wire.to(base, table)
        assert (await wire.hear())["type"] == "welcome"
        ending = asyncio.create_task(wire.to_the_end())
        for _ in range(1000):
            wire.writer.write(frame(b"", PING))
            await asyncio.sleep(0.001)
            if ending.done():
                break
        assert (await asyncio.wait_for(ending, SOON))[1] == 1008


@pytest.mark.parametrize("limits", [Limits(), NO_LIMITS], ids=["limits", "no limits"])
def test_a_message_has_so_many_parts_and_no_more(tmp_path: Path, limits: Limits) -> None:
    @in_loop
    async def tell() -> None:
        async with server_inside(tmp_path, limits) as (base, _):
            table, _ = await table_of(base, "tatsu", 2)
            wire = await Wire.to(base, table)
            assert (await wire.hear())["type"] == "welcome"
            first, last = frame(b'{"type": "ping",', is_last=False), frame(b'"id": "a"}', CONTINUATION)
            empty = frame(b"", CONTINUATION, is_last=False)
            for pings in (b"", frame(b"", PING)):
                wire.writer.write(first + (empty + pings) * (MOST_PARTS - 2) + last)
                while (answer := await wire.hear())["type"] != "pong":
                    assert answer["type"] == "presence", answer
            wire.writer.write(first + empty * (MOST_PARTS - 1) + last)
            assert (await asyncio.wait_for(wire.to_the_end(), SOON))[1] == 1008

    tell()


@pytest.mark.parametrize(
    "sent", [frame(b"", PING), as_frame({"type": "ping", "id": "a"})], ids=["pings", "messages"]
)
def test_who_sends_a_lot_at_once_is_not_alone_in_being_heard(tmp_path: Path, sent: bytes) -> None:
    @in_loop
    async def flood() -> None:
        async with server_inside(tmp_path) as (base, _):
            table, _ = await table_of(base, "tatsu", 2)
            loud, quiet = await Wire.to(base, table), await Wire.to(base, table)
            for wire in (loud, quiet):
                assert await wire.is_at_rest()
            many = 200_000 // len(sent)
            loud.writer.write(sent * many)
            assert await quiet.is_at_rest()
            answered = await asyncio.wait_for(loud.reader.read(2**20), SOON)
            assert len(answered) < many, "an answer has two bytes and more: half of them waited"
            if sent[0] == as_frame({})[0]:
                assert await asyncio.wait_for(all_answered(loud, answered, many), SOON)

    flood()


async def all_answered(wire: Wire, heard: bytes, many: int) -> bool:
    """All that was asked is answered in the end, though not at once."""
    while heard.count(b'"pong"') < many:
        heard += await wire.reader.read(2**20)
    return heard.count(b'"pong"') == many


@in_loop
async def test_a_long_message_is_one_though_it_is_read_in_pieces(tmp_path: Path) -> None:
    async with server_inside(tmp_path, Limits()) as (base, _):
        table, _ = await table_of(base, "tatsu", 2)
        wire = await Wire.dial(base)
        more = f"X-Long: {'x' * 3 * PIECE}\r\n"
        assert (await wire.upgrade(base, f"/api/tables/{table}/socket", more))[9:12] == "101"
        wire.writer.write(as_frame({"type": "hello", "name": "Ann"}))
        assert (await wire.hear())["type"] == "welcome"
        for number in range(3):
            long = as_frame({"type": "ping", "id": str(number)}) + as_frame({"type": "x", "id": "y" * 4000})
            wire.writer.write(long)
            answers = [await wire.hear() for _ in range(2 if number else 3)]
            assert [one["id"] for one in answers if one["type"] == "pong"] == [str(number)]
            assert answers[-1]["clause"] == "TABLE-FORM"


@in_loop
async def test_a_socket_that_cannot_be_written_to_takes_nobodys_messages_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server_inside(tmp_path) as (base, _):
        table, _ = await table_of(base, "tatsu", 2)
        watching = [await Wire.to(base, table) for _ in range(4)]
        for wire in watching:
            assert await wire.is_at_rest()
        broken: list[Socket] = []
        flush = Socket.flush

        def flushed(socket: Socket) -> None:
            if not broken:
                broken.append(socket)
                raise RuntimeError("a write that fails")
            flush(socket)

        await asyncio.sleep(0.1)
        monkeypatch.setattr(Socket, "flush", flushed)
        ends = await asyncio.gather(*(is_answered(wire) for wire in watching))
        assert sorted(ends) == [False, True, True, True]


async def is_answered(wire: Wire) -> bool:
    """Or hung up on."""
    with suppress(Exception):
        return await asyncio.wait_for(wire.is_at_rest(), SOON)
    return False


# --- HTTP

STUDY = b'{"record": {"game": "tatsu", "players": 4, "moves": []}}'
POST = b"POST %s HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n"
ASKED = POST % (b"/api/study", len(STUDY)) + STUDY
SHORT = b"GET /healthz HTTP/1.1\r\n\r\n"


class Thinking:
    """Records are played again when it is time."""

    def __init__(self, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
        self.is_time = asyncio.Event()
        self.has_begun = asyncio.Event()
        monkeypatch.setattr(tables.workers, "_done", self.done)

    async def done(self, work: object, asked: object) -> bytes:
        self.has_begun.set()
        await self.is_time.wait()
        return b"{}"


@in_loop
async def test_the_next_request_is_not_taken_in_while_an_answer_is_awaited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server_inside(tmp_path) as (base, tables):
        thinking = Thinking(tables, monkeypatch)
        wire = await Wire.dial(base)
        wire.writer.write(ASKED)
        await asyncio.wait_for(thinking.has_begun.wait(), SOON)
        wire.writer.write(b"GET / HTTP/1.1\r\n")
        heads = (b"X: " + b"y" * 1000 + b"\r\n") * 1000
        taken = 0
        with suppress(TimeoutError):
            while taken < 64 * MIB:
                wire.writer.write(heads)
                await asyncio.wait_for(wire.writer.drain(), 2)
                taken += len(heads)
        assert taken < 32 * MIB, "what the system holds, and no more"
        assert (await get(base, "/healthz"))["status"] == "ok"
        thinking.is_time.set()
        assert (await wire.reader.readline())[9:12] == b"200"
        with suppress(OSError):
            while await asyncio.wait_for(wire.reader.read(2**20), SOON):
                pass
        assert dropped(tables, "large") == 1, f"a head has {LARGEST_HEAD} bytes"


@pytest.mark.parametrize("more", [SHORT, POST % (b"/nowhere", 2000) + b" " * 2000], ids=["short", "long"])
def test_requests_sent_ahead_wait_unread(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: bytes
) -> None:
    many = 200_000 // len(more)

    @in_loop
    async def ahead() -> None:
        async with server_inside(tmp_path) as (base, tables):
            thinking = Thinking(tables, monkeypatch)
            wire = await Wire.dial(base)
            before = under_way()
            wire.writer.write(ASKED + more * many)
            await asyncio.wait_for(thinking.has_begun.wait(), SOON)
            assert (await get(base, "/healthz"))["status"] == "ok"
            assert under_way() - before <= PIECE // len(SHORT) + 2
            thinking.is_time.set()
            answers = await asyncio.wait_for(statuses(wire, many + 1), SOON)
            assert answers == [200] + [200 if more == SHORT else 404] * many

    ahead()


def under_way() -> int:
    gc.collect()
    return sum(isinstance(one, RequestResponseCycle) for one in gc.get_objects())


async def statuses(wire: Wire, many: int) -> list[int]:
    found = []
    for _ in range(many):
        head = await wire.reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head)
        assert length is not None
        await wire.reader.readexactly(int(length[1]))
        found.append(int(head[9:12]))
    return found


@in_loop
async def test_requests_of_all_kinds_sent_ahead_are_answered_in_their_order(tmp_path: Path) -> None:
    """However they are cut on their way."""
    body = b'{"game": "tatsu", "players": 2}'
    long = POST % (b"/nowhere", 3000) + b"x" * 3000
    chunked = b"POST /nowhere HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n"
    padded = b"GET /healthz HTTP/1.1\r\nX: " + b"y" * 1500 + b"\r\n\r\n"
    round_ = SHORT + POST % (b"/api/tables", len(body)) + body + chunked + padded + long + SHORT * 3
    expected = [200, 201, 404, 200, 404, 200, 200, 200]
    async with server_inside(tmp_path) as (base, _):
        for step in (100, 777, PIECE, 5000, 10**6):
            wire = await Wire.dial(base)
            answers = asyncio.create_task(statuses(wire, 10 * len(expected)))
            sent = round_ * 10
            for start in range(0, len(sent), step):
                wire.writer.write(sent[start : start + step])
                await asyncio.sleep(0)
            assert await asyncio.wait_for(answers, SOON) == expected * 10, step
            wire.cut()


def test_what_is_sent_ahead_takes_no_memory_and_nobodys_turn(tmp_path: Path) -> None:
    async def flood() -> None:
        with serving(tmp_path, str(tmp_path / "randori.db"), "--workers", "1") as server:
            await server.begin()
            assert server.process is not None
            table, _ = await table_of(server.base, "tatsu", 2)
            player = Player(server.base, table)
            await player.come()
            before = most_memory(server.process.pid)
            wires = [await Wire.dial(server.base) for _ in range(20)]
            for wire in wires:
                wire.writer.write(SHORT * 5000)
            for _ in range(5):
                assert (await get(server.base, "/healthz"))["status"] == "ok"
                assert (await player.ask(type="ping"))["type"] == "pong"
            assert await statuses(wires[0], 100) == [200] * 100
            assert most_memory(server.process.pid) - before < 64 * MIB
            for wire in wires:
                wire.cut()

    asyncio.run(asyncio.wait_for(flood(), 120))


def most_memory(pid: int) -> int:
    """Bytes that it has had so far."""
    found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return int(found[1]) * 1024


def test_the_bounds_are_told() -> None:
    page = HOSTING.read_text(encoding="utf-8")
    assert f"| frames of one message | {MOST_PARTS} |" in page
    assert f"| requests sent before the last answer | what is in {PIECE // 1024} KiB |" in page


def dropped(tables: Tables, reason: str) -> float:
    value = tables.metrics.registry.get_sample_value("randori_connections_dropped_total", {"reason": reason})
    return value or 0.0
