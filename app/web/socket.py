"""The WebSocket endpoint of a room."""

import asyncio

import structlog
from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from app.accounts.secrets import digest
from app.errors import AppError
from app.live.connection import Connection
from app.live.messages import Bye
from app.live.session import Goodbye
from app.store.rooms import Member
from app.web.metrics import SOCKETS
from app.web.security import token_of
from app.web.services import Services

FRAME_LIMIT = 16 * 1024
TOO_BIG = 1009
FORBIDDEN = 4404

router = APIRouter()
_log = structlog.get_logger(__name__)


async def _member(websocket: WebSocket, services: Services, room: str) -> Member | None:
    guest = await services.accounts.who(token_of(websocket))
    live = await services.cache.fresh(room)
    return None if guest is None or live is None else live.member(guest.id)


@router.websocket("/ws/rooms/{room}")
async def room_socket(websocket: WebSocket, room: str) -> None:
    """Serve one member's socket; strangers learn nothing, not even whether the room exists."""
    services: Services = websocket.app.state.services
    member = await _member(websocket, services, room)
    await websocket.accept()
    if member is None:
        await websocket.send_text('{"type":"bye","reason":"no_room"}')
        await websocket.close(FORBIDDEN)
        return
    device = digest(token_of(websocket) or "")
    connection = Connection(websocket, room, member, device, services.limits.pace())
    with SOCKETS.track_inprogress():
        await _serve(websocket, services, connection)


async def _serve(websocket: WebSocket, services: Services, connection: Connection) -> None:
    hub = services.hub
    writer = asyncio.create_task(hub.write(connection))
    reader = asyncio.create_task(_read(websocket, services, connection))
    try:
        await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
    finally:
        hub.part(connection)
        for task in (writer, reader):
            task.cancel()
        for error in await asyncio.gather(writer, reader, return_exceptions=True):
            if isinstance(error, Exception) and not _gone(error):
                _log.error("socket_failed", exc_info=error)


def _gone(error: Exception) -> bool:
    """Whether the other side simply went away while it was being sent something."""
    return isinstance(error, (WebSocketDisconnect, RuntimeError, OSError))


async def _read(websocket: WebSocket, services: Services, connection: Connection) -> None:
    channel = await services.hub.join(connection)
    _make_way(services, connection)
    try:
        await services.membership.arrived(connection.room, connection.guest)
        await services.presence.look([connection.room])
        while True:
            data = await websocket.receive_text()
            if len(data.encode()) > FRAME_LIMIT:
                connection.end(TOO_BIG)
                break
            await services.sessions.serve(channel, connection, data)
    except Goodbye as goodbye:
        services.hub.dismiss(connection, str(goodbye))
    except AppError as error:
        services.hub.dismiss(connection, error.code)
    except KeyError:
        # A binary frame: not of this protocol.
        services.hub.dismiss(connection, "protocol")
    except WebSocketDisconnect:
        return
    await asyncio.Event().wait()


def _make_way(services: Services, connection: Connection) -> None:
    """Let the newest sockets of a seat live: a phone that slept left dead ones behind."""
    hub = services.hub
    mine = [
        other
        for other in hub.connections_of(connection.guest)
        if other.room == connection.room and other is not connection and other.closing is None
    ]
    excess = len(mine) + 1 - services.settings.sockets_per_seat
    for other in sorted(mine, key=lambda other: other.opened)[: max(excess, 0)]:
        other.answer(Bye(reason="replaced"))
        other.end()
