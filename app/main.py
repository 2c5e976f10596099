"""Wiring only: what one process is made of."""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import start_http_server

from app.accounts.guests import Accounts
from app.accounts.secrets import new_id
from app.clock import Clock, SystemClock
from app.errors import AppError
from app.live.bots import Bots
from app.live.bus import AloneBus, Bus, PostgresBus
from app.live.hub import Hub
from app.live.limits import Limits
from app.live.node import Node
from app.live.presence import Presence
from app.live.session import Sessions
from app.rooms.afterwards import Afterwards
from app.rooms.cache import RoomCache
from app.rooms.chat import Chat
from app.rooms.lobby import Lobby
from app.rooms.membership import Membership
from app.rooms.play import Play
from app.rooms.viewer import Viewer
from app.settings import Settings
from app.store.base import Store, Unavailable
from app.store.migrate import migrate
from app.store.open import open_store
from app.store.postgres import connect
from app.web import api, health, pages, results, socket
from app.web.observe import ObserveMiddleware, configure_logs
from app.web.security import SecurityMiddleware
from app.web.services import Services

TIDY_EVERY = 3600.0

_log = structlog.get_logger(__name__)


def wire(settings: Settings, store: Store, clock: Clock) -> Services:
    """Put the parts of a process together."""
    alone = settings.database.startswith("sqlite")
    bus: Bus = AloneBus() if alone else PostgresBus(partial(connect, settings.database), new_id())
    cache = RoomCache(store, settings.cached_rooms)
    chat = Chat(store, clock)
    hub = Hub(store, cache, chat)
    node = Node(hub, bus, store, alone=alone)
    limits = Limits(settings)
    membership = Membership(store, clock, settings, node.wake)
    play = Play(store, cache, clock, node.wake)
    hub.taken = Bots(hub, play, settings.bot_pause).look
    return Services(
        settings=settings,
        clock=clock,
        store=store,
        limits=limits,
        accounts=Accounts(store, clock),
        cache=cache,
        lobby=Lobby(store, clock, settings, node.wake),
        membership=membership,
        afterwards=Afterwards(store, clock, settings, node.wake),
        viewer=Viewer(store, cache),
        play=play,
        chat=chat,
        hub=hub,
        node=node,
        presence=Presence(hub, store, membership, clock),
        sessions=Sessions(node, hub, play, chat, store, limits),
    )


async def _tidy(membership: Membership) -> None:
    while True:
        await membership.tidy()
        await asyncio.sleep(TIDY_EVERY)


@asynccontextmanager
async def _lifespan(app: FastAPI, settings: Settings, clock: Clock) -> AsyncIterator[None]:
    await migrate(settings.database)
    store = await open_store(settings.database)
    services = wire(settings, store, clock)
    app.state.services = services
    tasks = [
        asyncio.create_task(services.presence.run()),
        asyncio.create_task(services.node.run()),
        asyncio.create_task(_tidy(services.membership)),
    ]
    if settings.metrics_port is not None:
        start_http_server(settings.metrics_port, settings.metrics_host)
    # Everything loaded so far stays: the collector need not look at it again and again. What a
    # game makes is freed by reference counts, so it need not look often either.
    gc.freeze()
    gc.set_threshold(10_000, 10, 10)
    _log.info("serving", host=settings.host, port=settings.port)
    try:
        yield
    finally:
        services.hub.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await store.close()


async def _refused(_: Request, error: Exception) -> JSONResponse:
    if isinstance(error, AppError):
        content = {"code": error.code, "params": error.params}
        return JSONResponse(content, error.status)
    if isinstance(error, Unavailable):
        return JSONResponse({"code": "unavailable", "params": {}}, 503)
    return JSONResponse({"code": "bad_request", "params": {}}, 422)


def create_app(settings: Settings | None = None, clock: Clock | None = None) -> FastAPI:
    """Return the application; its parts live from start-up to shutdown."""
    settings = settings or Settings()
    configure_logs(settings.log_level)
    clock = clock or SystemClock()
    app = FastAPI(
        title="Parvis",
        lifespan=lambda app: _lifespan(app, settings, clock),
        docs_url=None,
        redoc_url=None,
    )
    for error in (AppError, Unavailable, RequestValidationError):
        app.add_exception_handler(error, _refused)
    app.add_middleware(SecurityMiddleware, allowed=settings.allowed_origins)
    app.add_middleware(ObserveMiddleware)
    for part in (api, results, socket, health, pages):
        app.include_router(part.router)
    pages.mount(app)
    return app
