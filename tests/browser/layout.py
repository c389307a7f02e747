"""How a page lies: what covers another thing, is cut off, is too small to be touched, or moves by itself."""

from __future__ import annotations

from pathlib import Path

from tests.browser.person import STILL, Person

SMALLEST = 44
"""Pixels of what a finger is to touch; a card that is narrow and tall may have as many in all."""
NARROWEST = 32
FINGERS = 1000
"""On a screen that is wider than so many pixels one points with a mouse."""
MOST_SHIFT = 0.02
"""Of what lies still, between two things that somebody does: web.dev's layout shift."""

HERE = Path(__file__).parent
WRONG = (HERE / "layout.js").read_text(encoding="utf-8")
TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"
"""After these a page has answered to its size, and what has moved is known."""
WATCH_SHIFTS = (HERE / "shifts.js").read_text(encoding="utf-8")


def faults_of(person: Person) -> list[str]:
    """At this moment, when everything has come to rest."""
    person.page.evaluate(TWO_FRAMES)
    person.until(STILL)
    found: list[str] = person.page.evaluate(WRONG, [SMALLEST, NARROWEST, FINGERS])
    return found


def shifts_of(person: Person) -> list[str]:
    """Every single one that is too large, since it was asked last."""
    person.page.evaluate(TWO_FRAMES)
    told = person.page.evaluate("window.takeShifts()")
    return [f"{one['value']:.3f}: {'; '.join(one['what'])}" for one in told if one["value"] > MOST_SHIFT]
