"""The choices of an ask, found by running the effects themselves on sketches of the state.

Options of `to` carry `steps`, and where a token must stay where it lies `untaken` with the
reason's code and its parameters. `no_effect` marks what does nothing.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, TypeAlias

import msgspec

from app.engine.inputs import (
    Choice,
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
from app.games.notre_dame.turn import Need, Turn

Effect: TypeAlias = Callable[[Turn], None]

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

    def offer(self, action: dict[str, Any], effect: Effect) -> Offer:
        """Explore one effect."""
        field, delta, notes = self._explore(effect, {}, self._state)
        return Offer(action, (field,) if field else (), delta, notes=notes)

    def _explore(
        self, effect: Effect, given: Mapping[str, Any], before: State
    ) -> tuple[Field | None, Delta, Params]:
        """Run the effect up to its next question; return that, and what is certain by then."""
        turn = Turn(self._state.sketch(self._seat), self._seat, given)
        try:
            effect(turn)
        except Need as need:
            field = need.field
            delta = difference(before, turn.state, self._seat)
            if isinstance(field, Choice):
                field = self._open(field, effect, given, turn.state)
            return field, delta, {}
        notes: Params = {} if turn.effect else NO_EFFECT
        return None, difference(before, turn.state, self._seat), notes

    def _open(
        self, field: Choice, effect: Effect, given: Mapping[str, Any], before: State
    ) -> Choice:
        """Explore every possible option of a choice."""
        options = []
        for option in field.options:
            if option.blocked is not None:
                options.append(option)
                continue
            opened, delta, notes = self._explore(
                effect, {**given, field.name: option.value}, before
            )
            if opened or delta or notes:
                then = self._group(opened) if opened else ""
                notes = {**option.notes, **notes}
                option = Option(option.value, then, delta, notes=notes)  # noqa: PLW2901
            options.append(option)
        return Choice(field.name, field.of, tuple(options))

    def _group(self, field: Field) -> str:
        """Name a subtree; equal ones have one name."""
        content = msgspec.json.encode(field)
        name = self._names.get(content)
        if name is None:
            name = self._names[content] = f"{field.name}.{len(self._names)}"
            self.groups[name] = (field,)
        return name


def difference(before: State, after: State, number: int) -> Delta:
    """Return what changed for a seat, and for the gold of the bank and the others."""
    old, new = before.seats[number], after.seats[number]
    delta = {
        name: (was, now)
        for name, was, now in (
            ("gold", old.gold, new.gold),
            ("personal", old.personal, new.personal),
            ("general", old.general, new.general),
            ("prestige", old.prestige, new.prestige),
            ("rat", old.rat, new.rat),
            ("cathedral", old.cathedral, new.cathedral),
            ("bank", before.bank, after.bank),
        )
        if was != now
    }
    if old.markers is not new.markers or old.friend != new.friend:
        for sector, name in SECTOR_DELTAS:
            was, now = old.influence(sector), new.influence(sector)
            if was != now:
                delta[name] = was, now
    for other, (poorer, seat) in enumerate(zip(before.seats, after.seats, strict=True)):
        if other != number and poorer.gold != seat.gold:
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
