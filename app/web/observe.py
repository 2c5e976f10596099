"""Logs and metrics of requests: routes, never addresses, as an address may be an invitation."""

import logging
import time

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import Processor

from app.web.metrics import LATENCY, REQUESTS

_log = structlog.get_logger(__name__)


def configure_logs(level: str) -> None:
    """Log JSON lines; the libraries' own messages come the same way."""
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.dict_tracebacks,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(logging.getLevelName(level)),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared, processor=structlog.processors.JSONRenderer()
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    # uvicorn names every socket's address there, and ours are invitations; it also tells
    # again what is logged as request_failed.
    logging.getLogger("uvicorn.error").setLevel(logging.CRITICAL)


def _route(scope: Scope) -> str:
    path: str = getattr(scope.get("route"), "path", "static")
    return path


class ObserveMiddleware:
    """Counts and logs HTTP requests by their route's pattern."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, noted)
        except Exception:
            _log.exception("request_failed", route=_route(scope))
            raise
        finally:
            route = _route(scope)
            seconds = time.perf_counter() - began
            REQUESTS.labels(scope["method"], route, status).inc()
            LATENCY.labels(route).observe(seconds)
            _log.info(
                "request",
                method=scope["method"],
                route=route,
                status=status,
                ms=round(seconds * 1000, 1),
            )
