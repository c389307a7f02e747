"""The lessons, played on the real engine from the same data as the page plays them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NotRequired, TypedDict

import pytest

import randori
from randori.engine.clauses import LANGUAGES
from randori.engine.state import State

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "web" / "src" / "games"
WORDS = ROOT / "src" / "randori" / "locales"
GAMES = sorted(randori.games())
PUPIL = 0

COACHED = {
    "tatsu": {"first", "first-asked", "lead", "turn", "asked", "ask", "only", "fusion"},
    "dojo": {
        "give",
        "give-others",
        "ask",
        "ask-black",
        "throw",
        "swap",
        "place",
        "place-group",
        "place-late",
        "trophy",
    },
    "memo": {"look", "call", "direction", "draw", "react", "hand", "power", "exchange", "cross", "against"}
    | {"order", "guess", "empty", "cleared", "crocodile", "bird", "stop"},
}
"""What is decided in a game, and when a word is due; `advice` of web/src/games/NAME calls it so."""


class Step(TypedDict):
    say: str
    point: list[str]
    moves: NotRequired[list[str]]
    then: NotRequired[list[tuple[int, str]]]
    later: NotRequired[bool]


class Lesson(TypedDict):
    game: str
    players: int
    options: dict[str, object]
    names: list[str]
    faces: list[str]
    start: list[tuple[int, str]]
    steps: list[Step]


def lesson_of(game: str) -> Lesson:
    lesson: Lesson = json.loads((PAGES / game / "lesson.json").read_text(encoding="utf-8"))
    return lesson


def messages(language: str) -> set[str]:
    texts = [path.read_text(encoding="utf-8") for path in (WORDS / language).glob("web-*lesson*.ftl")]
    return set(re.findall(r"^([a-z-]+) =", "".join(texts), re.MULTILINE))


def begun(lesson: Lesson) -> State:
    state = randori.new(lesson["game"], players=lesson["players"], **lesson["options"]).start()
    for player, move in lesson["start"]:
        state.play(player, move)
    return state


def taken(state: State, step: Step, choice: int = 0) -> None:
    """A step of the lesson: the pupil's move, if there is one, and what happens then."""
    if "moves" in step:
        state.play(PUPIL, step["moves"][choice])
    for player, move in step.get("then", []):
        state.play(player, move)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_of_legal_moves_to_its_end(game: str) -> None:
    lesson = lesson_of(game)
    state = begun(lesson)
    for step in lesson["steps"]:
        if "moves" in step:
            assert PUPIL in state.to_act, step["say"]
            assert set(step["moves"]) <= set(state.moves(PUPIL)), step["say"]
        taken(state, step)
    assert randori.replay(state.record()).view(PUPIL) == state.view(PUPIL)
    assert lesson["steps"][-1].keys() <= {"say", "point", "see"}  # the end is read


@pytest.mark.parametrize("game", GAMES)
def test_every_move_that_goes_on_with_a_lesson_leads_to_its_end(game: str) -> None:
    lesson = lesson_of(game)
    for at, step in enumerate(lesson["steps"]):
        for choice in range(1, len(step.get("moves", []))):
            state = begun(lesson)
            for number, other in enumerate(lesson["steps"]):
                taken(state, other, choice if number == at else 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short_and_mostly_played(game: str) -> None:
    lesson = lesson_of(game)
    assert 8 <= len(lesson["steps"]) <= 14
    assert sum("moves" in step for step in lesson["steps"]) >= 7
    assert len(lesson["names"]) == len(lesson["faces"]) == lesson["players"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_its_words(game: str, language: str) -> None:
    """What is said; what to do; and why another legal move must wait, where there is another."""
    lesson = lesson_of(game)
    state = begun(lesson)
    needed = set()
    for step in lesson["steps"]:
        stem = f"web-lesson-{game}-{step['say']}"
        needed.add(stem)
        if "moves" in step:
            needed.add(f"{stem}-do")
            if set(state.moves(PUPIL)) - set(step["moves"]):
                needed.add(f"{stem}-not")
        taken(state, step)
    assert needed == {name for name in messages(language) if name.startswith(f"web-lesson-{game}-")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_step_is_said_in_two_sentences_at_most(game: str, language: str) -> None:
    """So that the words have their place beside or above the table, and hide nothing of it."""
    text = (WORDS / language / f"web-{game}-lesson.ftl").read_text(encoding="utf-8")
    said = dict(re.findall(r"^(web-lesson-(?!coach)[a-z-]+) = (.+)$", text, re.MULTILINE))
    sentences = {name: len(re.findall(r"[.!?]\)?(?= |$)", words)) for name, words in said.items()}
    assert {name for name, count in sentences.items() if count > 2} == set()
    most = {name: 45 if name.endswith("-do") else 190 for name in said}
    assert {name for name, words in said.items() if len(words) > most[name]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_coach_has_a_word_for_every_decision(game: str, language: str) -> None:
    stem = f"web-lesson-coach-{game}-"
    said = {name.removeprefix(stem) for name in messages(language) if name.startswith(stem)}
    assert said == COACHED[game] | {"wait"}


@pytest.mark.parametrize(
    ("game", "scores"), [("tatsu", [215, 10, 215, 10]), ("dojo", [28, 10, 13]), ("memo", [1, 0, 0])]
)
def test_a_lesson_ends_with_the_scores_it_speaks_of(game: str, scores: list[int]) -> None:
    lesson = lesson_of(game)
    state = begun(lesson)
    for step in lesson["steps"]:
        taken(state, step)
    assert list(state.scores) == scores
