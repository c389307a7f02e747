"""Several games: points, guesses, and who wins the match."""

from __future__ import annotations

import pytest

from randori import CHANCE, State
from tests.games.memo.scene import (
    all_look,
    all_pass,
    begun,
    deck_move,
    end_round,
    opened,
    play,
    refused,
    stacked,
)
from tests.games.memo.sight import bench, event, phase, table, turned_up, who_sees

ROWS = "11 12 13 37 | 42 40 41 23 | 16 21 44 47"
EMPTY = [f"0 play:0,{slot}" for slot in range(4)]


def won(games: int = 2) -> State:
    """Seat 0 has won the first game, and may guess."""
    return end_round(play(opened(ROWS, "34", games=games), *EMPTY))


def next_game(state: State, rows: str = ROWS, pile: str = "34") -> State:
    """The cards of the next game are dealt, all look, and seat 0 begins and lays the top card."""
    numbers = list(range(1, 51))
    state.play(CHANCE, deck_move(stacked(rows, pile, state.game.players, numbers)))
    return play(all_look(state), "0 start", "0 direction:left", "0 lay")


# --- guessing


@pytest.mark.clause("MEMO-MATCH")
def test_the_winner_of_a_game_scores_three_points_and_may_guess() -> None:
    state = won()
    assert (state.scores, state.over, state.winners) == ([3, 0, 0], False, ())
    assert (phase(state), state.to_act) == ("guess", (0,))
    letters = "ACDFGLT"
    guesses = {f"guess:{seat},{slot},{letter}" for seat in (1, 2) for slot in range(4) for letter in letters}
    assert set(state.moves(0)) == guesses | {"stop"}


@pytest.mark.clause("MEMO-MATCH")
def test_a_right_guess_is_one_point_more_and_a_wrong_one_less() -> None:
    state = play(won(), "0 guess:1,0,L")
    assert (state.scores, event(state)["fits"]) == ([4, 0, 0], True)
    play(state, "0 guess:2,0,L")
    assert (state.scores, event(state)["fits"]) == ([3, 0, 0], False)
    play(state, "0 guess:2,3,T")
    assert state.scores == [4, 0, 0]


@pytest.mark.clause("MEMO-MATCH", "MEMO-DUAL")
@pytest.mark.parametrize(("letter", "points"), [("L", 4), ("F", 4), ("A", 2)])
def test_naming_one_school_of_a_two_school_card_is_right(letter: str, points: int) -> None:
    assert play(won(), f"0 guess:1,2,{letter}").scores == [points, 0, 0]


@pytest.mark.clause("MEMO-MATCH")
def test_each_card_is_guessed_once() -> None:
    state = play(won(), "0 guess:1,0,A")
    for letter in "AL":
        assert refused(state, 0, f"guess:1,0,{letter}") == "MEMO-MATCH"
    assert len(state.moves(0)) == 7 * 7 + 1


@pytest.mark.clause("MEMO-MATCH")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2])
def test_a_guessed_card_is_turned_up_for_all(eyes: int | None) -> None:
    state = won()
    assert eyes not in who_sees(state, 42)
    play(state, "0 guess:1,0,A")
    assert turned_up(state, eyes) == 42


@pytest.mark.clause("MEMO-MATCH")
def test_totals_may_fall_below_zero() -> None:
    state = won()
    for seat in (1, 2):
        for slot in range(4):
            play(state, f"0 guess:{seat},{slot},G")
    assert state.scores == [-5, 0, 0]


@pytest.mark.clause("MEMO-MATCH")
def test_stop_is_always_needed() -> None:
    state = won()
    for seat in (1, 2):
        for slot in range(4):
            play(state, f"0 guess:{seat},{slot},G")
    assert (state.to_act, state.moves(0)) == ((0,), ["stop"])
    play(state, "0 stop")
    assert (state.to_act, state.over) == ((CHANCE,), False)


@pytest.mark.clause("MEMO-MATCH")
@pytest.mark.parametrize("move", ["guess:0,0,C", "guess:1,4,L", "guess:3,0,L", "pass", "lay", "start"])
def test_cards_on_the_others_benches_are_guessed_and_nothing_else(move: str) -> None:
    assert refused(won(), 0, move) == "MEMO-MATCH"
    assert refused(won(), 1, "guess:2,0,D") == "MOVE-TURN"
    assert refused(won(), 1, "stop") == "MOVE-TURN"


@pytest.mark.clause("MEMO-MATCH", "MOVE-FORM")
@pytest.mark.parametrize(
    "move", ["guess:1,0,X", "guess:1,0,l", "guess:1,0", "guess:1,0,Lotus Zero", "guess:1,0,42"]
)
def test_a_guess_names_a_school_by_its_letter(move: str) -> None:
    assert refused(won(), 0, move) in ("MOVE-FORM", "MEMO-MATCH")


@pytest.mark.clause("MEMO-MATCH", "MEMO-SLOTS")
def test_a_hole_cannot_be_guessed() -> None:
    state = end_round(play(opened(ROWS, "34", games=2), *EMPTY, "1 play:1,1"))
    assert bench(state, 1) == "X.XX"
    assert refused(state, 0, "guess:1,1,L") == "MEMO-MATCH"


@pytest.mark.clause("MEMO-MATCH", "MEMO-LIMIT")
def test_a_winner_with_cards_left_guesses_only_the_others() -> None:
    state = end_round(play(opened(ROWS, "34", games=2, max_rounds=1), "0 play:0,0"))
    assert (state.scores, phase(state)) == ([3, 0, 0], "guess")
    assert not [move for move in state.moves(0) if move.startswith("guess:0")]
    assert refused(state, 0, "guess:0,1,C") == "MEMO-MATCH"


# --- the match


@pytest.mark.clause("MEMO-MATCH")
def test_in_a_single_game_the_winner_has_one_point_and_nobody_guesses() -> None:
    state = end_round(play(opened(ROWS, "34"), *EMPTY))
    assert (state.over, state.scores, state.winners) == (True, [1, 0, 0], (0,))


@pytest.mark.clause("MEMO-MATCH", "MEMO-SETUP")
def test_the_next_game_begins_with_a_new_deal_a_look_and_a_start() -> None:
    state = play(won(), "0 guess:1,0,L", "0 stop")
    assert state.to_act == (CHANCE,)
    state.play(CHANCE, deck_move(range(1, 51)))
    assert (phase(state), list(state.to_act), table(state)["game"]) == ("look", [0, 1, 2], 2)
    assert (table(state)["benches"], table(state)["dojo"]) == ([[True] * 4] * 3, [])
    assert (table(state)["round"], table(state)["active"], table(state)["direction"]) == (1, None, None)
    play(all_look(state), "2 start", "2 direction:right")
    assert (state.to_act, state.scores) == ((2,), [4, 0, 0])


@pytest.mark.clause("MEMO-MATCH")
def test_after_so_many_games_the_highest_total_wins() -> None:
    state = next_game(play(won(), *[f"0 guess:2,{slot},G" for slot in range(4)], "0 stop"))
    assert state.scores == [-1, 0, 0]
    rows = [f"1 play:1,{slot}" for slot in range(4)]
    play(state, "0 play:0,0", "0 play:0,2", *rows)
    end_round(state)
    assert (phase(state), state.to_act, state.scores) == ("guess", (1,), [-1, 3, 0])
    play(state, "1 stop")
    assert (state.over, state.winners, state.scores) == (True, (1,), [-1, 3, 0])


@pytest.mark.clause("MEMO-MATCH")
def test_the_match_is_shared_if_totals_are_equal() -> None:
    state = next_game(play(won(), "0 stop"))
    play(state, "0 play:0,0", "0 play:0,2", *[f"1 play:1,{slot}" for slot in range(4)])
    play(end_round(state), "1 stop")
    assert (state.winners, state.scores) == ((0, 1), [3, 3, 0])


@pytest.mark.clause("MEMO-MATCH", "MEMO-LIMIT")
def test_when_a_game_ends_shared_each_of_the_winners_scores_three_and_nobody_guesses() -> None:
    state = end_round(opened(ROWS, "34", games=2, max_rounds=1))
    assert (state.scores, state.to_act, state.over) == ([3, 3, 3], (CHANCE,), False)
    end_round(play(next_game(state), "0 play:0,0", "1 pass"))
    play(state, "0 stop")
    assert (state.over, state.winners, state.scores) == (True, (0,), [6, 3, 3])


@pytest.mark.clause("MEMO-MATCH", "MEMO-LIMIT")
def test_a_match_whose_last_game_ends_shared_is_over_at_once() -> None:
    state = end_round(opened(ROWS, "34", games=2, max_rounds=1))
    end_round(next_game(state))
    assert (state.over, state.winners, state.scores) == (True, (0, 1, 2), [6, 6, 6])


@pytest.mark.clause("MEMO-MATCH", "MEMO-LIMIT")
def test_the_limit_counts_the_rounds_of_each_game() -> None:
    state = begun(ROWS, "34 33", games=2, max_rounds=2)
    for number in (1, 2):
        assert table(state)["round"] == number
        end_round(play(state, f"{state.to_act[0]} lay"))
    next_game(state)
    assert (table(state)["game"], table(state)["round"]) == (2, 1)
    all_pass(state)
    assert (state.over, table(state)["round"]) == (False, 2)
