"""The line between a browser and the server, which a test can cut, mend, and make deaf."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.postgres import HOST

CHUNK = 65536


class Line:
    """Passes bytes on between a port of its own and the server's."""

    def __init__(self, server: str) -> None:
        self._port = int(server.rsplit(":", 1)[1])
        self._cut = False
        self._deaf = False
        self.refused = 0
        self._writers: set[asyncio.StreamWriter] = set()
        self._listener: asyncio.Server | None = None

    @property
    def base(self) -> str:
        """Where browsers find the server."""
        assert self._listener is not None
        return f"http://{HOST}:{self._listener.sockets[0].getsockname()[1]}"

    async def open(self) -> None:
        self._listener = await asyncio.start_server(self._called, HOST, 0)

    async def close(self) -> None:
        assert self._listener is not None
        self.cut()
        self._listener.close()
        await self._listener.wait_closed()

    def cut(self) -> None:
        """Break every connection and let nobody through."""
        self._cut = True
        for writer in self._writers:
            writer.transport.abort()

    def deafen(self) -> None:
        """Let nothing that the server says through any more."""
        self._deaf = True

    def mend(self) -> None:
        self._cut = self._deaf = False

    async def _called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._cut:
            self.refused += 1
            writer.transport.abort()
            return
        there, to_there = await asyncio.open_connection(HOST, self._port)
        async with asyncio.TaskGroup() as group:
            group.create_task(self._pass_on(reader, to_there, answers=False))
            group.create_task(self._pass_on(there, writer, answers=True))

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, answers: bool
    ) -> None:
        self._writers.add(writer)
        try:
            while data := await reader.read(CHUNK):
                if not (answers and self._deaf):
                    writer.write(data)
                    await writer.drain()
        except ConnectionError:
            pass  # cut
        finally:
            self._writers.discard(writer)
            writer.close()


@asynccontextmanager
async def line(server: str) -> AsyncIterator[Line]:
    """Lay a line to a server for as long as the block runs."""
    laid = Line(server)
    await laid.open()
    try:
        yield laid
    finally:
        await laid.close()
