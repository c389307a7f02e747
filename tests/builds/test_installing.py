"""The package installs with and without a compiler, and says which build it is."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def wheel(folder: Path, **environment: str) -> tuple[Path, str]:
    """Build a wheel from a copy of what git knows; return it and what was said."""
    source = folder / "source"
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True).stdout
    for name in files.decode().split("\0")[:-1]:
        if name.startswith(("src/", "setup.py", "pyproject.toml", "README.md", "LICENSE")):
            target = source / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes((ROOT / name).read_bytes())
    command = [sys.executable, "-m", "pip", "wheel", "--verbose", "--no-deps", "-w", str(folder), str(source)]
    built = subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ | environment)
    (made,) = folder.glob("*.whl")
    return made, built.stdout + built.stderr


@pytest.mark.parametrize(
    ("environment", "reason"),
    [({"RANDORI_PURE": "1"}, "as RANDORI_PURE asks"), ({"CC": "no-such-compiler"}, "there is no C compiler")],
    ids=["asked for", "no compiler"],
)
def test_a_pure_wheel_is_built_and_says_so(tmp_path: Path, environment: dict[str, str], reason: str) -> None:
    made, said = wheel(tmp_path, **environment)
    assert made.name.endswith("-py3-none-any.whl")
    assert reason in said
    names = zipfile.ZipFile(made).namelist()
    assert not [name for name in names if name.endswith((".so", ".c"))]
    for needed in ("rules/en/tatsu.md", "rules/fr/tatsu.md", "locales/fr/tatsu.ftl", "py.typed"):
        assert f"randori/{needed}" in names
