"""Bots that others bring: found by entry point or as module:Class, and refused in one sentence."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import randori
from randori.bots import BOTS, Bot, Explanation, Perspective, bot_named, find_bot, plugins, register
from randori.engine.errors import OptionError
from tests.bots.strangers import install, write_modules

MODULES = ("strange", "hollow", "crooked", "abrupt")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with modules of strangers, where Python looks for them."""
    write_modules(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    importlib.invalidate_caches()
    yield tmp_path
    for name in MODULES:
        sys.modules.pop(name, None)


def refused(name: str) -> str:
    with pytest.raises(OptionError) as wrong:
        find_bot(name, 1, "tatsu")
    sentence = str(wrong.value)
    assert "\n" not in sentence
    assert len(sentence) < 350
    return sentence


def test_a_class_is_found_by_its_module(folder: Path) -> None:
    bot = find_bot("strange:First", 1, "tatsu")
    state = randori.new("tatsu", players=4).start(seed=1)
    assert bot.choose(Perspective(state, state.to_act[0])) == state.moves(state.to_act[0])[0]
    assert bot.name == "First"


def test_an_installed_bot_is_found_by_the_name_of_its_entry(folder: Path) -> None:
    install(folder, "strange-bots", first="strange:First")
    assert type(find_bot("first", 1, "dojo")).__name__ == "First"
    assert "first" in refused("second")


def test_ours_are_found_as_before() -> None:
    assert isinstance(find_bot("adept", 1, "tatsu"), BOTS["adept"])


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("nowhere:First", "there is no module 'nowhere'"),
        ("strange.deeper:First", "there is no module 'strange.deeper'"),
        ("strange:Second", "strange has no 'Second'"),
        ("strange:number", "is no bot"),
        ("strange:Plain", "is no bot"),
        ("strange:Lazy", "has no method think"),
        ("strange:Unwilling", "could not be made: ValueError: not today (strange.py, line "),
        ("strange:DojoOnly", "does not play tatsu; it plays dojo"),
        ("hollow:First", "cannot be imported: ModuleNotFoundError: No module named 'nowhere_to_be_found'"),
        ("crooked:First", "cannot be imported: SyntaxError"),
        ("abrupt:First", "cannot be imported: SystemExit: no"),
        ("strange:", "is written module:Class"),
        (":First", "is written module:Class"),
        ("a b:First", "is written module:Class"),
        ("strange:First:Last", "is written module:Class"),
        ("nobody", "tatsu has no bot 'nobody'; its bots are random"),
    ],
)
def test_a_bad_plug_in_gets_one_sentence(name: str, words: str, folder: Path) -> None:
    assert words in refused(name)
    assert find_bot("strange:First", 1, "tatsu")


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("hollow:First", "the bot 'mine' of strange-bots cannot be imported"),
        ("strange:Second", "the bot 'mine' of strange-bots cannot be had: strange has no 'Second'"),
        ("strange", "the bot 'mine' of strange-bots"),
        ("strange:Lazy", "the bot 'mine' of strange-bots has no method think"),
    ],
)
def test_a_bad_entry_is_said_when_it_is_asked_for_and_the_others_go_on(
    value: str, words: str, folder: Path
) -> None:
    install(folder, "strange-bots", mine=value, first="strange:First")
    assert find_bot("first", 1, "tatsu")
    assert words in refused("mine")


def test_a_name_that_two_packages_bring_is_nobodys(folder: Path) -> None:
    install(folder, "one-bot", twin="strange:First", alone="strange:First")
    install(folder, "other-bot", twin="strange:DojoOnly")
    assert "the bot 'twin' is brought by " in refused("twin")
    assert any("'twin'" in one and "one-bot" in one and "other-bot" in one for one in plugins.complaints())
    assert find_bot("alone", 1, "tatsu")


def test_a_name_of_ours_stays_ours(folder: Path) -> None:
    install(folder, "would-be-master", master="strange:First")
    assert isinstance(find_bot("master", 1, "tatsu"), BOTS["master"])
    (complaint,) = plugins.complaints()
    assert complaint == "the bot 'master' of would-be-master is left out: Randori has one of that name"


def test_names_from_strangers_import_nothing(folder: Path) -> None:
    """A server takes the names of bots from anybody."""
    with pytest.raises(OptionError):
        bot_named("strange:First", 1, "tatsu")
    assert "strange" not in sys.modules


class Own(Bot):
    """Plays the last move."""

    def think(self, perspective: Perspective) -> Explanation:
        return Explanation(perspective.moves()[-1])


def test_a_class_of_this_program_can_be_registered() -> None:
    assert register(Own) == "Own"
    assert isinstance(find_bot("Own", 1, "memo"), Own)


def test_what_is_no_bot_cannot_be_registered() -> None:
    with pytest.raises(OptionError, match="is no bot"):
        register(int)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="has no method think"):
        register(Bot)  # type: ignore[type-abstract]
    with pytest.raises(OptionError, match="taken"):
        register(type("Impostor", (Own,), {"name": "master"}))
