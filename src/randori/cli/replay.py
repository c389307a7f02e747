"""`randori replay`: play a record and say where it ends."""

from __future__ import annotations

import json
import sys

import click

import randori
from randori.cli import arguments
from randori.cli.files import FileError, read_json
from randori.engine.errors import IllegalMove, OptionError, RecordError, listed, located
from randori.engine.state import State

BROKEN_RULE = 1


@click.command()
@click.argument("file", metavar="FILE")
@arguments.as_json
def replay(file: str, as_json: bool) -> None:
    """Play a record and print where it ends.

    FILE may be - for standard input. Exit code 1: one of its moves breaks a rule, which is
    named. Exit code 2: it is no record.
    """
    described = read_json(file)
    try:
        state = randori.replay(described)
    except (OptionError, RecordError) as wrong:
        raise FileError(f"{file}: {wrong}") from None
    except IllegalMove as refused:
        if as_json:
            click.echo(json.dumps({"error": error(refused)}))
        else:
            click.echo(f"randori: {file}: {located(refused)}", err=True)
        sys.exit(BROKEN_RULE)
    click.echo(json.dumps(report(state)) if as_json else as_text(state))


def error(refused: IllegalMove) -> dict[str, object]:
    return {
        "index": refused.index,
        "player": refused.player,
        "move": refused.move,
        "clause": refused.clause,
        "message": refused.message,
    }


def report(state: State) -> dict[str, object]:
    return {
        "game": state.game.name,
        "players": state.game.players,
        "over": state.over,
        "to_act": list(state.to_act),
        "scores": state.scores,
        "winners": list(state.winners),
        **state.game.report_facts(state.history),
    }


def as_text(state: State) -> str:
    """The same for a person."""
    lines = [f"{state.game.title}, {state.game.players} players, {len(state.history)} moves."]
    rounds = state.game.report_facts(state.history).get("rounds")
    if isinstance(rounds, list):
        lines += [f"  Round {number}: {round_told(scores)}" for number, scores in enumerate(rounds, 1)]
    lines.append(
        "Scores: " + ", ".join(f"player {player}: {score}" for player, score in enumerate(state.scores))
    )
    if state.over:
        lines.append(f"Over: {players(state.winners)} won.")
    elif state.to_act == (randori.CHANCE,):
        lines.append("Not over: chance is to draw.")
    else:
        lines.append(f"Not over: {players(state.to_act)} to move.")
    return "\n".join(lines)


def round_told(scores: dict[str, int]) -> str:
    return ", ".join(f"{side} {points}" for side, points in scores.items())


def players(numbers: tuple[int, ...]) -> str:
    return f"player{'s' * (len(numbers) > 1)} {listed([str(number) for number in numbers])}"
