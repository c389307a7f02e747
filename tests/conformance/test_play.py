"""Every game, in every mode: it can be played, recorded, copied, and not be cheated."""

from __future__ import annotations

import random

import pytest

import randori
from randori import CHANCE, IllegalMove
from tests.conformance.modes import Mode, every_mode
from tests.conformance.secrets import CARDS
from tests.conformance.walks import everything, eyes, milestones, moves, walk

GAMES = 12
INSTANTS = 12
NONSENSE = ["", "play", "play:", "ask:9", "pass ", "dealer:0", "deal:", "\x00", "é" * 500, "give:0,0", "-1"]


@every_mode
def test_random_play_reaches_an_end_with_winners(mode: Mode) -> None:
    for seed in range(GAMES):
        state = mode.new().start(seed=seed)
        decisions = state.playout(random.Random(seed))
        assert state.over
        assert decisions == sum(player != CHANCE for player, _ in state.history)
        assert state.to_act == ()
        assert moves(state) == [[] for _ in range(mode.players + 1)]
        best = max(state.scores)
        assert state.winners
        assert all(state.scores[winner] == best for winner in state.winners)


@every_mode
def test_somebody_can_always_move_until_the_end(mode: Mode) -> None:
    for seed in range(GAMES):
        for state in walk(mode.new(), seed):
            assert state.over == (not state.to_act)
            assert CHANCE not in state.to_act  # a seeded game plays chance by itself
            for player in range(mode.players):
                assert bool(state.moves(player)) == (player in state.to_act)
                assert len(set(state.moves(player))) == len(state.moves(player))


@every_mode
def test_no_card_is_ever_lost_or_doubled(mode: Mode) -> None:
    for seed in range(3):
        counts = [CARDS[mode.game](state) for state in walk(mode.new(), seed)]
        assert all(count == counts[0] for count in counts)
        assert sum(counts[0].values()) == {"dojo": 60, "memo": 50, "tatsu": 28}[mode.game]


@every_mode
def test_a_record_replays_to_the_same_state(mode: Mode) -> None:
    for seed in range(4):
        for state in milestones(mode.new(), seed, INSTANTS):
            assert everything(randori.replay(state.record())) == everything(state)


@every_mode
def test_the_same_seed_gives_the_same_game(mode: Mode) -> None:
    for one, other in zip(walk(mode.new(), 5), walk(mode.new(), 5), strict=True):
        assert everything(one) == everything(other)


@every_mode
def test_chance_played_by_hand_gives_the_same_game(mode: Mode) -> None:
    *_, state = walk(mode.new(), 6)
    by_hand = mode.new().start()
    assert by_hand.to_act == (CHANCE,)
    for player, move in state.history:
        assert by_hand.moves(CHANCE) == []
        by_hand.play(player, move)
    assert everything(by_hand) == everything(state)


@every_mode
def test_a_copy_goes_its_own_way(mode: Mode) -> None:
    for state in milestones(mode.new(), 7, INSTANTS):
        before = everything(state)
        twin = state.copy()
        assert everything(twin) == before
        twin.playout(random.Random(1))
        assert everything(state) == before
        again = state.copy()
        again.playout(random.Random(1))
        assert everything(again) == everything(twin)


@every_mode
def test_a_refused_move_changes_nothing(mode: Mode) -> None:
    vocabulary = {move for seed in range(3) for state in walk(mode.new(), seed) for _, move in state.history}
    for state in milestones(mode.new(), 8, 6):
        before = everything(state)
        for player in range(-2, mode.players + 1):
            legal = state.moves(player) if 0 <= player < mode.players else []
            for move in [*sorted(vocabulary), *NONSENSE]:
                if move in legal:
                    continue
                with pytest.raises(IllegalMove) as refused:
                    state.play(player, move)
                assert refused.value.clause
                assert "\n" not in refused.value.message
        assert everything(state) == before


@every_mode
def test_every_listed_move_is_accepted_as_a_string_and_as_a_number(mode: Mode) -> None:
    for state in milestones(mode.new(), 9, INSTANTS):
        for player in state.to_act:
            actions = state.legal_actions(player)
            assert actions == sorted(set(actions))
            for action, move in zip(actions, state.moves(player), strict=True):
                spoken, numbered = state.copy(), state.copy()
                spoken.play(player, move)
                numbered.apply(player, action)
                assert spoken.history[len(state.history)] == (player, move)
                assert everything(spoken) == everything(numbered)


@every_mode
def test_an_action_number_that_does_not_exist_is_refused(mode: Mode) -> None:
    for state in milestones(mode.new(), 10, 3):
        before = everything(state)
        for action in (-1, 10**6, 2**70):
            for player in range(-1, mode.players + 1):
                with pytest.raises(IllegalMove):
                    state.apply(player, action)
        assert everything(state) == before


@every_mode
def test_views_say_who_looks_and_what_he_may_do(mode: Mode) -> None:
    for state in milestones(mode.new(), 11, INSTANTS):
        for player in eyes(state):
            view = state.view(player)
            assert view["player"] == player
            assert view["to_act"] == list(state.to_act)
            assert view["moves"] == ([] if player is None else state.moves(player))
            assert view["scores"] == state.scores
