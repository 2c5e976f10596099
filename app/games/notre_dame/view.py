"""What one seat, or the public, may see: built from the state, never stripped from it.

`board` never changes, `hand` and `spied` are a seat's own, `result` comes at the end.
"""

from typing import Any

import msgspec

from app.games.notre_dame.actions import SectorId
from app.games.notre_dame.facts import Message


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A named part of a view."""


class Board(Section, frozen=True, kw_only=True):
    """The map. Market ids: "C0", "P1-0" .. "P4-0", "C1" ..; `edges` are one step each.

    `seats[b]` sits in borough b (None: a neutral borough), `colours[b]` is the colour of its
    messages. `sectors` clockwise from the harbor.
    """

    boroughs: int
    seats: tuple[int | None, ...]
    colours: tuple[int, ...]
    edges: tuple[tuple[str, str, str], ...]
    sectors: tuple[str, ...]
    options: Any


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A person turned up this round, and who has hired it (a seat twice: by the Adviser)."""

    id: str
    rats: int
    hired_by: tuple[int, ...]


class Round(Section, frozen=True, kw_only=True):
    """The course of the game. `phase`: draft1, draft2, actions, hiring, outbreak, end.

    `active` is the one seat that acts, None when several answer at once. `browns` and
    `greys` are still to come before their pile begins again. `new_persons`: the nine
    greys taking part, by letter.
    """

    number: int
    period: str
    phase: str
    start_seat: int
    active: int | None
    persons: tuple[Person, ...]
    plague: int
    browns: int
    greys: int
    new_persons: tuple[str, ...]


class Forecast(msgspec.Struct, frozen=True, kw_only=True):
    """The coming plague of a seat if nothing changes: value - hospital = move."""

    value: int
    hospital: int
    after: int
    outbreak: bool


class Seat(Section, frozen=True, kw_only=True):
    """Everything public about one seat. `prestige` None: closed scores.

    `influence` and `markers` by sector (markers: without the friend). `played`: cards played
    this round. `locked`: the draft pick of this step is made.
    """

    borough: int
    gold: int
    personal: int
    general: int
    prestige: int | None
    rat: int
    forecast: Forecast | None
    influence: dict[SectorId, int]
    markers: dict[SectorId, int]
    friend: str | None
    cathedral: int
    carriage: str
    messages: tuple[Message, ...]
    played: tuple[str, ...]
    cards: int
    pile: int
    hired: tuple[str, ...]
    locked: bool


class City(Section, frozen=True, kw_only=True):
    """What lies in the middle: messages by market, the cathedral, the bank's gold.

    `pool`: what the cathedral shares; `each`: per marker if it were scored now.
    """

    messages: dict[str, Message]
    pool: int
    each: int
    bank: int


class Hand(Section, frozen=True, kw_only=True):
    """A seat's own cards.

    Draft: `pack` is what to keep one of, `pick` the choice made so far, `kept` what is kept
    for certain. `passed`: cards given left this round (step by step), `received`: cards got.
    `left` is the seat that receives this step's cards (two players, step 2: it goes back).
    """

    cards: tuple[str, ...]
    pack: tuple[str, ...]
    pick: str | None
    kept: tuple[str, ...]
    passed: tuple[tuple[str, ...], ...]
    received: tuple[tuple[str, ...], ...]
    left: int
    right: int


class Spied(Section, frozen=True, kw_only=True):
    """The greys still to come, in order, for who hired the Spy."""

    persons: tuple[str, ...]


class Final(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's end: prestige by source and after each of the nine rounds."""

    place: int
    prestige: int
    gold: int
    markers: int
    sources: dict[str, int]
    rounds: tuple[int, ...]


class ResultSection(Section, frozen=True, kw_only=True):
    """The ranking. `tie_break`: the numbers used, None when prestige alone decided.

    Sources: residence, messages, cathedral, donations, persons, park, plague (negative).
    """

    seats: tuple[Final, ...]
    tie_break: str | None


SECTIONS: dict[str, type[Section]] = {
    "board": Board,
    "round": Round,
    "city": City,
    **{f"seat.{number}": Seat for number in range(5)},
    "hand": Hand,
    "spied": Spied,
    "result": ResultSection,
}
