"""One lock a room, so that commands inside a process queue up in order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Locks:
    """Locks by room, kept only while somebody holds or waits for them."""

    def __init__(self) -> None:
        self._locks: dict[str, tuple[asyncio.Lock, int]] = {}

    @asynccontextmanager
    async def hold(self, room: str) -> AsyncIterator[None]:
        """Hold the room's lock."""
        lock, users = self._locks.get(room, (asyncio.Lock(), 0))
        self._locks[room] = (lock, users + 1)
        try:
            async with lock:
                yield
        finally:
            _, users = self._locks[room]
            if users == 1:
                del self._locks[room]
            else:
                self._locks[room] = (lock, users - 1)
