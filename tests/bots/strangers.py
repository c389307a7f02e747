"""Plug-ins for tests: good ones and bad ones, as a module and as installed packages."""

from __future__ import annotations

from pathlib import Path

MODULE = '''
from randori.bots import Bot, Explanation, Perspective

class First(Bot):
    """Plays the first move."""
    def think(self, perspective: Perspective) -> Explanation:
        return Explanation(perspective.moves()[0])

class Lazy(Bot):
    pass

class Plain:
    pass

class Unwilling(First):
    def __init__(self, seed, budget):
        raise ValueError("not today")

class Failing(Bot):
    def think(self, perspective):
        return Explanation(str(1 / 0))

class Cheat(Bot):
    def think(self, perspective):
        return Explanation("play:YP9")

class Silent(Bot):
    def think(self, perspective):
        return Explanation(None)

class DojoOnly(First):
    games = ("dojo",)

number = 3
'''


def write_modules(folder: Path) -> None:
    (folder / "strange.py").write_text(MODULE)
    (folder / "hollow.py").write_text("import nowhere_to_be_found\n")
    (folder / "crooked.py").write_text("def (\n")
    (folder / "abrupt.py").write_text("raise SystemExit('no')\n")


def install(folder: Path, package: str, **bots: str) -> None:
    """A package that brings bots, as an installer leaves it."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    entries = "".join(f"{name} = {value}\n" for name, value in bots.items())
    (info / "entry_points.txt").write_text(f"[randori.bots]\n{entries}")
