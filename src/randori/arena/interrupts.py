"""Ctrl-C comes when we are ready for it: held back all the time but while we wait for games.

So no game is half counted, no file half written and no worker half started. What is started meanwhile
inherits it, for good: workers hear nothing of Ctrl-C, and end when the arena does. A thread that was there
before would hear it in our place, so this comes before there are any.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker


@contextmanager
def held_back() -> Iterator[None]:
    """Ctrl-C waits until this is over, or until somebody listens.

    Python's resource tracker, which every pool needs, lets it through when it starts: so it starts before.
    """
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def listening() -> Iterator[None]:
    """Within `held_back`: now it may come, as KeyboardInterrupt."""
    try:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
