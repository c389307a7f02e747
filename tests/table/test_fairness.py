"""The shuffle that anyone can check. The reference here follows docs/fairness.md, not the code."""

from __future__ import annotations

import hmac
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import randori
from randori import CHANCE, IllegalMove, OptionError, RecordError, State
from randori.engine.game import Game
from randori.table.fairness import (
    FairnessError,
    FairSource,
    Shuffle,
    checked_contribution,
    new_seed,
    seal_of,
    verified,
)
from tests.conformance.modes import MODES, Mode
from tests.conformance.walks import random_move

SEED = bytes(range(32))
Record = dict[str, object]

# --- the reference


def promised(table: str, game: Game, seed: bytes, contributions: list[str | None]) -> bytes:
    """The commitment, straight from the document."""
    promise = {
        "table": table,
        "game": game.name,
        "players": game.players,
        "options": game.options,
        "seal": sha256(b"randori/seal/1\n" + seed).hexdigest(),
        "seed": seed.hex(),
        "contributions": contributions,
    }
    text = json.dumps(promise, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(b"randori/commitment/1\n" + text.encode("utf-8")).digest()


def stream(seed: bytes, commitment: bytes, k: int) -> Iterator[int]:
    i = 0
    while True:
        message = b"randori/draw/1\n" + commitment + k.to_bytes(8, "big") + i.to_bytes(8, "big")
        block = hmac.new(seed, message, sha256).digest()
        for at in (0, 8, 16, 24):
            yield int.from_bytes(block[at : at + 8], "big")
        i += 1


def below(numbers: Iterator[int], n: int) -> int:
    number = next(numbers)
    while number >= 2**64 // n * n:
        number = next(numbers)
    return number % n


def taken(numbers: Iterator[int], urn: list[str]) -> list[str]:
    urn = list(urn)
    return [urn.pop(below(numbers, len(urn))) for _ in range(len(urn))]


CLAN = ["V3", "V4", "V5", "V6", "V7", "P2", "P3", "P4", "P5", "P6", "x1", "x2", "x3", "F"]
DOJO_DECK = [f"{letter}{belt}" for letter in "MFTCBR" for belt in (1, 1, 2, 2, 3, 3, 4, 4, 5, 5)]
TROPHIES = ["belt", "kimono", "broom", "master", "incense", "assistant"]


def urn(state: State, word: str) -> list[str]:
    """The table of the document."""
    game, players = state.game, state.game.players
    seats = [str(seat) for seat in range(players)]
    match game.name, word:
        case "tatsu", "dealer":
            return ["1"] if players == 3 else seats
        case "tatsu", "deal":
            return [clan + card for clan in "YR" for card in CLAN]
        case "dojo", "dealer":
            return seats
        case "dojo", "deck":
            deck = game.options.get("deck", DOJO_DECK)
            assert isinstance(deck, list)
            return deck
        case "dojo", "trophies":
            return [trophy for trophy in TROPHIES for _ in range(2)]
        case "memo", "deck":
            return [str(number) for number in range(1, 51)]
        case "memo", "starter":
            in_teams = players in (8, 10) and game.options.get("teams") is not False
            return seats[: players // 2] if in_teams else seats
        case "memo", "shuffle":
            dojo = json.loads(json.dumps(state.view(None)))["table"]["dojo"]
            return [str(card["number"]) for card in dojo[:-1]]
    raise AssertionError(word)


# --- games


def contributed(players: int, seed: int = 1) -> tuple[bytes | None, ...]:
    """Every third player is a bot."""
    source = random.Random(seed)
    return tuple(None if player % 3 == 2 else source.randbytes(16 + player) for player in range(players))


def shuffle_for(game: Game, seed: bytes = SEED) -> Shuffle:
    return Shuffle("table-7", game, seed, contributed(game.players))


def played(shuffle: Shuffle, seed: int = 5) -> State:
    """A random game whose cards come from the shuffle."""
    choice = random.Random(seed)
    state = shuffle.game.start()
    shuffle.deal(state)
    while not state.over:
        state.play(*random_move(state, choice))
        shuffle.deal(state)
    return state


def record_of(mode: Mode) -> Record:
    shuffle = shuffle_for(mode.new())
    return {**played(shuffle).record(), "fairness": shuffle.opened()}


TATSU = Mode("tatsu", 4, {"rounds": 3, "tie": "share"})
DOJO = Mode("dojo", 3)
MEMO = Mode("memo", 10, {"max_rounds": 8, "games": 2})
RECORDS = {mode.game: record_of(mode) for mode in (TATSU, DOJO, MEMO)}

every_game = pytest.mark.parametrize("game", RECORDS)


def a_record(game: str = "tatsu") -> Record:
    return deepcopy(RECORDS[game])


def fairness_of(record: Record) -> dict[str, object]:
    fairness = record["fairness"]
    assert isinstance(fairness, dict)
    return fairness


def moves_of(record: Record) -> list[list[object]]:
    moves = record["moves"]
    assert isinstance(moves, list)
    return moves


def draws_of(record: Record) -> list[tuple[int, str]]:
    """The chance moves, with their index."""
    return [(index, str(move)) for index, (player, move) in enumerate(moves_of(record)) if player == CHANCE]


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


# --- the check


@pytest.mark.parametrize("mode", MODES, ids=str)
def test_a_true_shuffle_is_found_true(mode: Mode) -> None:
    record = json.loads(json.dumps(record_of(mode)))
    verdict = verified(record)
    assert (verdict.is_true, verdict.error, verdict.refusal) == (True, None, None)
    assert verdict.draws == len(draws_of(record))
    assert verdict.seal == fairness_of(record)["seal"]
    assert verdict.commitment == fairness_of(record)["commitment"]


def test_the_games_of_these_tests_have_later_draws() -> None:
    words = Counter(move.partition(":")[0] for _, move in draws_of(a_record("memo")))
    assert words["deck"] == 2
    assert words["shuffle"] > 1
    assert len(draws_of(a_record("tatsu"))) == 4


def test_a_game_that_was_broken_off_can_be_checked_once_it_is_opened() -> None:
    record = a_record()
    del moves_of(record)[10:], record["result"]
    assert (verified(record).is_true, verified(record).draws) == (True, 2)


def test_an_option_with_its_default_is_the_same_game() -> None:
    record = a_record()
    record["options"] = {"rounds": 3, "tie": "share", "target": 500, "hidden": "own"}
    assert verified(record).is_true


def another(text: object) -> str:
    """The same with one bit of its last digit turned."""
    assert isinstance(text, str)
    return text[:-1] + f"{int(text[-1], 16) ^ 1:x}"


def error(record: Record) -> str:
    verdict = verified(record)
    assert not verdict.is_true
    assert verdict.error is not None
    return verdict.error


@every_game
@pytest.mark.parametrize(
    ("key", "word"),
    [("seed", "the seal is not"), ("seal", "the seal is not"), ("commitment", "the commitment is not")],
)
def test_another_hash_or_seed_is_found_out(game: str, key: str, word: str) -> None:
    record = a_record(game)
    fairness_of(record)[key] = another(fairness_of(record)[key])
    assert word in error(record)
    assert verified(record).draws == 0


@every_game
def test_another_contribution_is_found_out(game: str) -> None:
    contributions = fairness_of(a_record(game))["contributions"]
    assert isinstance(contributions, list)
    for player, given_ in enumerate(contributions):
        for other in ("00" * 16, None if given_ is None else another(given_)):
            if other != given_:
                record = a_record(game)
                changed = [*contributions[:player], other, *contributions[player + 1 :]]
                fairness_of(record)["contributions"] = changed
                assert "commitment" in error(record)


@every_game
def test_contributions_in_another_order_are_found_out(game: str) -> None:
    record = a_record(game)
    contributions = fairness_of(record)["contributions"]
    assert isinstance(contributions, list)
    fairness_of(record)["contributions"] = [contributions[1], contributions[0], *contributions[2:]]
    assert "commitment" in error(record)


@every_game
def test_another_table_is_found_out(game: str) -> None:
    record = a_record(game)
    fairness_of(record)["table"] = "table-8"
    assert "commitment" in error(record)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("tatsu", {"rounds": 3}),
        ("tatsu", {"rounds": 4, "tie": "share"}),
        ("dojo", {"grid": "fixed"}),
        ("memo", {"max_rounds": 8, "games": 2, "aid": True}),
    ],
)
def test_other_options_are_found_out(game: str, options: dict[str, object]) -> None:
    assert "commitment" in error({**a_record(game), "options": options})


def test_another_number_of_players_is_found_out() -> None:
    record = {**a_record("dojo"), "players": 4}
    contributions = fairness_of(record)["contributions"]
    assert isinstance(contributions, list)
    contributions.append(None)
    assert "commitment" in error(record)


def swapped(move: str, first: int, second: int) -> str:
    word, _, drawn = move.partition(":")
    lots = drawn.split(",")
    lots[first], lots[second] = lots[second], lots[first]
    return f"{word}:{','.join(lots)}"


@every_game
def test_two_cards_that_change_places_in_any_draw_are_found_out(game: str) -> None:
    choice = random.Random(3)
    for k, (index, move) in enumerate(draws_of(RECORDS[game])):
        size = move.count(",") + 1
        pairs = {(0, size - 1), *(tuple(choice.sample(range(size), 2)) for _ in range(3) if size > 1)}
        for first, second in pairs:
            other = swapped(move, first, second)
            if other == move:
                continue  # the two M3 of Dojo are one as good as the other
            record = a_record(game)
            moves_of(record)[index][1] = other
            assert f"moves[{index}]" in error(record)
            assert f"draw {k}," in error(record)
            assert verified(record).draws == k


@given(st.data())
@settings(max_examples=60)
def test_nothing_that_decides_the_cards_can_be_changed_unseen(data: st.DataObject) -> None:
    record = a_record(data.draw(st.sampled_from(sorted(RECORDS))))
    fairness = fairness_of(record)
    match data.draw(st.sampled_from(["seed", "seal", "commitment", "contribution", "table", "draw"])):
        case "seed" | "seal" | "commitment" as key:
            fairness[key] = data.draw(hexadecimal(32, 32, fairness[key]))
        case "contribution":
            contributions = fairness["contributions"]
            assert isinstance(contributions, list)
            player = data.draw(st.integers(0, len(contributions) - 1))
            contributions[player] = data.draw(hexadecimal(16, 64, contributions[player]))
        case "table":
            fairness["table"] = data.draw(st.from_regex("[A-Za-z0-9_-]{1,64}", fullmatch=True))
        case "draw":
            index, move = data.draw(st.sampled_from([pair for pair in draws_of(record) if "," in pair[1]]))
            places = st.integers(0, move.count(","))
            moves_of(record)[index][1] = swapped(move, data.draw(places), data.draw(places))
    assert verified(record).is_true is (record in RECORDS.values())


def hexadecimal(least: int, most: int, but: object) -> st.SearchStrategy[str]:
    return st.binary(min_size=least, max_size=most).map(bytes.hex).filter(lambda text: text != but)


def test_a_record_that_breaks_a_rule_is_not_true_and_says_where() -> None:
    record = a_record()
    index = next(index for index, (player, _) in enumerate(moves_of(record)) if player != CHANCE)
    moves_of(record)[index][1] = f"ask:{moves_of(record)[index][0]}"
    verdict = verified(record)
    assert verdict.refusal is not None
    assert (verdict.is_true, verdict.refusal.index, verdict.refusal.clause) == (False, index, "TATSU-TURN")
    assert verdict.error == str(verdict.refusal)


@pytest.mark.clause("RECORD-RESULT")
def test_a_false_result_is_not_true() -> None:
    record = {**a_record(), "result": {"scores": [0, 0, 0, 0], "winners": [0]}}
    assert "RECORD-RESULT" in error(record)


def test_a_draw_where_none_is_awaited_breaks_a_rule() -> None:
    record = a_record()
    moves_of(record).insert(2, [CHANCE, "dealer:1"])
    verdict = verified(record)
    assert isinstance(verdict.refusal, IllegalMove)
    assert verdict.refusal.clause == "MOVE-TURN"


# --- nothing to check


def without(key: str) -> Callable[[Record], object]:
    return lambda record: fairness_of(record).pop(key)


def having(**values: object) -> Callable[[Record], object]:
    return lambda record: fairness_of(record).update(values)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda record: record.pop("fairness"), "nothing to check"),
        (lambda record: record.update(fairness=None), "nothing to check"),
        (lambda record: record.update(fairness=[1]), "must be an object"),
        (without("seed"), "cannot be checked yet"),
        (having(seed=None), "cannot be checked yet"),
        (having(seed=7), "the record's seed must be 32 bytes"),
        (having(seed="00" * 31), "the record's seed must be 32 bytes"),
        (without("version"), "version"),
        (having(version=2), "must be 1, not 2"),
        (having(version=True), "must be 1, not true"),
        (without("table"), "a table's id"),
        (having(table=["x"]), "a table's id"),
        (having(table="a\nb"), "a table's id"),
        (without("seal"), "the record's seal must be 32 bytes"),
        (having(seal="AB" * 32), "the record's seal must be 32 bytes"),
        (without("commitment"), "the record's commitment must be 32 bytes"),
        (without("contributions"), "contributions must be a list"),
        (having(contributions="00" * 16), "contributions must be a list"),
        (having(contributions=[None] * 3), "4 players make 4 contributions, not 3"),
        (having(contributions=[None, None, None, "00"]), "16 to 64 bytes"),
    ],
)
def test_what_cannot_be_checked_is_said_in_a_sentence(change: Callable[[Record], object], words: str) -> None:
    record = a_record()
    change(record)
    with pytest.raises(FairnessError) as refused:
        verified(record)
    assert words in str(refused.value)


def test_what_is_no_record_is_no_matter_of_fairness() -> None:
    others: list[object] = [[], {}, {**a_record(), "moves": 3}, {**a_record(), "options": []}]
    for described in others:
        with pytest.raises(RecordError):
            verified(described)
    with pytest.raises(OptionError):
        verified({**a_record(), "players": 5})
