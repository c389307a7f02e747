"""Imagined deals, and what to look at in them."""

from __future__ import annotations

from collections import Counter

from randori import Rng, State
from tests.games.dojo.sight import table


def redealt(state: State, player: int | None, times: int) -> list[State]:
    """So many imagined deals."""
    return [state.redeal(player, Rng(seed)) for seed in range(times)]


def true_hands(state: State) -> str:
    """Everyone's card, whoever may know it."""
    return " ".join(table(state, player)["hands"][player] or "-" for player in range(state.game.players))


def pile(state: State, word: str) -> list[str]:
    """A pile as it was shuffled, imagined or not."""
    (move,) = (move for _, move in state.history if move.startswith(f"{word}:"))
    return move.removeprefix(f"{word}:").split(",")


def assert_even(found: Counter[str], ways: int) -> None:
    """Chi-square, with a threshold that an honest shuffle passes in all but a few cases in a million."""
    assert len(found) == ways
    expected = sum(found.values()) / ways
    assert expected >= 20
    freedom = ways - 1
    chi_square = sum((count - expected) ** 2 / expected for count in found.values())
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5 + 10


def choices_of(states: list[State], player: int) -> Counter[str]:
    """What a player has secretly chosen in each of them."""
    return Counter(table(state, player)["choice"] or "nothing" for state in states)
