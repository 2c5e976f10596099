"""What every change of a room has in common: one member, one transaction, one wake."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from sqlalchemy import Connection

from app.accounts.names import skeleton
from app.clock import Clock
from app.errors import AppError
from app.settings import Settings
from app.store import rooms as queries
from app.store.base import Store
from app.store.rooms import OPEN, Member, Room

T = TypeVar("T")
Wake = Callable[[str, int], None]
Work = Callable[[Connection, Room, tuple[Member, ...], Member], T]


def need(condition: bool, code: str, status: int = 409, **params: int | str) -> None:
    """Raise AppError(code) unless the condition holds."""
    if not condition:
        raise AppError(code, status, **params)


def unique_name(members: tuple[Member, ...], name: str) -> None:
    """Raise AppError if a name looks like that of a member."""
    if skeleton(name) in {skeleton(member.name) for member in members}:
        raise AppError("name_taken", 409)


def member_at(members: tuple[Member, ...], seat: int) -> Member:
    """Return who sits there. Raises AppError."""
    member = next((member for member in members if member.seat == seat), None)
    if member is None:
        raise AppError("no_seat", 404)
    return member


def longest_seated(members: tuple[Member, ...]) -> str:
    """Return the guest who has sat here longest."""
    return min(members, key=lambda member: (member.joined_at, member.seat)).guest


@dataclass(frozen=True, slots=True)
class RoomChanges:
    """The means of changing rooms; each change wakes the room's sockets after its commit."""

    store: Store
    clock: Clock
    settings: Settings
    wake: Wake

    async def change(self, room_id: str, guest: str, work: Work[T]) -> T:
        """Run one member's change in one transaction under the room's lock."""
        now = self.clock.now()

        def run(conn: Connection) -> tuple[T, Room]:
            room = queries.touch(conn, queries.by_id(room_id), now)
            members = queries.members_of(conn, room_id)
            me = next((member for member in members if member.guest == guest), None)
            if room is None or me is None:
                raise AppError("no_room", 404)
            return work(conn, room, members, me), room

        result, room = await self.store.write(run)
        await self.changed(room)
        return result

    async def changed(self, room: Room) -> None:
        """Wake a room; who waits for a rematch also where the last game was played."""
        self.wake(room.id, room.version)
        if room.rematch_of is not None and room.status == OPEN:
            await self.renew(room.rematch_of)

    async def renew(self, room_id: str) -> None:
        """Have a room shown anew that did not change itself."""
        now = self.clock.now()
        room = await self.store.write(lambda conn: queries.touch(conn, queries.by_id(room_id), now))
        if room is not None:
            self.wake(room_id, room.version)
