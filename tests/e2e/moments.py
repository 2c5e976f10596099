"""Moments of real games, as the server would send them to one seat.

They are played by the rules whenever a test wants them, so they cannot go out of date.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

import msgspec

from app.engine.inputs import Field, Offer, Offers, Option
from app.engine.payments import Goods
from app.engine.rules import AnySpec, Ask
from app.engine.selfplay import Choose, Game, play
from app.rooms.sections import Room, SeatLine
from tests.shown import facts, sections

ROOM = "A" * 22
MANY = 60
# One name is as long as names may be, one is written in Chinese.
NAMES = ("Seat 1", "Seat 2", "座位三", "Seat 4", "Seat 5 has a long name")


@dataclass(frozen=True)
class Moment:
    """What one seat is sent, the position behind it, and what in it is of interest."""

    spec: AnySpec
    seat: int
    state: Any
    sections: dict[str, Any]
    facts: dict[str, Any]
    about: str = ""
    steps: tuple[dict[str, Any], ...] = ()

    @property
    def seats(self) -> int:
        return len(self.sections["room"]["members"])


@dataclass(frozen=True)
class Asked:
    """A seat in a position, and what it is asked."""

    spec: AnySpec
    state: Any
    seat: int
    ask: Ask | None

    @property
    def kind(self) -> str:
        return self.ask.kind if self.ask and not self.ask.answered else ""

    @cached_property
    def offers(self) -> Offers:
        offered: Offers = self.spec.rules.offers(self.state, self.seat) if self.kind else Offers()
        return offered

    def open(self) -> list[Offer]:
        return [offer for offer in self.offers.offers if offer.blocked is None]

    def fields(self, first: tuple[Field, ...]) -> Iterator[Field]:
        """Yield all fields that these can lead to."""
        for field in first:
            yield field
            for option in options(field):
                yield from self.fields(self.offers.groups.get(option.then, ()))


def options(field: Field) -> list[Option]:
    """Return the options of a field that are possible."""
    if isinstance(field, Goods) or not hasattr(field, "options"):
        return []
    return [option for option in field.options if option.blocked is None]


# Returns what in a position is of interest; None or False: it is not one of these.
Wanted = Callable[[Asked], "str | bool | None"]


def _room(game: Game, seat: int, given: Any) -> Room:
    over = game.table.state.phase == "end"
    seats = len(game.table.answers)
    members = [
        SeatLine(seat=number, name=NAMES[number], bot=False, ready=True, left=False, agreed=False)
        for number in range(seats)
    ]
    return Room(
        id=ROOM,
        title="Friday table",
        game=game.spec.id,
        rules_version=game.spec.version,
        status="finished" if over else "playing",
        held=False,
        options=msgspec.to_builtins(given),
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


def moment(game: Game, seat: int, given: Any, about: str = "") -> Moment:
    """Return what a seat is sent now of a game with these options."""
    room = _room(game, seat, given)
    built = {**sections(game, seat), "room": msgspec.to_builtins(room)}
    if room.status != "playing":
        built = {name: part for name, part in built.items() if name not in ("prompt", "offers")}
    learned = facts(game, seat)
    known = learned[-MANY:]
    told = {"after": len(learned) - len(known), "facts": known}
    return Moment(game.spec, seat, game.table.state, built, told, about)


@dataclass(frozen=True)
class Cast:
    """How games are played until a moment of every kind has come up."""

    begin: Callable[[Random], Game]
    options: Any
    choose: Choose
    kinds: Mapping[str, Wanted]
    late: Callable[[Any], bool]
    most_games: int

    def moments(self) -> dict[str, Moment]:
        """Return a moment of every kind; raises AssertionError for one that does not come up."""
        found: dict[str, Moment] = {}

        def watch(game: Game) -> None:
            state = game.table.state
            if not self.late(state) or found.keys() == self.kinds.keys():
                return
            asks = {ask.seat: ask for ask in game.spec.rules.asks(state)}
            for seat in range(len(game.table.answers)):
                at = Asked(game.spec, state, seat, asks.get(seat))
                for kind, wanted in self.kinds.items():
                    about = None if kind in found else wanted(at)
                    if about is not None and about is not False:
                        words = about if isinstance(about, str) else ""
                        found[kind] = moment(game, seat, self.options, words)

        for seed in range(self.most_games):
            chance = Random(seed)
            play(self.begin(chance), chance, self.choose, watch)
            if found.keys() == self.kinds.keys():
                return found
        raise AssertionError(f"no {self.kinds.keys() - found.keys()} in {self.most_games} games")
