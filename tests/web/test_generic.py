"""The table for any game: what it makes of a view of which it knows nothing but its JSON."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

import randori
from tests.web.programs import program

Json = Any


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    return program("generic.ts", tmp_path_factory.mktemp("generic"))


def asked(page: list[str], **question: Json) -> Json:
    line = json.dumps(question)
    run = subprocess.run(page, input=line, capture_output=True, text=True, check=True, timeout=60)
    (answer,) = json.loads(run.stdout)
    return answer


def shown(page: list[str], table: Json, players: int = 3) -> dict[str, Json]:
    """What each field of a table is shown as."""
    entries = asked(page, asks="shown", players=players, table=table)["entries"]
    return {entry["name"]["field"]: entry["shown"] for entry in entries}


def names(group: Json) -> list[Json]:
    return [entry["name"] for entry in group["entries"]]


def test_numbers_and_words_are_facts_short_signs_are_cards(page: list[str]) -> None:
    table = shown(page, {"round": 2, "phase": "bid", "top": "R7", "is_last": False, "asked": None})
    assert table == {
        "round": {"kind": "fact", "value": 2},
        "phase": {"kind": "fact", "value": "bid"},
        "top": {"kind": "cards", "cards": ["R7"]},
        "is_last": {"kind": "fact", "value": False},
    }


def test_a_row_of_cards_is_a_row_be_it_as_long_as_there_are_players(page: list[str]) -> None:
    table = shown(
        page, {"hand": ["R1", "R2", "R3"], "row": [4, 5, 6], "pile": [None, None], "cards": [1, 2, 3]}
    )
    assert {shape["kind"] for shape in table.values()} == {"cards"}
    assert table["pile"]["cards"] == [None, None]


def test_what_each_player_has_is_told_by_player(page: list[str]) -> None:
    table = shown(page, {"counts": [3, 2, 4], "hands": [["R1"], None, None], "seats": [{"clan": "red"}] * 3})
    table |= shown(page, {"roles": ["king", "thief", "fool"], "cards_seen": ["R1", None, "R2"]})
    assert table.pop("cards_seen")["kind"] == "cards"
    for group in table.values():
        assert names(group) == [{"player": 0}, {"player": 1}, {"player": 2}]


def test_what_says_whose_it_is_goes_by_its_player(page: list[str]) -> None:
    trick = shown(page, {"trick": [{"player": 2, "card": "R1"}, {"player": 0, "card": "R5"}]})["trick"]
    assert names(trick) == [{"player": 2}, {"player": 0}]
    assert trick["entries"][0]["shown"] == {"kind": "cards", "cards": ["R1"]}
    assert shown(page, {"dealer": 1})["dealer"] == {"kind": "player", "player": 1}


def test_what_has_a_number_is_in_a_row_be_it_as_long_as_there_are_players(page: list[str]) -> None:
    nights = [{"number": number, "light": 2, "cards": ["R1", "G2", "B3"]} for number in (4, 5, 6)]
    group = shown(page, {"nights": nights})["nights"]
    assert names(group) == [{"place": 4}, {"place": 5}, {"place": 6}]


def test_a_hand_is_no_list_of_players_be_it_as_long_as_there_are(page: list[str]) -> None:
    hands = shown(page, {"hands": [[1, 2, 3], None, [True, False, True]]})["hands"]
    assert [entry["shown"]["kind"] for entry in hands["entries"]] == ["cards", "fact", "marks"]


def test_numbered_fields_are_players_only_if_they_are_all_of_them(page: list[str]) -> None:
    table = shown(page, {"bids": {"0": 3, "1": 0, "2": 1}, "columns": {"0": "belt"}})
    assert names(table["bids"]) == [{"player": 0}, {"player": 1}, {"player": 2}]
    assert names(table["columns"]) == [{"field": "0"}]


def test_with_open_hands_what_is_hidden_is_filled_in(page: list[str]) -> None:
    seen = {"hands": [None, None], "hand": None, "deck": 12}
    own = [
        {"hands": [["R1"], None], "hand": ["R1"], "deck": 12},
        {"hands": [None, ["R2"]], "hand": ["R2"], "deck": 12},
    ]
    whole = asked(page, asks="opened", seen=seen, own=own)
    assert whole == {"hands": [["R1"], ["R2"]], "hand": {"0": ["R1"], "1": ["R2"]}, "deck": 12}


@pytest.mark.parametrize("game", sorted(randori.games()))
def test_every_card_and_number_of_a_real_table_is_shown(page: list[str], game: str) -> None:
    """Nothing that the view tells is lost on the way to the eye."""
    facts = randori.games()[game]
    players = facts["players"][0]
    state = randori.new(game, players=players).start(seed=1)
    for _ in range(12):
        player = state.to_act[0]
        state.play(player, state.moves(player)[0])
    view = state.view(0)
    made = json.dumps(asked(page, asks="shown", players=players, table=view["table"]))
    for leaf in leaves(view["table"]):
        assert json.dumps(leaf) in made or json.dumps(str(leaf)) in made


def leaves(value: Json) -> list[Json]:
    if isinstance(value, dict):
        return [leaf for part in value.values() for leaf in leaves(part)]
    if isinstance(value, (list, tuple)):
        return [leaf for part in value for leaf in leaves(part)]
    return [] if value is None else [value]
