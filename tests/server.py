"""A real server in the test's own event loop, and as a process of its own."""

import asyncio
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from fastapi import FastAPI

from app.clock import Clock, SystemClock
from app.main import create_app
from app.settings import ROOT, Settings
from app.web.services import Services
from app.web.socket import FRAME_LIMIT
from tests.postgres import HOST, free_port


class FakeClock:
    """A clock that a test moves."""

    def __init__(self, now: float = 1_800_000_000.0) -> None:
        self._now = now

    def now(self) -> float:
        return self._now

    def pass_time(self, seconds: float) -> None:
        self._now += seconds


class Server:
    """Where a running server is and what it is made of."""

    def __init__(self, app: FastAPI, base: str) -> None:
        self.app = app
        self.base = base

    @property
    def services(self) -> Services:
        services: Services = self.app.state.services
        return services


@asynccontextmanager
async def serving(
    database: str, clock: Clock | None = None, **settings: Any
) -> AsyncIterator[Server]:
    """Serve on a free port of the loopback for as long as the block runs."""
    limits = {"actions_per_second": 10_000, "new_rooms_per_hour": 1000, "new_guests_per_hour": 1000}
    chosen = Settings(database=database, log_level="ERROR", **{**limits, **settings})
    app = create_app(chosen, clock or SystemClock())
    port = free_port()
    config = uvicorn.Config(
        app,
        host=HOST,
        port=port,
        ws="websockets-sansio",
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        log_config=None,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            if task.done():
                await task
                raise RuntimeError("the server did not start")
            await asyncio.sleep(0.01)
        yield Server(app, f"http://{HOST}:{port}")
    finally:
        server.should_exit = True
        await task


class Process:
    """A server process on the given port; `kill` is SIGKILL."""

    def __init__(self, database: str, port: int, **settings: str) -> None:
        self.base = f"http://{HOST}:{port}"
        environment = {
            **os.environ,
            "PARVIS_DATABASE": database,
            "PARVIS_PORT": str(port),
            "PARVIS_LOG_LEVEL": "ERROR",
            "PARVIS_ACTIONS_PER_SECOND": "10000",
            "PARVIS_NEW_GUESTS_PER_HOUR": "1000",
            **{f"PARVIS_{name.upper()}": value for name, value in settings.items()},
        }
        command = [sys.executable, "-m", "app.cli", "run"]
        self._process = subprocess.Popen(command, cwd=ROOT, env=environment)

    async def ready(self) -> None:
        """Wait until it serves."""
        for _ in range(1000):
            if self._process.poll() is not None:
                raise RuntimeError("the server process ended")
            if await asyncio.to_thread(self._answers):
                return
            await asyncio.sleep(0.02)
        raise TimeoutError("the server process does not answer")

    def wait_ready(self) -> None:
        """Wait until it serves, outside an event loop."""
        asyncio.run(self.ready())

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.base}/readyz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        """Ask it to stop, and wait."""
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait(timeout=20)
