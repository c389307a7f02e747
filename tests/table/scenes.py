"""Tables for tests, made by their commands."""

from __future__ import annotations

import pytest

from randori.engine.rng import Rng
from randori.table import commands, entries
from randori.table.entries import AnyEntry
from randori.table.errors import TableError
from randori.table.settings import Settings
from randori.table.table import Table

SEED = "5e" * 32
HOST = "key 0"


def made(game: str = "tatsu", players: int = 4, at: float = 1000.0, **settings: object) -> entries.Made:
    told = Settings(game=game, players=players, **settings)  # type: ignore[arg-type]
    return entries.Made(at, "a-table", told, SEED, HOST)


class Scene:
    """A table with its log, and a clock that goes on by itself."""

    def __init__(self, game: str = "tatsu", players: int = 4, **settings: object) -> None:
        self.now = 1000.0
        self.log: list[AnyEntry] = [made(game, players, self.now, **settings)]
        self.table = Table.restored(self.log)

    def do(self, command, *given: object, **named: object) -> AnyEntry:  # type: ignore[no-untyped-def]
        """Let something happen a second later."""
        self.now += 1.0
        done = command(self.table, *given, self.now, **named)
        new = done if isinstance(done, list) else [done]
        self.log.extend(new)
        last: AnyEntry = new[-1]
        return last

    def seat_people(self, *numbers: int) -> Scene:
        for number in numbers or range(len(self.table.seats)):
            self.do(commands.join, f"player {number}", f"key {number}", seat=number)
        return self

    def started(self) -> Scene:
        self.seat_people()
        self.do(commands.start)
        return self

    def play_at_random(self, moves: int, rng: Rng) -> Scene:
        state = self.table.state
        assert state is not None
        for _ in range(moves):
            if state.over:
                break
            player = state.to_act[rng.below(len(state.to_act))]
            move = state.game.write_move(state.position.random_action(player, rng))
            self.do(commands.move, player, move, answers=self.table.clocks.answering)
        return self

    def again(self) -> Table:
        """The same table, from its log as it is written down."""
        return Table.restored([entries.read(entries.written(entry)) for entry in self.log])


def refused(clause: str, scene: Scene, command, *given: object, **named: object) -> None:  # type: ignore[no-untyped-def]
    """The table says no, for this reason, and nothing has happened."""
    before = scene.table.length
    with pytest.raises(TableError) as error:
        scene.do(command, *given, **named)
    assert error.value.clause == clause
    assert scene.table.length == before
