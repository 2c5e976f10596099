"""The client's files, and the one page that is every address of it."""

import os
import re
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, FastAPI
from fastapi.responses import FileResponse
from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Message, Receive, Scope, Send

from app.settings import ROOT

STATIC = ROOT / "static"
GZIP_FROM = 600
MEDIA_TYPES = {".js": "text/javascript", ".css": "text/css"}
# Their licences stand in their comments.
VENDORED = STATIC / "vendor"
# A fifth of what a script weighs. Lines keep their numbers.
COMMENT = re.compile(r"^[ \t]*/\*[^*]*\*+(?:[^/*][^*]*\*+)*/[ \t]*$", re.MULTILINE)

router = APIRouter(include_in_schema=False)


@router.get("/")
@router.get("/r/{room}")
@router.get("/s/{token}")
@router.get("/w/{token}")
async def page() -> FileResponse:
    """Give the page; what it shows is decided in the browser."""
    return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})


@lru_cache(maxsize=1024)
def _without_comments(path: Path, _changed: int) -> tuple[bytes, str]:
    """Return a script or style sheet as it is sent, and its tag."""
    text = path.read_text("utf-8")
    sent = COMMENT.sub(lambda found: "\n" * found[0].count("\n"), text).encode()
    return sent, f'"{sha256(sent).hexdigest()[:32]}"'


class Sources(StaticFiles):
    """Static files; our scripts and style sheets go out without comments of whole lines."""

    def file_response(
        self,
        full_path: PathLike,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """Answer with one file, or that the browser has it."""
        path = Path(os.fspath(full_path))
        media_type = MEDIA_TYPES.get(path.suffix)
        if media_type is None or path.is_relative_to(VENDORED):
            return super().file_response(full_path, stat_result, scope, status_code)
        sent, tag = _without_comments(path, stat_result.st_mtime_ns)
        response = Response(sent, status_code, {"etag": tag}, media_type)
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            return NotModifiedResponse(response.headers)
        return response


class Files:
    """Static files, compressed; browsers keep them and ask whether they are still good."""

    def __init__(self, directory: Path) -> None:
        self._app = GZipMiddleware(
            Sources(directory=directory), minimum_size=GZIP_FROM, compresslevel=6
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
