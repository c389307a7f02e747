"""The report on many games: what is counted, and the page that tells it."""

from __future__ import annotations

from html.parser import HTMLParser

import pytest

import randori
from randori.arena.by_game.memo import faults, plays
from randori.arena.figures import Bin, Tally, binned, next_round, ratio
from randori.arena.report import page
from randori.arena.simulation import Simulation, seated
from randori.arena.summary import Summary
from randori.games.dojo.phases import ROUNDS as DOJO_ROUNDS
from randori.games.memo import figures as memo

VOID = {"meta", "path", "line", "rect", "circle", "polygon", "polyline"}


def tally(name: str, players: int, bot: str = "random", games: int = 4, **options: object) -> Tally:
    game = randori.new(name, players, **options)
    simulation = Simulation(game, seated([bot], players, name), games, seed=3)
    made = Tally(simulation, Summary(simulation.bots))
    for state in simulation.played():
        made.summary.add(state)
        made.add(state)
    return made


def told(tallies: list[Tally]) -> str:
    return page(tallies, made_by="randori")


class Reader(HTMLParser):
    """Reads a page, and sees to it that what is opened is closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[str] = []
        self.attributes: list[str] = []
        self.figures: list[list[str]] = []
        self.feed(html)
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.append(tag)
        self.attributes += [name for name, _ in attrs]
        if tag == "figure":
            self.figures.append([])
        elif self.figures and "figure" in self.open:
            self.figures[-1].append(tag)
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


# --- what is counted


def memo_game(*moves: tuple[int, str], **options: object) -> dict[str, int]:
    """What is counted in a game of two with the deck in the order of its numbers: seat 0 has the cards
    1, 2, 3 and 4, seat 1 has 5, 6, 7 and 8, and the next is 9."""
    state = randori.new("memo", 2, **options).start()
    state.play(-1, f"deck:{','.join(str(number) for number in range(1, 51))}")
    for player, move in ((0, "look:0,1"), (1, "look:0,1"), (0, "start"), (0, "direction:left"), *moves):
        state.play(player, move)
    return memo.counted(state.game, state.history)


def test_all_look_at_the_same_time() -> None:
    assert memo_game() == {memo.LOOKED: 1, "start": 1}


def test_plays_are_told_from_faults() -> None:
    counts = memo_game((0, "swap:0"), (0, "play:0,1"), (1, "play:1,3"), (1, "play:1,1"))
    assert (counts[memo.PLAY], counts[memo.FAULT]) == (2, 1)


def test_a_pass_costs_nothing_until_the_reactions_close() -> None:
    assert memo.CLOSED not in memo_game((0, "lay"), (0, "pass"))
    assert memo_game((0, "lay"), (0, "pass"), (1, "pass"))[memo.CLOSED] == 1


def test_a_power_of_several_steps_is_one_use() -> None:
    counts = memo_game((0, "lay"), (0, "pass"), (1, "pass"), (0, "infiltrate:1,0"), (0, "exchange:0,0"))
    assert counts["infiltration"] == 1
    assert memo.ROUND not in counts


def test_a_game_that_runs_into_the_limit_is_told() -> None:
    moves = ((0, "lay"), (0, "pass"), (1, "pass"), (0, "skip"))
    counts = memo_game(*moves, max_rounds=1)
    assert (counts[memo.ROUND], counts[memo.ROUND_LIMIT], counts[memo.EMPTY_BENCH]) == (1, 1, 0)
    assert counts["power declined"] == 1


def test_the_seconds_are_those_of_what_was_counted() -> None:
    assert memo.seconds({memo.PLAY: 2, memo.FAULT: 1, memo.ROUND: 7}) == pytest.approx(
        2 * memo.SECONDS[memo.PLAY] + memo.SECONDS[memo.FAULT]
    )


def test_every_game_of_a_match_ends_once() -> None:
    game = randori.new("memo", 3, max_rounds=6, games=2)
    simulation = Simulation(game, seated(["random"], 3, "memo"), 2, seed=3)
    counts = [memo.counted(game, state.history) for state in simulation.played()]
    assert [sum(each[ending] for ending in memo.ENDINGS) for each in counts] == [2, 2]
    assert all(2 <= each[memo.ROUND] <= 12 for each in counts)


def test_steady_players_commit_no_fault_and_end_with_an_empty_bench() -> None:
    played = tally("memo", 4, "steady")
    assert (faults(played).value, played.total[memo.ROUND_LIMIT]) == (0, 0)
    assert plays(played) > 0


def test_rounds_are_counted_in_the_other_games() -> None:
    assert tally("tatsu", 4, games=1, rounds=2).rounds == [2]
    assert set(tally("dojo", 3).rounds) == {int(DOJO_ROUNDS)}


# --- shares and bins


def test_a_share_over_games_is_wider_where_games_differ() -> None:
    alike, apart = ratio([5, 5, 5, 5], [10, 10, 10, 10]), ratio([0, 10, 0, 10], [10, 10, 10, 10])
    assert alike.value == apart.value == 0.5
    assert alike.low == alike.high == 0.5
    assert apart.low == pytest.approx(max(0, 0.5 - 1.96 * 0.57735 / 2), abs=1e-3)
    assert ratio([0], [0]).value is None
    assert (ratio([1], [2]).value, ratio([1], [2]).low) == (0.5, None)


def test_bins_are_round_and_lose_nothing() -> None:
    assert binned([3, 3, 5]) == [Bin(3, 4, 2), Bin(4, 5, 0), Bin(5, 6, 1)]
    many = binned([float(value) for value in range(137)])
    assert (many[0].high - many[0].low, sum(each.count for each in many)) == (10, 137)
    assert len(many) <= 16
    assert binned([]) == []


def test_round_numbers_follow_each_other() -> None:
    widths = [0.5]
    for _ in range(5):
        widths.append(next_round(widths[-1]))
    assert widths == pytest.approx([0.5, 1, 2, 5, 10, 20])


# --- the page


def test_the_page_needs_nothing_else() -> None:
    html = told([tally("memo", 2, "steady"), tally("memo", 3, "steady")])
    reader = Reader(html)
    assert not {"script", "link", "img", "iframe"} & set(reader.seen)
    assert not {"src", "href"} & set(reader.attributes)
    assert "url(" not in html
    assert "prefers-color-scheme: dark" in html


def test_every_plot_has_a_table_under_it() -> None:
    reader = Reader(told([tally("memo", 2, "steady"), tally("memo", 3, "steady")]))
    assert sum("svg" in tags for tags in reader.figures) == 4 + 2 * 4
    for tags in reader.figures:
        assert "table" in tags
        assert "svg" not in tags or tags.index("svg") < tags.index("table")


def test_the_assumed_seconds_stand_on_the_page() -> None:
    html = told([tally("memo", 2, "steady")])
    for name, seconds in memo.SECONDS.items():
        assert f"<td>{name}</td><td>{seconds:g} s</td>" in html


def test_one_number_of_players_has_nothing_to_be_compared_with() -> None:
    assert "By number of players" not in told([tally("memo", 2, "steady")])


@pytest.mark.parametrize(("name", "players", "games"), [("tatsu", 4, 3), ("dojo", 3, 3), ("dojo", 5, 1)])
def test_other_games_have_what_applies(name: str, players: int, games: int) -> None:
    html = told([tally(name, players, games=games)])
    assert sum("svg" in tags for tags in Reader(html).figures) == 3
    assert "minutes" not in html
    assert "faults" not in html
    assert "mean score" in html


def test_a_single_game_and_no_play_at_all_can_be_told() -> None:
    html = told([tally("memo", 7, "steady", games=1, max_rounds=1)])
    Reader(html)
    assert "7 players: 1 game<" in html


def test_what_was_given_is_escaped() -> None:
    html = page([tally("memo", 2, "steady", games=1, confusion="open")], made_by="<b>")
    assert "<b>" not in html
    assert "confusion = &#x27;open&#x27;" in html
