"""Appends on PostgreSQL: those that come while a commit is under way make up the next one."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from app.store.base import Append, Unavailable

MOST_ROOMS = 256

# The rooms are locked in one order, so that two processes with the same rooms cannot wait for
# each other; each is then moved on its own merits, and only those moved get an entry.
_APPEND = """
WITH wanted AS (
  SELECT * FROM unnest(
    $1::text[], $2::bigint[], $3::int[], $4::int[], $5::text[], $6::bytea[], $7::bytea[],
    $8::bytea[], $9::text[], $10::text[], $11::text[], $12::float8[]
  ) AS w(room, expected, number, seat, client_id, body, facts, state, base, waiting, result, now)
), locked AS MATERIALIZED (
  SELECT id FROM rooms WHERE id = ANY($1::text[]) ORDER BY id FOR NO KEY UPDATE
), moved AS (
  UPDATE rooms r SET
    version = r.version + 1,
    state = w.state,
    base = CASE w.base WHEN 'previous' THEN r.state WHEN 'clear' THEN NULL ELSE r.base END,
    waiting = w.waiting,
    active_at = w.now,
    status = CASE WHEN w.result IS NULL THEN r.status ELSE 'finished' END,
    result = coalesce(w.result, r.result),
    ended_at = CASE WHEN w.result IS NULL THEN r.ended_at ELSE w.now END
  FROM wanted w JOIN locked l ON l.id = w.room
  WHERE r.id = w.room AND r.version = w.expected AND r.status = 'playing' AND NOT EXISTS (
    SELECT 1 FROM log WHERE log.room = w.room AND log.seat = w.seat
      AND log.client_id = w.client_id
  )
  RETURNING w.room, w.number, w.seat, w.client_id, w.body, w.facts, w.now
)
INSERT INTO log (room, number, seat, client_id, body, facts, at)
SELECT room, number, seat, client_id, body, facts, now FROM moved
RETURNING room
"""

_Waiter = tuple[Append, asyncio.Future[bool]]


class Appender:
    """Sends one batch at a time on a connection of its own, opened again when lost."""

    def __init__(self, connect: Callable[[], Awaitable[Any]]) -> None:
        self._connect = connect
        self._conn: Any = None
        self._waiters: list[_Waiter] = []
        self._sending: asyncio.Task[None] | None = None
        self._closing = False

    async def append(self, append: Append) -> bool:
        """Wait for the commit this append is part of; see Store.append."""
        if self._closing:
            raise Unavailable("the store is closed")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiters.append((append, future))
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())
        return await future

    async def close(self) -> None:
        """Send what waits, then close the connection."""
        self._closing = True
        if self._sending is not None:
            await self._sending
        if self._conn is not None:
            await self._conn.close()

    async def _send_all(self) -> None:
        while self._waiters:
            await self._send(self._take())
        self._sending = None

    def _take(self) -> list[_Waiter]:
        """Take one append of each room; the statement can move a room only once."""
        batch: dict[str, _Waiter] = {}
        later = []
        for append, future in self._waiters:
            if append.room in batch or len(batch) == MOST_ROOMS:
                later.append((append, future))
            elif not future.done():  # its waiter may have been cancelled
                batch[append.room] = append, future
        self._waiters = later
        return list(batch.values())

    async def _send(self, batch: list[_Waiter]) -> None:
        try:
            moved = await self._execute([append for append, _ in batch])
        except Exception as error:  # noqa: BLE001  it is the waiters' to see
            if not self._was_rolled_back(error):
                self._drop_connection()
            elif len(batch) > 1:
                for waiter in batch:
                    await self._send([waiter])
                return
            for _, future in batch:
                if not future.done():
                    future.set_exception(error)
            return
        for append, future in batch:
            if not future.done():
                future.set_result(append.room in moved)

    @staticmethod
    def _was_rolled_back(error: Exception) -> bool:
        """Tell whether one append spoilt the statement for the others, as a lock may.

        An ERROR undoes the statement alone, and what cannot be encoded was not sent. After
        anything else nothing is sure but that the connection is of no more use.
        """
        if isinstance(error, asyncpg.DataError):
            return True
        return isinstance(error, asyncpg.PostgresError) and error.severity_en == "ERROR"

    def _drop_connection(self) -> None:
        if self._conn is not None:
            self._conn.terminate()
            self._conn = None

    async def _execute(self, appends: list[Append]) -> set[str]:
        if self._conn is None or self._conn.is_closed():
            self._conn = await self._connect()
        columns = [[getattr(append, name) for append in appends] for name in Append.__slots__]
        return {row["room"] for row in await self._conn.fetch(_APPEND, *columns)}
