"""Everything that reached anybody, over a whole game, held against what he may know."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import time
from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import httpx
import pytest

import randori
from randori import CHANCE, Rng
from randori.bots import LEVELS
from randori.server.clock import Clock
from randori.server.driver import Decision, Driver, Keeper
from randori.server.live_table import LiveTable
from randori.server.supervision import Tasks
from randori.table import commands, entries, pace
from randori.table.clocks import Clocks, allowance_of
from randori.table.fairness import Shuffle
from randori.table.settings import Settings
from randori.table.table import Table
from randori.table.thinking import Question, Thought
from tests.conformance.modes import Mode, every_mode
from tests.server.inside import HastyPool, server_inside
from tests.server.judge import NAMES, Judge, LeakError
from tests.server.mischief import Absent, Ask, Diary, ForgetfulWitness, Heard, Nuisance, Witness
from tests.server.players import Message, Player, RandomPlayer, get, post, table_of
from tests.server.running import in_loop
from tests.server.serving import serving

GUESSES = {
    "tatsu": [*(f"play:{clan}{card}" for clan in "YR" for card in ("V3", "V7", "P4", "x1", "F")), "ask:1"],
    "dojo": ["place:0,0", "place:9,9", "challenge", "pass", "give:1", "trophy:row,0", "swap", "rock"],
    "memo": ["play:0,0", "play:1,3", "look:0,1", "swap:0", "lay", "cross:0,1", "done", "order:1,2,3,top"],
}

SECRETIVE = 1.5
"""Seconds that a bot takes where others must not notice what it does."""


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots need not look human here."""
    monkeypatch.setitem(pace.HURRY, "quick", 0.0)


async def open_table(base: str, mode: Mode) -> tuple[str, list[str], str]:
    """Some seats are bots'; the table's id, the tokens of the people, the host's token."""
    bots = min(mode.players - 2, 2)
    options = dict(mode.options)
    if mode.game == "memo":  # which can go on and on
        options["max_rounds"] = 4 if mode.players < 8 else 2
    seats = ["open"] * (mode.players - bots) + ["random"] * bots
    made = await post(
        base,
        "/api/tables",
        {
            "game": mode.game,
            "players": mode.players,
            "options": options,
            "seats": seats,
            "start": "full",
            "pace": "quick",
        },
    )
    gift = f"{random.getrandbits(128):032x}"
    path = f"/api/tables/{made['table']}/seats"
    people = [
        await post(base, path, {"name": f"person {seat}", "contribution": gift})
        for seat in range(mode.players - bots)
    ]
    return made["table"], [one["token"] for one in people], made["token"]


async def played(base: str, mode: Mode) -> tuple[Message, list[Diary], list[str]]:
    """A game with people, bots and spectators: its record, what each was sent, the secrets of the table."""
    table, tokens, host = await open_table(base, mode)
    guesses = GUESSES[mode.game]
    people = [
        (Absent if seat == 0 else Nuisance)(base, table, token, seat, guesses)
        for seat, token in enumerate(tokens)
    ]
    others = [
        Witness(base, table),
        Witness(base, table, tokens[0]),
        ForgetfulWitness(base, table, None, 1),
        ForgetfulWitness(base, table, host, 2),
    ]
    watching = [asyncio.create_task(other.watch()) for other in others]
    await asyncio.sleep(0.05)  # they are there from the first move on
    await asyncio.gather(*(person.play() for person in people), *watching)
    record = await get(base, f"/api/tables/{table}/record")
    return record, [one.diary for one in (*people, *others)], [*tokens, host]


@every_mode
def test_nobody_is_sent_a_card_that_he_may_not_know(mode: Mode, tmp_path: Path) -> None:
    @in_loop
    async def play() -> None:
        async with server_inside(tmp_path) as (base, _):
            record, diaries, secrets = await played(base, mode)
        judge = Judge(record, secrets)
        judge.judge(diaries)
        assert judge.judged > 100
        assert judge.refusals > 0

    play()


# --- the judge


def small_game(game: str, players: int) -> Message:
    """A record with a shuffle, as a table would give it out."""
    state = randori.new(game, players=players).start(seed=3)
    state.playout(random.Random(3))
    return {**state.record(), "fairness": {"seed": "5eed" * 16}}


def news(version: int, what: Message, **more: object) -> Heard:
    message = {"type": "event", "version": version, "at": 1.0, "what": what, **more}
    return Heard(json.dumps(message), version)


def honest(judge: Judge, eyes: int | None, moves: int) -> list[Heard]:
    """What a table would tell these eyes of the first moves."""
    heard = [news(1, {"kind": "started"}, view=judge.view(judge.after(-1), eyes))]
    for index, player, move in islice(judge.noticed(eyes), moves):
        what = {"kind": "moved", "player": player, "move": move, "by": "person"}
        heard.append(news(len(heard) + 1, what, view=judge.view(judge.after(index), eyes)))
    return heard


@pytest.mark.parametrize(("game", "players"), [("tatsu", 3), ("tatsu", 2), ("dojo", 4), ("memo", 4)])
def test_the_judge_hears_an_honest_table_without_a_complaint(game: str, players: int) -> None:
    judge = Judge(small_game(game, players), ["a token"])
    judge.judge([Diary(eyes, honest(judge, eyes, 12)) for eyes in (None, 0, 1)])
    assert judge.judged == 39


@pytest.mark.parametrize(("game", "players"), [("tatsu", 3), ("tatsu", 2), ("dojo", 4), ("memo", 4)])
def test_the_judge_finds_every_hidden_card_that_is_named(game: str, players: int) -> None:
    judge = Judge(small_game(game, players), ["a token"])
    heard = honest(judge, 1, 6)
    moment = judge.after([index for index, _, _ in judge.noticed(1)][5])
    known = Counter(judge.moves[1][1].partition(":")[2].split(",")) - judge.hidden(moment, 1)
    for card in set(judge.hidden(moment, 1)) - set(known):
        said = f"there is {card} among them" if game != "memo" else {"number": int(card)}
        leak = Heard(json.dumps({"type": "refused", "id": "x", "clause": "X", "message": said}), 7)
        with pytest.raises(LeakError, match="was told"):
            judge.judge([Diary(1, [*heard, leak])])


def doctored(heard: Heard, **changes: object) -> Heard:
    return replace(heard, text=json.dumps({**json.loads(heard.text), **changes}))


def test_the_judge_finds_a_view_of_other_eyes() -> None:
    judge = Judge(small_game("tatsu", 4), [])
    heard = honest(judge, 1, 6)
    heard[3] = doctored(heard[3], view=json.loads(honest(judge, 2, 6)[3].text)["view"])
    with pytest.raises(LeakError, match="another view"):
        judge.judge([Diary(1, heard)])


def test_the_judge_finds_a_secret_choice_that_is_told() -> None:
    judge = Judge(small_game("dojo", 4), [])
    heard = honest(judge, None, 12)
    index = next(i for i, one in enumerate(heard) if '"place"' in one.text)
    what = json.loads(heard[index].text)["what"]
    heard[index] = doctored(heard[index], what={**what, "move": "place:0,0"})
    with pytest.raises(LeakError, match="instead of"):
        judge.judge([Diary(None, heard)])


def test_the_judge_finds_a_gap_in_the_versions() -> None:
    judge = Judge(small_game("memo", 4), [])
    heard = honest(judge, None, 6)
    with pytest.raises(LeakError, match="can count"):
        judge.judge([Diary(None, [*heard[:3], *heard[4:]])])


@pytest.mark.parametrize("secret", ["5eed" * 16, "a token", hashlib.sha256(b"a token").hexdigest()])
def test_the_judge_finds_seeds_tokens_and_their_hashes(secret: str) -> None:
    judge = Judge(small_game("tatsu", 4), ["a token"])
    leak = Heard(json.dumps({"seats": [{"is_here": True, "key": secret}]}), 2, is_public=True)
    with pytest.raises(LeakError, match="a secret"):
        judge.judge([Diary(0, [*honest(judge, 0, 3), leak])])


def test_the_judge_finds_a_refusal_that_depends_on_what_is_hidden() -> None:
    judge = Judge(small_game("tatsu", 4), [])
    heard = honest(judge, 0, 2)
    said = {"type": "refused", "id": "g", "clause": "TATSU-TURN", "message": "player 2 holds it"}
    with pytest.raises(LeakError, match="no reason"):
        judge.judge([Diary(0, [*heard, Heard(json.dumps(said), 3, Ask("play:YV7", 3, None))])])


# --- what nobody else may notice


def confused(number: int) -> tuple[list[tuple[int, str]], int] | None:
    """The moves that lead this deal to somebody's confusion, and whose it is; if there is one early on."""
    game = randori.new("memo", players=3)
    shuffle = Shuffle("twins", game, number.to_bytes(32, "big"), (None,) * 3)
    state, choice = game.start(), random.Random(number)
    for _ in range(40):
        shuffle.deal(state)
        player = state.to_act[0]
        if state.view(player)["table"]["phase"] == "cross":
            return [move for move in state.history if move[0] != CHANCE], player
        moves = state.moves(player)
        state.play(player, "pass" if "pass" in moves else choice.choice(moves))
    return None


@cache
def confusion() -> tuple[int, list[tuple[int, str]], int]:
    for number in range(1000):
        if (found := confused(number)) is not None:
            return number, *found
    raise AssertionError("nobody is ever confused")


def without_times(message: Message, since: float) -> object:
    """Deadlines as seconds since the last thing that was heard; the rest of the clock is nobody's secret."""
    for clocks in filter(None, [message.get("clocks")]):
        clocks.pop("now")
        clocks["deadlines"] = {
            seat: end and round(end - since, 3) for seat, end in clocks["deadlines"].items()
        }
    message.pop("at", None)
    return message


def as_told(watcher: Player, first: int) -> set[str]:
    """All that was heard from a message on, but for the time of day."""
    since, told = 0.0, set()
    for number, text in enumerate(watcher.raw):
        message = json.loads(text)
        since = message.get("at", since)
        if number >= first:
            told.add(json.dumps(without_times(message, since)))
    return told


async def read_all(base: str, tokens: list[str]) -> list[str]:
    seats = {"seats": [{"table": "twins", "token": token} for token in tokens]}
    async with httpx.AsyncClient(base_url=base, timeout=20, verify=False) as http:
        mine = await http.post("/api/seats/mine", json=seats)
        return [mine.text, (await http.get("/api/tables/twins")).text, (await http.get("/api/tables")).text]


async def heard_of(base: str, ending: list[str]) -> list[set[str]]:
    """What two players and a spectator hear of the third one's confusion."""
    _, script, crosser = confusion()
    _, tokens = await table_of(base, "memo", 3)
    people = [Player(base, "twins", token) for token in tokens]
    everybody = [*people, Player(base, "twins")]
    for one in everybody:
        await one.come()
    for number, (player, move) in enumerate(script):
        await people[player].ask(type="ping")
        answering = people[player].clocks.get("answering")
        answer = await people[player].ask(type="move", move=move, id=f"m{number}", answers=answering)
        assert answer["type"] == "accepted", answer
    watchers = [one for one in everybody if one is not people[crosser]]
    for watcher in watchers:
        await watcher.ask(type="ping", id="p")
    first = [len(watcher.raw) for watcher in watchers]
    before = await read_all(base, tokens)
    for number, move in enumerate(ending):
        if number == len(ending) - 1:
            assert await read_all(base, tokens) == before
            for watcher in watchers:
                await watcher.go()
                await watcher.come()
        answer = await people[crosser].ask(type="move", move=move, id=f"x{number}")
        assert answer["type"] == "accepted"
    for watcher in watchers:
        await watcher.ask(type="ping", id="p")
    return [as_told(watcher, start) for watcher, start in zip(watchers, first, strict=True)]


def test_how_often_somebody_crosses_in_secret_leaves_no_trace_for_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same game three times, but for what is secret: the others are sent the same."""
    number = confusion()[0]
    monkeypatch.setattr("randori.server.tables.new_seed", lambda: number.to_bytes(32, "big"))
    monkeypatch.setattr("randori.server.tokens.new_table", lambda: "twins")
    told = []
    for index, ending in enumerate([["done"], ["cross:0,1", "done"], ["cross:0,1"] * 3]):
        folder = tmp_path / str(index)
        folder.mkdir()

        @in_loop
        async def play(folder: Path = folder, ending: list[str] = ending) -> None:
            async with server_inside(folder) as (base, _):
                told.append(await heard_of(base, ending))

        play()
    presence = '"type": "presence"'  # who came back when may be heard in any order
    without = [[{one for one in heard if presence not in one} for heard in run] for run in told]
    assert without[0] == without[1] == without[2]
    assert all(any('"move": "done"' in one for one in heard) for heard in without[0])


# --- logs


async def quick_game(base: str, game: str, people: int, **settings: object) -> tuple[Message, list[str]]:
    table, tokens = await table_of(base, game, people, **settings)
    players = [RandomPlayer(base, table, token, seed) for seed, token in enumerate(tokens)]
    await asyncio.gather(*(player.play() for player in players))
    return await get(base, f"/api/tables/{table}/record"), tokens


def test_the_log_at_its_most_talkative_names_no_card_no_move_and_no_secret(tmp_path: Path) -> None:
    options = ("--log-level", "debug", "--log-json", "--workers", "1")

    @in_loop
    async def play() -> None:
        with serving(tmp_path, str(tmp_path / "randori.db"), *options) as server:
            await server.begin()
            games = [
                await quick_game(server.base, "tatsu", 2, options={"rounds": 1}),
                await quick_game(server.base, "dojo", 3),
                await quick_game(server.base, "memo", 2, options={"max_rounds": 3}),
            ]
            page = (await get_text(server.base, "/metrics")).replace("# TYPE", "")
            log = server.log.read_text()
        assert '"event"' in log
        for record, tokens in games:
            hashes = [hashlib.sha256(token.encode()).hexdigest() for token in tokens]
            for secret in (*tokens, *hashes, record["fairness"]["seed"]):
                assert secret not in log + page
            for _, move in record["moves"]:
                assert ":" not in move or move not in log + page
        assert not [found for names in NAMES.values() for found in names.findall(log + page)]

    play()


async def get_text(base: str, path: str) -> str:
    async with httpx.AsyncClient(base_url=base, timeout=20, verify=False) as http:
        return (await http.get(path)).text


# --- time


class Blindfolded:
    """A table at which nobody can see the game."""

    def __init__(self, answering: int | None) -> None:
        self.settings = Settings(game="memo", players=3)
        self.clocks = Clocks(allowance_of(self.settings))
        self.clocks.answering = answering


@pytest.mark.parametrize("answering", [None, 7])
@pytest.mark.parametrize("level", LEVELS)
def test_how_long_a_bot_takes_is_drawn_without_a_look_at_the_game(level: str, answering: int | None) -> None:
    live = SimpleNamespace(table=Blindfolded(answering))
    driver = Driver(cast(LiveTable, live), cast(Keeper, SimpleNamespace(rng=Rng(5))))
    decision = Decision(0, "bot", level, number=1, epoch=0, answering=answering)
    drawn = [driver._pace(decision) for _ in range(50)]
    rng, is_reaction = Rng(5), answering is not None
    assert drawn == [pace.seconds(level, "human", rng, is_reaction=is_reaction) for _ in range(50)]
    assert len(set(drawn)) > 25
    assert all(pace.SHORTEST <= seconds <= pace.LONGEST for seconds in drawn)


@pytest.mark.parametrize("crosses", [0, 1, 3])
def test_a_bot_takes_as_long_whether_it_crosses_in_secret_or_not(crosses: int) -> None:
    """Each thought takes a while; what the others notice comes when it was due from the start."""
    _, script, crosser = confusion()
    driver, table = confused_bot(script, crosser, ["cross:0,1"] * crosses + ["done"] * (crosses < 3))

    @in_loop
    async def play() -> None:
        began = time.monotonic()
        driver.wake()
        while table.clocks.since.keys() == {crosser} and table.clocks.answering is None:
            await asyncio.sleep(0.005)
        # If each thought were waited for by itself, three of them would take three times as long.
        assert SECRETIVE <= time.monotonic() - began < 3 * SECRETIVE
        driver.stop()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("randori.server.driver.SECRETIVE", SECRETIVE)
        play()


class Slow(HastyPool):
    """Knows what it will do, and thinks about it all the same."""

    def __init__(self, moves: list[str]) -> None:
        super().__init__()
        self.moves = moves

    async def ask(self, question: Question) -> Thought:
        await asyncio.sleep(0.08)
        return Thought(self.moves.pop(0) if self.moves else "pass")


def confused_bot(script: list[tuple[int, str]], crosser: int, moves: list[str]) -> tuple[Driver, Table]:
    """A table at which a bot has confused somebody, and what it is going to do about it."""
    number = confusion()[0].to_bytes(32, "big").hex()
    seats = ["random" if seat == crosser else "open" for seat in range(3)]
    settings = Settings(game="memo", players=3, seats=seats, pace="quick", clock="none")
    table = Table(entries.Made(1.0, "twins", settings, number, "host"))
    for seat in range(3):
        if seat != crosser:
            commands.join(table, f"person {seat}", f"key {seat}", 1.0)
    commands.start(table, 1.0)
    for player, move in script:
        commands.move(table, player, move, 1.0, answers=table.clocks.answering)
    presence = SimpleNamespace(deadlines=lambda table: {})
    live = SimpleNamespace(table=table, id=table.id, epoch=0, is_mending=False, presence=presence)
    live.submit = lambda job: job.command(table, 2.0)
    keeper = SimpleNamespace(
        workers=Slow(moves), tasks=Tasks(), clock=Clock(), rng=Rng(1), is_current=lambda: True
    )
    return Driver(cast(LiveTable, live), cast(Keeper, keeper)), table
