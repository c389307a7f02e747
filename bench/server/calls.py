"""HTTP calls with JSON in and out, over a connection that is kept: enough to open many tables."""

from __future__ import annotations

import http.client
import json
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

HOST = "127.0.0.1"
AT_ONCE = 4
SECONDS = 60

Result = TypeVar("Result")


class CallError(Exception):
    """The server did not do what it was asked to."""


class Caller:
    def __init__(self, port: int) -> None:
        self.connection = http.client.HTTPConnection(HOST, port, timeout=SECONDS)

    def get(self, path: str) -> bytes:
        return self._call("GET", path, None)

    def post(self, path: str, body: object) -> dict[str, object]:
        answer = json.loads(self._call("POST", path, json.dumps(body)))
        if not isinstance(answer, dict):
            raise CallError(f"POST {path} answered {answer!r}")
        return answer

    def _call(self, method: str, path: str, body: str | None) -> bytes:
        self.connection.request(method, path, body, {"Content-Type": "application/json"})
        response = self.connection.getresponse()
        answer = response.read()
        if response.status >= 300:
            raise CallError(f"{method} {path} answered {response.status}: {answer[:200]!r}")
        return answer


def call_many(port: int, times: int, call: Callable[[Caller], Result]) -> list[Result]:
    """The same call so many times, a few at once, each thread on a connection of its own."""
    own = threading.local()

    def connect() -> None:
        own.caller = Caller(port)

    with ThreadPoolExecutor(AT_ONCE, initializer=connect) as threads:
        return list(threads.map(lambda _: call(own.caller), range(times)))
