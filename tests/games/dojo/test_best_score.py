"""The best score, exactly: the game's search against every choice tried one by one."""

from __future__ import annotations

import random
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from randori.games.dojo.cards import NUMBERS, TROPHY_NUMBERS
from randori.games.dojo.rearranging import score_of
from tests.games.dojo.dojos import BLACK, ORANGE, placements, some_dojo
from tests.games.dojo.drawing import drawn
from tests.games.dojo.naive import Cards, Trophies, after, best_points, line_points, movers
from tests.games.dojo.scene import CARDS, new_table, wander
from tests.games.dojo.sight import laid, placed

OTHER_ROWS = ["M2", "F3", "T4", "C5", "M3", "F4", "T5", "C1"]
"""Two rows of four different disciples; over them no column of 1 2 3 4 scores."""

AWKWARD = drawn("T5 B3 T5 T4 assistant\nT3 B3 B3 T4 incense\nT4 T5 B4 B4 assistant\n- kimono belt broom")
"""Its best of 29 is easily missed by a search that takes a short cut."""

CASE = drawn("R4 F2 T2 T4 assistant\nC4 F3 M5 C2\nT5 R5 B5 B2\nbroom - - -")


def computed(cards: Cards, trophies: Trophies, incense: str) -> int:
    """What the game says."""
    numbers = [NUMBERS[card] for card in cards]
    return score_of(numbers, [TROPHY_NUMBERS[t] if t else -1 for t in trophies], incense == "each")


def check(cards: Cards, trophies: Trophies, incense: str) -> None:
    best = best_points(cards, trophies, incense)
    assert computed(cards, trophies, incense) == best, (cards, trophies, incense)


@pytest.mark.clause("DOJO-REARRANGE")
def test_the_slow_way_knows_the_case_of_the_rules() -> None:
    """15 untouched, 21 with the assistant first, 30 with the broom first."""
    cards, trophies = tuple(CASE.cards), (*CASE.row_trophies, *CASE.column_trophies)
    assistant, broom = movers(trophies)

    def best_in_order(*lines: int) -> int:
        return max(sum(line_points(lying, trophies, "each")) for lying in after(cards, lines))

    assert best_in_order() == 15
    assert best_in_order(assistant, broom) == 21
    assert best_in_order(broom, assistant) == best_points(cards, trophies, "each") == 30


@pytest.mark.clause("DOJO-BEST", "DOJO-REARRANGE")
def test_an_awkward_dojo_scores_29() -> None:
    cards, trophies = tuple(AWKWARD.cards), (*AWKWARD.row_trophies, *AWKWARD.column_trophies)
    assert computed(cards, trophies, "each") == best_points(cards, trophies, "each") == 29


@pytest.mark.clause("DOJO-BEST", "DOJO-RACCOON", "DOJO-MASTER", "DOJO-INCENSE", "DOJO-ROW")
@pytest.mark.parametrize("trophy", BLACK[:3])
@pytest.mark.parametrize("incense", ["each", "one"])
def test_every_row_there_is_scores_its_best(trophy: str | None, incense: str) -> None:
    for disciples in product("MFTCBR", repeat=4):
        row = [letter + belt for letter, belt in zip(disciples, "1234", strict=True)]
        check((*row, *OTHER_ROWS), (trophy, *[None] * 6), incense)


@pytest.mark.clause("DOJO-BEST", "DOJO-COLUMN", "DOJO-BELT", "DOJO-KIMONO")
@pytest.mark.parametrize("trophy", ORANGE[:3])
def test_every_column_there_is_scores_its_best(trophy: str | None) -> None:
    for one, two, three in product("12345", repeat=3):
        cards = f"M{one} F2 T3 C4 R{two} T3 C4 B5 T{three} C4 B5 M1".split()
        check(tuple(cards), (None, None, None, trophy, None, None, None), "each")


@pytest.mark.clause("DOJO-BEST")
@pytest.mark.parametrize("incense", ["each", "one"])
def test_without_brooms_and_assistants_every_choice_is_the_best(incense: str) -> None:
    choice = random.Random(1)
    for trophies in placements(0):
        for _ in range(2):
            check(some_dojo(choice), trophies, incense)


@pytest.mark.clause("DOJO-BEST", "DOJO-BROOM", "DOJO-ASSISTANT")
def test_one_broom_or_assistant_is_used_as_well_as_possible() -> None:
    choice = random.Random(2)
    for trophies in placements(1):
        check(some_dojo(choice), trophies, choice.choice(["each", "one"]))


@pytest.mark.clause("DOJO-BEST", "DOJO-REARRANGE")
def test_two_brooms_or_assistants_are_used_as_well_as_possible() -> None:
    choice = random.Random(3)
    for trophies in placements(2):
        check(some_dojo(choice), trophies, choice.choice(["each", "one"]))


@pytest.mark.clause("DOJO-BEST", "DOJO-REARRANGE")
def test_three_brooms_and_assistants_are_used_as_well_as_possible() -> None:
    choice = random.Random(4)
    for trophies in choice.sample(placements(3), 60):
        check(some_dojo(choice), trophies, choice.choice(["each", "one"]))


@pytest.mark.clause("DOJO-BEST", "DOJO-REARRANGE")
def test_two_brooms_and_two_assistants_are_used_as_well_as_possible() -> None:
    choice = random.Random(5)
    for trophies in choice.sample(placements(4), 6):
        check(some_dojo(choice), trophies, choice.choice(["each", "one"]))


@pytest.mark.clause("DOJO-BEST")
@settings(max_examples=200)
@given(
    cards=st.lists(st.sampled_from(CARDS), min_size=12, max_size=12),
    trophies=st.sampled_from([placement for count in (0, 1, 2) for placement in placements(count)]),
    incense=st.sampled_from(["each", "one"]),
)
def test_any_dojo_scores_its_best(cards: list[str], trophies: Trophies, incense: str) -> None:
    check(tuple(cards), trophies, incense)


@pytest.mark.clause("DOJO-END", "DOJO-WIN", "DOJO-TIE", "DOJO-BEST")
@pytest.mark.parametrize("incense", ["each", "one"])
@pytest.mark.parametrize("seed", range(12))
def test_whole_games_end_with_the_best_score_of_every_dojo(seed: int, incense: str) -> None:
    state = wander(new_table(3 + seed % 3, incense=incense), seed)
    scores, trophies_held = [], []
    for player in range(state.game.players):
        lying = laid(state, player)
        trophies = placed(state, player)
        rows = sorted({int(place.split(",")[0]) for place in lying})
        columns = sorted({int(place.split(",")[1]) for place in lying})
        lines = [f"row,{row}" for row in rows] + [f"col,{column}" for column in columns]
        cards = tuple(lying[f"{row},{column}"] for row in rows for column in columns)
        scores.append(best_points(cards, tuple(trophies.get(line) for line in lines), incense))
        trophies_held.append(len(trophies))
    assert state.scores == scores
    ranks = list(zip(scores, trophies_held, strict=True))
    assert state.winners == tuple(player for player, rank in enumerate(ranks) if rank == max(ranks))
