"""The options a game offers: their types, their checks, their one line of help."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, NotRequired, TypedDict, TypeVar

from randori.engine.errors import OptionError, listed, quote

Value = TypeVar("Value", covariant=True)


class OptionFacts(TypedDict):
    """What a program needs to know of an option to ask for it."""

    type: str
    default: object
    help: str
    minimum: NotRequired[int]
    choices: NotRequired[list[str]]


class Option(ABC, Generic[Value]):
    """One option of a game; `of` reads it, checked, from what someone gave."""

    type: str

    def __init__(self, name: str, default: Value, help: str) -> None:
        self.name = name
        self.default = default
        self.help = help

    def of(self, given: Mapping[str, object]) -> Value:
        return self.checked(given[self.name]) if self.name in given else self.default

    @abstractmethod
    def checked(self, value: object) -> Value:
        """The value itself, or an OptionError that says what it must be."""

    def described(self) -> OptionFacts:
        return {"type": self.type, "default": self.default, "help": self.help}

    def refused(self, value: object, wanted: str) -> OptionError:
        return OptionError(f"option {self.name} must be {wanted}, not {quote(value)}")


class IntegerOption(Option[int]):
    """A whole number, from a minimum."""

    type = "integer"

    def __init__(self, name: str, default: int, help: str, *, minimum: int) -> None:
        super().__init__(name, default, help)
        self.minimum = minimum

    def checked(self, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or value < self.minimum:
            raise self.refused(value, f"an integer from {self.minimum}")
        return value

    def described(self) -> OptionFacts:
        return {**super().described(), "minimum": self.minimum}


class OptionalIntegerOption(Option[int | None]):
    """A whole number, from a minimum, or none."""

    type = "integer or null"

    def __init__(self, name: str, help: str, *, minimum: int) -> None:
        super().__init__(name, None, help)
        self.integer = IntegerOption(name, minimum, help, minimum=minimum)

    def checked(self, value: object) -> int | None:
        return None if value is None else self.integer.checked(value)

    def described(self) -> OptionFacts:
        return {**super().described(), "minimum": self.integer.minimum}


class ChoiceOption(Option[str]):
    """One of a few words."""

    type = "choice"

    def __init__(self, name: str, choices: Sequence[str], help: str) -> None:
        super().__init__(name, choices[0], help)
        self.choices = tuple(choices)

    def checked(self, value: object) -> str:
        if not isinstance(value, str) or value not in self.choices:
            raise self.refused(value, listed([f"'{choice}'" for choice in self.choices], "or"))
        return value

    def described(self) -> OptionFacts:
        return {**super().described(), "choices": list(self.choices)}


class BooleanOption(Option[bool]):
    """Something that is on or off."""

    type = "boolean"

    def __init__(self, name: str, help: str, *, default: bool = False) -> None:
        super().__init__(name, default, help)

    def checked(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise self.refused(value, "true or false")
        return value


class OptionalBooleanOption(Option[bool | None]):
    """On or off, or what is usual for the number of players."""

    type = "boolean or null"

    def __init__(self, name: str, help: str) -> None:
        super().__init__(name, None, help)

    def checked(self, value: object) -> bool | None:
        if value is not None and not isinstance(value, bool):
            raise self.refused(value, "true, false or null")
        return value
