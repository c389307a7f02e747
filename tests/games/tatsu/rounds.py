"""Whole rounds as scripts, with what they score. All are led by seat 0; `turned` has another seat lead."""

from __future__ import annotations

SWEEP = (
    "0 YP6 RP6 Yx1 RP5",
    "0 YP5 RP4 Yx2 RP3",
    "0 YP4 RP2 Yx3 RV3",
    "0 YP3 RV4 YV3 RV5",
    "0 YP2 RV6 YV4 RV7",
    "0 YF Rx1 YV5 RF",
    "0 YV6 Rx2 YV7 Rx3",
)
"""The leader's clan takes all 28 cards: 60 points × 6 = 360 to 0."""

ROUT = (
    "0 YP5 RP6 YP6 Rx1",
    "1 RP5 YP4 Rx2 YP3",
    "1 RP4 YP2 Rx3 YV3",
    "1 RP3 YV4 RV3 YV5",
    "1 RP2 YV6 RV4 YV7",
    "1 RF Yx1 RV5 YF",
    "1 RV6 Yx2 RV7 Yx3",
)
"""The leader's opponents take all 28 cards: 0 to 360."""

DRAW = (
    "0 YP6 RP5 YV7 RV3",
    "0 YP5 RP6 YV3 RV7",
    "1 RP3 YP4 RV4 YV6",
    "2 YP3 RP4 YV4 RV6",
    "3 RV5 YP2 Rx2 Yx1",
    "0 YV5 RP2 Yx2 Rx1",
    "1 Rx3 YF RF Yx3",
)
"""Either clan takes three tricks, the mirror of the other's, and the last is lost: 30 × 1 to 30 × 1."""

UPHILL = (
    "0 YV3 RP6 YP6 RV3",
    "1 RP5 Yx3 Rx2 YP4",
    "1 RP4 YP5 RP3 YV4",
    "2 YP3 RP2 YV5 RV4",
    "2 YP2 RV5 YV6 RV6",
    "2 YF RF Yx1 Rx1",
    "2 YV7 RV7 Yx2 Rx3",
)
"""The first two tricks to red, 3+1+1+3 + 1+1 = 10 points × 2 = 20; the rest to yellow, 50 × 3 = 150."""


def turned(script: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """The same round with the table turned by some seats; the clans change roles at every odd one."""
    swap = str.maketrans("YR", "RY") if seats % 2 else {}
    return tuple(f"{(int(trick[0]) + seats) % 4}{trick[1:].translate(swap)}" for trick in script)
