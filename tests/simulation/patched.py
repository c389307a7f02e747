"""Randori with a fault put back: a copy of the package that is installed, and a small patch."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import randori

PATCHES = Path(__file__).with_name("put_back")
INSTALLED = Path(randori.__file__).parent
ROOT = Path(__file__).parents[2]


def put_back(name: str, folder: Path) -> Path:
    """Where the patched package is to be imported from."""
    copy = folder / "patched"
    shutil.copytree(INSTALLED, copy / "randori", ignore=shutil.ignore_patterns("web", "__pycache__"))
    patch = (PATCHES / f"{name}.patch").read_bytes()
    # Outside of any repository: git would look for the files where that begins.
    outside = {**os.environ, "GIT_CEILING_DIRECTORIES": str(copy.parent)}
    applied = subprocess.run(["git", "apply", "-p1"], cwd=copy / "randori", input=patch, env=outside)
    assert applied.returncode == 0, f"{name} does not fit any more: mend the patch"
    return copy


def simulated(path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """The simulator on that package."""
    paths = os.pathsep.join([str(path), str(ROOT)])
    return subprocess.run(
        [sys.executable, "-m", "tests.simulation", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": paths, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
    )
