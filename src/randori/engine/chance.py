"""Chance: where randomness comes from, and the notation and checks of what it drew."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from randori.engine.errors import MOVE_FORM, IllegalMove, quote
from randori.engine.position import Position


class Source(Protocol):
    """Anything that draws uniform integers; an Rng is one."""

    def below(self, n: int, /) -> int:
        """A uniform integer in [0, n)."""


class SecretSource:
    """The operating system's cryptographic randomness: for games between people."""

    def __repr__(self) -> str:
        return "SecretSource()"

    def below(self, n: int, /) -> int:
        return secrets.randbelow(n)


@dataclass(frozen=True)
class Draw:
    """One kind of chance move, `word:LOT,LOT,…`, and how its lots are written."""

    word: str
    clause: str
    noun: str
    nouns: str
    write: Callable[[int], str]
    read: Callable[[str], int | None]

    def text(self, drawn: list[int]) -> str:
        return f"{self.word}:{','.join(map(self.write, drawn))}"

    def lots(self, text: str) -> list[int]:
        """The lots a chance move names; whether they are the right ones is `check`'s."""
        word, colon, names = text.partition(":")
        if word != self.word or not colon:
            raise IllegalMove(MOVE_FORM, f"chance must now say {self.word}:…, not {quote(text)}")
        drawn = []
        for name in names.split(","):
            lot = self.read(name)
            if lot is None:
                raise IllegalMove(self.clause, f"{quote(name)} in {self.word}:… is no {self.noun}")
            drawn.append(lot)
        return drawn

    def amount(self, count: int) -> str:
        return f"{count} {self.noun if count == 1 else self.nouns}"

    def check(self, drawn: list[int], position: Position) -> None:
        """Refuse what cannot have come out of the urn."""
        if len(drawn) != position.lots_drawn():
            raise IllegalMove(
                self.clause,
                f"{self.word}:… must name {self.amount(position.lots_drawn())}, not {len(drawn)}",
            )
        left = Counter(position.lots())
        for lot in drawn:
            if lot not in left:
                raise IllegalMove(self.clause, f"{self.word}:{self.write(lot)} is not possible here")
            if not left[lot]:
                raise IllegalMove(self.clause, f"{self.write(lot)} stands too often in {self.word}:…")
            left[lot] -= 1


def draw(position: Position, source: Source) -> list[int]:
    """Draw what the position awaits: each order of the lots as likely as the others."""
    urn = position.lots()
    return [urn.pop(source.below(len(urn))) for _ in range(position.lots_drawn())]
