"""What the HTTP API takes and gives, as typed as the protocol."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta, Struct

from randori.table.protocol.client import Contribution, Face, Name, SeatNumber, Token
from randori.table.settings import Settings, agreed

Profile = Annotated[Token, Meta(min_length=16, description="the secret of your profile, if you have one")]


class NewTable(Settings, frozen=True, forbid_unknown_fields=True):
    """The settings of a table; with a name, its maker takes the first open seat as well."""

    name: Name | None = None
    contribution: Contribution | None = None
    face: Face | None = None
    profile: Profile | None = None

    def settings(self) -> Settings:
        """OptionError if there is something in them that nobody can read."""
        return agreed(Settings(**{field: getattr(self, field) for field in Settings.__struct_fields__}))


class TableMade(Struct, frozen=True):
    """`token` makes its holder the host, and opens the seat if there is one. It is shown this once."""

    table: str
    token: str
    seat: int | None


class TableCoded(Struct, frozen=True):
    """The table that waits under a code."""

    table: str


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    seat: Annotated[SeatNumber | None, Meta(description="none: the first free one")] = None
    contribution: Contribution | None = None
    face: Face | None = None
    profile: Profile | None = None


class Joined(Struct, frozen=True):
    """`token` opens the seat, from any device. It is shown this once. `name`: as it is at this table, where
    somebody else may have had the one that was asked for."""

    seat: int
    token: str
    name: str


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat that somebody has the token of."""

    table: Annotated[str, Meta(max_length=40)]
    token: Token


class HeldSeats(Struct, frozen=True, forbid_unknown_fields=True):
    seats: Annotated[list[Held], Meta(max_length=10, description="who has more asks again")]


class YourGame(Struct, frozen=True):
    table: str
    seat: int | None
    status: Literal["waiting", "playing", "over"]
    is_your_turn: bool
    deadline: Annotated[float | None, Meta(description="of your decision, in seconds since the epoch")]
    settings: Settings
    names: list[str]
    changed_at: float
    origin: Annotated[str | None, Meta(description="the table it is the rematch of")] = None


class NewStudy(Struct, frozen=True, forbid_unknown_fields=True):
    """A record, of a game that is over or not. `eyes`: a player's, a spectator's (null), or all hands "open".
    `since`: only the steps from this move on."""

    record: dict[str, object]
    eyes: Annotated[int, Meta(ge=0)] | Literal["open"] | None = None
    since: Annotated[int, Meta(ge=0)] = 0


class Listener(Struct, frozen=True, forbid_unknown_fields=True):
    """Whose ears: a seat's, or without a token a spectator's."""

    token: Token | None = None


class OptionFacts(TypedDict):
    """What may be chosen of an option of a game."""

    type: str
    default: Any
    help: str
    choices: NotRequired[list[str]]
    minimum: NotRequired[int]


class GameFacts(TypedDict):
    """`levels`: the bots that play it. A plug-in names the languages of its `words` and of its `rules`, which
    the pages were built without."""

    title: str
    players: list[int]
    options: dict[str, OptionFacts]
    levels: list[str]
    words: NotRequired[list[str]]
    rules: NotRequired[list[str]]


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class AccountMade(Struct, frozen=True):
    """`token` is shown this once; it goes into the header `Authorization: Bearer …`."""

    account: str
    name: str
    token: str


class AccountSeen(Struct, frozen=True):
    account: str
    name: str


class Health(Struct, frozen=True):
    """What is wrong, if anything: the store does not answer, or a task in the background fails."""

    status: Literal["ok", "store", "task"]
    version: str


class Problem(Struct, frozen=True):
    """Why something was refused."""

    clause: str
    message: str


class Refusal(Struct, frozen=True):
    error: Problem
