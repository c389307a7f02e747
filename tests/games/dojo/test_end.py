"""The end of a game: full dojos, the winner, and what decides a tie."""

from __future__ import annotations

from collections import Counter

import pytest

from randori import CHANCE, State
from tests.games.dojo.drawing import PLAIN, game_of
from tests.games.dojo.scene import (
    DECK,
    EVEN,
    PLACES,
    Options,
    finish,
    new_table,
    quiet_round,
    refused,
    wander,
    won_round,
)
from tests.games.dojo.sight import held, laid, placed, sheets, table

FOURS = """
    M1 M2 M3 M4
    F2 T3 C4 M1
    T3 C4 M1 F2
"""
"""Worth 10 + 1 + 1."""

MODES: list[Options] = [
    {},
    {"grid": "fixed", "incense": "one"},
    {"white_belt": True},
    {"black_belt": True},
    {"white_belt": True, "black_belt": True},
]


def with_trophies(columns: str, cards: str = PLAIN) -> str:
    """A drawing with trophies on its columns."""
    return f"{cards.rstrip()}\n{columns}"


@pytest.mark.clause("DOJO-END")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", MODES, ids=str)
def test_after_round_12_every_dojo_is_full_and_the_game_is_over(players: int, options: Options) -> None:
    state = wander(new_table(players, **options), seed=players)
    assert (table(state)["phase"], table(state)["round"], state.to_act) == ("over", 12, ())
    for player in range(players):
        places = [tuple(map(int, place.split(","))) for place in laid(state, player)]
        rows = {row for row, _ in places}
        columns = {column for _, column in places}
        assert (len(places), len(rows), len(columns)) == (12, 3, 4)
        assert max(rows) - min(rows) == 2
        assert max(columns) - min(columns) == 3


@pytest.mark.clause("DOJO-END")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_at_the_end_every_card_of_the_deck_is_still_there(players: int) -> None:
    state = wander(new_table(players), seed=1)
    cards = [card for player in range(players) for card in laid(state, player).values()]
    assert Counter(cards + (table(state)["deck"] or [])) == Counter(DECK)


@pytest.mark.clause("DOJO-END", "DOJO-TIE")
@pytest.mark.parametrize("options", MODES, ids=str)
def test_scores_are_0_and_nobody_has_won_until_the_game_is_over(options: Options) -> None:
    state = new_table(**options)
    while not state.over:
        assert (state.scores, state.winners) == ([0, 0, 0], ())
        assert table(state)["sheets"] is None
        player = state.to_act[0]
        state.play(player, state.moves(player)[0])
    assert min(state.scores) >= 3
    assert state.winners


@pytest.mark.clause("DOJO-END")
def test_the_game_waits_for_the_last_trophy() -> None:
    state = new_table(deck=EVEN, trophies="master")
    for place in PLACES[:11]:
        quiet_round(state, place)
    won_round(state, 0, PLACES[11])
    assert (state.over, state.to_act, state.scores) == (False, (0,), [0, 0, 0])
    state.play(0, "trophy:row,2")
    assert (state.over, state.scores) == (True, [30 + 12] * 3)


@pytest.mark.clause("DOJO-END", "MOVE-OVER")
@pytest.mark.parametrize("move", ["give:0", "challenge", "place:0,0", "trophy:row,0", "nonsense", "dealer:0"])
@pytest.mark.parametrize("player", [CHANCE, 0, 2])
def test_after_the_end_nobody_moves(player: int, move: str) -> None:
    assert refused(finish(new_table()), player, move) == "MOVE-OVER"


@pytest.mark.clause("DOJO-END")
def test_a_score_is_the_sum_of_three_rows_and_four_columns() -> None:
    for seed in range(10):
        state = wander(new_table(), seed)
        for player, sheet in enumerate(sheets(state)):
            assert (len(sheet["rows"]), len(sheet["columns"])) == (3, 4)
            assert state.scores[player] == sheet["score"] == sum(sheet["rows"] + sheet["columns"])


@pytest.mark.clause("DOJO-WIN")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_highest_score_wins(best: int) -> None:
    state = game_of(*(FOURS if player == best else PLAIN for player in range(3)))
    assert state.scores == [12 if player == best else 3 for player in range(3)]
    assert state.winners == (best,)
    assert state.record()["result"] == {"scores": state.scores, "winners": [best]}


@pytest.mark.clause("DOJO-WIN")
def test_trophies_do_not_outweigh_points() -> None:
    state = game_of(PLAIN, FOURS, with_trophies("belt belt kimono kimono"))
    assert (state.scores, state.winners) == ([3, 12, 3], (1,))


@pytest.mark.clause("DOJO-TIE")
@pytest.mark.parametrize(
    ("trophies", "winners"),
    [
        (["- - - -", "belt - - -", "- - - -"], (1,)),
        (["belt - - -", "belt - kimono -", "kimono - - -"], (1,)),
        (["belt - - -", "- belt - -", "- - - -"], (0, 1)),
        (["belt - - -", "- belt - -", "- - kimono -"], (0, 1, 2)),
        (["- - - -", "- - - -", "- - - -"], (0, 1, 2)),
    ],
)
def test_tied_players_are_ranked_by_their_trophies_and_may_share_the_win(
    trophies: list[str], winners: tuple[int, ...]
) -> None:
    state = game_of(*map(with_trophies, trophies))
    assert state.scores == [3, 3, 3]
    assert state.winners == winners


@pytest.mark.clause("DOJO-TIE")
def test_trophies_decide_only_between_those_with_the_highest_score() -> None:
    state = game_of(FOURS, with_trophies("belt kimono - kimono"), FOURS)
    assert (state.scores, state.winners) == ([12, 3, 12], (0, 2))
    state = game_of(FOURS, with_trophies("belt kimono - -"), with_trophies("- kimono - -", FOURS))
    assert (state.scores, state.winners) == ([12, 3, 12], (2,))


@pytest.mark.clause("DOJO-TIE")
def test_row_trophies_count_as_well_as_column_trophies() -> None:
    four_alike = FOURS.replace("M4", "M4 master")
    state = game_of(FOURS, four_alike, FOURS)
    assert (state.scores, state.winners) == ([12, 12, 12], (1,))


def plain_game_with_a_trophy_in_the_box() -> State:
    """Column by column: player 1 holds a kimono, his second goes to the box; player 0 holds a belt."""
    columns = [("M1", "F2", "T3"), ("F2", "T3", "C4"), ("T3", "C4", "M1"), ("C4", "M1", "F2")]
    cards = [card for column in columns for card in column]
    deck = [card for card in cards for _ in range(3)] + ["M1"] * 24
    state = new_table(dealer=2, cards=" ".join(deck[:36]), deck=deck, trophies="kimono kimono belt")
    won_round(state, 1, "0,0", line="col,0")
    won_round(state, 1, "1,0")
    quiet_round(state, "2,0")
    won_round(state, 0, "0,1", line="col,0")
    for column in range(1, 4):
        for row in range(1 if column == 1 else 0, 3):
            quiet_round(state, f"{row},{column}")
    return state


@pytest.mark.clause("DOJO-TIE")
def test_a_trophy_back_in_the_box_is_not_held() -> None:
    state = plain_game_with_a_trophy_in_the_box()
    assert (table(state)["box"], placed(state, 1)) == (["kimono"], {"col,0": "kimono"})
    assert [len(held(state, player)) for player in range(3)] == [1, 1, 0]
    assert (state.scores, state.winners) == ([3, 3, 3], (0, 1))
