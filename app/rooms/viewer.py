"""The steps of ended games, kept compressed: an ended game does not change any more."""

import asyncio
import gzip
from collections import OrderedDict

import msgspec

from app.engine.replay import Entry
from app.errors import AppError
from app.rooms import projection, record
from app.rooms.cache import RoomCache
from app.rooms.locks import Locks
from app.rooms.room import ENDED, Live
from app.store.base import Store

# A game of five takes about 20 kB.
GAMES_KEPT = 64


class Viewer:
    """Shows ended games step by step. Each is played again once, however many look at it."""

    def __init__(self, store: Store, cache: RoomCache) -> None:
        self._store = store
        self._cache = cache
        self._locks = Locks()
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def ended(self, room_id: str, guest: str | None) -> Live:
        """Return an ended room; with a guest, only to its member. Raises AppError."""
        live = await self._cache.get(room_id)
        if live is None or live.room.status not in ENDED:
            # The copy in memory may be from before the end.
            live = await self._cache.fresh(room_id)
        if live is None or (guest is not None and live.member(guest) is None):
            raise AppError("no_room", 404)
        if live.room.status not in ENDED:
            raise AppError("not_finished", 409)
        return live

    async def steps(self, live: Live) -> bytes:
        """Return all steps of an ended game, as compressed JSON. Raises AppError."""
        if live.held:
            raise AppError("held", 409)
        room = live.room.id
        async with self._locks.hold(room):
            if room not in self._kept:
                entries, _ = await record.read_log(self._store, room)
                self._kept[room] = await asyncio.to_thread(_compressed, live, entries)
            self._kept.move_to_end(room)
            kept = self._kept[room]
        while len(self._kept) > GAMES_KEPT:
            self._kept.popitem(last=False)
        return kept


def _compressed(live: Live, entries: list[Entry]) -> bytes:
    steps = list(projection.steps(live, entries))
    return gzip.compress(msgspec.json.encode({"steps": steps}), mtime=0)
