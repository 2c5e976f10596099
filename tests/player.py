"""A program that plays: the HTTP interface and the WebSocket protocol, nothing else."""

import asyncio
import json
import random
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

import httpx2
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

from app.engine.inputs import Offers, sample
from app.web.security import COOKIE

PATIENCE = 20.0


class Player:
    """One person with one token and at most one socket of this object.

    `frames` and `bodies` are every byte the server sent this person.
    """

    def __init__(self, base: str, token: str | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.base = base
        self.http = httpx2.AsyncClient(base_url=base, headers=headers, timeout=PATIENCE)
        self.token = token
        self.socket: ClientConnection | None = None
        self.sections: dict[str, Any] = {}
        self.seq = 0
        self.facts: dict[int, Any] = {}
        self.chat: list[Any] = []
        self.here: list[int] = []
        self.away: dict[str, float] = {}
        self.answers: dict[str, list[Any]] = {}
        self.bye: str | None = None
        self.frames: list[str] = []
        self.bodies: list[str] = []
        self._answered: dict[str, Any] | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Condition()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.disconnect()
        await self.http.aclose()

    @classmethod
    async def named(cls, base: str, name: str) -> "Player":
        """Make a new guest."""
        player = cls(base)
        answer = await player.post("/api/me", name=name)
        assert answer.status_code == 200, answer.text
        player.token = answer.cookies[COOKIE]
        player.http.cookies.clear()
        player.http.headers["Authorization"] = f"Bearer {player.token}"
        return player

    async def post(self, path: str, **body: Any) -> httpx2.Response:
        answer = await self.http.post(path, json=body)
        self.bodies.append(answer.text)
        return answer

    async def get(self, path: str) -> httpx2.Response:
        answer = await self.http.get(path)
        self.bodies.append(answer.text)
        return answer

    async def connect(self, room: str, *, origin: str | None = None, query: str = "") -> Self:
        """Open a socket to a room and say hello."""
        url = f"{self.base.replace('http', 'ws', 1)}/ws/rooms/{room}{query}"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        if origin is not None:
            headers["Origin"] = origin
        self.bye = None
        self.seq = 0
        self.socket = await websockets.connect(url, additional_headers=headers, max_size=None)
        self._reader = asyncio.create_task(self._read(self.socket))
        with suppress(websockets.ConnectionClosed):  # a stranger is shown out at once
            await self.send(type="hello", proto=1)
        return self

    async def disconnect(self) -> None:
        """Close the socket; what was learned stays."""
        if self.socket is not None:
            await self.socket.close()
        if self._reader is not None:
            await self._reader
        self.socket = self._reader = None

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for frame in socket:
                self.frames.append(str(frame))
                async with self._news:
                    await self._take(json.loads(frame))
                    self._news.notify_all()
        except websockets.ConnectionClosed:
            pass
        finally:
            async with self._news:
                self.bye = self.bye or "closed"
                self._news.notify_all()

    async def _take(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "state":
                self._merge(message)
            case "ack" | "reject" | "preview":
                self.answers.setdefault(message["id"], []).append(message)
            case "chat":
                self.chat += message["lines"]
            case "presence":
                self.here = message["here"]
                self.away = message.get("away", {})
            case "legal":
                self.answers.setdefault(message["key"], []).append(message)
            case "log":
                self._learn(message["facts"])
            case "bye":
                self.bye = message["reason"]
            case "pong":
                self.answers.setdefault("pong", []).append(message)

    def _merge(self, state: dict[str, Any]) -> None:
        if state["base"] == 0:
            self.sections = {}
        else:
            assert state["base"] == self.seq
        self.seq = state["seq"]
        for name, section in state["sections"].items():
            if section is None:
                self.sections.pop(name, None)
            else:
                self.sections[name] = section
        self._learn(state["facts"])

    def _learn(self, facts: dict[str, Any]) -> None:
        for number, fact in enumerate(facts["facts"], facts["after"] + 1):
            assert self.facts.setdefault(number, fact) == fact

    async def until(self, condition: Callable[["Player"], object]) -> None:
        """Wait until something holds of what this player knows."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: condition(self))

    async def answer_to(self, client_id: str, nth: int = 1) -> dict[str, Any]:
        """Wait for the nth answer to a command."""
        await self.until(lambda _: len(self.answers.get(client_id, [])) >= nth or self.bye)
        found: dict[str, Any] = self.answers[client_id][nth - 1]
        return found

    @property
    def ask(self) -> dict[str, Any] | None:
        """My open ask."""
        ask: dict[str, Any] | None = (self.sections.get("prompt") or {}).get("ask")
        return ask

    @property
    def members(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.sections.get("room", {}).get("members", [])
        return found

    @property
    def me(self) -> int:
        seat: int = self.sections["room"]["me"]
        return seat

    @property
    def status(self) -> str | None:
        status: str | None = self.sections.get("room", {}).get("status")
        return status

    def choose(self, rng: random.Random) -> dict[str, Any]:
        """Return a random complete answer to my ask."""
        offers = msgspec.convert(self.sections["offers"], Offers)
        return sample(offers, rng.randrange)

    async def act(
        self, action: Any, *, key: str | None = None, client_id: str | None = None
    ) -> dict[str, Any]:
        """Send an answer and wait for ack or reject."""
        name = client_id or uuid4().hex
        asked = key or (self.ask or {"key": "none"})["key"]
        nth = len(self.answers.get(name, [])) + 1
        await self.send(type="act", id=name, key=asked, action=action)
        return await self.answer_to(name, nth)

    async def undo(self, to: int, client_id: str | None = None) -> dict[str, Any]:
        name = client_id or uuid4().hex
        await self.send(type="undo", id=name, to=to)
        return await self.answer_to(name)

    def asked(self) -> bool:
        """Whether somebody waits for me."""
        return self.ask is not None and not self.ask["answered"]

    def ended(self) -> bool:
        return self.status in ("finished", "abandoned", "closed")

    async def play(
        self, rng: random.Random, *, until: Callable[["Player"], object] | None = None
    ) -> int:
        """Answer every ask at random until the game (or `until`) ends; returns how many."""
        played = 0
        while True:
            await self.until(lambda me: me.asked() or me.over(until))
            if self.over(until):
                assert self.bye is None, self.bye
                return played
            self._answered = self.ask
            answer = await self.act(self.choose(rng))
            played += answer["type"] == "ack"
            await self.until(lambda me: me.ask != me._answered or me.over(until))

    def over(self, until: Callable[["Player"], object] | None) -> bool:
        """Whether there is nothing more to play."""
        return self.ended() or self.bye is not None or bool(until and until(self))


async def table(
    base: str, seats: int, *, game: str = "notre_dame", **options: Any
) -> tuple[str, list[Player]]:
    """Return a started game and its connected players, by seat."""
    players = [await Player.named(base, f"Seat {number + 1}") for number in range(seats)]
    made = await players[0].post("/api/rooms", game=game, seats=seats, options=options)
    room: str = made.json()["id"]
    for player in players[1:]:
        assert (await player.post("/api/join", room=room)).status_code == 200
        await player.post(f"/api/rooms/{room}/ready", ready=True)
    started = await players[0].post(f"/api/rooms/{room}/start")
    assert started.status_code == 200, started.text
    for player in players:
        await player.connect(room)
        await player.until(lambda me: me.status == "playing")
    return room, players


async def leave(players: list[Player]) -> None:
    """Close everything the players hold open."""
    for player in players:
        await player.__aexit__(None, None, None)
