"""Prints what build this is, and a digest of many random games in every mode, move for move."""

from __future__ import annotations

import hashlib
import random
import sys

from randori.version import BUILD
from tests.conformance.modes import MODES, Mode


def digest(mode: Mode, games: int) -> str:
    found = hashlib.sha256()
    for seed in range(games):
        state = mode.new().start(seed=seed)
        state.playout(random.Random(seed))
        found.update(repr(state.record()).encode())
        found.update(repr(state.redeal(0, random.Random(seed)).view(0)).encode())
    return found.hexdigest()


if __name__ == "__main__":
    print(BUILD)
    for mode in MODES:
        print(mode, digest(mode, int(sys.argv[1])))
