"""Sets in the bits of an integer behave like sets."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from randori import Rng
from randori.engine import bits
from tests.engine.vectors import packed

members = st.sets(st.integers(min_value=0, max_value=61))


def as_bits(items: set[int]) -> int:
    return sum(1 << item for item in items)


@given(members)
def test_a_set_knows_its_members(items: set[int]) -> None:
    held = as_bits(items)
    assert bits.to_list(held) == sorted(items)
    assert bits.count(held) == len(items)
    assert [member for member in range(62) if bits.has(held, member)] == sorted(items)


@given(st.integers(min_value=0, max_value=61))
def test_the_set_of_one_member_is_right_beyond_32_bits(member: int) -> None:
    assert bits.only(member) == 2**member


@given(members.filter(bool))
def test_members_are_numbered_in_order(items: set[int]) -> None:
    held = as_bits(items)
    assert bits.lowest(held) == min(items)
    assert [bits.nth(held, n) for n in range(len(items))] == sorted(items)


@given(members, st.integers(min_value=0, max_value=2**30))
def test_a_sample_is_a_subset_of_the_right_size(items: set[int], seed: int) -> None:
    size = len(items) // 2
    sample = bits.sample(as_bits(items), size, Rng(seed))
    assert bits.count(sample) == size
    assert set(bits.to_list(sample)) <= items


@given(members)
def test_the_total_is_the_sum_of_the_values(items: set[int]) -> None:
    values = [7 * member - 3 for member in range(62)]
    assert bits.total(as_bits(items), packed(values)) == sum(values[member] for member in items)


def test_every_member_is_picked_as_often_as_the_others() -> None:
    rng = Rng(3)
    picks = Counter(bits.pick(0b1011_0100_0001, rng) for _ in range(10_000))
    assert sorted(picks) == [0, 6, 8, 9, 11]
    assert all(1850 < count < 2150 for count in picks.values())
