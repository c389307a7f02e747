"""Secrets that open things: drawn from a cryptographic source, kept as hashes."""

from __future__ import annotations

import base64
import hashlib
import re
import secrets

TOKEN_BYTES = 24
TABLE_BYTES = 9
SIGNS = "BCDFGHJKMNPQRTVWXZ2346789"
"""Of a code: none looks like another, and there are no vowels to make words of."""
CODE_LENGTH = 6
CODED = re.compile(f"[{SIGNS}]{{{CODE_LENGTH}}}(?=.{{8}})")


def new_token() -> str:
    return secrets.token_urlsafe(TOKEN_BYTES)


def new_table() -> str:
    """An id that cannot be guessed: who has the link of a private table has been given it. It begins with a
    code that can be told and typed, and opens the table while it waits."""
    return table_of(secrets.token_bytes(2 * TABLE_BYTES))


def table_of(drawn: bytes) -> str:
    number = int.from_bytes(drawn[TABLE_BYTES:])
    code = ""
    for _ in range(CODE_LENGTH):
        number, sign = divmod(number, len(SIGNS))
        code += SIGNS[sign]
    return code + base64.urlsafe_b64encode(drawn[:TABLE_BYTES]).decode()


def code_of(table: str) -> str | None:
    """Tables of earlier versions have none."""
    found = CODED.match(table)
    return None if found is None else found[0]


def typed(text: str) -> str | None:
    """A code as somebody typed it."""
    code = re.sub(r"[\s·-]", "", text).upper()
    return code if re.fullmatch(f"[{SIGNS}]{{{CODE_LENGTH}}}", code) else None


def rematch_of(seed: bytes) -> str:
    """The table of a rematch: the same however often it is asked for, and nobody's to guess before."""
    digest = hashlib.sha256(b"randori/rematch/1\n" + seed).digest()
    return table_of(digest[: 2 * TABLE_BYTES])


def hashed(token: str) -> str:
    """Tokens are long and random, so that a plain hash hides them."""
    return hashlib.sha256(token.encode()).hexdigest()
