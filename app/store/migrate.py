"""Brings a database to the current tables; run at every start."""

import asyncio
from contextlib import closing
from pathlib import Path

import sqlalchemy
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.pool import StaticPool

from app.settings import ROOT
from app.store import sqlite_file
from app.store.postgres import engine_for

# Any number will do that nobody else locks in the same database.
_LOCK = 0x5061727669


async def migrate(url: str) -> None:
    """Apply what is missing, all or nothing. Processes that start at once take turns.

    Raises Unavailable if the database cannot be reached or, being SQLite, is in use.
    """
    if url.startswith(sqlite_file.PREFIX):
        await asyncio.to_thread(_migrate_file, sqlite_file.path_of(url))
        return
    engine = engine_for(url)
    try:
        async with engine.begin() as conn:
            await conn.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            await conn.run_sync(_upgrade)
    finally:
        await engine.dispose()


def _migrate_file(path: Path) -> None:
    # Foreign keys are not enforced here, as alembic rebuilds tables to alter them.
    with sqlite_file.lock(path), closing(sqlite_file.connect(path)) as raw:
        raw.execute("BEGIN IMMEDIATE")
        engine = sqlalchemy.create_engine("sqlite://", creator=lambda: raw, poolclass=StaticPool)
        with engine.begin() as conn:
            _upgrade(conn)
        raw.execute("COMMIT")


def _upgrade(conn: Connection) -> None:
    config = Config(attributes={"connection": conn})
    config.set_main_option("script_location", str(ROOT / "migrations"))
    command.upgrade(config, "head")
