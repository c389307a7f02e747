"""Moves as people write them, and the numbers that stand for them. Cards are written by their numbers."""

from __future__ import annotations

from randori.engine.notation import Notation, read_number
from randori.games.memo.actions import (
    AGAINST,
    CONFUSE,
    CROSS,
    DIRECTION,
    DONE,
    EXCHANGE,
    EYE_AT,
    FIELD,
    FORESEE,
    GUESS,
    HAND,
    INFILTRATE,
    LAY,
    LOOK,
    ORDER_BOTTOM,
    ORDER_TOP,
    OVERLOAD_TWO,
    PARALYSE,
    PASS,
    PLAY,
    SKIP,
    START,
    STOP,
    SWAP,
    action,
    first_of,
    kind_of,
    order,
    ordered_cards,
    second_of,
    third_of,
)

WORDS = {
    START: "start",
    LAY: "lay",
    PASS: "pass",
    SKIP: "skip",
    DONE: "done",
    FORESEE: "foresee",
    STOP: "stop",
}
"""Moves of one word."""

NUMBERED = {
    LOOK: ("look", 2),
    SWAP: ("swap", 1),
    PLAY: ("play", 2),
    HAND: ("hand", 1),
    EYE_AT: ("eye", 2),
    INFILTRATE: ("infiltrate", 2),
    EXCHANGE: ("exchange", 2),
    PARALYSE: ("paralyse", 1),
    CONFUSE: ("confuse", 1),
    CROSS: ("cross", 2),
    OVERLOAD_TWO: ("overload", 3),
    AGAINST: ("against", 2),
}
"""Moves of a word and so many seats or slots."""

SIDES = {ORDER_TOP: "top", ORDER_BOTTOM: "bottom"}
DIRECTIONS = ["left", "right"]

KIND_OF_WORD = {word: kind for kind, word in WORDS.items()}
KIND_OF_NUMBERED = {word: kind for kind, (word, _) in NUMBERED.items()}


class MemoNotation(Notation):
    """The moves of a game with a certain deck."""

    def __init__(self, numbers: list[int], letters: str) -> None:
        self.numbers = numbers
        self.letters = letters
        self.cards = {number: card for card, number in enumerate(numbers)}

    def write(self, number: int) -> str:
        kind = kind_of(number)
        fields = [first_of(number), second_of(number), third_of(number)]
        if kind in WORDS:
            return WORDS[kind]
        if kind == DIRECTION:
            return f"direction:{DIRECTIONS[fields[0]]}"
        if kind == GUESS:
            return f"guess:{fields[0]},{fields[1]},{self.letters[fields[2]]}"
        if kind in SIDES:
            cards = [str(self.numbers[card]) for card in ordered_cards(number)]
            return f"order:{','.join(cards)},{SIDES[kind]}"
        word, size = NUMBERED[kind]
        return f"{word}:{','.join(map(str, fields[:size]))}"

    def has(self, action: int) -> bool:
        if action < 0 or (kind_of(action) not in (*WORDS, *NUMBERED, *SIDES, DIRECTION, GUESS)):
            return False
        try:
            return self.read(self.write(action)) == action
        except IndexError:
            return False

    def read(self, text: str) -> int | None:
        word, colon, rest = text.partition(":")
        if not colon:
            kind = KIND_OF_WORD.get(word)
            return None if kind is None else action(kind)
        parts = rest.split(",")
        if word == "direction":
            return action(DIRECTION, DIRECTIONS.index(rest)) if rest in DIRECTIONS else None
        if word == "guess":
            return self.read_guess(parts)
        if word == "order":
            return self.read_order(parts)
        kind = KIND_OF_NUMBERED.get(word)
        if kind is None or len(parts) != NUMBERED[kind][1]:
            return None
        fields = [read_field(part) for part in parts]
        return None if None in fields else action(kind, *[field for field in fields if field is not None])

    def read_guess(self, parts: list[str]) -> int | None:
        if len(parts) != 3 or len(parts[2]) != 1 or parts[2] not in self.letters:
            return None
        seat, slot = read_field(parts[0]), read_field(parts[1])
        return (
            None if seat is None or slot is None else action(GUESS, seat, slot, self.letters.index(parts[2]))
        )

    def read_order(self, parts: list[str]) -> int | None:
        """One to three numbers of cards, and where they go."""
        kinds = [kind for kind, side in SIDES.items() if side == parts[-1]]
        numbers = [read_number(part) for part in parts[:-1]]
        cards = [self.cards[number] for number in numbers if number in self.cards]
        if not kinds or not 1 <= len(numbers) <= 3 or len(cards) != len(numbers):
            return None
        return order(kinds[0], *cards)


def read_field(text: str) -> int | None:
    """A seat or a slot."""
    number = read_number(text)
    return number if number is not None and 0 <= number < FIELD else None
