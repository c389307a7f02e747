"""What each player, and a spectator, sees and does not see."""

from __future__ import annotations

import json

import pytest

import randori
from randori import IllegalMove
from tests.games.tatsu.rounds import SWEEP, UPHILL, turned
from tests.games.tatsu.scene import HANDS, ROWS, new_table, play, round_of, script_of, wander
from tests.games.tatsu.sight import backs, hands, seen_text, table, written

FACE_DOWN = [pile.split("/")[1] for row in ROWS for pile in row.split()]


def exchanged(hands: tuple[str, ...], one: str, other: str) -> tuple[str, ...]:
    """The same hands, with two cards in each other's place."""
    return tuple(hand.replace(one, "?").replace(other, one).replace("?", other) for hand in hands)


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.parametrize("player", [0, 1, 2, 3])
def test_of_four_each_sees_his_own_hand_and_only_the_backs_of_the_others(player: int) -> None:
    state = round_of(4, *HANDS)
    seen = hands(state, player)
    assert seen == [set(HANDS[seat].split()) if seat == player else None for seat in range(4)]
    assert backs(state, player) == [(4, 3), (3, 4), (4, 3), (3, 4)]
    for seat in {0, 1, 2, 3} - {player}:
        assert not [card for card in HANDS[seat].split() if card in seen_text(state, player)]


@pytest.mark.clause("TATSU-VIEW")
def test_a_spectator_of_four_sees_no_hand() -> None:
    state = round_of(4, *HANDS)
    assert hands(state, None) == [None] * 4
    assert not [card for card in " ".join(HANDS).split() if card in seen_text(state, None)]
    assert state.view(None)["moves"] == []


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.clause("TATSU-BACKS")
def test_of_four_what_others_hold_does_not_change_what_one_sees() -> None:
    state = round_of(4, *HANDS)
    other = round_of(4, *exchanged(exchanged(HANDS, "YP6", "Yx1"), "RP6", "RF"))
    assert state.view(0) == other.view(0)
    assert state.view(None) == other.view(None)
    assert state.view(1) != other.view(1)
    assert state.view(2) != other.view(2)


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.clause("TATSU-SEATS-3")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_of_three_each_sees_his_own_hand_and_the_ghosts(eyes: int | None) -> None:
    seen = hands(round_of(3, *HANDS), eyes)
    assert seen == [set(HANDS[seat].split()) if seat in (eyes, 3) else None for seat in range(4)]


@pytest.mark.clause("TATSU-VIEW")
def test_of_three_what_others_hold_does_not_change_what_one_sees() -> None:
    state = round_of(3, *HANDS)
    other = round_of(3, *exchanged(exchanged(HANDS, "YP6", "Yx1"), "RP6", "RP3"))
    assert state.view(0) == other.view(0)
    assert state.view(None) == other.view(None)
    with_other_ghost = round_of(3, *exchanged(HANDS, "YP6", "YF"))
    assert state.view(None) != with_other_ghost.view(None)


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.clause("TATSU-3-ROTATE")
def test_of_three_each_sees_the_hand_of_the_seat_he_has_moved_to() -> None:
    state = script_of(3, *turned(SWEEP, 1))
    state.play(-1, "deal:" + ",".join(" ".join(HANDS).split()))
    for player, seat in [(0, 1), (1, 2), (2, 0)]:
        assert [place for place, hand in enumerate(hands(state, player)) if hand is not None] == [seat, 3]


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.clause("TATSU-2-DEAL")
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_of_two_all_see_everything_but_the_faces_of_face_down_cards(eyes: int | None) -> None:
    state = round_of(2, *ROWS)
    assert table(state, eyes) == table(state, None)
    assert not [card for card in FACE_DOWN if card in seen_text(state, eyes)]
    play(state, "0 play:YP6")
    assert [card for card in FACE_DOWN if card in seen_text(state, eyes)] == ["RV3"]


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.clause("TATSU-BACKS")
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_of_two_which_cards_lie_face_down_does_not_change_what_one_sees(eyes: int | None) -> None:
    state = round_of(2, *ROWS)
    other = round_of(2, *exchanged(exchanged(ROWS, "YV4", "Yx3"), "RV3", "RP4"))
    assert state.view(eyes) == other.view(eyes)
    other_back = round_of(2, *exchanged(ROWS, "YV4", "RP4"))
    assert state.view(eyes) != other_back.view(eyes)


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.clause("TATSU-2-TURN")
@pytest.mark.parametrize("move", ["play:YV4", "play:YV7", "play:#0"])
def test_a_refusal_tells_nothing_about_face_down_cards(move: str) -> None:
    messages = set()
    for rows in (ROWS, exchanged(ROWS, "YV4", "YV7"), exchanged(ROWS, "RV3", "RP4")):
        with pytest.raises(IllegalMove) as refusal:
            round_of(2, *rows).play(0, move)
        messages.add((refusal.value.clause, refusal.value.message))
    assert len(messages) == 1


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.clause("TATSU-TURN")
def test_a_refusal_tells_nothing_about_other_hands() -> None:
    messages = set()
    for dealt in (HANDS, exchanged(HANDS, "YP6", "YP3"), exchanged(HANDS, "YP6", "YF")):
        with pytest.raises(IllegalMove) as refusal:
            round_of(4, *dealt).play(0, "play:YP6")
        messages.add((refusal.value.clause, refusal.value.message))
    assert len(messages) == 1


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2, 3])
def test_all_see_the_cards_played_and_from_which_hand(eyes: int | None) -> None:
    state = play(round_of(4, *HANDS), "0 ask:3", "3 play:YV7", "1 ask:2", "2 play:RP4", "2 play:YP3")
    assert [written(play) for play in table(state, eyes)["trick"]] == ["YV7 3>0", "RP4 2>1", "YP3 2>2"]
    play(state, "3 play:RV7", "1 play:RP6")
    (trick,) = table(state, eyes)["tricks"]
    assert [written(play) for play in trick["plays"]] == ["YV7 3>0", "RP4 2>1", "YP3 2>2", "RV7 3>3"]
    assert (trick["winner"], trick["held_by"]) == (1, "red")
    assert [written(play) for play in table(state, eyes)["trick"]] == ["RP6 1>1"]


@pytest.mark.clause("TATSU-WIN")
@pytest.mark.clause("TATSU-FUSION")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2, 3])
def test_all_see_which_card_of_a_trick_is_the_highest(eyes: int | None) -> None:
    state = round_of(4, *HANDS)
    seen = [table(state, eyes)["highest"]]
    for move in ("0 ask:3", "3 play:YV7", "1 ask:2", "2 play:RP4", "2 play:YP3"):
        seen.append(table(play(state, move), eyes)["highest"])
    assert seen == [None, None, "YV7", "YV7", "RP4", "RP4"]
    play(state, "3 play:RV7")
    assert table(state, eyes)["highest"] is None, "the next trick has no card yet"
    assert table(state, eyes)["tricks"][0]["highest"] == "RP4"


@pytest.mark.clause("TATSU-WIN")
def test_of_equals_the_card_laid_first_is_the_highest() -> None:
    state = play(round_of(4, *HANDS), "0 play:YV3", "1 play:RV5")
    assert table(state)["highest"] == "YV3"


@pytest.mark.clause("TATSU-FUSION")
def test_in_a_trick_with_a_fusion_no_card_is_the_highest() -> None:
    state = play(round_of(4, *HANDS), "0 play:YP2", "1 ask:3", "3 play:RF")
    assert table(state)["highest"] is None
    play(state, "2 play:YP3", "3 play:RV7")
    assert table(state)["tricks"][0]["highest"] is None


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2, 3])
def test_all_see_whose_turn_it_is_and_who_is_asked(eyes: int | None) -> None:
    state = play(round_of(4, *HANDS), "0 ask:3")
    assert (table(state, eyes)["turn"], table(state, eyes)["asked"]) == (0, 3)
    assert state.view(eyes)["to_act"] == [3]


@pytest.mark.clause("TATSU-VIEW")
def test_legal_moves_are_told_only_to_the_player_who_may_make_them() -> None:
    state = play(round_of(4, *HANDS), "0 ask:3")
    assert state.view(3)["moves"] == state.moves(3) != []
    for eyes in (None, 0, 1, 2):
        assert state.view(eyes)["moves"] == []


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2, 3])
def test_all_see_who_holds_what_and_the_scores(eyes: int | None) -> None:
    state = script_of(4, *UPHILL)
    seen = table(state, eyes)
    assert [trick["held_by"] for trick in seen["tricks"]] == ["red"] * 2 + ["yellow"] * 5
    assert [trick["winner"] for trick in seen["tricks"]] == [1, 1, 2, 2, 2, None, 2]
    assert {clan: sheet["score"] for clan, sheet in seen["captured"].items()} == {"yellow": 150, "red": 20}
    assert state.view(eyes)["scores"] == [150, 20, 150, 20]


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.parametrize("eyes", [None, 0, 1])
def test_in_a_new_round_the_last_one_is_still_told(eyes: int | None) -> None:
    state = script_of(2, *UPHILL)
    ended = table(state, eyes)
    state.play(-1, "deal:" + ",".join(" ".join(HANDS).split()))
    assert table(state, eyes)["tricks"] == []
    last = table(state, eyes)["last_round"]
    assert last == {"tricks": ended["tricks"], "captured": ended["captured"], "lost": []}
    assert state.view(eyes)["scores"] == [150, 20]


@pytest.mark.clause("TATSU-VIEW", "TATSU-FUSION-LAST")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_card_ever_played_is_seen_also_the_last_of_a_round(players: int) -> None:
    """A seeded game deals on by itself: the last trick must not vanish with the old round."""
    state = new_table(players, rounds=4).game.start(seed=5)
    for round_number in range(1, 4):
        while table(state, None)["round"] == round_number and not state.over:
            state.play(state.to_act[0], state.moves(state.to_act[0])[-1])
        for eyes in (None, *range(players)):
            last = table(state, eyes)["last_round"]
            assert last is not None
            plays = [play for trick in last["tricks"] for play in trick["plays"]]
            assert len({play["card"] for play in plays}) == 28
            lost = {
                play["card"]
                for trick in last["tricks"]
                if trick["held_by"] is None
                for play in trick["plays"]
            }
            assert set(last["lost"]) == lost


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_after_the_game_everything_is_open(players: int) -> None:
    state = wander(new_table(players, rounds=1, tie="share"), seed=1)
    for eyes in (None, *range(players)):
        plays = [play for trick in table(state, eyes)["tricks"] for play in trick["plays"]]
        assert len({play["card"] for play in plays}) == 28
        assert table(state, eyes)["tricks"] == table(state, None)["tricks"]
        assert state.view(eyes)["winners"] == list(state.winners)
        assert state.view(eyes)["over"] is True


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_before_the_deal_there_is_nothing_to_see(players: int) -> None:
    state = randori.new("tatsu", players=players).start()
    for phase in ("dealer", "deal"):
        for eyes in (None, *range(players)):
            seen = table(state, eyes)
            assert (seen["phase"], seen["turn"], seen["trick"], seen["tricks"]) == (phase, None, [], [])
            assert state.view(eyes)["to_act"] == [-1]
        if phase == "dealer":
            state.play(-1, "dealer:1")


@pytest.mark.clause("TATSU-VIEW")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_are_ready_for_json(players: int) -> None:
    state = script_of(players, *turned(UPHILL, 1)[:3])
    for eyes in (None, *range(players)):
        assert json.loads(json.dumps(state.view(eyes))) == state.view(eyes)


@pytest.mark.clause("TATSU-VIEW")
def test_a_view_is_not_the_state_itself() -> None:
    state = round_of(4, *HANDS)
    before = state.view(0)
    table(state, 0)["seats"].clear()
    play(state, "0 play:YV3")
    assert hands(state, 0)[0] == set(HANDS[0].split()) - {"YV3"}
    assert before != state.view(0)
