"""The page about an arena: who won how much, whether the seats were fair, how fast the bots thought."""

from __future__ import annotations

import json
import shlex
from html import escape

from randori.arena import plots
from randori.arena.page import figure, mean_text, paragraphs, share_text, shell, table
from randori.arena.plan import Plan
from randori.arena.plots import Axes
from randori.arena.standings import Standing, Standings, milliseconds
from randori.arena.thinking_time import Thinking
from randori.engine.errors import listed


def arena_page(standings: Standings) -> str:
    """The whole page; at least one game was played."""
    plan, bots = standings.plan, standings.bots()
    title = f"{plan.set_up().title}, {plan.players} players: an arena of {listed(plan.names)}"
    figures = [
        wins(bots),
        scores(bots),
        seats(standings),
        *[running(standings, each) for each in bots],
        times(bots),
    ]
    return shell(
        title,
        [
            f"<h1>{escape(title)}</h1>",
            preface(standings),
            "<h2>Standings</h2>",
            summary(bots),
            f'<div class="figures">{"".join(figures)}</div>',
            "<h2>To play it again</h2>",
            paragraphs([f"With randori {plan.version}:"]),
            f"<pre>{escape(command(plan))}</pre>",
        ],
    )


def preface(standings: Standings) -> str:
    """What was played, and how to read it."""
    plan = standings.plan
    orders = "one order" if len(plan.rotations) == 1 else f"{len(plan.rotations)} orders"
    unit = " simulations" if plan.budget.simulations else ""
    unfinished = "" if len(standings.games) == plan.games else f"; {plan.games} games are planned"
    return paragraphs(
        [
            f"{standings.extent}{unfinished}. Every deal is played with the bots in {orders} around the "
            "table, so that every bot has every seat and luck with the cards cancels. "
            f"Budget for a decision: {plan.budget}{unit}.",
            "A win that is shared counts in parts, so the shares add up to 100 %. Ranges in brackets, "
            "whiskers and bands are 95 % confidence intervals over deals.",
            "Ratings are openskill's (Plackett and Luce): μ is the skill, σ the doubt about it, and the bots "
            "are ordered by μ − 3 σ. Ratings move by about a σ if the games come in another order; the "
            "shares do not move at all.",
        ]
    )


def command(plan: Plan) -> str:
    """What plays the same arena; the same games too, if the budget is in simulations."""
    words = ["randori", "arena", plan.game, "--players", str(plan.players), "--bots", ",".join(plan.bots)]
    words += ["--games", str(plan.games), "--budget", str(plan.budget), "--seed", str(plan.seed)]
    for name, value in plan.options.items():
        words += ["-o", f"{name}={json.dumps(value, ensure_ascii=False)}"]
    return shlex.join(words)


# --- tables and figures


def summary(bots: list[Standing]) -> str:
    """All bots, the best rated first."""
    rows = [
        [
            each.bot,
            share_text(each.wins),
            f"{each.fair:.1%}",
            mean_text(each.score),
            f"{each.rating.ordinal:.1f}",
            f"{each.rating.mu:.1f}",
            f"{each.rating.sigma:.1f}",
        ]
        for each in ranked(bots)
    ]
    return table(["bot", "games won", "fair share", "mean score", "rating μ − 3 σ", "μ", "σ"], rows)


def ranked(bots: list[Standing]) -> list[Standing]:
    return sorted(bots, key=lambda each: -each.rating.ordinal)


def wins(bots: list[Standing]) -> str:
    axes = Axes("Share of the wins by bot", "bot", "games won", plots.percent)
    drawn = plots.bars([(each.bot, each.wins) for each in bots], axes, even=[each.fair for each in bots])
    rows = [[each.bot, share_text(each.wins), f"{each.fair:.1%}"] for each in bots]
    return figure(
        "Games won (dashed: the part of the seats)", drawn, table(["bot", "games won", "fair share"], rows)
    )


def scores(bots: list[Standing]) -> str:
    axes = Axes("Mean score by bot", "bot", "mean score", plots.plain)
    rows = [[each.bot, mean_text(each.score)] for each in bots]
    drawn = plots.bars([(each.bot, each.score) for each in bots], axes)
    return figure("Mean score", drawn, table(["bot", "mean score"], rows))


def seats(standings: Standings) -> str:
    """Whether it matters where one sits: every bot sat everywhere alike."""
    named = [(str(seat), each) for seat, each in enumerate(standings.seats())]
    axes = Axes("Share of the wins by seat", "seat", "games won", plots.percent)
    return figure(
        "Games won by seat, whoever sat there (dashed: all alike)",
        plots.bars(named, axes, even=1 / len(named)),
        table(["seat", "games won"], [[seat, share_text(each)] for seat, each in named]),
    )


def running(standings: Standings, each: Standing) -> str:
    """How a share settled: whether more deals would still change it."""
    named = [(str(count), estimate) for count, estimate in standings.running(each.bot)]
    axes = Axes(f"Share of the wins of {each.bot} after so many deals", "deals", "games won", plots.percent)
    return figure(
        f"Games won by {each.bot}, deal after deal",
        plots.trail(named, axes, each.fair),
        table(["deals", "games won"], [[count, share_text(estimate)] for count, estimate in named]),
    )


def times(bots: list[Standing]) -> str:
    rows = [[each.bot, str(each.thinking.decisions), *times_text(each.thinking)] for each in bots]
    return figure("Time for a decision", "", table(["bot", "decisions", "mean (ms)", "slowest (ms)"], rows))


def times_text(thinking: Thinking) -> list[str]:
    """The mean and the slowest, in milliseconds."""
    if thinking.mean is None:
        return ["–", "–"]
    times = (milliseconds(thinking.mean), milliseconds(thinking.slowest))
    return [f"{time:.2f}" if time < 10 else f"{time:.0f}" for time in times]
