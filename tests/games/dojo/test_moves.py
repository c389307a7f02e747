"""How moves are written, and whose they are."""

from __future__ import annotations

import pytest

import randori
from randori import IllegalMove, State
from tests.games.dojo.scene import (
    EVEN,
    Options,
    all_views,
    dealt,
    everything_known,
    new_table,
    place_all,
    play,
    refused,
    wander,
)

ODD_FORMS = [
    "",
    " ",
    "give",
    "give:",
    "give:+1",
    "give:01",
    "give:-0",
    "give:1.0",
    "give: 1",
    "give:1 ",
    " give:1",
    "give:1\n",
    "Give:1",
    "GIVE:1",
    "give:١",
    "give:１",
    "give:one",
    "give:1,2",
    "give:M1",
    "1",
    "Challenge",
    "challenge:0",
    "challenge ",
    "pass:",
    "Pass",
    "swap:1",
    "Keep",
    "stone",
    "Rock",
    "place",
    "place:",
    "place:0",
    "place:0,",
    "place:,0",
    "place:0,0,0",
    "place:0, 0",
    "place:00,0",
    "place:0,-0",
    "place:+0,0",
    "place:0;0",
    "place:0,0 ",
    "place:a,b",
    "place:0.0",
    "place:٠,0",
    "trophy",
    "trophy:",
    "trophy:row",
    "trophy:row,",
    "trophy:row,+0",
    "trophy:row,-0",
    "trophy:Row,0",
    "trophy:column,0",
    "trophy:0",
    "trophy:row,0,0",
    "play:YP6",
    "ask:1",
    "deck:M1",
    "dealer:1",
]


def stages() -> dict[str, tuple[State, int]]:
    """Every kind of decision, with a player who has to make it."""
    placing = play(dealt("M3 M3 M3", deck=EVEN), "1 challenge", "1 keep")
    return {
        "give": (new_table(), 0),
        "ask": (dealt("M1 F2 T3"), 1),
        "throw": (play(dealt("M1 F2 T3", black_belt=True), "1 challenge"), 0),
        "swap": (play(dealt("M1 F2 T3"), "1 challenge"), 1),
        "place": (placing, 2),
        "trophy": (place_all(placing.copy()), 1),
    }


@pytest.mark.clause("MOVE-FORM")
@pytest.mark.parametrize("move", ODD_FORMS, ids=repr)
@pytest.mark.parametrize("stage", list(stages()))
def test_what_is_no_move_of_dojo_is_refused(stage: str, move: str) -> None:
    state, player = stages()[stage]
    assert refused(state, player, move) == "MOVE-FORM"


@pytest.mark.clause("MOVE-FORM")
@pytest.mark.parametrize(
    "move", ["place:9999999999999999999999,0", "give:99999999999999", "trophy:row," + "9" * 5000]
)
def test_numbers_may_be_as_long_as_they_like_and_are_still_refused(move: str) -> None:
    for state, player in stages().values():
        assert refused(state, player, move)


@pytest.mark.clause("MOVE-FORM")
@pytest.mark.parametrize("move", [None, 3, b"give:0", ["give:0"], True])
def test_a_move_is_a_text(move: object) -> None:
    state = new_table()
    before = everything_known(state)
    with pytest.raises(IllegalMove) as refusal:
        state.play(0, move)  # type: ignore[arg-type]
    assert refusal.value.clause == "MOVE-FORM"
    assert everything_known(state) == before


@pytest.mark.clause("MOVE-TURN")
@pytest.mark.parametrize("player", [3, 4, -2, 99])
def test_a_stranger_to_the_table_does_not_move(player: int) -> None:
    assert refused(new_table(3), player, "give:0") == "MOVE-TURN"


@pytest.mark.clause("MOVE-TURN")
@pytest.mark.parametrize("stage", list(stages()))
def test_a_forced_move_is_still_a_decision_and_there_is_always_one(stage: str) -> None:
    state, player = stages()[stage]
    assert player in state.to_act
    for actor in state.to_act:
        assert state.moves(actor)
    assert all(not state.moves(other) for other in {0, 1, 2} - set(state.to_act))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(
    "options", [{}, {"black_belt": True}, {"white_belt": True, "grid": "fixed"}], ids=str
)
def test_a_record_played_again_leads_to_the_same_end(players: int, options: Options) -> None:
    state = wander(new_table(players, **options), seed=players)
    again = randori.replay(state.record())
    assert again.record() == state.record()
    assert all_views(again) == all_views(state)


def test_a_copy_goes_its_own_way() -> None:
    for state, player in stages().values():
        before = everything_known(state)
        twin = state.copy()
        twin.play(player, twin.moves(player)[-1])
        assert everything_known(state) == before
        assert twin.record() != state.record()
