"""One process among others: tells its own sockets and, by the bus, those of the others."""

import asyncio

import structlog

from app.live.bus import POLL, Bus
from app.live.hub import Hub
from app.store import accounts
from app.store import rooms as queries
from app.store.base import Store

_log = structlog.get_logger(__name__)


class Node:
    """Spreads what changed. Hints are "room:ID:VERSION", "chat:ID" and "guest:ID"."""

    def __init__(self, hub: Hub, bus: Bus, store: Store, *, alone: bool) -> None:
        self._hub = hub
        self._bus = bus
        self._store = store
        self._alone = alone

    def wake(self, room: str, version: int) -> None:
        """A room changed: push it everywhere."""
        self._hub.wake(room, version)
        self._bus.publish(f"room:{room}:{version}")

    async def chatted(self, room: str) -> None:
        """A line was said: push it everywhere."""
        await self._hub.chatted(room)
        self._bus.publish(f"chat:{room}")

    async def signed_out(self, guest: str) -> None:
        """Devices of a guest were forgotten: close their sockets everywhere."""
        await self._drop_unknown_devices(guest)
        self._bus.publish(f"guest:{guest}")

    async def hear(self, hint: str) -> None:
        """Do what another process hints at."""
        kind, _, rest = hint.partition(":")
        if kind == "room":
            room, _, version = rest.rpartition(":")
            self._hub.wake(room, int(version))
        elif kind == "chat":
            await self._hub.chatted(rest)
        elif kind == "guest":
            await self._drop_unknown_devices(rest)

    async def _drop_unknown_devices(self, guest: str) -> None:
        known = await self._store.read(lambda conn: accounts.devices_of(conn, guest))
        for connection in self._hub.connections_of(guest):
            if connection.device not in known:
                self._hub.dismiss(connection, "signed_out")

    async def run(self) -> None:
        """Hear hints, and look for lost ones, until cancelled."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._bus.run(self.hear))
            if not self._alone:
                group.create_task(self._poll())

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            try:
                await self.heal()
            except Exception:  # noqa: BLE001 - the next round makes it good
                _log.exception("poll_failed")

    async def heal(self) -> None:
        """Bring every watched room to what the database has."""
        rooms = list(self._hub.channels)
        if not rooms:
            return
        versions = await self._store.read(lambda conn: queries.versions(conn, rooms))
        for room in rooms:
            self._hub.wake(room, versions.get(room, 1))
            await self._hub.chatted(room)
