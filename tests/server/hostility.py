"""What a hostile client sends, and the clause with which each of it is refused."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from itertools import pairwise

from tests.server.wire import BINARY, CONTINUATION, TEXT, as_frame, frame

Attack = tuple[bytes, str]
"""Frames, and the clause that answers them."""

GARBAGE = [
    "",
    "{",
    "null",
    "[]",
    '"hello"',
    "{}",
    "0",
    "NaN",
    "\x00" * 50,
    '{"type": "move"',
    '{"type": "move"}',
    '{"type": "fly", "id": "a"}',
    '{"type": ["move"], "id": "a"}',
    '{"type": "ping", "id": "\\ud800"}',
    '{"type": "ping", "id": ""}',
    '{"type": "ping", "id": null}',
    '{"type": "ping", "id": "%s"}' % ("x" * 41),
    '{"type": "ping", "id": "a", "seat": 1}',
    '{"type": "move", "id": 7, "move": "pass"}',
    '{"type": "move", "id": "a", "move": {"toString": "pass"}}',
    '{"type": "move", "id": "a", "move": "%s"}' % ("p" * 401),
    '{"type": "move", "id": "a", "move": "pass", "answers": "1"}',
    '{"type": "move", "id": "a", "move": "pass", "answers": 1e999}',
    '{"type": "move", "id": "a", "move": "pass", "player": 0}',
    '{"type": "swap", "id": "a", "seats": [0]}',
    '{"type": "swap", "id": "a", "seats": [0, -1]}',
    '{"type": "add_time", "id": "a", "seat": 0, "seconds": NaN}',
    '{"type": "add_time", "id": "a", "seat": 0, "seconds": -5}',
    '{"type": "add_time", "id": "a", "seat": 0, "seconds": 1e308}',
    '{"type": "chat", "id": "a", "text": "%s"}' % ("é" * 501),
    '{"type": "hello", "version": -1}',
    '{"type": "hello", "token": %s}' % ("[" * 1500 + "]" * 1500),
    "[" * 3000,
    '{"a":' * 600,
]
HOSTS: list[dict[str, object]] = [
    {"type": "start"},
    {"type": "swap", "seats": [0, 1]},
    {"type": "replace", "seat": 0, "level": "random"},
    {"type": "restore", "seat": 0},
    {"type": "add_time", "seat": 0, "seconds": 1e5},
]
FOREIGN: list[dict[str, object]] = [
    {"type": "move", "move": "ask:1"},
    {"type": "move", "move": "play:YV7"},
    {"type": "end"},
    {"type": "leave"},
    {"type": "back"},
    {"type": "hint"},
    {"type": "ready"},
    {"type": "rematch"},
]
"""What only somebody with a seat may ask for."""
ILLEGAL = ["", "play:", "play:#99", "play:YV77", "place:0,0", "ask:-1", "ask:4294967296", "pass\n", "é" * 100]


def garbage(rng: random.Random) -> Attack:
    return frame(rng.choice(GARBAGE).encode()), "TABLE-FORM"


def noise(rng: random.Random) -> Attack:
    """Bytes, in a frame for bytes or for text."""
    return frame(rng.randbytes(rng.randrange(1, 200)), rng.choice([TEXT, BINARY])), "TABLE-FORM"


def pieces(rng: random.Random) -> Attack:
    """A message in many frames."""
    whole = rng.choice(GARBAGE).encode() + b" " * 20
    cuts = [0, *sorted(rng.sample(range(1, len(whole)), 4)), len(whole)]
    parts = [whole[start:end] for start, end in pairwise(cuts)]
    frames = [
        frame(part, CONTINUATION if number else TEXT, is_last=number == len(parts) - 1)
        for number, part in enumerate(parts)
    ]
    return b"".join(frames), "TABLE-FORM"


def too_long(rng: random.Random) -> Attack:
    size = rng.randrange(4097, 6000) if rng.random() < 0.99 else 60_000
    return frame(b'{"type": "chat", "id": "a", "text": "%s"}' % (b"x" * size)), "TABLE-SIZE"


def mutilated(rng: random.Random) -> Attack:
    """A good message with one byte changed to what no JSON has there."""
    text = bytearray(json.dumps(rng.choice(HOSTS) | {"id": "m"}).encode())
    text[rng.randrange(len(text))] = rng.choice(b"\x00\x01\x1f\xff")
    return frame(bytes(text)), "TABLE-FORM"


def host_command(rng: random.Random) -> Attack:
    return as_frame(rng.choice(HOSTS) | {"id": "h"}), "TABLE-HOST"


def foreign_seat(rng: random.Random) -> Attack:
    return as_frame(rng.choice(FOREIGN) | {"id": "f"}), "TABLE-SEAT"


def second_hello(rng: random.Random) -> Attack:
    return as_frame({"type": "hello", "version": rng.randrange(99)}), "TABLE-FORM"


def illegal(rng: random.Random) -> Attack:
    move: dict[str, object] = {"type": "move", "id": f"i{rng.random()}", "move": rng.choice(ILLEGAL)}
    return as_frame(move | {"answers": rng.choice([None, 1, 10**1000])}), "MOVE-"


ANYBODYS: list[Callable[[random.Random], Attack]] = [
    garbage,
    noise,
    pieces,
    too_long,
    mutilated,
    host_command,
    second_hello,
]


def attacks(rng: random.Random, *, has_seat: bool) -> Iterator[Attack]:
    """Without end. Somebody with a seat tries moves that no rule allows; others try to have a seat."""
    kinds = [*ANYBODYS, illegal if has_seat else foreign_seat]
    while True:
        yield rng.choice(kinds)(rng)
