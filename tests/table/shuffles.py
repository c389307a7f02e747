"""The shuffle as docs/fairness.md describes it, written again from the page alone; and games to check."""

from __future__ import annotations

import hmac
import json
import random
from collections.abc import Iterator
from copy import deepcopy
from hashlib import sha256

import pytest

from randori import CHANCE, State
from randori.engine.game import Game
from randori.table.fairness import (
    Shuffle,
)
from tests.conformance.modes import Mode
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
