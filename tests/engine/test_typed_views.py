"""`randori.views`: the types of the views are true, and on a page; a view of another game is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from tools.views import PAGE, page

import randori
from randori import ViewError, views
from randori.engine.view import View
from randori.views import GameView, dojo_view, memo_view, tatsu_view

VIEWS: dict[str, Callable[[Mapping[str, object]], Any]] = {
    "dojo": dojo_view,
    "memo": memo_view,
    "tatsu": tatsu_view,
}


@pytest.mark.parametrize("game", VIEWS)
def test_a_view_is_handed_back_as_it_is(game: str) -> None:
    view = randori.new(game, players=4).start(seed=1).view(0)
    assert VIEWS[game](view) is view


@pytest.mark.parametrize("game", VIEWS)
@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (None, "a view is an object, not null"),
        ([], "a view is an object, not []"),
        ({}, "this is no view of a game: it has no 'game'"),
    ],
)
def test_what_is_no_view_gets_one_sentence(game: str, wrong: Any, words: str) -> None:
    with pytest.raises(ViewError) as refused:
        VIEWS[game](wrong)
    assert str(refused.value) == words


def test_a_view_of_another_game_gets_one_sentence() -> None:
    view = randori.new("dojo", players=4).start(seed=1).view(0)
    with pytest.raises(ViewError) as refused:
        tatsu_view(view)
    assert str(refused.value) == "this is a view of 'dojo', not of 'tatsu'"
    with pytest.raises(ViewError) as refused:
        dojo_view({**view, "table": None})
    assert str(refused.value) == "the table of a view is an object, not null"


def test_a_typed_view_has_the_fields_of_a_view() -> None:
    assert list(GameView.__annotations__) == list(View.__annotations__)


def test_everything_in_the_module_says_what_it_is() -> None:
    for name in views.__all__:
        if not name.endswith("View"):  # which are GameViews
            assert getattr(views, name).__doc__, name
    assert GameView.__doc__


def test_the_page_of_fields_is_the_codes() -> None:
    assert Path(PAGE).read_text(encoding="utf-8") == page(), "write it anew with python -m tools.views"
