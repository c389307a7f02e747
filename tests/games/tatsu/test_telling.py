"""What the others hear of a move, and what their views have in common."""

from __future__ import annotations

from typing import cast

import pytest

from randori import IllegalMove
from randori.games.tatsu.view import Table
from tests.games.tatsu.scene import HANDS, ROWS, play, round_of
from tests.games.tatsu.test_face_down_cards import BOTH_ALL_RED


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.parametrize("players", [3, 4])
def test_every_move_is_heard_as_it_is_made(players: int) -> None:
    state = round_of(players, *HANDS)
    for player in state.to_act:
        assert [state.public_move(player, move) for move in state.moves(player)] == state.moves(player)


@pytest.mark.clause("TATSU-VIEW", "TATSU-2-HIDDEN")
@pytest.mark.parametrize("hidden", ["own", "both"])
def test_of_two_a_face_down_card_is_heard_by_its_pile(hidden: str) -> None:
    """Which card it is all see when it lies there; he who plays it did not know either."""
    state = round_of(2, *BOTH_ALL_RED, hidden=hidden)
    assert state.public_move(0, "play:#2") == "play:#2"
    assert [state.public_move(0, move) for move in state.moves(0)] == state.moves(0)


@pytest.mark.clause("MOVE-FORM")
@pytest.mark.parametrize("move", ["play:YP7", "ask", "", None])
def test_of_what_is_no_move_nothing_is_told(move: object) -> None:
    with pytest.raises(IllegalMove) as refused:
        round_of(4, *HANDS).public_move(0, move)  # type: ignore[arg-type]
    assert refused.value.clause == "MOVE-FORM"


@pytest.mark.clause("TATSU-VIEW")
def test_views_made_together_differ_in_the_own_seat_alone() -> None:
    state = play(round_of(4, *HANDS), "0 ask:3", "3 play:YV7")
    views = state.views([None, 0, 1, 2, 3])
    spectators, *tables = [cast(Table, view["table"]) for view in views]
    for player, table in enumerate(tables):
        for seat in range(4):
            is_shared = table["seats"][seat] is spectators["seats"][seat]
            assert is_shared is (seat != player)
        assert table["trick"] is spectators["trick"]
        assert table["captured"] is spectators["captured"]


@pytest.mark.clause("TATSU-VIEW")
def test_of_two_all_see_one_and_the_same_table() -> None:
    one, other, spectators = round_of(2, *ROWS).views([0, 1, None])
    assert one["table"] is other["table"] is spectators["table"]
