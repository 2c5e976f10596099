"""Rooms and appends for the store's tests."""

from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, insert, select

from app.store.base import Append, Store
from app.store.tables import log, rooms

FIRST = Append(
    room="room",
    expected=1,
    number=1,
    seat=0,
    client_id="first",
    body=b'{"type":"acted"}',
    facts=b"[]",
    state=b'{"at":1}',
    base="keep",
    waiting="[1]",
    result=None,
    now=7.5,
)


def append(number: int = 1, **changes: Any) -> Append:
    """Make the append of a log number to a room with nothing but appends since its start."""
    changed: dict[str, Any] = {"number": number, "expected": number, "client_id": f"c{number}"}
    return replace(FIRST, **(changed | changes))


async def add_rooms(store: Store, *names: str, status: str = "playing") -> None:
    """Add rooms at version 1 with the log's entry 0."""

    def work(conn: Connection) -> None:
        for name in names:
            conn.execute(
                insert(rooms).values(
                    id=name,
                    status=status,
                    game="toy",
                    rules_version=3,
                    title="",
                    options='{"new_persons":true}',
                    seats=2,
                    host="guest",
                    version=1,
                    seed=b"\x00seed",
                    state=b'{"at":0}',
                    created_at=1.0,
                    active_at=1.0,
                )
            )
            conn.execute(insert(log).values(room=name, number=0, body=b"{}", facts=b"[]", at=1.0))

    await store.write(work)


async def room_row(store: Store, name: str = "room") -> dict[str, Any]:
    """Read all columns of a room."""
    query = select(rooms).where(rooms.c.id == name)
    row = await store.read(lambda conn: conn.execute(query).mappings().one())
    return dict(row)


async def log_rows(store: Store, name: str = "room") -> list[dict[str, Any]]:
    """Read a room's log in order."""
    query = select(log).where(log.c.room == name).order_by(log.c.number)
    rows = await store.read(lambda conn: conn.execute(query).mappings().all())
    return [dict(row) for row in rows]


async def numbers(store: Store, name: str = "room") -> list[int]:
    """Read the numbers of a room's log in order."""
    return [row["number"] for row in await log_rows(store, name)]
