"""Random walks through games, for checks that must hold everywhere on the way."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from randori import CHANCE, Rng, State
from randori.engine.game import Game


def random_move(state: State, choice: random.Random) -> tuple[int, str]:
    player = choice.choice(state.to_act)
    action = state.position.random_action(player, Rng(choice.getrandbits(62)))
    return player, state.game.write_move(action)


def walk(game: Game, seed: int) -> Iterator[State]:
    """The same state again and again, one random move further each time, to the end of the game."""
    choice = random.Random(seed)
    state = game.start(seed=seed)
    yield state
    while not state.over:
        state.play(*random_move(state, choice))
        yield state


def milestones(game: Game, seed: int, count: int) -> Iterator[State]:
    """A few instants of a random game, spread at random over it, its start and its end among them."""
    length = sum(1 for _ in walk(game, seed))
    inner = random.Random(seed).sample(range(length), min(count, length))
    wanted = {0, length - 1, *inner}
    for index, state in enumerate(walk(game, seed)):
        if index in wanted:
            yield state


def eyes(state: State) -> list[int | None]:
    """Everybody who may look: the players and a spectator."""
    return [*range(state.game.players), None]


def as_bytes(state: State, player: int | None) -> bytes:
    return json.dumps(state.view(player)).encode()


def everything(state: State) -> tuple[object, ...]:
    """All that can be told from outside: two states with the same everything are the same."""
    views = [as_bytes(state, player) for player in eyes(state)]
    record = state.record() if state.is_told else None
    return (record, state.to_act, state.over, state.scores, state.winners, views, moves(state))


def moves(state: State) -> list[list[str]]:
    return [state.moves(player) for player in range(CHANCE, state.game.players)]
