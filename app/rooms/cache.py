"""Rooms in memory: a bounded cache in which a room only ever gets newer."""

from collections import OrderedDict

from app.rooms.room import Live, load
from app.store.base import Store


class RoomCache:
    """The rooms used last. It may be behind the database, never ahead of it."""

    def __init__(self, store: Store, size: int) -> None:
        self._store = store
        self._size = size
        self._rooms: OrderedDict[str, Live] = OrderedDict()

    def put(self, live: Live) -> Live:
        """Keep the newer one of this and what is kept; returns it."""
        kept = self._rooms.get(live.room.id)
        if kept is None or kept.room.version < live.room.version:
            self._rooms[live.room.id] = kept = live
        self._rooms.move_to_end(live.room.id)
        while len(self._rooms) > self._size:
            self._rooms.popitem(last=False)
        return kept

    def at_hand(self, room_id: str, version: int = 0) -> Live | None:
        """Return the room if it is in memory at this version or a later one."""
        kept = self._rooms.get(room_id)
        if kept is None or kept.room.version < version:
            return None
        self._rooms.move_to_end(room_id)
        return kept

    async def get(self, room_id: str, version: int = 0) -> Live | None:
        """Return the room at this version or a later one; None if there is none."""
        return self.at_hand(room_id, version) or await self.fresh(room_id)

    async def fresh(self, room_id: str) -> Live | None:
        """Return the room as the database has it now."""
        live = await self._store.read(lambda conn: load(conn, room_id))
        if live is None:
            self._rooms.pop(room_id, None)
            return None
        return self.put(live)
