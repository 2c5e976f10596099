"""Rooms with open sockets in this process, and what is pushed to them."""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

import msgspec
import structlog

from app.live.connection import Connection
from app.live.messages import Bye, ChatLine, ChatLines, Facts, PresenceNow, State
from app.rooms import projection, record
from app.rooms.cache import RoomCache
from app.rooms.chat import Chat
from app.rooms.room import Live, Told
from app.store.base import Store
from app.store.log import ChatRow

AWAY_AFTER = 30.0
# Facts a fresh socket is told at once; it asks for older ones with `log`.
FACTS_AT_ONCE = 60
ENTRIES_KEPT = 64

_log = structlog.get_logger(__name__)


@dataclass(eq=False)
class Channel:
    """One room's sockets and the newest view of each seat."""

    room: str
    live: Live | None = None
    connections: set[Connection] = field(default_factory=set)
    views: projection.Views | None = None
    shown: projection.Shown = field(default_factory=projection.Shown)
    told: deque[Told] = field(default_factory=lambda: deque(maxlen=ENTRIES_KEPT))
    chatted: int = 0
    presence: PresenceNow = field(default_factory=lambda: PresenceNow(here=[]))
    wanted: int = 0
    task: asyncio.Task[None] | None = None

    def facts(self, connection: Connection) -> Facts:
        """Return the facts this socket has not had."""
        seat = connection.seat
        missed: list[Told] = []
        count = self.live.told[seat] if self.live and self.live.told else 0
        for told in reversed(self.told):
            if count <= connection.told:
                break
            missed.append(told)
            count = told.before[seat]
        after = max(count, connection.told)
        learned = [fact for told in reversed(missed) for fact in projection.facts(told, seat)]
        return Facts(after=after, facts=learned[after - count :])


class Hub:
    """Channels by room. Pushes are hints made good by the database: losing one does no harm.

    `taken` is told every new state of a watched room.
    """

    def __init__(self, store: Store, cache: RoomCache, chat: Chat) -> None:
        self._store = store
        self._cache = cache
        self._chat = chat
        self.channels: dict[str, Channel] = {}
        self.taken: Callable[[Live], None] = lambda _: None

    def wake(self, room: str, version: int) -> None:
        """Have the room's sockets brought to this version or a later one; never raises."""
        channel = self.channels.get(room)
        if channel is None:
            return
        channel.wanted = max(channel.wanted, version)
        if channel.task is None or channel.task.done():
            live = self._cache.at_hand(room, version)
            told = None if live is None else record.told_lately(live, _heard(channel, live))
            if live is not None and told is not None:
                self._take(channel, live, told)
            else:
                channel.task = asyncio.create_task(self._refresh(channel))

    async def _refresh(self, channel: Channel) -> None:
        while channel.live is None or channel.live.room.version < channel.wanted:
            wanted = channel.wanted
            try:
                live = await self._cache.get(channel.room, wanted)
                if live is None:
                    self._close_all(channel, "gone")
                    return
                told = await record.told_after(self._store, live, _heard(channel, live))
                self._take(channel, live, told)
            except Exception:  # noqa: BLE001 - a push is only a hint; the next one makes it good
                _log.exception("refresh_failed")
                return
            if live.room.version < wanted:
                return

    def _take(self, channel: Channel, live: Live, told: list[Told]) -> None:
        """Make this the room's newest state and let every socket know."""
        channel.told.extend(told)
        same = channel.live is not None and channel.live.members == live.members
        channel.live = live
        channel.views = projection.Views(live, channel.shown)
        for connection in list(channel.connections):
            if not same:
                self._reseat(connection, live)
            connection.ready.set()
        self.taken(live)

    def _reseat(self, connection: Connection, live: Live) -> None:
        member = live.member(connection.guest)
        if member is None:
            self.dismiss(connection, "removed")
        elif member.seat != connection.seat:
            connection.seat = member.seat
            connection.told = 0
            connection.start_over()

    async def join(self, connection: Connection) -> Channel:
        """Add a socket to its room's channel, loading the room if it is the first."""
        channel = self.channels.setdefault(connection.room, Channel(connection.room))
        channel.connections.add(connection)
        if channel.live is None:
            self.wake(connection.room, 1)
        if channel.task is not None:
            await asyncio.shield(channel.task)
        return channel

    async def greet(self, channel: Channel, connection: Connection, *, first: bool) -> None:
        """Send a socket everything: state, the last facts, chat and presence."""
        if first:
            lines = await self._chat.lines(channel.room)
            channel.chatted = max([channel.chatted, *(line.number for line in lines)])
            connection.answer(ChatLines(lines=[_line(line) for line in lines]))
            connection.answer(channel.presence)
        connection.greeted = True
        if channel.live is not None and channel.live.told:
            known = channel.told[0].before[connection.seat] if channel.told else 0
            now = channel.live.told[connection.seat]
            connection.told = max(known, now - FACTS_AT_ONCE)
        connection.start_over()

    def part(self, connection: Connection) -> None:
        """Remove a closed socket; a room without sockets is forgotten here."""
        channel = self.channels.get(connection.room)
        if channel is None:
            return
        channel.connections.discard(connection)
        if not channel.connections:
            del self.channels[connection.room]

    def dismiss(self, connection: Connection, reason: str) -> None:
        """Say goodbye to a socket and send it nothing more of the room."""
        connection.greeted = False
        connection.answer(Bye(reason=reason))
        connection.end()

    def _close_all(self, channel: Channel, reason: str) -> None:
        for connection in list(channel.connections):
            self.dismiss(connection, reason)

    def close(self) -> None:
        """Say goodbye to everybody: the server goes down."""
        for channel in self.channels.values():
            self._close_all(channel, "shutdown")

    def connections_of(self, guest: str) -> list[Connection]:
        """Return all sockets of a guest in this process."""
        return [
            connection
            for channel in self.channels.values()
            for connection in channel.connections
            if connection.guest == guest
        ]

    async def chatted(self, room: str) -> None:
        """Push the chat lines this process has not pushed yet."""
        channel = self.channels.get(room)
        if channel is None:
            return
        lines = [
            line
            for line in await self._chat.lines(room, channel.chatted)
            if line.number > channel.chatted
        ]
        if not lines:
            return
        channel.chatted = lines[-1].number
        message = ChatLines(lines=[_line(line) for line in lines])
        for connection in channel.connections:
            if connection.greeted:
                connection.answer(message)

    def present(self, room: str, presence: PresenceNow) -> None:
        """Push who is here, if that changed."""
        channel = self.channels.get(room)
        if channel is None or channel.presence == presence:
            return
        channel.presence = presence
        for connection in channel.connections:
            if connection.greeted:
                connection.answer(presence)

    async def write(self, connection: Connection) -> None:
        """Send to one socket until it ends: queued answers first, then the newest state."""
        while True:
            await connection.ready.wait()
            connection.ready.clear()
            while connection.answers:
                await connection.socket.send_text(connection.answers.popleft())
            if connection.closing is not None:
                await connection.socket.close(connection.closing)
                return
            state = self._state(connection)
            if state is not None:
                await connection.socket.send_text(msgspec.json.encode(state).decode())

    def _state(self, connection: Connection) -> State | None:
        """Return what changed for this socket since its last state; None if nothing did."""
        channel = self.channels.get(connection.room)
        if channel is None or channel.views is None or not connection.greeted:
            return None
        views, seat = channel.views, connection.seat
        changed = views.changes(connection.public, connection.own, seat)
        facts = channel.facts(connection)
        if not changed and not facts.facts:
            return None
        connection.public, connection.own = views.public, views.own(seat)
        connection.told = facts.after + len(facts.facts)
        connection.seq += 1
        base, connection.base = connection.base, connection.seq
        return State(seq=connection.seq, base=base, sections=changed, facts=facts)


def _heard(channel: Channel, live: Live) -> int:
    """Return the log number after which the channel has to be told."""
    last = channel.told[-1].number if channel.told else -1
    return last if live.table is None else max(last, live.table.number - ENTRIES_KEPT)


def _line(row: ChatRow) -> ChatLine:
    return ChatLine(number=row.number, seat=row.seat, name=row.name, text=row.text, at=row.at)
