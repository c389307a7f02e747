"""Ten thousand random games in every mode of Mémo Combo: all end, and no card is ever lost.

Only the compiled build is fast enough for so many; the pure one plays the same games (test_agreement.py).
"""

from __future__ import annotations

import pytest

from randori import Rng
from randori.games.memo.position import MemoPosition
from randori.version import IS_COMPILED
from tests.conformance.modes import MODES, Mode

GAMES = 10_000
LONGEST = 20_000  # decisions


@pytest.mark.parametrize("mode", [mode for mode in MODES if mode.game == "memo"], ids=str)
def test_ten_thousand_random_games_end_with_every_card_in_its_place(mode: Mode) -> None:
    assert IS_COMPILED
    game, rng = mode.new(), Rng(1)
    for _ in range(GAMES):
        position = game.position()
        assert position.playout(rng) < LONGEST
        assert isinstance(position, MemoPosition)
        dojo = position.layout.dojo[: position.layout.dojo_size]
        assert sorted([*position.hidden_places(), *dojo]) == list(range(50))
        assert position.winners()
