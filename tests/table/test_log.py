"""A table is what its log makes it."""

from __future__ import annotations

import pytest

from randori.engine.rng import Rng
from randori.table import commands, showing
from randori.table.table import Table
from tests.conformance.modes import MODES, Mode
from tests.table.scenes import Scene


def seen(table: Table) -> object:
    """All that anybody can see of a table, and all that decides what comes next."""
    everyone = (None, *range(table.game.players))
    return (
        showing.table_seen(table, [False] * len(table.seats)),
        [None if table.state is None else table.state.view(eyes) for eyes in everyone],
        [(table.news.version(eyes), table.news.since(eyes, table.news.version(eyes))) for eyes in everyone],
        table.clocks.__dict__,
        table.chat,
        table.length,
    )


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_table_comes_back_from_its_log_in_mid_game(mode: Mode) -> None:
    scene = Scene(mode.game, mode.players, options=mode.options).started()
    scene.play_at_random(40, Rng(5))
    assert seen(scene.again()) == seen(scene.table)


def test_it_comes_back_after_everything_that_can_happen() -> None:
    scene = Scene("tatsu", 4, seats=["open", "open", "adept", "open"]).seat_people(0, 1, 3)
    scene.do(commands.say, 0, "player 0", "hello")
    scene.do(commands.swap, 0, 3)
    scene.do(commands.leave, 1)
    scene.do(commands.join, "newcomer", "key 9", seat=1)
    scene.do(commands.start)
    scene.play_at_random(5, Rng(3))
    scene.do(commands.replace, 1, "novice")
    scene.do(commands.restore, 1)
    scene.do(commands.leave, 0)
    scene.do(commands.restore, 0)
    (seat, *_) = scene.table.clocks.since
    scene.do(commands.add_time, seat, 30.0)
    scene.do(commands.agree_to_end, 1, True)
    assert seen(scene.again()) == seen(scene.table)
    for seat in (0, 3):
        scene.do(commands.agree_to_end, seat, True)
    scene.do(commands.link_rematch, "another")
    assert scene.table.status == "over"
    assert seen(scene.again()) == seen(scene.table)


def test_a_move_that_comes_twice_is_known_by_its_id_after_a_restart() -> None:
    scene = Scene().started()
    assert scene.table.state is not None
    player = scene.table.state.to_act[0]
    scene.do(commands.move, player, scene.table.state.moves(player)[0], id="first")
    version = scene.table.news.version(player)
    assert scene.again().accepted_before((f"key {player}", "first")) == version
    assert scene.again().accepted_before((f"key {player}", "second")) is None
    assert scene.again().accepted_before(("another key", "first")) is None


@pytest.mark.parametrize("mode", MODES[::4], ids=str)
def test_the_record_of_a_finished_game_carries_the_opened_shuffle(mode: Mode) -> None:
    scene = Scene(mode.game, mode.players, options=mode.options).started()
    scene.play_at_random(100_000, Rng(1))
    record = showing.record(scene.table)
    fairness = record["fairness"]
    assert isinstance(fairness, dict)
    assert fairness["seed"] == scene.table.seed.hex()
    assert record["result"] is not None
