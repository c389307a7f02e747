"""`randori serve`: the tables, on the network."""

from __future__ import annotations

import ipaddress
import os
from pathlib import Path

import click

from randori.engine.errors import OptionError, quote

LEVELS = ("debug", "info", "warning", "error")


@click.command(context_settings={"auto_envvar_prefix": "RANDORI"})
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at.")
@click.option(
    "--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="The port to listen at."
)
@click.option(
    "--database",
    metavar="FILE|URL",
    default=None,
    help="An SQLite file, or postgresql://… for many servers.  [default: randori.db among your data]",
)
@click.option("--bus", metavar="URL", default=None, help="redis://…, to carry events between many servers.")
@click.option(
    "--workers",
    type=click.IntRange(1, 256),
    default=None,
    help="Processes in which bots think.  [default: cores - 1]",
)
@click.option(
    "--origin",
    "origins",
    envvar="RANDORI_ORIGIN",
    multiple=True,
    metavar="URL",
    help="Another site whose pages may play here.",
)
@click.option(
    "--proxy",
    "proxies",
    envvar="RANDORI_PROXY",
    multiple=True,
    metavar="ADDRESS|NETWORK",
    help="A proxy whose X-Forwarded-For is believed, or all of a network.",
)
@click.option("--limits/--no-limits", default=True, show_default=True, help="How often one may ask.")
@click.option("--public-metrics", is_flag=True, help="Give /metrics to others than this machine.")
@click.option(
    "--log-level", type=click.Choice(LEVELS), default="info", show_default=True, help="What to log."
)
@click.option("--log-json", is_flag=True, help="Log lines of JSON.")
def serve(
    host: str,
    port: int,
    database: str | None,
    bus: str | None,
    workers: int | None,
    origins: tuple[str, ...],
    proxies: tuple[str, ...],
    limits: bool,
    public_metrics: bool,
    log_level: str,
    log_json: bool,
) -> None:
    """Open tables for people and bots.

    One process and one SQLite file, with nothing to set up; with PostgreSQL the same on many machines. Every
    option may also be given in the environment, such as RANDORI_DATABASE.
    """
    # It takes a second to load, and no other command needs it.
    try:
        from randori.server.serving import Serving, serve_until_stopped
    except ModuleNotFoundError as missing:
        raise OptionError(
            f"the server needs {missing.name}, which is not installed: pip install 'randori[server]'"
        ) from None

    for proxy in proxies:
        check_network(proxy)
    serve_until_stopped(
        Serving(
            database=database or str(data_folder() / "randori.db"),
            host=host,
            port=port,
            bus=bus,
            workers=workers or max(1, (os.cpu_count() or 2) - 1),
            origins=origins,
            proxies=proxies,
            has_limits=limits,
            has_public_metrics=public_metrics,
            log_level=log_level,
            logs_json=log_json,
        )
    )


def check_network(text: str) -> None:
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        raise OptionError(
            f"--proxy is an IP address, or a network such as 10.0.0.0/8, not {quote(text)}"
        ) from None


def data_folder() -> Path:
    """Where the system keeps the data of programs."""
    base = os.environ.get("XDG_DATA_HOME") or (
        os.environ.get("LOCALAPPDATA") if os.name == "nt" else str(Path.home() / ".local" / "share")
    )
    folder = Path(base or ".") / "randori"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
