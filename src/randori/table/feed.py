"""What each pair of eyes has been told, numbered.

Everybody's numbers go up together when something happens that all notice. What one player alone notices
counts for him alone: gaps in the others' numbers would tell how often it happened.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

from randori.table.protocol.happenings import AnyWhat
from randori.table.protocol.server import Numbered

KEPT = 64
"""How much somebody may have missed and be told of; whoever missed more gets a fresh view alone."""

Eyes = int | None
"""A player's, or a spectator's."""


class Feed:
    def __init__(self, players: int) -> None:
        self._kept: dict[Eyes, deque[Numbered]] = {
            eyes: deque(maxlen=KEPT) for eyes in (None, *range(players))
        }
        self._versions: dict[Eyes, int] = dict.fromkeys(self._kept, 0)
        self.secret_of: Eyes = None
        """The player who alone noticed the latest thing that happened."""

    def seat(self, players: int) -> None:
        """Another number of players, before the start, when all know the same: new eyes have seen it too."""
        for eyes in [one for one in self._kept if one is not None and one >= players]:
            del self._kept[eyes], self._versions[eyes]
        for eyes in range(players):
            self._kept.setdefault(eyes, self._kept[None].copy())
            self._versions.setdefault(eyes, self._versions[None])

    def tell(self, what: AnyWhat, own: Mapping[Eyes, AnyWhat] = {}) -> None:  # never changed
        """Something that all notice; some may know more of it than others."""
        for eyes in self._kept:
            self._add(eyes, own.get(eyes, what))
        self.secret_of = None

    def whisper(self, eyes: Eyes, what: AnyWhat) -> None:
        """Something that nobody else notices."""
        self._add(eyes, what)
        self.secret_of = eyes

    def version(self, eyes: Eyes) -> int:
        return self._versions[eyes]

    def versions(self) -> dict[Eyes, int]:
        """Of all eyes, as they are now."""
        return self._versions.copy()

    def latest(self, eyes: Eyes) -> Numbered:
        return self._kept[eyes][-1]

    def since(self, eyes: Eyes, version: int) -> list[Numbered] | None:
        """What these eyes missed after a version; None if that is too long ago, or was never reached."""
        kept = self._kept[eyes]
        missed = self._versions[eyes] - version
        if not 0 <= missed <= len(kept):
            return None
        if missed == 1:  # as nearly always
            return [kept[-1]]
        return [kept[-number] for number in range(missed, 0, -1)]

    def _add(self, eyes: Eyes, what: AnyWhat) -> None:
        self._versions[eyes] += 1
        self._kept[eyes].append(Numbered(self._versions[eyes], what))
