"""A game without rules: whoever is next answers, and a fixed kilobyte is shown to all.

Its state and its facts are as long as those of Notre Dame, so that as much is committed.
"""

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

import msgspec

from app.engine.inputs import Delta, Offer, Offers
from app.engine.rng import Rng
from app.engine.rules import Ask, Emitted, GameSpec, Result, Step

STATE_BYTES = 5000
FACT_BYTES = 250
VIEW_BYTES = 970
# So many of so many answers: with the state before them a row of Notre Dame has 7 800 bytes.
UNDO_OF = (5, 9)


def _sample(size: int) -> str:
    """Make text that a database can compress about as well as a game's."""
    draw = random.Random(size)
    return "".join(f"{{kind:card,number:{draw.randrange(1000)}}}," for _ in range(size))[:size]


BODY, FACT, VIEW = _sample(STATE_BYTES), _sample(FACT_BYTES), _sample(VIEW_BYTES)


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """No options."""

    start_seat: int | None = None


class Go(msgspec.Struct, frozen=True, tag_field="type", tag="go", forbid_unknown_fields=True):
    """The one answer."""


class Went(msgspec.Struct, frozen=True, tag_field="type", tag="went"):
    """Somebody answered."""

    seat: int
    text: str


class Shown(msgspec.Struct, frozen=True):
    """What everybody sees."""

    turn: int
    text: str


@dataclass(slots=True)
class State:
    """How many answers there were."""

    seats: int
    turn: int
    text: str


OFFERS = Offers((Offer({"type": "go"}),))


class Floor:
    """No rules; the methods are those of `app.engine.rules.Rules`."""

    def setup(self, _: Options, seats: int, _rng: Rng) -> Step[State]:
        """Begin."""
        return Step(State(seats, 0, BODY), [], barrier=True)

    def asks(self, state: State) -> list[Ask]:
        """Ask the next seat."""
        return [Ask(str(state.turn), state.turn % state.seats, "go")]

    def offers(self, state: State, seat: int) -> Offers:
        """Offer the one answer."""
        return OFFERS if seat == state.turn % state.seats else Offers()

    def legal(self, *_: object) -> Iterator[Go]:
        """Yield the one answer."""
        yield Go()

    def sample(self, *_: object) -> Go:
        """Return the one answer."""
        return Go()

    def apply(self, state: State, seat: int, _action: Go, _rng: Rng) -> Step[State]:
        """Go on; most answers can be taken back, so the state before them is kept as well."""
        later = replace(state, turn=state.turn + 1)
        taken_back = later.turn % UNDO_OF[1] < UNDO_OF[0]
        return Step(later, [Emitted(Went(seat, FACT))], barrier=not taken_back)

    def preview(self, *_: object) -> Delta:
        """Tell nothing."""
        return {}

    def view(self, state: State, seat: int | None) -> Mapping[str, msgspec.Struct]:
        """Show the fixed kilobyte to all."""
        return {"shown": Shown(state.turn, VIEW)} if seat is None else {}

    def determinize(self, state: State, *_: object) -> State:
        """Nothing is hidden."""
        return state

    def result(self, _: State) -> Result | None:
        """Never end."""
        return None


SPEC: GameSpec[State, Go] = GameSpec(
    id="floor",
    version=1,
    seats=(2, 3, 4, 5),
    options=Options,
    state=State,
    action=Go,
    fact=Went,
    sections={"shown": Shown},
    rules=Floor(),
)
