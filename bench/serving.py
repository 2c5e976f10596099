"""Fresh databases and server processes to measure against, on loopback."""

import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from app.settings import ROOT
from app.store.migrate import migrate
from tests.postgres import HOST, Cluster, free_port


@asynccontextmanager
async def fresh_database(kind: str) -> AsyncIterator[str]:
    """Make a "sqlite" or "postgres" database that syncs to the disk; yields its URL."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory() as folder:
            url = f"sqlite:///{Path(folder) / 'bench.db'}"
            await migrate(url)
            yield url
        return
    cluster = Cluster(fsync=True)
    try:
        url = cluster.create("bench")
        await migrate(url)
        yield url
    finally:
        cluster.close()


@asynccontextmanager
async def served(app: str, environment: dict[str, str]) -> AsyncIterator[tuple[str, int]]:
    """Serve an application by uvicorn in a process; yields its host:port and process id."""
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "uvicorn", app, f"--host={HOST}", f"--port={port}"),
        *(["--factory"] if app.endswith(":create_app") else []),
        *("--loop=uvloop", "--ws=websockets-sansio", "--ws-per-message-deflate=false"),
        *("--log-level=warning", "--backlog=4096"),
        env={**os.environ, **environment},
        cwd=ROOT,
    )
    try:
        await _answering(port)
        yield f"{HOST}:{port}", process.pid
    finally:
        process.terminate()
        await asyncio.wait_for(process.wait(), timeout=20)


async def _answering(port: int) -> None:
    for _ in range(200):
        try:
            _, writer = await asyncio.open_connection(HOST, port)
        except ConnectionRefusedError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            await writer.wait_closed()
            return
    raise RuntimeError("the server does not answer")
