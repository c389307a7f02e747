"""The frames that this project writes and reads itself are those of the library."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from randori.server.frames import TEXT, framed, is_one_frame, message_in


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_message_is_framed_as_the_library_does_it(length: int) -> None:
    message = b"x" * length
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 60, 125])
def test_a_short_frame_of_a_client_is_read(length: int) -> None:
    message = bytes(range(length))
    data = Frame(Opcode.TEXT, message).serialize(mask=True)
    assert is_one_frame(data)
    assert data[0] == TEXT
    assert message_in(data) == message


def test_anything_else_is_left_to_the_library() -> None:
    whole = Frame(Opcode.TEXT, b"hello").serialize(mask=True)
    others = [whole[:cut] for cut in range(len(whole))]
    others += [whole + b"x", whole + whole, Frame(Opcode.TEXT, b"hello").serialize(mask=False)]
    others += [Frame(Opcode.TEXT, b"x" * 126).serialize(mask=True)]
    assert [is_one_frame(other) for other in others] == [False] * len(others)


def test_what_is_not_masked_is_left_to_the_library_whatever_its_length_says() -> None:
    for second in range(128):
        for length in range(2, 140):
            assert not is_one_frame(bytes((TEXT, second)) + b"x" * (length - 2)), (second, length)


def test_a_part_of_a_message_is_no_message() -> None:
    assert Frame(Opcode.TEXT, b"hel", fin=False).serialize(mask=True)[0] != TEXT
    assert Frame(Opcode.BINARY, b"hello").serialize(mask=True)[0] != TEXT
