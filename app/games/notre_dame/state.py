"""The whole state of a game.

Only Seat and State objects are changed in place; every value they hold is replaced, never
changed, so that a copy shares all of them.
"""

from typing import Literal, TypeAlias

import msgspec

from app.engine.exploring import copy
from app.games.notre_dame.actions import SectorId
from app.games.notre_dame.cards import SECTORS, rats
from app.games.notre_dame.facts import Message
from app.games.notre_dame.options import Options

Phase: TypeAlias = Literal["draft1", "draft2", "actions", "hiring", "outbreak", "end"]
Source: TypeAlias = Literal[
    "residence", "messages", "cathedral", "donations", "persons", "park", "plague"
]
Cards: TypeAlias = tuple[str, ...]

MARKERS = 14
GOLD = 25
LAST_ROUND = 9
PERIOD = 3
RAT_END = 9


class Seat(msgspec.Struct):
    """One player.

    `pack` is what the draft step keeps one of, `kept` what it kept before; `passed` and
    `received` remember this round step by step, `known` every action card seen in this
    period. `rounds` is the prestige after each round, `sources` where it came from.
    """

    borough: int
    carriage: str
    gold: int = 3
    personal: int = 4
    general: int = 10
    prestige: int = 0
    rat: int = 0
    cathedral: int = 0
    friend: SectorId | None = None
    markers: dict[SectorId, int] = msgspec.field(default_factory=lambda: dict.fromkeys(SECTORS, 0))
    messages: tuple[Message, ...] = ()
    pile: Cards = ()
    pack: Cards = ()
    pick: str | None = None
    kept: Cards = ()
    hand: Cards = ()
    passed: tuple[Cards, ...] = ()
    received: tuple[Cards, ...] = ()
    known: Cards = ()
    played: Cards = ()
    hired: tuple[str, ...] = ()
    spied: bool = False
    sources: dict[Source, int] = msgspec.field(default_factory=dict)
    rounds: tuple[int, ...] = ()

    def influence(self, sector: SectorId) -> int:
        """Markers there, and the friend as one more (§5)."""
        return self.markers[sector] + (self.friend == sector)

    def add_markers(self, sector: SectorId, number: int) -> None:
        """Change the markers in a sector."""
        self.markers = {**self.markers, sector: self.markers[sector] + number}


class State(msgspec.Struct):
    """The table. Piles are drawn from the front.

    `colours` of the messages by borough; `turn` counts the plays of the action phase and the
    hires of the hiring phase; `extra` hires are left to the Adviser's hirer; `outbreaks` are
    the seats that must choose a sector. `discard` was played in earlier rounds of the
    period, `unseen` are the third cards nobody was shown.
    """

    options: Options
    boroughs: int
    colours: tuple[int, ...]
    seats: list[Seat]
    tokens: dict[str, Message]
    bank: int
    browns: tuple[str, ...]
    greys: tuple[str, ...]
    new_persons: tuple[str, ...]
    start_seat: int
    persons: tuple[str, ...] = ()
    number: int = 0
    phase: Phase = "draft1"
    turn: int = 0
    extra: int = 0
    outbreaks: tuple[int, ...] = ()
    discard: Cards = ()
    unseen: Cards = ()

    def clone(self) -> "State":
        """Copy the state and every seat."""
        twin: State = copy(self)
        twin.seats = [copy(seat) for seat in self.seats]
        return twin

    def sketch(self, seat: int) -> "State":
        """Copy the state and one seat, to try out what an effect of that seat does."""
        twin: State = copy(self)
        twin.seats = self.seats.copy()
        twin.seats[seat] = copy(self.seats[seat])
        return twin

    @property
    def period(self) -> str:
        """A, B or C."""
        return "ABC"[(self.number - 1) // PERIOD]

    @property
    def plague(self) -> int:
        """The plague value of this round (§4 phase 1)."""
        return rats(self.persons)

    @property
    def active(self) -> int | None:
        """The one seat whose turn it is; None when several answer at once."""
        return self.seat_in_turn() if self.phase in {"actions", "hiring"} else None

    def seat_in_turn(self) -> int:
        """The seat that plays or hires now."""
        return (self.start_seat + self.turn) % len(self.seats)

    def clockwise(self) -> list[int]:
        """All seats from the bell-ringer on."""
        seats = len(self.seats)
        return [(self.start_seat + i) % seats for i in range(seats)]

    def left_of(self, seat: int) -> int:
        """The seat that receives this seat's cards."""
        return (seat + 1) % len(self.seats)

    def browns_to_come(self) -> tuple[str, ...]:
        """The browns not yet turned up in this period, in order."""
        in_period = (self.number - 1) % PERIOD + 1
        return self.browns[: 2 * (PERIOD - in_period)]

    def greys_to_come(self) -> tuple[str, ...]:
        """The greys not yet turned up, in order."""
        return self.greys[: LAST_ROUND - self.number]
