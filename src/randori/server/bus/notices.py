"""How a message travels by PostgreSQL's NOTIFY: as text, and a short one.

`SERVER =text`, or `SERVER +base64` where it is not plain ASCII: the database may have any encoding. A message
that is too long becomes `SERVER =`, which says: look at the log.
"""

from __future__ import annotations

from base64 import b64decode, b64encode

from randori.server.bus.bus import LOOK, Notice

LONGEST = 7_900
"""Bytes; PostgreSQL takes fewer than 8,000."""


def channel(table: str) -> str:
    return f"randori_{table}"


def pack(server: str, table: str, payload: bytes) -> Notice:
    text = f"{server} {body(payload)}"
    return Notice(channel(table), text if len(text) <= LONGEST else f"{server} {body(LOOK)}")


def body(payload: bytes) -> str:
    if payload.isascii() and b"\0" not in payload:
        return f"={payload.decode()}"
    return f"+{b64encode(payload).decode()}"


def unpack(text: str) -> tuple[str, bytes]:
    """Who sent it, and the message."""
    server, _, rest = text.partition(" ")
    return server, b64decode(rest[1:]) if rest.startswith("+") else rest[1:].encode()
