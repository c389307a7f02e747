"""How requests may be refused, as the OpenAPI description tells it."""

from __future__ import annotations

from litestar.openapi import ResponseSpec

from randori.server.http.shapes import Refusal

MEANINGS = {
    400: "the request does not fit this description",
    401: "the token opens nothing",
    403: "this page, or this person, may not do it",
    404: "there is no such thing",
    409: "it fits, and cannot be: the rules say no, the seat or the name is taken, or it is the wrong time",
    413: "the request is too long",
    429: "too many requests from here",
    503: "the store does not answer; nothing happened",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """These, and what may happen to any request."""
    return {
        status: ResponseSpec(Refusal, description=MEANINGS[status], generate_examples=False)
        for status in sorted({*statuses, 429, 503})
    }
