"""Hidden information is sacred: what a player cannot know does not touch a byte of his view."""

from __future__ import annotations

import random

import randori
from randori import CHANCE, Rng
from tests.conformance.modes import Mode, every_mode
from tests.conformance.secrets import SWAPS, truth
from tests.conformance.walks import as_bytes, everything, eyes, milestones, random_move, walk

INSTANTS = 10
GAMES_HEARD = 2
PROBES_OF_A_WORD = 12


@every_mode
def test_a_view_is_the_same_when_what_is_hidden_is_dealt_anew(mode: Mode) -> None:
    for state in milestones(mode.new(), 21, INSTANTS):
        before = everything(state)
        for player in eyes(state):
            seen = as_bytes(state, player)
            for seed in range(5):
                assert as_bytes(state.redeal(player, Rng(seed)), player) == seen
        assert everything(state) == before


@every_mode
def test_a_view_is_the_same_when_two_hidden_cards_change_places_in_the_record(mode: Mode) -> None:
    swapped = 0
    choice = random.Random(22)
    for state in milestones(mode.new(), 22, INSTANTS):
        for player in eyes(state):
            swaps = list(SWAPS[mode.game](state, player))
            for moves in choice.sample(swaps, min(6, len(swaps))):
                other = randori.replay(
                    {**state.record(), "moves": [list(move) for move in moves], "result": None}
                )
                assert as_bytes(other, player) == as_bytes(state, player)
                assert other.record() != state.record()
                swapped += 1
    assert swapped > 20


@every_mode
def test_a_refusal_says_the_same_whatever_is_hidden(mode: Mode) -> None:
    """A player may try moves to learn from the answer; the answer depends on what he knows alone."""
    choice = random.Random(23)
    vocabulary = spoken(mode)
    for state in milestones(mode.new(), 23, INSTANTS):
        for player in range(mode.players):
            swaps = list(SWAPS[mode.game](state, player))
            for moves in choice.sample(swaps, min(2, len(swaps))):
                other = randori.replay(
                    {**state.record(), "moves": [list(move) for move in moves], "result": None}
                )
                for action in probes(vocabulary, choice):
                    assert answer(other, player, action) == answer(state, player, action)


@every_mode
def test_the_moves_that_are_tried_are_moves_of_the_game_and_enough_of_them_are_refused(mode: Mode) -> None:
    """What keeps the test above honest: it asks in the game's own words, and hears refusals of many kinds."""
    choice = random.Random(29)
    vocabulary = spoken(mode)
    heard = set()
    for state in milestones(mode.new(), 23, INSTANTS):
        for player in state.to_act:
            for action in probes(vocabulary, choice):
                assert state.game.has_action(action)
                heard.add(answer(state, player, action))
    assert len(heard) > 20
    assert "accepted" in heard


def spoken(mode: Mode) -> dict[str, list[int]]:
    """The vocabulary of a mode: all that could be done at some instant of a few games, by the word it begins
    with."""
    found: dict[str, set[int]] = {}
    for seed in range(GAMES_HEARD):
        for state in walk(mode.new(), seed):
            for player in state.to_act:
                for action in state.legal_actions(player):
                    found.setdefault(state.game.write_move(action).partition(":")[0], set()).add(action)
    return {word: sorted(actions) for word, actions in found.items()}


def probes(vocabulary: dict[str, list[int]], choice: random.Random) -> list[int]:
    """Some moves of every word, and all of the rare ones."""
    return [
        action
        for actions in vocabulary.values()
        for action in choice.sample(actions, min(PROBES_OF_A_WORD, len(actions)))
    ]


def answer(state: randori.State, player: int, action: int) -> str:
    try:
        state.copy().apply(player, action)
    except randori.IllegalMove as refused:
        return str(refused)
    return "accepted"


@every_mode
def test_what_is_imagined_depends_on_what_is_known_alone(mode: Mode) -> None:
    """The same eyes and the same generator imagine the same game, whatever is hidden from them."""
    choice = random.Random(28)
    for state in milestones(mode.new(), 28, INSTANTS):
        for player in eyes(state):
            swaps = list(SWAPS[mode.game](state, player))
            for moves in choice.sample(swaps, min(3, len(swaps))):
                other = randori.replay(
                    {**state.record(), "moves": [list(move) for move in moves], "result": None}
                )
                true = randori.replay({**state.record(), "result": None})
                imagined = [one.redeal(player, Rng(5)) for one in (true, other)]
                assert everything(imagined[0]) == everything(imagined[1])
                assert truth(imagined[0]) == truth(imagined[1])


@every_mode
def test_an_imagined_deal_has_a_record_that_leads_to_it(mode: Mode) -> None:
    for state in milestones(mode.new(), 24, INSTANTS):
        for player in eyes(state):
            imagined = state.redeal(player, Rng(1))
            if imagined.is_told and not imagined.over:
                assert everything(randori.replay(imagined.record())) == everything(imagined)


@every_mode
def test_imagined_deals_differ_from_the_true_one_and_from_each_other(mode: Mode) -> None:
    state = mode.new().start(seed=25)
    deals = {truth(state.redeal(0, Rng(seed))) for seed in range(50)}
    assert len(deals) > 35
    assert truth(state.redeal(0, Rng(3))) == truth(state.redeal(0, Rng(3)))


@every_mode
def test_an_imagined_game_can_be_played_on_and_its_future_is_not_the_true_one(mode: Mode) -> None:
    futures = set()
    for seed in range(8):
        imagined = mode.new().start(seed=26).redeal(1, Rng(seed))
        choice = random.Random(0)
        while not imagined.over:
            imagined.play(*random_move(imagined, choice))
        futures.add(str([move for player, move in imagined.history if player == CHANCE][2:]))
    truth = mode.new().start(seed=26)
    truth.playout(random.Random(0))
    assert str([move for player, move in truth.history if player == CHANCE][2:]) not in futures - {"[]"}


@every_mode
def test_the_true_position_tells_its_own_deal(mode: Mode) -> None:
    """What `dealt` tells of a true position, played again, is that position for all eyes."""
    for state in milestones(mode.new(), 27, INSTANTS):
        twin = state.copy()
        dealt = twin.position.dealt() or []
        draws = [index for index, (player, _) in enumerate(twin.history) if player == CHANCE]
        for index, drawn in zip(draws[len(draws) - len(dealt) :], dealt, strict=True):
            kind = next(
                d for d in state.game.draws.values() if d.word == twin.history[index][1].partition(":")[0]
            )
            twin.history[index] = (CHANCE, kind.text(drawn))
        replayed = randori.replay({**twin.record(), "result": None})
        assert [as_bytes(replayed, player) for player in eyes(state)] == [
            as_bytes(state, player) for player in eyes(state)
        ]
