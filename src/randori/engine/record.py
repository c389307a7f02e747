"""The record of a game: one JSON object from which it can be played again, move by move."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from typing import TYPE_CHECKING, cast

from randori.engine.errors import RECORD_RESULT, IllegalMove, RecordError, quote
from randori.engine.position import CHANCE, Position

if TYPE_CHECKING:
    from randori.engine.game import Game, OwnPosition
    from randori.engine.state import State

FORMAT = "randori/1"
RESULT_KEYS = ("scores", "winners")
KEYS = ("format", "game", "players", "options", "moves", "result")


def written(state: State) -> dict[str, object]:
    """The record of a state so far; keys that came with it are kept."""
    return {
        "format": FORMAT,
        "game": state.game.name,
        "players": state.game.players,
        "options": deepcopy(state.game.options),
        "moves": [[player, move] for player, move in state.history],
        "result": result(state),
        **deepcopy(state.extra),
    }


def result(state: State) -> dict[str, object] | None:
    if not state.over:
        return None
    return {"scores": state.scores, "winners": list(state.winners)}


SetUp = Callable[[object, object, Mapping[str, object]], "Game"]
"""A game by name, for a number of players, with its options."""


def replayed(record: object, set_up: SetUp) -> State:
    """Play a record. RecordError: it is none; IllegalMove: one of its moves breaks a rule."""
    state, moves, claimed = opened(record, set_up)
    for _ in played(state, moves, claimed):
        pass
    return state


def stepped(record: object, set_up: SetUp) -> Iterator[State]:
    """The states of a record, each a copy of its own. What is no record is refused at once, a move that
    breaks a rule when its turn comes."""
    state, moves, claimed = opened(record, set_up)
    return (step.copy() for step in played(state, moves, claimed))


def opened(record: object, set_up: SetUp) -> tuple[State, list[tuple[int, str]], object]:
    """A record taken apart and checked: the state before any move, the moves, and the result it claims."""
    fields = checked_fields(record)
    game = set_up(fields["game"], fields["players"], checked_options(fields))
    moves = checked_moves(fields["moves"])
    state = game.start()
    state.extra = {key: deepcopy(value) for key, value in fields.items() if key not in KEYS}
    return state, moves, fields.get("result")


def played(state: State, moves: list[tuple[int, str]], claimed: object) -> Iterator[State]:
    """The same state again and again: as it is, then after each move."""
    yield state
    for index, (player, move) in enumerate(moves):
        try:
            state.play(player, move)
        except IllegalMove as refused:
            refused.index, refused.player, refused.move = index, player, move
            raise
        yield state
    check_result(claimed, state)


def checked_fields(record: object) -> Mapping[str, object]:
    if not isinstance(record, Mapping):
        raise RecordError(f"a record is a JSON object, not {quote(record)}")
    if record.get("format") != FORMAT:
        raise RecordError(f"the record's format must be '{FORMAT}', not {quote(record.get('format'))}")
    for key in ("game", "players", "moves"):
        if key not in record:
            raise RecordError(f"the record has no '{key}'")
    if not isinstance(record["game"], str):
        raise RecordError(f"the record's game must be a name, not {quote(record['game'])}")
    return record


def checked_options(fields: Mapping[str, object]) -> dict[str, object]:
    options = fields.get("options", {})
    if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
        raise RecordError(f"the record's options must be an object, not {quote(options)}")
    return dict(options)


def checked_moves(moves: object) -> list[tuple[int, str]]:
    if not isinstance(moves, (list, tuple)):
        raise RecordError(f"the record's moves must be a list, not {quote(moves)}")
    checked = []
    for index, pair in enumerate(moves):
        match pair:
            case [int(player), str(move)] if not isinstance(player, bool):
                checked.append((player, move))
            case _:
                raise RecordError(f"moves[{index}] must be a pair [player, move], not {quote(pair)}")
    return checked


def check_result(claimed: object, state: State) -> None:
    """RECORD-RESULT: what a record says of the end must agree with its moves."""
    if claimed is None:
        return
    if not is_result(claimed):
        raise RecordError(f"the record's result must be null or scores and winners, not {quote(claimed)}")
    assert isinstance(claimed, Mapping)
    if not state.over:
        raise IllegalMove(RECORD_RESULT, "the record gives a result, but its moves do not end the game")
    if list(claimed["scores"]) != state.scores:
        told = quote(claimed["scores"])
        raise IllegalMove(RECORD_RESULT, f"the record's scores are {told}, its moves give {state.scores}")
    if sorted(claimed["winners"]) != list(state.winners):
        told = quote(claimed["winners"])
        raise IllegalMove(
            RECORD_RESULT, f"the record's winners are {told}, its moves give {list(state.winners)}"
        )


def is_result(claimed: object) -> bool:
    return isinstance(claimed, Mapping) and all(is_list_of_numbers(claimed.get(key)) for key in RESULT_KEYS)


def is_list_of_numbers(value: object) -> bool:
    return isinstance(value, (list, tuple)) and all(
        isinstance(number, int) and not isinstance(number, bool) for number in value
    )


def retell(history: list[tuple[int, str]], imagined: Position, game: Game) -> bool:
    """Put the draws and secret choices of an imagined position in the place of the true ones.
    Where it cannot be told, nothing of the true game is left, and the answer is False."""
    places = [index for index, (player, _) in enumerate(history) if player == CHANCE]
    words = {draw.word: draw for draw in game.draws.values()}
    dealt = imagined.dealt()
    if dealt is None:
        history.clear()
        return False
    for place, drawn in zip(places[len(places) - len(dealt) :], dealt, strict=True):
        word = history[place][1].partition(":")[0]
        history[place] = (CHANCE, words[word].text(drawn))
    for player, action in imagined.secret_choices():
        place = max(index for index, (mover, _) in enumerate(history) if mover == player)
        history[place] = (player, game.write_move(action))
    return True


def walk(game: Game[OwnPosition], history: list[tuple[int, str]]) -> Iterator[OwnPosition]:
    """The position after each move of a history."""
    state = game.start()
    for player, move in history:
        state.play(player, move)
        yield cast("OwnPosition", state.position)
