"""What only the embedded store does: one process, one file, no loss by a crash."""

import asyncio
import random
import sys

import pytest

from app.settings import ROOT
from app.store.base import Unavailable
from app.store.migrate import migrate
from app.store.open import open_store
from app.store.sqlite import SqliteStore
from app.store.sqlite_file import path_of
from tests.store.samples import add_rooms, append, numbers, room_row

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("start", ["migrate.migrate", "open.open_store"])
async def test_a_second_process_is_refused(sqlite_url: str, start: str) -> None:
    store = await open_store(sqlite_url)
    module, function = start.split(".")
    code = f"import asyncio; from app.store.{module} import {function} as start"
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", f"{code}; asyncio.run(start({sqlite_url!r}))"),
        stderr=asyncio.subprocess.PIPE,
        cwd=ROOT,
    )
    _, stderr = await process.communicate()
    assert process.returncode == 1
    assert b"is in use by another process; SQLite serves one" in stderr
    await store.close()
    await migrate(sqlite_url)


async def test_a_full_disk_acknowledges_nothing_and_heals(sqlite_url: str) -> None:
    store = SqliteStore(path_of(sqlite_url))
    await add_rooms(store, "a", "b")
    pages = await store.write(lambda conn: conn.exec_driver_sql("PRAGMA page_count").scalar_one())
    store._writer.raw.execute(f"PRAGMA max_page_count = {pages}")
    big = b"x" * 100_000
    outcomes = await asyncio.gather(
        store.append(append(1, room="a")),
        store.append(append(1, room="b", body=big)),
        return_exceptions=True,
    )
    assert outcomes[1] is not True
    assert await numbers(store, "a") == [0, 1][: 1 + (outcomes[0] is True)]
    assert await numbers(store, "b") == [0]
    store._writer.raw.execute("PRAGMA max_page_count = 100000")
    assert await store.append(append(1, room="b", body=big))
    await store.close()


async def test_nothing_acknowledged_is_lost_when_the_process_is_killed(sqlite_url: str) -> None:
    """P1, P4 of the store: SIGKILL at random moments."""
    store = await open_store(sqlite_url)
    await add_rooms(store, "room")
    await store.close()
    acknowledged = 0
    for _ in range(6):
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.store.crashing", sqlite_url),
            stdout=asyncio.subprocess.PIPE,
            cwd=ROOT,
        )
        assert process.stdout is not None
        for _ in range(random.randrange(1, 200)):
            acknowledged = int(await process.stdout.readline())
        process.kill()
        rest = (await process.stdout.read()).split()
        await process.wait()
        acknowledged = max([acknowledged, *map(int, rest)])
        store = await open_store(sqlite_url)
        logged = await numbers(store)
        assert logged == list(range(len(logged)))
        assert acknowledged in (logged[-1], logged[-1] - 1)
        assert (await room_row(store))["version"] == len(logged)
        await store.close()


async def test_a_closed_store_refuses(sqlite_url: str) -> None:
    store = await open_store(sqlite_url)
    await store.close()
    with pytest.raises(Unavailable):
        await store.load("room")
