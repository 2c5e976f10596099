"""The floor: the server's stack without rules.

A message leads to the commit of the given numbers of bytes in the one statement that an action
takes, then an acknowledgement and a fixed 1 kB of JSON go to the five sockets of the room.
Served by `uvicorn bench.floor:app`; the database comes from the environment.
"""

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Literal

import msgspec
from sqlalchemy import Connection, insert
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from app.store.base import Append, Store
from app.store.open import open_store
from app.store.tables import log, rooms

SEATS = 5


def _sample(size: int) -> bytes:
    """Make JSON-like bytes, which a database can compress about as well as a game's."""
    draw = random.Random(size)
    words = (f'{{"kind":"card","number":{draw.randrange(1000)}}},' for _ in range(size))
    return "".join(words).encode()[:size]


STATE = _sample(int(os.environ.get("FLOOR_STATE", "4500")))
FACTS = _sample(int(os.environ.get("FLOOR_FACTS", "300")))
BODY = _sample(int(os.environ.get("FLOOR_BODY", "120")))
PUSH = msgspec.json.encode({"type": "state", "sections": "x" * 970}).decode()


class Act(msgspec.Struct, tag_field="type", tag="act"):
    """What a client sends."""

    id: str
    seat: int
    base: Literal["keep", "previous"]


@dataclass
class Room:
    """A room in memory: how far its log is, and who is connected."""

    number: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    sockets: list[WebSocket] = field(default_factory=list)


def room_id(number: int) -> str:
    """Name a room."""
    return f"floor-{number:04}"


def add_rooms(conn: Connection, count: int) -> None:
    """Insert rooms in play, each with its log's start."""
    for name in map(room_id, range(count)):
        conn.execute(
            insert(rooms).values(
                id=name,
                status="playing",
                game="floor",
                rules_version=1,
                title="",
                options="{}",
                seats=SEATS,
                host="",
                version=1,
                seed=bytes(32),
                state=STATE,
                created_at=0.0,
                active_at=0.0,
            )
        )
        conn.execute(insert(log).values(room=name, number=0, body=BODY, facts=FACTS, at=0.0))


async def _append(store: Store, name: str, room: Room, act: Act) -> None:
    async with room.lock:
        appended = await store.append(
            Append(
                room=name,
                expected=room.number + 1,
                number=room.number + 1,
                seat=act.seat,
                client_id=act.id,
                body=BODY,
                facts=FACTS,
                state=STATE,
                base=act.base,
                waiting="[0]",
                result=None,
                now=time.time(),
            )
        )
        assert appended
        room.number += 1


async def socket(websocket: WebSocket) -> None:
    """Serve one socket: each message is committed, acknowledged and pushed to the room."""
    name = websocket.path_params["room"]
    playing: dict[str, Room] = websocket.app.state.rooms
    room = playing.setdefault(name, Room())
    await websocket.accept()
    room.sockets.append(websocket)
    try:
        while True:
            act = msgspec.json.decode(await websocket.receive_text(), type=Act)
            await _append(websocket.app.state.store, name, room, act)
            await websocket.send_text(f'{{"type":"ack","id":"{act.id}"}}')
            for each in room.sockets:
                await each.send_text(PUSH)
    except WebSocketDisconnect:
        room.sockets.remove(websocket)


@asynccontextmanager
async def _lifespan(served: Starlette) -> AsyncIterator[None]:
    served.state.store = await open_store(os.environ["FLOOR_DATABASE"])
    served.state.rooms = {}
    yield
    await served.state.store.close()


app = Starlette(routes=[WebSocketRoute("/ws/rooms/{room}", socket)], lifespan=_lifespan)
