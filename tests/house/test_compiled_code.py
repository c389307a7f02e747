"""What mypyc would compile wrongly, or not at all, is not written."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATTERNS: list[str] = ast.literal_eval(
    re.findall(r"^COMPILED = (\[.*?\])", (ROOT / "setup.py").read_text(), re.DOTALL | re.MULTILINE)[0]
)
MODULES = sorted(path for pattern in PATTERNS for path in (ROOT / "src" / "randori").glob(pattern))


@pytest.mark.parametrize("pattern", PATTERNS)
def test_every_pattern_of_the_build_finds_modules(pattern: str) -> None:
    assert list((ROOT / "src" / "randori").glob(pattern))


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_constant_is_shifted_by_a_variable(path: Path) -> None:
    """mypyc 2.4 emits `1 << n` with a native n as a 32-bit shift, wrong from n = 31, and says nothing."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift):
            is_pitfall = isinstance(node.left, ast.Constant) and not isinstance(node.right, ast.Constant)
            assert not is_pitfall, f"line {node.lineno}: pass the constant through bits.shifted"
            assert not (isinstance(node.left, ast.Name) and node.left.id.isupper()), f"line {node.lineno}"
