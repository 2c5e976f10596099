"""Plays whole games for tests and measurements, and keeps their logs."""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any, TypeAlias

import msgspec

from app.engine import table as tables
from app.engine.replay import Acted, Configured, Entry, Started, TookBack
from app.engine.rng import SEED_BYTES, EntryRng
from app.engine.rules import AnySpec, Emitted
from app.engine.table import Table

Choose: TypeAlias = Callable[[AnySpec, Table, int, Random], Any]

LONGEST_GAME = 10_000
CHANGES_MIND = 0.1


def at_random(spec: AnySpec, table: Table, seat: int, chance: Random) -> Any:
    """Answer by drawing each choice."""
    return spec.rules.sample(table.state, seat, chance.randrange)


@dataclass(frozen=True, slots=True)
class OneAhead:
    """Answers with what looks best one decision ahead, for positions like those of people.

    `value(state, seat)` says how good a state is for a seat; at most `most` answers are tried.
    A `careless` share of the answers is drawn, so that nobody waits for ever.
    """

    value: Callable[[Any, int], float]
    most: int = 60
    careless: float = 0.0

    def __call__(self, spec: AnySpec, table: Table, seat: int, chance: Random) -> Any:
        """Choose; equally good answers are drawn."""
        if chance.random() < self.careless:
            return at_random(spec, table, seat, chance)
        answers = list(islice(spec.rules.legal(table.state, seat), self.most + 1))
        if len(answers) > self.most:
            answers = [
                spec.rules.sample(table.state, seat, chance.randrange) for _ in range(self.most)
            ]
        seed = chance.randbytes(SEED_BYTES)
        tried = []
        for number, answer in enumerate(answers):
            # the same chance for all, or its luck would decide
            rng = EntryRng(seed, spec.id, spec.version, 0)
            after = spec.rules.apply(table.state, seat, answer, rng).state
            tried.append((self.value(after, seat), chance.random(), number))
        return answers[max(tried)[2]]


@dataclass(slots=True)
class Game:
    """A game being played: its log, its facts and the table."""

    spec: AnySpec
    seed: bytes
    table: Table
    log: list[Entry]
    facts: list[list[Emitted]] = field(default_factory=list)

    @classmethod
    def start(cls, spec: AnySpec, options: Any, seats: int, seed: bytes) -> "Game":
        """Set a game up."""
        played = tables.start(spec, options, seats, seed)
        started = Started(seats, msgspec.to_builtins(options))
        return cls(spec, seed, played.table, [started], [played.events])

    def act(self, seat: int, action: Any) -> None:
        """Carry an answer out and log it."""
        played = tables.act(self.spec, self.table, seat, action, self.seed)
        self.table = played.table
        self.log.append(Acted(seat, msgspec.to_builtins(action)))
        self.facts.append(played.events)

    def undo(self, seat: int, to: int) -> None:
        """Take answers back and log it."""
        self.table = tables.undo(self.spec, self.table, seat, to, self.seed)
        self.log.append(TookBack(seat, to))
        self.facts.append([])

    def configure(self, seat: int, settings: Any) -> None:
        """Change a seat's settings and log it."""
        played = tables.configure(self.spec, self.table, seat, settings, self.seed)
        self.table = played.table
        self.log.append(Configured(seat, msgspec.to_builtins(settings)))
        self.facts.append(played.events)

    def next_seat(self, chance: Random) -> int | None:
        """Draw who answers next, now and then one who changes an answer; None: finished."""
        asks = self.spec.rules.asks(self.table.state)
        waiting = [ask.seat for ask in asks if not ask.answered]
        if not waiting:
            return None
        if chance.random() < CHANGES_MIND:
            waiting = [ask.seat for ask in asks]
        return chance.choice(waiting)


def play(
    game: Game,
    chance: Random,
    choose: Choose = at_random,
    watch: Callable[[Game], None] | None = None,
) -> Game:
    """Play to the end; whoever is waited for answers in any order.

    `watch` sees the game before every answer and at the end.
    """
    for _ in range(LONGEST_GAME):
        if watch:
            watch(game)
        seat = game.next_seat(chance)
        if seat is None:
            return game
        game.act(seat, choose(game.spec, game.table, seat, chance))
    raise RuntimeError("the game does not end")
