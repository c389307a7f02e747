"""What is shown of a table. Of the game on it, the engine's `views` and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, cast

from randori.engine.view import View
from randori.engine.views import changes as changed
from randori.table import errors
from randori.table.codes import code_of
from randori.table.errors import TableError
from randori.table.fairness import seal_of
from randori.table.feed import Eyes
from randori.table.protocol.seen import ClocksSeen, Fairness, SeatSeen, TableSeen
from randori.table.protocol.server import Changes
from randori.table.seats import Seat
from randori.table.table import Table


def table_seen(table: Table, here: Sequence[bool]) -> TableSeen:
    """`here`: who is connected, by seat."""
    return TableSeen(
        id=table.id,
        code=code_of(table.id) if table.status == "waiting" else None,
        settings=table.settings,
        status=table.status,
        seats=[seat_seen(seat, is_here) for seat, is_here in zip(table.seats, here, strict=True)],
        host=table.seat_of(table.host_key),
        barred=list(table.barred.values()),
        agree_to_end=sorted(table.agreed),
        fairness=fairness_seen(table),
        rematch=table.rematch,
        origin=table.origin,
    )


def seat_seen(seat: Seat, is_here: bool) -> SeatSeen:
    return SeatSeen(
        kind_of(seat), seat.name, seat.bot, is_here, seat.is_settled, seat.has_left, seat.face, seat.is_free
    )


def kind_of(seat: Seat) -> Literal["open", "bot", "person", "program"]:
    if seat.key is None:
        return "open" if seat.bot is None else "bot"
    return "person" if seat.account is None else "program"


def fairness_seen(table: Table) -> Fairness:
    """The seed is opened when the game is over, not a moment before."""
    return Fairness(
        seal=seal_of(table.seed),
        contributions=[seat.contribution for seat in table.seats],
        commitment=None if table.shuffle is None else table.shuffle.commitment,
        seed=table.seed.hex() if table.status == "over" else None,
    )


def clocks_seen(table: Table, deadlines: Mapping[int, float | None], now: float) -> ClocksSeen | None:
    if table.status != "playing":
        return None
    return ClocksSeen(now, dict(deadlines), table.clocks.answering)


def record(table: Table) -> dict[str, object]:
    """The record of the game, which is nobody's secret once it is over."""
    if table.status != "over" or table.state is None or table.shuffle is None:
        raise TableError(errors.STATUS, "the record of a game is given out when the game is over")
    return table.state.record() | {
        "names": [seat.name or seat.bot or "" for seat in table.seats],
        "bots": [seat.bot if seat.key is None else None for seat in table.seats],
        "faces": [seat.face for seat in table.seats],
        "began_at": table.began_at,
        "fairness": table.shuffle.opened(),
    }


# --- views on their way


def view_of(table: Table, eyes: Eyes) -> View | None:
    """The game in these eyes."""
    return None if table.state is None else table.state.views([eyes])[0]


def changes(views: Sequence[View], before: Sequence[Mapping[str, object] | None]) -> list[Changes]:
    """What is new in these views since their tables lay like this; all, where nothing was seen."""
    return cast("list[Changes]", changed(cast(Views, views), cast(Views, before)))


Views = Sequence[dict[str, object]]
