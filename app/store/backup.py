"""Copies an SQLite database while a server works on it."""

import sqlite3
from contextlib import closing
from pathlib import Path

from app.store import sqlite_file


def backup(path: Path, target: Path) -> None:
    """Copy the database to a new file by SQLite's backup interface; the server is not held up.

    The copy is one moment of the database with everything acknowledged before. The file
    appears when it is complete. Raises FileExistsError, FileNotFoundError or sqlite3.Error.
    """
    if target.exists():
        raise FileExistsError(f"{target} exists already")
    if not path.exists():
        raise FileNotFoundError(f"{path} does not exist")
    partial = target.with_name(target.name + ".partial")
    partial.unlink(missing_ok=True)
    with closing(sqlite_file.connect(path)) as source, closing(sqlite3.connect(partial)) as copy:
        source.backup(copy)
    partial.rename(target)
