"""The folder of an arena: its plan, a record for every game, and what they tell.

The records are the only truth: what has one is not played again, and the rest is made from them.
"""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import click

from randori.api import replay
from randori.arena.arena_report import arena_page
from randori.arena.plan import Plan, Record
from randori.arena.played import Played, outcome
from randori.arena.standings import Standings
from randori.cli.files import FileError, make_folder, read_json, write_json, write_text
from randori.engine.errors import RandoriError, quote

PLAN, RECORDS, RESULTS, REPORT, LOCK = "arena.json", "records", "results.json", "report.html", ".lock"


class Folder:
    """One arena's, and nobody else's while we have it open."""

    def __init__(self, path: Path) -> None:
        """Make it, or open it again."""
        self.path = path
        make_folder(path)
        self.lock = locked(path)
        make_folder(path / RECORDS)
        for part in (path / RECORDS).glob(".*.part"):  # of one who was killed while he wrote
            part.unlink()

    def close(self) -> None:
        """Let others have it."""
        os.close(self.lock)

    # --- the plan

    def settled(self, plan: Plan, *, has_seed: bool) -> Plan:
        """The plan that is played here: the one wanted, if none was given with the seed it began with.

        It may grow by more games. In any other way a plan must be the one that lies here.
        """
        begun = self.plan()
        if begun is None:
            self.check_empty()
        else:
            plan = plan if has_seed else replace(plan, seed=whole_number(begun, "seed"))
            self.check_same(begun, plan.to_json())
        write_json(self.path / PLAN, plan.to_json())
        return plan

    def plan(self) -> Record | None:
        """The plan that lies here, if any does."""
        file = self.path / PLAN
        if not file.exists():
            return None
        begun = read_json(str(file))
        if not isinstance(begun, dict):
            raise FileError(f"{file} is no plan of an arena")
        return begun

    def check_same(self, begun: Record, wanted: Record) -> None:
        for key in wanted:
            if key != "games" and begun.get(key) != wanted[key]:
                raise FileError(
                    f"{self.path} holds an arena with {key} {quote(begun.get(key))}, not "
                    f"{quote(wanted[key])}; give another folder"
                )
        games = whole_number(begun, "games")
        if games > whole_number(wanted, "games"):
            raise FileError(f"{self.path} holds an arena of {games} games; ask for as many, or for more")

    def check_empty(self) -> None:
        if any((self.path / RECORDS).iterdir()):
            raise FileError(f"{self.path / RECORDS} holds files, but there is no {PLAN}; give another folder")

    # --- the records

    def file(self, plan: Plan, number: int) -> Path:
        deal, rotation = plan.place(number)
        return self.path / RECORDS / f"{plan.game}-{deal:06}-{rotation}.json"

    def keep(self, plan: Plan, number: int, record: Record) -> None:
        write_json(self.file(plan, number), record)

    def played(self, plan: Plan) -> Iterator[Played]:
        """The games that are here. A damaged record is named, and its game is played again."""
        for number in range(plan.games):
            file = self.file(plan, number)
            if file.exists():
                try:
                    yield checked(file, plan, number)
                except DamagedError as wrong:
                    click.echo(f"randori: {wrong.message}; the game is played again", err=True)

    # --- what they tell

    def write_results(self, standings: Standings) -> None:
        write_json(self.path / RESULTS, standings.to_json())
        write_text(self.path / REPORT, arena_page(standings))


def whole_number(told: Record, key: str) -> int:
    value = told.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise FileError(f"the {key} of an arena's plan must be a number, not {quote(value)}")
    return value


class DamagedError(RandoriError):
    """A record that cannot be read, or breaks a rule."""


def checked(file: Path, plan: Plan, number: int) -> Played:
    """A record that is whole, keeps the rules and belongs to the plan. One that is well but belongs elsewhere
    is not ours to write over: FileError."""
    try:
        record = read_json(str(file))
        state = replay(record)
        assert isinstance(record, dict)
        found = outcome(number, record)
    except RandoriError as wrong:
        raise DamagedError(f"{file.name} is damaged: {wrong}") from None
    game, marks = state.game, plan.marks(number)
    is_ours = (game.name, game.players, game.options) == (plan.game, plan.players, plan.options)
    if not is_ours or any(state.extra.get(key) != mark for key, mark in marks.items()):
        raise FileError(f"{file} is the record of another game than the arena's; take it away")
    return found


def locked(path: Path) -> int:
    """Two at once would play every game twice. The lock ends with us, however we end."""
    lock = os.open(path / LOCK, os.O_RDWR | os.O_CREAT)
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise FileError(f"another arena is at work in {path}") from None
    return lock
