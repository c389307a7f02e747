"""Shares and means with honest intervals."""

from __future__ import annotations

import pytest

from randori.arena.summary import mean, share


def test_wilsons_interval_is_the_textbooks() -> None:
    estimate = share(8, 10)
    assert estimate.value == 0.8
    assert estimate.low == pytest.approx(0.4902, abs=1e-4)
    assert estimate.high == pytest.approx(0.9433, abs=1e-4)


def test_nothing_and_everything_stay_within_their_bounds() -> None:
    assert (share(0, 10).value, share(0, 10).low) == (0, 0)
    assert (share(10, 10).value, share(10, 10).high) == (1, 1)
    assert share(0, 10).high == pytest.approx(0.2775, abs=1e-4)


def test_a_mean_has_the_normal_interval() -> None:
    estimate = mean([1.0, 2.0, 3.0, 4.0])
    assert estimate.value == 2.5
    assert estimate.high == pytest.approx(2.5 + 1.96 * 1.29099 / 2, abs=1e-3)


def test_too_few_values_have_no_interval() -> None:
    assert (mean([3.0]).value, mean([3.0]).low, mean([3.0]).high) == (3.0, None, None)
    assert mean([]).value is None
    assert share(0, 0).value is None
