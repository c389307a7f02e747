"""What the terminal needs to know of a game to let a person play it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, TypeVar

from rich.console import RenderableType

from randori.engine.view import View
from randori.words import Words

Value = TypeVar("Value")


class Table(ABC):
    """One game in words. It gets views and moves, and knows no rules."""

    hears_secrets: ClassVar[bool] = True
    """Whether it is told moves as they were made, and itself leaves out what the player must not hear; else
    it is told what everybody hears."""

    def __init__(self, words: Words, names: list[str], you: int) -> None:
        self.words = words
        self.names = names
        self.you = you

    @abstractmethod
    def drawn(self, view: View) -> RenderableType:
        """The table as the player sees it."""

    @abstractmethod
    def describe(self, before: View, player: int, move: str, after: View) -> list[str]:
        """What just happened, in sentences."""

    @abstractmethod
    def question(self, view: View) -> str:
        """What the player is to decide now."""

    @abstractmethod
    def choice(self, view: View, move: str) -> str:
        """A legal move in words."""


def expected(value: Value | None) -> Value:
    """What must be there at this point of the game."""
    assert value is not None
    return value
