"""The score sheets of real tables, which run in the browser, agree with the engine to the last key."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterable
from typing import Any

import pytest

import randori
from randori.engine.game import Game
from randori.games.dojo.cards import NAMES, TROPHIES_OF_A_KIND, TROPHY_NAMES, is_orange
from randori.games.dojo.game import Dojo
from randori.games.tatsu.cards import NAMES as SPIRITS
from randori.games.tatsu.game import Tatsu
from tests.web.programs import program

BLACK = [name for number, name in enumerate(TROPHY_NAMES) if not is_orange(number)]
ORANGE = [name for number, name in enumerate(TROPHY_NAMES) if is_orange(number)]
Question = dict[str, Any]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The page's scoring, as a program."""
    return program("scoring.ts", tmp_path_factory.mktemp("scoring"))


def asked(page: list[str], questions: Iterable[Question]) -> list[Any]:
    """The page's answers."""
    lines = "\n".join(json.dumps(question) for question in questions)
    run = subprocess.run(page, input=lines, capture_output=True, text=True, check=True, timeout=300)
    answers: list[Any] = json.loads(run.stdout)
    return answers


def agree_about(page: list[str], game: type[Game], abouts: list[Question]) -> None:
    """The page scores each of these as the engine does, with the same reasons."""
    answers = asked(page, ({"asks": game.name, "about": about} for about in abouts))
    for about, answer in zip(abouts, answers, strict=True):
        assert answer == game.scored(about).result, about


# --- Dojo


def some_rows(choice: random.Random) -> list[list[str]]:
    """From the whole deck, or from few kinds of cards, so that lines have much in common."""
    names = choice.sample(NAMES, choice.choice([3, 6, 12, len(NAMES)]))
    return [[choice.choice(names) for _ in range(4)] for _ in range(3)]


def some_trophies(choice: random.Random, names: list[str], lines: int) -> list[str | None]:
    box = names * TROPHIES_OF_A_KIND
    choice.shuffle(box)
    return [box.pop() if choice.random() < 0.6 else None for _ in range(lines)]


def some_dojo(choice: random.Random) -> Question:
    options: dict[str, object] = {"incense": choice.choice(["each", "one"])}
    if choice.random() < 0.1:
        options["white_belt"] = True
        return {"rows": some_rows(choice), "trophies": choice.randrange(13), "options": options}
    return {
        "rows": some_rows(choice),
        "row_trophies": some_trophies(choice, BLACK, 3),
        "column_trophies": some_trophies(choice, ORANGE, 4),
        "options": options,
    }


def hard_dojo(choice: random.Random) -> Question:
    """Two brooms and two assistants: as much to rearrange as there can be."""
    rows: list[str | None] = ["assistant", "assistant", choice.choice(["master", "incense", None])]
    columns: list[str | None] = ["broom", "broom", *some_trophies(choice, ["belt", "kimono"], 2)]
    choice.shuffle(rows)
    choice.shuffle(columns)
    options = {"incense": choice.choice(["each", "one"])}
    return {
        "rows": some_rows(choice),
        "row_trophies": rows,
        "column_trophies": columns,
        "options": options,
    }


def test_a_dojo_is_scored_with_the_same_reasons_in_the_page_as_in_the_engine(page: list[str]) -> None:
    choice = random.Random(7)
    dojos = [some_dojo(choice) for _ in range(4000)]
    agree_about(page, Dojo, dojos)


@pytest.mark.clause("DOJO-REARRANGE")
def test_two_brooms_and_two_assistants_find_the_engines_arrangement(page: list[str]) -> None:
    choice = random.Random(8)
    dojos = [hard_dojo(choice) for _ in range(60)]
    agree_about(page, Dojo, dojos)


@pytest.mark.clause("DOJO-WIN")
@pytest.mark.clause("DOJO-TIE")
def test_the_highest_score_wins_then_the_most_trophies_then_it_is_shared(page: list[str]) -> None:
    cases = {
        ((20, 1), (21, 0), (19, 5)): [1],
        ((20, 1), (20, 3), (19, 5)): [1],
        ((20, 3), (20, 3), (20, 2)): [0, 1],
    }
    questions = [
        {"asks": "dojo-winners", "about": [{"score": score, "trophies": held} for score, held in case]}
        for case in cases
    ]
    answers = asked(page, questions)
    assert answers == list(cases.values())


# --- Tatsu


def some_piles(choice: random.Random) -> dict[str, list[str]]:
    """Each card is one clan's, the other's, or nobody's."""
    owners = [choice.choice(["yellow", "red", "yellow", "red", None]) for _ in SPIRITS]
    return {
        clan: [card for card, owner in zip(SPIRITS, owners, strict=True) if owner == clan]
        for clan in ("yellow", "red")
    }


def test_captured_cards_are_worth_the_same_in_the_page_as_in_the_engine(page: list[str]) -> None:
    choice = random.Random(9)
    piles: list[Question] = [some_piles(choice) for _ in range(3000)]
    agree_about(page, Tatsu, piles)


Match = tuple[Question, list[int], list[int]]


def played(players: int, options: dict[str, object], seed: int) -> list[Match]:
    """A match of random moves; after each of its rounds what the page is asked, the engine's totals of the
    sides, and the winning sides."""
    choice = random.Random(seed)
    terms = {"players": players, "target": 500, "rounds": None, "tie": "round"} | options
    state = randori.new("tatsu", players, **options).start(seed)
    rounds: list[dict[str, list[str]]] = []
    sides = 3 if players == 3 else 2
    found: list[Match] = []
    while not state.over:
        player = choice.choice(state.to_act)
        state.play(player, choice.choice(state.moves(player)))
        table: Any = state.view(None)["table"]
        if state.over or table["round"] > len(rounds) + 1:
            captured = table["last_round"]["captured"]
            rounds.append({clan: captured[clan]["cards"] for clan in ("yellow", "red")})
            question = {"asks": "tatsu-match", "about": {"rounds": list(rounds), "terms": terms}}
            winners = [player for player in state.winners if player < sides]
            found.append((question, list(state.scores[:sides]), winners))
    return found


@pytest.mark.clause("TATSU-3-ROTATE")
@pytest.mark.clause("TATSU-3-SCORE")
@pytest.mark.clause("TATSU-END")
@pytest.mark.clause("TATSU-TARGET")
def test_a_match_stands_after_every_round_as_in_the_engine(page: list[str]) -> None:
    ends: list[dict[str, object]] = [{"target": 300}, {"rounds": 3}, {"rounds": 1, "tie": "share"}]
    matches = [
        stand
        for seed in range(12)
        for players in (2, 3, 4)
        for options in ends
        for stand in played(players, options, seed)
    ]
    answers = asked(page, (question for question, _, _ in matches))
    for (question, totals, winners), answer in zip(matches, answers, strict=True):
        assert answer == {"totals": totals, "winners": winners}, question
