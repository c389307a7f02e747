"""The example game, installed beside an unmodified Randori, is played everywhere."""

from __future__ import annotations

import json
import re
from pathlib import Path

import httpx
import pytest

from tests.plugins.environment import EXAMPLE, Environment
from tests.server.players import get, post
from tests.server.running import in_loop
from tests.server.serving import serving

BOT = EXAMPLE.parent / "bot.py"
MOST_LINES = 300


def test_it_is_small() -> None:
    """Rules in two languages, words and tests and all; empty lines do not count."""
    files = [path for path in EXAMPLE.rglob("*.*") if path.suffix in (".py", ".md", ".ftl", ".toml")]
    lines = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    assert 0 < sum(bool(line.strip()) for line in lines) < MOST_LINES


def test_it_is_all_that_was_added(fresh: Environment) -> None:
    """Randori is what pip installed of it, and nothing else is there but the game."""
    there = {path.name.partition("-")[0] for path in fresh.site.iterdir()}
    assert {name for name in there if "__mypyc" not in name} == {"others.pth", "randori", "randori_pearls"}
    found = fresh.ran("-c", "import randori; print(randori.__file__)")
    assert Path(found.stdout).is_relative_to(fresh.folder)


def test_its_own_tests_pass(fresh: Environment) -> None:
    options = ("-q", "-p", "no:xdist", "-p", "no:cacheprovider")
    found = fresh.ran("-m", "pytest", *options, str(EXAMPLE / "tests"))
    assert found.returncode == 0, found.stdout


def test_it_is_listed_after_ours(fresh: Environment) -> None:
    found = fresh.ran("-c", "import json, randori; print(json.dumps(randori.games()))")
    assert found.stderr == ""
    games = json.loads(found.stdout)
    assert list(games) == ["dojo", "memo", "tatsu", "pearls"]
    assert games["pearls"]["players"] == [3, 4, 5]
    assert games["pearls"]["options"]["wins"]["choices"] == ["highest", "lowest"]


def test_whoever_imports_it_first_finds_it_too(fresh: Environment) -> None:
    found = fresh.ran("-c", "import randori_pearls.game, randori; print(randori.new('pearls', 3))")
    assert (found.stdout, found.stderr) == ("randori.new('pearls', players=3)\n", "")


def test_its_moves_are_said_in_its_own_words(fresh: Environment) -> None:
    program = "s = randori.new('pearls', 3).start(seed=3); print(randori.say(s.view(0), s.moves(0)[0], 'fr'))"
    assert re.fullmatch(r"Vous posez le \d+\.\n", fresh.ran("-c", f"import randori; {program}").stdout)


@pytest.mark.parametrize(
    ("language", "hand", "question"),
    [("en", "Hand:", "Which card do you lay?"), ("fr", "Main:", "Quelle carte posez-vous ?")],
)
def test_it_is_played_in_the_terminal(fresh: Environment, language: str, hand: str, question: str) -> None:
    bots = ["--bots", "novice,adept", "--budget", "30"]
    given = "? PEARLS-WIN\nh\n" + "1\n" * 4
    shown = fresh.randori("play", "pearls", "-n", "3", *bots, "--lang", language, given=given)
    assert hand in shown
    assert question in shown
    assert "PEARLS-WIN" in shown
    assert re.search(r"(win|gagne)", shown.splitlines()[-1])


def test_its_rules_are_told(fresh: Environment) -> None:
    assert "la plus basse" in fresh.randori("rules", "pearls", "PEARLS-WIN", "-l", "fr")


@pytest.mark.parametrize("bot", ["random", "novice", "adept", "ismcts", "master"])
def test_every_bot_plays_it(fresh: Environment, bot: str) -> None:
    told = fresh.randori("simulate", "pearls", "-n", "3", "-g", "1", "-b", bot, "--budget", "20", "--json")
    assert json.loads(told)["games"] == 1


def test_the_arena_and_reports_tell_of_it(fresh: Environment, tmp_path: Path) -> None:
    arena = ["arena", "pearls", "-n", "3", "-b", "master,random", "--budget", "20", "-g", "3"]
    told = json.loads(fresh.randori(*arena, "--out", str(tmp_path / "arena"), "--json"))
    assert (told["game"], told["bots"]) == ("pearls", ["master", "random"])
    page = tmp_path / "report.html"
    fresh.randori("simulate", "pearls", "-n", "3,4", "-g", "2", "--report", str(page), "--json")
    assert "Pearl Divers: a simulation report" in page.read_text(encoding="utf-8")


@in_loop
async def test_it_is_played_at_a_server(fresh: Environment, tmp_path: Path) -> None:
    with serving(tmp_path, str(tmp_path / "pearls.db"), "--workers", "1") as server:
        server.command[0] = fresh.python
        await server.begin()
        facts = (await get(server.base, "/api/games"))["pearls"]
        assert facts["levels"] == ["novice", "adept", "master", "random"]
        assert (facts["words"], facts["rules"]) == (["en", "fr"], ["en", "fr"])
        words = httpx.get(f"{server.base}/api/games/pearls/words/fr")
        assert words.headers["content-type"].startswith("text/plain")
        assert "web-pearls-move-lay = Poser" in words.text
        rules = httpx.get(f"{server.base}/api/games/pearls/rules/en")
        assert rules.headers["content-type"].startswith("text/markdown")
        assert "### PEARLS-WIN" in rules.text
        for path in ("pearls/words/de", "nothing/rules/en", "dojo/words/en"):
            assert httpx.get(f"{server.base}/api/games/{path}").status_code == 404
        seats = {"game": "pearls", "players": 3, "seats": ["open", "adept", "master"]}
        made = await post(server.base, "/api/tables", {**seats, "start": "full", "pace": "quick"})
        found = fresh.ran(str(BOT), server.base, made["table"])
        assert "won by" in found.stdout, found.stderr
        record = await get(server.base, f"/api/tables/{made['table']}/record")
        assert record["game"] == "pearls"
