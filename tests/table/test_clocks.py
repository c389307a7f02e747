"""Decisions and their time."""

from __future__ import annotations

from randori.engine.rng import Rng
from randori.table import commands
from randori.table.clocks import DAY, GRACE, Allowance, Clocks
from tests.table.scenes import Scene

FAST = Allowance(decision=20.0, away=60.0, reaction=6.0)


def clocks(*to_act: int, at: float = 100.0, answering: int | None = None) -> Clocks:
    found = Clocks(FAST)
    found.tick(to_act, None, answering, at)
    return found


def test_a_decision_has_its_time() -> None:
    assert clocks(1).deadline(1, is_here=True) == 120.0
    assert clocks(1).deadline(0, is_here=True) is None


def test_who_is_away_has_longer() -> None:
    assert clocks(1).deadline(1, is_here=False) == 160.0


def test_who_comes_back_has_a_moment_but_no_more_than_if_he_had_stayed_away() -> None:
    assert clocks(1).deadline(1, is_here=True, back_since=130.0) == 130.0 + GRACE
    assert clocks(1).deadline(1, is_here=True, back_since=158.0) == 160.0


def test_the_clocks_of_the_others_go_on_when_one_has_decided() -> None:
    found = clocks(0, 1, 2)
    found.tick((1, 2), 0, None, 110.0)
    assert found.since == {1: 100.0, 2: 100.0}


def test_who_is_to_decide_again_has_new_time() -> None:
    found = clocks(0)
    number = found.number[0]
    found.tick((0,), 0, None, 110.0)
    assert found.since == {0: 110.0}
    assert found.number[0] != number


def test_reactions_have_a_short_clock_whoever_is_here() -> None:
    found = clocks(0, 1, answering=17)
    assert found.deadline(0, is_here=True) == found.deadline(0, is_here=False) == 106.0


def test_another_card_starts_the_reactions_anew_and_a_pass_does_not() -> None:
    found = clocks(0, 1, 2, answering=17)
    found.tick((1, 2), 0, 17, 103.0, is_lapse=True)
    assert found.since == {1: 100.0, 2: 100.0}
    found.tick((0, 1, 2), 1, 23, 104.0)
    assert found.since == {0: 104.0, 1: 104.0, 2: 104.0}


def test_a_fault_gives_all_new_time_to_react() -> None:
    found = clocks(0, 1, answering=17)
    found.tick((0, 1), 0, 17, 103.0)
    assert found.since == {0: 103.0, 1: 103.0}


def test_added_time_is_for_one_decision() -> None:
    found = clocks(1)
    found.add(1, 30.0)
    assert found.deadline(1, is_here=True) == 150.0
    found.tick((1,), 1, None, 130.0)
    assert found.deadline(1, is_here=True) == 150.0


def test_time_without_a_server_does_not_count() -> None:
    found = clocks(1)
    before = found.deadline(1, is_here=True)
    assert before is not None
    found.outages = [(90.0, 95.0), (98.0, 104.0), (110.0, 120.0)]
    assert found.deadline(1, is_here=True) == before + 14.0


def test_a_table_without_a_clock_waits_for_ever() -> None:
    scene = Scene(clock="none").started()
    (seat, *_) = scene.table.clocks.since
    assert scene.table.clocks.deadline(seat, is_here=False) is None


def test_days_are_days() -> None:
    scene = Scene(clock="days", days=2).started()
    (seat, *_) = scene.table.clocks.since
    since = scene.table.clocks.since[seat]
    assert scene.table.clocks.deadline(seat, is_here=True) == since + 2 * DAY


def test_memo_reactions_run_on_their_own_clock_and_others_do_not() -> None:
    scene = Scene("memo", 3, clock="relaxed").started()
    assert scene.table.clocks.answering is None
    while scene.table.clocks.answering is None:
        scene.play_at_random(1, Rng(len(scene.log)))
    (seat, *_) = scene.table.clocks.since
    assert scene.table.clocks.deadline(seat, is_here=True) == scene.table.clocks.since[seat] + 8.0


def test_crosses_in_secret_start_no_clock() -> None:
    """Nor do they show in what the others are told: how many there are is nobody's business."""
    for seed in range(200):
        scene = Scene("memo", 4, options={"confusion": "secret"}).started()
        rng = Rng(seed)
        state = scene.table.state
        assert state is not None
        while not state.over and len(scene.log) < 600:
            player = state.to_act[0]
            versions = [scene.table.news.version(eyes) for eyes in (None, *range(4))]
            before = dict(scene.table.clocks.since)
            move = state.game.write_move(state.position.random_action(player, rng))
            is_secret = state.public_move(player, move) is None
            scene.do(commands.move, player, move, answers=scene.table.clocks.answering)
            if is_secret:
                gained = [scene.table.news.version(eyes) for eyes in (None, *range(4))]
                assert [new - old for new, old in zip(gained, versions, strict=True)] == [
                    int(eyes == player) for eyes in (None, *range(4))
                ]
                assert scene.table.clocks.since == before
                return
    raise AssertionError("no game had a secret cross")
