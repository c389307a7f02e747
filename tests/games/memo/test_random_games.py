"""Hundreds of games at random: each ends, no card is lost, and records lead where the games led."""

from __future__ import annotations

import pytest

import randori
from randori import CHANCE, State
from tests.games.memo.scene import all_views
from tests.games.memo.sight import counts, dojo, table
from tests.games.memo.wandering import MODES, Mode, moves_of, wander

every_mode = pytest.mark.parametrize("mode", MODES, ids=str)


def lying(state: State) -> int:
    """How many cards there are on the table, the drawn one included."""
    seen = table(state)
    return sum(counts(state)) + seen["pile"] + len(seen["dojo"]) + (seen["phase"] == "draw")


@every_mode
@pytest.mark.clause("MEMO-LIMIT", "MEMO-NUMBERS")
def test_games_end_and_no_card_is_lost(mode: Mode) -> None:
    size = 50 if "deck" not in mode.options else len(str(mode.options["deck"]).split("'number'")) - 1
    for seed in range(12):
        state = mode.start(seed)
        for instant in wander(state, seed):
            assert lying(instant) == size
        assert state.winners
        assert (state.to_act, [state.moves(player) for player in range(mode.players)]) == (
            (),
            [[]] * mode.players,
        )
        opened = table(state)["open"]
        assert opened is not None
        numbers = sorted([placed["card"]["number"] for placed in opened] + dojo(state))
        assert len(set(numbers)) == size


@every_mode
@pytest.mark.clause("MEMO-WIN", "MEMO-MATCH")
def test_a_record_leads_where_the_game_led(mode: Mode) -> None:
    for seed in range(4):
        state = mode.start(seed)
        for _ in wander(state, seed):
            pass
        replayed = randori.replay(state.record())
        assert all_views(replayed) == all_views(state)
        assert (replayed.scores, replayed.winners) == (state.scores, state.winners)


@every_mode
@pytest.mark.clause("MEMO-VIEW", "MOVE-FORM")
def test_every_listed_move_is_accepted(mode: Mode) -> None:
    state = mode.start(5)
    for index, instant in enumerate(wander(state, 5)):
        if index % 9:
            continue
        for player in instant.to_act:
            moves = instant.moves(player)
            assert moves
            assert len(moves) == len(set(moves))
            for move in moves[:: max(1, len(moves) // 12)]:
                instant.copy().play(player, move)
        assert not any(instant.moves(player) for player in set(range(mode.players)) - set(instant.to_act))


@pytest.mark.clause("MEMO-START", "MEMO-EMPTY-PILE")
def test_a_seed_deals_the_same_game_again() -> None:
    for mode in MODES:
        games = [mode.start(3), mode.start(3)]
        for state in games:
            for _ in wander(state, 8):
                pass
        assert moves_of(games[0]) == moves_of(games[1])
        assert moves_of(games[0])[0][0] == CHANCE
