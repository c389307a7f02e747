"""`randori.say`: every move of every game and mode is a sentence, in every language."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

import randori
from randori import CHANCE, IllegalMove, OptionError, RandoriError, State, View, ViewError
from randori.engine.clauses import LANGUAGES
from randori.views import dojo_view
from tests.conformance.modes import MODES, Mode, every_mode
from tests.conformance.walks import eyes, milestones, walk

ENDS = (".", "!”", "! »")
MOST_MOVES = 25


def is_sentence(text: str, move: str) -> bool:
    return (
        text[0].isupper()
        and text.endswith(ENDS)
        and len(text.split()) > 2
        and "  " not in text
        and " ." not in text
        and "{" not in text
        and (":" not in move or move not in text)
    )


def some(moves: list[str], choice: random.Random) -> list[str]:
    return moves if len(moves) <= MOST_MOVES else choice.sample(moves, MOST_MOVES)


@every_mode
def test_every_legal_move_is_a_sentence_of_its_own(mode: Mode) -> None:
    choice = random.Random(6)
    for state in milestones(mode.new(), 6, 60):
        for player in state.to_act:
            view = state.view(player)
            moves = some(view["moves"], choice)
            for language in LANGUAGES:
                told = [randori.say(view, move, language) for move in moves]
                for move, text in zip(moves, told, strict=True):
                    assert is_sentence(text, move), (move, text)
                    assert text.startswith({"en": "You ", "fr": "Vous "}[language]), (move, text)
                assert len(set(told)) == len(told), told


@every_mode
def test_every_move_that_was_made_is_a_sentence_in_all_eyes(mode: Mode) -> None:
    choice = random.Random(7)
    states = list(randori.steps(whole_game(mode)))
    for before, after in choice.sample(list(pairwise(states)), min(80, len(states) - 1)):
        player, move = after.history[-1]
        for one in eyes(before):
            view = before.view(one)
            for language in LANGUAGES:
                text = randori.say(view, move, language)
                assert is_sentence(text, move), (move, text)
                is_mine = one == player
                if is_mine and player != CHANCE:
                    assert text.startswith(("You ", "Vous "))
                elif one is None:
                    assert "ou " not in text.replace("pour ", "").replace("sous ", ""), text


def whole_game(mode: Mode) -> dict[str, object]:
    *_, last = walk(mode.new(), 8)
    return last.record()


WORDS = {
    "tatsu": {"play", "ask", "dealer", "deal"},
    "dojo": {"give", "challenge", "pass", "swap", "keep", "rock", "paper", "scissors", "place", "trophy"}
    | {"dealer", "deck", "trophies"},
    "memo": {"look", "start", "direction", "swap", "lay", "play", "hand", "pass", "skip", "eye", "infiltrate"}
    | {"exchange", "paralyse", "confuse", "cross", "done", "overload", "against", "foresee", "order"}
    | {"guess", "stop", "deck", "starter", "shuffle"},
}


@pytest.mark.parametrize("game", WORDS)
def test_the_games_of_these_tests_have_every_kind_of_move(game: str) -> None:
    met = {
        move.partition(":")[0]
        for mode in MODES
        if mode.game == game
        for seed in (8, 9, 10)
        for state in [*walk(mode.new(), seed)][-1:]
        for _, move in state.history
    }
    assert met == WORDS[game]


# --- what they say


def at(game: str, moves: list[tuple[int, str]], **options: Any) -> State:
    state = randori.new(game, **options).start()
    for player, move in moves:
        state.play(player, move)
    return state


def test_a_move_of_ones_own_is_told_to_you() -> None:
    state = randori.new("tatsu", players=4).start(seed=7)
    view = state.view(1)
    assert randori.say(view, "ask:2") == "You ask player 2 for a red card."
    assert randori.say(view, "play:RP4") == "You play the red strong spirit of power 4 (RP4)."
    assert randori.say(view, "ask:2", "fr") == "Vous demandez une carte rouge au joueur 2."
    assert randori.say(view, "play:RF", lang="fr") == "Vous jouez l’esprit fusion rouge (RF)."


def test_a_move_of_another_is_told_of_him() -> None:
    state = randori.new("tatsu", players=4).start(seed=7)
    assert randori.say(state.view(2), "ask:2") == "Player 1 asks you for a red card."
    assert randori.say(state.view(None), "ask:2", "fr") == "Le joueur 1 demande une carte rouge au joueur 2."


def test_who_was_asked_gives_his_card_to_the_asker() -> None:
    state = randori.new("tatsu", players=4).start(seed=7)
    state.play(1, "ask:3")
    text = "the red strong spirit of power 6 (RP6) in front of player 1."
    assert randori.say(state.view(3), "play:RP6") == f"You play {text}"
    assert randori.say(state.view(0), "play:RP6") == f"Player 3 plays {text}"
    assert randori.say(state.view(1), "play:RP6").endswith("(RP6) in front of you.")


@pytest.mark.clause("TATSU-3-GHOST-TURN")
def test_the_ghost_has_a_name() -> None:
    told = set()
    for state in walk(randori.new("tatsu", players=3), 1):
        for player in state.to_act:
            view = state.view(player)
            told |= {randori.say(view, move) for move in view["moves"]}
    assert "You ask yourself for a red card for the Ghost." in told
    assert "You ask the Ghost for a red card." in told
    assert any(text.endswith("from the Ghost’s cards.") for text in told)
    assert any(text.endswith("from the Ghost’s cards in front of you.") for text in told)
    assert any("from the Ghost’s cards in front of player " in text for text in told)
    assert any(text.endswith(") in front of the Ghost.") for text in told)


def test_what_these_eyes_do_not_see_is_not_told() -> None:
    state = randori.new("dojo", players=3).start(seed=1)
    dealer = state.to_act[0]
    other = (dealer + 1) % 3
    top = dojo_view(state.view(dealer))["table"]["top"]
    assert top is not None
    assert f"the top card, {top} (" in randori.say(state.view(dealer), f"give:{other}")
    assert randori.say(state.view(other), f"give:{other}") == f"Player {dealer} gives the top card to you."


def test_where_several_may_move_a_spectator_does_not_know_who() -> None:
    state = randori.new("memo", players=3).start(seed=1)
    told = randori.say(state.view(None), "look:0,1")
    assert told == "A player looks at the cards in slots 0 and 1 of his own bench."


# --- bad input


VIEW = randori.new("tatsu", players=4).start(seed=7).view(1)


@pytest.mark.parametrize(
    ("view", "move", "lang", "error", "words"),
    [
        (VIEW, "ask:2", "de", OptionError, "there is no language 'de'; the languages are en and fr"),
        (VIEW, "ask:2", None, OptionError, "there is no language null"),
        (VIEW, "ask:9", "en", IllegalMove, "Tatsu has no move 'ask:9'"),
        (VIEW, "x" * 10**5, "en", IllegalMove, "Tatsu has no move 'xxx"),
        (VIEW, None, "en", IllegalMove, "a move is a string, not null"),
        (VIEW, "deal:YV9", "en", IllegalMove, "'YV9' in deal:… is no card"),
        (None, "ask:2", "en", ViewError, "a view is an object, not null"),
        ({}, "ask:2", "en", ViewError, "this is no view of a game: it has no 'game'"),
        ({**VIEW, "game": "chess"}, "e4", "en", ViewError, "this is no view of a game: there is no game"),
        ({**VIEW, "table": {}}, "ask:2", "en", ViewError, "in this view of Tatsu nobody can make the move"),
        ({**VIEW, "options": 3}, "ask:2", "en", ViewError, "the options of a view are an object"),
        ({**VIEW, "to_act": 3}, "ask:2", "en", ViewError, "in this view of Tatsu nobody can make the move"),
    ],
)
def test_bad_input_gets_one_sentence(
    view: Any, move: Any, lang: Any, error: type[RandoriError], words: str
) -> None:
    with pytest.raises(error) as refused:
        randori.say(view, move, lang)
    assert words in str(refused.value)
    assert len(str(refused.value)) < 200


@every_mode
def test_any_move_in_any_view_is_a_sentence_or_is_refused_in_one(mode: Mode) -> None:
    choice = random.Random(3)
    vocabulary = sorted(
        {move for seed in range(3) for state in walk(mode.new(), seed) for _, move in state.history}
    )
    for state in milestones(mode.new(), 8, 8):
        for one in eyes(state):
            view = state.view(one)
            for move in some(vocabulary, choice):
                assert is_told(view, move)


def is_told(view: View, move: str) -> bool:
    """Whether it is a sentence, or refused in one."""
    try:
        return is_sentence(randori.say(view, move), move)
    except (ViewError, IllegalMove) as refused:
        return "\n" not in refused.message
