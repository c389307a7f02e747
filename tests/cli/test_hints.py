"""A hint at the person's question, and what is told while bots think."""

from __future__ import annotations

import io
import re

import pytest

import randori
from randori.bots.budget import Budget
from randori.bots.perspective import Perspective
from randori.cli import thinking
from randori.cli.console import Console
from randori.cli.terminal import PERSON, Terminal
from randori.cli.thinking import Thinking
from randori.engine.position import Position
from randori.engine.rng import Rng
from randori.engine.state import State
from randori.words import Words
from tests.cli.runner import run

FEW = Budget(simulations=12)
TABLES = [("tatsu", 3), ("dojo", 4), ("memo", 3)]
LINE = re.compile(r"^ *(\d+)  (.*?) +(\d+) %$", re.MULTILINE)


def table(state: State, language: str = "en", budget: Budget = FEW) -> tuple[Terminal, io.StringIO]:
    """A person's terminal, and what is printed there."""
    paper = io.StringIO()
    others = ("adept",) * (state.game.players - 1)
    console = Console(file=paper, highlight=False, width=100)
    return Terminal(console, Words(language), state, others, budget), paper


def persons_decision(game: str, players: int, *, choices: bool = True) -> State:
    """A game where the person has a choice, or has none while others may act too."""
    state = randori.new(game, players=players).start(seed=5)
    for _ in range(200):
        moves = state.moves(PERSON) if PERSON in state.to_act else []
        if len(moves) > 1 if choices else len(moves) == 1 < len(state.to_act):
            return state
        player = state.to_act[-1]
        state.play(player, state.moves(player)[0])
    raise AssertionError("no such decision")


@pytest.mark.parametrize(("game", "players"), TABLES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_hint_tells_up_to_three_legal_moves_with_their_chances(
    game: str, players: int, language: str
) -> None:
    state = persons_decision(game, players)
    terminal, paper = table(state, language)
    terminal.hint()
    view = state.view(PERSON)
    told = LINE.findall(paper.getvalue())
    assert 1 <= len(told) <= 3
    assert "12 simulations" in paper.getvalue()
    for number, words, chance in told:
        assert terminal.table.choice(view, view["moves"][int(number) - 1]) == words
        assert 0 <= int(chance) <= 100


@pytest.mark.parametrize("game", ["tatsu", "dojo", "memo"])
def test_a_move_that_was_never_tried_is_not_advised(game: str) -> None:
    terminal, paper = table(persons_decision(game, 3), budget=Budget(simulations=1))
    terminal.hint()
    assert len(LINE.findall(paper.getvalue())) == 1
    assert "one simulation" in paper.getvalue()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_hint_changes_neither_the_game_nor_the_bots(game: str, players: int) -> None:
    state = persons_decision(game, players)
    terminal, _ = table(state)

    def everything() -> list[object]:
        views = [state.view(player) for player in range(players)]
        return [state.record(), views, [bot.rng.state for bot in terminal.bots.values()], terminal.pace.state]

    before = everything()
    terminal.hint()
    terminal.hint()
    assert everything() == before


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_adviser_gets_the_persons_eyes(game: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    players_seen_through = []
    imagined = Perspective.imagined

    def watched(perspective: Perspective, rng: Rng) -> Position:
        players_seen_through.append(perspective.player)
        return imagined(perspective, rng)

    monkeypatch.setattr(Perspective, "imagined", watched)
    table(persons_decision(game, players))[0].hint()
    assert players_seen_through == [PERSON]


def test_where_there_is_only_one_move_a_hint_says_so() -> None:
    terminal, paper = table(persons_decision("dojo", 3, choices=False))
    terminal.hint()
    assert paper.getvalue() == "Only one move is left: row 0, column 0.\n"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", ["h", "H", "hint", "i", "indice"])
def test_every_key_for_a_hint_works_in_both_languages(key: str, language: str) -> None:
    command = ("play", "memo", "-n", "2", "--bots", "random", "--budget", "10", "-l", language)
    ran = run(*command, stdin=f"{key}\nq\n")
    assert ran.code == 0
    assert len(LINE.findall(ran.out)) == 3


@pytest.mark.parametrize(
    ("language", "line", "page"),
    [
        ("en", "h gives a hint", "h            a hint"),
        ("fr", "i donne un indice", "i            un indice"),
    ],
)
def test_the_help_tells_of_the_hint(language: str, line: str, page: str) -> None:
    out = run("play", "tatsu", "-n", "2", "--bots", "random", "-l", language, stdin="?\nq\n").out
    assert line in out
    assert page in out


@pytest.mark.parametrize(("patience", "is_told"), [(0.001, True), (60.0, False)])
@pytest.mark.parametrize("terminal", [True, False])
def test_thinking_is_told_on_a_terminal_where_it_takes_long(
    patience: float, is_told: bool, terminal: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", patience)
    paper = io.StringIO()
    console = Console(file=paper, force_terminal=terminal, _environ={"TERM": "xterm"})
    state = persons_decision("memo", 2)
    bot = randori.bots.bot_named("master", 1, "memo", Budget(seconds=0.01))
    Thinking(console).of(bot, Perspective(state, PERSON), "Thinking")
    assert ("Thinking" in paper.getvalue()) == (is_told and terminal)


def test_with_a_budget_of_simulations_thinking_is_told_once_it_took_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.0)
    paper = io.StringIO()
    mind = Thinking(Console(file=paper, force_terminal=True, _environ={"TERM": "xterm"}))
    bot = randori.bots.bot_named("master", 1, "memo", FEW)
    perspective = Perspective(persons_decision("memo", 2), PERSON)
    mind.of(bot, perspective, "Thinking")
    assert "Thinking" not in paper.getvalue()
    mind.of(bot, perspective, "Thinking")
    assert "Thinking" in paper.getvalue()
