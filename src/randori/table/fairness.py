"""A shuffle anyone can check: what is promised before the deal, how each draw follows from it, and the
check afterwards. docs/fairness.md describes it to the byte, so that others can build it again: what stands
there for version 1 never changes.
"""

from __future__ import annotations

import hmac
import json
import re
import secrets
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import chain

from randori.engine.chance import draw
from randori.engine.errors import IllegalMove, RandoriError, quote
from randori.engine.game import Game
from randori.engine.position import CHANCE, NO_DRAW
from randori.engine.record import checked_fields, checked_moves, checked_options, replayed, walk
from randori.engine.state import State
from randori.games import set_up

VERSION = 1
SEAL_TAG = b"randori/seal/1\n"
COMMITMENT_TAG = b"randori/commitment/1\n"
DRAW_TAG = b"randori/draw/1\n"

SEED_SIZE = 32
HASH_SIZE = 32
SMALLEST_CONTRIBUTION = 16
LARGEST_CONTRIBUTION = 64
HEX = re.compile(r"(?:[0-9a-f]{2})*")
TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")

NUMBER_SIZE = 8
NUMBERS = 2 ** (8 * NUMBER_SIZE)


class FairnessError(RandoriError):
    """A shuffle that cannot be made or checked: something is missing, or has not the right form."""


# --- what a shuffle is made of


def new_seed() -> bytes:
    """The server's secret, drawn before anyone contributes."""
    return secrets.token_bytes(SEED_SIZE)


def seal_of(seed: bytes) -> str:
    """What is published when the table is made: the seed can no longer be another one."""
    return sha256(SEAL_TAG + seed).hexdigest()


def checked_contribution(text: object) -> bytes:
    """What a person's browser drew."""
    return checked_bytes(text, "a contribution", SMALLEST_CONTRIBUTION, LARGEST_CONTRIBUTION)


def checked_table(text: object) -> str:
    """A table's id: nothing in it can be written in two ways."""
    if not isinstance(text, str) or not TABLE.fullmatch(text):
        raise FairnessError(f"a table's id must be 1 to 64 letters, digits, - or _, not {quote(text)}")
    return text


def checked_hash(text: object, noun: str) -> str:
    return checked_bytes(text, noun, HASH_SIZE, HASH_SIZE).hex()


def checked_bytes(text: object, noun: str, least: int, most: int) -> bytes:
    """Lowercase only: one value has one spelling."""
    if not isinstance(text, str) or not HEX.fullmatch(text) or not least <= len(text) // 2 <= most:
        size = str(least) if least == most else f"{least} to {most}"
        raise FairnessError(f"{noun} must be {size} bytes in lowercase hexadecimal digits, not {quote(text)}")
    return bytes.fromhex(text)


def canonical(value: object) -> bytes:
    """The one way to write a JSON value."""
    try:
        return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
    except ValueError:  # half a surrogate pair in the name of a school, a number of thousands of digits
        raise FairnessError("the options cannot be written as JSON in UTF-8") from None


# --- the shuffle


@dataclass(frozen=True)
class Shuffle:
    """All that decides the cards of one game: known when everybody has taken his seat, before the deal."""

    table: str
    game: Game
    seed: bytes = field(repr=False)  # who knows it knows all cards
    contributions: tuple[bytes | None, ...]
    """By player; None for a bot, and for whoever gave none."""

    def __post_init__(self) -> None:
        checked_table(self.table)
        if len(self.contributions) != self.game.players:
            players, given = self.game.players, len(self.contributions)
            raise FairnessError(f"{players} players make {players} contributions, not {given}")

    @property
    def seal(self) -> str:
        return seal_of(self.seed)

    @property
    def commitment(self) -> str:
        """Published before the deal: nothing that decides the cards can be another one any more."""
        promised = {
            "contributions": self._contributions(),
            "game": self.game.name,
            "options": self.game.options,
            "players": self.game.players,
            "seal": self.seal,
            "seed": self.seed.hex(),
            "table": self.table,
        }
        return sha256(COMMITMENT_TAG + canonical(promised)).hexdigest()

    def source(self, number: int) -> FairSource:
        """Where the draw of this number, counted from 0 in the record, comes from."""
        return FairSource(self.seed, bytes.fromhex(self.commitment), number)

    def deal(self, state: State) -> None:
        """Let chance make every draw that is awaited. Only the number of a draw matters: a server that
        starts again from the record draws the same."""
        while state.to_act == (CHANCE,):
            made = sum(player == CHANCE for player, _ in state.history)
            state.draw(self.source(made))

    def sealed(self) -> dict[str, object]:
        """What everybody may know during the game, ready for JSON."""
        return {
            "version": VERSION,
            "table": self.table,
            "seal": self.seal,
            "commitment": self.commitment,
            "contributions": self._contributions(),
        }

    def opened(self) -> dict[str, object]:
        """The same with the seed, for the record of a game that is over."""
        return {**self.sealed(), "seed": self.seed.hex()}

    def _contributions(self) -> list[str | None]:
        return [None if given is None else given.hex() for given in self.contributions]


class FairSource:
    """The stream of random numbers of one draw."""

    def __init__(self, seed: bytes, commitment: bytes, number: int) -> None:
        self._numbers = numbers(seed, DRAW_TAG + commitment + as_bytes(number))

    def below(self, n: int, /) -> int:
        """Numbers past the last full n are thrown away: they would make some outcomes likelier."""
        end = NUMBERS - NUMBERS % n
        return next(number for number in self._numbers if number < end) % n


def numbers(seed: bytes, message: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(seed, message + as_bytes(block), "sha256")
        for start in range(0, HASH_SIZE, NUMBER_SIZE):
            yield int.from_bytes(digest[start : start + NUMBER_SIZE], "big")
        block += 1


def as_bytes(number: int) -> bytes:
    return number.to_bytes(NUMBER_SIZE, "big")


# --- the check


@dataclass(frozen=True)
class Claim:
    """What a record says of its shuffle, its form checked."""

    table: str
    seal: str
    commitment: str
    contributions: tuple[bytes | None, ...]
    seed: bytes


@dataclass(frozen=True)
class Verdict:
    """Whether a shuffle is true; if not, the first thing that is wrong. Where that is a move against the
    rules, `refusal` says which."""

    seal: str
    commitment: str
    draws: int
    error: str | None = None
    refusal: IllegalMove | None = None

    @property
    def is_true(self) -> bool:
        return self.error is None


def verified(record: object) -> Verdict:
    """Draw a record's cards anew. FairnessError: there is nothing to check, or not yet; RecordError,
    OptionError: it is no record."""
    fields = checked_fields(record)
    claim = claimed(fields.get("fairness"))
    game = set_up(fields["game"], fields["players"], checked_options(fields))
    moves = checked_moves(fields["moves"])
    shuffle = Shuffle(claim.table, game, claim.seed, claim.contributions)
    draws, error, refusal = 0, false_hash(claim, shuffle), None
    if error is None:
        draws, error = redrawn(shuffle, moves)
    if error is None:
        try:
            replayed(record, set_up)
        except IllegalMove as refused:
            error, refusal = str(refused), refused
    return Verdict(claim.seal, claim.commitment, draws, error, refusal)


def claimed(fairness: object) -> Claim:
    if fairness is None:
        raise FairnessError("the record says nothing of its shuffle (it has no 'fairness'): nothing to check")
    if not isinstance(fairness, Mapping):
        raise FairnessError(f"the record's fairness must be an object, not {quote(fairness)}")
    version = fairness.get("version")
    if type(version) is not int or version != VERSION:
        raise FairnessError(f"the version of the record's fairness must be {VERSION}, not {quote(version)}")
    if fairness.get("seed") is None:
        raise FairnessError("the seed is opened when the game is over: the shuffle cannot be checked yet")
    return Claim(
        checked_table(fairness.get("table")),
        checked_hash(fairness.get("seal"), "the record's seal"),
        checked_hash(fairness.get("commitment"), "the record's commitment"),
        checked_contributions(fairness.get("contributions")),
        checked_bytes(fairness["seed"], "the record's seed", SEED_SIZE, SEED_SIZE),
    )


def checked_contributions(given: object) -> tuple[bytes | None, ...]:
    if not isinstance(given, (list, tuple)):
        raise FairnessError(f"the record's contributions must be a list, not {quote(given)}")
    return tuple(None if text is None else checked_contribution(text) for text in given)


def false_hash(claim: Claim, shuffle: Shuffle) -> str | None:
    """The hash that does not fit what it is the hash of."""
    if claim.seal != shuffle.seal:
        return "the seal is not the hash of the seed"
    if claim.commitment != shuffle.commitment:
        return "the commitment is not the hash of table, game, players, options, seed and contributions"
    return None


def redrawn(shuffle: Shuffle, moves: list[tuple[int, str]]) -> tuple[int, str | None]:
    """How many draws are those of the shuffle, and which one, the first, is not. Ends where a move breaks
    a rule: saying so is for `replayed`."""
    game, draws = shuffle.game, 0
    with suppress(IllegalMove):
        positions = chain([game.position()], walk(game, moves))
        for index, ((player, move), position) in enumerate(zip(moves, positions, strict=False)):
            if player != CHANCE or position.awaits() == NO_DRAW:
                continue
            kind = game.draws[position.awaits()]
            if move != kind.text(draw(position, shuffle.source(draws))):
                return (
                    draws,
                    f"moves[{index}] ({kind.word}:…), draw {draws}, is not what the seed draws there",
                )
            draws += 1
    return draws, None
