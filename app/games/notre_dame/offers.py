"""The choices of an ask, found by running the effects themselves on sketches of the state.

Options of `to` carry `steps`, and where a token must stay where it lies `untaken` with the
reason's code and its parameters. `no_effect` marks what does nothing.
"""

from collections.abc import Callable, Iterator
from functools import partial
from operator import attrgetter
from typing import Any, TypeAlias

import msgspec

from app.engine.inputs import Delta, Offer, Offers, Reason, completions
from app.engine.rules import Draw
from app.engine.tree import Tree
from app.games.notre_dame import reasons
from app.games.notre_dame.actions import Action
from app.games.notre_dame.answers import ask_kind, carry_out
from app.games.notre_dame.cards import SECTORS, kind_of
from app.games.notre_dame.persons import hire
from app.games.notre_dame.plague import choose_loss
from app.games.notre_dame.sectors import play_card
from app.games.notre_dame.state import State
from app.games.notre_dame.turn import Turn

SECTOR_DELTAS = tuple((sector, f"sector.{sector}") for sector in SECTORS)


Way: TypeAlias = tuple[dict[str, Any], Callable[[Turn], None], Reason | None]


def offers(state: State, seat: int) -> Offers:
    """Return all choices of this seat's open ask; none if nothing is asked."""
    tree = Tree(Turn, state, seat, difference, _supplies)
    found = [
        tree.offer(action, effect) if blocked is None else Offer(action, blocked=blocked)
        for action, effect, blocked in _ways(state, seat)
    ]
    return Offers(tuple(found), tree.groups)


def sample(state: State, seat: int, draw: Draw) -> Action:
    """Return a random answer to this seat's open ask."""
    ways = [way for way in _ways(state, seat) if way[2] is None]
    action, effect, _ = ways[draw(len(ways))]
    turn = Turn(state.sketch(seat), seat, {}, draw=draw)
    effect(turn)
    answer: Action = msgspec.convert({**action, **turn.given}, Action)
    return answer


def _ways(state: State, seat: int) -> list[Way]:
    """Return the ways to answer, what each does, and why it is not possible."""
    kind = ask_kind(state, seat)
    if kind == "draft":
        pack = state.seats[seat].pack
        return [({"type": "pick", "card": card}, _settled, None) for card in pack]
    if kind == "play":
        hand = state.seats[seat].hand
        return [
            ({"type": "play", "card": card}, partial(play_card, card=card), None) for card in hand
        ]
    if kind == "outbreak":
        return [({"type": "lose"}, choose_loss, None)]
    if kind is None:
        return []
    ways = [_hiring(state, person) for person in state.persons]
    return [*ways, ({"type": "pass"}, _settled, None)]


def _hiring(state: State, person: str) -> Way:
    again = state.extra > 0 and kind_of(person) == "adviser"
    action = {"type": "hire", "person": person}
    return action, partial(hire, person=person), reasons.NOT_ADVISER if again else None


def _settled(turn: Turn) -> None:
    """Do what changes no number and asks for nothing."""
    turn.effect = True


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
        for name, was, now in zip(NUMBERS, was_had, has, strict=True):
            if was != now:
                delta[name] = was, now
    if before.bank != after.bank:
        delta["bank"] = before.bank, after.bank
    if old.markers is not new.markers or old.friend != new.friend:
        for sector, name in SECTOR_DELTAS:
            was = old.markers[sector] + (old.friend == sector)
            now = new.markers[sector] + (new.friend == sector)
            if was != now:
                delta[name] = was, now
    if not after.bank:
        # Others pay only what the bank lacks, and no effect pays into it after that.
        delta |= _paid_by_others(before, after, number)
    return delta


def _paid_by_others(before: State, after: State, number: int) -> Delta:
    return {
        f"seat.{other}.gold": (poorer.gold, seat.gold)
        for other, (poorer, seat) in enumerate(zip(before.seats, after.seats, strict=True))
        if poorer.gold != seat.gold and other != number
    }


def legal(state: State, seat: int) -> Iterator[Action]:
    """Yield every answer to this seat's open ask, lazily."""
    for action in completions(offers(state, seat)):
        yield msgspec.convert(action, Action)


def preview(state: State, seat: int, action: Action) -> Delta:
    """Return the certain result of an answer for its player. Raises IllegalAction."""
    turn = carry_out(state.clone(), seat, action)
    return difference(state, turn.state, seat)
