"""Why a table says no to what is no move of its game: the clause, and a sentence that repeats no secret."""

from __future__ import annotations

from randori.engine.errors import RandoriError

FORM = "TABLE-FORM"
TOKEN = "TABLE-TOKEN"
SEAT = "TABLE-SEAT"
HOST = "TABLE-HOST"
BARRED = "TABLE-BARRED"
STATUS = "TABLE-STATUS"
HINT = "TABLE-HINT"
CHAT = "TABLE-CHAT"
RATE = "TABLE-RATE"
SIZE = "TABLE-SIZE"
LATE = "TABLE-LATE"
STORE = "TABLE-STORE"
UNKNOWN = "TABLE-UNKNOWN"

MEANINGS = {
    FORM: "the message is not one of the protocol",
    TOKEN: "the token opens no seat of this table",
    SEAT: "there is no such seat, or it is not free, or it is not yours",
    HOST: "only the host may do this",
    BARRED: "the host does not want you at this table",
    STATUS: "the table is waiting, playing or over, and this belongs to another time",
    HINT: "there is no hint to be had",
    CHAT: "the text cannot be said at this table",
    RATE: "too many messages in too short a time",
    SIZE: "the message is too long",
    LATE: "the move was chosen for a decision that has been made since, by a clock or a bot, or elsewhere",
    STORE: "the table could not write it down; nothing happened",
    UNKNOWN: "there is no such table",
}


NO_TABLE = "there is no such table"
NOT_WRITTEN = "the table could not write this down; nothing happened"
STORE_IS_AWAY = "the table cannot write anything down just now: try again in a moment"
"""Where the store is, and what is wrong with it, is the host's affair."""


class TableError(RandoriError):
    """Nothing has happened; `clause` is one of those above."""

    def __init__(self, clause: str, message: str) -> None:
        super().__init__(message)
        self.clause = clause
