"""Games thought out by the rules alone, to be played again through the page.

They are thought out whenever a test wants them, so they cannot go out of date.
"""

import random
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from typing import Any

import msgspec

from app.engine import table as tables
from app.engine.replay import Acted, Configured
from app.engine.rng import SEED_BYTES
from app.engine.table import Table
from tests.e2e.ora_et_labora.choosing import Chooser, kinds
from tests.games.ora_et_labora.scene import SPEC

PAGE = 0
MOST_PLANS = 300
MOST_ANSWERS = 3000


@dataclass(frozen=True)
class Variant:
    """Which game is played: the number of seats, and the options as a room takes them."""

    seats: int
    country: str
    length: str = "normal"

    def __str__(self) -> str:
        return f"{self.seats}-{self.length}-{self.country}"

    @property
    def options(self) -> dict[str, str]:
        return {"country": self.country, "length": self.length}


@dataclass(frozen=True)
class Until:
    """Where a plan stops: after so many settlement phases, or in a round; else at the end.

    `agreed`: there all agree to end.
    """

    phases: int | None = None
    round: int | None = None
    agreed: bool = False

    def reached(self, state: Any) -> bool:
        if self.round is not None and state.beam >= self.round:
            return True
        return self.phases is not None and state.done >= self.phases


@dataclass
class Plan:
    """A planned game: its chance, what is done, and what kinds of decisions each answer makes."""

    variant: Variant
    seed: bytes
    entries: list[Acted | Configured] = field(default_factory=list)
    kinds: list[set[str]] = field(default_factory=list)

    def made(self) -> set[str]:
        """Return the kinds of decisions that the page's player makes."""
        pairs = zip(self.entries, self.kinds, strict=True)
        return set().union(*(kinds for entry, kinds in pairs if entry.seat == PAGE))


class _Thinker:
    """A game that is being thought out."""

    def __init__(self, variant: Variant, chance: int) -> None:
        self.plan = Plan(variant, chance.to_bytes(SEED_BYTES, "big"))
        options = SPEC.options(**variant.options)
        self.table: Table = tables.start(SPEC, options, variant.seats, self.plan.seed).table
        self._choosers = [
            Chooser(random.Random(f"{chance} {seat}"), curious=seat == PAGE)
            for seat in range(variant.seats)
        ]

    def configure(self, seat: int, **changes: Any) -> None:
        settings = msgspec.structs.replace(self.table.settings[seat], **changes)
        self.table = tables.configure(SPEC, self.table, seat, settings, self.plan.seed).table
        self._write(Configured(seat, msgspec.to_builtins(settings)), set())

    def answer(self) -> bool:
        """Let whoever is asked answer; False: nobody is."""
        asks = SPEC.rules.asks(self.table.state)
        if not asks:
            return False
        (ask,) = asks
        offers = SPEC.rules.offers(self.table.state, ask.seat)
        action = self._choosers[ask.seat].choose(ask.kind, offers)
        answer = msgspec.convert(action, SPEC.action)
        self.table = tables.act(SPEC, self.table, ask.seat, answer, self.plan.seed).table
        self._write(Acted(ask.seat, action), kinds(ask.kind, offers, action))
        return True

    def _write(self, entry: Acted | Configured, made: set[str]) -> None:
        self.plan.entries.append(entry)
        self.plan.kinds.append(made)


def plan(variant: Variant, chance: int, until: Until | None = None) -> Plan:
    """Think a game out; the page's player wants to be asked who serves a contract."""
    stop = until or Until()
    game = _Thinker(variant, chance)
    if variant.seats > 1:
        game.configure(PAGE, standing_order="ask")
    for _ in range(MOST_ANSWERS):
        if stop.reached(game.table.state) or not game.answer():
            break
    if stop.agreed:
        for seat in reversed(range(variant.seats)):
            game.configure(seat, agree_to_end=True)
    return game.plan


def find(
    variant: Variant, wanted: AbstractSet[str], until: Until | None = None, first: int = 0
) -> Plan:
    """Return the first plan, from a chance on, in which the page makes all these decisions."""
    missing: AbstractSet[str] = wanted
    for chance in range(first, first + MOST_PLANS):
        found = plan(variant, chance, until)
        left = wanted - found.made()
        if not left:
            return found
        missing = min(missing, left, key=len)
    raise AssertionError(f"{variant}: nobody comes to {sorted(missing)}")
