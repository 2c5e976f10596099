"""Effects written once, as plain code that asks for its inputs where it needs them.

`apply` runs an effect with a whole action; `app.engine.tree` runs it with ever more inputs and
finds the questions where it stops; with `draw` it answers itself at random.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from app.engine import inputs
from app.engine.inputs import Choice, Counts, Field, Option
from app.engine.payments import Goods, misfit, sample_goods
from app.engine.rules import Draw, Emitted, IllegalAction

Key: TypeAlias = tuple[Any, ...]
Alike: TypeAlias = Callable[[Option], Key]

# What copy.copy comes to in the end for a struct, without its search for it.
copy: Callable[[Any], Any] = msgspec.Struct.__copy__  # type: ignore[attr-defined]  # not in stubs


class Explorable(Protocol):
    """A state of which effects can be tried out."""

    def sketch(self, seat: int) -> "Explorable":
        """Return a copy on which an effect of this seat may do what it does."""
        ...


S = TypeVar("S", bound=Explorable)


class Need(Exception):
    """The effect cannot go on without these inputs; more than one only where all are Goods.

    `key` None, or: with equal keys and supplies the same choices lead to the same results.
    `alike` None, or: the same of options of one effect with equal values of it.
    """

    def __init__(
        self, fields: tuple[Field, ...], key: Key | None = None, alike: Alike | None = None
    ) -> None:
        self.fields = fields
        self.key = key
        self.alike = alike


class DeadEnd(Exception):
    """Answers drawn so far leave nothing to draw."""


class Tail(msgspec.Struct, frozen=True, eq=False):
    """What ends an answer, and where it begins: no choice in it changes what came before."""

    effect: Callable[..., None]
    about: tuple[Any, ...]
    state: Any
    had_effect: bool


class Turn(msgspec.Struct, Generic[S], eq=False):
    """One seat at work on a state that may be changed.

    `trusted`: all inputs were taken from options. `draw`: inputs that are missing are drawn.
    `effect` says whether anything happened; `tail`: where the trusted may begin again.
    """

    state: S
    seat: int
    given: Mapping[str, Any]
    events: list[Emitted] = []
    trusted: bool = False
    draw: Draw | None = None
    used: int = 0
    effect: bool = False
    barrier: bool = False
    tail: Tail | None = None

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
            if self.draw is None:
                raise Need((Choice(name, of, tuple(options())),), key, alike)
            return self._drawn(name, options(), self.draw)
        self.used += 1
        if self.trusted:
            return value
        for option in options():
            if option.value == value:
                if option.blocked is not None:
                    raise IllegalAction(option.blocked.code, **option.blocked.params)
                return value
        raise IllegalAction("not_offered", input=name)

    def _drawn(self, name: str, options: Sequence[Option], draw: Draw) -> Any:
        possible = [option.value for option in options if option.blocked is None]
        if not possible:
            raise DeadEnd(name)
        value = possible[draw(len(possible))]
        self.given = {**self.given, name: value}
        return value

    def count(self, field: Counts) -> dict[Any, int]:
        """Return how many were chosen of each place. Raises like `choose`."""
        counts: dict[Any, int] | None = self.given.get(field.name)
        if counts is None:
            if self.draw is None:
                raise Need((field,))
            counts = inputs.sample_counts(field, self.draw)
            self.given = {**self.given, field.name: counts}
            return counts
        self.used += 1
        if not inputs.counted(field, counts):
            raise IllegalAction("not_offered", input=field.name)
        return counts

    def pay(self, fields: tuple[Goods, ...]) -> list[dict[str, int]]:
        """Return the goods chosen for each of the fields. Raises like `choose`."""
        missing = [field for field in fields if field.name not in self.given]
        if missing and self.draw is not None:
            drawn = sample_goods(fields, self.draw)
            if drawn is None:
                raise DeadEnd(fields[0].name)
            self.given = {**self.given, **drawn}
            return [drawn[field.name] for field in fields]
        if missing:
            raise Need(fields)
        self.used += len(fields)
        chosen = [self.given[field.name] for field in fields]
        wrong = misfit(fields, chosen)
        if wrong is not None:
            raise IllegalAction(wrong, input=fields[0].name)
        return chosen

    def owing(self) -> set[str]:
        """Return the goods that a payment not yet asked for may change."""
        return set()

    def check_all_used(self) -> None:
        """Raise IllegalAction if an input was given that nothing asked for."""
        if self.used != len(self.given):
            raise IllegalAction("unexpected_input")

    def tell(self, fact: msgspec.Struct) -> None:
        """Tell everybody about an effect."""
        self.events.append(Emitted(fact))
        self.effect = True
