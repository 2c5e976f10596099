"""The choices of an ask, found by running the effects themselves on sketches of the state."""

from collections.abc import Iterator

import msgspec

from app.engine.exploring import DeadEnd
from app.engine.inputs import Delta, Offer, Offers, completions
from app.engine.rules import Draw
from app.engine.tree import Tree
from app.games.ora_et_labora.actions import Action
from app.games.ora_et_labora.answers import carry_out, ways
from app.games.ora_et_labora.state import State
from app.games.ora_et_labora.turn import Turn


def offers(state: State, seat: int) -> Offers:
    """Return all choices of this seat's open ask; none if nothing is asked."""
    if not 0 <= seat < len(state.players):
        return Offers()
    tree = Tree(Turn, state, seat, difference, lambda _: ())
    turn = Turn(state.clone(), seat, {})
    found = []
    for action, effect, why_not in ways(turn):
        blocked = why_not(turn)
        found.append(
            tree.offer(action, effect) if blocked is None else Offer(action, blocked=blocked)
        )
    return Offers(tuple(found), tree.groups)


def sample(state: State, seat: int, draw: Draw) -> Action:
    """Return a random answer to this seat's open ask."""
    asked = Turn(state.clone(), seat, {})
    possible = list(ways(asked))
    while True:
        way = possible.pop(draw(len(possible)))
        if way.why_not(asked) is not None:
            continue
        turn = Turn(state.clone(), seat, {}, draw=draw)
        try:
            way.effect(turn)
        except DeadEnd:
            continue
        answer: Action = msgspec.convert({**way.action, **turn.given}, Action)
        return answer


def difference(before: State, after: State, seat: int) -> Delta:
    """Return what changed for a seat, and in the others' coins."""
    delta: Delta = {}
    for number, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        if old.goods is new.goods:
            continue
        kinds = {**old.goods, **new.goods} if number == seat else ("coin",)
        for good in kinds:
            was, now = old.has(good), new.has(good)
            if was != now:
                name = f"goods.{good}" if number == seat else f"seat.{number}.goods.{good}"
                delta[name] = was, now
    return delta


def legal(state: State, seat: int) -> Iterator[Action]:
    """Yield every canonical answer to this seat's open ask, lazily."""
    for action in completions(offers(state, seat)):
        yield msgspec.convert(action, Action)


def preview(state: State, seat: int, action: Action) -> Delta:
    """Return the certain result of an answer for its player. Raises IllegalAction."""
    turn = carry_out(state.clone(), seat, action)
    return difference(state, turn.state, seat)
