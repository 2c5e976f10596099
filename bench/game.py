"""A driver that plays Notre Dame on the real server, five seats a room, legally and at random."""

import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx2
import msgspec

from app.engine.inputs import Offers, sample
from app.web.security import COOKIE
from bench.load import Timing, open_sockets

SEATS = 5


@dataclass
class GameRoom:
    """A room being played; a new game is begun when one ends."""

    tokens: list[str]
    sockets: list[Any] = field(default_factory=list)
    asks: list[dict[str, Any]] = field(default_factory=list)
    offers: list[Any] = field(default_factory=list)
    sent: int = 0


class GameDriver:
    """Plays rooms against app.main."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._rng = random.Random(1)
        self._http = httpx2.AsyncClient(base_url=f"http://{address}", timeout=60)

    async def connect_room(self, number: int) -> GameRoom:
        """Make five guests and their first game."""
        tokens = []
        for seat in range(SEATS):
            answer = await self._http.post("/api/me", json={"name": f"Seat {number}-{seat}"})
            tokens.append(answer.cookies[COOKIE])
            self._http.cookies.clear()
        room = GameRoom(tokens)
        await self._new_game(room)
        return room

    async def _post(self, token: str, path: str, **body: Any) -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        answer = await self._http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def _new_game(self, room: GameRoom) -> None:
        host, *others = room.tokens
        made = await self._post(host, "/api/rooms", game="notre_dame", seats=SEATS)
        for token in others:
            await self._post(token, "/api/join", room=made["id"])
            await self._post(token, f"/api/rooms/{made['id']}/ready", ready=True)
        await self._post(host, f"/api/rooms/{made['id']}/start")
        headers = [{"Authorization": f"Bearer {token}"} for token in room.tokens]
        url = f"ws://{self._address}/ws/rooms/{made['id']}"
        room.sockets = await open_sockets(url, SEATS, headers)
        room.asks = [{} for _ in range(SEATS)]
        room.offers = [None] * SEATS
        for seat, socket in enumerate(room.sockets):
            await socket.send('{"type":"hello","proto":1}')
            await self._state(room, seat)

    async def _frame(self, room: GameRoom, seat: int, kinds: tuple[bytes, ...]) -> bytes:
        """Read on to the next frame of one of these types."""
        while True:
            frame: bytes = await room.sockets[seat].recv(decode=False)
            if frame.startswith(kinds):
                return frame

    async def _state(self, room: GameRoom, seat: int) -> None:
        frame = await self._frame(room, seat, (b'{"type":"state"',))
        sections = json.loads(frame)["sections"]
        if "prompt" in sections:
            room.asks[seat] = (sections["prompt"] or {}).get("ask") or {}
        if "offers" in sections:
            room.offers[seat] = sections["offers"]

    def _asked(self, room: GameRoom) -> int | None:
        waiting = [seat for seat in range(SEATS) if self._waits(room.asks[seat])]
        return self._rng.choice(waiting) if waiting else None

    @staticmethod
    def _waits(ask: dict[str, Any]) -> bool:
        return bool(ask) and not ask["answered"]

    async def one_action(self, room: GameRoom) -> Timing:
        """Send a legal answer of a seat that is waited for; all five hear of every one."""
        seat = self._asked(room)
        if seat is None:
            await self.close_room(room)
            await self._new_game(room)
            seat = self._asked(room)
        if seat is None:
            raise RuntimeError("nobody is asked")
        offers = msgspec.convert(room.offers[seat], Offers)
        action = sample(offers, self._rng.randrange)
        room.sent += 1
        message = {"type": "act", "id": f"{room.sent:022}", "key": room.asks[seat]["key"]}
        frame = json.dumps({**message, "action": action})
        began = time.perf_counter()
        await room.sockets[seat].send(frame)
        answer = await self._frame(room, seat, (b'{"type":"ack"', b'{"type":"reject"'))
        if answer.startswith(b'{"type":"reject"'):
            raise RuntimeError(answer.decode())
        acknowledged = time.perf_counter() - began
        for each in range(SEATS):
            await self._state(room, each)
        return Timing(acknowledged, time.perf_counter() - began)

    async def close_room(self, room: GameRoom) -> None:
        """Close the room's sockets."""
        for each in room.sockets:
            await each.close()
