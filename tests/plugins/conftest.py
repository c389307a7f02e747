"""Programs of the fresh environment find what stands in a test's own folder."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder in which packages are found, beside the example."""
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    return tmp_path
