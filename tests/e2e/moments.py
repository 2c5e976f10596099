"""Moments of real games, one of each kind, as the server would send them to one seat.

They are played by the rules whenever a test wants them, so they cannot go out of date. Late ones
are preferred: there is more to be drawn.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

import msgspec

from app.engine.inputs import Choice, Offer
from app.engine.rng import SEED_BYTES
from app.engine.rules import Ask
from app.engine.selfplay import Game, OneAhead, play
from app.games.notre_dame.cards import kind_of
from app.games.notre_dame.options import Options
from app.games.notre_dame.state import State
from app.rooms.sections import Room, SeatLine
from tests.games.notre_dame.contract import SPEC, value
from tests.games.notre_dame.scene import RULES
from tests.js.notre_dame.positions import facts, sections

ROOM = "A" * 22
LATE = 4
MANY = 60
MOST_GAMES = 40
# One name is as long as names may be, one is written in Chinese.
NAMES = ("Seat 1", "Seat 2", "座位三", "Seat 4", "Seat 5 has a long name")
SIMPLE = {"bank", "residence", "cloister-school", "park", "hospital"}


@dataclass(frozen=True)
class Moment:
    """What one seat is sent, and the position behind it."""

    seat: int
    state: State
    sections: dict[str, Any]
    facts: dict[str, Any]


@dataclass(frozen=True)
class Asked:
    """A seat in a position, and what it is asked."""

    state: State
    seat: int
    ask: Ask | None

    @property
    def kind(self) -> str:
        return self.ask.kind if self.ask and not self.ask.answered else ""

    def hand(self) -> set[str]:
        return {kind_of(card) for card in self.state.seats[self.seat].hand}

    def open(self) -> list[Offer]:
        offers = RULES.offers(self.state, self.seat).offers if self.kind else ()
        return [offer for offer in offers if offer.blocked is None]


def _picked_by_another(at: Asked) -> bool:
    return any(seat.pick for number, seat in enumerate(at.state.seats) if number != at.seat)


def _counts(at: Asked) -> bool:
    return any(not isinstance(field, Choice) for offer in at.open() for field in offer.fields)


KINDS: dict[str, Callable[[Asked], bool]] = {
    "draft1": lambda at: at.state.phase == "draft1" and bool(at.kind) and _picked_by_another(at),
    "draft2": lambda at: at.state.phase == "draft2" and bool(at.kind) and _picked_by_another(at),
    "locked": lambda at: bool(at.state.phase == "draft2" and at.ask and at.ask.answered),
    "play": lambda at: at.kind == "play" and bool(at.hand() & SIMPLE),
    "driving": lambda at: (
        at.kind == "play"
        and at.state.seats[at.seat].personal > 0
        and any(kind_of(offer.action["card"]) == "carriage-house" for offer in at.open())
    ),
    "origin": lambda at: (
        at.kind == "play"
        and at.state.seats[at.seat].personal == 0
        and bool(at.hand() & SIMPLE)
        and len(at.open()) > 1
    ),
    "hire": lambda at: at.kind == "hire" and len(at.open()) > 2,
    "counts": lambda at: at.kind == "hire" and _counts(at),
    "extra": lambda at: at.kind == "extra_hire",
    "outbreak": lambda at: at.kind == "outbreak",
    "waiting": lambda at: at.state.phase == "actions" and not at.ask,
    "over": lambda at: at.state.phase == "end",
}


def _room(game: Game, seat: int) -> Room:
    over = game.table.state.phase == "end"
    seats = len(game.table.state.seats)
    members = [
        SeatLine(seat=number, name=NAMES[number], bot=False, ready=True, left=False, agreed=False)
        for number in range(seats)
    ]
    return Room(
        id=ROOM,
        title="Friday table",
        game=SPEC.id,
        rules_version=SPEC.version,
        status="finished" if over else "playing",
        held=False,
        options=msgspec.to_builtins(Options(new_persons=True)),
        seats=seats,
        members=members,
        me=seat,
        host=0,
        code=None,
        commitment="0" * 64,
        seed=game.seed.hex() if over else None,
        result_link=None,
        rematch=None,
    )


def _moment(game: Game, seat: int) -> Moment:
    room = _room(game, seat)
    built = {**sections(game, seat), "room": msgspec.to_builtins(room)}
    if room.status != "playing":
        built = {name: part for name, part in built.items() if name not in ("prompt", "offers")}
    learned = facts(game, seat)
    known = learned[-MANY:]
    told = {"after": len(learned) - len(known), "facts": known}
    return Moment(seat, game.table.state, built, told)


@cache
def moments(seats: int) -> dict[str, Moment]:
    """Return a moment of every kind; raises AssertionError for a kind that does not come up."""
    found: dict[str, Moment] = {}

    def watch(game: Game) -> None:
        state: State = game.table.state
        if state.number < LATE:
            return
        asks = {ask.seat: ask for ask in RULES.asks(state)}
        for seat in range(seats):
            at = Asked(state, seat, asks.get(seat))
            for kind, holds in KINDS.items():
                if kind not in found and holds(at):
                    found[kind] = _moment(game, seat)

    for seed in range(MOST_GAMES):
        chance = Random(seed)
        begun = Game.start(SPEC, Options(new_persons=True), seats, chance.randbytes(SEED_BYTES))
        play(begun, chance, OneAhead(value, most=5), watch)
        if found.keys() == KINDS.keys():
            return found
    raise AssertionError(f"no {KINDS.keys() - found.keys()} in {MOST_GAMES} games of {seats}")
