"""Finds the choices of an ask by running effects with ever more inputs."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from app.engine.exploring import Key, Need, S, Tail, Turn
from app.engine.inputs import Choice, Delta, Field, Offer, Option, Reason
from app.engine.payments import Goods
from app.engine.rules import Params

T = TypeVar("T", bound=Turn[Any])

NO_EFFECT: Params = {"no_effect": 1}

Effect: TypeAlias = Callable[[T], None]
Outcome: TypeAlias = tuple[str, Delta, Params]


class Tree(Generic[S, T]):
    """Explores the effects of one ask and shares equal subtrees.

    `difference(before, after, seat)` is what changed for the seat; `supplies(turn)` is all that
    the results of a keyed question depend on beside its key.
    """

    def __init__(
        self,
        turn: type[T],
        state: S,
        seat: int,
        difference: Callable[[S, S, int], Delta],
        supplies: Callable[[T], Key],
    ) -> None:
        self.groups: dict[str, tuple[Field, ...]] = {}
        self._turn = turn
        self._state = state
        self._seat = seat
        self._difference = difference
        self._supplies = supplies
        self._names: dict[bytes, str] = {}
        self._outcomes: dict[tuple[Effect[T], str, Key], dict[Any, Outcome]] = {}
        self._known: dict[tuple[str, Key, Key], str] = {}

    def offer(self, action: dict[str, Any], effect: Effect[T]) -> Offer:
        """Explore one effect."""
        turn, need = self._run(effect, {})
        delta = self._difference(self._state, turn.state, self._seat)
        if need:
            fields = self._fields(need, effect, turn)
            return Offer(action, fields, _certain(delta, turn, need), _blocked(fields))
        return Offer(action, (), delta, notes={} if turn.effect else NO_EFFECT)

    def _run(
        self, effect: Effect[T], given: Mapping[str, Any], tail: Tail | None = None
    ) -> tuple[T, Need | None]:
        """Run the effect, or only its tail, up to its end or its next question."""
        start = self._state if tail is None else tail.state
        turn = self._turn(start.sketch(self._seat), self._seat, given, trusted=True)
        try:
            if tail is None:
                effect(turn)
            else:
                turn.tail = tail
                turn.effect = tail.had_effect
                tail.effect(turn, *tail.about)
        except Need as need:
            # Its traceback would tie the frames here into a cycle, left to the collector.
            return turn, need.with_traceback(None)
        return turn, None

    def _fields(self, need: Need, effect: Effect[T], asking: T) -> tuple[Field, ...]:
        """Explore every possible option of a choice; there is nothing to explore in numbers."""
        field = need.fields[0]
        if not isinstance(field, Choice):
            return need.fields
        outcomes: dict[Any, Outcome] = {}
        if need.alike is not None:
            known = (effect, field.name, self._supplies(asking))
            outcomes = self._outcomes.setdefault(known, outcomes)
        options = []
        for option in field.options:
            if option.blocked:
                options.append(option)
                continue
            like = option.value if need.alike is None else need.alike(option)
            outcome = outcomes.get(like)
            if outcome is None:
                outcome = outcomes[like] = self._explored(field, option, effect, asking)
            then, delta, notes = outcome
            notes = {**option.notes, **notes} if notes else option.notes
            options.append(Option(option.value, then, delta, None, notes))
        return (Choice(field.name, field.of, tuple(options)),)

    def _explored(self, field: Choice, option: Option, effect: Effect[T], asking: T) -> Outcome:
        """Explore one option: the subtree it opens, what is certain then, and its notes."""
        turn, further = self._run(effect, {**asking.given, field.name: option.value}, asking.tail)
        delta = self._difference(asking.state, turn.state, self._seat)
        if further:
            return self._group(further, effect, turn), _certain(delta, turn, further), {}
        return "", delta, {} if turn.effect else NO_EFFECT

    def _group(self, need: Need, effect: Effect[T], asking: T) -> str:
        """Name a subtree; equal ones have one name."""
        name = need.fields[0].name
        known = None
        if need.key:
            known = (name, need.key, self._supplies(asking))
            if known in self._known:
                return self._known[known]
        fields = self._fields(need, effect, asking)
        content = msgspec.json.encode(fields)
        group = self._names.get(content)
        if group is None:
            group = self._names[content] = f"{name}.{len(self._names)}"
            self.groups[group] = fields
        if known:
            self._known[known] = group
        return group


def _blocked(fields: tuple[Field, ...]) -> Reason | None:
    """Say why none of the options is possible: as the first of them does; None if one is."""
    (field, *_) = fields
    if not isinstance(field, Choice):
        return None
    reasons = [option.blocked for option in field.options]
    return None if None in reasons else next(iter(reasons), None)


def _certain(delta: Delta, asking: Turn[Any], need: Need) -> Delta:
    """Leave out what a payment still to be chosen changes."""
    if not delta:
        return delta
    open_goods = asking.owing()
    for field in need.fields:
        if isinstance(field, Goods):
            open_goods |= field.held.keys()
    if not open_goods:
        return delta
    names = {f"goods.{good}" for good in open_goods}
    return {name: pair for name, pair in delta.items() if name not in names}
