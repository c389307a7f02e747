"""The compiled and the pure build play the same games, move for move."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.conformance.modes import MODES

ROOT = Path(__file__).parents[2]
PURE = ROOT / "build" / "pure"
GAMES = 1000


def start(path: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-m", "tests.builds.digests", str(GAMES)]
    return subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True)


def test_a_thousand_random_games_in_each_mode_agree_between_the_builds() -> None:
    compiled, pure = start(""), start(str(PURE))
    first, *games = compiled.communicate()[0].splitlines()
    other, *same_games = pure.communicate()[0].splitlines()
    assert (first, other) == ("compiled", "pure Python")
    assert len(games) == len(MODES)
    assert games == same_games
