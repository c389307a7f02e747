"""How long the exact best score of a dojo takes, by what may be rearranged in it.

Timed on random dojos, the call from Python included: where nothing can be
rearranged, that call and its two lists are most of the time.
"""

from __future__ import annotations

import statistics
import time

from randori import Rng
from randori.games.dojo.cards import ASSISTANT, BELT_TROPHY, BROOM, INCENSE, KIMONO, MASTER
from randori.games.dojo.rearranging import score_of

NONE = -1
DOJOS = 40
SEED = 1

COMBINATIONS = {
    "nothing": [NONE] * 7,
    "no rearranging trophy": [MASTER, INCENSE, NONE, BELT_TROPHY, KIMONO, NONE, NONE],
    "a broom": [NONE, NONE, NONE, BROOM, NONE, NONE, NONE],
    "an assistant": [ASSISTANT, NONE, NONE, NONE, NONE, NONE, NONE],
    "a broom, an assistant": [ASSISTANT, NONE, NONE, BROOM, NONE, NONE, NONE],
    "two brooms": [NONE, NONE, NONE, BROOM, BROOM, NONE, NONE],
    "two assistants": [ASSISTANT, ASSISTANT, NONE, NONE, NONE, NONE, NONE],
    "two brooms, an assistant": [ASSISTANT, NONE, NONE, BROOM, BROOM, NONE, NONE],
    "a broom, two assistants": [ASSISTANT, ASSISTANT, NONE, BROOM, NONE, NONE, NONE],
    "two brooms, two assistants": [ASSISTANT, ASSISTANT, NONE, BROOM, BROOM, NONE, NONE],
}


def scoring_times(rounds: int, seconds: float) -> dict[str, tuple[float, float]]:
    """Seconds a score: the median over the dojos, and the longest of them."""
    rng = Rng(SEED)
    dojos = [[rng.below(30) for _ in range(12)] for _ in range(DOJOS)]
    return {
        name: spread([seconds_for(cards, trophies, rounds, seconds) for cards in dojos])
        for name, trophies in COMBINATIONS.items()
    }


def spread(times: list[float]) -> tuple[float, float]:
    return statistics.median(times), max(times)


def seconds_for(cards: list[int], trophies: list[int], rounds: int, seconds: float) -> float:
    """The median of some slices for one dojo."""
    taken = []
    repetitions = 1
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(repetitions):
            score_of(cards, trophies, True)
        one = (time.process_time() - start) / repetitions
        taken.append(one)
        repetitions = max(1, round(seconds / rounds / DOJOS / max(one, 1e-7)))
    return statistics.median(taken[1:] or taken)
