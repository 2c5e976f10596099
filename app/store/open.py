"""Opens the store that a database URL names."""

from app.store import sqlite_file
from app.store.base import Store
from app.store.postgres import PostgresStore
from app.store.sqlite import SqliteStore


async def open_store(url: str) -> Store:
    """Open sqlite:///path or postgresql://user@host:port/name, migrated before.

    Raises Unavailable if the database cannot be reached or, being SQLite, is in use.
    """
    if url.startswith(sqlite_file.PREFIX):
        return SqliteStore(sqlite_file.path_of(url))
    return await PostgresStore.open(url)
