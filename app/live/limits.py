"""How often one may do what, counted in this process.

What is seldom is counted by address or member with the `limits` library; the messages of a
socket by a bucket of its own (`aiolimiter`), which costs next to nothing.
"""

from aiolimiter import AsyncLimiter
from limits import RateLimitItemPerHour, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from app.live.connection import Connection
from app.settings import Settings


class Limits:
    """All rate limits of the product."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._a_second = settings.actions_per_second
        self._chat = RateLimitItemPerSecond(settings.chat_per_ten_seconds, 10, namespace="chat")
        self._codes = RateLimitItemPerMinute(settings.wrong_codes_per_minute, namespace="code")
        self._rooms = RateLimitItemPerHour(settings.new_rooms_per_hour, namespace="room")
        self._guests = RateLimitItemPerHour(settings.new_guests_per_hour, namespace="guest")

    def pace(self) -> AsyncLimiter:
        """Return the bucket of one socket's messages."""
        return AsyncLimiter(self._a_second, 1)

    async def message(self, connection: Connection) -> bool:
        """Count a message of one socket."""
        if not connection.pace.has_capacity():
            return False
        await connection.pace.acquire()
        return True

    def chat(self, connection: Connection) -> bool:
        """Count a chat line of one member in one room."""
        return self._limiter.hit(self._chat, connection.room, connection.guest)

    def may_try_code(self, address: str) -> bool:
        """Tell whether this address may try another code or link."""
        return self._limiter.test(self._codes, address)

    def wrong_code(self, address: str) -> None:
        """Count a wrong code or link."""
        self._limiter.hit(self._codes, address)

    def new_room(self, address: str) -> bool:
        """Count a new room."""
        return self._limiter.hit(self._rooms, address)

    def new_guest(self, address: str) -> bool:
        """Count a new guest."""
        return self._limiter.hit(self._guests, address)
