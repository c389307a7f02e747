"""What a number stands for. All of these are native integers: the names are for the reader.

A type checker takes one for the other, and the compiled code is the same to the byte as with `i64`.
This module itself is never compiled; nothing of it is left when the rules run.
"""

from __future__ import annotations

from mypy_extensions import i64

Player = i64
"""0 … n-1; CHANCE and NOBODY are below."""
Players = i64
"""A set of players, in the bits of one integer (bits.py)."""
Seat = i64
"""A place at the table: the same as a player, but where players change seats."""

Card = i64
"""A card's number in its game's box."""
Cards = i64
"""A set of cards, in the bits of one integer."""

Place = i64
"""Where a card lies, or may lie: a number private to each game."""
Places = i64
"""A set of places."""

Action = i64
"""What a player does: a number private to each game."""
Actions = i64
"""A set of actions, where there are few enough for one integer."""
