"""Where a request may come from, whose it is, and the headers every answer carries."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from fastapi import Response
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "parvis_guest"
COOKIE_SECONDS = 400 * 24 * 3600

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'"
)
_EVERYTHING = ((b"x-content-type-options", b"nosniff"),)
HEADERS = (
    (b"content-security-policy", _POLICY.encode()),
    (b"referrer-policy", b"no-referrer"),
    *_EVERYTHING,
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
# A page obeys its own headers; on what it loads they would be a third of the bytes.
_LOADED = (b"text/javascript", b"text/css", b"application/json")
_SAFE = ("GET", "HEAD", "OPTIONS")


def token_of(connection: HTTPConnection) -> str | None:
    """Return the guest's token: from the Authorization header, else from the cookie."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and token:
        return token.strip()
    return connection.cookies.get(COOKIE)


def set_token(response: Response, token: str, *, secure: bool) -> None:
    """Give a browser its token. It is never in a body and never in a URL."""
    response.set_cookie(
        COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure
    )


def origin_allowed(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """Tell whether a page of this origin may talk to us; programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in allowed:
        return True
    return urlsplit(origin).netloc == connection.headers.get("host", "")


class SecurityMiddleware:
    """Refuses other origins before anything is done, and adds the security headers."""

    def __init__(self, app: ASGIApp, allowed: tuple[str, ...]) -> None:
        self._app = app
        self._allowed = allowed

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or socket."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        socket = scope["type"] == "websocket"
        guarded = socket or scope["method"] not in _SAFE
        if guarded and not origin_allowed(connection, self._allowed):
            await (_refuse_socket(send) if socket else _refuse(send))
            return

        if socket:
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.get("headers", [])
                message["headers"] = [*headers, *_headers_for(headers)]
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _headers_for(headers: Iterable[tuple[bytes, bytes]]) -> tuple[tuple[bytes, bytes], ...]:
    kind = next((value for name, value in headers if name == b"content-type"), b"")
    return _EVERYTHING if kind.startswith(_LOADED) else HEADERS


async def _refuse(send: Send) -> None:
    headers = [(b"content-type", b"application/json"), *HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    body = b'{"code":"wrong_origin","params":{}}'
    await send({"type": "http.response.body", "body": body})


async def _refuse_socket(send: Send) -> None:
    # Closing before the handshake is accepted is answered with HTTP 403.
    await send({"type": "websocket.close", "code": 1008})
