"""Numbers made of several give them back."""

from __future__ import annotations

from itertools import product

from randori.games.memo import actions, gained, layout, showing
from randori.games.memo.cards import POWER_NAMES
from randori.games.memo.deck import MOST_CARDS


def test_an_action_gives_back_its_kind_and_its_fields() -> None:
    ends = (0, 1, actions.FIELD - 1)
    for kind, one, two, three in product((actions.LOOK, actions.STOP), ends, ends, ends):
        number = actions.action(kind, one, two, three)
        assert actions.kind_of(number) == kind
        assert (actions.first_of(number), actions.second_of(number), actions.third_of(number)) == (
            one,
            two,
            three,
        )


def test_an_order_gives_back_its_cards() -> None:
    last = MOST_CARDS - 1
    assert actions.ordered_cards(actions.order(actions.ORDER_TOP, 0)) == [0]
    assert actions.ordered_cards(actions.order(actions.ORDER_BOTTOM, last, 0)) == [last, 0]
    assert actions.ordered_cards(actions.order(actions.ORDER_TOP, 2, last, 1)) == [2, last, 1]


def test_a_power_that_waits_gives_back_its_player_and_itself() -> None:
    for player, power in product(range(10), range(len(POWER_NAMES))):
        gain = gained.gain_of(player, power)
        assert (gained.player_of(gain), gained.power_of(gain)) == (player, power)


def test_a_place_gives_back_its_seat_and_slot() -> None:
    for seat, slot in product(range(10), (0, 1, layout.WIDEST - 1)):
        place = layout.place_at(seat, slot)
        assert (layout.seat_at(place), layout.slot_at(place)) == (seat, slot)
    assert layout.WIDEST > MOST_CARDS


def test_there_is_room_for_all_that_may_be_shown() -> None:
    assert len(showing.nothing_shown(7)) == 7 * showing.WIDTH
    assert showing.WIDTH == 2 * showing.MOST_SHOWN
