"""The peer: boardgame.io's own server with Tatsu on it (the folder peer), spoken to as its own client does.

Its client speaks socket.io over a WebSocket: a digit for engine.io's kind of packet, one for socket.io's, the
namespace, JSON. A move goes out with the number of the state it was chosen in; every player of the match gets
the whole new state, as his own playerView of it. There is no other acknowledgement, and a refused move gets
no answer.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from tools import node

from bench.server.calls import Caller
from bench.server.contestant import PLAYERS, TARGET, Contestant, Dialogue, Seat
from bench.server.running import Command

GAME = "/games/tatsu"
PING, PONG = b"2", b"3"
HANDSHAKE = b"0"
JOIN = b"40/tatsu,"
EVENT = b"42/tatsu,"
SYNC = EVENT + b'["sync",'
UPDATE = EVENT + b'["update",'

CLAN_LETTERS = "YR"
CLAN_NAMES = ("yellow", "red")


class SeatSeen(msgspec.Struct):
    counts: dict[str, int]
    hand: list[str] | None


class Table(msgspec.Struct):
    turn: int
    asked: int | None
    seats: list[SeatSeen]


class Context(msgspec.Struct, rename="camel"):
    current_player: str


class State(msgspec.Struct):
    ctx: Context
    table: msgspec.Raw = msgspec.field(name="G")
    """Read only by the player whose turn it is, as our views of the others have no moves to read."""
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    state: State


Ignored = msgspec.Raw
TABLE = msgspec.json.Decoder(Table)
UPDATED = msgspec.json.Decoder(tuple[Ignored, Ignored, State, Ignored])
SYNCED = msgspec.json.Decoder(tuple[Ignored, Ignored, Synced])


class PeerDialogue(Dialogue):
    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self.player = str(seat.number)
        self.number = 0
        self.identity = f'"playerID":"{self.player}","credentials":"{seat.secret}"'

    def hear(self, message: bytes) -> bytes | None:
        if message.startswith(UPDATE):
            self.see(UPDATED.decode(memoryview(message)[len(EVENT) :])[2], message)
        elif message.startswith(SYNC):
            self.see(SYNCED.decode(memoryview(message)[len(EVENT) :])[2].state, message)
        elif message == PING:
            return PONG
        elif message.startswith(HANDSHAKE):
            return JOIN
        elif message.startswith(JOIN):
            return SYNC + msgspec.json.encode([self.seat.table, self.player, self.seat.secret, PLAYERS])[1:]
        return None

    def see(self, state: State, message: bytes) -> None:
        self.saw(message)
        self.is_answered = self.is_answered or state.number > self.number
        self.number = state.number
        is_mine = state.ctx.current_player == self.player
        self.moves = legal_moves(TABLE.decode(state.table), self.seat.number) if is_mine else ()

    def move(self, move: str) -> bytes:
        self.moves = ()
        self.is_answered = False
        kind, _, argument = move.partition(":")
        given = f'"{argument}"' if kind == "play" else argument
        payload = f'{{"type":"{kind}","args":[{given}],{self.identity}}}'
        action = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        return UPDATE + f'{action},{self.number},"{self.seat.table}","{self.player}"]'.encode()


def legal_moves(table: Table, player: int) -> list[str]:
    """As the position of the game has it: cards of the clan at turn, and who could be asked for one."""
    clan = table.turn % 2
    hand = table.seats[player].hand or []
    plays = [f"play:{card}" for card in hand if card[0] == CLAN_LETTERS[clan]]
    if table.asked is not None:
        return plays
    others = (seat for seat in range(PLAYERS) if seat != player)
    return plays + [f"ask:{seat}" for seat in others if table.seats[seat].counts[CLAN_NAMES[clan]]]


class BoardgameIo(Contestant):
    key = "peer"
    name = "boardgame.io, in memory"
    health = "/games"

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def why_missing(self) -> str | None:
        if node.found() is None:
            return f"boardgame.io; {node.TO_INSTALL}"
        is_installed = (self.folder / "node_modules" / "boardgame.io").is_dir()
        return None if is_installed else "boardgame.io; install it with: make build/peer/.installed"

    def command(self, port: int, folder: Path) -> Command:
        program = [str(node.found()), str(self.folder / "server.js"), str(port)]
        return Command(program, {"NODE_ENV": "production"})

    def open_table(self, caller: Caller) -> list[Seat]:
        setup = {"numPlayers": PLAYERS, "setupData": {"target": TARGET}, "unlisted": True}
        table = str(caller.post(f"{GAME}/create", setup)["matchID"])
        return [self.take_seat(caller, table, number) for number in range(PLAYERS)]

    def take_seat(self, caller: Caller, table: str, number: int) -> Seat:
        taken = caller.post(
            f"{GAME}/{table}/join", {"playerID": str(number), "playerName": f"bench {number}"}
        )
        return Seat(table, number, str(taken["playerCredentials"]))

    def path(self, seat: Seat) -> str:
        return "/socket.io/?EIO=4&transport=websocket"

    def dialogue(self, seat: Seat) -> PeerDialogue:
        return PeerDialogue(seat)
