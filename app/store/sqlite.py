"""The embedded store: one thread writes, one reads, and waiting writes share a commit."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

import sqlalchemy
from sqlalchemy.pool import StaticPool

from app.store import sqlite_file
from app.store.base import Append, RoomRow, Unavailable

T = TypeVar("T")
Outcome = tuple[Any, Exception | None]

MOST_JOBS = 256

_MOVE = """
UPDATE rooms SET
  version = version + 1,
  state = :state,
  base = CASE :base WHEN 'previous' THEN state WHEN 'clear' THEN NULL ELSE base END,
  waiting = :waiting,
  active_at = :now,
  status = CASE WHEN :result IS NULL THEN status ELSE 'finished' END,
  result = coalesce(:result, result),
  ended_at = CASE WHEN :result IS NULL THEN ended_at ELSE :now END
WHERE id = :room AND version = :expected AND status = 'playing' AND NOT EXISTS
  (SELECT 1 FROM log WHERE room = :room AND seat = :seat AND client_id = :client_id)
"""
_LOG = """
INSERT INTO log (room, number, seat, client_id, body, facts, at)
VALUES (:room, :number, :seat, :client_id, :body, :facts, :now)
"""
_LOAD = """
SELECT id, status, game, rules_version, version, seed, state, base, options
FROM rooms WHERE id = ?
"""


class _Desk:
    """One connection and the thread that works on it, transaction after transaction.

    A transaction takes all jobs that wait, each within a savepoint: a job that fails is
    undone alone. Nobody hears of a result before the commit.
    """

    def __init__(self, path: Path, begin: str) -> None:
        self.raw = sqlite_file.connect(path)
        self.raw.execute("PRAGMA foreign_keys = ON")
        self._engine = sqlalchemy.create_engine(
            "sqlite://", creator=lambda: self.raw, poolclass=StaticPool
        )
        self._core = self._engine.connect()
        self._begin = begin
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[tuple[Callable[[], Any], asyncio.Future[Any]] | None] = (
            SimpleQueue()
        )
        self._closing = False
        # A daemon, so that a process that dies without closing does die.
        self._thread = Thread(target=self._run, daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[], T]) -> T:
        """Run a job on this desk's thread within a transaction."""
        if self._closing:
            raise Unavailable("the store is closed")
        future: asyncio.Future[T] = self._loop.create_future()
        self._jobs.put((job, future))
        return await future

    async def run(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        """Run SQLAlchemy work as a job."""

        def job() -> T:
            with self._core.begin():
                return work(self._core)

        return await self.do(job)

    async def close(self) -> None:
        """Finish the jobs that wait, then close the connection."""
        self._closing = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        closing = False
        while not closing:
            taken = self._take()
            jobs = [job for job in taken if job is not None]
            closing = len(jobs) < len(taken)
            outcomes = self._transact([job for job, _ in jobs])
            futures = [future for _, future in jobs]
            self._loop.call_soon_threadsafe(_settle, futures, outcomes)
        self._core.close()
        self._engine.dispose()
        self.raw.close()

    def _take(self) -> list[tuple[Callable[[], Any], asyncio.Future[Any]] | None]:
        taken = [self._jobs.get()]
        while len(taken) < MOST_JOBS:
            try:
                taken.append(self._jobs.get_nowait())
            except Empty:
                break
        return taken

    def _transact(self, jobs: list[Callable[[], Any]]) -> list[Outcome]:
        try:
            self.raw.execute(self._begin)
            outcomes = [self._attempt(job) for job in jobs]
            self.raw.execute("COMMIT")
        except Exception as error:  # noqa: BLE001  it is the waiters' to see
            if self.raw.in_transaction:
                self.raw.execute("ROLLBACK")
            return [(None, Unavailable(str(error)))] * len(jobs)
        return outcomes

    def _attempt(self, job: Callable[[], Any]) -> Outcome:
        self.raw.execute("SAVEPOINT job")
        try:
            outcome: Outcome = job(), None
        except Exception as error:
            if not self.raw.in_transaction:
                raise  # a full disk, say: SQLite has undone the neighbours too
            self.raw.execute("ROLLBACK TO job")
            outcome = None, error
        self.raw.execute("RELEASE job")
        return outcome


def _settle(futures: list[asyncio.Future[Any]], outcomes: list[Outcome]) -> None:
    for future, (value, error) in zip(futures, outcomes, strict=True):
        if future.done():  # its waiter was cancelled
            continue
        if error is None:
            future.set_result(value)
        else:
            future.set_exception(error)


class SqliteStore:
    """A Store in one file, for one process. To be made while the event loop runs."""

    def __init__(self, path: Path) -> None:
        self._lock = sqlite_file.lock(path)
        self._writer = _Desk(path, "BEGIN IMMEDIATE")
        self._reader = _Desk(path, "BEGIN")
        self._reader.raw.execute("PRAGMA query_only = ON")

    async def append(self, append: Append) -> bool:
        """Append to a playing room's log if the guard holds (Store.append)."""
        values = {name: getattr(append, name) for name in Append.__slots__}
        raw = self._writer.raw

        def job() -> bool:
            hit = raw.execute(_MOVE, values).rowcount == 1
            if hit:
                raw.execute(_LOG, values)
            return hit

        return await self._writer.do(job)

    async def load(self, room: str) -> RoomRow | None:
        """Read one room's row."""
        raw = self._reader.raw
        row = await self._reader.do(lambda: raw.execute(_LOAD, (room,)).fetchone())
        return None if row is None else RoomRow(*row)

    async def write(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        """Run SQLAlchemy Core work and commit it."""
        return await self._writer.run(work)

    async def read(self, work: Callable[[sqlalchemy.Connection], T]) -> T:
        """Run SQLAlchemy Core work that only reads."""
        return await self._reader.run(work)

    async def close(self) -> None:
        """Finish what is queued, then close."""
        await self._writer.close()
        await self._reader.close()
        self._lock.close()
