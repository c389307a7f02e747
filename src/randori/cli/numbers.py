"""Figures with their intervals, as tables in the terminal have them."""

from __future__ import annotations

from randori.arena.summary import Estimate


def percent(rate: Estimate) -> str:
    if rate.value is None:
        return "–"
    return f"{rate.value:.1%} ({rate.low:.1%} – {rate.high:.1%})"


def plus_minus(estimate: Estimate) -> str:
    if estimate.value is None:
        return "–"
    if estimate.high is None:
        return f"{estimate.value:.1f}"
    return f"{estimate.value:.1f} ± {estimate.high - estimate.value:.1f}"
