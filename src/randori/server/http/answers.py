"""How a request ends that cannot be answered: one shape, the right status, nothing of the inside."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import structlog
from litestar import Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException

from randori.engine.errors import IllegalMove, RandoriError
from randori.server.http.guards import AnyRequest
from randori.server.http.headers import SECURITY_HEADERS
from randori.server.http.shapes import Problem, Refusal
from randori.server.store.store import NameTaken, StoreError
from randori.table import errors
from randori.table.errors import TableError
from randori.table.protocol.wording import reworded

log = structlog.get_logger()

CANNOT_BE = 409
"""What fits its description, and cannot be all the same: the rules, or the names, or the times say no."""
STATUS = {
    errors.TOKEN: 401,
    errors.HOST: 403,
    errors.BARRED: 403,
    errors.UNKNOWN: 404,
    errors.SIZE: 413,
    errors.RATE: 429,
    errors.STORE: 503,
}

PLAIN = {
    HTTPStatus.NOT_FOUND.phrase: "there is nothing at this address",
    HTTPStatus.METHOD_NOT_ALLOWED.phrase: "this cannot be done here: the header Allow says what can",
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE.phrase: "a body must be JSON",
}
"""What the framework says by a status alone, in our words."""


def refused(request: AnyRequest, reason: RandoriError) -> Response[Refusal]:
    """Ours: a clause and a sentence."""
    clause = errors.FORM
    if isinstance(reason, (TableError, IllegalMove)):
        clause = reason.clause
    elif isinstance(reason, StoreError):
        clause = errors.STORE
    elif isinstance(reason, NameTaken):
        clause = errors.SEAT
    message = errors.STORE_IS_AWAY if isinstance(reason, StoreError) else reason.message
    return answer(STATUS.get(clause, CANNOT_BE), clause, message)


def malformed(request: AnyRequest, wrong: HTTPException) -> Response[Refusal]:
    """The framework's: no such page, no such method, a body that does not fit."""
    clause = {404: errors.UNKNOWN, 413: errors.SIZE}.get(wrong.status_code, errors.FORM)
    response = answer(wrong.status_code, clause, sentence(wrong))
    response.headers.update(wrong.headers or {})
    return response


def sentence(wrong: HTTPException) -> str:
    if isinstance(wrong, ValidationException) and isinstance(wrong.extra, list):
        parts = [part for part in wrong.extra if isinstance(part, dict)]
        told = [reworded(str(part.get("message")), str(part.get("key", ""))) for part in parts]
        return f"the request does not fit: {'; '.join(told)}"[:400]
    if wrong.detail in PLAIN:
        return PLAIN[wrong.detail]
    if isinstance(wrong.__cause__, SerializationException):
        return f"the request does not fit: {reworded(str(wrong.__cause__))}"
    return str(wrong.detail).splitlines()[0][:400] if wrong.detail else "the request cannot be answered"


def bottomless(request: AnyRequest, error: RecursionError) -> Response[Refusal]:
    return answer(400, errors.FORM, "the body has lists in lists in lists: nobody reads that deep")


def broken(request: AnyRequest, error: Exception) -> Response[Refusal]:
    """A mistake of ours: the log has it, the client a sentence."""
    log.error("request failed", path=request.url.path, exc_info=error)
    return answer(500, errors.STORE, "something went wrong on the server")


def answer(status: int, clause: str, message: str) -> Response[Refusal]:
    # What never reached a handler has not got its headers.
    return Response(Refusal(Problem(clause, message)), status_code=status, headers=dict(SECURITY_HEADERS))


HANDLERS: dict[type[Exception] | int, Any] = {
    RandoriError: refused,
    HTTPException: malformed,
    RecursionError: bottomless,
    Exception: broken,
}
