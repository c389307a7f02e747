"""Compiles the hot modules with mypyc. RANDORI_PURE=1, or a machine without a C compiler: none of them.

What was compiled is kept in build/compiled, under a digest of all it was made from: a change elsewhere, in a
page of text or in what runs interpreted, does not compile anything again.
"""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = [
    "bots/guide.py",
    "bots/guides/*.py",
    "bots/search.py",
    "engine/bits.py",
    "engine/json_copy.py",
    "engine/position.py",
    "engine/rng.py",
    "engine/views.py",
    "games/*/actions.py",
    "games/*/cards.py",
    "games/*/dealing.py",
    "games/*/endings.py",
    "games/*/estimates.py",
    "games/*/finishing.py",
    "games/*/gained.py",
    "games/*/grid.py",
    "games/*/knowledge.py",
    "games/*/layings.py",
    "games/*/layout.py",
    "games/*/legal.py",
    "games/*/phases.py",
    "games/*/position.py",
    "games/*/powers.py",
    "games/*/rearranging.py",
    "games/*/redealing.py",
    "games/*/rounds.py",
    "games/*/score_tables.py",
    "games/*/scoring.py",
    "games/*/showing.py",
    "games/*/plays.py",
    "games/*/view.py",
    "games/*/worlds.py",
]
"""One compiled group: what is not in it runs interpreted in every build."""

SOURCES = Path("src")
KEPT = Path("build/compiled")
MOST_KEPT = 4


INLINING = ["-fno-semantic-interposition", "--param=max-inline-insns-auto=60"]
"""Without the first gcc may not inline our functions into one another: 1.7 times slower. Without the second
it leaves small functions that check a bound as calls: scoring a dojo is a tenth slower."""


def extensions() -> list[Extension]:
    if os.environ.get("RANDORI_PURE", "0") not in ("", "0"):
        say("pure Python, as RANDORI_PURE asks.")
        return []
    if not can_compile():
        say("pure Python, for there is no C compiler with Python's headers: the same rules, slower.")
        return []
    if kept().is_dir():
        say("with what was compiled before, from the same sources.")
        return [Extension(".".join(file.with_name(stem(file)).parts), []) for file in kept_files()]
    from mypyc.build import mypycify

    modules = [str(path) for path in compiled_modules()]
    built = [part for part in mypycify(modules, opt_level="3") if isinstance(part, Extension)]
    if sys.platform == "linux":
        for extension in built:
            extension.extra_compile_args += INLINING
    return built


def compiled_modules() -> list[Path]:
    return [path for pattern in COMPILED for path in sorted(SOURCES.glob(f"randori/{pattern}"))]


def imported(path: Path) -> Iterator[Path]:
    """The files of this package that a file imports, if only for their types: constants are compiled in."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, (ast.Import, ast.ImportFrom)) else []
        if isinstance(node, ast.ImportFrom):
            names = [f"{node.module}", *(f"{node.module}.{name}" for name in names)]
        for name in names:
            place = SOURCES / name.replace(".", "/")
            yield from (file for file in (place.with_suffix(".py"), place / "__init__.py") if file.is_file())


@cache
def digest() -> str:
    """Of everything that has a say in what the compiler makes."""
    from mypy.version import __version__

    tools = [
        __version__,
        sys.version,
        sysconfig.get_platform(),
        *map(os.environ.get, ("CC", "CFLAGS", "LDFLAGS")),
    ]
    whole = hashlib.sha256(repr(tools).encode() + Path("setup.py").read_bytes())
    found, waiting = set[Path](), compiled_modules()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += imported(path)
    for path in sorted(found):
        whole.update(f"\n{path}\n".encode() + path.read_bytes())
    return whole.hexdigest()[:16]


def kept() -> Path:
    return KEPT / digest()


def kept_files() -> list[Path]:
    """From the folder where packages are installed."""
    return sorted(file.relative_to(kept()) for file in kept().rglob("*") if file.is_file())


def stem(file: Path) -> str:
    """A module's own name: what stands before `.cpython-311-x86_64-linux-gnu.so`."""
    return file.name.split(".")[0]


class Build(build_ext):
    """Compiles and keeps, or takes what is kept."""

    def run(self) -> None:
        if not kept().is_dir():
            super().run()
            self.keep()
            return
        for file in kept_files():
            copy(kept() / file, Path(self.build_lib, file))
        if self.inplace:
            self.copy_extensions_to_source()

    def keep(self) -> None:
        """All at once, so that nothing half done is ever found; of older ones the last few stay."""
        KEPT.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=KEPT) as folder:
            for extension in self.extensions:
                file = extension.name.replace(".", "/") + sysconfig.get_config_vars()["EXT_SUFFIX"]
                copy(Path(self.build_lib, file), Path(folder, "whole", file))
            Path(folder, "whole").rename(kept())
        for old in sorted(KEPT.iterdir(), key=lambda path: path.stat().st_mtime)[:-MOST_KEPT]:
            shutil.rmtree(old, ignore_errors=True)


def copy(file: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(file, target)


def can_compile() -> bool:
    """Try it on a file of two lines: the only honest way to know."""
    from setuptools import Distribution

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


PARTS = extensions()
setup(ext_modules=PARTS, cmdclass={"build_ext": Build} if PARTS else {})
