"""Teams of eight and ten: crocodiles and birds."""

from __future__ import annotations

import pytest

import randori
from randori import OptionError, State
from tests.games.memo.scene import (
    all_look,
    all_pass,
    begun,
    cards_of,
    dealt,
    end_round,
    play,
    refused,
)
from tests.games.memo.sight import bench, counts, dojo, drawn, event, phase, powers, shown, table, who_sees

ROWS = (
    "11 12 8 14 | 13 3 16 21 | 23 26 30 33 | 37 40 44 47 | 10 5 6 9 | 7 19 20 27 | 34 41 48 50 | 17 22 24 25"
)


def at_eight(max_rounds: int = 9) -> State:
    """Crocodile 0 has laid 35, of Galaxie Kick Jutsu; before, his bird 4 exchanged two cards of bench 7."""
    state = begun(ROWS, "35 31", max_rounds=max_rounds, opening_power=False)
    return play(state, "4 infiltrate:7,0", "4 exchange:7,1", "0 lay")


# --- who may play


@pytest.mark.clause("MEMO-TEAMS")
@pytest.mark.parametrize(("players", "crocodiles"), [(8, 4), (10, 5)])
def test_the_first_half_of_the_seats_are_crocodiles(players: int, crocodiles: int) -> None:
    state = all_look(dealt(players=players))
    assert state.to_act == tuple(range(crocodiles))
    for bird in range(crocodiles, players):
        assert refused(state, bird, "start") == "MOVE-TURN"


@pytest.mark.clause("MEMO-TEAMS")
@pytest.mark.parametrize("players", range(2, 8))
def test_teams_are_refused_below_eight(players: int) -> None:
    with pytest.raises(OptionError, match="teams"):
        randori.new("memo", players=players, teams=True)
    assert randori.new("memo", players=players, teams=False).players == players


@pytest.mark.clause("MEMO-TEAMS")
def test_ten_play_in_teams_only() -> None:
    with pytest.raises(OptionError, match="teams"):
        randori.new("memo", players=10, teams=False)
    assert randori.new("memo", players=10, teams=True).players == 10


@pytest.mark.clause("MEMO-TEAMS")
def test_eight_may_play_each_for_himself() -> None:
    state = all_look(dealt(ROWS, "35", teams=False))
    assert state.to_act == tuple(range(8))
    play(state, "6 start", "6 direction:left")
    assert (state.to_act, phase(state)) == ((6,), "draw")
    play(state, "6 lay", "6 play:6,0", "0 play:1,0", "0 hand:3", "0 play:0,0")
    assert (dojo(state), counts(state)[0]) == ([35, 34, 13, 11], 2)
    end_round(state)
    assert table(state)["active"] == 7
    end_round(play(state, "7 lay"))
    assert table(state)["active"] == 0


@pytest.mark.clause("MEMO-TEAMS", "MEMO-TEAM-WIN")
def test_eight_each_for_himself_win_alone() -> None:
    state = begun(ROWS, "35", teams=False, max_rounds=1)
    play(state, "0 lay", "6 play:6,0")
    assert (end_round(state).winners, state.scores) == ((6,), [0, 0, 0, 0, 0, 0, 1, 0])


# --- crocodiles


@pytest.mark.clause("MEMO-CROCODILE")
def test_a_crocodile_plays_only_cards_of_his_own_bench() -> None:
    state = at_eight()
    assert set(state.moves(2)) == {"pass", *(f"play:2,{slot}" for slot in range(4))}
    for move in ("play:0,0", "play:6,0", "play:4,0", "play:3,3"):
        assert refused(state, 2, move) in ("MEMO-CROCODILE", "MEMO-ROLE")
    play(state, "2 play:2,2", "2 play:2,3")
    assert (dojo(state), bench(state, 2)) == ([35, 30, 33], "XX..")


@pytest.mark.clause("MEMO-CROCODILE", "MEMO-FAULT")
def test_a_crocodiles_own_card_that_does_not_fit_is_a_fault_as_usual() -> None:
    state = play(at_eight(), "1 play:1,1")
    assert (event(state)["fits"], counts(state)[1]) == (False, 5)


# --- birds


@pytest.mark.clause("MEMO-BIRD", "MEMO-STEAL")
def test_a_bird_plays_other_players_cards_his_crocodiles_too_and_hands_over_his_own() -> None:
    state = play(at_eight(), "4 play:6,0")
    assert (phase(state), state.to_act, state.moves(4)) == (
        "hand",
        (4,),
        [f"hand:{slot}" for slot in range(4)],
    )
    play(state, "4 hand:1", "4 play:0,0", "4 hand:0")
    assert (cards_of(state, 6).split()[0], cards_of(state, 0).split()[0]) == ("5", "10")
    assert (dojo(state), bench(state, 4)) == ([35, 34, 11], "..XX")


@pytest.mark.clause("MEMO-BIRD", "MEMO-ROLE")
def test_a_bird_never_plays_a_card_of_his_own_bench() -> None:
    state = at_eight()
    assert not [move for move in state.moves(6) if move.startswith("play:6")]
    assert len(state.moves(6)) == 7 * 4 + 1
    assert refused(state, 6, "play:6,0") in ("MEMO-BIRD", "MEMO-ROLE")


@pytest.mark.clause("MEMO-ROLE")
@pytest.mark.parametrize(
    ("player", "move"), [(6, "play:6,1"), (4, "play:4,3"), (2, "play:1,1"), (0, "play:6,0")]
)
def test_a_move_that_a_role_forbids_is_illegal_not_a_fault(player: int, move: str) -> None:
    state = at_eight()
    assert refused(state, player, move) in ("MEMO-BIRD", "MEMO-CROCODILE", "MEMO-ROLE")
    assert (counts(state), table(state)["pile"]) == ([4] * 8, 17)


@pytest.mark.clause("MEMO-BIRD", "MEMO-POWER-GAIN")
def test_a_bird_has_the_power_of_the_card_he_plays() -> None:
    state = play(at_eight(), "5 play:6,0", "5 hand:0", "5 play:0,2", "5 hand:1")
    assert powers(state) == ["5 infiltration"]


@pytest.mark.clause("MEMO-BIRD", "MEMO-STEAL")
def test_a_bird_with_an_empty_bench_cannot_play() -> None:
    state = play(at_eight(), "4 play:6,0", "4 hand:0")
    for number, slot in enumerate((0, 1, 2), 1):
        play(state, f"4 play:0,{slot}", f"4 hand:{number}")
    assert (counts(state)[4], state.moves(4)) == (0, ["pass"])
    assert refused(state, 4, "play:0,3") == "MEMO-STEAL"


@pytest.mark.clause("MEMO-BIRD")
@pytest.mark.parametrize(("direction", "seats"), [("left", [1, 2, 3, 0, 1]), ("right", [1, 0, 3, 2, 1])])
def test_a_bird_is_never_the_active_player(direction: str, seats: list[int]) -> None:
    state = begun(players=8, starter=1, direction=direction, opening_power=False)
    found: list[int] = []
    for _ in range(5):
        crocodile = state.to_act[0] - 4
        play(state, f"{crocodile + 4} infiltrate:0,0", f"{crocodile + 4} exchange:0,1")
        assert state.to_act == (crocodile,)
        found.append(crocodile)
        all_pass(play(state, f"{crocodile} lay"))
    assert found == seats


# --- the bird's infiltration


@pytest.mark.clause("MEMO-BIRD", "MEMO-INFILTRATION")
def test_the_bird_first_uses_infiltration_before_the_draw() -> None:
    state = begun(ROWS, "35", starter=2)
    assert (state.to_act, phase(state), table(state)["power"]) == ((6,), "power", "infiltration")
    assert (table(state)["active"], table(state)["pile"], drawn(state, 2)) == (2, 18, None)
    assert len(state.moves(6)) == 32
    play(state, "6 infiltrate:0,3")
    assert (shown(state, 6), who_sees(state, 14)) == ({"0,3": 14}, [6])
    assert refused(state, 6, "skip") in ("MEMO-INFILTRATION", "MEMO-BIRD")
    play(state, "6 exchange:6,0")
    assert (cards_of(state, 0).split()[3], phase(state), state.to_act) == ("34", "draw", (2,))
    assert drawn(state, 2) == 35


@pytest.mark.clause("MEMO-BIRD")
@pytest.mark.parametrize("move", ["skip", "pass", "eye:0,0", "confuse:1", "lay"])
def test_he_must(move: str) -> None:
    assert refused(begun(ROWS, "35"), 4, move) in ("MEMO-BIRD", "MEMO-INFILTRATION")
    assert refused(begun(ROWS, "35"), 0, "lay") == "MOVE-TURN"


@pytest.mark.clause("MEMO-BIRD", "MEMO-INFILTRATION")
def test_the_infiltration_a_bird_gains_with_a_card_may_be_declined_and_reopens_the_reactions() -> None:
    state = all_pass(play(at_eight(), "5 play:6,0", "5 hand:0", "5 play:0,2", "5 hand:1"))
    assert "skip" in state.moves(5)
    play(state, "5 infiltrate:0,0", "5 exchange:0,1")
    assert (phase(state), state.to_act) == ("react", tuple(range(8)))


# --- winning


@pytest.mark.clause("MEMO-TEAM-WIN")
def test_the_bird_shares_his_crocodiles_win() -> None:
    state = play(at_eight(), "5 play:6,0", "5 hand:0", *[f"0 play:0,{slot}" for slot in range(4)])
    assert counts(state)[0] == 0
    assert (end_round(state).winners, state.scores) == ((0, 4), [1, 0, 0, 0, 1, 0, 0, 0])


@pytest.mark.clause("MEMO-TEAM-WIN")
def test_the_crocodile_shares_his_birds_win() -> None:
    state = play(at_eight(), "5 play:6,0", "5 hand:0")
    for slot in range(3):
        play(state, f"5 play:0,{slot}", f"5 hand:{slot + 1}")
    assert counts(state)[5] == 0
    assert (end_round(state).winners, state.scores) == ((1, 5), [0, 1, 0, 0, 0, 1, 0, 0])


@pytest.mark.clause("MEMO-TEAM-WIN", "MEMO-LIMIT")
def test_at_the_limit_the_partner_of_the_fewest_cards_shares_the_win() -> None:
    state = play(at_eight(max_rounds=1), "2 play:2,2")
    assert end_round(state).winners == (2, 6)
    assert end_round(at_eight(max_rounds=1)).winners == tuple(range(8))
