"""Sets that stand in the code as numbers hold what their names say."""

from __future__ import annotations

from randori.engine import bits
from randori.games.tatsu import cards, phases, plays
from randori.games.tatsu.cards import DECK, NAMES
from randori.games.tatsu.notation import MOVES


def named(members: int) -> list[str]:
    return [NAMES[card] for card in bits.to_list(members)]


def test_sets_of_cards_are_what_they_are_called() -> None:
    assert named(cards.ALL_CARDS) == NAMES
    assert len(NAMES) == cards.DECK_SIZE == 2 * cards.CLAN_SIZE
    assert named(cards.YELLOW_CARDS) == [name for name in NAMES if name.startswith("Y")]
    assert named(cards.FUSIONS) == [name for name in NAMES if name.endswith("F")]
    assert named(cards.SPIRITS) == [face.name for face in DECK[: cards.CLAN_SIZE] if face.power]
    assert named(cards.STRONG_SPIRITS) == [face.name for face in DECK[: cards.CLAN_SIZE] if face.power > 1]
    assert [face.power for face in DECK[: cards.WEAK_SPIRITS + 1]] == [1] * cards.WEAK_SPIRITS + [2]


def test_the_cards_of_a_clan_are_those_with_its_letter() -> None:
    for clan, letter in enumerate(cards.CLAN_LETTERS):
        assert named(cards.clan_cards(clan)) == [name for name in NAMES if name.startswith(letter)]
        assert {cards.clan_of_card(card) for card in bits.to_list(cards.clan_cards(clan))} == {clan}


def test_actions_follow_one_another_without_a_gap() -> None:
    assert sorted(MOVES) == list(range(phases.PILE + phases.PILES))
    assert (phases.ASK, phases.PILE) == (cards.DECK_SIZE, cards.DECK_SIZE + phases.TRICK_SIZE)


def test_what_is_packed_into_a_play_comes_out_again() -> None:
    numbers = set()
    for card in range(cards.DECK_SIZE):
        for giver in range(4):
            for seat in range(4):
                play = plays.play_of(card, giver, seat)
                assert (plays.laid_card(play), plays.laid_from(play), plays.laid_before(play)) == (
                    card,
                    giver,
                    seat,
                )
                numbers.add(play)
    assert len(numbers) == cards.DECK_SIZE * 16
    assert max(numbers) < plays.PLAYS
    assert plays.laid_before(plays.NO_PLAY) == -1
