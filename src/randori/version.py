"""The version, and which of the two builds this is."""

from __future__ import annotations

from randori.engine import bits

VERSION = "0.1.0"

IS_COMPILED = not bits.__file__.endswith(".py")
BUILD = "compiled" if IS_COMPILED else "pure Python"
