"""The shuffle that anyone can check. The reference here follows docs/fairness.md, not the code."""

from __future__ import annotations

import json
from collections import Counter
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

import randori
from randori import CHANCE
from randori.table.fairness import (
    FairnessError,
    FairSource,
    Shuffle,
    checked_contribution,
    new_seed,
    seal_of,
)
from tests.conformance.modes import MODES, Mode
from tests.table.shuffles import (
    SEED,
    TATSU,
    a_record,
    below,
    draws_of,
    every_game,
    moves_of,
    played,
    promised,
    shuffle_for,
    stream,
    taken,
    urn,
)

# --- the construction


def test_the_hashes_of_version_1_never_change() -> None:
    game = randori.new("tatsu", players=4, target=200)
    shuffle = Shuffle("example-1", game, SEED, (b"\xa1" * 16, None, b"\xb2" * 32, None))
    assert shuffle.seal == "6bfeeca62ac60016785696673f39b4c911c90928588b6cfdbab5b5417dd0aebf"
    assert shuffle.commitment == "387bd3fbda49084aa375da4fc0249bf2b2c304209c8821ba5b7f8e6e0440a59c"
    assert shuffle.source(0).below(2**64) == 17861739467027788382


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_seal_commitment_and_every_draw_are_those_of_the_document(mode: Mode) -> None:
    shuffle = shuffle_for(mode.new())
    fairness = shuffle.opened()
    contributions = [None if given is None else given.hex() for given in shuffle.contributions]
    commitment = promised("table-7", shuffle.game, SEED, contributions)
    assert fairness == {
        "version": 1,
        "table": "table-7",
        "seal": sha256(b"randori/seal/1\n" + SEED).hexdigest(),
        "commitment": commitment.hex(),
        "contributions": contributions,
        "seed": SEED.hex(),
    }
    again, k = shuffle.game.start(), 0
    for player, move in played(shuffle).history:
        if player == CHANCE:
            word, _, drawn = move.partition(":")
            count = drawn.count(",") + 1
            assert drawn.split(",") == taken(stream(SEED, commitment, k), urn(again, word))[:count]
            k += 1
        again.play(player, move)


def test_words_that_are_not_ascii_are_hashed_as_utf_8() -> None:
    deck = [{"number": place, "schools": ["École d’été" if place % 2 else 'Bi"\n😀']} for place in range(9)]
    game = randori.new("memo", players=2, deck=deck)
    shuffle = Shuffle("t", game, SEED, (None, None))
    assert shuffle.commitment == promised("t", game, SEED, [None, None]).hex()


@given(
    st.binary(min_size=32, max_size=32), st.integers(0, 2**40), st.lists(st.integers(1, 2**64), max_size=20)
)
def test_numbers_are_cut_and_thrown_away_as_the_document_says(seed: bytes, k: int, bounds: list[int]) -> None:
    source, numbers = FairSource(seed, b"c" * 32, k), stream(seed, b"c" * 32, k)
    assert [source.below(n) for n in bounds] == [below(numbers, n) for n in bounds]


def test_numbers_past_the_last_full_bound_are_thrown_away() -> None:
    numbers = stream(SEED, b"c" * 32, 0)
    drawn = [next(numbers) for _ in range(40)]
    bound = 2**63 + 1  # almost half of all numbers lie past it
    source = FairSource(SEED, b"c" * 32, 0)
    kept = [number for number in drawn if number < bound]
    assert 5 < len(kept) < 35
    assert [source.below(bound) for _ in kept] == kept


def test_each_outcome_is_as_likely_as_the_others() -> None:
    """Chi-squared with 9 and 23 degrees of freedom, at one in a thousand."""
    shuffle = shuffle_for(TATSU.new())
    source = shuffle.source(0)
    digits = Counter(source.below(10) for _ in range(5000))
    assert sum((digits[digit] - 500) ** 2 / 500 for digit in range(10)) < 27.88
    orders: Counter[tuple[int, ...]] = Counter()
    for k in range(2400):
        source, left = FairSource(SEED, b"c" * 32, k), [0, 1, 2, 3]
        orders[tuple(left.pop(source.below(len(left))) for _ in range(4))] += 1
    assert len(orders) == 24
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 49.73


def test_every_draw_has_a_stream_of_its_own_that_anyone_may_begin_again() -> None:
    shuffle = shuffle_for(TATSU.new())
    first = [shuffle.source(k).below(2**64) for k in range(50)]
    assert len(set(first)) == 50
    assert first == [shuffle.source(k).below(2**64) for k in range(50)]


@every_game
def test_a_server_that_starts_again_draws_the_same(game: str) -> None:
    record = a_record(game)
    shuffle = shuffle_for(randori.replay(record).game)
    for index, move in draws_of(record):
        begun = {**record, "moves": moves_of(record)[:index], "result": None}
        state = randori.replay(begun)
        shuffle.deal(state)
        assert state.history[index] == (CHANCE, move)


# --- what goes into it


def test_seeds_differ_and_are_sealed() -> None:
    seeds = {new_seed() for _ in range(20)}
    assert len(seeds) == 20
    assert {len(seed) for seed in seeds} == {32}
    assert len({seal_of(seed) for seed in seeds}) == 20


@pytest.mark.parametrize("size", [16, 32, 64])
def test_a_contribution_is_16_to_64_bytes(size: int) -> None:
    assert checked_contribution("0a" * size) == b"\n" * size


@pytest.mark.parametrize(
    "text",
    [
        "",
        "0a" * 15,
        "0a" * 65,
        "0a" * 16 + "0",
        "0a" * 16 + "\n",
        " " + "0a" * 16,
        "0x" + "0a" * 16,
        "0A" * 16,
        "0g" * 16,
        "٣" * 32,
        None,
        10**40,
        b"0a" * 16,
        ["0a"] * 16,
    ],
    ids=repr,
)
def test_what_is_no_contribution_is_refused_in_a_sentence(text: object) -> None:
    with pytest.raises(FairnessError, match="16 to 64 bytes in lowercase hexadecimal digits") as refused:
        checked_contribution(text)
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 200


def test_there_is_one_contribution_for_each_player() -> None:
    with pytest.raises(FairnessError, match="4 players make 4 contributions, not 3"):
        Shuffle("t", TATSU.new(), SEED, (None, None, None))


@pytest.mark.parametrize("table", ["", "a b", "é", "a\n", "x" * 65])
def test_a_table_s_id_is_plain(table: str) -> None:
    with pytest.raises(FairnessError, match="1 to 64 letters"):
        Shuffle(table, TATSU.new(), SEED, (None,) * 4)


def test_options_that_utf_8_cannot_hold_are_refused() -> None:
    deck = [{"number": place, "schools": ["A\ud800"]} for place in range(9)]
    with pytest.raises(FairnessError, match="UTF-8"):
        _ = Shuffle("t", randori.new("memo", players=2, deck=deck), SEED, (None, None)).commitment


def test_the_seed_is_told_only_when_it_is_opened() -> None:
    shuffle = shuffle_for(TATSU.new())
    assert SEED.hex() not in json.dumps(shuffle.sealed())
    assert {**shuffle.sealed(), "seed": SEED.hex()} == shuffle.opened()
    assert repr(SEED) not in repr(shuffle)
