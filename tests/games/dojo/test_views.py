"""What each player, and a spectator, sees and does not see."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest

from randori import State
from tests.games.dojo.scene import (
    Options,
    challenge_by,
    dealt,
    finish,
    new_table,
    pass_all,
    place_all,
    play,
    wander,
)
from tests.games.dojo.sight import challenge, hands, held, laid, placed, sees, sheets, table

HANDS = "M1 F2 T3 C4"
PILE = "B5 R1 M2 F3"


@pytest.mark.clause("DOJO-VIEW")
@pytest.mark.parametrize("player", [0, 1, 2, 3])
def test_a_player_sees_his_own_face_down_card_and_only_the_dealer_more(player: int) -> None:
    state = dealt(HANDS, dealer=2)
    assert sees(state, player, HANDS) == (HANDS.split() if player == 2 else [HANDS.split()[player]])
    assert sees(state, player, PILE) == []


@pytest.mark.clause("DOJO-VIEW")
def test_a_spectator_sees_no_face_down_card() -> None:
    state = new_table(4, cards=f"{HANDS} {PILE}")
    for seat in range(4):
        assert sees(state, None, f"{HANDS} {PILE}") == []
        state.play(0, f"give:{seat}")
    assert sees(pass_all(state), None, f"{HANDS} {PILE}") == []
    assert state.view(None)["moves"] == []


@pytest.mark.clause("DOJO-VIEW")
def test_the_dealer_sees_what_he_dealt_and_what_he_is_about_to_give_and_no_more_of_the_pile() -> None:
    state = play(new_table(4, cards=f"{HANDS} {PILE}"), "0 give:3", "0 give:1")
    assert (hands(state, 0), table(state, 0)["top"]) == ("- F2 - M1", "T3")
    assert sees(state, 0, f"{HANDS} {PILE}") == ["M1", "F2", "T3"]
    play(state, "0 give:0", "0 give:2")
    assert sees(state, 0, f"{HANDS} {PILE}") == HANDS.split()


@pytest.mark.clause("DOJO-VIEW")
def test_the_dealers_knowledge_lasts_to_the_end_of_the_round() -> None:
    state = challenge_by(dealt(HANDS), 3)
    assert hands(state, 0) == HANDS
    play(state, "3 swap")
    assert hands(state, 0) == "C4 F2 T3 M1"
    play(state, "3 place:0,0", "2 place:0,0")
    assert hands(state, 0) == "C4 F2 T3 M1"


@pytest.mark.clause("DOJO-VIEW", "DOJO-CHALLENGE-WIN")
@pytest.mark.parametrize("third", [1, 3])
def test_during_a_challenge_a_third_player_sees_the_two_cards_shown_and_his_own_alone(third: int) -> None:
    state = challenge_by(dealt(HANDS), 2)
    own = HANDS.split()[third]
    for shown in ("M1 - T3 -", "T3 - M1 -"):
        assert hands(state, None) == hands(state, 2) == shown
        assert hands(state, third) == (shown.replace("-", own, 1) if third == 1 else f"{shown[:-1]}{own}")
        assert sorted(sees(state, third, f"{HANDS} {PILE}")) == sorted(["M1", "T3", own])
        assert sees(state, None, f"{HANDS} {PILE}") == ["M1", "T3"]
        if table(state)["phase"] == "swap":
            play(state, "2 swap")


@pytest.mark.clause("DOJO-VIEW")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2, 3])
def test_all_see_who_got_a_card_who_passed_and_who_is_asked(eyes: int | None) -> None:
    state = play(new_table(4), "0 give:2", "0 give:0", "0 give:3", "0 give:1", "1 pass", "2 pass")
    seen = table(state, eyes)
    assert (seen["received"], seen["passed"], seen["asked"]) == ([2, 0, 3, 1], [1, 2], 3)
    assert (seen["cards_left"], seen["trophies_left"], seen["dealer"], seen["round"]) == (56, 11, 0, 1)
    assert state.view(eyes)["to_act"] == [3]
    play(state, "3 challenge")
    assert (table(state, eyes)["passed"], table(state, eyes)["asked"]) == ([1, 2], None)


@pytest.mark.clause("DOJO-VIEW")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_all_see_all_dojos_and_trophies(eyes: int | None) -> None:
    state = play(dealt("M3 F4 T5", trophies="belt broom"), "1 challenge", "1 keep")
    play(place_all(state), "1 trophy:col,0")
    assert [laid(state, player, eyes) for player in range(3)] == [{"0,0": "M3"}, {"0,0": "F4"}, {"0,0": "T5"}]
    assert [placed(state, player, eyes) for player in range(3)] == [{}, {"col,0": "belt"}, {}]
    assert [held(state, player, eyes) for player in range(3)] == [[], ["belt"], []]
    assert table(state, eyes)["face_up"] == "broom"


@pytest.mark.clause("DOJO-VIEW")
def test_the_next_round_begins_with_empty_hands() -> None:
    state = place_all(play(dealt("M3 F4 T5", white_belt=True), "1 challenge", "1 swap"))
    for eyes in (None, 0, 1, 2):
        seen = table(state, eyes)
        assert (seen["hands"], seen["has_card"], seen["received"]) == ([None] * 3, [False] * 3, [])
        assert (seen["challenge"], seen["passed"], seen["chosen"], seen["choice"]) == (None, [], [], None)


@pytest.mark.clause("DOJO-VIEW")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", [{}, {"white_belt": True, "black_belt": True}])
def test_after_the_game_everything_is_open_the_rest_of_the_piles_too(players: int, options: Options) -> None:
    state = wander(new_table(players, **options), seed=3)
    _, (_, deck), (_, trophies) = state.history[:3]
    for eyes in (None, *range(players)):
        seen = table(state, eyes)
        assert seen == table(state, None)
        assert seen["deck"] == deck.removeprefix("deck:").split(",")[12 * players :]
        left = seen["trophies_left"]
        assert seen["trophy_pile"] == trophies.removeprefix("trophies:").split(",")[12 - left :]
        assert [sheet["score"] for sheet in sheets(state, eyes)] == state.scores
        assert state.view(eyes)["winners"] == list(state.winners)
        assert state.view(eyes)["over"] is True


def stages() -> list[State]:
    """A table at every kind of decision."""
    thrown = play(dealt(HANDS, black_belt=True), "1 challenge", "1 rock")
    swapping = play(dealt(HANDS), "1 challenge")
    placing = play(swapping.copy(), "1 keep", "2 place:0,0")
    trophy = place_all(placing.copy())
    return [new_table(), dealt(HANDS), thrown, swapping, placing, trophy, finish(new_table())]


@pytest.mark.clause("DOJO-VIEW")
def test_until_the_game_is_over_the_piles_are_closed() -> None:
    *under_way, over = stages()
    for state in under_way:
        for eyes in (None, 0, 1, 2):
            seen = table(state, eyes)
            assert (seen["deck"], seen["trophy_pile"], seen["sheets"]) == (None, None, None)
    assert len(table(over)["deck"] or []) == 24


@pytest.mark.clause("DOJO-VIEW")
@pytest.mark.parametrize("stage", range(7))
def test_views_are_ready_for_json(stage: int) -> None:
    state = stages()[stage]
    for eyes in (None, 0, 1, 2):
        assert json.loads(json.dumps(state.view(eyes))) == state.view(eyes)
    phases = [table(state)["phase"] for state in stages()]
    assert phases == ["give", "ask", "throw", "swap", "place", "trophy", "over"]


@pytest.mark.clause("DOJO-VIEW")
def test_a_view_is_not_the_state_itself() -> None:
    state = dealt(HANDS)
    before = state.view(0)
    table(state, 0)["dojos"].clear()
    table(state, 0)["received"].clear()
    assert state.view(0) == before
    assert all(one.view(0) != other.view(0) for one, other in pairwise(stages()))


@pytest.mark.clause("DOJO-VIEW", "DOJO-CHALLENGE-WIN")
def test_the_cards_shown_stay_known_after_an_exchange() -> None:
    state = play(dealt("M1 F5 T3"), "1 challenge", "1 swap")
    assert [hands(state, eyes) for eyes in (None, 0, 1, 2)] == ["F5 M1 -", "F5 M1 T3", "F5 M1 -", "F5 M1 T3"]
    assert (challenge(state)["dealers_card"], challenge(state)["challengers_card"]) == ("M1", "F5")
