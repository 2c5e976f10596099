"""Full records of games for those who run the server, and their proof by the rules."""

import hashlib
from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from app.engine import registry
from app.engine.codec import encode, state_hash
from app.engine.replay import Entry, replay
from app.engine.rules import AnySpec, IllegalAction
from app.engine.table import Played, UndoRefused
from app.errors import AppError
from app.rooms import record
from app.rooms.room import ENDED, load
from app.store.base import Store

# A claim longer than this is not repeated when it is wrong.
LONGEST = 200


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """What the proof needs of a full record (`record.everything`); other fields are ignored."""

    format: str
    game: str
    rules_version: int
    commitment: str
    seed: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2})+$")]
    log: list[Entry]
    facts: list[Any]
    draws: list[Any] = []
    state_hash: str = ""
    result: Any


class Unverifiable(Exception):
    """The file is no full record of a game this server can play."""


async def export(store: Store, room_id: str, *, spoil: bool) -> dict[str, Any]:
    """Return the full record of a game, whoever asks.

    Raises AppError: no_room, or not_finished unless `spoil` gives the secrets of a running
    game away.
    """
    live = await store.read(lambda conn: load(conn, room_id))
    if live is None:
        raise AppError("no_room", 404)
    if live.room.status not in ENDED and not spoil:
        raise AppError("not_finished", 409)
    entries, tolds = await record.read_log(store, room_id)
    if not entries:
        raise AppError("not_playing", 409)
    return record.described(live) | record.everything(live, entries, tolds)


def read(data: bytes) -> tuple[Record, AnySpec]:
    """Return a record and the rules it was played by. Raises Unverifiable."""
    try:
        read = msgspec.json.decode(data, type=Record)
    except msgspec.DecodeError as error:
        raise Unverifiable(f"not the full record of an ended game: {error}") from error
    if read.format != record.FORMAT:
        raise Unverifiable(f"the format is {read.format}, not {record.FORMAT}")
    spec = registry.games().get(read.game)
    if spec is None or spec.version != read.rules_version:
        raise Unverifiable(f"{read.game} version {read.rules_version} is not played here")
    return read, spec


def steps(game: Record, spec: AnySpec) -> Iterator[Played]:
    """Play a record again, entry by entry. Raises Unverifiable where the rules refuse one."""
    played = replay(spec, bytes.fromhex(game.seed), game.log)
    number = 0
    try:
        for step in played:
            number += 1
            yield step
    except IllegalAction as error:
        raise Unverifiable(f"log entry {number} is illegal: {error.code}") from error
    except UndoRefused as error:
        raise Unverifiable(f"log entry {number} takes back what it may not") from error
    except (msgspec.ValidationError, ValueError) as error:
        raise Unverifiable(f"log entry {number} is no entry of this game: {error}") from error


def differences(game: Record, played: list[Played], spec: AnySpec) -> list[str]:
    """Return what a record claims and its own replay does not show; empty: it is proved."""
    if not played:
        return ["the log is empty"]
    state = played[-1].table.state
    claims: dict[str, tuple[Any, Any]] = {
        "the commitment": (
            game.commitment,
            hashlib.sha256(bytes.fromhex(game.seed)).hexdigest(),
        ),
        "the facts": (game.facts, [event.fact for step in played for event in step.events]),
        "the state hash": (game.state_hash, state_hash(state)),
        "the result": (game.result, spec.rules.result(state)),
    }
    found = [
        f"{what} differs: the record has {_json(claimed)}, the replay {_json(true)}"
        if len(_json(claimed)) < LONGEST
        else f"{what} differ from the replay"
        for what, (claimed, true) in claims.items()
        if _json(claimed) != _json(true)
    ]
    return found + _wrong_draws(game, played)


def _wrong_draws(game: Record, played: list[Played]) -> list[str]:
    drawn = [_json(draw) for step in played for draw in step.rng.draws]
    claimed = [_json(draw) for draw in game.draws]
    if len(drawn) != len(claimed):
        return [f"the record has {len(claimed)} draws, the replay {len(drawn)}"]
    pairs = zip(claimed, drawn, strict=True)
    return [f"a draw differs: {one}, not {other}" for one, other in pairs if one != other]


def _json(value: Any) -> str:
    """Word a value so that plain data and structs compare, whatever the order of fields."""
    return encode(msgspec.json.decode(encode(value))).decode()
