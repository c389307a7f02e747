"""Things that other packages bring: how they are found, and what is said of one that is broken.

What is wrong is said in one sentence, which names the package or the place; the rest goes on.
"""

from __future__ import annotations

import logging
import multiprocessing
import traceback
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from randori.engine.errors import OptionError, quote

LONGEST_REASON = 150
OUR_FOLDER = str(Path(__file__).parents[1])

log = logging.getLogger("randori")
said: list[str] = []
"""The complaints so far, each once."""


def installed(group: str) -> dict[str, list[EntryPoint]]:
    """The entry points of a group by name; a name that stands here twice is nobody's."""
    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=group):
        found.setdefault(entry.name, []).append(entry)
    return found


def loaded(module: str, attribute: str, which: str) -> object:
    """What a module has under a name. `which` begins every sentence: OptionError."""
    try:
        found: object = import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is not None and f"{module}.".startswith(f"{missing.name}."):
            raise OptionError(f"{which} cannot be had: there is no module {quote(missing.name)}") from None
        raise OptionError(f"{which} cannot be imported: {reason(missing)}") from missing
    except (Exception, SystemExit) as wrong:
        raise OptionError(f"{which} cannot be imported: {reason(wrong)}") from wrong
    for part in attribute.split("."):
        if not hasattr(found, part):
            raise OptionError(f"{which} cannot be had: {module} has no {quote(attribute)}")
        found = getattr(found, part)
    return found


def complain(sentence: str) -> None:
    """Say once what is wrong: on standard error, or wherever the program's log goes. Worker processes load
    the same plug-ins, and are silent."""
    if sentence in said:
        return
    said.append(sentence)
    if multiprocessing.parent_process() is None:
        log.warning("randori: %s", sentence)


def owner(entry: EntryPoint) -> str:
    return "an unknown package" if entry.dist is None else entry.dist.name


def reason(wrong: BaseException) -> str:
    """What went wrong, in a line, and where."""
    told = " ".join(str(wrong).split())
    if len(told) > LONGEST_REASON:
        told = f"{told[:LONGEST_REASON]}…"
    kind = type(wrong).__name__
    return f"{kind}: {told}{place(wrong)}" if told else f"{kind}{place(wrong)}"


def place(wrong: BaseException) -> str:
    """Where in the plug-in it went wrong, as far as it is there: ` (mine.py, line 12)`."""
    if isinstance(wrong, SyntaxError):
        return ""
    frames = traceback.extract_tb(wrong.__traceback__)
    theirs = [frame for frame in frames if not frame.filename.startswith((OUR_FOLDER, "<"))]
    return f" ({Path(theirs[-1].filename).name}, line {theirs[-1].lineno})" if theirs else ""
