"""The file of an SQLite database: its path, its lock, a connection to it."""

import fcntl
import sqlite3
from io import TextIOWrapper
from pathlib import Path

from app.store.base import Unavailable

PREFIX = "sqlite:///"


class Connection(sqlite3.Connection):
    """A connection whose owner alone begins and ends transactions, by statements.

    SQLAlchemy ends each of its transactions through these methods, also one that is only a
    part of a larger commit.
    """

    def commit(self) -> None:
        """Do nothing."""

    def rollback(self) -> None:
        """Do nothing."""


def path_of(url: str) -> Path:
    """Return the file a URL names; its folder is made."""
    path = Path(url.removeprefix(PREFIX))
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def lock(path: Path) -> TextIOWrapper:
    """Keep other processes off the database until the returned file is closed.

    Raises Unavailable if another process has it: SQLite serves one by decision.
    """
    file = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise Unavailable(f"{path} is in use by another process; SQLite serves one") from error
    return file


def connect(path: Path) -> Connection:
    """Open the file; nothing is committed but by COMMIT, and what is, is on the disk."""
    conn = sqlite3.connect(path, isolation_level=None, check_same_thread=False, factory=Connection)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000"):
        conn.execute(f"PRAGMA {pragma}")
    return conn
