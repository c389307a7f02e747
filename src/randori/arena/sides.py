"""Who wins together: the sides of a game, each a set of seats."""

from __future__ import annotations

from randori.engine.game import Game
from randori.games.memo.game import Memo
from randori.games.tatsu.game import Tatsu

Side = tuple[int, ...]


def sides(game: Game) -> list[Side]:
    """Partners are one side; otherwise everyone is a side of his own."""
    return list(dict.fromkeys(tuple(sorted({seat, partner(game, seat)})) for seat in range(game.players)))


def partner(game: Game, seat: int) -> int:
    """TATSU-SEATS-4: he sits opposite. MEMO-TEAMS: crocodile and bird. Elsewhere a player has himself."""
    if isinstance(game, Tatsu) and game.players == 4:
        return (seat + 2) % 4
    if isinstance(game, Memo):
        return int(game.terms.partner(seat))
    return seat
