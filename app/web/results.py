"""What is there after the end: steps, result links and rematches; docs/protocol.md lists it."""

import gzip

import msgspec
from fastapi import APIRouter, Request, Response

from app.rooms import projection, record
from app.rooms.room import Live
from app.web.services import Address, AGuest, Served, Services, guessing

router = APIRouter(prefix="/api")


async def _shown(token: str, services: Services, address: str) -> Live:
    """Return the room whose result link this is. Raises AppError."""
    with guessing(services, address):
        return await services.viewer.ended(await services.afterwards.shared(token), None)


def _compressed(content: bytes, request: Request) -> Response:
    """Answer with compressed JSON, or plain to who cannot read it."""
    headers = {"vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
    else:
        content = gzip.decompress(content)
    return Response(content, media_type="application/json", headers=headers)


@router.get("/rooms/{room}/steps")
async def steps(room: str, guest: AGuest, services: Served, request: Request) -> Response:
    """Give an ended game step by step, with all hands open."""
    live = await services.viewer.ended(room, guest.id)
    return _compressed(await services.viewer.steps(live), request)


@router.post("/rooms/{room}/result-link")
async def share(room: str, guest: AGuest, services: Served) -> dict[str, str]:
    """Give the link that shows the ended game to anybody; the same until it is revoked."""
    return {"token": await services.afterwards.share(room, guest.id)}


@router.delete("/rooms/{room}/result-link")
async def unshare(room: str, guest: AGuest, services: Served) -> dict[str, str]:
    """Revoke the result link."""
    await services.afterwards.unshare(room, guest.id)
    return {}


@router.post("/rooms/{room}/rematch")
async def rematch(room: str, guest: AGuest, services: Served) -> dict[str, str]:
    """Agree to play again; once everybody has, the new room begins by itself."""
    return {"id": await services.afterwards.rematch(room, guest.id)}


@router.get("/results/{token}")
async def result(token: str, services: Served, address: Address) -> Response:
    """Show what was played, to anybody who has the result link."""
    live = await _shown(token, services, address)
    return Response(b'{"room":%b}' % projection.stranger(live), media_type="application/json")


@router.get("/results/{token}/steps")
async def result_steps(
    token: str, services: Served, address: Address, request: Request
) -> Response:
    """Give the game of a result link step by step, with all hands open."""
    live = await _shown(token, services, address)
    return _compressed(await services.viewer.steps(live), request)


@router.get("/results/{token}/record")
async def result_record(token: str, services: Served, address: Address) -> Response:
    """Give the whole record of the game of a result link, as a file."""
    live = await _shown(token, services, address)
    exported = await record.of_ended(services.store, live)
    headers = {"content-disposition": 'attachment; filename="parvis-game.json"'}
    content = msgspec.json.format(msgspec.json.encode(exported), indent=1)
    return Response(content, media_type="application/json", headers=headers)
