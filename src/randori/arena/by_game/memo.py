"""What a report tells of Mémo Combo: minutes at a real table, faults, endings, and what takes the time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from randori.arena import plots
from randori.arena.figures import Tally, ratio
from randori.arena.own import OwnFigures
from randori.arena.page import compared, figure, share_text, table
from randori.arena.plots import Axes
from randori.arena.summary import Estimate, mean, share
from randori.engine.state import State
from randori.games.memo import figures as memo

AIM = (5.0, 10.0)
"""Minutes: how long a game should last at a real table."""

PACE_NOTE = (
    "Where several players may act at once, any of them is the first, whatever the seat. So seats differ by "
    "chance alone, unless the bots differ; what beginning is worth is told apart."
)

STEADY_NOTE = "The bot steady plays only what it is sure of, so it commits no fault and forgets nothing."


class MemoFigures(OwnFigures):
    def counted(self, state: State) -> Counter[str]:
        return memo.counted(state.game, state.history)

    def rounds(self, state: State, counts: Counter[str]) -> int:
        return counts[memo.ROUND]

    def notes(self, bots: Sequence[str]) -> list[str]:
        return [PACE_NOTE, STEADY_NOTE] if "steady" in bots else [PACE_NOTE]

    def compared(self, names: Sequence[str], tallies: Sequence[Tally]) -> list[str]:
        return [minutes_compared(names, tallies), faults_compared(names, tallies)]

    def lengths(self, tally: Tally) -> list[tuple[str, list[float], float]]:
        return [("minutes", minutes(tally), 0.5)]

    def facts(self, tally: Tally) -> str:
        """MEMO-FAULT, MEMO-WIN, MEMO-LIMIT: what only Mémo Combo has."""
        total, lasted = tally.total, minutes(tally)
        endings = sum(total[ending] for ending in memo.ENDINGS)
        aimed = sum(AIM[0] <= each <= AIM[1] for each in lasted)
        rows = [
            [f"games of {AIM[0]:g} to {AIM[1]:g} minutes", share_text(share(aimed, len(lasted)))],
            [f"faults among {plays(tally)} plays", share_text(faults(tally))],
            *[[f"ended by {ending}", share_text(share(total[ending], endings))] for ending in memo.ENDINGS],
            [memo.STARTER_WON, share_text(share(total[memo.STARTER_WON], endings))],
        ]
        return table(["", "share"], rows)

    def figures(self, tally: Tally) -> str:
        """MEMO-POWERS and all else that takes time: how often, and what it adds to the minutes."""
        total, games = tally.total, tally.summary.games
        rows = [
            [name, f"{total[name] / games:.2f}", f"{each * total[name] / games / 60:.2f}"]
            for name, each in memo.SECONDS.items()
        ]
        return figure("What happens in a game", "", table(["what", "times a game", "minutes"], rows))

    def assumptions(self) -> str:
        """From counts to minutes: what was assumed."""
        rows = [[name, f"{each:g} s"] for name, each in memo.SECONDS.items()]
        powers = ", ".join(memo.POWERS.values())
        return (
            "<h2>How the minutes are estimated</h2>\n"
            "<p>A simulation has no clock. The minutes are what happened in each game, counted, times the "
            "seconds assumed here; nobody has measured these at a table. A pass takes no time by itself: "
            "what takes time is the silence each time the reactions close. Shuffling and dealing before the "
            "game are left out. "
            f"The powers are {powers}; each is counted once when it is used, whatever steps it has. "
            f"The aim is {AIM[0]:g} to {AIM[1]:g} minutes a game (the band in the plot).</p>\n"
            + table(["what happens", "assumed"], rows)
        )


def minutes(tally: Tally) -> list[float]:
    return [memo.seconds(counts) / 60 for counts in tally.counts]


def plays(tally: Tally) -> int:
    return tally.total[memo.PLAY] + tally.total[memo.FAULT]


def faults(tally: Tally) -> Estimate:
    """The share of faults among all plays."""
    return ratio(
        [counts[memo.FAULT] for counts in tally.counts],
        [counts[memo.FAULT] + counts[memo.PLAY] for counts in tally.counts],
    )


def minutes_compared(names: Sequence[str], tallies: Sequence[Tally]) -> str:
    means = [mean(minutes(tally)) for tally in tallies]
    axes = Axes("Estimated minutes a game by number of players", "players", "minutes", plots.plain)
    return compared(
        f"Estimated minutes a game (band: {AIM[0]:g} to {AIM[1]:g})", names, means, axes, band=AIM
    )


def faults_compared(names: Sequence[str], tallies: Sequence[Tally]) -> str:
    axes = Axes("Share of faults among plays by number of players", "players", "faults", plots.percent)
    return compared("Share of faults among plays", names, [faults(tally) for tally in tallies], axes)
