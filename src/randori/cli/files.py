"""Files people hand in and get back. What is wrong with one is said in a sentence."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from pathlib import Path
from typing import NoReturn

from randori.engine.errors import RandoriError, quote

LARGEST_FILE = 64 * 2**20
STANDARD_INPUT = "-"


class FileError(RandoriError):
    """A file that cannot be read or written, or is no JSON."""


def read_json(path: str) -> object:
    """The JSON value in a file, or on standard input (-)."""
    where = "standard input" if path == STANDARD_INPUT else path
    try:
        return json.loads(
            read_bytes(path).decode("utf-8"),
            object_pairs_hook=without_doubles,
            parse_constant=refuse_constant,
        )
    except FileError as wrong:
        raise FileError(f"{where} {wrong}") from None
    except OSError as wrong:
        raise FileError(f"{where} cannot be read: {wrong.strerror}") from None
    except UnicodeDecodeError as wrong:
        raise FileError(f"{where} is not UTF-8 text (byte {wrong.start})") from None
    except json.JSONDecodeError as wrong:
        raise FileError(f"{where} is not JSON: {what_is_wrong(wrong)}") from None
    except RecursionError:
        raise FileError(f"{where} is nested too deeply") from None
    except ValueError:
        raise FileError(f"{where} holds a number that is too long") from None


def without_doubles(pairs: list[tuple[str, object]]) -> dict[str, object]:
    """An object whose keys differ: of two of a kind one would be lost."""
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        double = next(key for key in keys if keys.count(key) > 1)
        raise FileError(f"has {quote(double)} twice in one object")
    return found


def refuse_constant(name: str) -> NoReturn:
    raise FileError(f"is not JSON: {name} is no number")


def what_is_wrong(error: json.JSONDecodeError) -> str:
    if not error.doc.strip():
        return "it is empty"
    if error.doc.startswith("\ufeff"):
        return "it begins with a byte order mark"
    reason = error.msg.removesuffix(" at")
    return f"{reason[0].lower()}{reason[1:]} at line {error.lineno}, column {error.colno}"


def read_bytes(path: str) -> bytes:
    if path == STANDARD_INPUT:
        content = sys.stdin.buffer.read(LARGEST_FILE + 1)
    else:
        with open(path, "rb") as file:
            content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise FileError(f"is larger than {LARGEST_FILE >> 20} MiB: that is no game")
    return content


def check_writable(path: Path) -> None:
    """Say before the work, not after it, that a file cannot be written."""
    folder = path.absolute().parent
    try:
        with tempfile.TemporaryFile(dir=folder):
            pass
    except OSError as wrong:
        raise FileError(f"{path} cannot be written: {wrong.strerror}") from None


def make_folder(path: Path) -> None:
    """A folder that can be written to."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise FileError(f"the folder {path} cannot be made: {wrong.strerror}") from None
    check_writable(path / "record.json")


def make_records_folder(path: Path, records: str) -> None:
    """A folder for records; one that holds others of this kind would mix two runs."""
    make_folder(path)
    if next(path.glob(records), None) is not None:
        raise FileError(f"the folder {path} holds records of another run; give a new one")


def write_json(path: Path, value: object) -> None:
    write_text(path, json.dumps(value, ensure_ascii=False) + "\n")


def write_text(path: Path, text: str) -> None:
    """Whole or not at all: what stood there before stays until the new file is complete."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as wrong:
        part.unlink(missing_ok=True)
        raise FileError(f"{path} cannot be written: {wrong.strerror}") from None
