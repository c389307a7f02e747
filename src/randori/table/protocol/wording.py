"""What is wrong with a message, in our own words: those of the library that reads it are for its users."""

from __future__ import annotations

import re
from collections.abc import Callable

from randori.engine.errors import listed, quote

PLACE = re.compile(r" - at `\$?\.?(?P<place>[^`]*)`$")
NOWHERE = ("", "data")
"""The message as a whole."""

KINDS = {
    "str": "a text",
    "int": "a whole number",
    "float": "a number",
    "bool": "true or false",
    "null": "null",
    "array": "a list",
    "object": "an object",
}
LENGTHS = {"str": "characters", "array": "entries", "object": "entries"}
BOUNDS = {">=": "at least ", "<=": "at most ", ">": "more than ", "<": "less than ", "": ""}

Told = Callable[[re.Match[str]], str]


def reworded(wrong: str | Exception, where: str = "") -> str:
    """One clause of a sentence about what somebody sent: what is wrong, and where in it."""
    if isinstance(wrong, RecursionError):
        return "it is nested too deeply"
    if isinstance(wrong, UnicodeDecodeError):
        return "it is not UTF-8 text"
    found = PLACE.search(str(wrong))
    place = where if where not in NOWHERE else found["place"] if found else ""
    plain = PLACE.sub("", str(wrong))
    for pattern, told in WORDINGS:
        if match := pattern.fullmatch(plain):
            return f"{named(place)} {told(match)}"
    return f"{named(place)} does not fit the description"


def named(place: str) -> str:
    return "it" if place in NOWHERE else quote(place)


def kind(names: str) -> str:
    """`int | null`: a whole number or null."""
    return listed([KINDS.get(name, "something else") for name in names.split(" | ")], "or")


def length(match: re.Match[str]) -> str:
    unit = LENGTHS.get(match["kind"], "entries")
    if (match["bound"], match["size"]) == (">=", "1"):
        return "must not be empty"
    return f"must have {BOUNDS[match['bound'] or '']}{match['size']} {unit}"


WORDINGS: list[tuple[re.Pattern[str], Told]] = [
    (re.compile(pattern, re.DOTALL), told)
    for pattern, told in [
        (
            r"Expected `(?P<wanted>.+)`, got `(?P<given>.+)`",
            lambda match: f"must be {kind(match['wanted'])}, not {kind(match['given'])}",
        ),
        (r"Expected `(?P<kind>.+)` of length (?:(?P<bound>[<>]=?) )?(?P<size>\d+)", length),
        (
            r"Expected `(?P<kind>.+)` (?P<bound>[<>]=?) (?P<limit>\S+)",
            lambda match: f"must be {kind(match['kind'])}, {BOUNDS[match['bound']]}{match['limit']}",
        ),
        (r"Expected `(?P<kind>[^`]+)`", lambda match: f"must be {kind(match['kind'])}"),
        (r"Object missing required field `(?P<field>.+)`", lambda match: f"lacks {quote(match['field'])}"),
        (
            r"Object contains unknown field `(?P<field>.+)`",
            lambda match: f"has a field {quote(match['field'])}, which is not known",
        ),
        (
            r"Invalid (?:enum )?value (?P<value>.+)",
            lambda match: f"cannot be {quote(match['value'].strip(chr(39)))}",
        ),
        (r"Input data was truncated", lambda match: "is not JSON: it ends too early"),
        (r"JSON is malformed: .*\(byte (?P<byte>\d+)\)", lambda match: f"is not JSON (byte {match['byte']})"),
    ]
]
