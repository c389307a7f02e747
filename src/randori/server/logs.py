"""Structured logs: lines of JSON, or readable ones for a terminal. No secrets, no cards, no moves."""

from __future__ import annotations

import logging
import sys

import structlog

SECRETS = ("token", "seed", "key", "move", "authorization")


def set_up(level: str, *, as_json: bool) -> None:
    renderer = structlog.processors.JSONRenderer() if as_json else structlog.dev.ConsoleRenderer(colors=False)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            without_secrets,
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelNamesMapping()[level.upper()]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )


def without_secrets(
    logger: object, method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """The last guard: what should never have been handed to the log does not get into it."""
    return {name: value for name, value in event.items() if name not in SECRETS}
