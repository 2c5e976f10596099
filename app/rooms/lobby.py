"""Rooms before their game: make, join, arrange, start, leave."""

import random
from typing import Any

import msgspec
from sqlalchemy import Connection

from app.accounts import secrets
from app.accounts.names import clean_title
from app.engine import registry, rng
from app.engine.rules import AnySpec
from app.errors import AppError
from app.rooms.begin import begin, close_gaps
from app.rooms.change import RoomChanges, longest_seated, member_at, need, unique_name
from app.store import rooms as queries
from app.store.accounts import Guest
from app.store.rooms import BOT, CLOSED, OPEN, PLAYING, Member, Room

# A first game is best with two others.
GUIDE_SEATS = 3

_shuffle = random.SystemRandom().shuffle


def spec_of(game: str) -> AnySpec:
    """Return a game's spec. Raises AppError."""
    spec = registry.games().get(game)
    if spec is None:
        raise AppError("unknown_game")
    return spec


def clean_options(spec: AnySpec, options: dict[str, Any]) -> dict[str, Any]:
    """Return complete table options. Raises AppError on anything the game does not know."""
    unknown = options.keys() - set(spec.options.__struct_fields__)
    if unknown or "start_seat" in options:
        raise AppError("bad_options")
    try:
        complete: dict[str, Any] = msgspec.to_builtins(msgspec.convert(options, spec.options))
    except msgspec.ValidationError as error:
        raise AppError("bad_options") from error
    return complete


def free_seat(members: tuple[Member, ...], seats: int) -> int | None:
    """Return the first seat nobody sits on."""
    taken = {member.seat for member in members}
    return next((seat for seat in range(seats) if seat not in taken), None)


class Lobby(RoomChanges):
    """Rooms until their game starts, and the way out of them."""

    async def create(
        self, guest: Guest, game: str, seats: int, options: dict[str, Any], title: str
    ) -> str:
        """Make an open room with its host at seat 0; returns its id. Raises AppError."""
        spec = spec_of(game)
        complete = clean_options(spec, options)
        need(seats in spec.seats, "bad_seats", 400)
        room = secrets.new_link()
        values = {
            "id": room,
            "code": secrets.new_code(),
            "game": game,
            "rules_version": spec.version,
            "title": clean_title(title),
            "options": complete,
            "seats": seats,
            "host": guest.id,
            "seed": secrets.new_seed(rng.SEED_BYTES),
        }
        now = self.clock.now()

        def work(conn: Connection) -> None:
            most = self.settings.open_rooms_per_guest
            need(queries.open_rooms_hosted(conn, guest.id) < most, "too_many_rooms", most=most)
            queries.create(conn, **values, created_at=now, active_at=now)
            queries.add_member(conn, room, guest.id, seat=0, name=guest.name, now=now)

        await self.store.write(work)
        return room

    async def guide(self, guest: Guest, game: str) -> str:
        """Start a game alone or, where there is none, with bots at the other seats.

        Returns the room's id.
        """
        spec = spec_of(game)
        seats = 1 if 1 in spec.seats else min(GUIDE_SEATS, max(spec.seats))
        room_id = await self.create(guest, game, seats, {}, "")
        now = self.clock.now()

        def work(conn: Connection, room: Room, _: tuple[Member, ...], __: Member) -> None:
            for seat in range(1, seats):
                bot, name = f"{BOT}{secrets.new_id()}", f"Bot {seat}"
                queries.add_member(conn, room_id, bot, seat=seat, name=name, now=now)
            begin(conn, room, queries.members_of(conn, room_id), spec, now)

        await self.change(room_id, guest.id, work)
        return room_id

    async def join(self, guest: Guest, room_id: str, code: str) -> str:
        """Sit down by link or code; a member just comes in. Returns the room's id.

        Unknown, full, started and forbidden rooms are refused alike, after the same number
        of statements.
        """
        now = self.clock.now()
        normal = secrets.normal_code(code)

        def work(conn: Connection) -> tuple[str, Room | None]:
            room = queries.touch(conn, queries.invited(room_id, normal), now)
            found = room.id if room else room_id
            members = queries.members_of(conn, found)
            if any(member.guest == guest.id for member in members):
                return found, room
            seat = free_seat(members, room.seats) if room else None
            if room is None or seat is None or guest.id in room.kicked:
                raise AppError("room_unavailable", 404)
            unique_name(members, guest.name)
            queries.add_member(conn, found, guest.id, seat=seat, name=guest.name, now=now)
            return found, room

        found, changed = await self.store.write(work)
        if changed is not None:
            await self.changed(changed)
        return found

    async def ready(self, room_id: str, guest: str, ready: bool) -> None:
        """Say whether the game may start for me."""

        def work(conn: Connection, room: Room, _: tuple[Member, ...], me: Member) -> None:
            need(room.status == OPEN, "started")
            queries.change_member(conn, room.id, me.guest, ready=ready)

        await self.change(room_id, guest, work)

    async def configure(
        self,
        room_id: str,
        guest: str,
        title: str | None,
        seats: int | None,
        options: dict[str, Any] | None,
    ) -> None:
        """Change title, seats or options before the start; the others confirm again."""

        def work(conn: Connection, room: Room, members: tuple[Member, ...], me: Member) -> None:
            _host_before_start(room, me)
            spec = spec_of(room.game)
            values: dict[str, Any] = {}
            if title is not None:
                values["title"] = clean_title(title)
            if seats is not None:
                need(seats in spec.seats, "bad_seats", 400)
                need(len(members) <= seats, "seats_taken")
                values["seats"] = seats
                room = close_gaps(conn, room, members)
            if options is not None:
                start_seat = room.options["start_seat"]
                complete = clean_options(spec, options) | {"start_seat": start_seat}
                values["options"] = msgspec.json.encode(complete).decode()
            if values:
                queries.change(conn, room.id, **values)
            if seats is not None or options is not None:
                for member in members:
                    queries.change_member(conn, room.id, member.guest, ready=False)

        await self.change(room_id, guest, work)

    async def shuffle(self, room_id: str, guest: str) -> None:
        """Mix who sits where, before the start."""

        def work(conn: Connection, room: Room, members: tuple[Member, ...], me: Member) -> None:
            _host_before_start(room, me)
            seats = [member.seat for member in members]
            _shuffle(seats)
            for member, seat in zip(members, seats, strict=True):
                queries.change_member(conn, room.id, member.guest, seat=seat)

        await self.change(room_id, guest, work)

    async def kick(self, room_id: str, guest: str, seat: int) -> None:
        """Remove another member before the start, for good."""

        def work(conn: Connection, room: Room, members: tuple[Member, ...], me: Member) -> None:
            _host_before_start(room, me)
            other = member_at(members, seat)
            need(other.guest != me.guest, "not_yourself", 400)
            queries.remove_member(conn, room.id, other.guest)
            kicked = msgspec.json.encode([*room.kicked, other.guest]).decode()
            queries.change(conn, room.id, kicked=kicked)

        await self.change(room_id, guest, work)

    async def start(self, room_id: str, guest: str) -> None:
        """Set the game up with everybody who sits here; the others must be ready."""
        now = self.clock.now()

        def work(conn: Connection, room: Room, members: tuple[Member, ...], me: Member) -> None:
            _host_before_start(room, me)
            spec = spec_of(room.game)
            need(spec.version == room.rules_version, "held")
            need(len(members) in spec.seats, "too_few_seats", least=min(spec.seats))
            others = [member for member in members if member.guest != me.guest]
            need(all(member.ready for member in others), "not_ready")
            begin(conn, room, members, spec, now)

        await self.change(room_id, guest, work)

    async def leave(self, room_id: str, guest: str) -> None:
        """Get up. Before the start the seat is free again; in play it is kept."""

        def work(conn: Connection, room: Room, members: tuple[Member, ...], me: Member) -> None:
            if room.status == OPEN:
                get_up(conn, room, members, me)
            elif room.status == PLAYING:
                queries.change_member(conn, room.id, me.guest, left=True)
            else:
                queries.change_member(conn, room.id, me.guest, hidden=True)

        await self.change(room_id, guest, work)


def _host_before_start(room: Room, me: Member) -> None:
    need(room.host == me.guest, "not_host", 403)
    need(room.status == OPEN, "started")


def get_up(conn: Connection, room: Room, members: tuple[Member, ...], me: Member) -> None:
    """Free a seat before the start; the last one closes the room, bots or not."""
    queries.remove_member(conn, room.id, me.guest)
    others = tuple(member for member in members if member.guest != me.guest and not member.bot)
    if not others:
        queries.change(conn, room.id, status=CLOSED, code=None)
    elif room.host == me.guest:
        queries.change(conn, room.id, host=longest_seated(others))
