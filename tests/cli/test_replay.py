"""`randori replay`"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import randori
from tests.cli.runner import refused, run


def a_record(**options: object) -> dict[str, object]:
    state = randori.new("tatsu", players=4, **options).start(seed=11)
    state.playout(randori.Rng(11))
    return state.record()


def moves_of(record: dict[str, object]) -> list[list[object]]:
    moves = record["moves"]
    assert isinstance(moves, list)
    return moves


def saved(path: Path, record: object) -> str:
    path.write_text(json.dumps(record), encoding="utf-8")
    return str(path)


def test_a_finished_game_is_told_to_people_and_programs(tmp_path: Path) -> None:
    record = a_record(rounds=2)
    file = saved(tmp_path / "game.json", record)
    told = run("replay", file)
    assert told.code == 0
    assert "Round 2: yellow" in told.out
    report = run("replay", file, "--json").json
    assert {key: report[key] for key in ("scores", "winners")} == record["result"]
    assert (report["game"], report["players"], report["over"], report["to_act"]) == ("tatsu", 4, True, [])
    rounds = report["rounds"]
    assert isinstance(rounds, list)
    scores = report["scores"]
    assert isinstance(scores, list)
    assert [sum(part["yellow"] for part in rounds), sum(part["red"] for part in rounds)] == scores[:2]


def test_an_unfinished_game_says_who_is_to_move() -> None:
    record = a_record(rounds=2)
    del moves_of(record)[20:], record["result"]
    report = run("replay", "-", "--json", stdin=json.dumps(record)).json
    assert report["over"] is False
    assert report["winners"] == []
    assert len(str(report["to_act"])) == 3
    assert "to move" in run("replay", "-", stdin=json.dumps(record)).out


def test_a_game_that_waits_for_chance_says_so() -> None:
    record = a_record(rounds=2)
    del moves_of(record)[1:], record["result"]
    assert run("replay", "-", "--json", stdin=json.dumps(record)).json["to_act"] == [-1]
    assert "chance" in run("replay", "-", stdin=json.dumps(record)).out


def test_one_wrong_move_is_named_with_index_player_move_and_clause() -> None:
    record = a_record(rounds=1, tie="share")
    index, player = 2, moves_of(record)[2][0]
    moves_of(record)[index][1] = f"ask:{player}"
    ran = run("replay", "-", "--json", stdin=json.dumps(record))
    assert ran.code == 1
    error = ran.json["error"]
    assert isinstance(error, dict)
    assert set(error) == {"index", "player", "move", "clause", "message"}
    assert (error["index"], error["player"], error["move"]) == (index, player, f"ask:{player}")
    assert error["clause"] == "TATSU-TURN"
    told = run("replay", "-", stdin=json.dumps(record))
    assert told.code == 1
    assert told.err.count("\n") == 1
    assert f"moves[{index}]" in told.err
    assert "TATSU-TURN" in told.err


def broken(change: str) -> tuple[dict[str, object], int, str]:
    """A record with one thing wrong: where, and which clause says so."""
    record = a_record(rounds=1, tie="share")
    moves = moves_of(record)
    cards = str(moves[1][1]).removeprefix("deal:").split(",")
    match change:
        case "a card dealt twice":
            moves[1][1] = "deal:" + ",".join([*cards[:-1], cards[0]])
            return record, 1, "TATSU-DEAL-4"
        case "27 cards":
            moves[1][1] = "deal:" + ",".join(cards[:-1])
            return record, 1, "TATSU-DEAL-4"
        case "a card that does not exist":
            moves[1][1] = "deal:" + ",".join([*cards[:-1], "GP9"])
            return record, 1, "TATSU-DEAL-4"
        case "a player that does not exist":
            moves[2][0] = 7
            return record, 2, "MOVE-TURN"
        case "a move after the end":
            moves.append([0, "ask:1"])
            return record, len(moves) - 1, "MOVE-OVER"
    raise AssertionError(change)


@pytest.mark.parametrize(
    "change",
    [
        "a card dealt twice",
        "27 cards",
        "a card that does not exist",
        "a player that does not exist",
        "a move after the end",
    ],
)
def test_a_broken_record_gets_its_one_sentence(change: str) -> None:
    record, index, clause = broken(change)
    ran = run("replay", "-", "--json", stdin=json.dumps(record))
    assert ran.code == 1
    error = ran.json["error"]
    assert isinstance(error, dict)
    assert (error["index"], error["clause"]) == (index, clause)
    assert "\n" not in str(error["message"])


@pytest.mark.clause("RECORD-RESULT")
def test_a_false_result_is_an_error_with_its_own_clause() -> None:
    record = {**a_record(rounds=1), "result": {"scores": [0, 0, 0, 0], "winners": [0, 1, 2, 3]}}
    ran = run("replay", "-", "--json", stdin=json.dumps(record))
    assert ran.code == 1
    error = ran.json["error"]
    assert isinstance(error, dict)
    assert error["clause"] == "RECORD-RESULT"


WHOLE = json.dumps(a_record(rounds=1))


@pytest.mark.parametrize(
    ("content", "word"),
    [
        (WHOLE[: len(WHOLE) // 2], "not JSON"),
        ("", "empty"),
        ('{"format": 1, "format": 2}', "twice"),
        ('{"format": NaN}', "NaN"),
        ("\ufeff{}", "byte order mark"),
        ("{}", "format"),
        ("[]", "object"),
        ("[" * 100_000, "nested"),
        ("9" * 10_000, "number"),
        (WHOLE.replace('"rounds"', '"runds"'), "'runds'"),
        (WHOLE.replace('"tatsu"', '"chess"'), "'chess'"),
        (WHOLE.replace('"players": 4', '"players": 9'), "9"),
        ('{"format": "randori/1", "game": "tatsu", "players": 4, "moves": 3}', "moves"),
        (b"\xff\xfe\x00" * 10, "UTF-8"),
        (b"\xc3garbage" * 131_072, "UTF-8"),
        ("garbage " * 131_072, "not JSON"),
        ('{"format": "\\ud800", "game": "\\u001b[31m"}', "format"),
    ],
    ids=lambda value: "" if isinstance(value, bytes) else value[:20],
)
def test_a_file_that_is_no_record_gets_one_sentence_and_code_2(content: str | bytes, word: str) -> None:
    assert word in refused("replay", "-", stdin=content)
    assert word in refused("replay", "-", "--json", stdin=content)


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    assert "missing.json" in refused("replay", str(tmp_path / "missing.json"))
    assert str(tmp_path) in refused("replay", str(tmp_path))
    assert "FILE" in refused("replay")
