"""Folds a log into tables. For tests, audit and the viewer; never for serving an action."""

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

import msgspec

from app.engine import table as tables
from app.engine.rng import EntryRng
from app.engine.rules import AnySpec, Emitted
from app.engine.table import Played


class Started(msgspec.Struct, frozen=True, tag_field="type", tag="start"):
    """Log entry 0: the seats and the table options the game began with."""

    seats: int
    options: Any


class Acted(msgspec.Struct, frozen=True, tag_field="type", tag="act"):
    """A seat's accepted action, as plain data."""

    seat: int
    action: Any


class TookBack(msgspec.Struct, frozen=True, tag_field="type", tag="undo"):
    """A seat took back its answer `to` and what followed it."""

    seat: int
    to: int


class Configured(msgspec.Struct, frozen=True, tag_field="type", tag="settings"):
    """A seat's settings, as plain data."""

    seat: int
    settings: Any


Entry: TypeAlias = Started | Acted | TookBack | Configured


def replay(spec: AnySpec, seed: bytes, log: Iterable[Entry]) -> Iterator[Played]:
    """Yield the table and the facts after each entry of a whole log."""
    table: tables.Table | None = None
    for entry in log:
        if isinstance(entry, Started):
            options = msgspec.convert(entry.options, spec.options)
            played = tables.start(spec, options, entry.seats, seed)
        elif table is None:
            raise ValueError("a log begins with its start")
        elif isinstance(entry, Acted):
            action = msgspec.convert(entry.action, spec.action)
            played = tables.act(spec, table, entry.seat, action, seed)
        elif isinstance(entry, Configured):
            settings = msgspec.convert(entry.settings, spec.settings)
            played = tables.configure(spec, table, entry.seat, settings, seed)
        else:
            taken = tables.undo(spec, table, entry.seat, entry.to, seed)
            rng = EntryRng(seed, spec.id, spec.version, taken.number)
            events: list[Emitted] = []
            played = Played(taken, events, rng)
        table = played.table
        yield played
