"""Queries about rooms and their members. All take a Connection inside a transaction."""

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from app.store.tables import chat, members, rooms

OPEN, PLAYING, FINISHED, ABANDONED, CLOSED = "open", "playing", "finished", "abandoned", "closed"


# The guest of a seat that a bot plays: nobody can sign in as it, as it has no device.
BOT = "bot:"


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody at a seat. `name` is empty once he deleted himself."""

    guest: str
    seat: int
    name: str
    ready: bool
    left: bool
    agreed: bool
    hidden: bool
    joined_at: float
    seen_at: float

    @property
    def bot(self) -> bool:
        """Whether a program plays this seat."""
        return self.guest.startswith(BOT)


@dataclass(frozen=True, slots=True)
class Room:
    """A room's row without the bulk of its game."""

    id: str
    code: str | None
    status: str
    game: str
    rules_version: int
    title: str
    options: dict[str, Any]
    seats: int
    host: str
    kicked: tuple[str, ...]
    version: int
    seed: bytes
    waiting: tuple[int, ...]
    result: dict[str, Any] | None
    created_at: float
    result_link: str | None
    rematch_of: str | None


_ROOM = (
    rooms.c.id,
    rooms.c.code,
    rooms.c.status,
    rooms.c.game,
    rooms.c.rules_version,
    rooms.c.title,
    rooms.c.options,
    rooms.c.seats,
    rooms.c.host,
    rooms.c.kicked,
    rooms.c.version,
    rooms.c.seed,
    rooms.c.waiting,
    rooms.c.result,
    rooms.c.created_at,
    rooms.c.result_link,
    rooms.c.rematch_of,
)
_MEMBER = (
    members.c.guest,
    members.c.seat,
    members.c.name,
    members.c.ready,
    members.c.left,
    members.c.agreed,
    members.c.hidden,
    members.c.joined_at,
    members.c.seen_at,
)


def _room(row: RowMapping) -> Room:
    values: dict[str, Any] = dict(row)
    for name in ("options", "kicked", "waiting"):
        values[name] = json.loads(values[name])
    values["kicked"], values["waiting"] = tuple(values["kicked"]), tuple(values["waiting"])
    values["result"] = values["result"] and json.loads(values["result"])
    return Room(**{column.name: values[column.name] for column in _ROOM})


def _member(row: RowMapping) -> Member:
    return Member(**{column.name: row[column.name] for column in _MEMBER})


def create(conn: Connection, **values: Any) -> None:
    """Add an open room; `options` is plain data."""
    values["options"] = json.dumps(values["options"])
    conn.execute(insert(rooms).values(status=OPEN, version=1, kicked="[]", waiting="[]", **values))


def add_member(
    conn: Connection, room: str, guest: str, *, seat: int, name: str, now: float
) -> None:
    """Seat somebody. A bot is ready, and keeps no room from being deleted."""
    bot = guest.startswith(BOT)
    conn.execute(
        insert(members).values(
            room=room,
            guest=guest,
            seat=seat,
            name=name,
            ready=bot,
            left=False,
            agreed=False,
            hidden=bot,
            joined_at=now,
            seen_at=now,
        )
    )


def remove(conn: Connection, room: str) -> None:
    """Delete a room with everything in it."""
    conn.execute(delete(rooms).where(rooms.c.id == room))


def touch(conn: Connection, where: ColumnElement[bool], now: float) -> Room | None:
    """Lock one room by moving its version on; every change of a room begins here."""
    moved = (
        update(rooms)
        .where(where)
        .values(version=rooms.c.version + 1, active_at=now)
        .returning(*_ROOM)
    )
    row = conn.execute(moved).mappings().one_or_none()
    return None if row is None else _room(row)


def by_id(room: str) -> ColumnElement[bool]:
    """Name a room by its id."""
    return rooms.c.id == room


def invited(room: str, code: str) -> ColumnElement[bool]:
    """Name an open room by its link (id) or its code."""
    return (rooms.c.status == OPEN) & or_(rooms.c.id == room, rooms.c.code == code)


def change(conn: Connection, room: str, **values: Any) -> None:
    """Set columns of a room that `touch` has locked."""
    conn.execute(update(rooms).where(rooms.c.id == room).values(**values))


def find(conn: Connection, room: str) -> tuple[Room, bytes | None, bytes | None] | None:
    """Read a room with its game's state and base."""
    query = select(*_ROOM, rooms.c.state, rooms.c.base).where(rooms.c.id == room)
    row = conn.execute(query).mappings().one_or_none()
    return None if row is None else (_room(row), row["state"], row["base"])


def members_of(conn: Connection, room: str) -> tuple[Member, ...]:
    """Return who sits in a room, by seat."""
    query = select(*_MEMBER).where(members.c.room == room).order_by(members.c.seat)
    return tuple(_member(row) for row in conn.execute(query).mappings())


def change_member(conn: Connection, room: str, guest: str, /, **values: Any) -> None:
    """Set columns of one member."""
    conn.execute(
        update(members).where(members.c.room == room, members.c.guest == guest).values(**values)
    )


def remove_member(conn: Connection, room: str, guest: str) -> None:
    """Free a seat before the start."""
    conn.execute(delete(members).where(members.c.room == room, members.c.guest == guest))


def by_seat_link(conn: Connection, link_hash: str) -> tuple[str, Member] | None:
    """Return the room and the seat a one-use seat link is for."""
    query = select(members.c.room, *_MEMBER).where(members.c.seat_link_hash == link_hash)
    row = conn.execute(query).mappings().one_or_none()
    return None if row is None else (row["room"], _member(row))


def lock(conn: Connection, room: str) -> None:
    """Keep other transactions out of this room without changing its version."""
    conn.execute(select(rooms.c.id).where(rooms.c.id == room).with_for_update())


def rooms_of(conn: Connection, guest: str, *, with_hidden: bool) -> list[tuple[Room, Member]]:
    """Return a guest's rooms that are not closed, newest first."""
    query = (
        select(*_ROOM, *_MEMBER)
        .join(members, members.c.room == rooms.c.id)
        .where(members.c.guest == guest, rooms.c.status != CLOSED)
        .order_by(rooms.c.created_at.desc())
    )
    if not with_hidden:
        query = query.where(members.c.hidden.is_(False))
    return [(_room(row), _member(row)) for row in conn.execute(query).mappings()]


def members_of_all(conn: Connection, ids: Sequence[str]) -> dict[str, list[Member]]:
    """Return the members of several rooms, by seat."""
    query = select(members.c.room, *_MEMBER).where(members.c.room.in_(ids)).order_by(members.c.seat)
    found: dict[str, list[Member]] = {room: [] for room in ids}
    for row in conn.execute(query).mappings():
        found[row["room"]].append(_member(row))
    return found


def open_rooms_hosted(conn: Connection, guest: str) -> int:
    """Count the waiting rooms a guest is host of."""
    query = select(func.count()).where(rooms.c.host == guest, rooms.c.status == OPEN)
    return conn.execute(query).scalar_one()


def forget_guest(conn: Connection, guest: str) -> None:
    """Take a deleted guest's name off everything; his seats may be taken over at once."""
    mine = select(members.c.room, members.c.seat).where(members.c.guest == guest)
    for room, seat in conn.execute(mine).all():
        conn.execute(update(chat).where(chat.c.room == room, chat.c.seat == seat).values(name=""))
    conn.execute(
        update(members).where(members.c.guest == guest).values(name="", left=True, seen_at=0.0)
    )


def seen(conn: Connection, pairs: Sequence[tuple[str, str]], now: float) -> None:
    """Note that these (room, guest) have a socket open."""
    for room, guest in pairs:
        change_member(conn, room, guest, seen_at=now)


def seen_at(conn: Connection, ids: Sequence[str]) -> dict[str, dict[int, float]]:
    """Return when each seat of these rooms was last seen; a bot is always there."""
    query = select(members.c.room, members.c.seat, members.c.guest, members.c.seen_at)
    found: dict[str, dict[int, float]] = {room: {} for room in ids}
    for room, seat, guest, at in conn.execute(query.where(members.c.room.in_(ids))):
        found[room][seat] = math.inf if guest.startswith(BOT) else at
    return found


def versions(conn: Connection, ids: Sequence[str]) -> dict[str, int]:
    """Return the versions of these rooms."""
    query = select(rooms.c.id, rooms.c.version).where(rooms.c.id.in_(ids))
    return {row.id: row.version for row in conn.execute(query)}


def close_idle(conn: Connection, before: float) -> list[tuple[str, int]]:
    """Close waiting rooms in which nothing has happened since then; returns id and version."""
    closed = (
        update(rooms)
        .where(rooms.c.status == OPEN, rooms.c.active_at < before)
        .values(status=CLOSED, code=None, version=rooms.c.version + 1)
        .returning(rooms.c.id, rooms.c.version)
    )
    return [(row.id, row.version) for row in conn.execute(closed)]


def delete_unwanted(conn: Connection, finished_before: float | None) -> None:
    """Delete rooms that all members hid, closed ones, and finished ones past their keeping."""
    visible = select(members.c.room).where(members.c.hidden.is_(False))
    unwanted = (rooms.c.status == CLOSED) | (
        rooms.c.status.in_((FINISHED, ABANDONED)) & rooms.c.id.not_in(visible)
    )
    if finished_before is not None:
        unwanted |= rooms.c.ended_at < finished_before
    conn.execute(delete(rooms).where(unwanted))
