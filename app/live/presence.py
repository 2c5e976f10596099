"""Who is here: a member with a socket open in any process during the last 30 seconds.

The database is what the processes share: each notes its open sockets every few seconds and
reads the others' notes for the rooms it serves.
"""

import asyncio
from dataclasses import dataclass

import structlog

from app.clock import Clock
from app.live.hub import AWAY_AFTER, Hub
from app.live.messages import PresenceNow
from app.rooms.membership import Membership
from app.store import rooms as queries
from app.store.base import Store
from app.store.rooms import OPEN, PLAYING

BEAT = 10.0

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Presence:
    """Keeps the members' `seen_at` and the rooms' presence up to date."""

    hub: Hub
    store: Store
    membership: Membership
    clock: Clock

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Exception:  # noqa: BLE001 - the next beat makes it good
                _log.exception("beat_failed")

    async def beat(self) -> None:
        """Note who is here, tell the rooms, and pass the host's role where he is gone."""
        pairs = sorted(
            {
                (connection.room, connection.guest)
                for channel in self.hub.channels.values()
                for connection in channel.connections
                if connection.greeted
            }
        )
        if pairs:
            now = self.clock.now()
            await self.store.write(lambda conn: queries.seen(conn, pairs, now))
        await self.look(list(self.hub.channels))

    async def look(self, rooms: list[str]) -> None:
        """Push the presence of these rooms, as the database has it."""
        if not rooms:
            return
        seen = await self.store.read(lambda conn: queries.seen_at(conn, rooms))
        now = self.clock.now()
        for room, seats in seen.items():
            here = [seat for seat, at in sorted(seats.items()) if now - at < AWAY_AFTER]
            away = {seat: at for seat, at in seats.items() if seat not in here}
            self.hub.present(room, PresenceNow(here=here, away=away))
            channel = self.hub.channels.get(room)
            live = channel.live if channel else None
            if live is None or live.room.status not in (OPEN, PLAYING):
                continue
            host = live.member(live.room.host)
            if host is None or host.seat not in here:
                await self.membership.pass_host(room)
