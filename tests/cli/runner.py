"""Runs the command line as `randori` does, in this process."""

from __future__ import annotations

import io
import json
import sys
from dataclasses import dataclass
from unittest.mock import patch

from randori.cli.main import main


@dataclass(frozen=True)
class Run:
    code: int
    out: str
    err: str

    @property
    def json(self) -> dict[str, object]:
        value = json.loads(self.out)
        assert isinstance(value, dict)
        return value


def run(*arguments: str, stdin: str | bytes = "") -> Run:
    """The exit code and what was printed."""
    content = stdin.encode() if isinstance(stdin, str) else stdin
    streams = [io.TextIOWrapper(io.BytesIO(data), encoding="utf-8") for data in (content, b"", b"")]
    with (
        patch.object(sys, "argv", ["randori", *arguments]),
        patch.object(sys, "stdin", streams[0]),
        patch.object(sys, "stdout", streams[1]),
        patch.object(sys, "stderr", streams[2]),
    ):
        try:
            main()
        except SystemExit as stopped:
            code = stopped.code
    printed = []
    for stream in streams[1:]:
        stream.seek(0)
        printed.append(stream.read())
    assert isinstance(code, int)
    return Run(code, *printed)


def refused(*arguments: str, stdin: str | bytes = "") -> str:
    """The one sentence that bad input gets."""
    ran = run(*arguments, stdin=stdin)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("randori: ")
    assert ran.err.count("\n") == 1
    assert len(ran.err) < 400
    return ran.err
