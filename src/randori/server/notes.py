"""What servers tell each other about a table, over the bus. An empty note says: look at the log."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Raw, Struct


class Written(Struct, frozen=True, tag="w", array_like=True):
    """These entries stand in the log from number `first` on."""

    first: int
    lines: list[Raw]


class Here(Struct, frozen=True, tag="h", array_like=True):
    """Who is connected to this server; `asks`: and to yours?"""

    server: str
    seats: list[int]
    spectators: int
    asks: bool


class Free(Struct, frozen=True, tag="f", array_like=True):
    """The sender keeps this table no longer."""


encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Written | Here | Free)


def told(first: int, lines: Sequence[bytes]) -> bytes:
    return encode(Written(first, [Raw(line) for line in lines]))


def read(note: bytes) -> Written | Here | Free:
    found: Written | Here | Free = _decoder.decode(note)
    return found
