"""Plots: valid SVG that says in words what it shows, with everything inside its frame."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from randori.arena import plots
from randori.arena.figures import Bin
from randori.arena.plots import Axes, Scale
from randori.arena.summary import Estimate

AXES = Axes("Wins <by> seat", "seat", "wins & shares", plots.percent)


def parts(svg: str, kind: str, name: str) -> list[ElementTree.Element]:
    return [each for each in ElementTree.fromstring(svg).iter(kind) if each.get("class") == name]


def texts(svg: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(svg).iter("text")]


def test_bars_are_as_high_as_their_values() -> None:
    svg = plots.bars([("0", Estimate(0.4, None, None)), ("1", Estimate(0.2, None, None))], AXES)
    heights = [float(each.attrib["height"]) for each in parts(svg, "rect", "bar")]
    assert heights[0] == pytest.approx(2 * heights[1], abs=0.2)


def test_a_whisker_is_drawn_only_where_there_is_an_interval() -> None:
    svg = plots.bars([("0", Estimate(0.4, 0.3, 0.5)), ("1", Estimate(0.2, None, None))], AXES)
    assert len(parts(svg, "path", "whisker")) == 1


def test_a_plot_says_in_words_what_it_shows() -> None:
    svg = plots.bars([("<0>", Estimate(0.4, 0.3, 0.5))], AXES, even=0.5)
    drawing = ElementTree.fromstring(svg)
    assert (drawing.get("role"), drawing.get("aria-label")) == ("img", "Wins <by> seat")
    assert {"<0>", "seat", "wins & shares", "0 %"} <= set(texts(svg))
    assert len(parts(svg, "line", "even")) == 1


def test_a_histogram_has_a_bar_for_each_bin() -> None:
    svg = plots.histogram([Bin(3, 4, 5), Bin(4, 5, 0), Bin(5, 6, 2)], AXES)
    heights = [float(each.attrib["height"]) for each in parts(svg, "rect", "bar")]
    assert len(heights) == 3
    assert heights[1] == 0


def test_of_many_columns_only_some_are_named() -> None:
    svg = plots.histogram([Bin(low, low + 1, 1) for low in range(100, 116)], AXES)
    assert sum(text.startswith("1") and len(text) == 3 for text in texts(svg)) <= plots.MOST_LABELS


def test_a_line_joins_the_points_there_are() -> None:
    named = [
        ("2", Estimate(3.0, 2.5, 3.5)),
        ("3", Estimate(None, None, None)),
        ("4", Estimate(7.0, 6.0, 8.0)),
    ]
    svg = plots.line(named, AXES, band=(5, 10))
    assert len(parts(svg, "circle", "dot")) == 2
    assert len(parts(svg, "polyline", "line")[0].attrib["points"].split()) == 2
    assert len(parts(svg, "rect", "band")) == 1


@pytest.mark.parametrize("nothing", [Estimate(None, None, None), Estimate(0.0, 0.0, 0.0)])
def test_nothing_can_be_drawn_too(nothing: Estimate) -> None:
    for svg in (plots.bars([("0", nothing)], AXES), plots.line([("0", nothing)], AXES)):
        assert not re.search("nan|inf", svg)
        ElementTree.fromstring(svg)
    ElementTree.fromstring(plots.histogram([], AXES))


def test_everything_lies_inside_the_frame() -> None:
    svg = plots.line([("2", Estimate(3.0, -1.0, 99.0))], AXES, band=(5, 10))
    for each in ElementTree.fromstring(svg).iter():
        for key, most in (("x", plots.WIDTH), ("y", plots.HEIGHT), ("cx", plots.WIDTH), ("cy", plots.HEIGHT)):
            assert 0 <= float(each.get(key, "0")) <= most


@pytest.mark.parametrize("largest", [0.0, 0.003, 0.2, 1.0, 4.2, 5.0, 7.0, 13.0, 999.0, 123456.0])
def test_ticks_are_few_and_reach_the_largest_value(largest: float) -> None:
    ticks = Scale.up_to(largest).ticks
    assert ticks[0] == 0
    assert ticks[-1] >= largest
    assert 3 <= len(ticks) <= 6


def test_values_below_zero_hang_from_the_line_of_zero() -> None:
    svg = plots.bars([("0", Estimate(4.0, 3.0, 5.0)), ("1", Estimate(-2.0, -3.0, -1.0))], AXES)
    above, below = (
        {key: float(value) for key, value in each.attrib.items() if key != "class"}
        for each in parts(svg, "rect", "bar")
    )
    assert above["y"] + above["height"] == pytest.approx(below["y"], abs=0.2)
    assert above["height"] == pytest.approx(2 * below["height"], abs=0.2)
    assert below["y"] + below["height"] < plots.HEIGHT - plots.BOTTOM


def test_every_bar_may_have_an_even_share_of_its_own() -> None:
    svg = plots.bars(
        [("0", Estimate(0.4, None, None)), ("1", Estimate(0.6, None, None))], AXES, even=[0.25, 0.75]
    )
    lines = [(float(each.attrib["x1"]), float(each.attrib["y1"])) for each in parts(svg, "line", "even")]
    assert len(lines) == 2
    assert lines[0][0] < lines[1][0]
    assert lines[0][1] > lines[1][1]


def test_a_trail_is_a_line_within_its_band() -> None:
    named = [(str(count), Estimate(0.5, 0.5 - 0.4 / count, 0.5 + 0.4 / count)) for count in range(1, 5)]
    svg = plots.trail(named, AXES, even=0.25)
    (band,), (line,) = parts(svg, "polygon", "band"), parts(svg, "polyline", "line")
    assert (len(band.attrib["points"].split()), len(line.attrib["points"].split())) == (8, 4)
    assert len(parts(svg, "line", "even")) == 1
