"""What servers tell each other about a table, over the bus. An empty note says: look at the log."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Raw, Struct


class Written(Struct, frozen=True, tag="w", array_like=True):
    """These entries stand in the log from number `first` on."""

    first: int
    lines: list[Raw]


class Here(Struct, frozen=True, tag="p", array_like=True):
    """Who is connected to this server, by the hashes of their tokens; `asks`: and to yours?"""

    server: str
    keys: list[str]
    spectators: int
    asks: bool


class Free(Struct, frozen=True, tag="f", array_like=True):
    """The sender keeps this table no longer."""


encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(Written | Here | Free)


def written(first: int, lines: Sequence[bytes]) -> bytes:
    return encode(Written(first, [Raw(line) for line in lines]))


def read(note: bytes) -> Written | Here | Free | None:
    """None: it cannot be read, as one of another version's; the log tells what it was about."""
    try:
        found: Written | Here | Free = _decoder.decode(note)
    except msgspec.MsgspecError:
        return None
    return found
