"""Bots of one's own on the command line: in the current folder, in workers too, and what goes wrong."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from randori.arena import compete
from randori.bots import Bot, Budget, Explanation, Perspective
from randori.bots.plugins import BotError
from randori.engine.errors import OptionError
from tests.bots.strangers import install, write_modules
from tests.cli.runner import refused, run

SHORT = ("--games", "2", "--seed", "1", "-o", "rounds=1")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with modules of bots; the path is as it was afterwards."""
    write_modules(tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    yield tmp_path
    sys.modules.pop("strange", None)


def test_a_bot_of_the_current_folder_plays_in_the_arena_and_its_workers() -> None:
    ran = run(
        "arena", "tatsu", "-n", "2", "--bots", "strange:First,random", *SHORT, "--workers", "2", "--json"
    )
    assert ran.code == 0, ran.err
    by_bot = ran.json["by_bot"]
    assert isinstance(by_bot, list)
    assert [each["bot"] for each in by_bot] == ["strange:First", "random"]


def test_an_installed_bot_plays_in_the_arena_and_its_workers(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(folder, "strange-bots", first="strange:First", master="strange:First")
    monkeypatch.syspath_prepend(folder)
    ran = run("arena", "tatsu", "-n", "2", "--bots", "first,random", *SHORT, "--workers", "1", "--json")
    assert ran.code == 0, ran.err
    assert "randori: the bot 'master' of strange-bots is left out: Randori has one of that name\n" in ran.err


def test_a_bot_of_the_current_folder_plays_in_a_simulation() -> None:
    ran = run("simulate", "tatsu", "-n", "2", "--bots", "strange:First,random", *SHORT, "--json")
    assert (ran.code, ran.json["games"]) == (0, 2)


@pytest.mark.parametrize("command", ["arena", "simulate"])
@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("strange:Lazy", "has no method think"),
        ("nowhere:First", "there is no module 'nowhere'"),
        (
            "strange:Failing",
            "the bot 'strange:Failing' failed as player 0: ZeroDivisionError: division by zero",
        ),
        (
            "strange:Cheat",
            "the bot 'strange:Cheat' made a move that is refused: Tatsu has no move 'play:YP9'",
        ),
        (
            "strange:Silent",
            "the bot 'strange:Silent' made a move that is refused: a move is a string, not null",
        ),
    ],
)
def test_a_bad_bot_gets_one_sentence(command: str, bot: str, words: str) -> None:
    workers = ("--workers", "1") if command == "arena" else ()
    assert words in refused(command, "tatsu", "-n", "2", "--bots", bot, *SHORT, "--json", *workers)


def test_at_the_terminal_any_move_is_made_in_the_place_of_a_bot_that_fails() -> None:
    answers = "1\n" * 200
    ran = run("play", "tatsu", "-n", "2", "--bots", "strange:Cheat", "-o", "rounds=1", stdin=answers)
    assert "Cheat 1 has failed, and any move is made in its place: IllegalMove." in " ".join(ran.out.split())
    assert "win" in ran.out


class Last(Bot):
    """Plays the last move."""

    def think(self, perspective: Perspective) -> Explanation:
        return Explanation(perspective.moves()[-1])


class Broken(Bot):
    """Has nothing to say."""

    def think(self, perspective: Perspective) -> Explanation:
        raise LookupError("nothing")


def test_a_class_competes_in_ones_own_program() -> None:
    standings = compete("tatsu", 2, [Last, "random"], games=3, seed=1, rounds=1)
    assert [(each.bot, each.games) for each in standings.bots()] == [("Last", 4), ("random", 4)]
    assert repr(standings) == "<Standings of Last, random at tatsu: 4 games in 2 deals>"


def test_what_cannot_compete_gets_a_sentence() -> None:
    with pytest.raises(OptionError, match="an arena needs bots and games"):
        compete("tatsu", 2, [], games=3)
    with pytest.raises(OptionError, match="3 bots are too many"):
        compete("tatsu", 2, [Last, "random", "adept"])
    with pytest.raises(BotError, match="the bot 'Broken' failed as player 0: LookupError: nothing"):
        compete("tatsu", 2, [Broken, "random"], games=1, budget=Budget(simulations=1))
