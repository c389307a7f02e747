"""The command line when its streams are not what one expects."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_arena import await_records, started

COMMAND = f"{sys.executable} -c 'from randori.cli.main import main; main()'"


def shell(line: str) -> subprocess.CompletedProcess[str]:
    """Run a line of shell in which R is the command."""
    script = f'R() {{ {COMMAND} "$@"; }}; {line}'
    return subprocess.run(["bash", "-c", script], capture_output=True, text=True, timeout=60)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("R score tatsu <&-", 2),
        ("R replay - <&-", 2),
        ("R play tatsu -n 4 <&-", 0),
        ("R version >&-", 0),
        ("R replay nosuch 2>&-", 2),
        ("R rules tatsu | true; exit ${PIPESTATUS[0]}", 0),
        ("R simulate tatsu -n 4 -g 2 -o rounds=1 | true; exit ${PIPESTATUS[0]}", 0),
        ("R", 0),
        ("PYTHONIOENCODING=ascii R play dojo -n 3 -l fr </dev/null", 0),
    ],
)
def test_closed_and_broken_streams_are_no_crash(line: str, code: int) -> None:
    ran = shell(line)
    assert ran.returncode == code, ran.stderr
    assert "Traceback" not in ran.stderr


def test_an_interrupted_simulation_sums_up_and_says_so(tmp_path: Path) -> None:
    arguments = ("simulate", "tatsu", "-n4", "-g1000000", "--json", "--records", str(tmp_path / "records"))
    process = started(*arguments)
    await_records(process, tmp_path, 1)
    process.send_signal(signal.SIGINT)
    said, errors = process.communicate(timeout=60)
    report = json.loads(said)
    assert 0 < report["games"] < report["games_wanted"] == 1000000
    assert "interrupted" in errors


def test_one_game_has_a_mean_and_no_interval() -> None:
    ran = shell("R simulate tatsu -n 4 -g 1 -o rounds=1 --json --seed 1")
    report = json.loads(ran.stdout, parse_constant=pytest.fail)
    assert report["by_player"][0]["score"]["low"] is None
