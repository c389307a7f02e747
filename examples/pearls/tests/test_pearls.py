"""Pearl Divers keeps its rules; `pip install -e .`, then `pytest`."""

from __future__ import annotations

import pytest

import randori
from randori.arena import compete
from randori.bots import Budget

DEAL = "deal:1,5,9,13,2,6,10,14,3,7,11,15"


def begun(**options: object) -> randori.State:
    """Three players; the pearl is worth 4."""
    state = randori.new("pearls", 3, **options).start()
    state.play(randori.CHANCE, DEAL)
    state.play(randori.CHANCE, "pearl:4")
    return state


def dive(state: randori.State) -> None:
    for player, card in enumerate((1, 14, 3)):
        state.play(player, f"lay:{card}")


def test_the_highest_card_takes_the_pearl_and_opens_the_next_dive() -> None:
    state = begun()
    dive(state)
    assert state.scores == [0, 4, 0]
    state.play(randori.CHANCE, "pearl:6")
    assert state.to_act == (1,)


def test_the_lowest_card_takes_it_if_so_agreed() -> None:
    state = begun(wins="lowest")
    dive(state)
    assert state.scores == [4, 0, 0]


def test_one_lays_only_cards_of_ones_own() -> None:
    with pytest.raises(randori.IllegalMove) as refused:
        begun().play(0, "lay:14")
    assert refused.value.clause == "PEARLS-LAY"


def test_a_pearl_is_drawn_once() -> None:
    state = begun()
    dive(state)
    with pytest.raises(randori.IllegalMove) as refused:
        state.play(randori.CHANCE, "pearl:4")
    assert refused.value.clause == "PEARLS-PEARL"


def test_hands_are_hidden_and_dealt_anew_for_those_who_cannot_know_them() -> None:
    state = begun()
    state.play(0, "lay:9")
    seen = state.view(1)
    assert "13" not in str(seen["table"])
    for seed in range(20):
        other = state.redeal(1, randori.Rng(seed))
        assert other.view(1) == seen
        assert randori.replay(other.record()).view(1) == seen


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_game_ends_and_can_be_replayed(players: int) -> None:
    for seed in range(10):
        state = randori.new("pearls", players).start(seed=seed)
        state.playout(randori.Rng(seed))
        assert state.over
        assert sum(state.scores) >= 1 + 2 + 3 + 4
        assert randori.replay(state.record()) == state


def test_a_search_beats_chance() -> None:
    best, _ = compete("pearls", 3, ["master", "random"], games=12, budget=Budget(simulations=60)).bots()
    assert (best.wins.value or 0) > best.fair
