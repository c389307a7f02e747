"""Builds the pages in the browser into the package: `python -m tools.pages`.

Says how large they are, and fails when they are too large to load on a train.
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

from tools import node

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web"
BUILT = ROOT / "src" / "randori" / "web"
LARGEST = 150_000
"""Bytes, packed, of everything but the drawings of the games."""


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def is_art(path: Path) -> bool:
    return "-cards-" in path.name


def check_sizes() -> None:
    sizes = {path: packed(path) for path in sorted(BUILT.rglob("*")) if path.is_file()}
    for path, size in sizes.items():
        print(f"{size:>9,} bytes packed  {path.relative_to(BUILT)}")
    whole = sum(size for path, size in sizes.items() if not is_art(path))
    print(f"{whole:>9,} bytes packed before art, of at most {LARGEST:,}")
    if whole > LARGEST:
        sys.exit("the pages are too large")


if __name__ == "__main__":
    node.install(SOURCE)
    node.run_npm(SOURCE, "run", "--silent", "build", "--", "--logLevel", "warn")
    check_sizes()
