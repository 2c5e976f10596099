"""The Store protocol that both databases stand behind."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")


class Unavailable(Exception):
    """The database is away or too busy. Whether a write was committed is not known."""


@dataclass(frozen=True, slots=True)
class Append:
    """One log entry and the room's new state, written together or not at all.

    Guarded: nothing is written unless the room's version is `expected`. `base` says what
    becomes of the room's base: "keep" it, set it to the "previous" state column, or "clear".
    `result` None: the game goes on.
    """

    room: str
    expected: int
    number: int
    seat: int
    client_id: str
    body: bytes
    facts: bytes
    state: bytes
    base: Literal["keep", "previous", "clear"]
    waiting: str
    result: str | None
    now: float


@dataclass(frozen=True, slots=True)
class RoomRow:
    """The columns that serving a room's game needs; opening a room reads one of these."""

    id: str
    status: str
    game: str
    rules_version: int
    version: int
    seed: bytes
    state: bytes | None
    base: bytes | None
    options: str


class Store(Protocol):
    """Durable storage. Every acknowledged write survives a crash of the machine.

    Every method raises Unavailable while the database is away, and works again afterwards.
    """

    async def append(self, append: Append) -> bool:
        """Append to a playing room's log and move its version on by one.

        Returns False if the guard missed (another version, not playing, or this seat's
        client id is in the log already); then nothing was written. With a `result` the room
        becomes finished. Appends of several rooms share a commit.
        """
        ...

    async def load(self, room: str) -> RoomRow | None:
        """Read one room's row."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run SQLAlchemy Core work in one write transaction and commit it.

        An exception rolls the work back and is raised here.
        """
        ...

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run SQLAlchemy Core work that only reads; it sees everything acknowledged before."""
        ...

    async def close(self) -> None:
        """Finish what is queued, then close."""
        ...
