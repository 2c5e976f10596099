"""The record of a game: one's own view before the end, everything after it."""

import asyncio
import hashlib
from typing import Any

import msgspec

from app.engine.codec import state_hash
from app.engine.replay import Entry, replay
from app.errors import AppError
from app.rooms import projection
from app.rooms.cache import RoomCache
from app.rooms.room import ENDED, Live, Told
from app.store import log
from app.store.base import Store

FORMAT = "parvis-record/1"

_body = msgspec.json.Decoder(Entry)
_told = msgspec.json.Decoder(Told)


async def read_log(store: Store, room_id: str) -> tuple[list[Entry], list[Told]]:
    """Return the whole log of a game: its entries and what they told."""
    rows = await store.read(lambda conn: log.entries(conn, room_id))
    return [_body.decode(row.body) for row in rows], [_told.decode(row.facts) for row in rows]


def told_lately(live: Live, number: int) -> list[Told] | None:
    """Return what the entries after log number `number` told; None if it is not in memory."""
    if live.table is None or live.table.number <= number:
        return []
    recent = [told for told in live.recent if told.number > number]
    return recent if len(recent) == live.table.number - number else None


async def told_after(store: Store, live: Live, number: int) -> list[Told]:
    """Return what the entries after log number `number` told."""
    lately = told_lately(live, number)
    if lately is not None:
        return lately
    rows = await store.read(lambda conn: log.entries(conn, live.room.id, number))
    return [_told.decode(row.facts) for row in rows]


async def export(store: Store, cache: RoomCache, room_id: str, guest: str) -> dict[str, Any]:
    """Return what this member may keep of the game. Raises AppError.

    It never holds a token, a room link or another seat's secrets before the end.
    """
    live = await cache.get(room_id)
    member = None if live is None else live.member(guest)
    if live is None or member is None:
        raise AppError("no_room", 404)
    if live.room.status in ENDED:
        return await of_ended(store, live)
    _, tolds = await read_log(store, room_id)
    facts = [fact for told in tolds for fact in projection.facts(told, member.seat)]
    return described(live) | {"seat": member.seat, "facts": facts}


async def of_ended(store: Store, live: Live) -> dict[str, Any]:
    """Return the whole record of an ended game."""
    entries, tolds = await read_log(store, live.room.id)
    # Playing a whole game again takes long enough for others to notice.
    return described(live) | await asyncio.to_thread(everything, live, entries, tolds)


def described(live: Live) -> dict[str, Any]:
    """Return what any record says first; the commitment is sha256(seed), in hex."""
    return {
        "format": FORMAT,
        "game": live.room.game,
        "rules_version": live.room.rules_version,
        "title": live.room.title,
        "options": live.room.options,
        "seats": [seat.name for seat in live.members],
        "status": live.room.status,
        "commitment": hashlib.sha256(live.room.seed).hexdigest(),
    }


def everything(live: Live, entries: list[Entry], tolds: list[Told]) -> dict[str, Any]:
    """Return the whole game: seed, draws, log and all facts with who learned them."""
    record: dict[str, Any] = {
        "seed": live.room.seed.hex(),
        "log": entries,
        "facts": [event.fact for told in tolds for event in told.events],
        "result": live.room.result,
    }
    if not live.held:
        played = list(replay(live.spec, live.room.seed, entries))
        record["draws"] = [draw for step in played for draw in step.rng.draws]
        record["state_hash"] = state_hash(played[-1].table.state)
    return record
