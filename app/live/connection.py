"""One socket: its seat, what it has been sent, and the writer that never blocks others."""

import asyncio
from collections import deque
from itertools import count
from typing import Protocol

import msgspec
from aiolimiter import AsyncLimiter

from app.live.messages import FromServer
from app.rooms import projection
from app.store.rooms import Member

# A socket that lets this many answers pile up is not reading; it is closed.
MOST_ANSWERS = 256

_numbers = count()
_encode = msgspec.json.Encoder().encode


class Socket(Protocol):
    """What the live side needs of a WebSocket."""

    async def send_text(self, data: str) -> None:
        """Send one text frame."""
        ...

    async def close(self, code: int = 1000) -> None:
        """Close the connection."""
        ...


class Connection:
    """One open socket of a member.

    The writer sends queued answers in order, and at most one state: whatever is newest when
    the socket is ready. A slow client skips states and loses no facts.
    """

    def __init__(
        self, socket: Socket, room: str, member: Member, device: str, pace: AsyncLimiter
    ) -> None:
        self.socket = socket
        self.room = room
        self.guest = member.guest
        self.seat = member.seat
        self.device = device
        self.pace = pace
        self.opened = next(_numbers)
        # The sections it was sent last: those of all seats, and its own.
        self.public: projection.Encoded = {}
        self.own: projection.Encoded = {}
        self.seq = 0
        self.base = 0
        self.told = 0
        self.greeted = False
        self.closing: int | None = None
        self.ready = asyncio.Event()
        self.answers: deque[str] = deque()

    def answer(self, message: FromServer) -> None:
        """Queue a message of its own."""
        if len(self.answers) >= MOST_ANSWERS:
            self.end(1013)
            return
        self.answers.append(_encode(message).decode())
        self.ready.set()

    def start_over(self) -> None:
        """Forget what was sent: the next state is a full one."""
        self.public = {}
        self.own = {}
        self.base = 0
        self.ready.set()

    def end(self, code: int = 1000) -> None:
        """Close once everything queued is sent."""
        self.closing = code
        self.ready.set()
