"""Who may do what, when."""

from __future__ import annotations

import pytest

from randori.engine.errors import IllegalMove
from randori.engine.rng import Rng
from randori.table import commands, entries, errors
from randori.table.protocol import happenings
from randori.table.table import ASKED_KEPT, ASKERS_KEPT
from tests.table.scenes import Scene, refused


def test_the_first_free_seat_is_taken_unless_another_is_named() -> None:
    scene = Scene()
    scene.do(commands.join, "Ann", "a")
    scene.do(commands.join, "Bob", "b", seat=3)
    scene.do(commands.join, "Cid", "c")
    assert [scene.table.seat_of(key) for key in "abc"] == [0, 3, 1]
    refused(errors.SEAT, scene, commands.join, "Dan", "d", seat=3)
    refused(errors.SEAT, scene, commands.join, "Dan", "d", seat=7)


def test_a_full_table_takes_nobody() -> None:
    refused(errors.SEAT, Scene().seat_people(), commands.join, "Eve", "e")


@pytest.mark.parametrize("name", ["", "   ", "x" * 31, "a\x00b"])
def test_a_name_is_short_and_printable(name: str) -> None:
    refused(errors.FORM, Scene(), commands.join, name, "key")


def test_a_game_starts_when_everybody_is_there() -> None:
    scene = Scene().seat_people(0, 1, 2)
    refused(errors.STATUS, scene, commands.start)
    scene.seat_people(3).do(commands.start)
    assert scene.table.status == "playing"
    refused(errors.STATUS, scene, commands.start)
    refused(errors.STATUS, scene, commands.join, "late", "key")
    refused(errors.STATUS, scene, commands.swap, 0, 1)


def test_a_bot_may_fill_a_seat_that_nobody_took() -> None:
    scene = Scene().seat_people(0, 1, 2)
    scene.do(commands.replace, 3, "novice")
    scene.do(commands.start)
    assert scene.table.seats[3].bot == "novice"


def test_contributions_move_with_the_people_who_gave_them() -> None:
    scene = Scene()
    scene.do(commands.join, "Ann", "a", contribution="aa" * 16)
    scene.do(commands.join, "Bob", "b", contribution="bb" * 16)
    scene.do(commands.swap, 0, 1)
    assert [seat.contribution for seat in scene.table.seats[:2]] == ["bb" * 16, "aa" * 16]


def test_who_leaves_before_the_start_frees_his_seat() -> None:
    scene = Scene().seat_people()
    scene.do(commands.leave, 2)
    assert scene.table.seats[2].is_free


def test_who_leaves_the_game_is_stood_in_for_and_may_come_back() -> None:
    scene = Scene().started()
    scene.do(commands.leave, 2)
    assert scene.table.seats[2].bot == "adept"
    refused(errors.STATUS, scene, commands.leave, 2)
    scene.do(commands.restore, 2)
    assert scene.table.seats[2].is_persons


def test_who_leaves_after_his_time_ran_out_does_not_come_back_by_looking() -> None:
    scene = Scene().started()
    scene.do(commands.replace, 2, "adept", by="clock")
    assert scene.table.seats[2].is_out_of_time
    scene.do(commands.leave, 2)
    assert not scene.table.seats[2].is_out_of_time
    assert scene.table.seats[2].has_left


def test_a_host_who_leaves_hands_the_table_on() -> None:
    scene = Scene().seat_people()
    scene.do(commands.leave, 0)
    assert scene.table.is_host("key 1")


def test_a_bots_own_seat_cannot_be_restored() -> None:
    scene = Scene(seats=["open", "adept", "adept", "adept"]).seat_people(0)
    scene.do(commands.start)
    refused(errors.SEAT, scene, commands.restore, 1)
    refused(errors.SEAT, scene, commands.replace, 1, "novice")
    refused(errors.SEAT, scene, commands.replace, 0, "genius")


def test_nobody_comes_back_to_a_seat_that_nobody_took() -> None:
    """A game would wait for him for ever."""
    scene = Scene().seat_people(0, 1, 2)
    scene.do(commands.replace, 3, "adept")
    scene.do(commands.restore, 3)
    scene.do(commands.replace, 3, "adept")
    scene.do(commands.start)
    refused(errors.SEAT, scene, commands.restore, 3)
    assert scene.table.seats[3].bot == "adept"


def test_a_message_is_known_again_however_much_the_others_say() -> None:
    scene = Scene().seat_people()
    scene.table.remember(("key 0", "mine"))
    for number in range(3 * ASKED_KEPT):
        scene.table.remember(("key 1", str(number)))
    assert scene.table.accepted_before(("key 0", "mine")) is not None
    assert scene.table.accepted_before(("key 1", "0")) is None


def test_a_message_of_who_stays_is_known_again_however_many_come_and_go() -> None:
    scene = Scene().seat_people(1)
    for key in ("key 0", "key 1"):  # the host, who does not play, and who does
        scene.table.remember((key, "mine"))
    for number in range(2 * ASKERS_KEPT):
        scene.table.remember((f"passer-by {number}", "hello"))
    assert scene.table.accepted_before(("key 0", "mine")) is not None
    assert scene.table.accepted_before(("key 1", "mine")) is not None
    assert scene.table.accepted_before(("passer-by 0", "hello")) is None


def test_a_move_after_which_others_are_to_act_is_noticed_whatever_its_game_says() -> None:
    scene = Scene().started()
    table = scene.table
    assert table.state is not None
    (mover,) = table.state.to_act
    move, before = table.state.moves(mover)[0], table.news.version(None)
    table.state.play(mover, move)
    table.moved(entries.Moved(scene.now, mover, move), None)
    assert list(table.clocks.since) == list(table.state.to_act)
    assert table.news.version(None) == before + 1
    assert table.news.latest(None).what == happenings.MoveMade(mover, move.partition(":")[0], "person")


def test_a_game_ends_when_all_the_people_agree() -> None:
    scene = Scene(seats=["open", "open", "adept", "adept"]).seat_people(0, 1)
    scene.do(commands.start)
    scene.do(commands.agree_to_end, 0, True)
    refused(errors.STATUS, scene, commands.agree_to_end, 0, True)
    scene.do(commands.agree_to_end, 0, False)
    scene.do(commands.agree_to_end, 1, True)
    assert list(scene.table.clocks.since), "it goes on"
    scene.do(commands.agree_to_end, 0, True)
    assert scene.table.status == "over"
    with pytest.raises(IllegalMove, match="over"):
        scene.do(commands.move, 0, "ask:1")


def test_who_left_need_not_agree() -> None:
    scene = Scene(seats=["open", "open", "adept", "adept"]).seat_people(0, 1)
    scene.do(commands.start)
    scene.do(commands.leave, 1)
    scene.do(commands.agree_to_end, 0, True)
    assert scene.table.status == "over"


def test_there_is_one_rematch() -> None:
    scene = Scene().seat_people(0)
    refused(errors.STATUS, scene, commands.link_rematch, "other")
    scene.do(commands.end)
    scene.do(commands.link_rematch, "other")
    refused(errors.STATUS, scene, commands.link_rematch, "third")


@pytest.mark.parametrize("text", ["", " \n ", "\x07"])
def test_nothing_is_said_where_there_is_nothing_to_read(text: str) -> None:
    refused(errors.CHAT, Scene(), commands.say, 0, "Ann", text)


def test_a_refused_move_changes_nothing() -> None:
    scene = Scene().started()
    before = scene.table.length, scene.table.news.version(0)
    with pytest.raises(IllegalMove):
        scene.do(commands.move, 0, "play:nonsense")
    assert (scene.table.length, scene.table.news.version(0)) == before


def test_a_move_that_was_chosen_for_an_earlier_decision_is_not_played_in_a_later_one() -> None:
    scene = Scene(players=2).started()
    state = scene.table.state
    assert state is not None
    (seat,) = state.to_act
    chosen, seen = state.moves(seat)[-1], scene.table.news.version(seat)
    scene.do(commands.move, seat, state.moves(seat)[0], by="clock")
    refused(errors.LATE, scene, commands.move, seat, chosen, version=seen)
    while seat not in state.to_act:
        scene.play_at_random(1, Rng(1))
    refused(errors.LATE, scene, commands.move, seat, state.moves(seat)[0], version=seen)
    assert scene.again().is_late(seat, seen), "the log knows it too"
    scene.do(commands.move, seat, state.moves(seat)[0], version=scene.table.news.version(seat))


def test_what_others_do_beside_a_decision_does_not_make_it_late() -> None:
    scene = Scene("memo", players=3).started()
    seen = [scene.table.news.version(seat) for seat in range(3)]
    scene.do(commands.move, 2, "look:0,1", version=seen[2])
    scene.do(commands.say, 2, "player 2", "Done!")
    scene.do(commands.move, 0, "look:2,3", version=seen[0])
    scene.do(commands.move, 1, "look:1,2", version=seen[1])
    refused(errors.LATE, scene, commands.move, 2, "start", version=seen[2])


def test_a_reaction_is_late_for_its_card_or_for_the_clock_that_passed() -> None:
    scene = Scene("memo", players=3).started()
    for seat in range(3):
        scene.do(commands.move, seat, "look:0,1")
    for move in ("start", "direction:left", "lay"):
        scene.do(commands.move, 1, move)
    card, seen = scene.table.clocks.answering, scene.table.news.version(0)
    assert card is not None
    scene.do(commands.move, 2, "pass", answers=card)
    scene.do(commands.move, 1, "pass", answers=card, by="clock")
    refused(errors.LATE, scene, commands.move, 1, "pass", answers=card, version=seen)
    with pytest.raises(IllegalMove) as void:
        scene.do(commands.move, 0, "pass", answers=card + 1, version=seen)
    assert void.value.clause == "MEMO-LATE"
    scene.do(commands.move, 0, "pass", answers=card, version=seen)
