"""What is produced by the wheel, by buildings and by felling and cutting (§2, §5)."""

from collections.abc import Callable

from app.engine.inputs import Reason
from app.games.ora_et_labora import facts
from app.games.ora_et_labora.cards import FOREST, MOOR, Part
from app.games.ora_et_labora.reasons import no
from app.games.ora_et_labora.turn import Turn, any_value
from app.games.ora_et_labora.wheel import JOKER, produce, take, value

ORDERS = ("wood_first", "peat_first")


def wheel_action(turn: Turn, part: Part, _site: str) -> None:
    """Produce by the wheel."""
    tokens = list(part.produce)
    token = tokens[0]
    if len(tokens) > 1:
        token = turn.pick("good", "good", tokens, any_value)
    produce(turn, token, part.produce[token])


def by_joker(turn: Turn, part: Part, _site: str) -> None:
    """Produce by the joker alone."""
    good: str = turn.pick("good", "good", list(part.produce), any_value)
    take(turn, JOKER, good)


def fell(turn: Turn) -> None:
    """Fell trees: a forest leaves, wood by the wheel (§5)."""
    where: str = turn.pick("forest", "forest", turn.me.land.cells_of(FOREST), any_value)
    _fell(turn, where, "by")


def cut(turn: Turn) -> None:
    """Cut peat: a moor leaves, peat by the wheel (§5)."""
    where: str = turn.pick("moor", "moor", turn.me.land.cells_of(MOOR), any_value)
    _cut(turn, where, "by")


def _fell(turn: Turn, where: str, by: str) -> None:
    turn.me.land.remove(where)
    turn.tell(facts.Felled(seat=turn.seat, cell=where))
    produce(turn, "wood", "wood", by)


def _cut(turn: Turn, where: str, by: str) -> None:
    turn.me.land.remove(where)
    turn.tell(facts.Cut(seat=turn.seat, cell=where))
    produce(turn, "peat", "peat", by)


def fell_and_cut(turn: Turn, _part: Part, _site: str) -> None:
    """Calefactory: fell trees and/or cut peat, as two wheel actions in either order."""
    land = turn.me.land
    forests, moors = land.cells_of(FOREST), land.cells_of(MOOR)
    forest = moor = "none"
    if forests:
        forest = turn.pick("forest", "forest", [*forests, *(["none"] * bool(moors))], any_value)
    if moors:
        moor = turn.pick("moor", "moor", [*moors, *(["none"] * (forest != "none"))], any_value)
    steps: list[Callable[[], None]] = []
    if forest != "none":
        steps.append(lambda: _fell(turn, forest, "wood_by"))
    if moor != "none":
        steps.append(lambda: _cut(turn, moor, "peat_by"))
    if len(steps) > 1 and turn.pick("order", "order", ORDERS, any_value) == "peat_first":
        steps.reverse()
    for step in steps:
        step()


def not_on_wheel(turn: Turn, part: Part, _site: str) -> Reason | None:
    """Say that neither the good nor the joker is on the wheel."""
    tokens = [*part.produce, JOKER]
    shown = any(value(turn.state, token) is not None for token in tokens)
    return None if shown else no("not_on_wheel", good=tokens[0])


def no_joker(turn: Turn, _part: Part, _site: str) -> Reason | None:
    """Say that the joker has left the wheel."""
    return no("no_joker") if value(turn.state, JOKER) is None else None


def no_cards(turn: Turn, _part: Part, _site: str) -> Reason | None:
    """Say that there is neither forest nor moor."""
    return None if turn.me.land.count(FOREST, MOOR) else no("no_forest")
