"""An independent judge of what went over the wire: who was told which card, and might he know it?

From the record of a game that is over, and from tests/conformance/secrets.py, which is written from the rules
alone. Nothing here asks the table or the server what they meant to tell.
"""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from typing import Any

import randori
from randori import CHANCE, IllegalMove, State
from tests.conformance.secrets import HIDDEN, SWAPS
from tests.server.mischief import Ask, Diary, Heard
from tests.server.players import Message

PAST = ("last_round", "last_game", "what", "missed", "options", "settings", "chat", "text")
"""What lies open since long, what is held against the record word for word, what people chose or said."""
NAMES = {
    "tatsu": re.compile(r"(?<![\w-])[YR](?:[VPx][1-7]|F)(?![\w-])"),
    "dojo": re.compile(r"(?<![\w-])[MFTCBR][1-5](?![\w-])"),
}
NAMED_CARDS = re.compile(r"^(?:deck|shuffle|order):([0-9,]+)")
THROWS = ("rock", "paper", "scissors")
MOST_CROSSES = 3
WORLDS = 2
"""How many other deals a message is held against."""
DOUBT = 0.02
"""How many of the views are."""

Eyes = int | None


class LeakError(AssertionError):
    """Somebody was told what he may not know."""


@dataclass(eq=False)
class Judge:
    record: Message
    secrets: list[str]
    """Tokens and the seed, which opens with the record."""
    rng: random.Random = field(default_factory=lambda: random.Random(1))

    def __post_init__(self) -> None:
        self.moves = [(player, move) for player, move in self.record["moves"]]
        self.states = dict(states_of(self.record))
        self.is_secret = self.record["options"].get("confusion") != "open"
        seed = self.record["fairness"]["seed"]
        hashes = [hashlib.sha256(secret.encode()).hexdigest() for secret in self.secrets]
        self.forbidden = [*self.secrets, *hashes, seed]
        self.judged = 0
        self.refusals = 0

    # --- the whole

    def judge(self, diaries: Iterable[Diary]) -> None:
        diaries = list(diaries)
        for eyes in {diary.eyes for diary in diaries}:
            own = [diary for diary in diaries if diary.eyes == eyes]
            moments = self.moments(eyes, news_of(own))
            for heard in (heard for diary in own for heard in diary.heard):
                # Who went when the game was over did not hear what was said after it.
                moment = moments.get(heard.version, len(self.moves)) if heard.version else None
                self.check(heard, eyes, moment)
                if heard.asked is not None and eyes is not None and heard.version:
                    versions = range(heard.asked.version, heard.version + 1)
                    self.check_refusal(heard, eyes, {moments.get(version) for version in versions})

    def moments(self, eyes: Eyes, news: dict[int, Message]) -> dict[int, int | None]:
        """By version: how much of the record had been played. The versions leave no gap in which somebody
        else's secret could be counted, and tell just what these eyes may notice."""
        if sorted(news) != list(range(1, len(news) + 1)):
            raise LeakError(f"{eyes} can count what it did not hear: {sorted(news)}")
        told = self.noticed(eyes)
        moments: dict[int, int | None] = {}
        now: int | None = None
        for version in sorted(news):
            what = news[version]
            if what["kind"] == "started":
                now = self.after(-1)
            elif what["kind"] == "moved":
                index, player, move = next(told, (-1, -1, ""))
                if (what["player"], what["move"]) != (player, move):
                    raise LeakError(f"{eyes} heard {what} instead of {player} {move}")
                now = self.after(index)
            moments[version] = now
        return moments

    def noticed(self, eyes: Eyes) -> Iterator[tuple[int, int, str]]:
        """What these eyes may hear of each move of the record."""
        crosses = 0
        for index, (player, move) in enumerate(self.moves):
            crosses = crosses + 1 if move.startswith("cross:") else 0
            if player == CHANCE:
                continue
            told = move if player == eyes else self.told(move, crosses)
            if told is not None:
                yield index, player, told

    def told(self, move: str, crosses: int) -> str | None:
        word, _, rest = move.partition(":")
        if word == "place":
            return "place"
        if move in THROWS:
            return "throw"
        if word == "order":
            return f"order:{rest.rpartition(',')[2]}"
        if word == "cross" and self.is_secret:
            return "done" if crosses == MOST_CROSSES else None
        return move

    def after(self, index: int) -> int:
        """How long the record is when this move, and what chance drew after it, has been played."""
        index += 1
        while index < len(self.moves) and self.moves[index][0] == CHANCE:
            index += 1
        return index

    # --- one message

    def check(self, heard: Heard, eyes: Eyes, moment: int | None) -> None:
        self.judged += 1
        is_over = moment == len(self.moves)
        if is_over:
            return  # the record is everybody's
        for secret in self.forbidden:
            if secret in heard.text:
                raise LeakError(f"{eyes} was sent a secret in {heard.text[:200]}")
        message = as_json(heard.text)
        if moment is None or heard.is_public:
            if mentions(self.record["game"], message):
                raise LeakError(f"anybody is told cards in {heard.text[:200]}")
            return
        self.check_view(message, moment, eyes)
        self.check_names(message, heard, moment, eyes)

    def check_view(self, message: Message, moment: int, eyes: Eyes) -> None:
        view = message.get("view")
        if view is None:
            return
        whole = self.view(moment, eyes)
        if not is_part(view, whole) or not is_part(view["table"], whole["table"]):
            raise LeakError(f"{eyes} was shown another view than his")
        if self.rng.random() < DOUBT:
            for world in self.worlds(self.states[moment], eyes):
                if as_seen(world, eyes) != whole:
                    raise LeakError(f"{eyes} can tell from his view what is hidden")

    def check_refusal(self, heard: Heard, player: int, moments: set[int | None]) -> None:
        """Whoever tries a move learns from the answer what he knows already. It was tried somewhere between
        what he knew when he asked and what he knew when he was answered."""
        message = json.loads(heard.text)
        if message["type"] != "refused" or message["clause"].startswith("TABLE-"):
            return
        assert heard.asked is not None
        said = message["clause"], message["message"]
        states = [self.states[moment] for moment in moments if moment is not None]
        fitting = [state for state in states if answer(state, player, heard.asked) == said]
        if not fitting:
            raise LeakError(f"{player} was refused for no reason: {message}")
        self.refusals += 1
        for world in self.worlds(fitting[0], player):
            if answer(world, player, heard.asked) != said:
                raise LeakError(f"{player} learns from a refusal: {message}")

    def check_names(self, message: Message, heard: Heard, moment: int, eyes: Eyes) -> None:
        game = self.record["game"]
        hidden = self.hidden(moment, eyes)
        if heard.asked is not None and message["type"] == "refused":  # with his own words
            argument = heard.asked.move.rpartition(":")[2]
            message = {**message, "message": message["message"].replace(argument, "what you said")}
        named = mentions(game, message)
        if game != "dojo":
            told = set(named) & set(hidden)
        else:  # names are not unique there
            known = Counter(self.moves[1][1].removeprefix("deck:").split(",")) - hidden
            told = set(named - known) if has_table(message) else set(named) - set(known)
        if told:
            raise LeakError(f"{eyes} was told {sorted(told)} in {heard.text[:300]}")

    @cache  # noqa: B019  # a judge lives as long as its game
    def view(self, moment: int, eyes: Eyes) -> Message:
        return as_seen(self.states[moment], eyes)

    @cache  # noqa: B019
    def hidden(self, moment: int, eyes: Eyes) -> Counter[str]:
        return HIDDEN[self.record["game"]](self.states[moment], eyes)

    def worlds(self, state: State, eyes: Eyes) -> list[State]:
        """The same game to these eyes, with other cards where they cannot look."""
        found = list(islice(SWAPS[self.record["game"]](state, eyes), 60))
        chosen = self.rng.sample(found, min(WORLDS, len(found)))
        return [
            randori.replay({**self.record, "moves": [list(one) for one in moves], "result": None})
            for moves in chosen
        ]


# --- what is in a message


def news_of(diaries: Iterable[Diary]) -> dict[int, Message]:
    """By version: what happened, as all devices of these eyes heard it."""
    news: dict[int, Message] = {}
    for diary in diaries:
        for heard in diary.heard:
            for version, what in numbered(heard):
                if news.setdefault(version, what) != what:
                    raise LeakError(f"version {version} was told in two ways: {what}, {news[version]}")
    return news


def numbered(heard: Heard) -> list[tuple[int, Message]]:
    if heard.is_public:
        return []
    message = json.loads(heard.text)
    if message["type"] == "event":
        return [(message["version"], message["what"])]
    return [(one["version"], one["what"]) for one in message.get("missed") or []]


def as_json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return {"page": text}


def mentions(game: str, message: object) -> Counter[str]:
    """The cards that a message names, but for those of rounds long past; in Dojo each card once."""
    rest = present(message)
    if game == "memo":
        return Counter(numbers(rest))
    if has_table(rest):
        assert isinstance(rest, dict)
        table = rest["view"]["table"]
        dojos = table.get("dojos", [])
        lying = [laid["card"] for one in dojos for laid in one["cards"]] if game == "dojo" else []
        if game == "dojo":
            held = [*table.get("hands", []), table.get("top")]
            return Counter([*lying, *filter(None, held)]) | Counter(
                set(NAMES[game].findall(json.dumps(rest)))
            )
    return Counter(NAMES[game].findall(json.dumps(rest)))


def is_part(part: Message, whole: Message) -> bool:
    """An event leaves out what has not changed."""
    return all(key == "table" or (key in whole and whole[key] == value) for key, value in part.items())


def has_table(message: object) -> bool:
    return isinstance(message, dict) and bool(message.get("view"))


def present(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: present(part) for key, part in value.items() if key not in PAST}
    return [present(part) for part in value] if isinstance(value, list) else value


def numbers(value: Any) -> Iterator[str]:
    """Mémo Combo: cards are numbers, and only here and there a number is a card."""
    if isinstance(value, dict):
        if "number" in value:
            yield str(value["number"])
        for part in value.values():
            yield from numbers(part)
    elif isinstance(value, list):
        for part in value:
            yield from numbers(part)
    elif isinstance(value, str) and (found := NAMED_CARDS.match(value)):
        yield from filter(None, found[1].split(","))


def as_seen(state: State, eyes: Eyes) -> Message:
    seen: Message = json.loads(json.dumps(state.view(eyes)))
    return seen


def answer(state: State, player: int, asked: Ask) -> tuple[str, str]:
    try:
        state.copy().play(player, asked.move, answers=asked.answers)
    except IllegalMove as refused:
        return refused.clause, refused.message
    return "accepted", ""


def states_of(record: Message) -> Iterator[tuple[int, State]]:
    """By length of the record: where the game stood."""
    state = randori.replay({**record, "moves": [], "result": None})
    yield 0, state.copy()
    for index, (player, move) in enumerate(record["moves"]):
        state.play(player, move)
        yield index + 1, state.copy()
