"""That the simulator sees: faults that were there once are put back one at a time, and each is found."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.simulation.patched import INSTALLED, PATCHES, put_back, simulated

FOUND_AT: dict[str, int] = json.loads((PATCHES / "seeds.json").read_text())
NAMES = sorted(path.stem for path in PATCHES.glob("*.patch"))


@pytest.mark.parametrize("name", NAMES)
def test_a_fault_that_is_put_back_is_found(name: str, tmp_path: Path) -> None:
    path = put_back(name, tmp_path)
    # Where it was found once it is mostly found again; where it counts is whether it is found at all.
    for first, seeds in ((FOUND_AT.get(name, 0), 1), (0, 5000)):
        found = simulated(path, "--first", str(first), "--seeds", str(seeds), "--processes", "1")
        if found.returncode == 1:
            break
    assert found.returncode == 1, f"{name} was not found in 5,000 seeds\n{found.stdout}{found.stderr}"
    seed = re.findall(r"To see it again: make simulate SEED=(\d+)", found.stdout)[-1]
    without = simulated(INSTALLED.parent, "--first", seed, "--seeds", "1", "--processes", "1")
    assert without.returncode == 0, f"seed {seed} is broken without the fault, too\n{without.stdout}"
