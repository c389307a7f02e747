"""The HTTP API against its own description: anything may be asked, and is answered as described."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import checks
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks as openapi

from tests.server.players import table_of
from tests.server.serving import Server, serving

EXAMPLES = 150
CHECKS = [
    checks.not_a_server_error,
    openapi.status_code_conformance,
    openapi.content_type_conformance,
    openapi.response_headers_conformance,
    openapi.response_schema_conformance,
    openapi.negative_data_rejection,
    openapi.unsupported_method,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("openapi")
    with serving(folder, str(folder / "randori.db"), "--workers", "1", "--log-json") as server:
        asyncio.run(server.begin())
        asyncio.run(table_of(server.base, "tatsu", 1, players=2))  # something to be listed
        yield server
        assert '"level": "error"' not in server.log.read_text()


def operations(server: Server) -> Iterator[Any]:
    schema = schemathesis.openapi.from_url(f"{server.base}/api/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        yield found.ok()


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode))
def test_whatever_is_asked_is_answered_as_described(server: Server, mode: Any) -> None:
    tried = 0
    for operation in operations(server):

        @given(case=operation.as_strategy(generation_mode=mode))
        @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
        def ask(case: Any) -> None:
            case.call_and_validate(checks=CHECKS)

        try:
            ask()
        except Unsatisfiable:
            assert mode == schemathesis.GenerationMode.NEGATIVE  # nothing can be wrong where nothing is asked
        tried += 1
    assert tried > 10
