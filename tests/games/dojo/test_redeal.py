"""Imagined deals: what a player knows stays, all the rest is dealt anew, every way as likely as another."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

import randori
from randori import CHANCE, Rng
from tests.games.dojo.imagined import assert_even, choices_of, pile, redealt, true_hands
from tests.games.dojo.scene import (
    DECK,
    challenge_by,
    dealt,
    deck_move,
    everything_known,
    finish,
    give_all,
    new_table,
    pass_all,
    place_all,
    play,
    quiet_round,
    wander_on,
)
from tests.games.dojo.sight import challenge, hands, laid, table

HANDS = "M1 F2 T3 C4"


# --- what stays


@pytest.mark.clause("DOJO-VIEW")
@pytest.mark.parametrize("eyes", [None, 0, 1, 2, 3])
def test_a_redeal_changes_nothing_for_the_eyes_it_is_made_for_nor_in_the_true_game(eyes: int | None) -> None:
    choice = random.Random(1)
    state = new_table(4, black_belt=True)
    for _ in range(120):
        before = everything_known(state)
        imagined = state.redeal(eyes, Rng(choice.getrandbits(30)))
        assert imagined.view(eyes) == state.view(eyes)
        assert everything_known(state) == before
        wander_on(state, choice)


@pytest.mark.clause("DOJO-VIEW")
def test_an_imagined_game_has_a_record_that_leads_to_it() -> None:
    choice = random.Random(2)
    state = new_table(3, black_belt=True)
    while not state.over:
        for eyes in (None, 0, 1, 2):
            imagined = state.redeal(eyes, Rng(choice.getrandbits(30)))
            assert everything_known(randori.replay(imagined.record())) == everything_known(imagined)
        wander_on(state, choice)


@pytest.mark.clause("DOJO-VIEW", "DOJO-RECRUIT-INFO")
def test_what_the_dealer_saw_stays() -> None:
    state = play(new_table(4, cards=HANDS), "0 give:2", "0 give:1")
    for imagined in redealt(state, 0, 20):
        assert (hands(imagined, 0), table(imagined, 0)["top"]) == ("- F2 M1 -", "T3")
        assert pile(imagined, "deck")[:3] == ["M1", "F2", "T3"]
    for imagined in redealt(dealt(HANDS), 0, 20):
        assert true_hands(imagined) == HANDS


@pytest.mark.clause("DOJO-VIEW", "DOJO-RECRUIT-INFO")
def test_of_the_others_only_ones_own_card_stays() -> None:
    deals = redealt(dealt(HANDS), 2, 60)
    assert {true_hands(imagined).split()[2] for imagined in deals} == {"T3"}
    for seat in (0, 1, 3):
        assert len({true_hands(imagined).split()[seat] for imagined in deals}) > 15


@pytest.mark.clause("DOJO-VIEW", "DOJO-CHALLENGE-WIN")
@pytest.mark.parametrize(("eyes", "known"), [(None, "02"), (1, "012"), (2, "02"), (3, "023"), (0, "0123")])
@pytest.mark.parametrize(("answer", "lying"), [("", "M1 F2 T3 C4"), ("swap", "T3 F2 M1 C4")])
def test_what_was_shown_stays(eyes: int | None, known: str, answer: str, lying: str) -> None:
    state = challenge_by(dealt(HANDS), 2)
    if answer:
        state.play(2, answer)
    deals = redealt(state, eyes, 40)
    for seat, card in enumerate(lying.split()):
        imagined = {true_hands(deal).split()[seat] for deal in deals}
        assert imagined == {card} if str(seat) in known else len(imagined) > 10
    for deal in deals:
        assert (challenge(deal)["dealers_card"], challenge(deal)["challengers_card"]) == ("M1", "T3")


@pytest.mark.clause("DOJO-VIEW")
def test_what_is_imagined_depends_on_what_is_known_alone() -> None:
    """For players 1 and 3 these two tables look alike."""
    one, other = dealt(HANDS), dealt("T3 F2 M1 C4")
    for eyes in (None, 1, 3):
        assert everything_known(one.redeal(eyes, Rng(5))) == everything_known(other.redeal(eyes, Rng(5)))


@pytest.mark.clause("DOJO-VIEW")
def test_dojos_and_the_face_up_trophy_stay_and_no_card_appears_twice() -> None:
    state = new_table(4, trophies="kimono")
    for _ in range(6):
        quiet_round(state)
    give_all(state)
    for imagined in redealt(state, 3, 20):
        assert [laid(imagined, player) for player in range(4)] == [laid(state, player) for player in range(4)]
        assert table(imagined)["face_up"] == "kimono"
        assert Counter(pile(imagined, "deck")) == Counter(pile(state, "deck"))
        assert Counter(pile(imagined, "trophies")) == Counter(pile(state, "trophies"))
        assert pile(imagined, "deck")[:24] == pile(state, "deck")[:24]


@pytest.mark.clause("DOJO-VIEW", "DOJO-SETUP")
@pytest.mark.parametrize("steps", [0, 1, 2])
def test_what_is_not_drawn_yet_needs_no_redeal_and_a_shuffled_deck_is_known_to_nobody(steps: int) -> None:
    shuffle = ["dealer:1", deck_move(DECK)]
    state = randori.new("dojo", players=3).start()
    for move in shuffle[:steps]:
        state.play(CHANCE, move)
    deals = {everything_known(imagined) for imagined in redealt(state, 0, 10)}
    assert len(deals) == (10 if steps == 2 else 1)
    assert all(imagined.to_act == (CHANCE,) for imagined in redealt(state, None, 3))


@pytest.mark.clause("DOJO-VIEW")
def test_after_the_game_there_is_nothing_to_imagine() -> None:
    state = finish(new_table())
    assert everything_known(state.redeal(0, Rng(1))) == everything_known(state)


# --- what is dealt anew


@pytest.mark.clause("DOJO-VIEW", "DOJO-FIVE")
def test_the_last_four_hidden_cards_of_five_players_lie_in_each_order_equally_often() -> None:
    deck = ["M1"] * 55 + ["F2", "T3", "C4", "B5", "R1"]
    state = new_table(5, deck=deck, cards="M1 " * 55)
    for _ in range(11):
        quiet_round(state)
    found = Counter(true_hands(imagined) for imagined in redealt(state, 0, 1200))
    assert set(found) == {f"F2 {' '.join(order)}" for order in permutations(["T3", "C4", "B5", "R1"])}
    assert_even(found, 24)


@pytest.mark.clause("DOJO-VIEW", "DOJO-FIVE")
def test_a_dealers_last_pile_is_shuffled_evenly_and_a_hand_may_come_from_it() -> None:
    """In round 11 five cards are dealt and five are left; the dealer knows his five, another only his own."""
    last = "F1 F2 F3 F4 F5 T1 T2 T3 T4 T5"
    state = new_table(5, deck=["M1"] * 50 + last.split(), cards="M1 " * 50)
    for _ in range(10):
        quiet_round(state)
    give_all(state)
    dealer = table(state)["dealer"]
    deals = redealt(state, dealer, 600)
    assert {true_hands(imagined) for imagined in deals} == {"F1 F2 F3 F4 F5"}
    assert_even(Counter(pile(imagined, "deck")[55] for imagined in deals), 5)
    assert_even(Counter(pile(imagined, "deck")[59] for imagined in deals), 5)
    deals = redealt(state, 0, 900)
    assert_even(Counter(true_hands(imagined).split()[3] for imagined in deals), 9)
    assert_even(Counter(pile(imagined, "deck")[57] for imagined in deals), 9)


@pytest.mark.clause("DOJO-VIEW")
def test_cards_that_are_alike_count_as_often_as_they_are_there() -> None:
    """Of 57 hidden cards 19 are foxes: a third of the hands that one does not see."""
    state = dealt("M1 M1 M1", deck=["M1"] * 41 + ["F1"] * 19)
    found = Counter(true_hands(imagined).split()[0] for imagined in redealt(state, 1, 1800))
    assert abs(found["F1"] / 1800 - 19 / 59) < 0.05


@pytest.mark.clause("DOJO-VIEW")
def test_the_rest_of_the_trophies_is_shuffled_evenly() -> None:
    state = new_table(5, trophies="belt")
    place_all(state)
    deals = redealt(state, 0, 1100)
    for place in (1, 11):
        found = Counter(pile(imagined, "trophies")[place] for imagined in deals)
        assert abs(found.pop("belt") / 1100 - 1 / 11) < 0.04
        assert_even(found, 5)


# --- secret choices


@pytest.mark.clause("DOJO-VIEW", "DOJO-TRAIN")
def test_secret_places_of_others_are_chosen_anew_among_the_legal_ones() -> None:
    state = pass_all(give_all(quiet_round(new_table(4))))
    legal = state.moves(1)
    play(state, f"1 {legal[0]}", f"3 {legal[1]}")
    deals = redealt(state, 3, 400)
    assert choices_of(deals, 3) == {legal[1]: 400}
    assert_even(choices_of(deals, 1), 4)
    assert set(choices_of(deals, 1)) == set(legal)
    assert {table(imagined)["phase"] for imagined in deals} == {"place"}
    assert all(imagined.to_act == (0, 2) for imagined in deals)


@pytest.mark.clause("DOJO-VIEW", "DOJO-TRAIN")
def test_for_a_spectator_all_secret_choices_are_chosen_anew() -> None:
    state = pass_all(give_all(quiet_round(new_table(3))))
    play(state, "0 place:0,1", "2 place:1,0")
    deals = redealt(state, None, 640)
    pairs = Counter(f"{table(deal, 0)['choice']} {table(deal, 2)['choice']}" for deal in deals)
    assert_even(pairs, 16)


@pytest.mark.clause("DOJO-VIEW", "DOJO-BLACK-BELT")
def test_a_secret_throw_of_another_is_thrown_anew_and_throws_shown_stay() -> None:
    state = play(dealt("M1 F2 T3", black_belt=True), "1 challenge", "0 rock", "1 paper", "1 rock")
    for eyes in (None, 0, 2):
        deals = redealt(state, eyes, 300)
        assert_even(choices_of(deals, 1), 3)
        assert {str(challenge(deal)["throws"]) for deal in deals} == {"[['rock', 'paper']]"}
    assert choices_of(redealt(state, 1, 20), 1) == {"rock": 20}


@pytest.mark.clause("DOJO-VIEW", "DOJO-TRAIN")
def test_an_imagined_choice_is_carried_out_when_all_have_chosen() -> None:
    state = pass_all(give_all(quiet_round(new_table(3))))
    play(state, "1 place:0,1")
    for imagined in redealt(state, 0, 20):
        choice = table(imagined, 1)["choice"] or ""
        play(imagined, "0 place:1,0", "2 place:1,0")
        assert set(laid(imagined, 1)) == {"0,0", choice.removeprefix("place:")}
