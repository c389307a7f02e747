"""A shorter story with the same end: a world with fewer kinds of faults, in which less is done."""

from __future__ import annotations

from tests.simulation.faults import KINDS
from tests.simulation.world import Result, World

SMALLER = (2, 4, 6, 8, 12, 16, 20, 25, 30)


class Shrunk:
    """What is left out, and what still happens."""

    def __init__(self, seed: int, without: frozenset[str], actions: int | None) -> None:
        self.seed = seed
        self.without = without
        self.actions = actions
        self.result = World(seed, without, actions).run()

    def search(self) -> None:
        if self.result.broken is None:
            return
        is_shorter = True
        while is_shorter:
            tries = [self._try(self.without, actions) for actions in SMALLER]
            tries += [self._try(self.without | {kind}, self.actions) for kind in KINDS]
            is_shorter = any(tries)

    def _try(self, without: frozenset[str], actions: int | None) -> bool:
        """Whether it is shorter, and ends the same way."""
        found = World(self.seed, without, actions).run()
        if not is_same(found, self.result) or len(found.story) >= len(self.result.story):
            return False
        self.without, self.actions, self.result = without, actions, found
        return True

    @property
    def line(self) -> str:
        """What brings it back."""
        words = [f"make simulate SEED={self.seed}"]
        if self.actions is not None:
            words.append(f"ACTIONS={self.actions}")
        if self.without:
            words.append(f"WITHOUT='{','.join(sorted(self.without))}'")
        return " ".join(words)


def is_same(one: Result, other: Result) -> bool:
    return one.broken is not None and other.broken is not None and one.broken.promise == other.broken.promise
