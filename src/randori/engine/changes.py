"""What changed between two views (compiled)."""

from __future__ import annotations

LASTING = frozenset(("game", "players", "options", "player"))
"""Of a view: what never changes."""


def changes(view: dict[str, object], before: dict[str, object] | None) -> dict[str, object]:
    """A view without what lies on the table as it did `before`, and without what never changes: most of a
    table stays as it is from one move to the next. Who has seen nothing gets all."""
    if before is None:
        return view
    changed: dict[str, object] = {}
    for key, part in view.items():
        if key not in LASTING:
            changed[key] = part
    table = view["table"]
    assert isinstance(table, dict)
    lay: dict[str, object] = {}
    for key, part in table.items():
        old = before.get(key)
        if old is not part and old != part:
            lay[key] = part
    changed["table"] = lay
    return changed
