"""Playing at a page as a person would: look what is lit, and click, tap or press it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import ElementHandle, Error

from tests.browser.person import Person

LONGEST = 300.0
"""Seconds of a game; it takes ten or twenty, and machines may be busy."""
TRY = 3000.0
"""Milliseconds until somebody looks again what is lit: something may have come to lie over it."""
TRIES = 10
TABS = 120
LOST = "document.activeElement === document.body"
"""The focus is nowhere."""
LOOKS = 10
REACHED = f"(one) => [one === document.activeElement, {LOST}, one.isConnected]"
OVER = "#result"

Hand = Callable[[Person, ElementHandle], None]


@dataclass(frozen=True)
class Lit:
    """Where a game's table says what can be done now."""

    things: str
    """Cards, seats and places to choose from, and what has no place."""
    sure: str
    """What completes a choice that has begun, or is not to be chosen too seldom."""
    over_all: str = "dialog[open] button"
    """What lies over the table, to be put away first."""


LIT = {
    "dojo": Lit(
        things=".dojo-table [data-drop]:not(.chosen), .actions .buttons button:not([aria-disabled=true])",
        sure=".actions .buttons button.primary:not([aria-disabled=true])",
    ),
    "memo": Lit(
        things=".memo .slot.lit button, .memo .power button, .memo button.lay, "
        ".memo .buttons button:not([aria-disabled=true])",
        sure=".memo .buttons button.main:not([aria-disabled=true]), "
        ".memo .buttons [data-focus=pass]:not([aria-disabled=true])",
    ),
    "tatsu": Lit(
        things=".tatsu [data-lit]",
        sure=".tatsu .hands [data-lit]",
        over_all="[role=dialog] footer button",
    ),
}


def click(person: Person, thing: ElementHandle) -> None:
    thing.click(timeout=TRY)


def tap(person: Person, thing: ElementHandle) -> None:
    thing.tap(timeout=TRY)


def press(person: Person, thing: ElementHandle) -> None:
    """By the keyboard alone: to it by Tab, then its own key or Enter."""
    keyboard = person.page.keyboard
    for _ in range(TABS):
        is_reached, is_lost, is_there = thing.evaluate(REACHED)
        if is_reached:
            return keyboard.press(thing.get_attribute("aria-keyshortcuts") or "Enter")
        # After the last thing of a page Tab comes to the page itself; one may not stop there.
        if not is_there and not is_lost:
            raise Error("it went away")
        keyboard.press("Tab")
    raise Error(f"Tab does not come to {thing}")


def is_lost(person: Person) -> bool:
    """The focus is nowhere, and not only for a frame or two."""
    for _ in range(LOOKS):
        if not person.page.evaluate(LOST):
            return False
        person.page.wait_for_timeout(50)
    return True


class Player:
    """Chooses among what is lit, at random."""

    def __init__(self, person: Person, game: str, seed: int = 1, hand: Hand = click) -> None:
        self.person = person
        self.page = person.page
        self.lit = LIT[game]
        self.rng = random.Random(seed)
        self.hand = hand
        self.acts = 0
        self.misses = 0

    @property
    def is_over(self) -> bool:
        return self.page.query_selector(OVER) is not None

    @property
    def can_act(self) -> bool:
        return self.page.query_selector(f"{self.lit.things}, {self.lit.over_all}") is not None

    def wait(self, until: str = OVER) -> None:
        """For one's turn, this, or the end."""
        awaited = f"{self.lit.things}, {self.lit.over_all}, {until}, {OVER}"
        self.page.wait_for_selector(awaited, state="attached")

    def choose(self) -> ElementHandle | None:
        first = self.page.query_selector(self.lit.over_all)
        if first is not None:
            return first
        sure = self.page.query_selector_all(self.lit.sure)
        things = self.page.query_selector_all(self.lit.things)
        if sure and self.rng.random() < 0.7:
            things = sure
        return self.rng.choice(things) if things else None

    def act(self) -> None:
        """Do one thing, unless it goes away under the hand."""
        thing = self.choose()
        if thing is None:
            return
        try:
            self.hand(self.person, thing)
        except Error:
            self.misses += 1
            if self.misses == TRIES:
                raise
        else:
            self.acts += 1
            self.misses = 0

    def play(self, acts: int | None = None, until: str = OVER) -> None:
        """To the end, so many acts, or until there is something; where a game lacks it, in the next."""
        end = time.monotonic() + LONGEST
        goal = None if acts is None else self.acts + acts
        while self.acts != goal:
            self.wait(until)
            if self.page.query_selector(until) is not None:
                return
            assert time.monotonic() < end, f"no {until} after {self.acts} acts"
            if self.is_over:
                self.person.plays_another()
                continue
            self.act()
            self.person.check()


def race_alone(player: Player, things: str) -> None:
    """To a race of Mémo Combo that all others have passed: nothing comes between two looks."""
    person = player.person
    while True:
        player.play(until=things)
        person.until_heard(lambda: is_alone(person) or player.is_over)
        assert person.view is not None
        if person.view["table"]["phase"] == "react" and not player.is_over:
            if not person.page.get_by_role("alert").count():
                return
            player.act()  # what was refused before, as a call that came second, is still told: the next race


def is_alone(person: Person) -> bool:
    assert person.view is not None
    waits_for: list[int] = person.view["to_act"]
    return waits_for == [person.view["player"]]


def unfolds(person: Person, *messages: str) -> None:
    """What is folded under these words, one in the other."""
    for message in messages:
        person.page.locator("summary").get_by_text(person.words(message), exact=True).click()


def takes_a_seat(person: Person, table: str, name: str = "Ben") -> None:
    person.visit(f"/t/{table}")
    person.field("web-your-name").fill(name)
    person.button("web-sit-down").click()


def play_together(*players: Player) -> None:
    """To the end, each whenever it is his turn."""
    end = time.monotonic() + LONGEST
    while not all(player.is_over for player in players):
        assert time.monotonic() < end, "the game does not end"
        able = [player for player in players if player.can_act and not player.is_over]
        for player in able:
            player.act()
            player.person.check()
        if not able:
            players[0].page.wait_for_timeout(30)


def put_away(person: Person, game: str) -> None:
    """What still lies over the table after the end: a round's sum."""
    over_all = person.page.query_selector(LIT[game].over_all)
    if over_all is not None:
        over_all.click()
