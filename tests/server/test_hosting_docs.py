"""docs/hosting.md says what the program does."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import click
import pytest
from click.core import ParameterSource

from randori.cli.serve import serve
from randori.server import limits
from randori.server.http.app import LARGEST_BODY
from randori.server.http.study import LARGEST_RECORD
from randori.server.limits import Limit, Limits
from randori.server.metrics import Metrics
from randori.table.protocol.client import LONGEST_MESSAGE

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "hosting.md").read_text(encoding="utf-8")
SERVER = Path(limits.__file__).parent
UNIT = (DOCS / "randori.service").read_text(encoding="utf-8")
GIVEN = {"proxies": "127.0.0.1 10.0.0.1", "log_level": "debug"}
LIMIT = re.compile(r"^\| [^|]+ \| [^|]+ \| (\d+) \| ([^|]+) \|$", re.MULTILINE)


def options() -> list[click.Option]:
    return [option for option in serve.params if isinstance(option, click.Option)]


def variable(option: click.Option) -> str:
    """Its own, or the one click makes of its name."""
    return option.envvar if isinstance(option.envvar, str) else f"RANDORI_{option.name}".upper()


def row(option: click.Option) -> str:
    names = ", ".join(f"`{name}`" for name in [*option.opts, *option.secondary_opts])
    return f"| {names} | `{variable(option)}` | "


def told(limit: Limit) -> tuple[str, str]:
    often = limit.per_second >= 1
    then = f"{limit.per_second:g} a second" if often else f"one in {1 / limit.per_second:.0f} seconds"
    return f"{limit.burst:g}", then


def test_every_option_is_in_the_table_with_its_variable() -> None:
    assert re.findall(r"^\| `--.*?` \| `RANDORI_\w+` \| ", PAGE, re.MULTILINE) == [
        row(one) for one in options()
    ]


def test_the_variables_are_those_that_the_command_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    for option in options():
        monkeypatch.setenv(variable(option), GIVEN.get(option.name or "", "1"))
    context = serve.make_context("serve", [])
    for option in options():
        assert context.get_parameter_source(option.name or "") is ParameterSource.ENVIRONMENT, option.name
    assert context.params["proxies"] == ("127.0.0.1", "10.0.0.1")


def test_the_defaults_are_those_of_the_command() -> None:
    for option in options():
        default = option.default
        if isinstance(default, bool):
            assert f"{row(option)}`{str(default).lower()}` |" in PAGE
        elif isinstance(default, (str, int)):
            assert f"{row(option)}`{default}` |" in PAGE


def test_the_variables_of_the_unit_exist() -> None:
    used = set(re.findall(r"^Environment=(\w+)=", UNIT, re.MULTILINE))
    assert used
    assert used <= {variable(option) for option in options()}


def test_every_metric_is_in_the_table() -> None:
    kinds = {metric.name: metric.type for metric in Metrics().registry.collect()}
    listed = dict(re.findall(r"^\| `(randori_\w+)` \| (\w+)", PAGE, re.MULTILINE))
    assert {name.removesuffix("_total"): kind for name, kind in listed.items()} == kinds


def test_the_limits_are_those_of_the_server() -> None:
    rates = [getattr(Limits(), field.name) for field in fields(Limits)]
    assert LIMIT.findall(PAGE) == [told(rate) for rate in rates if isinstance(rate, Limit)]


def test_the_bounds_are_those_of_the_server() -> None:
    head, queue = f"{limits.LARGEST_HEAD // 1024} KiB", f"{limits.LONGEST_QUEUE // 1024} KiB"
    pieces = f"{limits.PIECE_WITHIN:g} seconds apart, {limits.BODY_WITHIN:g} seconds in all"
    bodies = f"{LARGEST_BODY // 1024} KiB, a record to be played again {LARGEST_RECORD // 1024} KiB"
    for row in (
        f"| open connections of an address, of any kind | {Limits().most_connections} |",
        f"behind a proxy | {Limits().most_connections} |",
        f"| open sockets of an address | {Limits().most_sockets} |",
        f"| the head of a request | {head}, within {limits.HEAD_WITHIN:g} seconds of the connection",
        f"| the body of a request | {bodies} |",
        f"sends more than {limits.LARGEST_REQUEST // 1024**2} MiB",
        f"| its pieces | {pieces} |",
        f"| an answer that nobody reads | {limits.READ_WITHIN:g} seconds |",
        f"`hello` that is welcome | {limits.HELLO_WITHIN:g} seconds |",
        f"wait for its `welcome` | {limits.MOST_WAITING} |",
        f"| a message | {LONGEST_MESSAGE:,} bytes |",
        f"reads too slowly | {queue} |",
    ):
        assert row in PAGE


def test_the_reasons_for_which_connections_are_cut_are_named() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SERVER.glob("*.py"))
    reasons = set(re.findall(r"""(?:dropped\.labels\(|_drop\(|_refuse\(HTTPStatus\.\w+, )"(\w+)""", source))
    assert reasons == {"slow", "silent", "rate", "late", "large", "many"}
    line = next(line for line in PAGE.splitlines() if "randori_connections_dropped_total" in line)
    assert set(re.findall(r"`(\w+)` \(", line)) == reasons
