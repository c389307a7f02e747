"""The simulator on the server as it is; `make simulate SEEDS=100000` runs far more."""

from __future__ import annotations

import sys
from pathlib import Path

from tests.simulation.patched import INSTALLED, simulated
from tests.simulation.running import Summary, run_many

SECONDS = 120.0
MOST = 1900


def test_no_promise_is_broken_in_as_many_worlds_as_fit_in_two_minutes() -> None:
    summary = run_many(range(MOST), seconds=SECONDS, processes=1)
    assert summary.broken == []
    assert summary.worlds > 0
    assert len(summary.fingerprints) == summary.worlds
    print(summary, file=sys.stderr)


def test_a_seed_is_the_same_world_every_time() -> None:
    runs: list[Summary] = [run_many(range(7, 11), processes=1) for _ in range(2)]
    assert runs[0].fingerprints == runs[1].fingerprints
    assert runs[0].turns == runs[1].turns


def test_a_world_is_told_as_a_story() -> None:
    told = simulated(INSTALLED.parent, "--seed", "3")
    assert told.returncode == 0, told.stderr
    assert "server 0 is open" in told.stdout
    assert told.stdout.endswith("seed 3: every promise was kept\n")


def test_faults_that_do_not_exist_cannot_be_left_out(tmp_path: Path) -> None:
    told = simulated(INSTALLED.parent, "--seed", "3", "--without", "gremlins")
    assert told.returncode == 2
    assert "there are no faults 'gremlins'" in told.stderr
