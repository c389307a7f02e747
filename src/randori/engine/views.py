"""Views for several pairs of eyes at once, and what changed in them (compiled)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LASTING: Final = ("game", "players", "options", "player")
"""Of a view: what never changes."""


def seen(
    public: dict[str, object],
    players: Sequence[int | None],
    moves: dict[int | None, list[str]],
    tables: Sequence[object],
) -> list[dict[str, object]]:
    """The views of these players: what is public, their own moves, and the table in their eyes."""
    views: list[dict[str, object]] = []
    for player, table in zip(players, tables, strict=True):
        view = public.copy()
        view["player"] = player
        view["table"] = table
        if player in moves:
            view["moves"] = moves[player]
        views.append(view)
    return views


def changes(
    views: Sequence[dict[str, object]], before: Sequence[dict[str, object] | None]
) -> list[dict[str, object]]:
    """Views without what lies on the table as it did `before`, and without what never changes: most of a
    table stays as it is from one move to the next. Who has seen nothing gets all."""
    found: list[dict[str, object]] = []
    now: dict[str, object] = {}
    then: dict[str, object] = {}
    is_other: dict[str, bool] = {}
    for view, old in zip(views, before, strict=True):
        if old is None:
            found.append(view)
            continue
        changed = view.copy()
        for key in LASTING:
            del changed[key]
        table = view["table"]
        assert isinstance(table, dict)
        lay: dict[str, object] = {}
        for key, part in table.items():
            was = old.get(key)
            if was is part:
                continue
            # What is public is one object in all eyes, and compared once.
            if now.get(key) is not part or then.get(key) is not was:
                is_other[key] = was != part
            if is_other[key]:
                lay[key] = part
        now, then = table, old
        changed["table"] = lay
        found.append(changed)
    return found
