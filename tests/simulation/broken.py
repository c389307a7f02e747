"""What the simulator looks for."""

from __future__ import annotations


class Broken(Exception):  # noqa: N818  # what it is
    """A promise of docs/reliability.md that did not hold: which one, and how."""

    def __init__(self, promise: str, how: str) -> None:
        super().__init__(f"{promise}: {how}")
        self.promise = promise
        self.how = how


class Injected(Exception):  # noqa: N818
    """A fault that the simulator put in: whoever stumbles over it is not to blame."""
