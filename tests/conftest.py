"""Settings that all tests share."""

from __future__ import annotations

from hypothesis import settings

# Machines differ in speed: a slow example is no failure.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
