"""Set-up: what the shuffler says before the first round, and nothing later."""

from __future__ import annotations

import pytest

import randori
from randori import CHANCE, Rng
from randori.games.dojo.cards import NUMBERS, TROPHY_NUMBERS
from tests.games.dojo.scene import (
    DECK,
    TROPHIES,
    Options,
    deck_move,
    new_table,
    refused,
    trophies_move,
    wander,
)
from tests.games.dojo.sight import table

SHUFFLE = ["dealer:1", deck_move(DECK), trophies_move(TROPHIES)]


def shuffled(steps: int, players: int = 3) -> randori.State:
    """A game of which the first few chance moves are made."""
    state = randori.new("dojo", players=players).start()
    for move in SHUFFLE[:steps]:
        state.play(CHANCE, move)
    return state


@pytest.mark.clause("DOJO-SETUP")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_chance_names_the_dealer_then_shuffles_cards_then_trophies(steps: int) -> None:
    state = shuffled(steps)
    assert (state.to_act, state.moves(CHANCE)) == ((CHANCE,), [])
    assert table(state)["phase"] == ["dealer", "deck", "trophies"][steps]
    assert [state.moves(player) for player in range(3)] == [[], [], []]


@pytest.mark.clause("DOJO-SETUP", "MOVE-FORM")
@pytest.mark.parametrize(("steps", "move"), [(s, m) for s in range(3) for m in range(3) if s != m])
def test_chance_must_say_the_awaited_word(steps: int, move: int) -> None:
    assert refused(shuffled(steps), CHANCE, SHUFFLE[move]) == "MOVE-FORM"


@pytest.mark.clause("MOVE-FORM")
@pytest.mark.parametrize(
    "move", ["dealer", "", ":1", "Dealer:1", "starter:1", "give:1", "deal:1", " dealer:1"]
)
def test_chance_has_no_other_words(move: str) -> None:
    assert refused(shuffled(0), CHANCE, move) == "MOVE-FORM"


@pytest.mark.clause("DOJO-SETUP")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_dealer_may_be_anyone_at_the_table(players: int) -> None:
    for dealer in range(players):
        assert table(new_table(players, dealer=dealer))["round"] == 1
    state = randori.new("dojo", players=players).start()
    for stranger in (players, -1, players + 7):
        assert refused(state, CHANCE, f"dealer:{stranger}") == "DOJO-SETUP"


@pytest.mark.clause("DOJO-SETUP")
def test_of_three_seat_three_cannot_deal() -> None:
    assert refused(shuffled(0), CHANCE, "dealer:3") == "DOJO-SETUP"
    assert refused(shuffled(0), CHANCE, "dealer:0,1") == "DOJO-SETUP"


@pytest.mark.clause("DOJO-SETUP")
@pytest.mark.parametrize("move", ["dealer:01", "dealer:+1", "dealer:-0", "dealer: 1", "dealer:", "dealer:١"])
def test_a_seat_is_a_plain_number(move: str) -> None:
    assert refused(shuffled(0), CHANCE, move) in ("DOJO-SETUP", "MOVE-FORM")


@pytest.mark.clause("DOJO-SETUP")
@pytest.mark.parametrize("players", [3, 4])
def test_the_first_dealer_deals_the_first_round(players: int) -> None:
    for dealer in range(players):
        state = new_table(players, dealer=dealer)
        assert (table(state)["dealer"], state.to_act) == (dealer, (dealer,))


@pytest.mark.clause("DOJO-SETUP")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_first_dealer_of_a_seeded_game_is_drawn_at_random(players: int) -> None:
    game = randori.new("dojo", players=players)
    first = {game.start(seed=seed).history[0][1] for seed in range(60)}
    assert first == {f"dealer:{seat}" for seat in range(players)}


@pytest.mark.clause("DOJO-SETUP")
def test_a_seed_gives_the_same_shuffle_each_time_and_another_seed_another() -> None:
    game = randori.new("dojo", players=4)
    assert game.start(seed=5).record() == game.start(seed=5).record()
    assert len({game.start(seed=seed).history[1] for seed in range(20)}) == 20


@pytest.mark.clause("DOJO-SETUP", "DOJO-DECK", "DOJO-TROPHIES")
@pytest.mark.parametrize("deck", [DECK, ["M1", "F2", "R5"] * 20], ids=["usual", "other"])
def test_a_position_that_shuffles_by_itself_shuffles_the_same_box(deck: list[str]) -> None:
    dealers, decks = set(), set()
    for seed in range(40):
        position = randori.new("dojo", players=4, deck=deck).position()
        rng = Rng(seed)
        for _ in range(3):
            position.settle_at_random(rng)
        drawn = position.dealt()
        assert drawn is not None
        cards, trophies = drawn
        assert sorted(cards) == sorted(NUMBERS[card] for card in deck)
        assert sorted(trophies) == sorted(TROPHY_NUMBERS[trophy] for trophy in TROPHIES)
        dealers.add(position.actors())
        decks.add(tuple(cards))
    assert dealers == {1 << seat for seat in range(4)}
    assert len(decks) == 40


@pytest.mark.clause("DOJO-SETUP")
def test_the_piles_are_dealt_from_the_top() -> None:
    state = new_table(cards="R5 B1 C2", trophies="incense broom")
    assert table(state, 0)["top"] == "R5"
    assert table(state)["face_up"] == "incense"
    state.play(0, "give:2")
    assert table(state, 0)["top"] == "B1"
    assert table(state, 2)["hands"][2] == "R5"


@pytest.mark.clause("MOVE-TURN")
@pytest.mark.parametrize("move", [*SHUFFLE, "shuffle:1", "give:0", ""])
def test_chance_has_nothing_to_say_later(move: str) -> None:
    assert refused(new_table(), CHANCE, move) == "MOVE-TURN"


@pytest.mark.clause("DOJO-SETUP")
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("variants", [{}, {"white_belt": True, "black_belt": True}])
def test_only_the_first_three_moves_of_a_game_are_made_by_chance(players: int, variants: Options) -> None:
    state = wander(new_table(players, **variants), seed=2)
    assert [player == CHANCE for player, _ in state.history[:4]] == [True, True, True, False]
    assert CHANCE not in [player for player, _ in state.history[3:]]


@pytest.mark.clause("MOVE-TURN")
@pytest.mark.parametrize("steps", [0, 1, 2])
@pytest.mark.parametrize("move", ["give:0", "pass", "place:0,0"])
def test_no_player_moves_while_chance_is_awaited(steps: int, move: str) -> None:
    assert refused(shuffled(steps), 1, move) == "MOVE-TURN"


@pytest.mark.clause("MOVE-TURN")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_a_player_may_not_speak_for_chance(steps: int) -> None:
    assert refused(shuffled(steps), 0, SHUFFLE[steps]) in ("MOVE-TURN", "MOVE-FORM")


@pytest.mark.clause("DOJO-VIEW")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_before_the_first_round_there_is_nothing_to_see(steps: int) -> None:
    state = shuffled(steps)
    for eyes in (None, 0, 1, 2):
        seen = table(state, eyes)
        assert (seen["top"], seen["face_up"], seen["received"], seen["hands"]) == (None, None, [], [None] * 3)
        assert (seen["deck"], seen["trophy_pile"]) == (None, None)
        assert state.view(eyes)["to_act"] == [CHANCE]
