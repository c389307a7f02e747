"""`randori arena`"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

import randori
from randori.arena.plan import Record
from randori.cli import arena as command
from randori.cli import progress
from tests.arena.contests import HerePool, without_times
from tests.cli.runner import Run, refused, run

UNSEEDED = ("arena", "tatsu", "-n4", "-bnovice,random", "-g6", "-orounds=1", "--budget=5")
FEW = (*UNSEEDED, "-s5")
MANY = 60
"""Games that nobody has finished before he is stopped, on a machine that is busy with other things."""
LONG = ("arena", "memo", "-n4", "-brandom", f"-g{MANY}", "-s5", "-omax_rounds=60", "--workers=2")


@pytest.fixture(autouse=True)
def _here() -> Iterator[None]:
    """Most of these need no other processes; those that do run the command for real."""
    with patch.object(command, "LocalPool", HerePool):
        yield


def results(folder: Path) -> dict[str, object]:
    """What results.json tells, but for the times."""
    told = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    for each in told["by_bot"]:
        assert each.pop("ms") >= 0
        assert each.pop("ms_slowest") >= 0
    assert isinstance(told, dict)
    return told


def records(folder: Path) -> dict[str, Record]:
    files = sorted(folder.glob("records/*.json"))
    return {file.name: without_times(json.loads(file.read_text(encoding="utf-8"))) for file in files}


def few(folder: Path, *more: str) -> Run:
    return run(*FEW, "--out", str(folder), *more)


# --- what it tells


def test_the_standings_are_printed() -> None:
    ran = run(*FEW)
    assert (ran.code, ran.err) == (0, "")
    assert "Tatsu, 4 players: 6 games in 3 deals" in ran.out
    assert len(re.findall(r"^ (?:novice|random) .*\(.*–.*\).* 50\.0 .* ± .* ± ", ran.out, re.MULTILINE)) == 2
    assert "seed 5" in ran.out


def test_they_fit_a_terminal_of_80_columns() -> None:
    assert max(len(line) for line in run(*FEW).out.splitlines()) <= 80


def test_results_are_told_as_json() -> None:
    told = run(*FEW, "--json").json
    assert (told["games"], told["games_wanted"], told["deals"], told["seed"]) == (6, 6, 3, 5)
    by_bot = told["by_bot"]
    assert isinstance(by_bot, list)
    assert [each["bot"] for each in by_bot] == ["novice", "random"]
    assert sum(each["wins"]["value"] for each in by_bot) == pytest.approx(1)


def test_games_become_whole_deals_and_that_is_said() -> None:
    ran = run(*FEW, "-g", "5", "--json")
    assert ran.json["games"] == 6
    assert ran.err == "randori: a deal is played 2 times, so 5 games become 6\n"


def test_where_there_is_no_terminal_a_line_tells_now_and_then() -> None:
    with patch.object(progress, "PAUSE", 0.0):
        lines = run(*FEW).err.splitlines()
    assert len(lines) == 6
    assert re.fullmatch(r"6 of 6 games, Tatsu: novice \d+%, random \d+%", lines[-1])


def test_everything_is_in_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    assert few(folder).code == 0
    assert sorted(file.name for file in folder.iterdir()) == [
        ".lock",
        "arena.json",
        "records",
        "report.html",
        "results.json",
    ]
    assert json.loads((folder / "arena.json").read_text())["games"] == 6
    assert list(records(folder)) == [f"tatsu-{deal:06}-{row}.json" for deal in range(3) for row in range(2)]
    for file in (folder / "records").iterdir():
        record = json.loads(file.read_text())
        assert randori.replay(record).record() == record
    assert "3 deals" in (folder / "report.html").read_text(encoding="utf-8")


# --- resuming


def test_a_finished_arena_is_told_again_without_playing(tmp_path: Path) -> None:
    first = few(tmp_path, "--json").out
    with patch.object(HerePool, "result", side_effect=AssertionError("played")):
        assert few(tmp_path, "--json").out == first


def test_missing_games_are_played_and_no_others(tmp_path: Path) -> None:
    few(tmp_path)
    before, told = records(tmp_path), results(tmp_path)
    (tmp_path / "records" / "tatsu-000001-0.json").unlink()
    (tmp_path / "records" / ".tatsu-000001-0.json.7.part").write_text("{")
    with patch.object(HerePool, "result", autospec=True, side_effect=HerePool.result) as played:
        assert few(tmp_path).code == 0
    assert [call.args[1] for call in played.call_args_list] == [2]
    assert not list(tmp_path.glob("records/.*"))
    assert (records(tmp_path), results(tmp_path)) == (before, told)


def test_the_seed_that_was_drawn_is_kept(tmp_path: Path) -> None:
    first = run(*UNSEEDED, "--out", str(tmp_path), "--json")
    assert run(*UNSEEDED, "--out", str(tmp_path), "--json").out == first.out
    assert "seed" in refused(*UNSEEDED, "--out", str(tmp_path), "-s", "1")


def test_an_arena_may_grow(tmp_path: Path) -> None:
    few(tmp_path)
    before = records(tmp_path)
    assert few(tmp_path, "-g", "8").code == 0
    after = records(tmp_path)
    assert len(after) == 8
    assert before.items() <= after.items()
    assert "8 games" in refused(*FEW, "--out", str(tmp_path))


@pytest.mark.parametrize(
    ("more", "word"),
    [
        (["-b", "random,novice"], "bots"),
        (["-s", "6"], "seed 5, not 6"),
        (["--budget", "6"], "budget '5', not '6'"),
        (["-n", "3"], "players 4, not 3"),
        (["-o", "tie=share"], "options"),
    ],
)
def test_another_plan_is_refused(tmp_path: Path, more: list[str], word: str) -> None:
    few(tmp_path)
    plan = (tmp_path / "arena.json").read_bytes()
    assert word in refused(*FEW, "--out", str(tmp_path), *more)
    assert (tmp_path / "arena.json").read_bytes() == plan


def test_another_version_is_refused(tmp_path: Path) -> None:
    few(tmp_path)
    told = json.loads((tmp_path / "arena.json").read_text())
    (tmp_path / "arena.json").write_text(json.dumps({**told, "version": "0.0.1"}))
    assert "0.0.1" in refused(*FEW, "--out", str(tmp_path))


# --- damage


@pytest.mark.parametrize(
    ("content", "word"),
    [
        ("", "empty"),
        ('{"format": "randori/1", "ga', "not JSON"),
        ("[]", "a record is a JSON object"),
        ("{}", "format"),
        ("\x00\x00", "not JSON"),
    ],
)
def test_a_damaged_record_is_named_and_played_again(tmp_path: Path, content: str, word: str) -> None:
    few(tmp_path)
    before, told = records(tmp_path), results(tmp_path)
    (tmp_path / "records" / "tatsu-000002-1.json").write_text(content)
    ran = few(tmp_path)
    assert ran.code == 0
    assert re.fullmatch(r"randori: tatsu-000002-1\.json is damaged: .*; the game is played again\n", ran.err)
    assert word in ran.err
    assert (records(tmp_path), results(tmp_path)) == (before, told)


@pytest.mark.parametrize(
    "change",
    [
        {"result": None},
        {"thinking": None},
        {"moves": []},
        {"result": {"scores": [9, 0, 9, 0], "winners": [0, 2]}},
    ],
)
def test_a_record_that_does_not_hold_what_it_says_is_damaged(tmp_path: Path, change: Record) -> None:
    few(tmp_path)
    before = records(tmp_path)
    file = tmp_path / "records" / "tatsu-000002-1.json"
    file.write_text(json.dumps({**json.loads(file.read_text()), **change}))
    assert "tatsu-000002-1.json is damaged" in few(tmp_path).err
    assert records(tmp_path) == before


def test_a_record_of_another_game_is_not_written_over(tmp_path: Path) -> None:
    few(tmp_path)
    one, other = (tmp_path / "records" / f"tatsu-00000{deal}-0.json" for deal in (0, 1))
    other.write_bytes(one.read_bytes())
    assert "tatsu-000001-0.json" in refused(*FEW, "--out", str(tmp_path))
    assert other.read_bytes() == one.read_bytes()


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"seed": "x", "games": 6}', "null"])
def test_a_damaged_plan_is_refused(tmp_path: Path, content: str) -> None:
    few(tmp_path)
    (tmp_path / "arena.json").write_text(content)
    refused(*FEW, "--out", str(tmp_path))
    refused(*UNSEEDED, "--out", str(tmp_path))


def test_records_without_a_plan_are_refused(tmp_path: Path) -> None:
    few(tmp_path)
    (tmp_path / "arena.json").unlink()
    assert "no arena.json" in refused(*FEW, "--out", str(tmp_path))


def test_a_folder_that_cannot_be_one_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "arena").mkdir()
    (tmp_path / "arena" / "records").write_text("")
    for path in (tmp_path / "file", tmp_path / "file" / "folder", tmp_path / "arena"):
        assert path.name in refused(*FEW, "--out", str(path))
    assert "cannot be" in refused(*FEW, "--out", "/proc/arena")


# --- bad input


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (["tatsu", "-n", "4"], "--bots"),
        (["tatsu", "-b", "random"], "players"),
        (["tatsu", "-n", "5", "-b", "random"], "5"),
        (["tatsu", "-n", "4", "-b", "random,genius"], "'genius'"),
        (["tatsu", "-n", "4", "-b", "steady"], "'steady'"),
        (["tatsu", "-n", "4", "-b", ""], "''"),
        (["tatsu", "-n", "2", "-b", "random,random,random"], "3 bots"),
        (["tatsu", "-n", "4", "-b", "random", "-g", "0"], "0"),
        (["tatsu", "-n", "4", "-b", "random", "-g", "many"], "many"),
        (["tatsu", "-n", "4", "-b", "random", "--budget", "soon"], "'soon'"),
        (["tatsu", "-n", "4", "-b", "random", "--budget", "0ms"], "0"),
        (["tatsu", "-n", "4", "-b", "random", "--workers", "0"], "0"),
        (["tatsu", "-n", "4", "-b", "random", "-o", "target=low"], "'low'"),
        (["tatsu", "-n", "4", "-b", "random", "-o", "target"], "NAME=VALUE"),
        (["tatsu", "-n", "4", "-b", "random", "-s", "x"], "x"),
        (["chess", "-n", "2", "-b", "random"], "chess"),
    ],
)
def test_bad_options_get_one_sentence(arguments: list[str], word: str, tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    assert word in refused("arena", *arguments, "--out", str(folder))
    assert not folder.exists()


def test_without_ray_one_sentence_says_how_to_get_it() -> None:
    with patch.dict(sys.modules, {"ray": None}):
        assert "pip install 'randori[ray]'" in refused(*FEW, "--ray", "local")


# --- the command for real


def started(*arguments: str) -> subprocess.Popen[str]:
    """In a process group of its own, as a terminal has it; it hears Ctrl-C even if the tests run where that
    is ignored."""
    hearing = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    return subprocess.Popen(
        [sys.executable, "-c", f"{hearing}; from randori.cli.main import main; main()", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


def await_records(process: subprocess.Popen[str], folder: Path, count: int) -> None:
    end = time.monotonic() + 60
    while len(list(folder.glob("records/*.json"))) < count:
        assert process.poll() is None, "it ended before it was stopped"
        assert time.monotonic() < end
        time.sleep(0.02)


def ended(process: subprocess.Popen[str], how: signal.Signals, *, to_all: bool) -> tuple[str, str]:
    """What it said until it was stopped, alone or with its workers. Nobody may be left behind."""
    (os.killpg if to_all else os.kill)(process.pid, how)
    process.wait(timeout=30)
    is_gone = is_group_gone(process.pid)
    if not is_gone:
        os.killpg(process.pid, signal.SIGKILL)
    said = process.communicate(timeout=30)
    assert is_gone, "workers were left behind"
    return said


def is_group_gone(group: int) -> bool:
    """Whether nobody of a process group is left, after a while."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.05)
    return False


def test_after_kill_9_the_same_command_gives_what_it_would_have_given(tmp_path: Path) -> None:
    broken, whole = tmp_path / "broken", tmp_path / "whole"
    for count in (2, 6):
        process = started(*LONG, "--out", str(broken))
        await_records(process, broken, count)
        ended(process, signal.SIGKILL, to_all=False)
        assert process.returncode == -signal.SIGKILL
    kept = len(records(broken))
    assert kept < MANY
    for folder in (broken, whole):
        process = started(*LONG, "--out", str(folder))
        process.communicate(timeout=120)
        assert process.returncode == 0
    assert records(broken) == records(whole)
    assert results(broken) == results(whole)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_one_who_interrupts_keeps_what_was_played(tmp_path: Path, how: signal.Signals) -> None:
    process = started(*LONG, "--out", str(tmp_path))
    await_records(process, tmp_path, 2)
    out, errors = ended(process, how, to_all=how == signal.SIGINT)
    assert "Traceback" not in errors
    kept = len(records(tmp_path))
    if how == signal.SIGINT:
        assert process.returncode == 130
        assert f"interrupted after {kept} games" in errors
        assert f"{kept} games in {kept} deals" in out
        assert results(tmp_path)["games"] == kept
    for record in records(tmp_path).values():
        randori.replay(record)


@pytest.mark.parametrize("delay", [0.0, 0.1, 0.3])
def test_an_interrupt_while_workers_start_is_no_crash(tmp_path: Path, delay: float) -> None:
    process = started(*LONG, "--out", str(tmp_path))
    end = time.monotonic() + 60
    while not (tmp_path / "arena.json").exists():
        assert time.monotonic() < end
        time.sleep(0.005)
    time.sleep(delay)
    _, errors = ended(process, signal.SIGINT, to_all=True)
    assert process.returncode == 130
    assert "Traceback" not in errors


def test_two_at_once_do_not_share_a_folder(tmp_path: Path) -> None:
    process = started(*LONG, "--out", str(tmp_path))
    try:
        await_records(process, tmp_path, 1)
        assert "another arena is at work" in refused(*LONG, "--out", str(tmp_path))
    finally:
        ended(process, signal.SIGKILL, to_all=False)


@pytest.mark.parametrize("address", ["nonsense", "127.0.0.1:1"])
def test_a_cluster_that_is_not_there_is_told_soon_and_in_one_sentence(address: str) -> None:
    """For real: Ray itself would look for it for minutes, and tell whole stories."""
    process = started(*FEW, "--ray", address)
    out, errors = process.communicate(timeout=120)
    assert (process.returncode, out) == (2, "")
    assert errors.startswith("randori: ")
    assert address in errors
    assert errors.count("\n") == 1
