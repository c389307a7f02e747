"""What changed between views is what has to be put over the old ones to get the new ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

import randori
from randori.engine.rng import Rng
from randori.engine.view import View
from randori.engine.views import changes

GAMES = [("tatsu", 4), ("tatsu", 2), ("dojo", 4), ("memo", 3)]


def put_over(old: View, changed: Mapping[str, object]) -> dict[str, object]:
    table = changed["table"]
    assert isinstance(table, dict)
    return {**old, **changed, "table": {**old["table"], **table}}


@pytest.mark.parametrize(("name", "players"), GAMES)
def test_changes_lead_from_the_old_views_to_the_new_ones(name: str, players: int) -> None:
    rng = Rng(5)
    state = randori.new(name, players=players).start(3)
    eyes: Sequence[int | None] = [None, *range(players)]
    old = state.views(eyes)
    for _ in range(60):
        if state.over:
            break
        player = state.to_act[rng.below(len(state.to_act))]
        state.apply(player, state.position.random_action(player, rng))
        new = state.views(eyes)
        changed = changes([dict(view) for view in new], [dict(view["table"]) for view in old])
        assert [put_over(one, change) for one, change in zip(old, changed, strict=True)] == new
        for view, before, change in zip(new, old, changed, strict=True):
            assert "options" not in change
            table = change["table"]
            assert isinstance(table, dict)
            assert set(table) == {key for key, part in view["table"].items() if part != before["table"][key]}
        old = new


def test_who_has_seen_nothing_gets_all() -> None:
    views = [dict(view) for view in randori.new("tatsu", players=4).start(1).views([0, 1])]
    assert changes(views, [None, {**views[1]["table"]}])[0] == views[0]  # type: ignore[dict-item]
