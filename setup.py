"""Compiles the hot modules with mypyc. RANDORI_PURE=1, or a machine without a C compiler: none of them."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from setuptools import Extension, setup

COMPILED = [
    "bots/guide.py",
    "bots/guides/*.py",
    "bots/search.py",
    "engine/bits.py",
    "engine/fresh.py",
    "engine/position.py",
    "engine/rng.py",
    "engine/views.py",
    "games/*/actions.py",
    "games/*/cards.py",
    "games/*/dealing.py",
    "games/*/endings.py",
    "games/*/finishing.py",
    "games/*/grid.py",
    "games/*/knowledge.py",
    "games/*/layout.py",
    "games/*/legal.py",
    "games/*/phases.py",
    "games/*/position.py",
    "games/*/powers.py",
    "games/*/rearranging.py",
    "games/*/redealing.py",
    "games/*/rounds.py",
    "games/*/scoring.py",
    "games/*/showing.py",
    "games/*/sights.py",
    "games/*/view.py",
    "games/*/waiting.py",
]
"""One compiled group: what is not in it runs interpreted in every build."""


def extensions() -> list[Extension]:
    if os.environ.get("RANDORI_PURE", "0") not in ("", "0"):
        say("pure Python, as RANDORI_PURE asks.")
        return []
    if not can_compile():
        say("pure Python, for there is no C compiler with Python's headers: the same rules, slower.")
        return []
    from mypyc.build import mypycify

    modules = [str(path) for pattern in COMPILED for path in sorted(Path("src/randori").glob(pattern))]
    built = [part for part in mypycify(modules, opt_level="3") if isinstance(part, Extension)]
    if sys.platform == "linux":
        # Without it gcc may not inline our functions into one another: 1.7 times slower.
        for extension in built:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return built


def can_compile() -> bool:
    """Try it on a file of two lines: the only honest way to know."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_temp = command.build_lib = folder
        command.ensure_finalized()
        try:
            command.run()
        except Exception:  # distutils has a different error for every way to fail
            return False
    return True


def say(line: str) -> None:
    print(f"randori: building {line}", file=sys.stderr)


setup(ext_modules=extensions())
