"""What a game brings to other rooms is used there."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.environment import Environment
from tests.plugins.test_bad import install

GAME = """
from randori.arena.own import OwnFigures
from randori.bots import SearchSettings, Strategy
from randori.bots.guide import Judge
from randori.cli.sheets.sheet import ScoreSheet, plainly
from randori.engine.sheet import Sheet
from randori.saying.sayer import Sayer
from randori_pearls.game import Pearls

class Highest(Judge):
    def values(self, position, player, actions):
        return [float(action) for action in actions]

class Loud(Sayer):
    def said(self, move):
        return move.upper()

class Dives(OwnFigures):
    def rounds(self, state, counts):
        return 4

STRATEGY = Strategy(guide=Highest(), misjudgement=9.0, master=SearchSettings(is_guided=True))
SHEET = ScoreSheet(plainly, "Odd: a list of pearls.")

class Theirs(Pearls):
    name = "odd"
    title = "Odd"
    brings = {name: f"theirs:{what}" for name, what in
              {"bots": "STRATEGY", "saying": "Loud", "report": "Dives", "sheet": "SHEET"}.items()}

    def public_move(self, position, player, action):
        return None if action % 2 else "lay:1"

    def sides(self):
        return [(0, 1), (2,)]

    @classmethod
    def scored(cls, described):
        return Sheet({"points": sum(described["pearls"])})
"""


@pytest.fixture(autouse=True)
def _odd(folder: Path) -> None:
    """A game called Odd, which brings nearly everything."""
    (folder / "theirs.py").write_text(GAME)
    install(folder, "odd-game", odd="theirs:Theirs")


def done(fresh: Environment, program: str) -> str:
    found = fresh.ran("-c", program)
    assert (found.returncode, found.stderr) == (0, ""), found.stderr
    return found.stdout


ADEPT = """
import randori
from randori.bots import Perspective, bot_named
state = randori.new("odd", 3).start(seed=1)
for name in ("adept", "novice", "master"):
    bot = bot_named(name, 1, "odd")
    print(bot.choose(Perspective(state, 0)) == state.moves(0)[-1], bot.explain().measure)
"""


def test_an_adept_goes_by_its_guide(fresh: Environment) -> None:
    adept, novice, master = done(fresh, ADEPT).splitlines()
    assert adept == "True points"
    assert novice.endswith("points")
    assert master.endswith("chance")


def test_its_moves_its_sides_and_its_sheets_are_its_own(fresh: Environment) -> None:
    program = """
import randori
from randori.arena.sides import sides
game = randori.new("odd", 3)
view = game.start(seed=1).view(0)
print(randori.say(view, view["moves"][0]) == view["moves"][0].upper(), sides(game))
print(randori.score("odd", {"pearls": [1, 2]}))
"""
    assert done(fresh, program) == "True [(0, 1), (2,)]\n{'points': 3}\n"
    assert fresh.randori("score", "odd", given='{"pearls": [1, 2]}') == "points: 3\n"
    assert "Odd: a list of pearls." in fresh.randori("score", "--help")


def test_a_report_tells_its_rounds(fresh: Environment, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    fresh.randori("simulate", "odd", "-n", "3", "-g", "2", "--report", str(page), "--json")
    assert "<td>rounds a game</td><td>4.0" in page.read_text(encoding="utf-8")


def test_the_terminal_tells_of_a_secret_move_what_everybody_hears(fresh: Environment) -> None:
    shown = fresh.randori("play", "odd", "-n", "3", "--bots", "random", "--lang", "en", given="1\n" * 4)
    heard = [
        line.split(": ")[1] for line in shown.splitlines() if line.startswith("  Random ") and "ay" in line
    ]
    assert set(heard) <= {"Lay 1."}
