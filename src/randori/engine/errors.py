"""What can go wrong, split by cause. Messages repeat what was put in, never what is hidden."""

from __future__ import annotations

import reprlib

MOVE_TURN = "MOVE-TURN"
MOVE_FORM = "MOVE-FORM"
MOVE_OVER = "MOVE-OVER"
RECORD_RESULT = "RECORD-RESULT"

LONGEST_QUOTE = 60
LONGEST_INTEGER = 200  # bits


class RandoriError(ValueError):
    """Bad input; the message is one sentence for the person who gave it."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = message


class OptionError(RandoriError):
    """A game, number of players or option that does not exist."""


class RecordError(RandoriError):
    """Something that is no record of a game."""


class ViewError(RandoriError):
    """Something that is no view of a game, or one of another game."""


class IllegalMove(RandoriError):  # noqa: N818  # its name in the contract
    """A move that a rule forbids; `clause` names the rule.

    In a replay, `index`, `player` and `move` say which move of the record it was.
    """

    def __init__(self, clause: str, message: str) -> None:
        super().__init__(message)
        self.clause = clause
        self.index: int | None = None
        self.player: int | None = None
        self.move: str | None = None

    def __reduce__(self) -> tuple[object, ...]:  # it comes back from other processes too
        return IllegalMove, (self.clause, self.message), self.__dict__

    def __str__(self) -> str:
        return f"{self.message} ({self.clause})"

    def __repr__(self) -> str:
        return f"IllegalMove({self.clause!r}, {self.message!r})"


def located(refused: IllegalMove) -> str:
    """Why a move is refused and, in a replay, which one it is."""
    if refused.index is None:
        return str(refused)
    return f"moves[{refused.index}], player {quote(refused.player)}, {quote(refused.move)}: {refused}"


def quote(value: object) -> str:
    """Someone's input, fit to be repeated in a sentence: short, on one line, printable."""
    if isinstance(value, int) and value.bit_length() > LONGEST_INTEGER:
        return "a number that is too long"
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if not isinstance(value, str):
        text = reprlib.repr(value)
        return text if text.isprintable() else ascii(text)[1:-1]
    if len(value) > LONGEST_QUOTE:
        value = f"{value[:LONGEST_QUOTE]}…"
    return f"'{value}'" if value.isprintable() else ascii(value)


def listed(items: list[str], last: str = "and") -> str:
    """`a, b and c`"""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"
