"""What everything public has in common: it can be printed, it is explained, it answers strangers alike."""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from pathlib import Path

import pytest

import randori
from randori import IllegalMove, State
from tests.conformance.modes import Mode, every_mode

SOURCES = Path(__file__).parents[2] / "src"
STRANGERS = [4, 99, -2, 10**30, True, "0", 0.0, None]
QUESTIONS: dict[str, Callable[[State, int], object]] = {
    "view": lambda state, player: state.view(player),
    "views": lambda state, player: state.views([0, player]),
    "moves": lambda state, player: state.moves(player),
    "legal_actions": lambda state, player: state.legal_actions(player),
    "play": lambda state, player: state.play(player, "ask:1"),
    "apply": lambda state, player: state.apply(player, 3),
    "told": lambda state, player: state.public_move(player, "ask:1"),
    "redeal": lambda state, player: state.redeal(player, randori.Rng(1)),
}
SPECTATED = ("view", "views", "redeal")


@pytest.mark.clause("MOVE-TURN")
@pytest.mark.parametrize("player", STRANGERS, ids=repr)
@pytest.mark.parametrize("question", QUESTIONS)
def test_a_player_that_does_not_exist_gets_one_answer_everywhere(question: str, player: int) -> None:
    if player is None and question in SPECTATED:
        return
    state = randori.new("tatsu", players=4).start(seed=1)
    with pytest.raises(IllegalMove) as refused:
        QUESTIONS[question](state, player)
    assert refused.value.clause == "MOVE-TURN"
    assert refused.value.message.startswith("there is no player ")
    assert refused.value.message.endswith("; players are 0 to 3")


# --- equality


@every_mode
def test_states_are_equal_where_the_same_has_happened_in_the_same_game(mode: Mode) -> None:
    state = mode.new().start(seed=5)
    assert state == mode.new().start(seed=5) == state.copy() == deepcopy(state)
    other = state.copy()
    other.apply(other.to_act[0], other.legal_actions(other.to_act[0])[0])
    assert state != other
    assert randori.replay(state.record()) == state


def test_states_of_games_with_other_options_are_not_equal() -> None:
    states = [
        randori.new("tatsu", players=4).start(),
        randori.new("tatsu", players=4, target=200).start(),
        randori.new("tatsu", players=2).start(),
        randori.new("dojo", players=4).start(),
    ]
    assert all((one == other) == (one is other) for one in states for other in states)
    assert states[0] == randori.new("tatsu", players=4, target=500).start()
    assert states[0] != "a state"


def test_an_imagined_game_without_a_story_is_like_no_other() -> None:
    state = randori.new("memo", players=4).start(seed=1)
    state.playout(randori.Rng(1))
    for _ in range(2):
        state.is_told = False
        assert state == state
        assert state != state.copy()


def test_a_state_has_no_hash_for_it_changes() -> None:
    with pytest.raises(TypeError):
        hash(randori.new("tatsu", players=4).start())


# --- repr


def test_a_game_is_written_as_it_is_made() -> None:
    game = randori.new("tatsu", players=4, target=200)
    assert repr(game) == "randori.new('tatsu', players=4, target=200)"
    assert eval(repr(game)).start() == game.start()


def test_a_state_tells_where_it_stands() -> None:
    state = randori.new("tatsu", players=4, rounds=1, tie="share").start()
    assert repr(state) == (
        "<State of randori.new('tatsu', players=4, rounds=1, tie='share') after 0 moves: chance to move>"
    )
    state.playout(randori.Rng(1))
    assert "after " in repr(state)
    assert "over, won by " in repr(state)


@every_mode
def test_what_is_printed_is_one_line_and_tells_no_card(mode: Mode) -> None:
    state = mode.new().start(seed=1)
    for text in (repr(state), repr(state.position), repr(state.game)):
        assert "\n" not in text
        assert "object at 0x" not in text
        assert len(text) < 250
    other = mode.new().start(seed=2)
    other.history = state.history  # the same story, other cards
    assert repr(other).partition(" after ")[0] == repr(state).partition(" after ")[0]


def test_errors_and_generators_can_be_read() -> None:
    assert repr(IllegalMove("MOVE-TURN", "not now")) == "IllegalMove('MOVE-TURN', 'not now')"
    assert repr(randori.OptionError("no such game")) == "OptionError('no such game')"
    assert repr(randori.Rng(1)).startswith("<Rng in state ")
    assert repr(randori.Rng(1)) == repr(randori.Rng(1).copy())


# --- docstrings


@pytest.mark.parametrize("name", [name for name in randori.__all__ if name != "CHANCE"])
def test_everything_public_says_what_it_is(name: str) -> None:
    one = getattr(randori, name)
    assert list(silent(one)) == [] if isinstance(one, type) else inspect.getdoc(one)


def silent(kind: type) -> Iterator[str]:
    """A class and its public methods, as far as they have no docstring. Compiled ones have lost theirs: the
    source still has it."""
    source = SOURCES.joinpath(*kind.__module__.split(".")).with_suffix(".py")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    (found,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == kind.__name__)
    parts: list[ast.ClassDef | ast.FunctionDef] = [found]
    parts += [node for node in found.body if isinstance(node, ast.FunctionDef)]
    for node in parts:
        if not node.name.startswith("_") and not ast.get_docstring(node):
            yield node.name


# --- the function and the package of one name


def test_games_is_a_function_and_a_package() -> None:
    import randori.games.dojo.view as view
    from randori.games.dojo.view import PHASES

    assert view.PHASES is PHASES
    assert set(randori.games()) >= {"dojo", "memo", "tatsu"}


def test_every_module_can_be_imported_by_its_full_name() -> None:
    package = importlib.import_module("randori.games")
    for module in pkgutil.walk_packages(package.__path__, "randori.games."):
        program = f"import {module.name} as it; assert it.__name__ == {module.name!r}"
        exec(program)  # nothing else imports it in the way people write it


def test_the_package_may_come_first() -> None:
    program = "import randori.games.dojo.view as view, randori; assert randori.games()['dojo']; view.Table"
    subprocess.run([sys.executable, "-c", program], check=True)
