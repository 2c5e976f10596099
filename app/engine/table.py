"""A game in play: the state, who answers which key, and what may be taken back.

Everything a room stores about its game is one Table; `start`, `act` and `undo` are pure and
are what both live play and replay use.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

import msgspec

from app.engine.rng import EntryRng
from app.engine.rules import AnySpec, Ask, Emitted


class StaleKey(Exception):
    """The key names no open ask of this seat: it was answered, taken back or made up."""


class UndoRefused(Exception):
    """There is nothing this seat may take back to that place."""


class Done(msgspec.Struct, frozen=True):
    """One action since the last barrier.

    `number` is its log number; `answer` counts the seat's own answers before it, so that the
    seat can name the step without learning how often others changed their minds. `settings`
    are those of all seats at the time.
    """

    number: int
    seat: int
    answer: int
    action: Any
    settings: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Table:
    """The game in play.

    `number` counts the log; `answers` each seat's accepted answers and `undos` the room's
    undos, both never decreasing. `since` are the actions of one seat that it may take back,
    in order; `base` is the state before the first of them. `settings` are those of each seat.
    """

    state: Any
    number: int
    answers: tuple[int, ...]
    undos: int = 0
    base: Any = None
    since: tuple[Done, ...] = ()
    settings: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """A changed table and the facts of the change, to be appended to the log."""

    table: Table
    events: list[Emitted]
    rng: EntryRng


def key_of(table: Table, ask: Ask) -> str:
    """Name the question for its seat; other seats' answers do not move it."""
    return f"{ask.question}.{table.answers[ask.seat]}.{table.undos}"


def open_ask(asks: Iterable[Ask], seat: int) -> Ask | None:
    """Return this seat's open ask, answered or not."""
    return next((ask for ask in asks if ask.seat == seat), None)


def start(spec: AnySpec, options: Any, seats: int, seed: bytes) -> Played:
    """Set a game up as log entry 0."""
    rng = EntryRng(seed, spec.id, spec.version, 0)
    step = spec.rules.setup(options, seats, rng)
    settings = () if spec.settings is None else (spec.settings(),) * seats
    table = Table(step.state, number=0, answers=(0,) * seats, settings=settings)
    return Played(table, step.events, rng)


def start_seat(spec: AnySpec, options: Any, seats: int, seed: bytes) -> int:
    """Return who began: the seat of the options, else the one that setup drew."""
    if options.start_seat is not None:
        return int(options.start_seat)
    rng = EntryRng(seed, spec.id, spec.version, 0)
    return rng.below("start", seats)


def check_key(table: Table, asks: Iterable[Ask], seat: int, key: str) -> None:
    """Raise StaleKey unless the key names this seat's open one of the asks."""
    ask = open_ask(asks, seat)
    if ask is None or key_of(table, ask) != key:
        raise StaleKey


def act(spec: AnySpec, table: Table, seat: int, action: Any, seed: bytes) -> Played:
    """Carry an action out. The key was checked; raises IllegalAction."""
    number = table.number + 1
    rng = EntryRng(seed, spec.id, spec.version, number)
    step = spec.rules.apply(table.state, seat, action, rng)
    done = Done(number, seat, table.answers[seat], action, table.settings)
    answers = tuple(n + (s == seat) for s, n in enumerate(table.answers))
    if step.barrier:
        base: Any = None
        since: tuple[Done, ...] = ()
    elif table.since and table.since[0].seat == seat:
        base, since = table.base, (*table.since, done)
    else:
        base, since = table.state, (done,)
    changed = Table(step.state, number, answers, table.undos, base, since, table.settings)
    return Played(changed, step.events, rng)


def configure(spec: AnySpec, table: Table, seat: int, settings: Any, seed: bytes) -> Played:
    """Let a seat set what it may set at any time; questions and what may be undone stay."""
    if spec.configure is None:
        raise ValueError("the game has no settings")
    number = table.number + 1
    everybodys = tuple(settings if s == seat else own for s, own in enumerate(table.settings))
    step = spec.configure(table.state, everybodys)
    changed = replace(table, state=step.state, number=number, settings=everybodys)
    if step.barrier:
        changed = replace(changed, base=None, since=())
    return Played(changed, step.events, EntryRng(seed, spec.id, spec.version, number))


def _with(spec: AnySpec, state: Any, settings: tuple[Any, ...]) -> Any:
    return state if spec.configure is None else spec.configure(state, settings).state


def undoable(table: Table, seat: int) -> list[int]:
    """Return the steps this seat may take back, oldest first, by their answer numbers."""
    return [done.answer for done in table.since if done.seat == seat]


def undo(spec: AnySpec, table: Table, seat: int, to: int, seed: bytes) -> Table:
    """Take back the seat's answer `to` and everything after it. Raises UndoRefused.

    Undo never crosses a barrier, so the actions before it are simply played again from
    `base`: they drew nothing and showed nothing.
    """
    steps = undoable(table, seat)
    if to not in steps:
        raise UndoRefused
    kept = table.since[: steps.index(to)]
    state = table.base
    for done in kept:
        rng = EntryRng(seed, spec.id, spec.version, done.number)
        state = _with(spec, state, done.settings)
        state = spec.rules.apply(state, seat, done.action, rng).state
    return replace(
        table,
        state=_with(spec, state, table.settings),
        number=table.number + 1,
        undos=table.undos + 1,
        base=table.base if kept else None,
        since=kept,
    )
