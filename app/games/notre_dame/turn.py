"""A seat's answer being carried out: what it has been given, and what it tells.

An effect is written once, as plain code that asks for its inputs where it needs them.
`apply` runs it with a whole action; `offers` runs it with ever more inputs and finds the
questions where it stops.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from app.engine.inputs import Choice, Counts, Field, Option
from app.engine.rules import Emitted, IllegalAction
from app.games.notre_dame import facts
from app.games.notre_dame.state import Seat, State

Key: TypeAlias = tuple[int | str, ...]
Alike: TypeAlias = Callable[[Option], Key]


class Need(Exception):
    """The effect cannot go on without this input.

    `key` None, or: with equal keys, supplies and park the same choices lead to the same
    results. `alike` None, or: the same of options of one effect with equal values of it.
    """

    def __init__(self, field: Field, key: Key | None = None, alike: Alike | None = None) -> None:
        super().__init__(field.name)
        self.field = field
        self.key = key
        self.alike = alike


class Tail(NamedTuple):
    """What ends an answer, and where it begins: no choice in it changes what came before."""

    effect: Callable[..., None]
    about: tuple[Any, ...]
    state: State
    had_effect: bool


class Turn:
    """One seat at work on a state that may be changed.

    `trusted`: all inputs were taken from options. `effect` says whether anything happened
    since the last head; `cover` is what the others are told instead of "no effect" where that
    would betray a hidden number. `tail`: where the trusted may begin again.
    """

    __slots__ = (
        "barrier",
        "cover",
        "effect",
        "events",
        "given",
        "me",
        "seat",
        "state",
        "tail",
        "trusted",
        "used",
    )

    def __init__(
        self,
        state: State,
        seat: int,
        given: Mapping[str, Any],
        events: list[Emitted] | None = None,
        *,
        trusted: bool = False,
    ) -> None:
        self.state = state
        self.seat = seat
        self.me: Seat = state.seats[seat]
        self.given = given
        self.trusted = trusted
        self.used = 0
        self.events: list[Emitted] = [] if events is None else events
        self.effect = False
        self.cover: facts.Fact | None = None
        self.barrier = False
        self.tail: Tail | None = None

    def finish(self, effect: Callable[..., None], *about: Any) -> None:
        """Carry out what ends this answer; after it nothing is left but to close."""
        if self.trusted:
            self.tail = Tail(effect, about, self.state.sketch(self.seat), self.effect)
        effect(self, *about)

    def choose(
        self,
        name: str,
        of: str,
        options: Callable[[], Sequence[Option]],
        key: Key | None = None,
        alike: Alike | None = None,
    ) -> Any:
        """Return the chosen value. Raises Need, or IllegalAction if it is not possible."""
        value = self.given.get(name)
        if value is None:
            raise Need(Choice(name, of, tuple(options())), key, alike)
        self.used += 1
        if self.trusted:
            return value
        for option in options():
            if option.value == value:
                if option.blocked is not None:
                    raise IllegalAction(option.blocked.code, **option.blocked.params)
                return value
        raise IllegalAction("not_offered", input=name)

    def count(self, field: Counts) -> dict[Any, int]:
        """Return how many were chosen of each place. Raises like `choose`."""
        counts: dict[Any, int] | None = self.given.get(field.name)
        if counts is None:
            raise Need(field)
        self.used += 1
        for place, number in counts.items():
            if not 1 <= number <= field.places.get(place, 0):
                raise IllegalAction("not_offered", input=field.name)
        return counts

    def check_all_used(self) -> None:
        """Raise IllegalAction if an input was given that nothing asked for."""
        if self.used != len(self.given):
            raise IllegalAction("unexpected_input")

    def head(self, fact: facts.Fact) -> None:
        """Tell a fact whose effects follow."""
        self.events.append(Emitted(fact))
        self.effect = False
        self.cover = None

    def tell(self, fact: facts.Fact) -> None:
        """Tell everybody about an effect."""
        self.events.append(Emitted(fact))
        self.effect = True

    def tell_own(self, fact: facts.Fact, instead: facts.Fact | None = None) -> None:
        """Tell this seat one thing and everybody else another, or nothing."""
        self.events.append(Emitted(fact, to=(self.seat,), instead=instead))
        self.effect = True

    def close(self) -> None:
        """End what the last head began."""
        if self.effect:
            return
        nothing = facts.NoEffect(seat=self.seat)
        if self.cover is None:
            self.events.append(Emitted(nothing))
        else:
            self.events.append(Emitted(nothing, to=(self.seat,), instead=self.cover))
