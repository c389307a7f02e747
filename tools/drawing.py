"""Boxes, arrows and arcs as SVG: text that git can compare, and that reads in light and dark."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape

WIDTH = 760
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #222; }
  .title { font-weight: 600; font-family: ui-monospace, monospace; }
  .act { font-weight: 600; font-size: 15px; fill: #b8420f; }
  .small { font-size: 12px; fill: #555; }
  .steps { font: 12px ui-monospace, monospace; fill: #444; }
  .paper { fill: #fff; }
  .box { fill: #fbf3ec; stroke: #c9a58c; }
  .line { fill: none; stroke: #b8420f; stroke-opacity: .65; stroke-width: 1.6; }
  .wrong { fill: none; stroke: #c00; stroke-dasharray: 4 3; }
"""
ARROW = (
    '<marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" '
    'markerUnits="userSpaceOnUse" orient="auto">'
    '<path d="M0 0 L8 4 L0 8 z" fill="#b8420f"/></marker>'
)


@dataclass
class Box:
    """A file on a way: what it says of itself, and what is called in it, one after the other."""

    title: str
    told: str
    steps: list[str]
    act: str | None = None


def text(x: float, y: float, words: str, kind: str, anchor: str = "start") -> str:
    return f'<text x="{x:g}" y="{y:g}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def rectangle(x: float, y: float, width: float, height: float, kind: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="8" class="{kind}"/>'


def picture(title: str, height: float, parts: Iterable[str]) -> str:
    size = f'viewBox="0 0 {WIDTH} {height:g}" width="{WIDTH}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    lines = [head, f"<title>{escape(title)}</title>", f"<style>{STYLE}</style>", f"<defs>{ARROW}</defs>"]
    paper = f'<rect width="{WIDTH}" height="{height:g}" class="paper"/>'
    return "\n".join([*lines, paper, *parts, "</svg>", ""])


def column(title: str, boxes: Sequence[Box]) -> str:
    """Boxes from top to bottom, an arrow from each to the next."""
    parts: list[str] = []
    y = 14.0
    for number, box in enumerate(boxes):
        if number:
            parts.append(f'<path d="M{WIDTH / 2:g} {y:g} v18" class="line" marker-end="url(#arrow)"/>')
            y += 20
        if box.act is not None:
            parts.append(text(20, y + 16, box.act, "act"))
            y += 28
        told = textwrap.wrap(box.told, 104)
        height = 48 + 17 * len(told)
        parts += [rectangle(20, y, WIDTH - 40, height, "box"), text(34, y + 21, box.title, "title")]
        parts += [text(34, y + 39 + 17 * line, words, "small") for line, words in enumerate(told)]
        parts.append(text(34, y + 38 + 17 * len(told), " → ".join(box.steps), "steps"))
        y += height
    return picture(title, y + 14, parts)


def arcs(title: str, rows: Sequence[tuple[str, str]], lines: Sequence[tuple[int, int]]) -> str:
    """Rows with a name and a sentence; an arc for every line from one to another. What would go up stands on
    the left, and looks wrong."""
    left, width, step = 30, 420, 62
    parts: list[str] = []
    for number, (name, told) in enumerate(rows):
        y = 14 + step * number
        parts += [rectangle(left, y, width, step - 12, "box"), text(left + 12, y + 19, name, "title")]
        parts.append(text(left + 12, y + 38, textwrap.shorten(told, 62, placeholder=" …"), "small"))
    parts += [arc(start, end, left, width, step) for start, end in lines]
    return picture(title, 14 + step * len(rows), parts)


def arc(start: int, end: int, left: float, width: float, step: float) -> str:
    """Leaves its row in the lower half and comes in at the upper: those of a row do not lie on each other."""
    is_down = start < end
    x = left + width if is_down else left
    y1 = 14 + step * start + step / 2 + min(1.8 * (end - start), 18)
    y2 = 14 + step * end + step / 2 - min(3 * (end - start), 24)
    reach = (34 + 30 * abs(end - start)) * (1 if is_down else -0.3)
    path = f"M{x:g} {y1:g} C{x + reach:g} {y1:g} {x + reach:g} {y2:g} {x:g} {y2:g}"
    return f'<path d="{path}" class="{"line" if is_down else "wrong"}" marker-end="url(#arrow)"/>'
