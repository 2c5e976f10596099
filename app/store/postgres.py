"""The store for many processes: asyncpg for actions, SQLAlchemy for everything else."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self, TypeVar

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from app.store.appender import Appender
from app.store.base import Append, RoomRow, Unavailable

T = TypeVar("T")

_CONNECT_TIMEOUT = 10
_COMMAND_TIMEOUT = 30
# A room that somebody keeps locked must not hold up the others for ever. The statements are
# short, and compiling them would take longer than running them.
_SESSION = {"application_name": "parvis", "lock_timeout": "5s", "jit": "off"}
_LOADERS = 4
_BUSY = ("40P01", "55P03")  # a deadlock resolved against us, a lock not had in time

_LOAD = """
SELECT id, status, game, rules_version, version, seed, state, base, options
FROM rooms WHERE id = $1
"""


async def connect(url: str, **session: str) -> Any:
    """Open one asyncpg connection. Raises Unavailable."""
    with reaching():
        return await asyncpg.connect(
            url,
            timeout=_CONNECT_TIMEOUT,
            command_timeout=_COMMAND_TIMEOUT,
            server_settings={**_SESSION, **session},
        )


def engine_for(url: str) -> AsyncEngine:
    """Make a SQLAlchemy engine that connects in the same way."""
    return create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(url), pool_pre_ping=True
    )


@contextmanager
def reaching() -> Iterator[None]:
    """Turn every way of losing the server, or of waiting too long for it, into Unavailable."""
    try:
        yield
    except DBAPIError as error:
        if not error.connection_invalidated and getattr(error.orig, "sqlstate", "") not in _BUSY:
            raise
        raise Unavailable(str(error)) from error
    except (
        OSError,  # among them TimeoutError
        asyncpg.PostgresConnectionError,
        asyncpg.OperatorInterventionError,  # the server shuts down or starts up
        asyncpg.InsufficientResourcesError,
        asyncpg.InterfaceError,  # the connection is closed
        asyncpg.InternalClientError,  # it is about to be
        asyncpg.DeadlockDetectedError,
        asyncpg.LockNotAvailableError,
    ) as error:
        raise Unavailable(str(error)) from error


async def _as_it_was(_conn: Any) -> None:
    """Spare the pool a round trip: what runs on its connections leaves nothing behind."""


class PostgresStore:
    """A Store in a PostgreSQL database, shared by any number of processes."""

    def __init__(self, url: str, loaders: Any) -> None:
        self._url = url
        self._loaders = loaders
        self._engine = engine_for(url)
        # The plan must not depend on how few rooms there were when it was made.
        self._appender = Appender(lambda: connect(url, enable_seqscan="off"))

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect. Raises Unavailable."""
        with reaching():
            loaders = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=_LOADERS,
                timeout=_CONNECT_TIMEOUT,
                command_timeout=_COMMAND_TIMEOUT,
                server_settings=_SESSION,
                reset=_as_it_was,
            )
        return cls(url, loaders)

    async def connect(self) -> Any:
        """Open one more asyncpg connection, the caller's to close. Raises Unavailable."""
        return await connect(self._url)

    async def append(self, append: Append) -> bool:
        """Append to a playing room's log if the guard holds (Store.append)."""
        with reaching():
            return await self._appender.append(append)

    async def load(self, room: str) -> RoomRow | None:
        """Read one room's row."""
        with reaching():
            row = await self._loaders.fetchrow(_LOAD, room)
        return None if row is None else RoomRow(*row)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run SQLAlchemy Core work and commit it."""
        with reaching():
            async with self._engine.begin() as conn:
                return await conn.run_sync(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run SQLAlchemy Core work that only reads."""
        return await self.write(work)

    async def close(self) -> None:
        """Finish what is queued, then close."""
        await self._appender.close()
        await self._loaders.close()
        await self._engine.dispose()
