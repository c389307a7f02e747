"""How each game looks and sounds in the terminal."""

from __future__ import annotations

from collections.abc import Callable

from randori.cli.tables.dojo import DojoTable
from randori.cli.tables.memo import MemoTable
from randori.cli.tables.table import Table
from randori.cli.tables.tatsu import TatsuTable
from randori.words import Words

TABLES: dict[str, Callable[[Words, list[str], int], Table]] = {
    "dojo": DojoTable,
    "memo": MemoTable,
    "tatsu": TatsuTable,
}
