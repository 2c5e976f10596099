"""Queries about what follows a game: its result link and its rematch."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, select

from app.store.rooms import CLOSED, members_of_all
from app.store.tables import rooms


@dataclass(frozen=True, slots=True)
class Rematch:
    """The room in which the players of an ended game meet again, and who sits there."""

    room: str
    status: str
    guests: tuple[str, ...]


def by_result_link(conn: Connection, link: str) -> str | None:
    """Return the room whose ended game a link shows."""
    return conn.execute(select(rooms.c.id).where(rooms.c.result_link == link)).scalar()


def rematch_of(room: str) -> ColumnElement[bool]:
    """Name the rematch of a room."""
    return rooms.c.rematch_of == room


def rematches(conn: Connection, ids: Sequence[str]) -> dict[str, Rematch]:
    """Return the rematches of these rooms, but for closed ones."""
    query = select(rooms.c.rematch_of, rooms.c.id, rooms.c.status).where(
        rooms.c.rematch_of.in_(ids), rooms.c.status != CLOSED
    )
    found = conn.execute(query).all()
    seated = members_of_all(conn, [row.id for row in found])
    return {
        row.rematch_of: Rematch(row.id, row.status, tuple(m.guest for m in seated[row.id]))
        for row in found
    }
