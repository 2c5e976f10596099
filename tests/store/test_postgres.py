"""What only PostgreSQL does: several processes, and a server that goes away and returns."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any

import asyncpg
import pytest
from sqlalchemy import Connection, select, text

from app.store.appender import Appender
from app.store.base import Unavailable
from app.store.postgres import PostgresStore, connect
from app.store.tables import rooms
from tests.postgres import Cluster
from tests.store.samples import add_rooms, append, numbers, room_row

pytestmark = pytest.mark.anyio

NAMES = [f"room{n:03}" for n in range(200)]


@pytest.fixture
async def stores(postgres_url: str) -> AsyncIterator[tuple[PostgresStore, PostgresStore]]:
    """Two stores on one database, as two processes have them."""
    pair = await PostgresStore.open(postgres_url), await PostgresStore.open(postgres_url)
    yield pair
    for store in pair:
        await store.close()


async def test_rivals_in_two_processes_have_one_winner_each(
    stores: tuple[PostgresStore, PostgresStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    # A deadlock is not to be healed by sending each append alone, but not to happen.
    monkeypatch.setattr(Appender, "_was_rolled_back", lambda *_: False)
    await add_rooms(stores[0], *NAMES)
    for number in range(1, 11):
        orders = NAMES, NAMES[::-1]  # would deadlock if rooms were locked as they come
        outcomes = await asyncio.gather(
            *(
                store.append(append(number, room=name, client_id=f"{which}.{number}"))
                for which, store in enumerate(stores)
                for name in orders[which]
            )
        )
        first = dict(zip(NAMES, outcomes[: len(NAMES)], strict=True))
        second = dict(zip(NAMES[::-1], outcomes[len(NAMES) :], strict=True))
        assert all(first[name] + second[name] == 1 for name in NAMES)
    for name in NAMES:
        assert await numbers(stores[0], name) == list(range(11))


async def test_two_processes_play_one_room_without_gaps(
    stores: tuple[PostgresStore, PostgresStore],
) -> None:
    await add_rooms(stores[0], "room")

    async def play(store: PostgresStore, seat: int) -> None:
        for step in range(15):
            row = await store.load("room")
            while row is not None and not await store.append(
                append(row.version, seat=seat, client_id=f"s{step}")
            ):
                row = await store.load("room")

    await asyncio.gather(*(play(stores[seat % 2], seat) for seat in range(4)))
    assert await numbers(stores[1]) == list(range(61))


async def test_a_room_that_stays_locked_fails_alone(postgres_url: str) -> None:
    store = await PostgresStore.open(postgres_url)
    await add_rooms(store, *NAMES[:3])
    holder = await store.connect()
    appender = Appender(lambda: connect(postgres_url, lock_timeout="50ms"))
    async with holder.transaction():
        await holder.execute("SELECT FROM rooms WHERE id = $1 FOR UPDATE", NAMES[1])
        outcomes = await asyncio.gather(
            *(appender.append(append(1, room=name)) for name in NAMES[:3]), return_exceptions=True
        )
    await holder.close()
    assert outcomes[0] is outcomes[2] is True
    assert isinstance(outcomes[1], asyncpg.LockNotAvailableError)
    assert await appender.append(append(1, room=NAMES[1]))
    await appender.close()
    await store.close()


async def test_work_that_is_locked_out_says_so(
    stores: tuple[PostgresStore, PostgresStore],
) -> None:
    def lock(conn: Connection) -> None:
        conn.execute(text("SET LOCAL lock_timeout = '50ms'"))
        conn.execute(select(rooms.c.id).with_for_update())

    store = stores[0]
    await add_rooms(store, "room")
    holder = await stores[1].connect()
    async with holder.transaction():
        await holder.execute("SELECT FROM rooms FOR UPDATE")
        with pytest.raises(Unavailable):
            await store.write(lock)
    await holder.close()
    await store.write(lock)


@pytest.mark.parametrize("bad", [{"client_id": "\0"}, {"seat": 2**40}, {"client_id": "\ud800"}])
async def test_values_that_postgres_cannot_hold_fail_alone(
    stores: tuple[PostgresStore, PostgresStore], bad: dict[str, Any]
) -> None:
    store = stores[0]
    await add_rooms(store, *NAMES[:3])
    outcomes = await asyncio.gather(
        store.append(append(1, room=NAMES[0])),
        store.append(append(1, room=NAMES[1], **bad)),
        store.append(append(1, room=NAMES[2])),
        return_exceptions=True,
    )
    assert outcomes[0] is outcomes[2] is True
    assert isinstance(outcomes[1], Exception)
    assert not isinstance(outcomes[1], Unavailable)
    assert await numbers(store, NAMES[1]) == [0]


async def _until_it_works(attempt: Callable[[], Awaitable[Any]]) -> Any:
    """A connection that died meanwhile is noticed by its first use, once for each."""
    for _ in range(10):
        try:
            return await attempt()
        except Unavailable:
            continue
    return await attempt()


async def test_a_server_that_was_away_is_found_again(
    stores: tuple[PostgresStore, PostgresStore], cluster: Cluster
) -> None:
    store = stores[0]
    await add_rooms(store, *NAMES)
    acknowledged = dict.fromkeys(NAMES, 0)
    under_way = asyncio.Event()

    async def play(name: str) -> None:
        while await store.append(append(acknowledged[name] + 1, room=name)):
            acknowledged[name] += 1
            if min(acknowledged.values()) == 3:
                under_way.set()

    playing = [asyncio.create_task(play(name)) for name in NAMES]
    await under_way.wait()
    try:
        await asyncio.to_thread(cluster.stop)
        ends = await asyncio.gather(*playing, return_exceptions=True)
        assert [end for end in ends if not isinstance(end, Unavailable)] == []
        for attempt in (
            lambda: store.load(NAMES[0]),
            lambda: store.read(lambda _conn: None),
            lambda: store.append(append(1, room=NAMES[0])),
            store.connect,
        ):
            with pytest.raises(Unavailable):
                await attempt()
    finally:
        await asyncio.to_thread(cluster.start)
    for name in NAMES:
        row = await _until_it_works(partial(store.load, name))
        logged = await _until_it_works(partial(numbers, store, name))
        assert logged == list(range(row.version))
        assert acknowledged[name] in (logged[-1], logged[-1] - 1)
    again = append((await room_row(store, NAMES[0]))["version"], room=NAMES[0], client_id="again")
    assert await _until_it_works(lambda: store.append(again))
