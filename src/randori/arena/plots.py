"""Small plots as inline SVG: bars, histograms, lines, trails. They bring no colours: the page's style does.

All are drawn 360 units wide, so that their letters can be read on the narrowest screen.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape

from randori.arena.figures import Bin, next_round
from randori.arena.summary import Estimate

WIDTH, HEIGHT = 360, 220
LEFT, RIGHT, TOP, BOTTOM = 58, 8, 12, 40
INNER_WIDTH = WIDTH - LEFT - RIGHT
INNER_HEIGHT = HEIGHT - TOP - BOTTOM
MOST_LABELS = 8

STYLE = """
svg.plot { display: block; width: 100%; max-width: 34rem; height: auto; font: 12px system-ui, sans-serif; }
svg.plot text { fill: var(--text); }
svg.plot .bar { fill: var(--plot); }
svg.plot .line { fill: none; stroke: var(--plot); stroke-width: 2; }
svg.plot .dot { fill: var(--plot); }
svg.plot .whisker { stroke: var(--text); stroke-width: 1.5; }
svg.plot .grid { stroke: var(--faint); stroke-width: 1; }
svg.plot .even { stroke: var(--text); stroke-width: 1; stroke-dasharray: 4 3; }
svg.plot .band { fill: var(--band); }
"""

Writer = Callable[[float], str]


@dataclass(frozen=True)
class Axes:
    """What stands beside a plot: what is told to those who cannot see it, the axes' names, the numbers."""

    title: str
    across: str
    upward: str
    write: Writer


def plain(value: float) -> str:
    return f"{value:g}"


def percent(value: float) -> str:
    return f"{100 * value:g} %"


@dataclass(frozen=True)
class Scale:
    """From values to heights; the ground is zero, or lower where values are below it."""

    ticks: list[float]

    @staticmethod
    def up_to(largest: float, smallest: float = 0) -> Scale:
        """With a few round ticks, the last at or above the largest value."""
        span = largest - smallest
        step = 10.0 ** math.floor(math.log10(span / 5)) if span > 0 else 0.2
        while step * 5 < span * (1 - 1e-9):
            step = next_round(step)
        above = math.ceil(largest / step - 1e-9) if span > 0 else 5
        below = math.ceil(-smallest / step - 1e-9)
        return Scale([round(step * number, 10) for number in range(-below, max(above, 1 - below) + 1)])

    def y(self, value: float) -> float:
        """Nothing lies below the ground."""
        ground, top = self.ticks[0], self.ticks[-1]
        return TOP + INNER_HEIGHT * (1 - (max(ground, value) - ground) / (top - ground))


def bars(
    named: Sequence[tuple[str, Estimate]], axes: Axes, even: float | Sequence[float] | None = None
) -> str:
    """A bar for each, with a whisker where there is an interval, and a dashed line at an even share: one for
    all, or one for each."""
    evens = [even] * len(named) if even is None or isinstance(even, (int, float)) else even
    scale = Scale.up_to(
        max([top_of(each) for _, each in named] + [each or 0 for each in evens]),
        min(bottom_of(each) for _, each in named),
    )
    drawn = []
    for index, (_, each) in enumerate(named):
        left, width = slot(index, len(named))
        drawn.append(bar(left + 0.15 * width, 0.7 * width, each.value or 0, scale))
        drawn.append(whisker(left + width / 2, each, scale))
    drawn += [dashes(index, evens, scale) for index in range(len(named))]
    return framed(axes, scale, [name for name, _ in named], drawn)


def histogram(bins: Sequence[Bin], axes: Axes) -> str:
    """Bars that touch. Under each stands where it begins, or in its middle the one number it is for."""
    scale = Scale.up_to(max([each.count for each in bins], default=0))
    drawn = []
    for index, each in enumerate(bins):
        left, width = slot(index, len(bins))
        drawn.append(bar(left + 0.5, width - 1, each.count, scale))
    at = 0.5 if bins and bins[0].high - bins[0].low == 1 else 0
    return framed(axes, scale, [plain(each.low) for each in bins], drawn, at)


def line(named: Sequence[tuple[str, Estimate]], axes: Axes, band: tuple[float, float] | None = None) -> str:
    """Points with whiskers, joined; a band in the ground shows what is aimed at."""
    scale = Scale.up_to(max([top_of(each) for _, each in named] + [band[1] if band else 0]))
    drawn = [shade(band, scale)] if band else []
    points = [
        (middle(index, len(named)), scale.y(each.value))
        for index, (_, each) in enumerate(named)
        if each.value is not None
    ]
    joined = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    drawn.append(f'<polyline class="line" points="{joined}"/>')
    drawn += [f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="3.5"/>' for x, y in points]
    drawn += [whisker(middle(index, len(named)), each, scale) for index, (_, each) in enumerate(named)]
    return framed(axes, scale, [name for name, _ in named], drawn)


def trail(named: Sequence[tuple[str, Estimate]], axes: Axes, even: float) -> str:
    """A value as it settles: a line in the band of its intervals, and a dashed line at an even share."""
    scale = Scale.up_to(max([top_of(each) for _, each in named] + [even]))
    xs = [middle(index, len(named)) for index in range(len(named))]
    upper = [f"{x:.1f},{scale.y(top_of(each)):.1f}" for x, (_, each) in zip(xs, named, strict=True)]
    lower = [f"{x:.1f},{scale.y(each.low or 0):.1f}" for x, (_, each) in zip(xs, named, strict=True)]
    points = [f"{x:.1f},{scale.y(each.value or 0):.1f}" for x, (_, each) in zip(xs, named, strict=True)]
    drawn = [
        f'<polygon class="band" points="{" ".join(upper + lower[::-1])}"/>',
        f'<polyline class="line" points="{" ".join(points)}"/>',
        f'<line class="even" {across_at(scale.y(even))}/>',
    ]
    return framed(axes, scale, [name for name, _ in named], drawn)


def top_of(each: Estimate) -> float:
    """The highest point it needs."""
    return max(each.value or 0, each.high or 0)


def bottom_of(each: Estimate) -> float:
    """The lowest point it needs; whiskers of values above zero end there."""
    value = each.value or 0
    return min(value, value if each.low is None else each.low) if value < 0 else 0


def slot(index: int, count: int) -> tuple[float, float]:
    """Where one of so many columns begins, and how wide it is."""
    width = INNER_WIDTH / count
    return LEFT + index * width, width


def middle(index: int, count: int) -> float:
    left, width = slot(index, count)
    return left + width / 2


def bar(left: float, width: float, value: float, scale: Scale) -> str:
    top = scale.y(max(0.0, value))
    height = scale.y(min(0.0, value)) - top
    return f'<rect class="bar" x="{left:.1f}" y="{top:.1f}" width="{width:.1f}" height="{height:.1f}"/>'


def whisker(x: float, each: Estimate, scale: Scale) -> str:
    """An upright line over the interval with a stroke at both ends; nothing where there is none."""
    if each.low is None or each.high is None:
        return ""
    low, high = scale.y(each.low), scale.y(each.high)
    ends = "".join(f"M{x - 4:.1f} {y:.1f}h8" for y in (low, high))
    return f'<path class="whisker" d="M{x:.1f} {low:.1f}V{high:.1f}{ends}"/>'


def shade(band: tuple[float, float], scale: Scale) -> str:
    top = scale.y(band[1])
    height = scale.y(band[0]) - top
    return f'<rect class="band" x="{LEFT}" y="{top:.1f}" width="{INNER_WIDTH}" height="{height:.1f}"/>'


def dashes(index: int, evens: Sequence[float | None], scale: Scale) -> str:
    """The even share, as far as a column goes; where its neighbours have the same the dashes meet."""
    even = evens[index]
    if even is None:
        return ""
    left, width = slot(index, len(evens))
    y = scale.y(even)
    return f'<line class="even" x1="{left:.1f}" x2="{left + width:.1f}" y1="{y:.1f}" y2="{y:.1f}"/>'


def across_at(y: float) -> str:
    return f'x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"'


def framed(axes: Axes, scale: Scale, names: Sequence[str], drawn: Sequence[str], at: float = 0.5) -> str:
    """The plot with its axes; the drawing lies over the grid, names stand that far along their columns."""
    return "".join(
        [
            f'<svg class="plot" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(axes.title)}">',
            *[tick(value, scale, axes.write) for value in scale.ticks],
            *drawn,
            *labels(names, at),
            f'<text x="{LEFT + INNER_WIDTH / 2:.1f}" y="{HEIGHT - 6}" text-anchor="middle">',
            f"{escape(axes.across)}</text>",
            f'<text x="10" y="{TOP + INNER_HEIGHT / 2:.1f}" text-anchor="middle" ',
            f'transform="rotate(-90 10 {TOP + INNER_HEIGHT / 2:.1f})">{escape(axes.upward)}</text>',
            "</svg>",
        ]
    )


def tick(value: float, scale: Scale, write: Writer) -> str:
    y = scale.y(value)
    text = f'<text x="{LEFT - 5}" y="{y + 4:.1f}" text-anchor="end">{escape(write(value))}</text>'
    return f'<line class="grid" {across_at(y)}/>{text}'


def labels(names: Sequence[str], at: float) -> list[str]:
    """The names under the columns; of many only some, so that they do not run into each other."""
    every = math.ceil(len(names) / MOST_LABELS) or 1
    return [
        label(name, *slot(index, len(names)), at) for index, name in enumerate(names) if index % every == 0
    ]


def label(name: str, left: float, width: float, at: float) -> str:
    x, y = left + at * width, HEIGHT - BOTTOM + 15
    return f'<text x="{x:.1f}" y="{y}" text-anchor="middle">{escape(name)}</text>'
