"""A fresh environment: Randori as it is, installed by pip, and the example game beside it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from dataclasses import dataclass
from pathlib import Path

from randori.version import IS_COMPILED

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "pearls"
PATIENCE = 300.0
BUILT_FROM = ("src", "setup.py", "pyproject.toml", "README.md", "LICENSE")
LEFT_BEHIND = shutil.ignore_patterns("*.egg-info", "__pycache__", "*.so")
OFFLINE = ("--no-index", "--no-build-isolation", "--no-compile", "--quiet")
"""What it depends on is there, and what builds it."""


@dataclass(frozen=True)
class Environment:
    folder: Path

    @property
    def python(self) -> str:
        return str(self.folder / "bin" / "python")

    @property
    def site(self) -> Path:
        """Where pip puts what it installs."""
        (found,) = (self.folder / "lib").glob("python*/site-packages")
        return found

    def ran(self, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
        """Its Python with these arguments."""
        return run(self.python, *arguments, given=given)

    def command(self, *arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
        """Its command `randori`."""
        return run(str(self.folder / "bin" / "randori"), *arguments, given=given)

    def randori(self, *arguments: str, given: str = "") -> str:
        """The command, which must do it without a complaint: what it prints."""
        found = self.command(*arguments, given=given)
        assert (found.returncode, found.stderr) == (0, ""), found.stderr
        return found.stdout

    def install(self, *what: str) -> None:
        pip = (sys.executable, "-m", "pip", "--python", self.python, "install")
        # `make test` sets constraints for builds of their own, which pip refuses for others.
        done = run(*pip, *OFFLINE, *what, RANDORI_PURE="" if IS_COMPILED else "1", PIP_BUILD_CONSTRAINT="")
        assert done.returncode == 0, done.stderr


def run(*command: str, given: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
        env=os.environ | environment,
    )


def new_environment(folder: Path) -> Environment:
    """With Randori in it and the example, both from copies: a build leaves things behind. What Randori
    needs besides it finds where this process has it."""
    made = Environment(folder / "environment")
    run(sys.executable, "-m", "venv", "--without-pip", str(made.folder))
    others = f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n"
    (made.site / "others.pth").write_text(others, encoding="utf-8")
    made.install("--ignore-installed", "--no-deps", str(copied_sources(folder / "randori")))
    example = folder / "pearls"
    shutil.copytree(EXAMPLE, example, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    made.install(str(example))
    return made


def copied_sources(folder: Path) -> Path:
    folder.mkdir()
    for name in BUILT_FROM:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=LEFT_BEHIND)
        else:
            shutil.copy2(ROOT / name, folder / name)
    if (compiled := ROOT / "build" / "compiled").is_dir():
        shutil.copytree(compiled, folder / "build" / "compiled")
    return folder
