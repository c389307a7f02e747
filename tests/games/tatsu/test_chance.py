"""What the shuffler may say: the dealer, once, and the deal of every round."""

from __future__ import annotations

import pytest

import randori
from randori import CHANCE
from tests.games.tatsu.rounds import SWEEP, turned
from tests.games.tatsu.scene import DECK, deal_of_hands, new_table, refused, round_of, script_of
from tests.games.tatsu.sight import table

DEAL_CLAUSE = {2: "TATSU-2-DEAL", 3: "TATSU-3-DEAL", 4: "TATSU-DEAL-4"}


def deal_without_check(*cards: str) -> str:
    """A deal of any cards, right or wrong."""
    return f"deal:{','.join(cards)}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_chance_begins_and_its_moves_are_not_listed(players: int) -> None:
    state = randori.new("tatsu", players=players).start()
    assert (state.to_act, state.moves(CHANCE)) == ((CHANCE,), [])
    state.play(CHANCE, "dealer:1")
    assert (state.to_act, state.moves(CHANCE)) == ((CHANCE,), [])
    state.play(CHANCE, deal_of_hands() if players != 2 else deal_without_check(*DECK))
    assert state.to_act == (1,)


@pytest.mark.clause("TATSU-LEAD")
@pytest.mark.parametrize("move", ["dealer:4", "dealer:-1", "dealer:0,1", "dealer:10"])
def test_the_dealer_of_four_is_one_of_the_seats(move: str) -> None:
    assert refused(randori.new("tatsu", players=4).start(), CHANCE, move) == "TATSU-LEAD"


@pytest.mark.clause("TATSU-2-LEAD")
@pytest.mark.parametrize("move", ["dealer:2", "dealer:3", "dealer:-1"])
def test_the_first_leader_of_two_is_one_of_the_seats(move: str) -> None:
    assert refused(randori.new("tatsu", players=2).start(), CHANCE, move) == "TATSU-2-LEAD"


@pytest.mark.clause("TATSU-3-DEAL")
@pytest.mark.parametrize("move", ["dealer:0", "dealer:2", "dealer:3", "dealer:4"])
def test_of_three_only_the_red_player_deals(move: str) -> None:
    state = randori.new("tatsu", players=3).start()
    assert refused(state, CHANCE, move) == "TATSU-3-DEAL"
    state.play(CHANCE, "dealer:1")
    assert table(state)["dealer"] == 1


@pytest.mark.clause("TATSU-LEAD")
@pytest.mark.parametrize(
    "move", ["dealer:01", "dealer:+1", "dealer:-0", "dealer: 1", "dealer:", "dealer:١", "dealer:1 "]
)
def test_a_seat_is_a_plain_number(move: str) -> None:
    assert refused(randori.new("tatsu", players=4).start(), CHANCE, move) in ("TATSU-LEAD", "MOVE-FORM")


@pytest.mark.clause("MOVE-FORM")
@pytest.mark.parametrize(
    "move", ["dealer", "", ":1", "Dealer:1", "starter:1", "play:YP6", "deck:1", " dealer:1"]
)
def test_chance_must_say_the_awaited_word(move: str) -> None:
    assert refused(randori.new("tatsu", players=4).start(), CHANCE, move) == "MOVE-FORM"


@pytest.mark.clause("MOVE-FORM")
def test_the_dealer_is_named_before_the_deal() -> None:
    assert refused(randori.new("tatsu", players=4).start(), CHANCE, deal_of_hands()) == "MOVE-FORM"


@pytest.mark.clause("MOVE-FORM")
def test_the_dealer_is_named_only_once() -> None:
    assert refused(new_table(4), CHANCE, "dealer:0") == "MOVE-FORM"
    assert refused(script_of(4, *SWEEP), CHANCE, "dealer:1") == "MOVE-FORM"


@pytest.mark.clause("TATSU-CARDS")
@pytest.mark.clause("TATSU-DEAL-4")
@pytest.mark.clause("TATSU-3-DEAL")
@pytest.mark.clause("TATSU-2-DEAL")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "cards",
    [
        [*DECK[:27], DECK[0]],
        DECK[:27],
        [*DECK, DECK[0]],
        [*DECK[:27], "YV8"],
        [*DECK[:27], "yv3"],
        [*DECK[:27], " RF"],
        [*DECK[:27], "RF "],
        [*DECK[:27], "RX3"],
        [*DECK[:27], "27"],
        [*DECK[:27], ""],
        [*DECK, ""],
        [],
    ],
    ids=lambda cards: f"{len(cards)} to {cards[-1]!r}" if cards else "none",
)
def test_a_deal_is_the_whole_deck_each_card_once(players: int, cards: list[str]) -> None:
    assert refused(new_table(players), CHANCE, deal_without_check(*cards)) == DEAL_CLAUSE[players]


@pytest.mark.clause("TATSU-CARDS")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_later_deals_are_checked_as_well(players: int) -> None:
    state = script_of(players, *turned(SWEEP, 1))
    assert refused(state, CHANCE, deal_without_check(*DECK[:27], DECK[0])) == DEAL_CLAUSE[players]


@pytest.mark.clause("MOVE-TURN")
@pytest.mark.parametrize("move", ["dealer:0", deal_of_hands(), "shuffle:1", ""])
def test_chance_has_nothing_to_say_while_a_player_is_to_move(move: str) -> None:
    assert refused(round_of(4), CHANCE, move) == "MOVE-TURN"


@pytest.mark.clause("MOVE-TURN")
@pytest.mark.parametrize("move", ["play:YP6", "ask:1"])
def test_no_player_moves_while_chance_is_awaited(move: str) -> None:
    for state in (randori.new("tatsu", players=4).start(), new_table(4), script_of(4, *SWEEP)):
        assert refused(state, 0, move) == "MOVE-TURN"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_may_not_speak_for_chance(players: int) -> None:
    state = randori.new("tatsu", players=players).start()
    assert refused(state, 0, "dealer:1") in ("MOVE-TURN", "MOVE-FORM")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_from_a_seed_chance_plays_by_itself_and_always_alike(players: int) -> None:
    game = randori.new("tatsu", players=players)
    state = game.start(seed=7)
    assert [player for player, _ in state.history] == [CHANCE, CHANCE]
    assert CHANCE not in state.to_act
    assert game.start(seed=7).record() == state.record()
    assert game.start(seed=8).record() != state.record()
    assert randori.replay(state.record()).view(0) == state.view(0)


@pytest.mark.clause("TATSU-2-LEAD")
@pytest.mark.clause("TATSU-3-DEAL")
@pytest.mark.clause("TATSU-LEAD")
@pytest.mark.parametrize(("players", "dealers"), [(2, {0, 1}), (3, {1}), (4, {0, 1, 2, 3})])
def test_who_deals_first_is_drawn_but_for_three(players: int, dealers: set[int]) -> None:
    game = randori.new("tatsu", players=players)
    assert {table(game.start(seed=seed))["dealer"] for seed in range(40)} == dealers
