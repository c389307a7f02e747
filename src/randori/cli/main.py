"""The command `randori`: its words, and the one place where bad input becomes one sentence."""

from __future__ import annotations

import io
import os
import sys
from typing import NoReturn

import click

from randori.cli.arena import arena
from randori.cli.play import play
from randori.cli.progress import INTERRUPTED
from randori.cli.replay import replay
from randori.cli.rules import rules
from randori.cli.score import score
from randori.cli.serve import serve
from randori.cli.simulate import simulate
from randori.cli.verify import verify
from randori.engine.errors import RandoriError
from randori.version import BUILD, VERSION

BAD_INPUT = 2


@click.group(
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(VERSION, "-V", "--version", message=f"randori {VERSION} ({BUILD})")
@click.pass_context
def randori(context: click.Context) -> None:
    """Play, replay, score and study card games.

    Every command has its own --help.
    """
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


@click.command()
def version() -> None:
    """Print the version and which build this is."""
    click.echo(f"randori {VERSION} ({BUILD})")


for command in (play, serve, replay, verify, score, simulate, arena, rules, version):
    randori.add_command(command)


def main() -> NoReturn:
    """Run a command. Bad input of any kind: one sentence on standard error, exit code 2."""
    prepare_streams()
    try:
        # Not click's own main: it would turn a reader who has gone into exit code 1.
        with randori.make_context("randori", sys.argv[1:]) as context:
            randori.invoke(context)
        sys.stdout.flush()
        sys.exit(0)
    except click.exceptions.Exit as done:
        sys.exit(done.exit_code)
    except click.ClickException as wrong:
        fail(wrong.format_message())
    except RandoriError as wrong:
        fail(str(wrong))
    except (click.Abort, KeyboardInterrupt):
        sys.exit(INTERRUPTED)
    except BrokenPipeError:
        leave_quietly()
    except OSError as wrong:
        fail(f"{wrong.filename or 'input or output'}: {wrong.strerror or wrong}")


def prepare_streams() -> None:
    """A terminal that lacks a sign, or a stream that was closed, is no reason to fail."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # open to the end
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def leave_quietly() -> NoReturn:
    """The reader has gone, as in `randori rules GAME | head`: nothing is left to say."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(0)


def fail(sentence: str) -> NoReturn:
    print(f"randori: {' '.join(sentence.split())}", file=sys.stderr)
    sys.exit(BAD_INPUT)
