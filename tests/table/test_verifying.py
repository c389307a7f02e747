"""A record is checked against what was promised, and whatever was changed is found out."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from randori import CHANCE, IllegalMove, OptionError, RecordError
from randori.table.fairness import (
    FairnessError,
    verified,
)
from tests.conformance.modes import MODES, Mode
from tests.table.shuffles import (
    RECORDS,
    Record,
    a_record,
    draws_of,
    every_game,
    fairness_of,
    moves_of,
    record_of,
)

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
