"""What members make of an ended game: a link that shows it to anybody, and a rematch."""

import msgspec
from sqlalchemy import Connection

from app.accounts import secrets
from app.engine import rng, table
from app.errors import AppError
from app.rooms.begin import begin
from app.rooms.change import RoomChanges, need, unique_name
from app.rooms.lobby import clean_options, free_seat, spec_of
from app.rooms.room import ENDED
from app.store import afterwards
from app.store import rooms as queries
from app.store.rooms import CLOSED, OPEN, Member, Room


class Afterwards(RoomChanges):
    """Result links and rematches of ended games; every member may make and end them."""

    async def share(self, room_id: str, guest: str) -> str:
        """Return the token by which anybody sees the game; it stays until it is revoked."""
        made = secrets.new_link()

        def work(conn: Connection, room: Room, _: tuple[Member, ...], __: Member) -> str:
            need(room.status in ENDED, "not_finished")
            if room.result_link is None:
                queries.change(conn, room.id, result_link=made)
            return room.result_link or made

        return await self.change(room_id, guest, work)

    async def unshare(self, room_id: str, guest: str) -> None:
        """Let the result link show nothing any more."""

        def work(conn: Connection, room: Room, _: tuple[Member, ...], __: Member) -> None:
            queries.change(conn, room.id, result_link=None)

        await self.change(room_id, guest, work)

    async def shared(self, link: str) -> str:
        """Return the room that a result link shows. Raises AppError."""
        found = await self.store.read(lambda conn: afterwards.by_result_link(conn, link))
        if found is None:
            raise AppError("no_result", 404)
        return found

    async def rematch(self, room_id: str, guest: str) -> str:
        """Sit down to play again with the same people; returns the id of the new room.

        The first one makes it, and once everybody is there it begins by itself.
        """
        now = self.clock.now()

        def work(conn: Connection, room: Room, members: tuple[Member, ...], me: Member) -> Room:
            need(room.status in ENDED, "not_finished")
            again = queries.touch(conn, afterwards.rematch_of(room.id), now)
            if again is not None and again.status == CLOSED:
                queries.remove(conn, again.id)
                again = None
            again = again or self._make(conn, room, members, me)
            seated = queries.members_of(conn, again.id)
            if all(member.guest != guest for member in seated):
                need(again.status == OPEN, "started")
                _sit_down(conn, again, seated, me, now)
                self._begin_if_complete(conn, again)
            return again

        again = await self.change(room_id, guest, work)
        self.wake(again.id, again.version)
        return again.id

    def _make(self, conn: Connection, room: Room, members: tuple[Member, ...], me: Member) -> Room:
        now = self.clock.now()
        most = self.settings.open_rooms_per_guest
        need(queries.open_rooms_hosted(conn, me.guest) < most, "too_many_rooms", most=most)
        spec = spec_of(room.game)
        options = dict(room.options)
        options.pop("start_seat")
        complete = clean_options(spec, options)
        if spec.version == room.rules_version:
            played = msgspec.convert(room.options, spec.options)
            began = table.start_seat(spec, played, len(members), room.seed)
            complete["start_seat"] = (began + 1) % len(members)
        made = secrets.new_link()
        queries.create(
            conn,
            id=made,
            code=secrets.new_code(),
            game=room.game,
            rules_version=spec.version,
            title=room.title,
            options=complete,
            seats=len(members),
            host=me.guest,
            seed=secrets.new_seed(rng.SEED_BYTES),
            rematch_of=room.id,
            created_at=now,
            active_at=now,
        )
        for bot in members:
            if bot.bot:
                queries.add_member(conn, made, bot.guest, seat=bot.seat, name=bot.name, now=now)
        again = queries.touch(conn, queries.by_id(made), now)
        if again is None:
            raise AppError("no_room", 404)
        return again

    def _begin_if_complete(self, conn: Connection, room: Room) -> None:
        members = queries.members_of(conn, room.id)
        spec = spec_of(room.game)
        complete = len(members) == room.seats and all(member.ready for member in members)
        if complete and spec.version == room.rules_version:
            begin(conn, room, members, spec, self.clock.now())


def _sit_down(
    conn: Connection, room: Room, seated: tuple[Member, ...], me: Member, now: float
) -> None:
    """Take the seat of the last game, or what is free."""
    free = free_seat(seated, room.seats)
    if free is None or me.guest in room.kicked:
        raise AppError("room_unavailable", 404)
    unique_name(seated, me.name)
    taken = {member.seat for member in seated}
    seat = me.seat if me.seat < room.seats and me.seat not in taken else free
    queries.add_member(conn, room.id, me.guest, seat=seat, name=me.name, now=now)
    queries.change_member(conn, room.id, me.guest, ready=True)
