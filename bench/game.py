"""A driver that plays a game on the real server, five seats a room, legally and at random."""

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
# Actions that any game of five has: nine rounds with three picks and two plays each. A fast
# room may play more than its share, so games are counted as a little shorter than that.
SHORTEST = 180


class Pushed(msgspec.Struct):
    """A state as it is pushed: what is not looked into is not decoded, the load has no time."""

    sections: dict[str, msgspec.Raw]


_decode = msgspec.json.Decoder(Pushed).decode


@dataclass
class Game:
    """A game and its five sockets: what each seat is asked and may answer."""

    url: str
    tokens: list[str]
    sockets: list[Any]
    asks: list[dict[str, Any]] = field(default_factory=lambda: [{} for _ in range(SEATS)])
    offers: list[Any] = field(default_factory=lambda: [None] * SEATS)


@dataclass
class GameRoom:
    """One game after the other, all of them begun before the clock is."""

    games: list[Game]


class GameDriver:
    """Plays rooms against app.main. `actions` is how many each room shall be good for."""

    def __init__(self, address: str, actions: int, game: str = "notre_dame") -> None:
        self._address = address
        self._game = game
        self._games = 1 + actions // SHORTEST
        self._rng = random.Random(1)
        self._sent = 0
        self._http = httpx2.AsyncClient(base_url=f"http://{address}", timeout=60)

    async def connect_room(self, number: int) -> GameRoom:
        """Make five guests and their games."""
        tokens = []
        for seat in range(SEATS):
            answer = await self._http.post("/api/me", json={"name": f"Seat {number}-{seat}"})
            tokens.append(answer.cookies[COOKIE])
            self._http.cookies.clear()
        return GameRoom([await self._new_game(tokens) for _ in range(self._games)])

    async def _post(self, token: str, path: str, **body: Any) -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        answer = await self._http.post(path, json=body, headers=headers)
        answer.raise_for_status()
        return answer.json()

    async def _new_game(self, tokens: list[str]) -> Game:
        host, *others = tokens
        made = await self._post(host, "/api/rooms", game=self._game, seats=SEATS)
        for token in others:
            await self._post(token, "/api/join", room=made["id"])
            await self._post(token, f"/api/rooms/{made['id']}/ready", ready=True)
        await self._post(host, f"/api/rooms/{made['id']}/start")
        headers = [{"Authorization": f"Bearer {token}"} for token in tokens]
        url = f"ws://{self._address}/ws/rooms/{made['id']}"
        game = Game(url, tokens, await open_sockets(url, SEATS, headers))
        for seat, socket in enumerate(game.sockets):
            await socket.send('{"type":"hello","proto":1}')
            await self._state(game, seat)
        return game

    async def _frame(self, game: Game, seat: int, kinds: tuple[bytes, ...]) -> bytes:
        """Read on to the next frame of one of these types."""
        while True:
            frame: bytes = await game.sockets[seat].recv(decode=False)
            if frame.startswith(kinds):
                return frame

    async def _state(self, game: Game, seat: int) -> None:
        frame = await self._frame(game, seat, (b'{"type":"state"',))
        sections = _decode(frame).sections
        if "prompt" in sections:
            game.asks[seat] = (msgspec.json.decode(sections["prompt"]) or {}).get("ask") or {}
        if "offers" in sections:
            game.offers[seat] = sections["offers"]

    def _asked(self, game: Game) -> int | None:
        waiting = [seat for seat in range(SEATS) if self._waits(game.asks[seat])]
        return self._rng.choice(waiting) if waiting else None

    @staticmethod
    def _waits(ask: dict[str, Any]) -> bool:
        return bool(ask) and not ask["answered"]

    async def one_action(self, room: GameRoom) -> Timing:
        """Send a legal answer of a seat that is waited for; all five hear of every one."""
        game = room.games[-1]
        seat = self._asked(game)
        if seat is None:
            room.games.pop()
            return await self.one_action(room)
        began = time.perf_counter()
        await self._act(game, seat)
        acknowledged = time.perf_counter() - began
        for each in range(SEATS):
            await self._state(game, each)
        return Timing(acknowledged, time.perf_counter() - began)

    async def _act(self, game: Game, seat: int) -> None:
        """Send a legal answer and wait for its acknowledgement."""
        offers = msgspec.json.decode(game.offers[seat], type=Offers)
        action = sample(offers, self._rng.randrange)
        self._sent += 1
        message = {"type": "act", "id": f"{self._sent:022}", "key": game.asks[seat]["key"]}
        await game.sockets[seat].send(json.dumps({**message, "action": action}))
        answer = await self._frame(game, seat, (b'{"type":"ack"', b'{"type":"reject"'))
        if answer.startswith(b'{"type":"reject"'):
            raise RuntimeError(answer.decode())

    async def answer(self, game: Game, seat: int) -> None:
        """Answer, and wait until this seat knows; of a changed mind the others are not told."""
        await self._act(game, seat)
        await self._state(game, seat)

    async def look(self, game: Game) -> Any:
        """Open another socket of the first seat; returns it when it has the whole room."""
        headers = [{"Authorization": f"Bearer {game.tokens[0]}"}]
        (socket,) = await open_sockets(game.url, 1, headers)
        await socket.send('{"type":"hello","proto":1}')
        while not (await socket.recv(decode=False)).startswith(b'{"type":"state"'):
            pass
        return socket

    async def close_room(self, room: GameRoom) -> None:
        """Close the room's sockets."""
        for game in room.games:
            for each in game.sockets:
                await each.close()
