"""Rooms around their game: hidden, abandoned, given up seats and their takers."""

from sqlalchemy import Connection

from app.accounts import secrets
from app.errors import AppError
from app.rooms.change import RoomChanges, longest_seated, member_at, need, unique_name
from app.rooms.lobby import get_up
from app.store import rooms as queries
from app.store.accounts import Guest
from app.store.rooms import ABANDONED, OPEN, PLAYING, Member, Room

# How long a player must be unseen before the host may give the seat away, or loses the role.
LOST_AFTER = 24 * 3600.0
HOST_WAITS = 60.0


class Membership(RoomChanges):
    """What becomes of members and rooms once the game is on, or nobody comes."""

    async def hide(self, room_id: str, guest: str, hidden: bool) -> None:
        """Leave a room out of my list, or put it back."""

        def work(conn: Connection, room: Room, _: tuple[Member, ...], me: Member) -> None:
            queries.change_member(conn, room.id, me.guest, hidden=hidden)

        await self.change(room_id, guest, work)

    async def abandon(self, room_id: str, guest: str, agree: bool) -> None:
        """Agree to end the game without a ranking; it ends once all members agree."""
        now = self.clock.now()

        def work(conn: Connection, room: Room, members: tuple[Member, ...], me: Member) -> None:
            need(room.status == PLAYING, "not_playing")
            queries.change_member(conn, room.id, me.guest, agreed=agree)
            others = [member for member in members if member.guest != me.guest]
            if agree and all(member.agreed or member.bot or not member.name for member in others):
                queries.change(conn, room.id, status=ABANDONED, waiting="[]", ended_at=now)

        await self.change(room_id, guest, work)

    async def seat_link(self, room_id: str, guest: str, seat: int) -> str:
        """Make a one-use link by which somebody takes a lost player's seat over."""
        now = self.clock.now()
        link = secrets.new_link()

        def work(conn: Connection, room: Room, members: tuple[Member, ...], me: Member) -> None:
            need(room.status == PLAYING, "not_playing")
            need(room.host == me.guest, "not_host", 403)
            lost = member_at(members, seat)
            need(now - lost.seen_at >= LOST_AFTER, "not_lost", hours=int(LOST_AFTER // 3600))
            queries.change_member(conn, room.id, lost.guest, seat_link_hash=secrets.digest(link))

        await self.change(room_id, guest, work)
        return link

    async def take_seat(self, guest: Guest, link: str) -> str:
        """Take a lost player's seat by its link; returns the room's id. Raises AppError."""
        now = self.clock.now()
        link_hash = secrets.digest(link)

        def work(conn: Connection) -> tuple[str, int]:
            found = queries.by_seat_link(conn, link_hash)
            room_id, lost = found or ("", None)
            room = queries.touch(conn, queries.by_id(room_id), now)
            members = queries.members_of(conn, room_id)
            usable = room is not None and room.status == PLAYING
            if not usable or lost is None or room is None or now - lost.seen_at < LOST_AFTER:
                raise AppError("room_unavailable", 404)
            need(all(member.guest != guest.id for member in members), "already_seated")
            unique_name(tuple(m for m in members if m.guest != lost.guest), guest.name)
            queries.change_member(
                conn,
                room_id,
                lost.guest,
                guest=guest.id,
                name=guest.name,
                left=False,
                agreed=False,
                hidden=False,
                seen_at=now,
                seat_link_hash=None,
            )
            if room.host == lost.guest:
                queries.change(conn, room_id, host=guest.id)
            return room_id, room.version

        room_id, version = await self.store.write(work)
        self.wake(room_id, version)
        return room_id

    async def arrived(self, room_id: str, guest: str) -> None:
        """Note that a member is here: seen, not left, and not to be replaced."""

        def work(conn: Connection, room: Room, _: tuple[Member, ...], me: Member) -> None:
            queries.change_member(
                conn,
                room.id,
                me.guest,
                left=False,
                seen_at=self.clock.now(),
                seat_link_hash=None,
            )

        await self.change(room_id, guest, work)

    async def pass_host(self, room_id: str) -> None:
        """Give the host's role on if he has been away too long; does nothing otherwise."""
        now = self.clock.now()

        def work(conn: Connection) -> int | None:
            room = queries.touch(conn, queries.by_id(room_id), now)
            members = queries.members_of(conn, room_id)
            heir = None if room is None else _heir(room, members, now)
            if room is None or heir is None:
                raise _NothingToDo
            queries.change(conn, room_id, host=heir)
            return room.version

        try:
            version = await self.store.write(work)
        except _NothingToDo:
            return
        if version is not None:
            self.wake(room_id, version)

    async def delete_guest(self, guest: Guest) -> None:
        """Forget a person: rooms not begun are left, games keep a nameless seat."""
        listed = await self.store.read(
            lambda conn: queries.rooms_of(conn, guest.id, with_hidden=True)
        )
        for room, _ in listed:
            if room.status == OPEN:
                await self.change(room.id, guest.id, get_up)
        await self.store.write(lambda conn: queries.forget_guest(conn, guest.id))
        for room, _ in listed:
            if room.status != OPEN:
                await self.renew(room.id)

    async def tidy(self) -> None:
        """Close idle waiting rooms and delete what nobody wants any more."""
        now = self.clock.now()
        idle = now - self.settings.close_open_rooms_after_days * 86400
        days = self.settings.delete_finished_after_days
        closed = await self.store.write(lambda conn: queries.close_idle(conn, idle))
        for room_id, version in closed:
            self.wake(room_id, version)
        await self.store.write(
            lambda conn: queries.delete_unwanted(conn, None if days is None else now - days * 86400)
        )


class _NothingToDo(Exception):
    """Rolls a change back that turned out not to be needed."""


def _heir(room: Room, members: tuple[Member, ...], now: float) -> str | None:
    """Return who becomes host; None while the host may keep the role."""
    host = next((member for member in members if member.guest == room.host), None)
    patience = {OPEN: HOST_WAITS, PLAYING: LOST_AFTER}.get(room.status)
    if patience is None or (host is not None and now - host.seen_at < patience):
        return None
    others = tuple(
        member for member in members if member.guest != room.host and member.name and not member.bot
    )
    if room.status == OPEN:
        others = tuple(member for member in others if now - member.seen_at < HOST_WAITS)
    return longest_seated(others) if others else None
