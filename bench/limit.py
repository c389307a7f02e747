"""The limit: the same random games, written by hand in C, compiled here and run as a program of its own.

From one state of the generator the C program and our core must play the same
games, to the last random number: `agreement` compares their scores.
"""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from bench.measure import Contestant, Slice
from bench.ours import SEED, one_round
from randori import Rng
from randori.version import IS_COMPILED

SOURCE = Path(__file__).with_name("tatsu.c")
COMPILER = "cc"
FLAGS = ["-O3"]

COMPARED_GAMES = 20_000 if IS_COMPILED else 500

# FNV's prime: the digest takes in one score after the other.
DIGEST_PRIME = 16777619
DIGEST_MASK = 0xFFFFFFFF

TO_INSTALL = "a C compiler as `cc`: on Debian, apt install gcc"


@dataclass(frozen=True)
class Played:
    """What must be the same in C and in our core."""

    decisions: int
    digest: int
    state: int


class DisagreementError(Exception):
    """The C program and our core did not play the same games: one of them breaks the rules."""


class Limit:
    def __init__(self, folder: Path) -> None:
        self.program = folder / "tatsu"
        self.state = Rng(SEED).state

    @staticmethod
    def can_be_built() -> bool:
        return shutil.which(COMPILER) is not None

    def build(self) -> None:
        subprocess.run([COMPILER, *FLAGS, "-o", self.program, SOURCE], check=True)

    def contestant(self) -> Contestant:
        return Contestant("limit", f"Tatsu by hand in C, {' '.join(FLAGS)}, 4 players", self.play)

    def play(self, games: int) -> Slice:
        """Timed inside the program; each slice goes on where the last one left the generator."""
        played, seconds = self.run(self.state, games)
        self.state = played.state
        return Slice(played.decisions, seconds)

    def run(self, state: int, games: int) -> tuple[Played, float]:
        command = [str(self.program), str(state), str(games)]
        done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=60)
        decisions, seconds, digest, last_state = done.stdout.split()
        return Played(int(decisions), int(digest), int(last_state)), float(seconds)

    def agreement(self, games: int = COMPARED_GAMES) -> Played:
        """Play the same games in both, and return what both say of them."""
        in_c, _ = self.run(Rng(SEED).state, games)
        in_core = played_in_core(games)
        if in_c != in_core:
            raise DisagreementError(f"over the same {games} games C says {in_c}, the core {in_core}")
        return in_core


def played_in_core(games: int) -> Played:
    game, rng = one_round(4), Rng(SEED)
    decisions = digest = 0
    for _ in range(games):
        position = game.position()
        decisions += position.playout(rng)
        for score in position.scores():
            digest = ((digest ^ score) * DIGEST_PRIME) & DIGEST_MASK
    return Played(decisions, digest, rng.state)
