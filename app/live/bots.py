"""Lets the bots of watched rooms answer, at the pace of a person.

Bots act only in rooms with a socket in this process. Two processes may both try: the key lets
one answer through, and the other is stale.
"""

import asyncio
from dataclasses import dataclass, field
from random import Random
from uuid import uuid4

import msgspec
import structlog

from app.bots.choosing import choose
from app.engine import table as tables
from app.engine.rules import Ask
from app.errors import AppError
from app.live.hub import Hub
from app.rooms import projection
from app.rooms.play import Play
from app.rooms.room import Live
from app.store.base import Unavailable
from app.store.rooms import PLAYING, Member

_log = structlog.get_logger(__name__)
# Another process was faster, or the people ended the game meanwhile.
_TOO_LATE = frozenset({"stale", "not_playing", "no_room"})


@dataclass(frozen=True, slots=True)
class Bots:
    """Answers for the bots. `pause` is in seconds."""

    hub: Hub
    play: Play
    pause: float
    _busy: dict[str, asyncio.Task[None]] = field(default_factory=dict)

    def look(self, live: Live) -> None:
        """Have the bots of a room answer, if they are waited for."""
        room = live.room.id
        if room not in self._busy and _waited_for(live) is not None:
            self._busy[room] = asyncio.create_task(self._answer_all(room))

    async def _answer_all(self, room: str) -> None:
        try:
            while True:
                await asyncio.sleep(self.pause)
                channel = self.hub.channels.get(room)
                live = None if channel is None else channel.live
                found = None if live is None else _waited_for(live)
                if live is None or found is None:
                    return
                await self._answer(live, *found)
        except Unavailable:
            _log.warning("bot_waits")
        finally:
            del self._busy[room]

    async def _answer(self, live: Live, bot: Member, ask: Ask) -> None:
        if live.table is None:
            return
        offers = projection.Views(live, projection.Shown()).own(bot.seat)["offers"]
        action = msgspec.Raw(msgspec.json.encode(choose(offers, Random())))  # noqa: S311 - a bot
        key = tables.key_of(live.table, ask)
        try:
            await self.play.act(live.room.id, bot.guest, uuid4().hex, key, action)
        except AppError as error:
            if error.code not in _TOO_LATE:
                raise


def _waited_for(live: Live) -> tuple[Member, Ask] | None:
    """Return a bot that is waited for, and its question."""
    if live.room.status != PLAYING or live.table is None:
        return None
    bots = {member.seat: member for member in live.members if member.bot}
    for ask in live.asks if bots else ():
        if ask.seat in bots and not ask.answered:
            return bots[ask.seat], ask
    return None
