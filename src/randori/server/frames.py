"""WebSocket frames as they nearly always come and go, RFC 6455, 5.2.

The library reads and writes every frame there is, and takes ten times as long: an eighth of a move, which
comes in one frame and goes out in one to each player.
"""

from __future__ import annotations

from websockets.utils import apply_mask

TEXT = 0x81
"""The first byte of a frame that is all of a text message."""
MASKED = 0x80
SHORT = 126
"""Bytes from which on a length is written in another way."""
HEAD = 2
MASK = 4


def framed(message: bytes) -> bytes:
    """A message as one frame of text, from a server: not masked."""
    length = len(message)
    if length < SHORT:
        return bytes((TEXT, length)) + message
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big") + message
    return bytes((TEXT, 127)) + length.to_bytes(8, "big") + message


def is_one_frame(data: bytes) -> bool:
    """Whether this is exactly one short frame from a client: masked, as all of a client's must be (5.1)."""
    return (
        len(data) >= HEAD + MASK
        and MASKED <= data[1] < MASKED + SHORT
        and len(data) == HEAD + MASK + data[1] - MASKED
    )


def message_in(data: bytes) -> bytes:
    """What such a frame says."""
    return apply_mask(data[HEAD + MASK :], data[HEAD : HEAD + MASK])
