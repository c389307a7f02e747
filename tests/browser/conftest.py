"""A server and a browser for each worker, and people in front of it."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.person import WIDE, Person, Screen
from tests.server.serving import Server, logged, serving
from tests.services import wait_until

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

HURRY = "from randori.table import pace; pace.HURRY['quick'] = 0.01"
"""Bots that are asked to be quick are: they need not look human here."""

People = Callable[..., Person]


def launched(playwright: Playwright) -> Browser:
    """The machine's own, else Playwright's: tools/browser."""
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    return playwright.chromium.launch(executable_path=program, args=ARGUMENTS)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launched(playwright)
        yield browser
        browser.close()


def changed(server: Server, *changes: str) -> Server:
    """Statements of Python that its program begins with."""
    server.command[2] = "; ".join([*changes, server.command[2]])
    return server


def begun(server: Server) -> Server:
    server.start()
    wait_until(lambda: answers(server.base), lambda: logged(server))
    return server


def answers(base: str) -> bool:
    try:
        return httpx.get(f"{base}/healthz").status_code == 200
    except httpx.TransportError:
        return False


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    with serving(folder, str(folder / "tables.db")) as server:
        yield begun(changed(server, HURRY))


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[Server]:
    """For those who kill it. To be named before the people, who would see it go at the end."""
    with serving(tmp_path, str(tmp_path / "tables.db")) as server:
        yield begun(changed(server, HURRY))


@pytest.fixture
def people(browser: Browser, request: pytest.FixtureRequest) -> Iterator[People]:
    """Somebody who opens the browser; all goes well at his page to the end of the test."""
    there: list[Person] = []

    def come(server: Server, eyes: Screen = WIDE) -> Person:
        context = browser.new_context(**eyes.settings())
        person = Person(context, server.base, eyes, f"{request.node.name}-{len(there) or ''}")
        there.append(person)
        return person

    yield come
    for person in there:
        person.shot("end")
        person.check()
        person.context.close()
