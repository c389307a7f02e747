"""What a bot remembers of benches: fed by what is shown, forgotten and mistaken at given rates."""

from __future__ import annotations

from randori import Rng
from randori.bots.memory import Lying, Memory

BENCH = [Lying(0, 10, 7), Lying(0, 11, None), Lying(0, 12, None), Lying(1, 13, None)]


def recalled_after(memory: Memory, decisions: int, rng: Rng) -> dict[int, int]:
    for _ in range(decisions - 1):
        memory.recalled(BENCH, rng)
    return memory.recalled(BENCH, rng)


def test_a_perfect_memory_knows_what_it_was_shown_and_nothing_else() -> None:
    assert recalled_after(Memory(0.0, 0.0), 100, Rng(1)) == {10: 7}


def test_cards_are_forgotten_at_the_rate() -> None:
    kept = sum(recalled_after(Memory(0.1, 0.0), 6, Rng(seed)) == {10: 7} for seed in range(2000))
    assert abs(kept / 2000 - 0.9**5) < 0.04  # learnt at the first decision, forgotten from the second on


def test_what_is_forgotten_stays_so_until_it_is_shown_again() -> None:
    memory, rng = Memory(1.0, 0.0), Rng(1)
    recalled_after(memory, 2, rng)
    assert memory.recalled(BENCH, rng) == {}
    memory.forgetting = 0.0
    assert memory.recalled(BENCH, rng) == {}
    assert memory.recalled([Lying(0, 10, 7, is_fresh=True), *BENCH[1:]], rng) == {10: 7}


def test_places_are_mistaken_at_the_rate_and_within_the_bench() -> None:
    believed = [Memory(0.0, 0.3).recalled(BENCH, Rng(seed)) for seed in range(2000)]
    wrong = [thread for beliefs in believed for thread in beliefs if thread != 10]
    assert abs(len(wrong) / 2000 - 0.3) < 0.04
    assert set(wrong) == {11, 12}
    assert all(list(beliefs.values()) == [7] for beliefs in believed)


def test_what_was_looked_at_is_known_at_once_and_may_be_mistaken_later() -> None:
    looked_at = [Lying(0, 10, 7, is_fresh=True), *BENCH[1:]]
    wrong = 0
    for seed in range(1000):
        memory, rng = Memory(0.0, 0.3), Rng(seed)
        assert memory.recalled(looked_at, rng) == {10: 7}
        later = memory.recalled(BENCH, rng)
        wrong += later != {10: 7}
        assert memory.recalled(BENCH, rng) == later  # it settles once
    assert abs(wrong / 1000 - 0.3) < 0.05


def test_a_mistake_ends_when_the_card_is_seen_elsewhere() -> None:
    memory, rng = Memory(0.0, 1.0), Rng(1)
    assert 10 not in memory.recalled(BENCH, rng)
    gone = [Lying(0, 11, None), Lying(0, 12, None), Lying(1, 13, None)]
    assert memory.recalled(gone, rng) == {}


def test_a_mixed_card_is_no_longer_remembered() -> None:
    memory, rng = Memory(0.0, 0.0), Rng(1)
    memory.recalled(BENCH, rng)
    assert memory.recalled([Lying(0, 10, None), *BENCH[1:]], rng) == {}


def test_no_card_is_believed_in_two_places() -> None:
    for seed in range(300):
        memory, rng = Memory(0.1, 0.5), Rng(seed)
        for step in range(12):
            places = [
                Lying(0, thread, thread + 20 if rng.below(2) else None, is_fresh=step % 5 == 0)
                for thread in range(4)
            ]
            cards = list(memory.recalled(places, rng).values())
            assert len(cards) == len(set(cards))
