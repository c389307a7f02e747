"""Hostile clients: whatever they send is answered with a reason, changes nothing, and disturbs nobody."""

from __future__ import annotations

import asyncio
import random
import socket
import time
from collections import Counter
from itertools import islice
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest

from randori.server.limits import Limit, Limits
from tests.server.hostility import Attack, attacks
from tests.server.inside import server_inside
from tests.server.players import Message, Player, RandomPlayer, get, post, table_of
from tests.server.running import in_loop
from tests.server.serving import serving
from tests.server.wire import BINARY, CONTINUATION, PING, TEXT, Wire, as_frame, frame

MESSAGES = 100_000
AT_ONCE = 50
WIRES = 8
PATIENCE = 240.0
SANE = 5.0
"""Seconds an honest player waits at the most; machines may be busy."""


class Honest(RandomPlayer):
    """Plays on at a leisurely pace, until it is time to go home."""

    def __init__(self, base: str, table: str, token: str, seed: int) -> None:
        super().__init__(base, table, token, seed)
        self.waited: list[float] = []
        self.played: list[str] = []
        self.is_late = asyncio.Event()

    async def decide(self) -> None:
        if self.is_late.is_set() and self.table["status"] == "playing":
            await self.ask(type="end")
            while not self.is_over:
                await self.hear()
            return
        await asyncio.sleep(0.01)
        await super().decide()
        if self.pending is not None:
            began = time.monotonic()
            while (answer := await self.hear()).get("id") != self.pending["id"]:
                pass
            self.waited.append(time.monotonic() - began)
            assert answer["type"] == "accepted", answer
            self.accepted[self.pending["id"]] = (self.pending["move"], answer["version"])
            self.played.append(self.pending["move"])
            self.pending = None
            while (self.version or 0) < answer["version"]:
                await self.hear()

    async def play_on(self) -> None:
        while not self.is_over:
            await self.decide()
            if not self.is_over and not (self.view or {}).get("moves"):
                await self.hear(PATIENCE)


def replays(victim: Honest, rng: random.Random) -> list[Attack]:
    """Moves that were accepted before, under the same ids."""
    chosen = rng.sample(sorted(victim.accepted), min(20, len(victim.accepted)))
    moves = [{"type": "move", "id": name, "move": victim.accepted[name][0]} for name in chosen]
    return [(as_frame(move), "again") for move in moves]


def verdict(answer: Message) -> str:
    """The clause of a refusal, which has a sentence too; or what else it is."""
    if answer["type"] == "refused":
        assert answer["message"].strip(), answer
        assert len(answer["message"]) < 500
        return str(answer["clause"])
    assert answer["type"] == "accepted", answer
    assert answer["again"] is True
    return "again"


async def storm(wire: Wire, seed: int, count: int, victim: Honest | None) -> Counter[str]:
    """So many hostile messages, in heaps; each of them gets the answer it deserves, in its turn."""
    rng = random.Random(seed)
    source = attacks(rng, has_seat=victim is not None)
    answered: Counter[str] = Counter()
    while answered.total() < count:
        heap = list(islice(source, min(AT_ONCE, count - answered.total())))
        if victim is not None:
            heap[: len(heap) // 4] = replays(victim, rng)[: len(heap) // 4]
        got = [verdict(one) for one in await wire.answers([sent for sent, _ in heap])]
        assert Counter(map(deserved, got)) == Counter(expected for _, expected in heap)
        answered.update(got)
    assert await wire.is_at_rest()
    return answered


def deserved(clause: str) -> str:
    """What the rules of the game refuse may have many clauses."""
    return "MOVE-" if clause.startswith(("MOVE-", "TATSU-")) else clause


async def other_games(base: str, is_late: asyncio.Event) -> int:
    """People at other tables, who play game after game."""
    finished = 0
    while not is_late.is_set():
        table, tokens = await table_of(base, "tatsu", 2, options={"rounds": 1})
        players = [RandomPlayer(base, table, token, seed) for seed, token in enumerate(tokens)]
        await asyncio.gather(*(player.play() for player in players))
        assert (await get(base, f"/api/tables/{table}/record"))["result"] is not None
        finished += 1
    return finished


async def besieged(base: str) -> None:
    table, tokens = await table_of(base, "tatsu", 2, options={"target": 100_000})
    honest = [Honest(base, table, token, seed) for seed, token in enumerate(tokens)]
    playing = asyncio.gather(*(one.play() for one in honest))
    others = asyncio.create_task(other_games(base, honest[0].is_late))
    while min(len(one.played) for one in honest) < 20:
        assert not playing.done()
        await asyncio.sleep(0.01)
    victims = [honest[number % 2] if number < WIRES // 2 else None for number in range(WIRES)]
    wires = [
        await Wire.to(base, table, **({} if victim is None else {"token": victim.token}))
        for victim in victims
    ]
    began = time.monotonic()
    answered = await asyncio.gather(
        *(storm(wire, seed, MESSAGES // WIRES, victims[seed]) for seed, wire in enumerate(wires))
    )
    print(f"{MESSAGES} in {time.monotonic() - began:.1f} s: {sum(answered, Counter())}")
    for one in honest:
        one.is_late.set()
    await playing
    assert await others > 0
    check_undisturbed(honest, await get(base, f"/api/tables/{table}/record"))
    assert sum(answered, Counter()).total() == MESSAGES


def check_undisturbed(honest: list[Honest], record: Message) -> None:
    """The record is what the honest players played, and nothing else."""
    for seat, one in enumerate(honest):
        moves = [move for player, move in record["moves"] if player == seat]
        assert moves == one.played
        waited = sorted(one.waited)
        print(
            f"seat {seat}: {len(moves)} moves, p50 {waited[len(waited) // 2]:.3f} s, max {waited[-1]:.3f} s"
        )
        assert len(moves) > 40
        assert waited[-1] < SANE


def test_a_hundred_thousand_hostile_messages_change_nothing_and_disturb_nobody(tmp_path: Path) -> None:
    async def siege() -> None:
        with serving(tmp_path, str(tmp_path / "randori.db"), "--workers", "1", "--log-json") as server:
            await server.begin()
            await asyncio.wait_for(besieged(server.base), PATIENCE)
            assert server.process is not None
            assert server.process.poll() is None
            log = server.log.read_text()
        assert '"level": "error"' not in log
        assert "Traceback" not in log

    asyncio.run(siege())


# --- one at a time


@in_loop
async def test_somebody_whose_turn_it_is_not_may_try_what_he_likes(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table, tokens = await table_of(base, "tatsu", 2)
        people = [Player(base, table, token) for token in tokens]
        for one in people:
            await one.come()
        assert people[0].view is not None
        turn = people[0].view["to_act"][0]
        mover, idler = people[turn], people[1 - turn]
        assert mover.view is not None
        for move in mover.view["moves"]:
            refused = await idler.ask(type="move", move=move)
            assert (refused["type"], refused["clause"]) == ("refused", "MOVE-TURN")
        assert (await mover.ask(type="move", move=mover.view["moves"][0]))["type"] == "accepted"


@in_loop
async def test_a_seat_of_another_table_is_no_seat_here(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        here, _ = await table_of(base, "tatsu", 2)
        _, tokens = await table_of(base, "tatsu", 2)
        for token in (*tokens, "", "x" * 64, "\x00", "é"):
            stranger = Player(base, here, token)
            refused = await stranger.come()
            assert (refused["clause"], refused["type"]) == ("TABLE-TOKEN", "refused")
            refused = await stranger.ask(type="move", move="ask:1")
            assert refused["message"] == "the first message is a hello"


@in_loop
async def test_a_table_that_is_not_there_is_told_so(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        assert (await Player(base, "nowhere").come())["clause"] == "TABLE-UNKNOWN"


@pytest.mark.parametrize("parts", [1, 10])
def test_a_message_beyond_all_measure_ends_the_talk_and_one_may_come_back(parts: int, tmp_path: Path) -> None:
    @in_loop
    async def play() -> None:
        async with server_inside(tmp_path) as (base, _):
            table, tokens = await table_of(base, "tatsu", 2)
            wire = await Wire.to(base, table, token=tokens[0])
            for number in range(parts):
                opcode = CONTINUATION if number else TEXT
                wire.writer.write(frame(b"x" * (70_000 // parts), opcode, is_last=number == parts - 1))
            assert (await wire.to_the_end())[1] == 1009
            assert (await Player(base, table, tokens[0]).come())["seat"] == 0

    play()


@in_loop
async def test_frames_that_break_the_protocol_end_the_talk(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table, _ = await table_of(base, "tatsu", 2)
        broken = {
            "a frame of no kind": frame(b"x", 5),
            "a long ping": frame(b"x" * 200, PING),
            "a rest of nothing": frame(b"x", CONTINUATION),
            "a message in a message": frame(b"{", is_last=False) + frame(b"{}", BINARY),
            "no mask": b"\x81\x02{}",
            "an endless one": b"\x81\xff" + b"\xff" * 8,
        }
        for name, sent in broken.items():
            wire = await Wire.to(base, table)
            wire.writer.write(sent)
            assert (await wire.to_the_end())[1] in (1002, 1009), name
        assert (await Player(base, table).come())["type"] == "welcome"


@in_loop
async def test_frames_without_a_mask_and_bits_that_mean_nothing_close_with_1002(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table, _ = await table_of(base, "tatsu", 2)
        whole = bytearray(as_frame({"type": "ping", "id": "a"}))
        unmasked = [bytes((0x81, second)) + b"x" * (second - 124) for second in range(124, 128)]
        unmasked += [b"\x81\x00", b"\x81\x7dx", b"\x89\x00", b"\x88\x00", b"\x82\x7e\x00\x7e", b"\x00\x7c"]
        reserved = [bytes([first]) + whole[1:] for first in (0xC1, 0xA1, 0x91, 0xF1, 0x83, 0x87, 0x8B, 0x8F)]
        for sent in (*unmasked, *reserved):
            for earlier in (b"", bytes(whole)):
                wire = await Wire.to(base, table)
                assert (await wire.hear())["type"] == "welcome"
                wire.writer.write(earlier)
                await asyncio.sleep(0)
                wire.writer.write(sent)
                assert (await wire.to_the_end())[1] == 1002, sent


# --- too much of it


@in_loop
async def test_a_flood_is_refused_then_cut_and_the_others_are_not(tmp_path: Path) -> None:
    # What is allowed again meanwhile is little: on a machine that is busy the flood is no flood to others.
    slow = Limit(Limits().messages.burst, per_second=0.5)
    async with server_inside(tmp_path, Limits(messages=slow)) as (base, _):
        table, tokens = await table_of(base, "tatsu", 2)
        quiet = Player(base, table, tokens[1])
        await quiet.come()
        wire = await Wire.to(base, table, token=tokens[0])
        assert (await wire.hear())["type"] == "welcome"
        pings = [as_frame({"type": "ping", "id": str(number)}) for number in range(400)]
        wire.writer.write(b"".join(pings))
        messages, code = await wire.to_the_end()
        assert code == 1008
        heard = Counter(str(message.get("clause", message["type"])) for message in messages)
        assert heard["TABLE-RATE"] == 200
        assert 50 <= heard["pong"] <= 80  # 60 at once, and few while they are answered
        assert (await quiet.ask(type="ping"))["type"] == "pong"
        assert (await Player(base, table, tokens[0]).come())["type"] == "welcome"


@in_loop
async def test_connections_and_requests_of_an_address_have_a_limit(tmp_path: Path) -> None:
    async with server_inside(tmp_path, Limits()) as (base, _):
        table, _ = await table_of(base, "tatsu", 2)
        answers: Counter[str] = Counter()
        for _ in range(130):
            wire = await Wire.dial(base)
            answers[(await wire.upgrade(base, f"/api/tables/{table}/socket"))[9:12]] += 1
            wire.cut()
        assert answers["101"] >= 100
        assert answers["429"] > 0
        async with httpx.AsyncClient(base_url=base) as http:
            statuses = Counter([(await http.get("/api/clauses")).status_code for _ in range(160)])
            assert statuses[429] > 0
            refused = await http.get("/api/clauses")
            assert refused.json()["error"]["clause"] == "TABLE-RATE"
            assert (await http.get("/healthz")).status_code == 200


@in_loop
async def test_a_client_that_never_reads_is_dropped_and_may_come_back(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, tables):
        table, tokens = await table_of(base, "tatsu", 2)
        other = Player(base, table, tokens[1])
        await other.come()
        deaf = await deaf_socket(base)
        wire = Wire(*await asyncio.open_connection(sock=deaf, limit=1024))
        await wire.upgrade(base, f"/api/tables/{table}/socket")
        wire.writer.write(as_frame({"type": "hello", "token": tokens[0]}))
        wire.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a stream's can be paused
        flood = b"".join([as_frame({"type": "ping", "id": "x" * 41})] * 500)
        for _ in range(400):
            wire.writer.write(flood)
            await asyncio.sleep(0.02)
            if b'dropped_total{reason="slow"} 1.0' in tables.metrics.page():
                break
        else:
            raise AssertionError("the server waits for a client that does not read")
        wire.cut()
        assert (await other.ask(type="ping"))["type"] == "pong"
        back = Player(base, table, tokens[0])
        back.version = 0
        welcome = await back.come()
        assert [one["version"] for one in welcome["missed"]] == list(range(1, welcome["version"] + 1))


async def deaf_socket(base: str) -> socket.socket:
    """One that takes in little before it is read."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    deaf.setblocking(False)
    address = urlsplit(base)
    await asyncio.get_running_loop().sock_connect(deaf, (address.hostname, address.port))
    return deaf


# --- before there is a talk


@in_loop
async def test_a_handshake_that_is_none_gets_a_status_and_a_sentence(tmp_path: Path) -> None:
    async with server_inside(tmp_path, origins=("https://friends.example",)) as (base, _):
        table, _ = await table_of(base, "tatsu", 2)
        path = f"/api/tables/{table}/socket"
        cases = [
            ("/api/tables//socket", "", "404"),
            ("/api/tables/../socket", "", "404"),
            (f"/api/tables/{'x' * 41}/socket", "", "404"),
            (f"{path}/more", "", "404"),
            ("/", "", "404"),
            (path, "Origin: https://evil.example\r\n", "403"),
            (path, "Origin: null\r\n", "403"),
            (path, "Origin: http://[evil\r\n", "403"),
            (path, "Sec-WebSocket-Key: twice\r\n", "400"),
            (path, "Origin: https://friends.example\r\n", "101"),
            (path, f"Origin: {base}\r\n", "101"),
            (f"{path}?x=1", "", "101"),
        ]
        for asked, more, status in cases:
            wire = await Wire.dial(base)
            answer = await asyncio.wait_for(wire.upgrade(base, asked, more), PATIENCE)
            assert answer[9:12] == status, (asked, more, answer)
            wire.cut()


GARBAGE = [
    b"\x00" * 100,
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # somebody wants TLS
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"GET / HTTP/1.1\r\n" + b"X: " + b"y" * 100_000 + b"\r\n\r\n",
    b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
]


@in_loop
async def test_garbage_and_silence_instead_of_requests_leave_the_server_at_its_work(tmp_path: Path) -> None:
    async with server_inside(tmp_path) as (base, _):
        table, tokens = await table_of(base, "tatsu", 2)
        player = Player(base, table, tokens[0])
        await player.come()
        wires = [await Wire.dial(base) for _ in range(100)]
        for number, wire in enumerate(wires):
            if number % 3 == 0:
                wire.writer.write(GARBAGE[number // 3 % len(GARBAGE)])
            elif number % 3 == 1:  # half a handshake, and then nothing
                wire.writer.write(f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgr".encode())
        assert (await player.ask(type="ping"))["type"] == "pong"
        assert (await get(base, f"/api/tables/{table}"))["status"] == "playing"
        for wire in wires:
            wire.cut()
        assert (await post(base, "/api/tables", {"game": "tatsu", "players": 2}))["table"]
