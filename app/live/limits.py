"""How often one may do what. Counted in this process, by the `limits` library."""

from limits import RateLimitItemPerHour, RateLimitItemPerMinute, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from app.live.connection import Connection
from app.settings import Settings


class Limits:
    """All rate limits of the product."""

    def __init__(self, settings: Settings) -> None:
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._actions = RateLimitItemPerSecond(settings.actions_per_second, namespace="act")
        self._chat = RateLimitItemPerSecond(settings.chat_per_ten_seconds, 10, namespace="chat")
        self._codes = RateLimitItemPerMinute(settings.wrong_codes_per_minute, namespace="code")
        self._rooms = RateLimitItemPerHour(settings.new_rooms_per_hour, namespace="room")
        self._guests = RateLimitItemPerHour(settings.new_guests_per_hour, namespace="guest")

    def action(self, connection: Connection) -> bool:
        """Count a message of one socket."""
        return self._limiter.hit(self._actions, str(id(connection)))

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
