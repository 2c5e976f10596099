"""The start of a room's game: log entry 0 and the first state."""

from dataclasses import replace

import msgspec
from sqlalchemy import Connection

from app.engine import table as tables
from app.engine.codec import encode
from app.engine.replay import Started
from app.engine.rules import AnySpec
from app.rooms.room import Live, keep, tell
from app.store import log
from app.store import rooms as queries
from app.store.rooms import PLAYING, Member, Room


def close_gaps(conn: Connection, room: Room, members: tuple[Member, ...]) -> Room:
    """Let everybody move up to the first seats; returns the room as it then is.

    Who was to begin still does, or else the next to the left.
    """
    for seat, member in enumerate(members):
        queries.change_member(conn, room.id, member.guest, seat=seat)
    start_seat = room.options["start_seat"]
    if start_seat is None or not members:
        return room
    before = sum(member.seat < start_seat for member in members)
    options = {**room.options, "start_seat": before % len(members)}
    queries.change(conn, room.id, options=encode(options).decode())
    return replace(room, options=options)


def begin(
    conn: Connection, room: Room, members: tuple[Member, ...], spec: AnySpec, now: float
) -> None:
    """Close the gaps between the seats and set the game up. The room is locked."""
    room = close_gaps(conn, room, members)
    options = msgspec.convert(room.options, spec.options)
    played = tables.start(spec, options, len(members), room.seed)
    before = (0,) * (len(members) + 1)
    told = tell(0, before, played.events)
    asks = tuple(spec.rules.asks(played.table.state))
    live = Live(room, members, played.table, asks, told.after())
    log.begin(conn, room.id, encode(Started(len(members), room.options)), encode(told), now)
    queries.change(
        conn,
        room.id,
        status=PLAYING,
        code=None,
        seats=len(members),
        state=keep(live),
        waiting=encode(live.waiting).decode(),
        started_at=now,
    )
