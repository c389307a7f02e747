"""A decision to be thought about somewhere else: everything a worker needs, in things that travel."""

from __future__ import annotations

from dataclasses import dataclass

from randori.bots import bot_named
from randori.bots.bot import Bot
from randori.bots.budget import Budget
from randori.bots.perspective import Perspective
from randori.engine.rng import Rng
from randori.engine.seeds import derived
from randori.engine.state import State
from randori.games import set_up
from randori.table.table import Table


@dataclass(frozen=True)
class Question:
    """What would this bot do here? The same question has the same answer, if the budget is no time: a worker
    that dies is no loss."""

    game: str
    players: int
    options: dict[str, object]
    history: tuple[tuple[int, str], ...]
    seat: int
    level: str
    seed: int
    budget: Budget


def question_at(table: Table, seat: int, level: str, budget: Budget) -> Question:
    """What a bot of this level is asked that decides for this seat now."""
    assert table.state is not None
    return Question(
        game=table.game.name,
        players=table.game.players,
        options=table.game.options,
        history=tuple(table.state.history),
        seat=seat,
        level=level,
        seed=derived(int.from_bytes(table.seed, "big"), seat),
        budget=budget,
    )


@dataclass(frozen=True)
class Thought:
    """The move, and the best ones with their estimated chance to win."""

    move: str
    best: tuple[tuple[str, float | None], ...] = ()


BEST = 3


def thought(question: Question) -> Thought:
    """Play the game up to here, let the bot see again what it saw, and ask it."""
    bot = bot_named(question.level, question.seed, question.game, question.budget)
    state = set_up(question.game, question.players, question.options).start()
    for number, (player, move) in enumerate(question.history):
        if player == question.seat:
            prepare(bot, question.seed, number)
            bot.recall(Perspective(state, player))
        state.play(player, move)
    prepare(bot, question.seed, len(question.history))
    return answer(bot, state, question.seat)


def prepare(bot: Bot, seed: int, number: int) -> None:
    """Each decision draws from its own seed: what is remembered of it does not hang on the time it took."""
    bot.rng = Rng(derived(seed, number))


def answer(bot: Bot, state: State, seat: int) -> Thought:
    move = bot.choose(Perspective(state, seat))
    explained = bot.explain()
    if explained.measure != "chance":
        return Thought(move)
    tried = [(one.move, one.value) for one in explained.considered if one.weight]
    return Thought(move, tuple(tried[:BEST]))
