"""Points, one small function per line (compiled). MEMO-MATCH"""

from __future__ import annotations

from mypy_extensions import i64


def win_points(games: i64) -> i64:
    """In a match the winner of a game scores 3; in a single game 1."""
    return 3 if games > 1 else 1


def guess_points(is_right: bool) -> i64:
    """Right +1, wrong -1."""
    return 1 if is_right else -1
