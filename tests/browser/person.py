"""Somebody at a page: what the page was told, what the eye sees of it, and all that must never be there."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    Response,
    Route,
    WebSocket,
)

from randori.words import Words
from tests.server.mischief import Diary, Heard
from tests.server.players import merged

PATIENCE = 60_000.0
"""Milliseconds for anything that takes one or two; machines may be busy."""
SCREENSHOTS = Path(__file__).parents[2] / "build" / "screenshots"
UNTOLD = re.compile(r"web-[a-z-]+|\bundefined\b|\bNaN\b|\{ ?\$|\[object ")
"""A message that has no words is shown as its name."""
NOT_INSTALLED = "Service Worker registration blocked by Playwright"
SAID = """["aria-label", "title", "placeholder"].flatMap((name) =>
  [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name))
).concat(document.title, document.body.textContent).join("\\n")"""
"""All that a page says, seen or read out."""
EVERYTHING = """
(() => {
  const page = document.documentElement.cloneNode(true);
  for (const one of page.querySelectorAll("body > svg, script, style")) one.remove();
  return [page.outerHTML, ...Object.values(localStorage), ...Object.values(sessionStorage)].join("\\n");
})()
"""
"""All that a page holds, seen or not, but for the store of drawings; and what it keeps."""
STILL = """
document.getAnimations().every((one) =>
  one.playState !== "running" || one.effect.getComputedTiming().iterations === Infinity)
"""
"""Nothing is on its way any more."""
WATCH = f"""
window.sideways = new Set();
const look = () => {{
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth && {STILL})
    window.sideways.add(`${{page.scrollWidth}} in ${{innerWidth}}`);
}};
addEventListener("DOMContentLoaded", () => setInterval(look, 50));
"""
"""A page may not be wider than the screen, at no moment. (Cards on their way may leave it.)"""
STATE = f"[[...window.sideways], document.documentElement.lang, {SAID}]"


@dataclass(frozen=True)
class Screen:
    """How somebody looks at the page."""

    language: str = "en"
    width: int = 1280
    height: int = 800
    theme: str = "light"
    is_calm: bool = False
    """Wants no motion."""
    has_touch: bool = False
    is_installed: bool = False
    """Has the page's service worker, which answers in the network's place."""

    def settings(self) -> dict[str, Any]:
        return {
            "locale": {"en": "en-GB", "fr": "fr-FR"}[self.language],
            "viewport": {"width": self.width, "height": self.height},
            "color_scheme": self.theme,
            "reduced_motion": "reduce" if self.is_calm else "no-preference",
            "has_touch": self.has_touch,
            "service_workers": "allow" if self.is_installed else "block",
        }


PHONE = Screen(width=390, height=844)
WIDE = Screen()


class Person:
    def __init__(self, context: BrowserContext, base: str, eyes: Screen, test: str) -> None:
        self.base = base
        self.eyes = eyes
        self.words = Words(eyes.language)
        self.test = test
        self.context = context
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH)
        self.page: Page = context.new_page()
        self.game = ""
        """What was opened last."""
        self.complaints: list[str] = []
        self.is_cut_off = False
        """What fails while there is no server is no fault of the page."""
        self.view: dict[str, Any] | None = None
        self.table: dict[str, Any] = {}
        self.version = 0
        self.heard: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        self.diary = Diary(None)
        """Every message as it came, for the judge."""
        self.page.on("console", self.on_console)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        self.page.on("requestfailed", self.on_failure)
        self.page.on("response", self.on_response)
        self.page.on("websocket", self.on_socket)

    # --- what the page hears

    def on_socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))

    def hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["type"] in ("welcome", "event"):
            self.view = merged(self.view, message.get("view"), message["type"])
            self.table = message.get("table") or self.table
            self.version = message["version"]
        if message["type"] == "welcome":
            self.diary.eyes = message["seat"]
        self.diary.heard.append(Heard(str(text), self.version))

    # --- what must not be

    def on_console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not self.is_cut_off and message.text != NOT_INSTALLED:
            self.complaints.append(f"console: {message.text}")

    def on_failure(self, request: Request) -> None:
        # A page that one leaves gives up what it had asked for.
        if not self.is_cut_off and request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"failed: {request.url} {request.failure}")

    def on_response(self, response: Response) -> None:
        if response.status >= 400 and not self.is_cut_off:
            self.complaints.append(f"{response.status}: {response.url}")

    def check(self) -> None:
        """What is true of every page at every moment."""
        sideways, language, said = self.page.evaluate(STATE)
        assert self.complaints == []
        assert sideways == []
        assert language == self.eyes.language
        assert UNTOLD.findall(said) == []

    @property
    def text(self) -> str:
        said: str = self.page.evaluate(SAID)
        return said

    @property
    def everything(self) -> str:
        held: str = self.page.evaluate(EVERYTHING)
        return f"{held}\n{self.text}"

    def until(self, condition: str) -> None:
        """Until this is true of the page. (Playwright's own way needs what our policy forbids.)"""
        end = time.monotonic() + PATIENCE / 1000
        while not self.page.evaluate(condition):
            assert time.monotonic() < end, condition
            self.page.wait_for_timeout(30)

    def until_heard(self, is_so: Callable[[], bool]) -> None:
        """Until what went over the line makes this true."""
        end = time.monotonic() + PATIENCE / 1000
        while not is_so():
            assert time.monotonic() < end, self.heard[-3:]
            self.page.wait_for_timeout(30)

    # --- going about

    def visit(self, path: str) -> None:
        self.page.goto(self.base + path)

    def button(self, message: str, **values: str | int) -> Locator:
        """By what it says."""
        return self.page.get_by_role("button", name=self.words(message, **values), exact=True)

    def field(self, message: str) -> Locator:
        return self.page.get_by_label(self.words(message))

    def play_now(self, game: str, **settings: object) -> None:
        """From the landing page, with its one click. The bots are quick, and the game may be a short one."""
        self.opens_table(game, **settings)
        self.at_table()

    def opens_table(self, game: str, **settings: object) -> None:
        self.changes_tables(**settings)
        self.game = game
        self.takes_game()

    def takes_game(self) -> None:
        self.visit("/")
        self.page.locator("ul.games button.primary").nth(["dojo", "memo", "tatsu"].index(self.game)).click()
        self.page.wait_for_url("**/t/*")

    def plays_another(self) -> None:
        """The same at a new table: cards are drawn by chance, and a short game may lack a scene."""
        self.takes_game()
        self.at_table()

    def changes_tables(self, **settings: object) -> None:
        """The tables that the page makes are as it asks, but for this."""

        def change(route: Route) -> None:
            if route.request.method != "POST":
                return route.continue_()
            asked = json.loads(route.request.post_data or "{}")
            return route.continue_(post_data=json.dumps({**asked, "pace": "quick", **settings}))

        self.context.route("**/api/tables", change)

    def at_table(self) -> None:
        self.page.wait_for_selector("main.table")

    @property
    def table_id(self) -> str:
        return self.page.url.rpartition("/")[2]

    def shot(self, what: str) -> None:
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        name = re.sub(r"[^a-z0-9]+", "-", f"{self.test}-{what}".lower()).strip("-")
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png")
