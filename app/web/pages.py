"""The client's files, and the one page that is every address of it."""

from pathlib import Path

from fastapi import APIRouter, FastAPI
from fastapi.responses import FileResponse
from starlette.middleware.gzip import GZipMiddleware
from starlette.staticfiles import StaticFiles
from starlette.types import Message, Receive, Scope, Send

from app.settings import ROOT

STATIC = ROOT / "static"
GZIP_FROM = 600

router = APIRouter(include_in_schema=False)


@router.get("/")
@router.get("/r/{room}")
@router.get("/s/{token}")
@router.get("/w/{token}")
async def page() -> FileResponse:
    """Give the page; what it shows is decided in the browser."""
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


class Files:
    """Static files, compressed; browsers keep them and ask whether they are still good."""

    def __init__(self, directory: Path) -> None:
        self._app = GZipMiddleware(
            StaticFiles(directory=directory), minimum_size=GZIP_FROM, compresslevel=6
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one file."""

        async def send_no_cache(message: Message) -> None:
            if message["type"] == "http.response.start":
                cache = (b"cache-control", b"no-cache")
                message["headers"] = [*message.get("headers", []), cache]
            await send(message)

        await self._app(scope, receive, send_no_cache)


def mount(app: FastAPI) -> None:
    """Serve the client's files at the root, behind every other address."""
    app.mount("/", Files(STATIC))
