"""What a game is: the Rules protocol and the small values it speaks in.

Rules are pure functions over data. They know no clock, no I/O and no chance of their own.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from app.engine.inputs import Delta, Offers
from app.engine.rng import Rng

S = TypeVar("S")
A = TypeVar("A", bound=msgspec.Struct)
A_contra = TypeVar("A_contra", bound=msgspec.Struct, contravariant=True)

Params: TypeAlias = dict[str, int | str]
Draw: TypeAlias = Callable[[int], int]


class IllegalAction(Exception):
    """An action the rules do not allow now; `code` and `params` are translated by the client."""

    def __init__(self, code: str, **params: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.params: Params = params


class Ask(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question a seat has to answer now.

    `question` names it within the game ("A2.play1"); `kind` is what the client shows
    ("draft", "play"). `answered`: there is an answer that may still be changed; nobody
    waits for this seat.
    """

    question: str
    seat: int
    kind: str
    params: Params = {}
    answered: bool = False


class Emitted(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact and who learns it.

    `to` None: everybody. Otherwise these seats learn `fact`, and everybody else learns
    `instead` (None: nothing). After the end the record tells `fact` to all.
    """

    fact: msgspec.Struct
    to: tuple[int, ...] | None = None
    instead: msgspec.Struct | None = None


@dataclass(slots=True)
class Step(Generic[S]):
    """What an action did: the new state, the facts in order, and whether undo stops here.

    A barrier is chance, or something seen by a seat that did not know it and does not own it.
    """

    state: S
    events: list[Emitted]
    barrier: bool


class Result(msgspec.Struct, frozen=True):
    """The end of a game: place (1 is best, ties share) and score of every seat."""

    places: tuple[int, ...]
    scores: tuple[int, ...]


class Rules(Protocol[S, A]):
    """The rules of one game, over its state S and its action union A."""

    def setup(self, options: Any, seats: int, rng: Rng) -> Step[S]:
        """Lay the game out for this many seats; `options` is the spec's options struct."""
        ...

    def asks(self, state: S) -> list[Ask]:
        """Who must answer what; several seats at once is normal, empty means finished."""
        ...

    def offers(self, state: S, seat: int) -> Offers:
        """All choices of this seat's open ask, with the blocked ones and their reasons.

        They stay the same while the ask is open, whatever other seats answer meanwhile.
        """
        ...

    def legal(self, state: S, seat: int) -> Iterator[A]:
        """Every canonical answer to this seat's open ask, lazily; nothing if none is open."""
        ...

    def sample(self, state: S, seat: int, draw: Draw) -> A:
        """Return a random canonical answer to this seat's open ask; `draw(n)` is below n.

        Every answer can come, and it costs little: for tests, measurements and play at random.
        """
        ...

    def apply(self, state: S, seat: int, action: A, rng: Rng) -> Step[S]:
        """Carry an action out on a copy. The only place that decides legality.

        Raises IllegalAction.
        """
        ...

    def preview(self, state: S, seat: int, action: A) -> Delta:
        """Tell the certain result of an action for its player, hidden things left out.

        Raises IllegalAction exactly when `apply` would.
        """
        ...

    def view(self, state: S, seat: int | None) -> Mapping[str, msgspec.Struct]:
        """Build what everybody may see (seat None), or what this seat sees besides or instead.

        A seat is sent both, as named sections; what all share is built and encoded once.
        """
        ...

    def determinize(self, state: S, seat: int | None, rng: Rng) -> S:
        """Re-deal everything this seat cannot know, on a copy."""
        ...

    def result(self, state: S) -> Result | None:
        """Return the final places and scores; None while the game runs."""
        ...


@dataclass(frozen=True, slots=True)
class GameSpec(Generic[S, A]):
    """A game as the rooms know it.

    `seats` are the possible numbers of players. `options` is a frozen struct of table
    options with defaults; its `start_seat` is set by a rematch (None: setup draws it as "start").
    `action` and `fact` are the tagged unions, `sections` the structs of the views by the
    section's name; a section need not always be there. `version` moves only when behaviour changes.
    `settings` is a frozen struct with defaults of what a seat may set at any time (standing
    orders); they are public, and no undo takes them back. `configure(state, settings)` puts
    those of all seats into a copy; it may end the game, which is a barrier.
    """

    id: str
    version: int
    seats: tuple[int, ...]
    options: type[msgspec.Struct]
    state: type[S]
    action: Any
    fact: Any
    sections: Mapping[str, type[msgspec.Struct]]
    rules: Rules[S, A]
    settings: type[msgspec.Struct] | None = None
    configure: Callable[[S, tuple[Any, ...]], Step[S]] | None = None


AnySpec: TypeAlias = GameSpec[Any, Any]
