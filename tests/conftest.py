"""Settings and things that all tests share."""

from __future__ import annotations

import pytest
from hypothesis import settings

from tests.plugins.environment import Environment, new_environment

# Machines differ in speed: a slow example is no failure.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


@pytest.fixture(scope="session")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment with Randori and the example game."""
    return new_environment(tmp_path_factory.mktemp("fresh"))
