"""What the program says to people, in their language: Project Fluent files in locales/, ours and those of
games that others bring."""

from __future__ import annotations

import re
import unicodedata
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.errors import FluentReferenceError

from randori.engine.clauses import OURS, languages_of
from randori.games import GAMES

SOUNDS_OPEN = re.compile(
    # A vowel; y where it is one: Yves, but not Yuna.
    r"[aeiouœæ]|y[bcdfghjklmnpqrstvwxz]"
    # An h that is not heard: there is no rule for it, and names from elsewhere have one that is.
    r"|h(?:adrien|ector|elene|elois|enri|ermi|erve|ilair|ippoly|onor|orac|ortens|ubert|ugo|ugu|yacin)",
    re.IGNORECASE,
)


def elide(word: object, name: object) -> str:
    """A short word and a name: « de Kasa », but « d’Aiko ».

    Files ask for it where a language has such words, `{ ELIDE("de", $name) }`, for the pages too
    (web/src/lib/elision.ts).
    """
    short, said = str(word), str(name)
    plain = "".join(one for one in unicodedata.normalize("NFD", said) if not unicodedata.combining(one))
    return f"{short[:-1]}’{said}" if SOUNDS_OPEN.match(plain) else f"{short} {said}"


FUNCTIONS: dict[str, Any] = {"ELIDE": elide}
"""What the files may call. (The library's types know functions of one value alone.)"""


def text_of(package: str, language: str) -> str:
    """All words of a package in a language."""
    folder = files(package).joinpath("locales", language)
    there = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=str)
    return "\n".join(file.read_text(encoding="utf-8") for file in there)


def packages_of_others() -> list[str]:
    """The packages of games that others bring."""
    return sorted({game.package() for game in GAMES.values()} - {OURS})


class Words:
    """One language. Calling it with the name of a message gives its text."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
        self._add(text_of(OURS, language))
        for package in packages_of_others():
            there = languages_of(package, "locales", "*.ftl")
            if there:
                self._add(text_of(package, language if language in there else there[0]))

    def _add(self, text: str) -> None:
        self._bundle.add_resource(FluentResource(text))

    def has(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def of_game(self, message: str, /, **values: str | int) -> str | None:
        """The text of a message that a game may bring: None if it brings none, or one that asks for what it
        is not given."""
        if not self.has(message):
            return None
        try:
            return self(message, **values)
        except FluentReferenceError:
            return None

    def __call__(self, message: str, /, **values: str | int) -> str:
        pattern = self._bundle.get_message(message).value
        assert pattern is not None
        arguments = {key.replace("_", "-"): value for key, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def listed(self, items: list[str]) -> str:
        """`a, b and c`, in this language."""
        if len(items) < 2:
            return "".join(items)
        return f"{', '.join(items[:-1])} {self('and')} {items[-1]}"
