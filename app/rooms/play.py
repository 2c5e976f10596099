"""The path of one action: decode, check the key, ask the rules, append, wake."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Literal

import msgspec

from app.clock import Clock
from app.engine import registry
from app.engine import table as tables
from app.engine.codec import encode
from app.engine.inputs import Delta
from app.engine.replay import Acted, Configured, TookBack
from app.engine.rules import IllegalAction
from app.engine.table import StaleKey, Table, UndoRefused
from app.errors import AppError
from app.rooms.cache import RoomCache
from app.rooms.change import Wake
from app.rooms.locks import Locks
from app.rooms.room import Live, Told, keep, tell
from app.store import log
from app.store.base import Append, Store
from app.store.rooms import FINISHED, PLAYING

ATTEMPTS = 10
RECENT = 16

# What a command makes of the room it finds: the new room, the log entry, and what it told.
Command = Callable[[Live, int], tuple[Live, bytes, Told]]


def _at_play(live: Live | None, guest: str) -> tuple[Live, int]:
    member = None if live is None else live.member(guest)
    if live is None or member is None:
        raise AppError("no_room", 404)
    if live.held:
        raise AppError("held", 409)
    if live.room.status != PLAYING or live.table is None:
        raise AppError("not_playing", 409)
    return live, member.seat


def _game(live: Live) -> Table:
    if live.table is None:
        raise AppError("not_playing", 409)
    return live.table


@cache
def _decoder(game: str) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(registry.games()[game].action)


def _decode(live: Live, action: msgspec.Raw) -> Any:
    try:
        return _decoder(live.room.game).decode(action)
    except msgspec.DecodeError as error:
        raise AppError("bad_action") from error


def _check_key(live: Live, seat: int, key: str) -> None:
    try:
        tables.check_key(_game(live), live.asks, seat, key)
    except StaleKey as error:
        raise AppError("stale", 409) from error


def _becomes_of_base(before: Table, after: Table) -> Literal["keep", "previous", "clear"]:
    if not after.since:
        return "clear" if before.since else "keep"
    first = after.since[0].number
    return "keep" if before.since and before.since[0].number == first else "previous"


def _at(live: Live, table: Table, told: Told, marks: tuple[tuple[int, ...], ...]) -> Live:
    asks = tuple(live.spec.rules.asks(table.state))
    return replace(live, table=table, asks=asks, told=told.after(), marks=marks)


def _acted(live: Live, seat: int, key: str, action: msgspec.Raw) -> tuple[Live, bytes, Told]:
    body = _decode(live, action)
    _check_key(live, seat, key)
    before = _game(live)
    try:
        played = tables.act(live.spec, before, seat, body, live.room.seed)
    except IllegalAction as error:
        raise AppError(error.code, 409, **error.params) from error
    after = played.table
    told = tell(after.number, live.told, played.events)
    marks = (*live.marks, live.told)[-len(after.since) :] if after.since else ()
    changed = _at(live, after, told, marks)
    return changed, encode(Acted(seat, body)), told


def _configured(live: Live, seat: int, settings: msgspec.Raw) -> tuple[Live, bytes, Told]:
    spec, before = live.spec, _game(live)
    if spec.settings is None:
        raise AppError("no_settings")
    try:
        body = msgspec.json.decode(settings, type=spec.settings)
    except msgspec.DecodeError as error:
        raise AppError("bad_action") from error
    played = tables.configure(spec, before, seat, body, live.room.seed)
    told = tell(played.table.number, live.told, played.events)
    changed = _at(live, played.table, told, live.marks[: len(played.table.since)])
    return changed, encode(Configured(seat, body)), told


def _took_back(live: Live, seat: int, to: int) -> tuple[Live, bytes, Told]:
    before = _game(live)
    try:
        after = tables.undo(live.spec, before, seat, to, live.room.seed)
    except UndoRefused as error:
        raise AppError("undo_refused", 409) from error
    kept = len(after.since)
    told = Told(after.number, live.told, undone=seat, since=live.marks[kept])
    changed = _at(live, after, told, live.marks[:kept])
    return changed, encode(TookBack(seat, to)), told


@dataclass(frozen=True, slots=True)
class Play:
    """Runs commands of seats on their rooms. Refusals are AppErrors and change nothing."""

    store: Store
    cache: RoomCache
    clock: Clock
    wake: Wake
    locks: Locks = field(default_factory=Locks)

    async def act(
        self, room_id: str, guest: str, client_id: str, key: str, action: msgspec.Raw
    ) -> None:
        """Answer an open ask, once per client id. Raises AppError."""
        await self._run(
            room_id, guest, client_id, lambda live, seat: _acted(live, seat, key, action)
        )

    async def undo(self, room_id: str, guest: str, client_id: str, to: int) -> None:
        """Take back the step `to` and what followed, once per client id. Raises AppError."""
        await self._run(room_id, guest, client_id, lambda live, seat: _took_back(live, seat, to))

    async def configure(
        self, room_id: str, guest: str, client_id: str, settings: msgspec.Raw
    ) -> None:
        """Set what a seat may set at any time, once per client id. Raises AppError."""
        await self._run(
            room_id, guest, client_id, lambda live, seat: _configured(live, seat, settings)
        )

    async def preview(self, room_id: str, guest: str, key: str, action: msgspec.Raw) -> Delta:
        """Return the certain result of an answer. Raises AppError."""
        live, seat = _at_play(await self.cache.get(room_id), guest)
        body = _decode(live, action)
        _check_key(live, seat, key)
        try:
            return live.spec.rules.preview(_game(live).state, seat, body)
        except IllegalAction as error:
            raise AppError(error.code, 409, **error.params) from error

    async def legal(self, room_id: str, guest: str, key: str, limit: int) -> tuple[list[Any], bool]:
        """Return up to `limit` legal answers and whether there are more. Raises AppError."""
        live, seat = _at_play(await self.cache.get(room_id), guest)
        _check_key(live, seat, key)
        actions: list[Any] = []
        for action in live.spec.rules.legal(_game(live).state, seat):
            if len(actions) == limit:
                return actions, True
            actions.append(action)
        return actions, False

    async def _run(self, room_id: str, guest: str, client_id: str, command: Command) -> None:
        async with self.locks.hold(room_id):
            live = await self.cache.get(room_id)
            for attempt in range(ATTEMPTS):
                try:
                    found, seat = _at_play(live, guest)
                    changed, body, told = command(found, seat)
                except AppError:
                    # The copy in memory may be old, and a repeated command looks stale.
                    fresh = await self.cache.fresh(room_id)
                    if fresh is not None and await self._known(fresh, guest, client_id):
                        return
                    if _same(live, fresh):
                        raise
                    live = fresh
                    continue
                if await self._append(found, changed, (seat, client_id), (body, told)):
                    return
                await asyncio.sleep(random.uniform(0, 0.01) * attempt)  # noqa: S311 - jitter
                live = await self.cache.fresh(room_id)
                if live is not None and await self._known(live, guest, client_id):
                    return
        raise AppError("busy", 503)

    async def _known(self, live: Live, guest: str, client_id: str) -> bool:
        member = live.member(guest)
        if member is None:
            return False
        seat = member.seat
        return await self.store.read(lambda conn: log.knows(conn, live.room.id, seat, client_id))

    async def _append(
        self, before: Live, after: Live, by: tuple[int, str], entry: tuple[bytes, Told]
    ) -> bool:
        """Commit, keep and wake; False if another process was first."""
        (seat, client_id), (body, told) = by, entry
        table = _game(after)
        result = after.spec.rules.result(table.state)
        applied = await self.store.append(
            Append(
                room=before.room.id,
                expected=before.room.version,
                number=table.number,
                seat=seat,
                client_id=client_id,
                body=body,
                facts=encode(told),
                state=keep(after),
                base=_becomes_of_base(_game(before), table),
                waiting=encode(after.waiting).decode(),
                result=None if result is None else encode(result).decode(),
                now=self.clock.now(),
            )
        )
        if not applied:
            return False
        room = replace(
            before.room,
            version=before.room.version + 1,
            waiting=after.waiting,
            status=PLAYING if result is None else FINISHED,
            result=None if result is None else msgspec.to_builtins(result),
        )
        lobby = before.lobby if result is None else {}
        recent = (*before.recent[1 - RECENT :], told)
        live = replace(after, room=room, recent=recent, lobby=lobby)
        self.cache.put(live)
        self.wake(room.id, room.version)
        return True


def _same(live: Live | None, fresh: Live | None) -> bool:
    return fresh is None or (live is not None and live.room.version == fresh.room.version)
