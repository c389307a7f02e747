"""Clients that hold a server to its word: nothing acknowledged is lost, no version repeated or left out."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path

import httpx
from websockets.exceptions import WebSocketException

from randori.table.feed import KEPT
from tests.cli.runner import run
from tests.server.players import Message, Player, RandomPlayer, get, table_of

AWAY = (OSError, WebSocketException, httpx.TransportError)
"""What a client meets when its server is gone, or going."""
KNOCK = 0.15
"""Seconds between two looks whether somebody is there again."""


class Witness(RandomPlayer):
    """Plays (without a token: watches) and comes back to any of the servers; writes down what it was told."""

    def __init__(self, bases: Sequence[str], table: str, token: str | None, seed: int) -> None:
        super().__init__(bases[0], table, token or "", seed)
        self.token = token
        self.urls = [Player(base, table).url for base in bases]
        self.told: dict[int, Message] = {}
        self.returns = 0
        self.refused: list[Message] = []

    async def come(self) -> Message:
        self.url = self.urls[self.returns % len(self.urls)]
        self.returns += 1
        answer = await super().come()
        if answer["type"] != "welcome":
            raise ConnectionError(f"no welcome: {answer}")
        return answer

    async def play(self) -> None:
        """To the end of the game, over any number of connections."""
        while not self.is_over:
            try:
                await self.come()
                if self.pending is not None:
                    await self.say(self.pending)
                await self.play_on()
            except ConnectionRefusedError:
                await asyncio.sleep(KNOCK)
            except AWAY:
                await asyncio.sleep(0.02)
            finally:
                await self.go()

    async def decide(self) -> None:
        """Once what came of the last move has been seen."""
        known = self.version or 0
        if all(version <= known for _, version in list(self.accepted.values())[-1:]):
            await super().decide()

    def __str__(self) -> str:
        game, moves = self.table.get("settings", {}).get("game"), (self.view or {}).get("moves")
        last = [str(message)[:200] for message in self.heard[-3:]]
        return (
            f"{game} seat {self.seat} version {self.version} over {self.is_over} returns {self.returns} "
            f"pending {self.pending} refused {self.refused[-2:]} moves {moves} heard {last}"
        )

    # --- what it was told

    def take_in(self, message: Message) -> None:
        if message["type"] == "welcome" and self.version is not None:
            self.check_return(message, self.version)
        elif message["type"] == "event":
            assert message["version"] == (self.version or 0) + 1, f"{self.version}, then {message}"
            self.note(message)
        elif message["type"] == "refused":
            self.refused.append(message)
        super().take_in(message)

    def check_return(self, welcome: Message, known: int) -> None:
        missed = welcome["missed"]
        assert welcome["version"] >= known, "versions that were told are gone"
        if missed is None:
            assert welcome["version"] - known > KEPT
            return
        assert [one["version"] for one in missed] == list(range(known + 1, welcome["version"] + 1))
        for one in missed:
            self.note(one)

    def note(self, numbered: Message) -> None:
        assert numbered["version"] not in self.told
        self.told[numbered["version"]] = numbered["what"]

    # --- in the end

    def check(self, record: Message) -> None:
        """Every move it was acknowledged stands there once, in this order, and no other of its seat."""
        check_seat(record, [self])
        for move, version in self.accepted.values():
            what = self.told.get(version, {"kind": "moved", "player": self.seat, "move": move})
            assert (what["kind"], what["player"], what["move"]) == ("moved", self.seat, move)


def check_seat(record: Message, devices: Sequence[Witness]) -> None:
    """Of one person, who may have asked from several devices."""
    mine = [move for player, move in record["moves"] if player == devices[0].seat]
    acknowledged = [one for device in devices for one in device.accepted.values()]
    moves = [move for move, _ in sorted(acknowledged, key=lambda one: one[1])]
    pending = [device.pending["move"] for device in devices if device.pending is not None]
    if len(mine) > len(moves) and mine[-1] in pending:
        moves.append(mine[-1])  # the game was over before it could ask what had become of this one
    if devices[0].table["settings"]["clock"] == "none":
        assert mine == moves
    rest = iter(mine)  # where there is a clock, a bot may have moved as well
    assert all(move in rest for move in moves)


async def company(bases: Sequence[str], game: str, people: int, **settings: object) -> list[Witness]:
    """The people of a new table, spread over the servers, and a spectator."""
    while True:
        try:
            table, tokens = await table_of(bases[0], game, people, **settings)
            break
        except AWAY:
            await asyncio.sleep(KNOCK)  # whoever has a seat at what came of this has no token: make another
    turned = [[*bases[number % len(bases) :], *bases[: number % len(bases)]] for number in range(people + 1)]
    return [
        Witness(bases, table, token, seed)
        for seed, (bases, token) in enumerate(zip(turned, [*tokens, None], strict=True))
    ]


async def play_to_the_end(witnesses: Sequence[Witness]) -> None:
    try:
        await asyncio.gather(*(witness.play() for witness in witnesses))
    except BaseException:
        print(*map(str, witnesses), sep="\n")
        raise


async def check_game(base: str, witnesses: Sequence[Witness], folder: Path) -> None:
    """No witness denies its record."""
    record = await accepted_record(base, witnesses[0].table["id"], folder)
    for witness in witnesses:
        witness.check(record)


async def accepted_record(base: str, table: str, folder: Path) -> Message:
    """The record of a game that was played to its end, which `replay` and `verify` accept."""
    record: Message = await get(base, f"/api/tables/{table}/record")
    file = folder / f"{table}.json"
    file.write_text(json.dumps(record))
    for command in ("replay", "verify"):
        ran = run(command, str(file))
        assert ran.code == 0, ran.err
    assert record["result"] is not None
    return record
