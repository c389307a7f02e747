"""Views made together are the views made one by one, and nobody can reach the game through one."""

from __future__ import annotations

import pytest

import randori
from randori import IllegalMove
from randori.engine.game import Game
from randori.engine.view import View
from tests.conformance.modes import Mode, every_mode
from tests.conformance.walks import everything, eyes, milestones, walk

INSTANTS = 8


@every_mode
def test_views_made_together_are_the_views_made_one_by_one(mode: Mode) -> None:
    for state in walk(mode.new(), 31):
        together = state.views(eyes(state))
        alone = [state.view(player) for player in eyes(state)]
        assert together == alone
        assert [list(view["table"]) for view in together] == [list(view["table"]) for view in alone]


@every_mode
def test_any_eyes_may_look_together_in_any_order(mode: Mode) -> None:
    for state in milestones(mode.new(), 32, INSTANTS):
        for together in ([], [None], [1, 0], [0, 0, None, 0]):
            assert state.views(together) == [state.view(player) for player in together]


@every_mode
def test_who_changes_a_view_changes_nothing_else(mode: Mode) -> None:
    for state in milestones(mode.new(), 33, INSTANTS):
        before, imagined = everything(state), state.redeal(0, randori.Rng(1))
        for player in eyes(state):
            spoil(state.view(player))
        assert everything(state) == before
        assert imagined.view(0) == state.view(0)


def spoil(value: object) -> None:
    """Changes all that can be changed."""
    parts = list(value.values() if isinstance(value, dict) else value if isinstance(value, list) else [])
    for part in parts:
        spoil(part)
    if isinstance(value, dict):
        value.clear()
        value["spoilt"] = True
    elif isinstance(value, list):
        value[:] = ["spoilt"]


@every_mode
def test_views_that_were_handed_out_stay_what_they_were(mode: Mode) -> None:
    """They share their parts with views to come, but the game goes on without them."""
    handed_out = [
        (state.views(eyes(state)), [state.view(player) for player in eyes(state)])
        for state in milestones(mode.new(), 34, INSTANTS)
    ]
    assert all(shared == alone for shared, alone in handed_out)


@every_mode
def test_what_is_public_is_one_object_in_views_made_together(mode: Mode) -> None:
    """Public is what never differs between two pairs of eyes. A game may also make its tables one by one."""
    game = mode.new()
    if type(game).tables is Game.tables:
        pytest.skip(f"{game.title} makes its tables one by one")
    together = [[parts(view) for view in state.views(eyes(state))] for state in walk(game, 36)]
    for name in together[0][0]:
        if all(view[name] == views[0][name] for views in together for view in views):
            assert all(view[name] is views[0][name] for views in together for view in views), name


def parts(view: View) -> dict[str, object]:
    """What a view and its table hold, but for numbers and words."""
    found = {**view["table"], **view}
    return {name: value if isinstance(value, (dict, list)) else None for name, value in found.items()}


@every_mode
def test_nobody_looks_along_who_does_not_play(mode: Mode) -> None:
    state = mode.new().start(seed=35)
    for stranger in (-1, mode.players):
        with pytest.raises(IllegalMove):
            state.views([0, stranger])
