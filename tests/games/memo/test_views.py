"""What is public, what is private, and what is shown only once."""

from __future__ import annotations

import json

import pytest

from randori import CHANCE
from tests.games.memo.scene import (
    all_look,
    all_pass,
    all_views,
    begun,
    dealt,
    end_round,
    finished,
    laid_open,
    opened,
    play,
    wielding,
)
from tests.games.memo.sight import (
    by_place,
    dojo,
    drawn,
    event,
    phase,
    powers,
    shown,
    table,
    turned_up,
    who_sees,
)

ROWS = "12 3 34 30 | 13 16 37 23 | 33 44 47 5"
EVERYONE = (None, 0, 1, 2)


# --- public


@pytest.mark.clause("MEMO-VIEW")
@pytest.mark.parametrize("eyes", EVERYONE)
def test_all_see_the_dojo_the_pile_the_filled_slots_and_which_powers_wait(eyes: int | None) -> None:
    state = play(opened(ROWS, "9"), "1 play:1,0", "2 pass")
    seen = table(state, eyes)
    assert [card["number"] for card in seen["dojo"]] == [9, 13]
    assert seen["dojo"][1] == {"number": 13, "schools": ["Cobra Blade", "Lotus Zero"], "power": None}
    assert (seen["pile"], seen["benches"]) == (37, [[True] * 4, [False, True, True, True], [True] * 4])
    assert (seen["active"], seen["direction"], seen["round"], seen["ready"]) == (0, "left", 1, [2])
    assert seen["powers"] == [{"player": 0, "power": "eye"}]


@pytest.mark.clause("MEMO-VIEW")
@pytest.mark.parametrize("eyes", EVERYONE)
def test_all_see_every_play_and_fault_with_its_card(eyes: int | None) -> None:
    state = play(opened(ROWS, "11"), "1 play:1,0")
    assert (event(state, eyes)["player"], event(state, eyes)["move"], turned_up(state, eyes)) == (
        1,
        "play:1,0",
        13,
    )
    play(state, "2 play:0,1")
    assert (event(state, eyes)["move"], turned_up(state, eyes)) == ("play:0,1", 3)
    assert event(state, eyes)["fits"] is False


@pytest.mark.clause("MEMO-VIEW")
@pytest.mark.parametrize("eyes", EVERYONE)
def test_all_see_the_slot_of_a_swap_and_of_a_card_handed_over(eyes: int | None) -> None:
    state = play(begun(ROWS, "11"), "0 swap:0")
    assert event(state, eyes)["move"] == "swap:0"
    play(state, "2 play:1,0", "2 hand:3")
    assert (event(state, eyes)["player"], event(state, eyes)["move"]) == (2, "hand:3")


@pytest.mark.clause("MEMO-VIEW")
def test_a_spectator_sees_what_is_public_and_nothing_else() -> None:
    state = dealt(ROWS, "11 26")
    assert json.dumps(state.view(None)).count('"number"') == 0
    all_look(state)
    play(state, "0 start", "0 direction:left")
    assert json.dumps(state.view(None)).count('"number"') == 0
    assert (state.view(None)["moves"], state.view(None)["player"]) == ([], None)


# --- private, and only once


@pytest.mark.clause("MEMO-VIEW", "MEMO-LOOK")
def test_a_look_is_shown_until_that_players_own_next_move() -> None:
    state = play(all_look(dealt(ROWS, "11")), "0 start", "0 direction:left")
    assert shown(state, 0) == {}
    assert shown(state, 1) == {"1,0": 13, "1,1": 16}
    play(state, "0 lay", "0 pass", "2 pass")
    assert (shown(state, 1), shown(state, 2)) == ({"1,0": 13, "1,1": 16}, {})
    play(state, "1 pass")
    assert shown(state, 1) == {}


@pytest.mark.clause("MEMO-VIEW", "MEMO-DRAW")
def test_the_drawn_card_is_shown_until_it_is_swapped_in() -> None:
    state = begun(ROWS, "11")
    assert (drawn(state, 0), who_sees(state, 11)) == (11, [0])
    play(state, "0 swap:3")
    assert (drawn(state, 0), who_sees(state, 11)) == (None, [])


@pytest.mark.clause("MEMO-VIEW", "MEMO-EYE")
def test_what_the_eye_saw_is_shown_until_the_next_own_move() -> None:
    state = play(wielding(9, ROWS), "0 eye:2,2")
    play(state, "1 pass", "2 pass")
    assert (shown(state, 0), who_sees(state, 47)) == ({"2,2": 47}, [0])
    play(state, "0 pass")
    assert who_sees(state, 47) == []


@pytest.mark.clause("MEMO-VIEW", "MEMO-CLAIRVOYANCE")
def test_what_was_foreseen_is_shown_until_it_is_put_back() -> None:
    state = play(wielding(14, ROWS, "40 21 26"), "0 foresee", "0 order:21,40,26,top")
    assert [who_sees(state, card) for card in (40, 21, 26)] == [[], [], []]


@pytest.mark.clause("MEMO-MEMORY", "MEMO-FAULT")
def test_a_fault_is_not_repeated_after_the_next_event() -> None:
    state = play(opened(ROWS, "11"), "2 play:2,1")
    assert who_sees(state, 44) == [None, 0, 1, 2]
    play(state, "0 pass")
    assert who_sees(state, 44) == []


@pytest.mark.clause("MEMO-MEMORY")
@pytest.mark.parametrize("eyes", EVERYONE)
def test_a_view_tells_the_last_event_only(eyes: int | None) -> None:
    state = play(opened(ROWS, "11"), "2 play:2,1", "1 play:1,0", "0 pass")
    assert (event(state, eyes)["player"], event(state, eyes)["move"], turned_up(state, eyes)) == (
        0,
        "pass",
        None,
    )
    assert table(state, eyes)["known"] is None


@pytest.mark.clause("MEMO-VIEW")
def test_a_view_is_ready_for_json_at_every_instant() -> None:
    state = all_pass(opened(ROWS, "14 40 21"))
    for move in ("0 foresee", "0 order:40,21,1,bottom"):
        play(state, move)
        assert json.loads(json.dumps(all_views(state))) == all_views(state)


@pytest.mark.clause("MEMO-VIEW")
def test_a_copy_is_independent() -> None:
    state = opened(ROWS, "11")
    twin = state.copy()
    before = all_views(state)
    play(twin, "1 play:1,0", "2 play:2,1")
    assert all_views(state) == before
    assert dojo(twin) == [11, 13]


# --- the open end


@pytest.mark.clause("MEMO-VIEW")
@pytest.mark.parametrize("eyes", EVERYONE)
def test_after_the_game_everything_is_open(eyes: int | None) -> None:
    state = opened(ROWS, "11 26", max_rounds=1)
    assert table(state, eyes)["open"] is None
    end_round(state)
    lying = table(state, eyes)["open"]
    assert lying is not None
    places = by_place(lying)
    assert [places[f"0,{slot}"] for slot in range(4)] == [12, 3, 34, 30]
    assert places["pile,0"] == 26
    assert sorted([*places.values(), *dojo(state)]) == list(range(1, 51))


@pytest.mark.clause("MEMO-VIEW", "MEMO-MATCH")
@pytest.mark.parametrize("eyes", EVERYONE)
def test_in_a_match_everything_is_open_after_the_guesses(eyes: int | None) -> None:
    state = end_round(play(opened(ROWS, "11", games=2, max_rounds=1), "0 play:0,0"))
    assert (phase(state), table(state, eyes)["open"]) == ("guess", None)
    assert eyes not in who_sees(state, 16)
    play(state, "0 guess:1,0,C")
    assert table(state, eyes)["open"] is None
    play(state, "0 stop")
    lying = table(state, eyes)["open"]
    assert lying is not None
    assert by_place(lying)["1,1"] == 16
    state.play(CHANCE, "deck:" + ",".join(map(str, range(1, 51))))
    assert table(state, eyes)["open"] is None
    seen: dict[str, object] = dict(table(state, eyes))
    assert seen.pop("last_game") == lying  # the next deal does not take it away
    assert '"number": 16,' not in json.dumps(seen)


@pytest.mark.clause("MEMO-VIEW")
def test_the_end_of_a_scene_lays_open_what_was_dealt() -> None:
    state = opened(ROWS, "11 26")
    assert laid_open(state)["2,3"] == 5
    assert (finished(state).over, state.over, powers(state)) == (True, False, [])
