"""`randori.bots` is the one module to import from: it has all, explained, and printable."""

from __future__ import annotations

import inspect

import pytest

import randori
from randori import bots
from randori.bots import BOTS, Budget, Perspective, bot_named
from tests.engine.test_manners import silent


@pytest.mark.parametrize("name", [name for name in bots.__all__ if inspect.isroutine(getattr(bots, name))])
def test_every_function_says_what_it_does(name: str) -> None:
    assert inspect.getdoc(getattr(bots, name))


KINDS = [getattr(bots, name) for name in bots.__all__ if isinstance(getattr(bots, name), type)]


@pytest.mark.parametrize("kind", [*KINDS, *BOTS.values()], ids=lambda kind: kind.__name__)
def test_every_class_and_method_says_what_it_is(kind: type) -> None:
    assert inspect.getdoc(kind)
    if kind not in BOTS.values():
        assert list(silent(kind)) == []


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_can_be_printed(name: str) -> None:
    bot = bot_named(name, 1, "memo", Budget(simulations=5))
    assert repr(bot) == f"<{type(bot).__name__} '{name}' with a budget of 5>"


def test_eyes_can_be_printed_and_tell_no_card() -> None:
    state = randori.new("tatsu", players=4).start(seed=1)
    assert repr(Perspective(state, 2)) == "<Perspective of player 2 on randori.new('tatsu', players=4)>"


def test_an_explanation_may_be_a_move_alone() -> None:
    why = bots.Explanation("pass")
    assert (why.measure, why.considered, why.simulations) == ("none", (), 0)
