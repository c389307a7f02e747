"""The random generator: the same numbers everywhere, evenly spread."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from randori import Rng
from tests.engine.vectors import packed

seeds = st.integers(min_value=-(10**30), max_value=10**30)


def test_the_numbers_of_a_seed_never_change() -> None:
    rng = Rng(7)
    assert [rng.below(100) for _ in range(10)] == [43, 68, 53, 37, 69, 17, 74, 38, 12, 96]


@given(seeds, st.integers(min_value=1, max_value=2**31 - 1))
def test_numbers_stay_below_the_bound(seed: int, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(20))


@given(seeds)
def test_a_copy_goes_on_with_the_same_numbers(seed: int) -> None:
    rng = Rng(seed)
    rng.below(10)
    twin = rng.copy()
    assert [rng.below(1000) for _ in range(20)] == [twin.below(1000) for _ in range(20)]


@given(seeds)
def test_a_fork_has_numbers_of_its_own(seed: int) -> None:
    rng = Rng(seed)
    other = rng.fork()
    assert [rng.below(2**30) for _ in range(4)] != [other.below(2**30) for _ in range(4)]


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    firsts = Counter(Rng(seed).below(10) for seed in range(5000))
    assert all(400 < firsts[digit] < 600 for digit in range(10))


def test_every_order_of_a_shuffle_is_as_likely_as_the_others() -> None:
    rng = Rng(1)
    orders = Counter[tuple[int, ...]]()
    for _ in range(24_000):
        items = packed(range(4))
        rng.shuffle(items)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert all(850 < count < 1150 for count in orders.values())
