"""Who sits where before a game, who is host, what is agreed."""

from __future__ import annotations

import msgspec
import pytest

from randori.engine.errors import OptionError
from randori.table import commands, entries, errors, seating
from randori.table.protocol import happenings
from randori.table.settings import agreed as settled
from randori.table.table import Table
from tests.table.scenes import Scene, refused


def names(scene: Scene) -> list[str]:
    assert [seat.name for seat in scene.again().seats] == [seat.name for seat in scene.table.seats]
    return [seat.name for seat in scene.table.seats]


def agreed(scene: Scene, **changes: object):  # type: ignore[no-untyped-def]
    return msgspec.structs.replace(scene.table.settings, **changes)


def latest(scene: Scene) -> object:
    return scene.table.news.latest(None).what


# --- everybody


def test_a_free_seat_is_anybodys_who_has_one() -> None:
    scene = Scene().seat_people(0, 1)
    scene.do(seating.sit, 1, 3)
    assert names(scene) == ["player 0", "", "", "player 1"]
    refused(errors.SEAT, scene, seating.sit, 3, 0)
    refused(errors.SEAT, scene, seating.sit, 3, 7)


def test_in_a_game_everybody_keeps_his_seat_and_his_name() -> None:
    scene = Scene().started()
    refused(errors.STATUS, scene, seating.sit, 0, 1)
    refused(errors.STATUS, scene, seating.rename, 0, "Ann", None)


@pytest.mark.parametrize("second", ["Bob", "bob", "BOB", "Ｂｏｂ"])
def test_a_second_bob_is_bob_2(second: str) -> None:
    scene = Scene()
    scene.do(commands.join, "Bob", "b")
    scene.do(commands.join, second, "c")
    scene.do(commands.join, second, "d")
    assert names(scene)[1:3] == [f"{second} 2", f"{second} 3"]


def test_a_long_name_has_room_for_its_number() -> None:
    scene = Scene()
    for key in "abc":
        scene.do(commands.join, "B" * 30, key)
    assert names(scene)[:3] == ["B" * 30, "B" * 28 + " 2", "B" * 28 + " 3"]


def test_who_has_another_name_says_so_and_may_keep_his_own() -> None:
    scene = Scene().seat_people(0, 1)
    scene.do(seating.rename, 1, "player 1", "ren")
    assert names(scene)[1] == "player 1"
    scene.do(seating.rename, 1, "Player 0", None)
    assert names(scene)[1] == "Player 0 2"
    assert latest(scene) == happenings.SeatRenamed(1, "Player 0 2", "player 1")


# --- the host


def test_who_is_removed_has_no_seat_and_may_take_another() -> None:
    scene = Scene()
    scene.do(commands.join, "Bob", "b", person="bob's profile")
    scene.do(seating.remove, 0, False)
    assert latest(scene) == happenings.SeatLeft(0, "Bob", "host")
    assert scene.table.seat_of("b") is None
    scene.do(commands.join, "Bob", "c", person="bob's profile")
    assert names(scene)[0] == "Bob"


def test_who_is_barred_gets_no_seat_until_he_is_pardoned() -> None:
    scene = Scene()
    scene.do(commands.join, "Bob", "b", person="bob's profile")
    scene.do(seating.remove, 0, True)
    refused(errors.BARRED, scene, commands.join, "Robert", "c", person="bob's profile")
    scene.do(commands.join, "Bob", "d", person="another profile")
    refused(errors.STATUS, scene, seating.pardon, "Robert")
    scene.do(seating.pardon, "Bob")
    scene.do(commands.join, "Robert", "c", person="bob's profile")
    assert names(scene)[:2] == ["Bob", "Robert"]


def test_who_is_removed_in_a_game_gives_his_seat_to_a_bot_for_good() -> None:
    scene = Scene().started()
    scene.do(seating.remove, 2, False)
    assert scene.table.seats[2].bot == "adept"
    assert scene.table.seat_of("key 2") is None
    refused(errors.SEAT, scene, commands.restore, 2)
    assert scene.again().seats[2] == scene.table.seats[2]


def test_a_host_removes_neither_himself_nor_a_bot() -> None:
    scene = Scene(seats=["open", "adept", "open", "open"]).seat_people(0)
    refused(errors.SEAT, scene, seating.remove, 0, False)
    refused(errors.SEAT, scene, seating.remove, 1, False)


def test_bots_fill_the_seats_where_nobody_is_and_others_may_still_take_them() -> None:
    scene = Scene().seat_people(0, 2)
    refused(errors.SEAT, scene, seating.fill, "genius")
    scene.do(seating.fill, "novice")
    assert [seat.bot for seat in scene.table.seats] == [None, "novice", None, "novice"]
    refused(errors.STATUS, scene, seating.fill, "novice")
    scene.do(commands.join, "late", "l")
    assert scene.table.seats[1].bot is None
    scene.do(commands.start)


def test_a_bot_may_be_another_or_none_before_the_start() -> None:
    scene = Scene(seats=["open", "adept", "open", "adept"]).seat_people(0)
    scene.do(commands.replace, 1, "master")
    refused(errors.SEAT, scene, commands.replace, 1, "master")
    scene.do(commands.restore, 3)
    assert [seat.bot for seat in scene.table.seats] == [None, "master", None, None]
    assert scene.table.seats[3].is_free


def test_what_is_agreed_may_change_before_the_start() -> None:
    scene = Scene().seat_people(0, 3)
    scene.do(seating.change, agreed(scene, clock="fast", players=2, seats=[]))
    assert latest(scene) == happenings.SettingsChanged(["players", "clock"])
    assert names(scene) == ["player 0", "player 3"]
    assert scene.table.clocks.allowance.decision == 20.0
    refused(errors.STATUS, scene, seating.change, scene.table.settings)
    scene.do(commands.start)
    assert scene.table.game.players == 2
    refused(errors.STATUS, scene, seating.change, agreed(scene, clock="none"))


def test_a_table_may_grow_and_be_of_another_game() -> None:
    scene = Scene(players=2).seat_people()
    seats = ["open", "adept", "open", "open", "open"]
    scene.do(seating.change, agreed(scene, game="dojo", players=5, seats=seats))
    assert names(scene) == ["player 0", "", "player 1", "", ""]
    assert {scene.table.news.version(eyes) for eyes in (None, 0, 1, 2, 3, 4)} == {3}
    scene.do(commands.join, "third", "key 3")
    scene.do(seating.fill, "adept")
    scene.do(commands.start)
    assert scene.again().game.name == "dojo"


def test_nobody_loses_his_seat_by_a_change() -> None:
    scene = Scene().seat_people(0, 1, 2)
    refused(errors.SEAT, scene, seating.change, agreed(scene, players=2, seats=[]))
    refused(errors.SEAT, scene, seating.change, agreed(scene, seats=["open", "open", "adept", "adept"]))
    with pytest.raises(OptionError, match="seats"):
        scene.do(seating.change, agreed(scene, players=3, seats=["open"]))


def test_who_says_that_bots_fill_in_is_not_filled_in_for() -> None:
    scene = rematch(0, 1, 2)
    scene.do(seating.fill, "adept")
    assert [seat.bot for seat in scene.table.seats] == [None, "adept", "adept", None]
    scene.do(commands.ready, 1, None)
    assert scene.table.seats[1].bot is None


def test_at_a_rematch_who_comes_before_who_asked_is_the_host() -> None:
    scene = rematch(0, 1)
    scene.do(commands.ready, 1, None)
    assert scene.table.is_host("key 1")
    scene.do(commands.ready, 0, None)
    assert scene.again().is_host("key 1")


def rematch(*absent: int) -> Scene:
    """A table at which these have a seat and have not come."""
    scene = Scene()
    first = msgspec.structs.replace(scene.log[0], origin="before")
    joined = [
        entries.Joined(scene.now, seat, f"player {seat}", f"key {seat}", is_ready=seat not in absent)
        for seat in range(4)
    ]
    scene.log = [first, *joined]
    scene.table = Table.restored(scene.log)
    return scene


def test_a_host_who_gets_up_alone_leaves_his_part_to_who_comes() -> None:
    scene = Scene().seat_people(0)
    scene.do(commands.leave, 0)
    assert not scene.table.is_host("key 0")
    scene.do(commands.join, "Ben", "b")
    assert scene.again().is_host("b")


def test_a_change_of_something_else_leaves_everybody_where_he_is() -> None:
    scene = Scene(seats=["open", "open", "adept", "open"]).seat_people(0)
    scene.do(commands.swap, 0, 2)
    scene.do(commands.replace, 3, "novice", face="pip")
    before = list(scene.table.seats)
    scene.do(seating.change, agreed(scene, title="Ours"))
    assert scene.table.seats == before
    assert scene.again().seats == before


def test_options_that_are_nested_too_deeply_are_refused_in_a_sentence() -> None:
    deep: object = []
    for _ in range(5000):
        deep = [deep]
    with pytest.raises(OptionError):
        settled(agreed(Scene(), options={"target": deep}))


def test_the_hosts_part_goes_to_a_person() -> None:
    scene = Scene(seats=["open", "open", "open", "adept"]).seat_people(0, 1)
    refused(errors.SEAT, scene, seating.hand_over, 2)
    refused(errors.SEAT, scene, seating.hand_over, 3)
    refused(errors.STATUS, scene, seating.hand_over, 0)
    scene.do(seating.hand_over, 1)
    assert scene.table.is_host("key 1")
    assert not scene.table.is_host("key 0")
