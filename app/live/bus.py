"""Hints between processes: what changed, told after the commit. Losing one does no harm."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import asyncpg
import structlog

CHANNEL = "parvis"
POLL = 3.0
RECONNECT = 1.0

_log = structlog.get_logger(__name__)


class Bus(Protocol):
    """Where a process tells the others, and hears from them."""

    def publish(self, hint: str) -> None:
        """Tell the other processes, soon; never waits, never raises."""
        ...

    async def run(self, hear: Callable[[str], Awaitable[None]]) -> None:
        """Hand every hint of the other processes to `hear`, until cancelled."""
        ...


class AloneBus:
    """There is one process only: nobody to tell."""

    def publish(self, hint: str) -> None:
        """Do nothing."""

    async def run(self, hear: Callable[[str], Awaitable[None]]) -> None:  # noqa: ARG002 - Bus
        """Hear nothing."""
        await asyncio.Event().wait()


class PostgresBus:
    """LISTEN and NOTIFY on a connection of their own; several hints make one NOTIFY.

    NOTIFY never runs inside the committing statement: it takes a lock of the whole database
    and would make all commits queue up.
    """

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection]], me: str) -> None:
        self._connect = connect
        self._me = me
        self._hints: dict[str, None] = {}
        self._told = asyncio.Event()

    def publish(self, hint: str) -> None:
        """Queue a hint."""
        self._hints[hint] = None
        self._told.set()

    async def run(self, hear: Callable[[str], Awaitable[None]]) -> None:
        """Listen and notify, and connect again for ever."""
        while True:
            try:
                await self._serve(hear)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                _log.warning("bus_lost")
            await asyncio.sleep(RECONNECT)

    async def _serve(self, hear: Callable[[str], Awaitable[None]]) -> None:
        heard: asyncio.Queue[str] = asyncio.Queue()
        # asyncpg closes a collected connection without a word: both are held in names here.
        listener = await self._connect()
        speaker = await self._connect()
        lost = asyncio.Event()
        listener.add_termination_listener(lambda _: lost.set())
        try:
            await speaker.execute("SET synchronous_commit = off")
            await listener.add_listener(
                CHANNEL, lambda _conn, _pid, _channel, payload: heard.put_nowait(str(payload))
            )
            async with asyncio.TaskGroup() as group:
                group.create_task(self._hear(heard, hear))
                group.create_task(self._speak(speaker))
                group.create_task(_until(lost))
        except* (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as errors:
            raise errors.exceptions[0] from errors
        finally:
            await _close(listener)
            await _close(speaker)

    async def _hear(
        self, heard: asyncio.Queue[str], hear: Callable[[str], Awaitable[None]]
    ) -> None:
        while True:
            sender, _, hints = (await heard.get()).partition(" ")
            if sender != self._me:
                for hint in hints.split(" "):
                    await hear(hint)

    async def _speak(self, speaker: asyncpg.Connection) -> None:
        while True:
            await self._told.wait()
            self._told.clear()
            while self._hints:
                hints = list(self._hints)[:100]
                payload = " ".join([self._me, *hints])
                await speaker.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
                for hint in hints:
                    self._hints.pop(hint, None)


async def _until(lost: asyncio.Event) -> None:
    await lost.wait()
    raise OSError("the listening connection was lost")


async def _close(connection: asyncpg.Connection) -> None:
    try:
        await connection.close(timeout=1)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
        connection.terminate()
