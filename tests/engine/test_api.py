"""The contract: `new`, `games`, `start`, `play`, and how they refuse."""

from __future__ import annotations

import json

import pytest

import randori
from randori import CHANCE, IllegalMove, OptionError


def test_games_tells_what_a_menu_needs() -> None:
    games = randori.games()
    assert json.loads(json.dumps(games)) == games
    assert games["tatsu"]["players"] == [2, 3, 4]
    options = games["tatsu"]["options"]
    assert isinstance(options, dict)
    for option in options.values():
        assert {"type", "default", "help"} <= set(option)
    assert options["target"]["default"] == 500
    assert options["rounds"]["default"] is None


@pytest.mark.parametrize(
    ("name", "players", "options", "word"),
    [
        ("chess", 2, {}, "'chess'"),
        ("tatsu", 5, {}, "5"),
        ("tatsu", None, {}, "none was given"),
        ("tatsu", True, {}, "true"),
        ("tatsu", "4", {}, "'4'"),
        ("tatsu", 4, {"targt": 3}, "'targt'"),
        ("tatsu", 4, {"target": 0}, "target"),
        ("tatsu", 4, {"target": 1.5}, "1.5"),
        ("tatsu", 4, {"target": True}, "true"),
        ("tatsu", 4, {"target": None}, "null"),
        ("tatsu", 4, {"rounds": 0}, "rounds"),
        ("tatsu", 4, {"rounds": "3"}, "'3'"),
        ("tatsu", 4, {"tie": "split"}, "'split'"),
        ("tatsu", 2, {"hidden": ["own"]}, "hidden"),
    ],
)
def test_a_wrong_set_up_is_refused_in_one_sentence(
    name: str, players: int | None, options: dict[str, object], word: str
) -> None:
    with pytest.raises(OptionError) as refused:
        randori.new(name, players=players, **options)
    assert word in str(refused.value)
    assert "\n" not in str(refused.value)


def test_an_option_given_as_its_default_is_no_option_in_the_record() -> None:
    game = randori.new("tatsu", players=4, target=500, rounds=None, tie="round")
    assert game.start().record()["options"] == {}


def test_a_target_beyond_every_machine_number_is_a_target() -> None:
    state = randori.new("tatsu", players=4, target=10**40).start(seed=1)
    assert state.record()["options"] == {"target": 10**40}


@pytest.mark.parametrize("seed", ["7", 1.0, True])
def test_a_seed_is_an_integer(seed: object) -> None:
    with pytest.raises(OptionError):
        randori.new("tatsu", players=4).start(seed=seed)  # type: ignore[arg-type]


def test_large_and_negative_seeds_are_seeds() -> None:
    deals = {
        str(randori.new("tatsu", players=4).start(seed=seed).history) for seed in (0, -1, 1, 2**64, 2**64 + 1)
    }
    assert len(deals) == 5


def test_without_a_seed_chance_is_to_act_and_lists_no_moves() -> None:
    state = randori.new("tatsu", players=4).start()
    assert state.to_act == (CHANCE,) == (-1,)
    assert state.moves(CHANCE) == []
    state.play(CHANCE, "dealer:2")
    assert state.record()["moves"] == [[-1, "dealer:2"]]


@pytest.mark.clause("MOVE-TURN")
@pytest.mark.parametrize("player", [1, 3, -1, -2, 4, 99])
def test_who_is_not_to_move_is_refused(player: int) -> None:
    state = randori.new("tatsu", players=4).start(seed=1)
    (mover,) = state.to_act
    assert player != mover
    with pytest.raises(IllegalMove) as refused:
        state.play(player, state.moves(mover)[0])
    assert refused.value.clause == "MOVE-TURN"


@pytest.mark.clause("MOVE-FORM")
@pytest.mark.parametrize(
    "move", ["", "play", "play:", "PLAY:YP6", "play:YP7", " ask:1", "ask:1 ", "ask:١", "x" * 10**6]
)
def test_what_is_no_move_at_all_is_refused(move: str) -> None:
    state = randori.new("tatsu", players=4).start(seed=1)
    with pytest.raises(IllegalMove) as refused:
        state.play(state.to_act[0], move)
    assert refused.value.clause == "MOVE-FORM"
    assert len(refused.value.message) < 200


@pytest.mark.clause("MOVE-FORM")
@pytest.mark.parametrize("move", [None, 3, ["play:YP6"], b"play:YP6"])
def test_what_is_no_string_is_no_move(move: object) -> None:
    state = randori.new("tatsu", players=4).start(seed=1)
    with pytest.raises(IllegalMove) as refused:
        state.play(state.to_act[0], move)  # type: ignore[arg-type]
    assert refused.value.clause == "MOVE-FORM"


@pytest.mark.clause("MOVE-OVER")
def test_a_move_after_the_end_is_refused() -> None:
    state = randori.new("tatsu", players=4, rounds=1, tie="share").start(seed=1)
    state.playout(randori.Rng(1))
    for player, move in [(0, "ask:1"), (CHANCE, "deal:YV3"), (9, "nonsense")]:
        with pytest.raises(IllegalMove) as refused:
            state.play(player, move)
        assert refused.value.clause == "MOVE-OVER"


@pytest.mark.parametrize("player", [4, -1, True, "0", 0.0])
def test_a_view_is_for_a_player_or_a_spectator(player: object) -> None:
    state = randori.new("tatsu", players=4).start(seed=1)
    with pytest.raises(IllegalMove):
        state.view(player)  # type: ignore[arg-type]


@pytest.mark.parametrize("player", [4, -1, True, "0", 0.0])
def test_views_made_together_are_for_players_and_spectators(player: object) -> None:
    state = randori.new("tatsu", players=4).start(seed=1)
    with pytest.raises(IllegalMove):
        state.views([None, 0, player])  # type: ignore[list-item]


@pytest.mark.parametrize("seed", [10**5000, -(10**5000), 0], ids=["huge", "tiny", "zero"])
def test_any_integer_is_a_seed(seed: int) -> None:
    assert randori.new("tatsu", players=4).start(seed=seed).to_act


def test_numbers_of_other_libraries_are_numbers() -> None:
    state = randori.new("tatsu", players=4).start(seed=1)
    mover, action = Index(state.to_act[0]), Index(state.legal_actions(state.to_act[0])[0])
    assert state.moves(mover) == state.moves(state.to_act[0])  # type: ignore[arg-type]
    assert state.view(mover) == state.view(state.to_act[0])  # type: ignore[arg-type]
    assert state.public_move(mover, "ask:1") == "ask:1"  # type: ignore[arg-type]
    state.apply(mover, action)  # type: ignore[arg-type]
    assert randori.replay(state.record()).record() == state.record()


class Index:
    """A whole number that is no int, as numpy has them."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


@pytest.mark.parametrize(
    "action", [0.0, True, None, "0", [0], 10**5000], ids=lambda value: type(value).__name__
)
def test_what_is_no_action_is_refused_and_nothing_happens(action: object) -> None:
    state = randori.new("tatsu", players=4).start(seed=1)
    before = json.dumps([state.record(), state.view(0)])
    with pytest.raises(IllegalMove):
        state.apply(state.to_act[0], action)  # type: ignore[arg-type]
    assert json.dumps([state.record(), state.view(0)]) == before


@pytest.mark.parametrize("number", [10**5000, -(10**5000)], ids=["huge", "tiny"])
def test_numbers_too_long_to_repeat_are_refused_in_a_sentence(number: int) -> None:
    with pytest.raises(OptionError):
        randori.new("tatsu", players=number)
    with pytest.raises(OptionError):
        randori.new("tatsu", players=4, target=-abs(number))
    state = randori.new("tatsu", players=4).start(seed=1)
    with pytest.raises(IllegalMove):
        state.view(number)
    with pytest.raises(IllegalMove):
        state.play(number, "ask:1")


def test_what_is_handed_out_is_not_what_is_kept() -> None:
    deck = [f"{letter}{belt}" for letter in "MFTCBR" for belt in range(1, 6)] * 2
    deck[0] = "M2"
    state = randori.new("dojo", players=3, deck=deck).start(seed=1)
    state.extra = {"names": ["a"]}
    options = state.view(None)["options"]
    assert isinstance(options["deck"], list)
    options["deck"].clear()
    names = state.record()["names"]
    assert isinstance(names, list)
    names.append("b")
    assert randori.replay(state.record()).record() == state.record()
    assert state.record()["names"] == ["a"]


def test_chance_cannot_draw_when_nothing_is_to_be_drawn() -> None:
    with pytest.raises(IllegalMove) as refused:
        randori.new("tatsu", players=4).start(seed=1).draw(randori.Rng(1))
    assert refused.value.clause == "MOVE-TURN"


def test_a_game_in_plain_python_is_a_position_too() -> None:
    """Others add games without a compiler: a subclass of Position plays out under the engine."""
    position = CountToTen()
    assert position.playout(randori.Rng(1)) == 10
    assert position.scores() == [10]


class CountToTen(randori.Position):
    """One player who says the next number, ten times."""

    def __init__(self) -> None:
        self.said = 0

    def is_over(self) -> bool:
        return self.said == 10

    def awaits(self) -> int:
        return 0

    def actors(self) -> int:
        return 0 if self.is_over() else 1

    def legal_actions(self, player: int) -> list[int]:
        return [self.said + 1]

    def apply(self, player: int, action: int) -> None:
        self.said = action

    def lots(self) -> list[int]:
        return []

    def lots_drawn(self) -> int:
        return 0

    def settle(self, drawn: list[int]) -> None:
        raise AssertionError("nothing is drawn")

    def scores(self) -> list[int]:
        return [self.said]

    def winners(self) -> list[int]:
        return [0] if self.is_over() else []

    def copy(self) -> CountToTen:
        twin = CountToTen()
        twin.said = self.said
        return twin

    def redeal(self, observer: int, rng: randori.Rng) -> CountToTen:
        return self.copy()

    def dealt(self) -> list[list[int]]:
        return []
