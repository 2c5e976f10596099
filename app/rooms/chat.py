"""Chat: durable, outside the game's log, the last 500 lines of a room."""

from dataclasses import dataclass

from sqlalchemy import Connection

from app.accounts.names import visible
from app.clock import Clock
from app.errors import AppError
from app.store import log
from app.store import rooms as queries
from app.store.base import Store
from app.store.log import ChatRow

LINE_LENGTH = 500
LINES_KEPT = 500


@dataclass(frozen=True, slots=True)
class Chat:
    """What the members of a room say to each other."""

    store: Store
    clock: Clock

    async def say(self, room_id: str, guest: str, client_id: str, text: str) -> ChatRow | None:
        """Add a line; None if this client id was said before. Raises AppError."""
        if len(text) > LINE_LENGTH:
            raise AppError("chat_too_long", most=LINE_LENGTH)
        cleaned = visible(text, joiners=True)
        if not cleaned:
            raise AppError("chat_empty")
        now = self.clock.now()

        def work(conn: Connection) -> ChatRow | None:
            queries.lock(conn, room_id)
            members = queries.members_of(conn, room_id)
            me = next((member for member in members if member.guest == guest), None)
            if me is None:
                raise AppError("no_room", 404)
            line = ChatRow(0, me.seat, me.name, cleaned, now)
            return log.say(conn, room_id, line, client_id, keep=LINES_KEPT)

        return await self.store.write(work)

    async def lines(self, room_id: str, after: int = 0) -> list[ChatRow]:
        """Return the kept lines after a number."""
        return await self.store.read(lambda conn: log.chat_lines(conn, room_id, after))
