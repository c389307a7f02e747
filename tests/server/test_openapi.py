"""The HTTP API against its own description: anything may be asked, and is answered as described."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.players import table_of
from tests.server.serving import Server, serving

SCHEMATHESIS = (sys.executable, "-m", "schemathesis.cli", "run", "--checks", "all", "--no-color")
PATIENCE = 300.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with serving(folder, str(folder / "randori.db"), "--workers", "1", "--log-json") as server:
        asyncio.run(server.begin())
        asyncio.run(table_of(server.base, "tatsu", 1, players=2))  # something to be listed
        yield server
        assert '"level": "error"' not in server.log.read_text()


def test_whatever_is_asked_is_answered_as_described(server: Server, tmp_path: Path) -> None:
    """Every check that Schemathesis has, as it comes."""
    asked = [*SCHEMATHESIS, "--generation-deterministic", f"{server.base}/api/openapi.json"]
    ran = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    tried = re.search(r"([\d,]+) generated", ran.stdout)
    assert tried is not None, ran.stdout
    assert int(tried[1].replace(",", "")) > 1000


def test_with_its_limits_too(tmp_path: Path) -> None:
    """Nearly all is refused with 429 then, which is described as well. (It comes before a missing token.)"""
    server = Server(tmp_path, str(tmp_path / "randori.db"), "--workers", "1")
    quick = ("--generation-deterministic", "--phases", "coverage,fuzzing", "--max-examples", "20")
    asked = [*SCHEMATHESIS, *quick, "--exclude-checks", "missing_required_header"]
    try:
        asyncio.run(server.begin())
        asked.append(f"{server.base}/api/openapi.json")
        ran = subprocess.run(asked, cwd=tmp_path, capture_output=True, text=True, timeout=PATIENCE)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        assert "429" in ran.stdout
    finally:
        server.kill()


def test_all_of_it_is_in_the_schemas_that_the_pages_are_made_from(server: Server) -> None:
    described = httpx.get(f"{server.base}/api/openapi.json").json()["components"]["schemas"]
    docs = Path(__file__).parents[2] / "docs"
    schemas = [json.loads(path.read_text(encoding="utf-8")) for path in docs.glob("*.schema.json")]
    assert set(described) <= {name for schema in schemas for name in schema["$defs"]}


def test_what_is_taken_leaves_no_room_for_unknown_fields(server: Server) -> None:
    described = httpx.get(f"{server.base}/api/openapi.json").json()
    shapes = described["components"]["schemas"]
    for operations in described["paths"].values():
        for operation in operations.values():
            for content in operation.get("requestBody", {}).get("content", {}).values():
                shape = shapes[content["schema"]["$ref"].rpartition("/")[2]]
                assert shape["additionalProperties"] is False, shape
    assert shapes["Joining"]["properties"]["seat"]["anyOf"][0]["maximum"] == 15


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/tables", "GET, OPTIONS, POST"),
        ("/api/tables/x", "GET, OPTIONS"),
        ("/api/tables/x/seats", "OPTIONS, POST"),
        ("/healthz", "GET, OPTIONS"),
    ],
)
def test_what_may_be_done_at_an_address_is_told(server: Server, path: str, allowed: str) -> None:
    answer = httpx.options(server.base + path)
    assert (answer.status_code, answer.headers["allow"]) == (204, allowed)
