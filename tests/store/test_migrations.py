"""The migrations bring about exactly the tables that are declared."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select

from app.settings import ROOT
from app.store.migrate import migrate
from app.store.open import open_store
from app.store.tables import metadata, rooms
from tests.postgres import Cluster

pytestmark = pytest.mark.anyio


def _differences(conn: Connection) -> list[Any]:
    context = MigrationContext.configure(conn, opts={"compare_type": True})
    return list(compare_metadata(context, metadata))


def _tables(conn: Connection) -> set[str]:
    return set(inspect(conn).get_table_names())


async def _check(url: str) -> None:
    store = await open_store(url)
    assert await store.read(_differences) == []
    assert await store.read(_tables) == {*metadata.tables, "alembic_version"}
    assert (await store.read(lambda conn: conn.execute(select(rooms)).all())) == []
    await store.close()


async def test_migrations_and_declared_tables_agree(database_url: str) -> None:
    await _check(database_url)


async def test_a_second_run_changes_nothing(database_url: str) -> None:
    await migrate(database_url)
    await _check(database_url)


async def test_processes_that_start_at_once_take_turns(cluster: Cluster) -> None:
    url = cluster.create("at_once")
    starting = [
        await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            f"import asyncio, app.store.migrate as m; asyncio.run(m.migrate({url!r}))",
            cwd=ROOT,
        )
        for _ in range(3)
    ]
    assert [await process.wait() for process in starting] == [0, 0, 0]
    await _check(url)
    cluster.drop("at_once")


async def test_a_new_file_and_its_folder_are_made(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'data' / 'parvis.db'}"
    await migrate(url)
    await _check(url)
