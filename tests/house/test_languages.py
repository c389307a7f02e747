"""A language is found, not listed: a folder of words and one of rules pages are all that it takes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "randori"
PROGRAM = """
import randori
from randori.engine.clauses import LANGUAGES
state = randori.new("tatsu", players=2).start(seed=1)
player = state.to_act[0]
move = state.moves(player)[0]
view = state.view(player)
assert LANGUAGES == ("en", "fr", "xx"), LANGUAGES
assert randori.say(view, move, "xx") == randori.say(view, move, "en")
"""


def test_a_third_language_is_one_folder_of_words_and_one_of_rules(tmp_path: Path) -> None:
    package = tmp_path / "randori"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("web", "__pycache__", "*.so"))
    for folder in ("locales", "rules"):
        shutil.copytree(package / folder / "en", package / folder / "xx")
    surroundings = {**os.environ, "PYTHONPATH": str(tmp_path)}
    subprocess.run([sys.executable, "-c", PROGRAM], env=surroundings, check=True)
    run = "from randori.cli.main import main; main()"
    command = [sys.executable, "-c", run, "rules", "tatsu", "--lang", "xx"]
    pages = subprocess.run(command, env=surroundings, check=True, capture_output=True, text=True).stdout
    assert "TATSU-WIN" in pages
