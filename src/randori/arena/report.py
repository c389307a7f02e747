"""A page about many games: one file of HTML that needs nothing else, with plots and their tables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from statistics import median, quantiles

from randori.arena import plots
from randori.arena.figures import Bin, Tally, binned
from randori.arena.page import compared, figure, mean_text, paragraphs, share_text, shell, table
from randori.arena.plots import Axes
from randori.arena.summary import mean, share
from randori.engine.errors import quote

NAMES = {"minutes": "estimated minutes"}
"""What a measure of length is called where the unit alone would say too much."""


def page(tallies: Sequence[Tally], made_by: str) -> str:
    """The whole page; there is at least one number of players, and a game with each."""
    title = f"{tallies[0].simulation.game.title}: a simulation report"
    parts = [
        f"<h1>{escape(title)}</h1>",
        preface(tallies, made_by),
        comparison(tallies) if len(tallies) > 1 else "",
        *[section(tally) for tally in tallies],
        tallies[0].own.assumptions(),
    ]
    return shell(title, parts)


# --- the parts of the page


def preface(tallies: Sequence[Tally], made_by: str) -> str:
    """What was played, so that anybody can play it again, and how to read the figures."""
    simulation = tallies[0].simulation
    bots = sorted({bot for tally in tallies for bot in tally.simulation.bots})
    options = [f"{name} = {quote(value)}" for name, value in simulation.game.options.items()]
    notes = [
        f"Played by the bots: {', '.join(bots)}. Options: {', '.join(options) or 'the usual ones'}. "
        f"Seed {simulation.seed}; {made_by}. The same seed gives the same games.",
        "Ranges in brackets, and the whiskers in the plots, are 95 % confidence intervals. They tell how "
        "far chance may have moved a figure; they do not tell how people would play.",
    ]
    return paragraphs(notes + tallies[0].own.notes(bots))


def comparison(tallies: Sequence[Tally]) -> str:
    """The numbers of players side by side."""
    names = [str(tally.players) for tally in tallies]
    figures = tallies[0].own.compared(names, tallies)
    if tallies[0].rounds:
        rounds = [[float(count) for count in tally.rounds] for tally in tallies]
        figures.append(means_compared(names, rounds, "rounds"))
    figures.append(means_compared(names, [tally.summary.decisions for tally in tallies], "decisions"))
    return f'<h2>By number of players</h2>\n<div class="figures">{"".join(figures)}</div>'


def section(tally: Tally) -> str:
    """All about one number of players."""
    games = tally.summary.games
    figures = [wins(tally), *[lengths(values, unit, least) for unit, values, least in tally.measures()]]
    return (
        f"<h2>{tally.players} players: {games} {'game' if games == 1 else 'games'}</h2>\n"
        f"{facts(tally)}\n"
        f'<div class="figures">{"".join(figures)}{tally.own.figures(tally)}</div>'
    )


def facts(tally: Tally) -> str:
    """The figures that are single numbers."""
    rows = [[f"{NAMES.get(unit, unit)} a game", *spread(values)] for unit, values, _ in tally.measures()]
    return table(["", "mean", "median", "middle 80 %"], rows) + tally.own.facts(tally)


# --- single figures: a plot and the table behind it


def wins(tally: Tally) -> str:
    summary = tally.summary
    shares = [(str(seat), share(won, summary.games)) for seat, won in enumerate(summary.wins)]
    axes = Axes(f"Games won by seat, {tally.players} players", "seat", "games won", plots.percent)
    winners = sum(summary.wins) / summary.games
    rows = [
        [seat, bot, share_text(won), mean_text(mean(scores))]
        for (seat, won), bot, scores in zip(shares, summary.bots, summary.scores, strict=True)
    ]
    return figure(
        "Wins by seat (dashed: all seats alike)",
        plots.bars(shares, axes, even=winners / tally.players),
        table(["seat", "bot", "games won", "mean score"], rows),
    )


def lengths(values: Sequence[float], unit: str, smallest: float = 1) -> str:
    """How long games were, in some unit."""
    bins = binned(values, smallest=smallest)
    axes = Axes(f"How many games had how many {unit}", unit, "games", plots.plain)
    rows = [[range_text(each, smallest), str(each.count)] for each in bins]
    caption = "Estimated length in minutes" if unit == "minutes" else f"Length in {unit}"
    return figure(caption, plots.histogram(bins, axes), table([unit, "games"], rows))


def means_compared(names: Sequence[str], values: Sequence[Sequence[float]], unit: str) -> str:
    axes = Axes(f"Mean {unit} a game by number of players", "players", unit, plots.plain)
    return compared(f"{unit.capitalize()} a game", names, [mean(each) for each in values], axes)


# --- numbers as text


def spread(values: Sequence[float]) -> list[str]:
    """Mean with interval, median, and where the middle four fifths lie."""
    if len(values) < 2:
        return [mean_text(mean(values)), f"{values[0]:.1f}", "–"]
    tenths = quantiles(values, n=10, method="inclusive")
    return [mean_text(mean(values)), f"{median(values):.1f}", f"{tenths[0]:.1f} – {tenths[-1]:.1f}"]


def range_text(each: Bin, smallest: float) -> str:
    """Whole numbers are named with the last one that belongs."""
    if smallest != 1:
        return f"{each.low:g} – {each.high:g}"
    last = each.high - 1
    return f"{each.low:g}" if last == each.low else f"{each.low:g} – {last:g}"
