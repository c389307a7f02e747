"""What a person is asked before a game: which game, how many players, against whom."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping

from rich.table import Table as Grid

from randori.bots import LEVELS
from randori.cli.console import Console
from randori.games import GAMES
from randori.words import Words

LEAVE = ("q", "quit", "exit")


class Left(Exception):  # noqa: N818  # not an error
    """The person has left the table."""


def chosen_game(console: Console, words: Words) -> str:
    question = words("choose-game", games=", ".join(GAMES))
    return asked(console, words, question, {game: game for game in GAMES}, GAMES)


def chosen_players(console: Console, words: Words, game: str) -> int:
    counts = [str(count) for count in GAMES[game].player_counts]
    question = words("choose-players", counts=", ".join(counts))
    return int(asked(console, words, question, {count: count for count in counts}, counts))


def chosen_level(console: Console, words: Words) -> str:
    """A level by its number, its name in the person's language or the bot's; of itself, the first."""
    names = [level_name(words, level) for level in LEVELS]
    grid = Grid.grid(padding=(0, 2))
    answers = {"": LEVELS[0]}
    for number, (level, name) in enumerate(zip(LEVELS, names, strict=True), 1):
        grid.add_row(f"{number:4}", name, words(f"level-about-{level}"))
        answers |= {str(number): level, level: level, unaccented(name): level}
    console.print(words("choose-level"))
    console.print(grid)
    return asked(console, words, words("prompt-level", level=names[0]), answers, names)


def level_name(words: Words, bot: str) -> str:
    """What people call a bot; those for study have no other name than their own."""
    return words(f"level-{bot}") if bot in LEVELS else bot


def asked(
    console: Console, words: Words, question: str, answers: Mapping[str, str], offered: Iterable[str]
) -> str:
    """What one of the answers means; asks until it is one."""
    while True:
        answer = unaccented(console.input(f"{question} > ").strip())
        if answer in LEAVE:
            raise Left
        if answer in answers:
            return answers[answer]
        console.print(words("no-such-choice", choices=", ".join(offered)), markup=False)


def unaccented(text: str) -> str:
    """In small letters without accents: `maitre` is as good as `Maître`."""
    signs = unicodedata.normalize("NFD", text.lower())
    return "".join(sign for sign in signs if not unicodedata.combining(sign))
