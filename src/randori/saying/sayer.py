"""What the sentences of all games share: who makes the move, and how he is called."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeVar

from randori.engine.errors import ViewError
from randori.engine.position import CHANCE
from randori.engine.view import View

if TYPE_CHECKING:
    from randori.words import Words

Person = Literal["you", "own", "other"]
Value = TypeVar("Value")


class Sayer:
    """Tells the moves of one view. A game without words of its own is told by its notation."""

    def __init__(self, words: Words, view: View) -> None:
        self.words = words
        self.view = view
        self.you = view["player"]
        self.mover = mover(view)

    def said(self, move: str) -> str:
        """A player's move as a sentence."""
        word, values = parsed(move)
        message = f"say-{self.view['game']}-{word}"
        own = self.words.of_game(message, who=self.who, name=self.name, **values)
        return self.tell("say-any", move=move) if own is None else own

    def drawn(self, move: str) -> str:
        """What chance did, as a sentence; not what it drew, which may be hidden."""
        return drawn(self.words, self.view["game"], move)

    def tell(self, message: str, /, **values: str) -> str:
        """A sentence about whoever makes the move."""
        return self.words(message, who=self.who, name=self.name, **values)

    @property
    def who(self) -> Literal["you", "other"]:
        return "you" if self.mover is not None and self.mover == self.you else "other"

    @property
    def name(self) -> str:
        """Of another who makes the move, at the beginning of a sentence."""
        if self.mover is None:
            return self.words("say-someone")
        return self.words("say-name", number=str(self.mover))

    def person(self, player: int) -> Person:
        """A player as the sentence sees him: you, the one it is about, or another."""
        if not 0 <= player < self.view["players"]:
            raise ViewError(f"there is no player {player}; players are 0 to {self.view['players'] - 1}")
        if player == self.you:
            return "you"
        return "own" if player == self.mover else "other"


def drawn(words: Words, game: str, move: str) -> str:
    word = move.partition(":")[0]
    return words.of_game(f"say-{game}-{word}") or words("say-chance", move=word)


def parsed(move: str) -> tuple[str, dict[str, str]]:
    """The word a move begins with, and what stands after it: $one, $two, $three, and $all of it."""
    word, _, rest = move.partition(":")
    one, two, three, *_ = [*rest.split(","), "", "", ""]
    return word, {"one": one, "two": two, "three": three, "all": rest}


def mover(view: View) -> int | None:
    """Whose move it is: one's own, if one may move; else the only one's who may; None where several may."""
    actors = [player for player in view["to_act"] if player != CHANCE]
    if view["player"] in actors or not actors:
        return view["player"]
    return actors[0] if len(actors) == 1 else None


def expected(value: Value | None) -> Value:
    """What must be there for the move to be possible."""
    if value is None:
        raise ViewError("nobody can make this move in this view")
    return value
