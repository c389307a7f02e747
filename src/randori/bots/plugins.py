"""Bots that others bring.

They are found by name: an entry point of the group `randori.bots`, a class written `module:Class`, or one
that this program has registered. Whoever looks for one imports what it names, so a name that comes from a
stranger goes to `bot_named`, which knows ours alone. What is wrong with a plug-in is said in one sentence,
when it is asked for: the others go on.
"""

from __future__ import annotations

import inspect
from importlib.metadata import EntryPoint

from randori.bots.bot import Bot
from randori.bots.budget import USUAL, Budget
from randori.bots.ours import BOTS
from randori.engine import plugging
from randori.engine.errors import OptionError, RandoriError, listed, quote
from randori.engine.plugging import owner, reason

GROUP = "randori.bots"

REGISTERED: dict[str, type[Bot]] = {}
"""By this program itself, and for it alone: other processes do not know them."""


class BotError(RandoriError):
    """A bot that failed, or whose move was refused."""


def find_bot(name: str, seed: int, game: str, budget: Budget = USUAL) -> Bot:
    """A bot for a game: one of ours, one of this program's, an installed one, or a `module:Class`."""
    kind = kind_named(name, game)
    if kind.games and game not in kind.games:
        raise OptionError(f"the bot {quote(name)} does not play {game}; it plays {listed(list(kind.games))}")
    try:
        return kind(seed, budget)
    except Exception as wrong:
        raise OptionError(f"the bot {quote(name)} could not be made: {reason(wrong)}") from wrong


def register(kind: type[Bot]) -> str:
    """Make a class of this program known by its name, which is returned."""
    check(kind, f"the class {getattr(kind, '__name__', quote(kind))}")
    if kind.name in BOTS:
        raise OptionError(f"the name {quote(kind.name)} is taken by a bot of Randori's; give yours another")
    REGISTERED[kind.name] = kind
    return kind.name


def complaints() -> list[str]:
    """What is wrong with those that are installed, as far as one sees it without loading them."""
    found = []
    for name, entries in installed().items():
        owners = listed([owner(entry) for entry in entries])
        if name in BOTS:
            found.append(f"the bot {quote(name)} of {owners} is left out: Randori has one of that name")
        elif len(entries) > 1:
            found.append(f"the bot {quote(name)} is left out: it is brought by {owners}")
    return found


def installed() -> dict[str, list[EntryPoint]]:
    """The entry points by name; a name that stands here twice is nobody's."""
    return plugging.installed(GROUP)


def kind_named(name: str, game: str) -> type[Bot]:
    """The class of a bot; OptionError says why there is none."""
    if name in BOTS:
        return BOTS[name]
    if name in REGISTERED:
        return REGISTERED[name]
    if ":" in name:
        return spelled_out(name)
    entries = installed().get(name, [])
    if len(entries) > 1:
        raise OptionError(f"the bot {quote(name)} is brought by {listed([owner(one) for one in entries])}")
    if not entries:
        able = [bot for bot, kind in BOTS.items() if not kind.games or game in kind.games]
        others = [*REGISTERED, *(other for other in installed() if other not in BOTS)]
        raise OptionError(f"{game} has no bot {quote(name)}; its bots are {listed([*able, *others])}")
    module, _, attribute = entries[0].value.partition(":")
    return loaded(module, attribute, f"the bot {quote(name)} of {owner(entries[0])}")


def spelled_out(name: str) -> type[Bot]:
    """A class by its module."""
    module, _, attribute = name.partition(":")
    parts = [*module.split("."), *attribute.split(".")]
    if not all(part.isidentifier() for part in parts):
        raise OptionError(f"a bot of one's own is written module:Class, not {quote(name)}")
    return loaded(module, attribute, f"the bot {quote(name)}")


def loaded(module: str, attribute: str, which: str) -> type[Bot]:
    """The class that a module has under a name. `which` begins every sentence."""
    return check(plugging.loaded(module, attribute, which), which)


def check(found: object, which: str) -> type[Bot]:
    """The class itself, if it is a bot with all its methods."""
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise OptionError(f"{which} is no bot: a bot is a class derived from randori.bots.Bot")
    if inspect.isabstract(found):
        raise OptionError(f"{which} has no method {listed(sorted(found.__abstractmethods__))}")
    return found
