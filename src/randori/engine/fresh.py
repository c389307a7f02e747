"""Copies of what JSON can say (compiled)."""

from __future__ import annotations


def fresh(value: object) -> object:
    """A copy, down to the last list, of what JSON can say: whoever gets it may change it."""
    if isinstance(value, dict):
        return {key: fresh(part) for key, part in value.items()}
    if isinstance(value, list):
        return [fresh(part) for part in value]
    return value
