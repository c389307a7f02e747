"""Files people hand in and get back. What is wrong with one is said in a sentence."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from randori.engine.errors import RandoriError

LARGEST_FILE = 64 * 2**20
STANDARD_INPUT = "-"


class FileError(RandoriError):
    """A file that cannot be read, or is no JSON."""


def read_json(path: str) -> object:
    """The JSON value in a file, or on standard input (-)."""
    where = "standard input" if path == STANDARD_INPUT else path
    try:
        return json.loads(read_bytes(path).decode("utf-8"))
    except OSError as wrong:
        raise FileError(f"{where} cannot be read: {wrong.strerror}") from None
    except UnicodeDecodeError as wrong:
        raise FileError(f"{where} is not UTF-8 text (byte {wrong.start})") from None
    except json.JSONDecodeError as wrong:
        raise FileError(
            f"{where} is not JSON: {wrong.msg.lower()} at line {wrong.lineno}, column {wrong.colno}"
        ) from None
    except RecursionError:
        raise FileError(f"{where} is nested too deeply") from None
    except ValueError:
        raise FileError(f"{where} holds a number that is too long") from None


def read_bytes(path: str) -> bytes:
    if path == STANDARD_INPUT:
        content = sys.stdin.buffer.read(LARGEST_FILE + 1)
    else:
        with open(path, "rb") as file:
            content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise FileError(f"{path} is larger than {LARGEST_FILE >> 20} MiB: that is no game")
    return content


def check_folder(path: Path) -> None:
    """Say before the work, not after it, that a file has nowhere to go."""
    folder = path.absolute().parent
    if not folder.is_dir():
        raise FileError(f"{path} cannot be written: there is no folder {folder}")


def make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as wrong:
        raise FileError(f"the folder {path} cannot be made: {wrong.strerror}") from None


def write_json(path: Path, value: object) -> None:
    """Whole or not at all: what stood there before stays until the new file is complete."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_text(json.dumps(value, ensure_ascii=False) + "\n", encoding="utf-8")
        part.replace(path)
    except OSError as wrong:
        part.unlink(missing_ok=True)
        raise FileError(f"{path} cannot be written: {wrong.strerror}") from None
