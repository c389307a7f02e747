import pytest

pytest.register_assert_rewrite("tests.browser.person", "tests.browser.players", "tests.browser.results")
