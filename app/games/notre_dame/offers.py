"""The choices of an ask, found by running the effects themselves on sketches of the state.

Options of `to` carry `steps`, and where a token must stay where it lies `untaken` with the
reason's code and its parameters. `no_effect` marks what does nothing.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from operator import attrgetter, is_not
from typing import Any, TypeAlias

import msgspec

from app.engine.inputs import (
    Choice,
    Counts,
    Delta,
    Field,
    Offer,
    Offers,
    Option,
    completions,
)
from app.engine.rules import Params
from app.games.notre_dame import reasons
from app.games.notre_dame.actions import Action
from app.games.notre_dame.answers import ask_kind, carry_out
from app.games.notre_dame.cards import SECTORS, kind_of
from app.games.notre_dame.persons import hire
from app.games.notre_dame.plague import choose_loss
from app.games.notre_dame.sectors import play_card
from app.games.notre_dame.state import State
from app.games.notre_dame.turn import Key, Need, Tail, Turn

Effect: TypeAlias = Callable[[Turn], None]
Outcome: TypeAlias = tuple[str, Delta, Params]

NO_EFFECT: Params = {"no_effect": 1}
SECTOR_DELTAS = tuple((sector, f"sector.{sector}") for sector in SECTORS)


def offers(state: State, seat: int) -> Offers:
    """Return all choices of this seat's open ask; none if nothing is asked."""
    kind = ask_kind(state, seat)
    if kind is None:
        return Offers()
    if kind == "draft":
        pack = state.seats[seat].pack
        return Offers(tuple(Offer({"type": "pick", "card": card}) for card in pack))
    tree = _Tree(state, seat)
    if kind == "play":
        found = [
            tree.offer({"type": "play", "card": card}, partial(play_card, card=card))
            for card in state.seats[seat].hand
        ]
    elif kind == "outbreak":
        found = [tree.offer({"type": "lose"}, choose_loss)]
    else:
        found = [_hire_offer(tree, person, extra=state.extra > 0) for person in state.persons]
        found.append(Offer({"type": "pass"}))
    return Offers(tuple(found), tree.groups)


def _hire_offer(tree: "_Tree", person: str, *, extra: bool) -> Offer:
    action = {"type": "hire", "person": person}
    if extra and kind_of(person) == "adviser":
        return Offer(action, blocked=reasons.NOT_ADVISER)
    return tree.offer(action, partial(hire, person=person))


class _Tree:
    """Explores the effects of one ask and shares equal subtrees."""

    def __init__(self, state: State, seat: int) -> None:
        self.groups: dict[str, tuple[Field, ...]] = {}
        self._state = state
        self._seat = seat
        self._names: dict[bytes, str] = {}
        self._outcomes: dict[tuple[Effect, str, tuple[int, ...]], dict[Any, Outcome]] = {}
        self._known: dict[tuple[str, Key, tuple[int, ...]], str] = {}

    def offer(self, action: dict[str, Any], effect: Effect) -> Offer:
        """Explore one effect."""
        turn, need = self._run(effect, {})
        delta = difference(self._state, turn.state, self._seat)
        if need:
            return Offer(action, (self._field(need, effect, turn),), delta)
        return Offer(action, (), delta, notes={} if turn.effect else NO_EFFECT)

    def _run(
        self, effect: Effect, given: Mapping[str, Any], tail: Tail | None = None
    ) -> tuple[Turn, Need | None]:
        """Run the effect, or only its tail, up to its end or its next question."""
        start = self._state if tail is None else tail.state
        turn = Turn(start.sketch(self._seat), self._seat, given, trusted=True)
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

    def _field(self, need: Need, effect: Effect, asking: Turn) -> Field:
        """Explore every possible option of a choice."""
        field = need.field
        if isinstance(field, Counts):
            return field
        outcomes: dict[Any, Outcome] = {}
        if need.alike is not None:
            known = (effect, field.name, _supplies(asking))
            outcomes = self._outcomes.setdefault(known, outcomes)
        options = []
        for option in field.options:
            if option.blocked:
                options.append(option)
                continue
            like = option.value if need.alike is None else need.alike(option)
            outcome = outcomes.get(like)
            if outcome is None:
                outcome = outcomes[like] = self._explored(need, option, effect, asking)
            then, delta, notes = outcome
            notes = {**option.notes, **notes} if notes else option.notes
            options.append(Option(option.value, then, delta, notes=notes))
        return Choice(field.name, field.of, tuple(options))

    def _explored(self, need: Need, option: Option, effect: Effect, asking: Turn) -> Outcome:
        """Explore one option: the subtree it opens, what is certain then, and its notes."""
        turn, further = self._run(
            effect, {**asking.given, need.field.name: option.value}, asking.tail
        )
        delta = difference(asking.state, turn.state, self._seat)
        if further:
            return self._group(further, effect, turn), delta, {}
        return "", delta, {} if turn.effect else NO_EFFECT

    def _group(self, need: Need, effect: Effect, asking: Turn) -> str:
        """Name a subtree; equal ones have one name."""
        known = None
        if need.key:
            known = (need.field.name, need.key, _supplies(asking))
            if known in self._known:
                return self._known[known]
        field = self._field(need, effect, asking)
        content = msgspec.json.encode(field)
        name = self._names.get(content)
        if name is None:
            name = self._names[content] = f"{field.name}.{len(self._names)}"
            self.groups[name] = (field,)
        if known:
            self._known[known] = name
        return name


def _supplies(turn: Turn) -> tuple[int, ...]:
    """Return all that the results of a keyed question depend on beside its key."""
    me = turn.me
    return (
        me.gold,
        me.personal,
        me.general,
        me.prestige,
        me.rat,
        me.influence("park") // 2,
        turn.state.bank,
    )


NUMBERS = ("gold", "personal", "general", "prestige", "rat", "cathedral")
_numbers = attrgetter(*NUMBERS)


def difference(before: State, after: State, number: int) -> Delta:
    """Return what changed for a seat, and for the gold of the bank and the others."""
    old, new = before.seats[number], after.seats[number]
    delta: Delta = {}
    was_had, has = _numbers(old), _numbers(new)
    if was_had != has:
        delta = {
            name: (was, now)
            for name, was, now in zip(NUMBERS, was_had, has, strict=True)
            if was != now
        }
    if before.bank != after.bank:
        delta["bank"] = before.bank, after.bank
    if old.markers is not new.markers or old.friend != new.friend:
        for sector, name in SECTOR_DELTAS:
            was = old.markers[sector] + (old.friend == sector)
            now = new.markers[sector] + (new.friend == sector)
            if was != now:
                delta[name] = was, now
    if sum(map(is_not, before.seats, after.seats)) > 1:
        for other, (poorer, seat) in enumerate(zip(before.seats, after.seats, strict=True)):
            if poorer.gold != seat.gold and other != number:
                delta[f"seat.{other}.gold"] = poorer.gold, seat.gold
    return delta


def legal(state: State, seat: int) -> Iterator[Action]:
    """Yield every answer to this seat's open ask, lazily."""
    for action in completions(offers(state, seat)):
        yield msgspec.convert(action, Action)


def preview(state: State, seat: int, action: Action) -> Delta:
    """Return the certain result of an answer for its player. Raises IllegalAction."""
    turn = carry_out(state.clone(), seat, action)
    return difference(state, turn.state, seat)
