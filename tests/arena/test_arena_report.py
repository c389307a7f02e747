"""The page about an arena."""

from __future__ import annotations

import json
import re
import shlex
from dataclasses import replace

import pytest

from randori.arena.arena_report import arena_page, command
from randori.arena.standings import Standings
from randori.bots.budget import Budget
from tests.arena.contests import plan_of, played
from tests.arena.test_report import Reader


def page_of(game: str = "dojo", players: int = 3, bots: str = "novice,random", deals: int = 2) -> str:
    plan = plan_of(game, players, bots.split(","), deals)
    return arena_page(Standings(plan, played(plan)))


def test_the_page_needs_nothing_else() -> None:
    html = page_of()
    reader = Reader(html)
    assert not {"script", "link", "img", "iframe"} & set(reader.seen)
    assert not {"src", "href"} & set(reader.attributes)
    assert "url(" not in html


@pytest.mark.parametrize(
    ("game", "players", "bots", "count"), [("dojo", 3, "novice,random", 2), ("memo", 8, "steady", 1)]
)
def test_every_plot_has_a_table_under_it(game: str, players: int, bots: str, count: int) -> None:
    reader = Reader(page_of(game, players, bots))
    assert sum("svg" in tags for tags in reader.figures) == 3 + count
    assert all("table" in tags for tags in reader.figures)


def test_the_best_rated_comes_first() -> None:
    html = page_of("memo", 3, "random,steady", deals=4)
    standings = html[html.index("Standings") : html.index("<figure>")]
    assert standings.index("steady") < standings.index("random")


def test_a_part_of_an_arena_says_what_is_missing() -> None:
    plan = plan_of("tatsu", 2, ["novice", "random"], deals=4, rounds=1)
    html = arena_page(Standings(plan, played(plan)[:1]))
    assert "1 game in 1 deal; 8 games are planned" in html
    assert "are planned" not in page_of()


def test_the_command_plays_the_same_arena() -> None:
    plan = replace(plan_of("memo", 3, ["steady", "random"], confusion="open"), budget=Budget.read("1.5s"))
    words = shlex.split(command(plan))
    assert words[:3] == ["randori", "arena", "memo"]
    given = dict(zip(words[3::2], words[4::2], strict=True))
    assert given == {
        "--players": "3",
        "--bots": "steady,random",
        "--games": str(plan.games),
        "--budget": "1.5s",
        "--seed": "3",
        "-o": 'confusion="open"',
    }
    assert json.loads(given["-o"].partition("=")[2]) == "open"


def test_all_numbers_are_numbers() -> None:
    assert not re.search(r"\b(nan|inf)\b", page_of(deals=1))
