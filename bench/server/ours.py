"""Our server, and what of its protocol a player needs: docs/protocol.md."""

from __future__ import annotations

import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bench.server.calls import Caller
from bench.server.contestant import PLAYERS, TARGET, Contestant, Dialogue, Seat
from bench.server.running import Command

TABLE = {
    "game": "tatsu",
    "players": PLAYERS,
    "options": {"target": TARGET},
    "seats": ["open"] * PLAYERS,
    "start": "full",
    "private": True,
    "clock": "none",
}


class View(msgspec.Struct):
    moves: list[str]


class Heard(msgspec.Struct):
    """As much of any message as matters here; the rest of a view is skipped."""

    type: str
    view: View | None = None


HEARD = msgspec.json.Decoder(Heard)

NO_MOVES = b'"moves":[]'
"""Cannot stand inside a string, where quotes are escaped: a view of someone who is not to move."""


class OurDialogue(Dialogue):
    """A move is answered when both have come, in whatever order: its acknowledgement, and the new view."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.sent = 0
        self.is_accepted = True
        self.has_new_view = True

    def opening(self) -> bytes:
        return msgspec.json.encode({"type": "hello", "token": self.seat.secret})

    def hear(self, message: bytes) -> None:
        # Three views of four need no reading: that keeps the client faster than the server.
        if NO_MOVES in message:
            self.see(message, ())
        else:
            self.read(message)
        self.is_answered = self.is_accepted and self.has_new_view

    def read(self, message: bytes) -> None:
        heard = HEARD.decode(message)
        if heard.view is not None:
            self.see(message, heard.view.moves)
        elif heard.type == "accepted":
            self.is_accepted = True
        elif heard.type in ("refused", "error"):
            self.refused += 1

    def see(self, message: bytes, moves: Sequence[str]) -> None:
        self.saw(message)
        self.moves = moves
        self.has_new_view = True

    def move(self, move: str) -> bytes:
        self.sent += 1
        self.moves = ()
        self.is_answered = self.is_accepted = self.has_new_view = False
        return b'{"type":"move","id":"m%d","move":"%b"}' % (self.sent, move.encode())


class Ours(Contestant):
    key = "ours"
    name = "randori, durable"
    health = "/healthz"

    def why_missing(self) -> str | None:
        has_server = importlib.util.find_spec("randori.server") is not None
        return None if has_server else "this randori has no server"

    def command(self, port: int, folder: Path) -> Command:
        # Not by the script, so that the server runs the same source as this process, installed or not.
        run = [sys.executable, "-c", "from randori.cli.main import main; main()", "serve"]
        data = ["--database", str(folder / "randori.db")]
        return Command([*run, "--port", str(port), *data, "--no-limits", "--log-level", "warning"])

    def open_table(self, caller: Caller) -> list[Seat]:
        table = str(caller.post("/api/tables", TABLE)["table"])
        return [self.take_seat(caller, table, number) for number in range(PLAYERS)]

    def take_seat(self, caller: Caller, table: str, number: int) -> Seat:
        taken = caller.post(f"/api/tables/{table}/seats", {"name": f"bench {number}"})
        return Seat(table, msgspec.convert(taken["seat"], int), str(taken["token"]))

    def path(self, seat: Seat) -> str:
        return f"/api/tables/{seat.table}/socket"

    def dialogue(self, seat: Seat) -> OurDialogue:
        return OurDialogue(seat)
