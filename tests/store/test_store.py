"""What every Store does, on both databases."""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, NoReturn

import asyncpg
import pytest
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from app.store.base import RoomRow, Store, Unavailable
from app.store.open import open_store
from app.store.tables import guests, rooms
from tests.store.samples import add_rooms, append, log_rows, numbers, room_row

pytestmark = pytest.mark.anyio


@pytest.fixture
async def room(store: Store) -> str:
    await add_rooms(store, "room")
    return "room"


def add_guest(name: str) -> Callable[[Connection], None]:
    def work(conn: Connection) -> None:
        conn.execute(insert(guests).values(id=name, name=name, created_at=1.0))

    return work


def guest_names(conn: Connection) -> list[str]:
    return list(conn.execute(select(guests.c.name).order_by(guests.c.name)).scalars())


@pytest.mark.usefixtures("room")
async def test_append_moves_the_room_and_writes_the_entry(store: Store) -> None:
    before = await room_row(store)
    assert await store.append(append())
    moved = {"version": 2, "state": b'{"at":1}', "waiting": "[1]", "active_at": 7.5}
    assert await room_row(store) == before | moved
    entry = {"number": 1, "seat": 0, "client_id": "c1", "at": 7.5, "facts": b"[]"}
    assert (await log_rows(store))[1] == entry | {"room": "room", "body": b'{"type":"acted"}'}


@pytest.mark.parametrize(
    "missing",
    [
        append(2, expected=1, client_id="c1"),  # in the log already
        append(2, expected=2, client_id="c1"),
        append(2, expected=1),  # another was first
        append(2, expected=3),
        append(2, expected=2, room="nowhere"),
        append(1, expected=1, room="waiting"),
    ],
)
@pytest.mark.usefixtures("room")
async def test_append_that_misses_writes_nothing(store: Store, missing: Any) -> None:
    await add_rooms(store, "waiting", status="open")
    assert await store.append(append(1))
    before = await room_row(store), await room_row(store, "waiting")
    assert not await store.append(missing)
    assert before == (await room_row(store), await room_row(store, "waiting"))
    assert await numbers(store) == [0, 1]
    assert await numbers(store, "waiting") == [0]


@pytest.mark.usefixtures("room")
async def test_a_client_id_belongs_to_its_seat(store: Store) -> None:
    assert await store.append(append(1, client_id="same", seat=0))
    assert await store.append(append(2, client_id="same", seat=1))
    assert not await store.append(append(3, client_id="same", seat=1))


@pytest.mark.usefixtures("room")
async def test_base_is_kept_set_to_the_previous_state_or_cleared(store: Store) -> None:
    bases = []
    for number, base in enumerate(["keep", "previous", "keep", "previous", "clear"], start=1):
        assert await store.append(append(number, base=base, state=b"%d" % number))
        bases.append((await room_row(store))["base"])
    assert bases == [None, b"1", b"1", b"3", None]


@pytest.mark.usefixtures("room")
async def test_a_result_finishes_the_game(store: Store) -> None:
    assert await store.append(append(1, result='{"ranking":[[0],[1]]}', waiting="[]", now=9.0))
    row = await room_row(store)
    assert (row["status"], row["ended_at"]) == ("finished", 9.0)
    assert row["result"] == '{"ranking":[[0],[1]]}'
    assert not await store.append(append(2))


@pytest.mark.usefixtures("room")
async def test_load_reads_what_was_appended_before(store: Store) -> None:
    assert await store.load("nowhere") is None
    for number in range(1, 20):
        assert await store.append(append(number, base="previous", state=b"%d" % number))
        assert await store.load("room") == RoomRow(
            id="room",
            status="playing",
            game="toy",
            rules_version=3,
            version=number + 1,
            seed=b"\x00seed",
            state=b"%d" % number,
            base=b"%d" % (number - 1) if number > 1 else b'{"at":0}',
            options='{"new_persons":true}',
        )


async def test_one_of_those_who_expect_the_same_version_wins(store: Store) -> None:
    names = [f"room{n}" for n in range(60)]
    await add_rooms(store, *names)
    for number in (1, 2, 3):
        tries = [
            append(number, room=name, client_id=f"{number}.{rival}")
            for rival in range(4)
            for name in names
        ]
        won = await asyncio.gather(*map(store.append, tries))
        winners = [each.room for each, moved in zip(tries, won, strict=True) if moved]
        assert sorted(winners) == sorted(names)
    for name in names:
        assert await numbers(store, name) == [0, 1, 2, 3]


@pytest.mark.usefixtures("room")
async def test_the_same_command_sent_at_once_is_written_once(store: Store) -> None:
    same = [append(1, client_id="same"), append(2, client_id="same")] * 5
    assert sum(await asyncio.gather(*map(store.append, same))) == 1
    assert await numbers(store) == [0, 1]


@pytest.mark.usefixtures("room")
async def test_players_of_one_room_make_a_gapless_log(store: Store) -> None:
    async def play(seat: int) -> None:
        for step in range(10):
            row = await store.load("room")
            while row is not None and not await store.append(
                append(row.version, seat=seat, client_id=f"s{step}")
            ):
                row = await store.load("room")

    await asyncio.gather(*(play(seat) for seat in range(5)))
    assert await numbers(store) == list(range(51))
    assert (await room_row(store))["version"] == 51


async def test_work_that_fails_leaves_nothing(store: Store) -> None:
    class Refused(Exception):
        pass

    def work(conn: Connection) -> NoReturn:
        add_guest("one")(conn)
        with conn.begin_nested():
            add_guest("two")(conn)
        raise Refused

    with pytest.raises(Refused):
        await store.write(work)
    assert await store.read(guest_names) == []
    await store.write(add_guest("three"))
    assert await store.read(guest_names) == ["three"]


async def test_one_failing_job_does_not_fail_its_neighbours(store: Store) -> None:
    await add_rooms(store, "a", "b", "c")
    await store.write(add_guest("taken"))
    outcomes = await asyncio.gather(
        store.append(append(1, room="a")),
        store.append(append(0, room="b", expected=1)),  # this number is in the log
        store.write(add_guest("taken")),
        store.write(add_guest("new")),
        store.append(append(1, room="c")),
        store.append(append(5, room="a", expected=5)),
        return_exceptions=True,
    )
    unique = (sqlite3.IntegrityError, asyncpg.UniqueViolationError)
    assert isinstance(outcomes[1], unique)
    assert isinstance(outcomes[2], IntegrityError)
    assert [outcomes[n] for n in (0, 3, 4, 5)] == [True, None, True, False]
    assert [await numbers(store, name) for name in "abc"] == [[0, 1], [0], [0, 1]]
    assert (await room_row(store, "b"))["version"] == 1
    assert await store.read(guest_names) == ["new", "taken"]


async def test_a_cancelled_waiter_does_not_spoil_the_others(store: Store) -> None:
    await add_rooms(store, "a", "b")
    cancelled = asyncio.ensure_future(store.append(append(1, room="a")))
    other = asyncio.ensure_future(store.append(append(1, room="b")))
    await asyncio.sleep(0)
    cancelled.cancel()
    assert await other
    assert await store.append(append(2, room="b"))


async def test_work_sees_what_was_acknowledged_before(store: Store) -> None:
    for n in range(30):
        await store.write(add_guest(f"{n:02}"))
        assert len(await store.read(guest_names)) == n + 1


@pytest.mark.usefixtures("room")
async def test_appends_and_work_on_a_room_exclude_each_other(store: Store) -> None:
    def rename(conn: Connection) -> int:
        moved = update(rooms).values(version=rooms.c.version + 1).returning(rooms.c.version)
        version: int = conn.execute(moved).scalar_one()
        return version

    appended, version = await asyncio.gather(store.append(append(1)), store.write(rename))
    assert version == 2 + appended
    assert (await room_row(store))["version"] == version
    assert len(await numbers(store)) == 1 + appended


async def test_close_finishes_what_is_queued(store: Store, database_url: str) -> None:
    names = [f"room{n}" for n in range(20)]
    await add_rooms(store, *names)
    queued = [
        asyncio.ensure_future(store.append(append(number, room=name)))
        for number in (1, 2)
        for name in names
    ]
    await asyncio.sleep(0)
    await store.close()
    assert all(await asyncio.gather(*queued))
    with pytest.raises(Unavailable):
        await store.append(append(3, room="room0"))
    again = await open_store(database_url)
    for name in names:
        assert await numbers(again, name) == [0, 1, 2]
    await again.close()
