"""Views that a type checker understands: what they hold, game by game.

`State.view` gives a `View`, whose `table` is the game's own. `tatsu_view`, `dojo_view` and `memo_view` say
which it is: they check it, and hand back the very same view. docs/views.md has all fields.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Generic, TypedDict, TypeVar, cast, get_args, get_type_hints, is_typeddict

from randori.engine.errors import ViewError, quote
from randori.engine.plugging import complain
from randori.engine.view import View
from randori.games.dojo.explaining import ColumnSheet as DojoColumnSheet
from randori.games.dojo.explaining import DojoSheet
from randori.games.dojo.explaining import Group as DojoGroup
from randori.games.dojo.explaining import RowSheet as DojoRowSheet
from randori.games.dojo.explaining import Step as DojoStep
from randori.games.dojo.seen import Challenge as DojoChallenge
from randori.games.dojo.seen import Dojo as DojoDojo
from randori.games.dojo.seen import Laid as DojoLaid
from randori.games.dojo.seen import Table as DojoTable
from randori.games.memo.seen import CardSeen as MemoCard
from randori.games.memo.seen import Event as MemoEvent
from randori.games.memo.seen import Placed as MemoPlaced
from randori.games.memo.seen import Table as MemoTable
from randori.games.memo.seen import Waiting as MemoWaiting
from randori.games.registry import brought
from randori.games.tatsu.seen import ClanSheet as TatsuClanSheet
from randori.games.tatsu.seen import Pile as TatsuPile
from randori.games.tatsu.seen import Play as TatsuPlay
from randori.games.tatsu.seen import Round as TatsuRound
from randori.games.tatsu.seen import Seat as TatsuSeat
from randori.games.tatsu.seen import Table as TatsuTable
from randori.games.tatsu.seen import Trick as TatsuTrick

__all__ = [
    "DojoChallenge",
    "DojoColumnSheet",
    "DojoDojo",
    "DojoGroup",
    "DojoLaid",
    "DojoRowSheet",
    "DojoSheet",
    "DojoStep",
    "DojoTable",
    "DojoView",
    "GameView",
    "MemoCard",
    "MemoEvent",
    "MemoPlaced",
    "MemoTable",
    "MemoView",
    "MemoWaiting",
    "TatsuClanSheet",
    "TatsuPile",
    "TatsuPlay",
    "TatsuRound",
    "TatsuSeat",
    "TatsuTable",
    "TatsuTrick",
    "TatsuView",
    "View",
    "dojo_view",
    "memo_view",
    "tatsu_view",
]

Table = TypeVar("Table")


class GameView(TypedDict, Generic[Table]):
    """A `View` of which it is known what its table holds."""

    game: str
    players: int
    options: dict[str, object]
    player: int | None
    to_act: list[int]
    moves: list[str]
    over: bool
    scores: list[int]
    winners: list[int]
    table: Table


DojoView = GameView[DojoTable]
MemoView = GameView[MemoTable]
TatsuView = GameView[TatsuTable]


def parts_of(game: str) -> dict[str, type]:
    """The types of a game's table by their public names, the table first; none for a game that does not
    bring them."""
    table = brought(game, "view")
    if table is None:
        return {}
    if not isinstance(table, type) or not is_typeddict(table):
        complain(f"what the game {quote(game)} brings as 'view' is no TypedDict")
        return {}
    names = {globals()[name]: name for name in __all__}
    parts = {names.get(kind) or f"{game.capitalize()}{kind.__name__}": kind for kind in described_by(table)}
    return dict(sorted(parts.items(), key=lambda part: (part[1] is not table, part[0])))


def described_by(kind: object) -> Iterator[type]:
    """The TypedDicts that a type is made of."""
    found: list[type] = []
    waiting = [kind]
    while waiting:
        one = waiting.pop()
        waiting += get_args(one)
        if isinstance(one, type) and is_typeddict(one) and one not in found:
            found.append(one)
            waiting += get_type_hints(one).values()
    return iter(found)


def dojo_view(view: Mapping[str, object]) -> DojoView:
    """The same view, known to be one of Dojo; ViewError if it is not."""
    return cast(DojoView, checked(view, "dojo"))


def memo_view(view: Mapping[str, object]) -> MemoView:
    """The same view, known to be one of Mémo Combo; ViewError if it is not."""
    return cast(MemoView, checked(view, "memo"))


def tatsu_view(view: Mapping[str, object]) -> TatsuView:
    """The same view, known to be one of Tatsu; ViewError if it is not."""
    return cast(TatsuView, checked(view, "tatsu"))


def checked(view: Mapping[str, object], game: str | None = None) -> Mapping[str, object]:
    """The view itself, if it looks like one of this game, or of any."""
    if not isinstance(view, Mapping):
        raise ViewError(f"a view is an object, not {quote(view)}")
    for key in GameView.__annotations__:
        if key not in view:
            raise ViewError(f"this is no view of a game: it has no '{key}'")
    if game is not None and view["game"] != game:
        raise ViewError(f"this is a view of {quote(view['game'])}, not of '{game}'")
    if not isinstance(view["table"], Mapping):
        raise ViewError(f"the table of a view is an object, not {quote(view['table'])}")
    return view
