"""The start of a room's game: log entry 0 and the first state."""

from typing import Any

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


def waited_for(spec: AnySpec, state: Any) -> list[int]:
    """Return the seats the game waits for."""
    return [ask.seat for ask in spec.rules.asks(state) if not ask.answered]


def begin(
    conn: Connection, room: Room, members: tuple[Member, ...], spec: AnySpec, now: float
) -> None:
    """Close the gaps between the seats and set the game up. The room is locked."""
    for seat, member in enumerate(members):
        queries.change_member(conn, room.id, member.guest, seat=seat)
    options = msgspec.convert(room.options, spec.options)
    played = tables.start(spec, options, len(members), room.seed)
    before = (0,) * (len(members) + 1)
    told = tell(0, before, played.events)
    live = Live(room, members, played.table, told.after())
    log.begin(conn, room.id, encode(Started(len(members), room.options)), encode(told), now)
    queries.change(
        conn,
        room.id,
        status=PLAYING,
        code=None,
        seats=len(members),
        state=keep(live),
        waiting=encode(waited_for(spec, played.table.state)).decode(),
        started_at=now,
    )
