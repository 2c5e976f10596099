"""A room as it is held in memory: its row, its members and its game in play."""

from dataclasses import dataclass, field, replace
from typing import Any

import msgspec
from sqlalchemy import Connection

from app.engine import registry
from app.engine.codec import encode
from app.engine.rules import AnySpec, Ask, Emitted
from app.engine.table import Done, Table
from app.store import rooms as queries
from app.store.afterwards import Rematch, rematches
from app.store.rooms import ABANDONED, FINISHED, Member, Room

ENDED = (FINISHED, ABANDONED)


class Kept(msgspec.Struct, frozen=True):
    """What the row's `state` column holds: a Table and how many facts each audience learned.

    `told` counts for seats 0.. and last the public. `marks[i]` are the counts before the
    step `since[i]`, so that taking it back can name the facts it takes back.
    """

    state: msgspec.Raw
    number: int
    answers: tuple[int, ...]
    undos: int
    since: tuple[Done, ...]
    told: tuple[int, ...]
    marks: tuple[tuple[int, ...], ...]
    settings: tuple[Any, ...] = ()


_NOTHING = msgspec.Raw()


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """An encoded fact and who learned it; see `app.engine.rules.Emitted`.

    `instead` is empty where others learned nothing.
    """

    fact: msgspec.Raw
    to: tuple[int, ...] | None = None
    instead: msgspec.Raw = _NOTHING

    def told(self, audience: int) -> msgspec.Raw | None:
        """Return what this audience learned."""
        if self.to is None or audience in self.to:
            return self.fact
        return self.instead if len(self.instead) else None


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """The facts of one log entry; `before` are the counts of each audience before it.

    An undo has no events: `undone` is its seat, and the facts after the counts `since` are
    those it takes back.
    """

    number: int
    before: tuple[int, ...]
    events: tuple[Event, ...] = ()
    undone: int | None = None
    since: tuple[int, ...] = ()

    def after(self) -> tuple[int, ...]:
        """Return the counts of each audience after this entry."""
        if self.undone is not None:
            return tuple(count + 1 for count in self.before)
        some = [event for event in self.events if event.to is not None]
        public = len(self.events) - len(some)
        if not some:
            return tuple(count + public for count in self.before)
        return tuple(
            count + public + sum(event.told(audience) is not None for event in some)
            for audience, count in enumerate(self.before)
        )


def tell(number: int, before: tuple[int, ...], events: list[Emitted]) -> Told:
    """Encode what a log entry told."""
    return Told(
        number,
        before,
        tuple(
            Event(
                msgspec.Raw(encode(event.fact)),
                event.to,
                _NOTHING if event.instead is None else msgspec.Raw(encode(event.instead)),
            )
            for event in events
        ),
    )


@dataclass(frozen=True, slots=True)
class Live:
    """A room at one version. `table` is None before the start and while the room is held.

    `recent` are the facts of its last entries, as far as this process saw them happen.
    `asks` are the open questions of the table. `lobby` keeps the encoded `room` section of each
    seat while only the game changes.
    """

    room: Room
    members: tuple[Member, ...]
    table: Table | None = None
    asks: tuple[Ask, ...] = ()
    told: tuple[int, ...] = ()
    marks: tuple[tuple[int, ...], ...] = ()
    recent: tuple[Told, ...] = ()
    lobby: dict[int, bytes] = field(default_factory=dict, compare=False)
    rematch: Rematch | None = None

    @property
    def spec(self) -> AnySpec:
        """The game's rules as this process knows them."""
        return registry.games()[self.room.game]

    @property
    def held(self) -> bool:
        """Whether the room's rules are not the ones this process plays."""
        spec = registry.games().get(self.room.game)
        return spec is None or spec.version != self.room.rules_version

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that have to act."""
        return tuple(ask.seat for ask in self.asks if not ask.answered)

    def member(self, guest: str) -> Member | None:
        """Return this guest's membership."""
        return next((member for member in self.members if member.guest == guest), None)


def keep(live: Live) -> bytes:
    """Encode what the `state` column holds."""
    table = live.table
    if table is None:
        raise ValueError("no game to keep")
    return encode(
        {
            "state": table.state,
            "number": table.number,
            "answers": table.answers,
            "undos": table.undos,
            "since": table.since,
            "told": live.told,
            "marks": live.marks,
            "settings": table.settings,
        }
    )


def _restore(live: Live, state: bytes, base: bytes | None) -> Live:
    spec = live.spec
    kept = msgspec.json.decode(state, type=Kept)

    def game(raw: bytes | msgspec.Raw) -> Any:
        return msgspec.json.decode(raw, type=spec.state)

    def settings(of: tuple[Any, ...]) -> tuple[Any, ...]:
        return tuple(msgspec.convert(each, spec.settings) for each in of)

    since = tuple(
        Done(
            done.number,
            done.seat,
            done.answer,
            msgspec.convert(done.action, spec.action),
            settings(done.settings),
        )
        for done in kept.since
    )
    before = base and game(msgspec.json.decode(base, type=Kept).state)
    table = Table(
        game(kept.state),
        kept.number,
        kept.answers,
        kept.undos,
        before,
        since,
        settings(kept.settings),
    )
    asks = tuple(spec.rules.asks(table.state))
    return replace(live, table=table, asks=asks, told=kept.told, marks=kept.marks)


def load(conn: Connection, room_id: str) -> Live | None:
    """Read a room; costs the same however long its game is."""
    found = queries.find(conn, room_id)
    if found is None:
        return None
    room, state, base = found
    rematch = rematches(conn, [room_id]).get(room_id) if room.status in ENDED else None
    live = Live(room, queries.members_of(conn, room_id), rematch=rematch)
    return live if state is None or live.held else _restore(live, state, base)
