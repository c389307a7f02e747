"""How things look to a search where it stops, and what it can tell apart."""

from __future__ import annotations

from itertools import permutations

import pytest

import randori
from randori import Rng, State
from randori.bots.by_game.memo import STRATEGY
from tests.conformance.modes import Mode, every_mode
from tests.conformance.walks import walk


def played_until(game: randori.Game, word: str, seed: int = 0) -> State:
    """A random game up to the first moment at which somebody may make such a move."""
    for attempt in range(seed, seed + 200):
        for state in walk(game, attempt):
            if any(move.startswith(word) for player in state.to_act for move in state.moves(player)):
                return state
    raise AssertionError(f"no random game came to {word}")


def test_a_guess_that_is_right_is_better_than_one_that_is_wrong() -> None:
    """MEMO-MATCH: also where the game ends and another one follows."""
    state = played_until(randori.new("memo", 3, games=2, max_rounds=6), "guess:")
    (winner,) = state.to_act
    win_estimates: dict[bool, set[float]] = {True: set(), False: set()}
    for move in state.moves(winner):
        if move.startswith("guess:"):
            position = state.position.copy()
            before = position.scores()[winner]
            for action in (move, "stop"):
                number = state.game.read_move(action)
                assert number is not None
                position.apply(winner, number)
            win_estimates[position.scores()[winner] > before].add(position.win_estimate(winner))
    assert max(win_estimates[False]) < min(win_estimates[True])


def test_guesses_lead_to_places_a_search_can_tell_apart() -> None:
    state = played_until(randori.new("memo", 3, games=2, max_rounds=6), "guess:")
    (winner,) = state.to_act
    keys = {state.position.information_key(winner)}
    guesses = [action for action in state.legal_actions(winner) if state.game.write_move(action) != "stop"]
    for action in guesses[:14]:
        position = state.position.copy()
        position.apply(winner, action)
        keys.add(position.information_key(winner))
    assert len(keys) > 2


@pytest.mark.parametrize(("players", "part"), [(2, 0.5), (4, 0.5)])
def test_a_tie_is_shared_by_sides(players: int, part: float) -> None:
    """TATSU-END-TIE: partners of four are one side."""
    for seed in range(3000):
        state = randori.new("tatsu", players, rounds=1, tie="share").start(seed=seed)
        state.position.playout(Rng(seed))
        if len(state.winners) == players:
            assert [state.position.win_estimate(player) for player in range(players)] == [part] * players
            return
    pytest.fail("no tie came up")


def test_of_three_a_better_round_is_never_worse() -> None:
    """TATSU-3-SCORE: the partner of the round may lead; what is scored with him still helps."""
    start = randori.new("tatsu", 3, rounds=6).start(seed=3)
    rng = Rng(3)
    while start.position.stage() < 2:
        start.apply(start.to_act[0], start.position.random_action(start.to_act[0], rng))
    ends = [round_played(start, seed) for seed in range(40)]
    compared = 0
    for one, other in permutations(ends, 2):
        for player in range(3):
            if is_better_for(player, one.scores, other.scores):
                assert one.position.win_estimate(player) > other.position.win_estimate(player)
                compared += 1
    assert compared > 100


def round_played(start: State, seed: int) -> State:
    state, rng = start.copy(), Rng(seed)
    while state.position.stage() == start.position.stage():
        state.apply(state.to_act[0], state.position.random_action(state.to_act[0], rng))
    return state


def is_better_for(player: int, one: list[int], other: list[int]) -> bool:
    """No rival is nearer, and one is farther away."""
    nearer = [other[player] - other[rival] - (one[player] - one[rival]) for rival in range(3)]
    return max(nearer) <= 0 and min(nearer) < 0


def test_a_bird_looks_at_cards_it_may_play() -> None:
    """MEMO-BIRD: never those of its own bench."""
    state = played_until(randori.new("memo", 8), "infiltrate:")
    (mover,) = state.to_act
    assert mover >= 4  # the first to use a power is the bird of the first active player
    actions = state.legal_actions(mover)
    assert STRATEGY.guide is not None
    values = STRATEGY.guide.values(state.position, mover, actions)
    best = max(zip(values, actions, strict=True))[1]
    assert not state.game.write_move(best).startswith(f"infiltrate:{mover},")


@every_mode
def test_what_a_player_can_tell_apart_has_different_sights(mode: Mode) -> None:
    """By what his view shows of the table: few of the moments of a game may share one."""
    seen: dict[int, set[str]] = {}
    moments: set[str] = set()
    for state in walk(mode.new(), 51):
        table = str(state.view(0)["table"])
        moments.add(table)
        seen.setdefault(state.position.information_key(0), set()).add(table)
    assert len(seen) > 0.5 * len(moments)
