"""Packed arrays: those of librt once compiled, plain lists when interpreted.

This module itself is never compiled; it is what lets the pure build do
without a compiler and without librt.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
else:
    vec = list

    def append(items, item):
        items.append(item)
        return items
