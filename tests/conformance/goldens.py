"""Golden games: whole records, and what a person at the terminal is told of them.

`python -m tests.conformance.goldens` writes them anew; then read the difference before you commit it.
"""

from __future__ import annotations

import io
import json
from pathlib import Path

from rich.console import Console

import randori
from randori.arena.simulation import play_game
from randori.cli.tables import table_of
from randori.words import Words
from tests.conformance.modes import MODES, Mode

FOLDER = Path(__file__).parents[1] / "golden"
SEED = 2026
TOLD = 100
"""How many moves of each game are told in words; the rest only goes on."""


def name(mode: Mode) -> str:
    return str(mode).replace("=", "_")


def record(mode: Mode) -> dict[str, object]:
    return play_game(mode.new(), ["random"] * mode.players, SEED).record()


def transcript(record: dict[str, object], language: str) -> str:
    """The first moves of a game as player 0 is told of them, and the table now and then."""
    replayed = randori.replay(record)
    words = Words(language)
    names = [f"P{player}" for player in range(replayed.game.players)]
    table = table_of(replayed.game.name)(words, names, 0)
    console = Console(file=io.StringIO(), width=100, color_system=None)
    state = replayed.game.start()
    for index, (player, move) in enumerate(replayed.history[:TOLD]):
        if index % 20 == 10:
            console.print(table.drawn(state.view(0)))
        before = state.view(0)
        state.play(player, move)
        console.print(f"{player} {move}", markup=False, highlight=False, soft_wrap=True)
        for line in table.describe(before, player, move, state.view(0)):
            console.print(f"    {line}", markup=False, highlight=False)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


if __name__ == "__main__":
    for mode in MODES:
        made = record(mode)
        (FOLDER / f"{name(mode)}.json").write_text(json.dumps(made) + "\n")
        for language in ("en", "fr"):
            (FOLDER / f"{name(mode)}.{language}.txt").write_text(transcript(made, language))
