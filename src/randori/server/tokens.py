"""Secrets that open things: drawn from a cryptographic source, kept as hashes."""

from __future__ import annotations

import base64
import hashlib
import secrets

from randori.table.codes import code

TOKEN_BYTES = 24
TABLE_BYTES = 9


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table() -> str:
    """An id that cannot be guessed: who has the link of a private table has been given it. It begins with a
    code that can be told and typed, and opens the table while it waits."""
    return table_of(secrets.token_bytes(2 * TABLE_BYTES))


def table_of(drawn: bytes) -> str:
    return code(int.from_bytes(drawn[TABLE_BYTES:])) + base64.urlsafe_b64encode(drawn[:TABLE_BYTES]).decode()


def rematch_of(seed: bytes) -> str:
    """The table of a rematch: the same however often it is asked for, and nobody's to guess before."""
    digest = hashlib.sha256(b"randori/rematch/1\n" + seed).digest()
    return table_of(digest[: 2 * TABLE_BYTES])


def hashed(token: str) -> str:
    """Tokens are long and random, so that a plain hash hides them."""
    return hashlib.sha256(token.encode()).hexdigest()
