"""For those who run the server: is it up, and can it work?"""

import asyncio

import structlog
from fastapi import APIRouter, Response
from sqlalchemy import text

from app.web.services import Served

READY_WITHIN = 3.0

router = APIRouter(include_in_schema=False)
_log = structlog.get_logger(__name__)


@router.get("/healthz")
async def healthz() -> dict[str, str]:
    """Say that the process serves."""
    return {"status": "ok"}


@router.get("/readyz")
async def readyz(services: Served, response: Response) -> dict[str, str]:
    """Say whether the database answers."""
    try:
        async with asyncio.timeout(READY_WITHIN):
            await services.store.read(lambda conn: conn.execute(text("SELECT 1")).scalar())
    except Exception:  # noqa: BLE001 - whatever it is, we are not ready
        _log.exception("not_ready")
        response.status_code = 503
        return {"status": "database"}
    return {"status": "ok"}
