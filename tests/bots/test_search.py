"""The search, on a small game in plain Python whose answers are known, and on the games themselves."""

from __future__ import annotations

import pytest

import randori
from randori import Rng
from randori.bots.guide import Guide
from randori.bots.search import Search
from tests.bots.duel import BET, CALL, CHECK, FOLD, Duel
from tests.conformance.modes import Mode, every_mode


def searched(position: randori.Position, player: int, simulations: int = 2000, seed: int = 1) -> Search:
    search = Search(position, player, Rng(seed))
    search.run(simulations)
    return search


def answering(card: int, other: int, *, has_eyes: bool = True) -> Duel:
    duel = Duel([other, card], has_eyes=has_eyes)
    duel.apply(0, BET)
    return duel


@pytest.mark.parametrize("has_eyes", [True, False])
@pytest.mark.parametrize("other", [0, 1])
def test_a_game_in_plain_python_can_be_searched(other: int, has_eyes: bool) -> None:
    assert searched(answering(2, other, has_eyes=has_eyes), 1).best() == CALL


@pytest.mark.parametrize("other", [1, 2])
def test_it_does_not_call_with_the_lowest_card(other: int) -> None:
    assert searched(answering(0, other), 1).best() == FOLD


@pytest.mark.parametrize("cards", [[2, 0], [2, 1]])
def test_it_bets_with_the_highest_card(cards: list[int]) -> None:
    assert searched(Duel(cards), 0).best() == BET


def test_with_the_middle_card_the_values_are_those_of_the_odds() -> None:
    """Answering a bet with the 1: the other has 0 or 2, each as likely, so calling is even and folding loses
    the small stake."""
    tried = {action: mean for action, _, mean in searched(answering(1, 2), 1, 4000).tried()}
    assert tried[CALL] == pytest.approx(0.5, abs=0.05)
    assert tried[FOLD] == pytest.approx(0.25)


def test_what_is_found_depends_on_seed_and_simulations_alone() -> None:
    assert searched(Duel([1, 2]), 0, seed=4).tried() == searched(Duel([1, 0]), 0, seed=4).tried()
    assert searched(Duel([1, 2]), 0, seed=4).tried() != searched(Duel([1, 2]), 0, seed=5).tried()


def test_every_move_is_tried_and_all_tries_are_counted() -> None:
    search = searched(Duel([0, 1]), 0, 100)
    assert [action for action, _, _ in search.tried()] == [CHECK, BET]
    assert sum(visits for _, visits, _ in search.tried()) == search.simulations == 100


def test_a_search_by_the_clock_simulates_at_least_once() -> None:
    search = Search(Duel([0, 1]), 0, Rng(1))
    search.run_for(0.0)
    assert search.simulations >= 1


def test_a_guide_plays_the_worlds_on() -> None:
    class Folder(Guide):
        def action(self, position: randori.Position, player: int, rng: Rng) -> int:
            return FOLD if player == 1 else CHECK

    search = Search(Duel([0, 1]), 0, Rng(1), guide=Folder(), others_search=False)
    search.run(200)
    assert search.best() == BET  # against one who always folds, any card bets


@every_mode
def test_searching_leaves_the_position_as_it_was(mode: Mode) -> None:
    state = mode.new().start(seed=3)
    before = [state.view(player) for player in range(mode.players)]
    player = state.to_act[0]
    search = Search(state.position, player, Rng(1), stages=1)
    search.run(3)
    assert [state.view(player) for player in range(mode.players)] == before
    assert search.best() in state.legal_actions(player)
