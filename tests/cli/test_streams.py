"""The command line when its streams are not what one expects."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

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


def test_an_interrupted_simulation_sums_up_and_says_so() -> None:
    ran = shell(f"timeout -s INT 6 {COMMAND} simulate tatsu -n 4 -g 1000000 --json")
    report = json.loads(ran.stdout)
    assert 0 < report["games"] < report["games_wanted"] == 1000000
    assert "interrupted" in ran.stderr


def test_one_game_has_a_mean_and_no_interval() -> None:
    ran = shell("R simulate tatsu -n 4 -g 1 -o rounds=1 --json --seed 1")
    report = json.loads(ran.stdout, parse_constant=pytest.fail)
    assert report["by_player"][0]["score"]["low"] is None
