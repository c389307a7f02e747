"""What is imagined, and what the aid is sure of, against the plain list of all worlds that are possible."""

from __future__ import annotations

import pytest

from randori import CHANCE, Rng, State
from tests.games.memo.box import Card
from tests.games.memo.scene import all_look, dealt, laid_open, play
from tests.games.memo.sight import known, phase
from tests.games.memo.wandering import NAMES, step
from tests.games.memo.worlds import Follower, TooManyError

DECK: list[Card] = [
    {
        "number": number,
        "schools": ["Yew"] if number % 3 else ["Xenon"],
        "power": (NAMES[:2] * 2 + NAMES)[number % 10],
    }
    for number in range(1, 41)
]
"""Most cards fit, and most are confusions and infiltrations."""


def deal(seed: int) -> list[int]:
    order = list(range(1, 41))
    rng = Rng(seed)
    for last in range(len(order) - 1, 0, -1):
        other = rng.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def begun_at_random(seed: int) -> State:
    cards = deal(seed)
    rows = " | ".join(" ".join(map(str, cards[4 * seat : 4 * seat + 4])) for seat in range(3))
    state = dealt(rows, " ".join(map(str, cards[12:])), deck=DECK, aid=True, max_rounds=4)
    return all_look(state)


def check(state: State, follower: Follower, rng: Rng) -> None:
    """What he is sure of is certain, and what he imagines is possible; so is the truth."""
    player = follower.memory.player
    sure = {(card, place) for place, card in known(state, player).items()}
    assert sure <= follower.memory.certain()
    if phase(state) in ("react", "power", "draw"):
        assert follower.memory.allows(laid_open(state))
        assert follower.memory.allows(laid_open(state.redeal(player, rng)))


@pytest.mark.parametrize("seed", range(24))
@pytest.mark.clause("MEMO-VIEW", "MEMO-MEMORY", "MEMO-CONFUSION")
def test_every_imagined_world_is_possible_and_what_the_aid_tells_is_certain(seed: int) -> None:
    state = begun_at_random(seed)
    followers = [Follower(state, player) for player in range(3)]
    rng = Rng(seed)
    play(state, "0 start", "0 direction:left")
    for follower in followers:
        follower.follow(0, "direction:left")
    while not state.over:
        step(state, rng)
        if state.over or state.to_act == (CHANCE,):
            return
        player, move = state.history[-1]
        for follower in followers:
            try:
                follower.follow(player, move)
            except TooManyError:
                return
            if move not in ("pass", "skip"):
                check(state, follower, rng)
