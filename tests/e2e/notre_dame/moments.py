"""Moments of games of Notre Dame, one of each kind. Late ones: there is more to be drawn."""

from functools import cache
from random import Random

from app.engine.inputs import Choice
from app.engine.rng import SEED_BYTES
from app.engine.selfplay import Game, OneAhead
from app.games.notre_dame.cards import kind_of
from app.games.notre_dame.options import Options
from tests.e2e.moments import Asked, Cast, Moment, Wanted
from tests.games.notre_dame.contract import SPEC, value

LATE = 4
MOST_GAMES = 40
OPTIONS = Options(new_persons=True)
SIMPLE = {"bank", "residence", "cloister-school", "park", "hospital"}


def _hand(at: Asked) -> set[str]:
    return {kind_of(card) for card in at.state.seats[at.seat].hand}


def _picked_by_another(at: Asked) -> bool:
    return any(seat.pick for number, seat in enumerate(at.state.seats) if number != at.seat)


def _counts(at: Asked) -> bool:
    return any(not isinstance(field, Choice) for offer in at.open() for field in offer.fields)


KINDS: dict[str, Wanted] = {
    "draft1": lambda at: at.state.phase == "draft1" and bool(at.kind) and _picked_by_another(at),
    "draft2": lambda at: at.state.phase == "draft2" and bool(at.kind) and _picked_by_another(at),
    "locked": lambda at: bool(at.state.phase == "draft2" and at.ask and at.ask.answered),
    "play": lambda at: at.kind == "play" and bool(_hand(at) & SIMPLE),
    "driving": lambda at: (
        at.kind == "play"
        and at.state.seats[at.seat].personal > 0
        and any(kind_of(offer.action["card"]) == "carriage-house" for offer in at.open())
    ),
    "origin": lambda at: (
        at.kind == "play"
        and at.state.seats[at.seat].personal == 0
        and bool(_hand(at) & SIMPLE)
        and len(at.open()) > 1
    ),
    "hire": lambda at: at.kind == "hire" and len(at.open()) > 2,
    "counts": lambda at: at.kind == "hire" and _counts(at),
    "extra": lambda at: at.kind == "extra_hire",
    "outbreak": lambda at: at.kind == "outbreak",
    "waiting": lambda at: at.state.phase == "actions" and not at.ask,
    "over": lambda at: at.state.phase == "end",
}


@cache
def moments(seats: int) -> dict[str, Moment]:
    """Return a moment of every kind."""

    def begin(chance: Random) -> Game:
        return Game.start(SPEC, OPTIONS, seats, chance.randbytes(SEED_BYTES))

    return Cast(
        begin=begin,
        options=OPTIONS,
        choose=OneAhead(value, most=5),
        kinds=KINDS,
        late=lambda state: state.number >= LATE,
        most_games=MOST_GAMES,
    ).moments()
