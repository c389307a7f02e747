"""A copy carries everything and shares nothing that changes: proven field by field, whatever there are."""

from __future__ import annotations

import inspect
import random
from typing import Any

import pytest

from randori import Rng, State
from randori.games.dojo.position import DojoPosition
from randori.games.memo.knowledge import Knowledge
from randori.games.memo.layout import Layout
from randori.games.memo.position import MemoPosition
from randori.games.tatsu.position import TatsuPosition
from tests.conformance.modes import Mode, every_mode
from tests.conformance.walks import milestones

REPLACED = {
    TatsuPosition: {"terms", "totals", "layout", "last_plays"},
    DojoPosition: {"terms", "deck", "trophies", "finals"},
    MemoPosition: {"terms", "last_layout"},
    Layout: set(),
    Knowledge: set(),
    Rng: set(),
}
"""What is never changed, only replaced: copies may share it."""

OF_TERMS = {"terms", "players", "seats"}
"""What a position has of its terms, which are the same in all copies."""

PLAIN = (bool, int, float, str)


def fields(one: object) -> list[str]:
    """The names of all that an object holds, in the compiled build as in the pure one."""
    own = vars(one) if hasattr(one, "__dict__") else {}
    native = [name for name, _ in inspect.getmembers(type(one), inspect.isgetsetdescriptor)]
    return [name for name in {*own, *native} if not name.startswith("__")]


def unlike(value: Any, one: object) -> Any:
    """Something of the same kind that is not the same; `one` is what it belongs to."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if type(value) in REPLACED:
        return altered(value)
    if len(value):
        return value[:0]
    if isinstance(value, list):
        return [1]
    alike = [getattr(one, name) for name in fields(one)]
    return next(other for other in alike if type(other) is type(value) and len(other))


def altered(one: Any) -> Any:
    """A copy of something, with a number in it changed."""
    twin = one.copy()
    name = next(name for name in sorted(fields(twin)) if isinstance(getattr(twin, name), int))
    setattr(twin, name, getattr(twin, name) + 1)
    return twin


def content(value: Any) -> object:
    """What there is to compare, down to the last number."""
    if isinstance(value, PLAIN) or value is None:
        return value
    if type(value) in REPLACED:
        return {name: content(getattr(value, name)) for name in fields(value) if name != "terms"}
    return [content(part) for part in value]


def copied(state: State) -> list[Any]:
    """All that a state copies when it is copied."""
    position = state.position
    parts = [position.layout, position.knowledge] if isinstance(position, MemoPosition) else []
    return [position, *parts, Rng(5)]


def of_a_walk(mode: Mode) -> list[Any]:
    return [one for state in milestones(mode.new(), 31, 6) for one in copied(state)]


@every_mode
def test_a_copy_has_the_same_in_every_field(mode: Mode) -> None:
    for one in of_a_walk(mode):
        assert len(fields(one)) > 0
        assert content(one.copy()) == content(one)


@every_mode
def test_a_copy_carries_whatever_a_field_may_hold(mode: Mode) -> None:
    """Every field in turn is given another value than a new object has: the copy must have that one."""
    for one in of_a_walk(mode):
        is_part = isinstance(one, (Layout, Knowledge))
        for name in set(fields(one)) - (set() if is_part else OF_TERMS):
            before = getattr(one, name)
            changed = one.copy()
            setattr(changed, name, unlike(before, one))
            assert content(getattr(changed, name)) != content(before), name
            assert content(getattr(changed.copy(), name)) == content(getattr(changed, name)), name


@every_mode
def test_a_copy_shares_nothing_that_changes(mode: Mode) -> None:
    for one in of_a_walk(mode):
        kept = REPLACED[type(one)]
        assert kept <= set(fields(one))
        twin = one.copy()
        for name in set(fields(one)) - kept:
            value = getattr(one, name)
            if not isinstance(value, PLAIN) and type(value) not in REPLACED:
                assert is_own(one, twin, name), name
            elif type(value) in REPLACED:
                assert getattr(twin, name) is not value, name


def is_own(one: Any, twin: Any, name: str) -> bool:
    """Whether a list of the twin can be changed and the other's stays as it is."""
    ours, theirs = getattr(one, name), getattr(twin, name)
    before = content(ours)
    for index in range(len(theirs)):
        part = theirs[index]
        if isinstance(part, int):
            theirs[index] = part + 1
        else:
            part.append(1)
    return content(getattr(one, name)) == before


@every_mode
def test_a_copy_of_a_state_has_all_its_fields_and_lives_its_own_life(mode: Mode) -> None:
    for state in milestones(mode.new(), 32, 4):
        state.extra = {"place": ["here"]}
        twin = state.copy()
        assert set(vars(twin)) == set(vars(state))
        assert twin.game is state.game
        assert (twin.history, twin.extra, twin.is_told) == (state.history, state.extra, state.is_told)
        assert content(twin.position) == content(state.position)
        before = content(state.position)
        history = state.history.copy()
        twin.extra["place"] = ["there"]
        twin.playout(random.Random(1))
        assert (content(state.position), state.history, state.extra) == (before, history, {"place": ["here"]})


@pytest.mark.parametrize("kind", REPLACED)
def test_a_class_that_copies_has_its_own_copy(kind: type) -> None:
    assert "copy" in vars(kind)
