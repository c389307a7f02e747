"""The results, for eyes."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from bench.server.meter import Played
from bench.server.results import Goal, Leg, Results

COLUMNS = ("sockets", "moves/s", "/busy s", "p50 ms", "p99 ms", "sent late", "B a view", "kB a socket")

WIDTH = 132
"""Where there is no terminal, as in a file."""

VERDICTS = {True: "[green]reached", False: "[red]missed", None: "–"}

NOISE = 0.1
"""Of the server's processor: when others take more, the trial says little."""

CLIENT_LIMIT = 0.9
"""Of its processor: a client that needs more may be what is measured."""


def show(results: Results, console: Console) -> None:
    if results.saturated:
        legs = [leg for legs in results.saturated.values() for leg in legs]
        console.print(played_table("Every table moves as soon as it can", legs))
    if results.steady:
        console.print(played_table("A steady rate, latency from the time a move was due", results.steady))
    if results.idle:
        console.print(idle_table(results))
    console.print(goals_table(results.goals()))
    for line in (*warnings(results), *(f"Not measured: {line}" for line in results.missing)):
        console.print(line, style="yellow", highlight=False)


def played_table(title: str, legs: list[Leg[Played]]) -> Table:
    table = Table("server", title=title, title_justify="left")
    for column in (*COLUMNS, "server", "client", "others"):
        table.add_column(column, justify="right")
    for leg in legs:
        table.add_row(leg.name, *played_row(leg.figures))
    return table


def played_row(played: Played) -> list[str]:
    times = (played.p50, played.p99, played.sent_late_p99)
    shares = (played.server_busy, played.client_busy, played.others)
    return [
        f"{played.sockets:,}",
        f"{played.rate:,.0f}",
        f"{played.a_busy_second:,.0f}",
        *(f"{one:.2f}" for one in times),
        f"{played.view_bytes:,.0f}",
        f"{played.memory:,.0f}",
        *(f"{one:.0%}" for one in shares),
    ]


def idle_table(results: Results) -> Table:
    table = Table("server", title="Nobody moves, then every table once", title_justify="left")
    for column in ("sockets", "still open", "tables moved", "kB a socket", "with its share of a table"):
        table.add_column(column, justify="right")
    for leg in results.idle:
        held = leg.figures
        table.add_row(
            leg.name,
            f"{held.sockets:,}",
            f"{held.alive:,}",
            f"{held.moved:,} of {held.tables:,}",
            f"{held.a_socket:.1f}",
            f"{held.a_seat:.1f}",
        )
    return table


def goals_table(goals: list[Goal]) -> Table:
    table = Table("goal", title="Goals", title_justify="left")
    table.add_column("value", justify="right")
    table.add_column("wanted", justify="right")
    table.add_column("")
    for goal in goals:
        value = "–" if goal.value is None else f"{goal.value:,.2f}"
        table.add_row(goal.name, value, wanted(goal), VERDICTS[goal.is_reached])
    return table


def wanted(goal: Goal) -> str:
    if goal.at_least is not None:
        return f"≥ {goal.at_least:,g}"
    return "" if goal.at_most is None else f"≤ {goal.at_most:g}"


# --- what makes figures doubtful


def warnings(results: Results) -> list[str]:
    hurried = [leg for legs in results.saturated.values() for leg in legs]
    slow_clients = [leg for leg in hurried if leg.figures.client_busy > CLIENT_LIMIT]
    return [
        *(doubt(leg) for leg in (*hurried, *results.steady) if leg.figures.others > NOISE),
        *(f"{described(leg)}: the client was as busy as the server" for leg in slow_clients),
        *(
            f"{described(leg)}: {fault}"
            for leg in (*hurried, *results.steady)
            for fault in faults(leg.figures)
        ),
    ]


def doubt(leg: Leg[Played]) -> str:
    return f"{described(leg)}: others took {leg.figures.others:.0%} of the server's processor"


def described(leg: Leg[Played]) -> str:
    return f"{leg.name}, {leg.figures.sockets:,} sockets"


def faults(played: Played) -> list[str]:
    counted = {"moves were refused": played.refused, "sockets were closed": played.lost_sockets}
    return [f"{count:,} {what}" for what, count in counted.items() if count]
