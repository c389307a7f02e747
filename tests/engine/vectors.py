"""Packed arrays for tests: what compiled functions take, or lists in the pure build."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from mypy_extensions import i64

from randori.version import IS_COMPILED

if TYPE_CHECKING or IS_COMPILED:
    from librt.vecs import vec


def packed(values: Iterable[int]) -> vec[i64]:
    return vec[i64](values) if IS_COMPILED else list(values)  # type: ignore[return-value]
