"""A page about many games: one file of HTML that needs nothing else, with plots and their tables."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from statistics import median, quantiles

from randori.arena import plots
from randori.arena.figures import Bin, Tally, binned
from randori.arena.page import figure, mean_text, paragraphs, share_text, shell, table
from randori.arena.plots import Axes
from randori.arena.summary import Estimate, mean, share
from randori.engine.errors import quote
from randori.games.memo import figures as memo

AIM = (5.0, 10.0)
"""Minutes: how long a game of Mémo Combo should last at a real table."""

PACE_NOTE = (
    "Where several players may act at once, any of them is the first, whatever the seat. So seats differ by "
    "chance alone, unless the bots differ; what beginning is worth is told apart."
)

STEADY_NOTE = "The bot steady plays only what it is sure of, so it commits no fault and forgets nothing."


def page(tallies: Sequence[Tally], made_by: str) -> str:
    """The whole page; there is at least one number of players, and a game with each."""
    title = f"{tallies[0].simulation.game.title}: a simulation report"
    parts = [
        f"<h1>{escape(title)}</h1>",
        preface(tallies, made_by),
        comparison(tallies) if len(tallies) > 1 else "",
        *[section(tally) for tally in tallies],
        assumptions() if tallies[0].has_counts else "",
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
    if tallies[0].has_counts:
        notes.append(PACE_NOTE)
    if "steady" in bots:
        notes.append(STEADY_NOTE)
    return paragraphs(notes)


def comparison(tallies: Sequence[Tally]) -> str:
    """The numbers of players side by side."""
    names = [str(tally.players) for tally in tallies]
    figures = []
    if tallies[0].has_counts:
        figures += [minutes_compared(names, tallies), faults_compared(names, tallies)]
    figures += [
        means_compared(names, [[float(count) for count in tally.rounds] for tally in tallies], "rounds"),
        means_compared(names, [tally.summary.decisions for tally in tallies], "decisions"),
    ]
    return f'<h2>By number of players</h2>\n<div class="figures">{"".join(figures)}</div>'


def section(tally: Tally) -> str:
    """All about one number of players."""
    games = tally.summary.games
    figures = [
        wins(tally),
        lengths([float(count) for count in tally.rounds], "rounds"),
        lengths(tally.summary.decisions, "decisions"),
    ]
    if tally.has_counts:
        figures.insert(1, lengths(tally.minutes, "minutes", smallest=0.5))
    return (
        f"<h2>{tally.players} players: {games} {'game' if games == 1 else 'games'}</h2>\n"
        f"{facts(tally)}\n"
        f'<div class="figures">{"".join(figures)}{happenings(tally) if tally.has_counts else ""}</div>'
    )


def facts(tally: Tally) -> str:
    """The figures that are single numbers."""
    rows = [
        ["rounds a game", *spread([float(count) for count in tally.rounds])],
        ["decisions a game", *spread(tally.summary.decisions)],
    ]
    if not tally.has_counts:
        return table(["", "mean", "median", "middle 80 %"], rows)
    rows.insert(0, ["estimated minutes a game", *spread(tally.minutes)])
    return table(["", "mean", "median", "middle 80 %"], rows) + memo_facts(tally)


def memo_facts(tally: Tally) -> str:
    """MEMO-FAULT, MEMO-WIN, MEMO-LIMIT: what only Mémo Combo has."""
    total = tally.total
    endings = sum(total[ending] for ending in memo.ENDINGS)
    aimed = sum(AIM[0] <= minutes <= AIM[1] for minutes in tally.minutes)
    rows = [
        [f"games of {AIM[0]:g} to {AIM[1]:g} minutes", share_text(share(aimed, len(tally.minutes)))],
        [f"faults among {tally.plays} plays", share_text(tally.faults)],
        *[[f"ended by {ending}", share_text(share(total[ending], endings))] for ending in memo.ENDINGS],
        [memo.STARTER_WON, share_text(share(total[memo.STARTER_WON], endings))],
    ]
    return table(["", "share"], rows)


def assumptions() -> str:
    """From counts to minutes: what was assumed."""
    rows = [[name, f"{each:g} s"] for name, each in memo.SECONDS.items()]
    powers = ", ".join(memo.POWERS.values())
    return (
        "<h2>How the minutes are estimated</h2>\n"
        "<p>A simulation has no clock. The minutes are what happened in each game, counted, times the "
        "seconds assumed here; nobody has measured these at a table. A pass takes no time by itself: what "
        "takes time is the silence each time the reactions close. Shuffling and dealing before the game "
        "are left out. "
        f"The powers are {powers}; each is counted once when it is used, whatever steps it has. "
        f"The aim is {AIM[0]:g} to {AIM[1]:g} minutes a game (the band in the plot).</p>\n"
        + table(["what happens", "assumed"], rows)
    )


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


def happenings(tally: Tally) -> str:
    """MEMO-POWERS and all else that takes time: how often, and what it adds to the minutes."""
    total, games = tally.total, tally.summary.games
    rows = [
        [name, f"{total[name] / games:.2f}", f"{each * total[name] / games / 60:.2f}"]
        for name, each in memo.SECONDS.items()
    ]
    return figure("What happens in a game", "", table(["what", "times a game", "minutes"], rows))


def minutes_compared(names: Sequence[str], tallies: Sequence[Tally]) -> str:
    means = [mean(tally.minutes) for tally in tallies]
    axes = Axes("Estimated minutes a game by number of players", "players", "minutes", plots.plain)
    return compared(
        f"Estimated minutes a game (band: {AIM[0]:g} to {AIM[1]:g})", names, means, axes, band=AIM
    )


def faults_compared(names: Sequence[str], tallies: Sequence[Tally]) -> str:
    axes = Axes("Share of faults among plays by number of players", "players", "faults", plots.percent)
    return compared("Share of faults among plays", names, [tally.faults for tally in tallies], axes)


def means_compared(names: Sequence[str], values: Sequence[Sequence[float]], unit: str) -> str:
    axes = Axes(f"Mean {unit} a game by number of players", "players", unit, plots.plain)
    return compared(f"{unit.capitalize()} a game", names, [mean(each) for each in values], axes)


def compared(
    caption: str,
    names: Sequence[str],
    estimates: Sequence[Estimate],
    axes: Axes,
    band: tuple[float, float] | None = None,
) -> str:
    write = share_text if axes.write is plots.percent else mean_text
    rows = [[name, write(each)] for name, each in zip(names, estimates, strict=True)]
    drawn = plots.line(list(zip(names, estimates, strict=True)), axes, band)
    return figure(caption, drawn, table(["players", axes.upward], rows))


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
