"""One server for one file: a lock that the system takes back when its process ends, however it ends."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from randori.server.store.store import StoreError


class FileLock:
    """Held on a file beside the database, which stays there: to delete it would let a third server in."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.handle: int | None = None

    def take(self) -> None:
        handle = os.open(f"{self.database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(handle)
            raise StoreError(
                f"the database {self.database} is in use by another server; several need PostgreSQL"
            ) from None
        self.handle = handle

    def release(self) -> None:
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None
