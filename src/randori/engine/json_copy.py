"""Copies of what JSON can say (compiled)."""

from __future__ import annotations


def json_copy(value: object) -> object:
    """A copy, down to the last list, of what JSON can say: whoever gets it may change it."""
    if isinstance(value, dict):
        return {key: json_copy(part) for key, part in value.items()}
    if isinstance(value, list):
        return [json_copy(part) for part in value]
    return value
