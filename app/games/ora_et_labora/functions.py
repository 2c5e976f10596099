"""What the buildings do: every verb of the card data, once (§5, §14, §16)."""

from collections.abc import Callable

from app.engine.inputs import Counts, Option, Reason
from app.games.ora_et_labora import facts, landscape, links
from app.games.ora_et_labora.building import build_settlement, settlement_missing
from app.games.ora_et_labora.cards import (
    BASIC,
    BUILDINGS,
    FOREST,
    MOOR,
    POINT_GOODS,
    POINTS,
    Building,
    Part,
    card_of,
)
from app.games.ora_et_labora.estates import landscapes_left, place_landscapes
from app.games.ora_et_labora.reasons import no
from app.games.ora_et_labora.state import Task
from app.games.ora_et_labora.turn import Turn
from app.games.ora_et_labora.wheel import JOKER, produce, take, value

NUMBERS = ("times", "more")
DEALS = ("first", "second")
NONE = -1
ORDERS = ("wood_first", "peat_first")


def use_or_not(turn: Turn, site: str) -> None:
    """Ask whether a building's function is used, and use it."""
    card = BUILDINGS[card_of(site)]

    def options() -> tuple[Option, ...]:
        return Option(value=True, blocked=useless(turn, card, site)), Option(value=False)

    used = turn.choose("use", "use", options)
    turn.tell(facts.Used(seat=turn.seat, building=site, not_used=not used))
    if used:
        turn.finish(use, card, site)


def use(turn: Turn, card: Building, site: str) -> None:
    """Carry a building's function out, and pay for it."""
    function(turn, card, site)
    turn.settle()


def useless(turn: Turn, card: Building, site: str) -> Reason | None:
    """Say why using a building would do nothing; None if it does something."""
    if card.id in links.LINKS and card.id in turn.state.used:
        return no("already_used")
    reasons = [missing(turn, part, site) for part in card.parts]
    if None in reasons:
        return None
    return reasons[0]


def function(turn: Turn, card: Building, site: str) -> None:
    """Carry the function out. Income is compulsory, each trade optional (§16)."""
    if card.id in links.LINKS:
        turn.state.used = (*turn.state.used, card.id)
    # Without any income something has to be done, or the building is not used.
    idle = not any(part.do in {"gain", "gain_choice", "owned_tiered"} for part in card.parts)
    trades = deals = 0
    for index, part in enumerate(card.parts):
        if part.do == "trade":
            rest = card.parts[index + 1 :]
            later = card.join != "additionally" and any(
                missing(turn, other, site) is None for other in rest
            )
            low = int(idle and not later)
            done = trade(turn, part, NUMBERS[trades], low)
            idle = idle and not done
            trades += 1
            if not done and card.join == "additionally":
                break
        elif part.do == "gain_choice":
            choose_goods(turn, part, DEALS[deals])
            deals += 1
        else:
            VERBS[part.do](turn, part, site)


def trade(turn: Turn, part: Part, name: str, low: int) -> int:
    """Trade as often as is wanted; returns how often."""
    limit = part.max
    if "wonder" in part.get:
        limit = min(limit or 0, turn.state.wonders)
    number = turn.number(name, low, lambda: turn.most(part.pay, limit))
    if not number:
        return 0
    turn.owe(part.pay, number)
    get = dict(part.get)
    if "identical_basic_goods" in get:
        first: str = turn.pick("good", "good", BASIC, _any)
        turn.gain({first: get.pop("identical_basic_goods")})
        if "other_identical_basic_goods" in get:
            others = [good for good in BASIC if good != first]
            other: str = turn.pick("other", "good", others, _any)
            turn.gain({other: get.pop("other_identical_basic_goods")})
    if "wonder" in get:
        turn.state.wonders -= number
    turn.gain({good: each * number for good, each in get.items()})
    return number


def missing(turn: Turn, part: Part, site: str) -> Reason | None:
    """Say why a part does nothing at all; None if it does something."""
    if "wonder" in part.get and not turn.state.wonders:
        return no("no_wonder_left")
    return MISSING.get(part.do, _unpayable)(turn, part, site)


def _unpayable(turn: Turn, part: Part, _site: str) -> Reason | None:
    lacking = turn.lacks(part.pay)
    if lacking is None and part.then:
        # What is paid for has to be possible, too.
        return missing(turn, part.then[0], "")
    return lacking


def _no_deal(turn: Turn, part: Part, _site: str) -> Reason | None:
    reasons = [turn.lacks(tier.pay) for tier in part.tiers]
    return None if None in reasons else reasons[0]


def _not_on_wheel(turn: Turn, part: Part, _site: str) -> Reason | None:
    tokens = [*part.produce, JOKER]
    shown = any(value(turn.state, token) is not None for token in tokens)
    return None if shown else no("not_on_wheel", good=tokens[0])


def _no_joker(turn: Turn, _part: Part, _site: str) -> Reason | None:
    return no("no_joker") if value(turn.state, JOKER) is None else None


def _no_cards(turn: Turn, _part: Part, _site: str) -> Reason | None:
    return None if turn.me.land.count(FOREST, MOOR) else no("no_forest")


def _no_forest(turn: Turn, _part: Part, _site: str) -> Reason | None:
    return None if turn.me.land.count(FOREST) else no("no_forest")


def _none_owned(turn: Turn, part: Part, _site: str) -> Reason | None:
    return None if turn.me.has(part.good) else no("missing_goods", good=part.good, number=1)


def _no_settlement(turn: Turn, _part: Part, _site: str) -> Reason | None:
    return settlement_missing(turn)


def _no_target(turn: Turn, part: Part, site: str) -> Reason | None:
    lacking = turn.lacks(part.pay)
    if lacking is not None or not part.pay:
        return lacking or links.missing(turn, site)
    # What is paid here is gone when the target is used.
    goods = turn.me.goods
    turn.me.give(part.pay)
    try:
        return links.missing(turn, site)
    finally:
        turn.me.goods = goods


def _no_claim(turn: Turn, part: Part, _site: str) -> Reason | None:
    nothing = _claim(turn, part) < min(POINTS[good] for good in POINT_GOODS)
    return turn.lacks(part.pay) or (no("no_effect") if nothing else None)


def _no_landscape(turn: Turn, _part: Part, _site: str) -> Reason | None:
    left = landscapes_left(turn.state)
    return None if left else no("pile_empty")


def _nothing_missing(_turn: Turn, _part: Part, _site: str) -> Reason | None:
    return None


MISSING: dict[str, Callable[[Turn, Part, str], Reason | None]] = {
    "gain": _nothing_missing,
    "gain_choice": _nothing_missing,
    "take_back": _nothing_missing,
    "build_action": _nothing_missing,
    "trade_tiered": _no_deal,
    "trade_options": _no_deal,
    "produce": _not_on_wheel,
    "produce_with_joker": _no_joker,
    "fell_trees_and_or_cut_peat": _no_cards,
    "remove_forest": _no_forest,
    "owned_tiered": _none_owned,
    "build_settlement": _no_settlement,
    "use_building": _no_target,
    "place_landscape_free": _no_landscape,
    "points_as_goods": _no_claim,
}


def choose_goods(turn: Turn, part: Part, name: str) -> None:
    """Take one of several kinds of goods."""
    options = range(len(part.goods_options))
    index: int = turn.pick(name, "gain", options, _any)
    turn.gain(part.goods_options[index])


def one_deal(turn: Turn, part: Part, _site: str) -> None:
    """One deal out of the tiers."""
    tiers = part.tiers
    index: int = turn.pick(
        "first", "deal", range(len(tiers)), lambda index: turn.lacks(tiers[index].pay)
    )
    turn.owe(tiers[index].pay)
    turn.gain(tiers[index].get)


def some_deals(turn: Turn, part: Part, _site: str) -> None:
    """Up to two deals; their order changes nothing, so the second is never an earlier one."""
    tiers = part.tiers
    least = 0
    for name in DEALS:
        values = range(least, len(tiers)) if name == "first" else (*range(least, len(tiers)), NONE)
        index: int = turn.pick(
            name,
            "deal",
            values,
            lambda index: None if index == NONE else turn.lacks(tiers[index].pay),
        )
        if index == NONE:
            return
        turn.owe(tiers[index].pay)
        turn.gain(tiers[index].get)
        least = index


def pay_then(turn: Turn, part: Part, site: str) -> None:
    """Pay once, then all the rest."""
    turn.owe(part.pay)
    for then in part.then:
        VERBS[then.do](turn, then, site)


def wheel_action(turn: Turn, part: Part, _site: str) -> None:
    """Produce by the wheel."""
    tokens = list(part.produce)
    token = tokens[0]
    if len(tokens) > 1:
        token = turn.pick("good", "good", tokens, _any)
    produce(turn, token, part.produce[token])


def by_joker(turn: Turn, part: Part, _site: str) -> None:
    """Produce by the joker alone."""
    good: str = turn.pick("good", "good", list(part.produce), _any)
    take(turn, JOKER, good)


def fell(turn: Turn) -> None:
    """Fell trees: a forest leaves, wood by the wheel (§5)."""
    where: str = turn.pick("forest", "forest", turn.me.land.cells_of(FOREST), _any)
    _fell(turn, where, "by")


def cut(turn: Turn) -> None:
    """Cut peat: a moor leaves, peat by the wheel (§5)."""
    where: str = turn.pick("moor", "moor", turn.me.land.cells_of(MOOR), _any)
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
        forest = turn.pick("forest", "forest", [*forests, *(["none"] * bool(moors))], _any)
    if moors:
        moor = turn.pick("moor", "moor", [*moors, *(["none"] * (forest != "none"))], _any)
    steps: list[Callable[[], None]] = []
    if forest != "none":
        steps.append(lambda: _fell(turn, forest, "wood_by"))
    if moor != "none":
        steps.append(lambda: _cut(turn, moor, "peat_by"))
    if len(steps) > 1 and turn.pick("order", "order", ORDERS, _any) == "peat_first":
        steps.reverse()
    for step in steps:
        step()


def _any(_value: object) -> None:
    """Every value is possible."""


def remove_forest(turn: Turn, part: Part, _site: str) -> None:
    """Remove forests without taking wood."""
    forests = turn.me.land.cells_of(FOREST)
    if part.max == 1:
        cells = [turn.pick("forest", "forest", forests, _any)]
    else:
        most = min(part.max or 0, len(forests))
        cells = list(
            turn.count(Counts("forests", "forest", dict.fromkeys(sorted(forests), 1), 1, most))
        )
    for where in cells:
        turn.me.land.remove(where)
        turn.tell(facts.Felled(seat=turn.seat, cell=where, bare=True))
        turn.gain(part.get)
    for then in part.then:
        VERBS[then.do](turn, then, "")


def take_back(turn: Turn, part: Part, _site: str) -> None:
    """Take the own clergymen back at once: all of them, or the prior if it is wanted."""
    if part.who == "own_all":
        turn.me.recall()
        turn.tell(facts.Recalled(seat=turn.seat))
    elif turn.me.prior is not None and turn.pick("recall", "recall", (True, False), _any):
        turn.me.prior = None
        turn.tell(facts.Recalled(seat=turn.seat, prior=True))


def grant_build(turn: Turn, _part: Part, _site: str) -> None:
    """A build action follows, if it is wanted."""
    turn.state.tasks = (*turn.state.tasks, Task("build"))


def claim_points(turn: Turn, part: Part, _site: str) -> None:
    """Pay, and take goods worth at most so many points."""
    turn.owe(part.pay)
    turn.claims = _claim(turn, part)


def _claim(turn: Turn, part: Part) -> int:
    land = turn.me.land
    if part.per == "own_cloister_building":
        number = sum(landscape.is_cloister(site) for _, site in land.buildings())
    else:
        number = land.count(FOREST, MOOR)
    return number * part.rate.get(turn.state.mode, part.rate["default"]) // 2


def by_owned(turn: Turn, part: Part, _site: str) -> None:
    """Take coins by the number of goods owned."""
    owned = turn.me.has(part.good)
    coins = max((coins for number, coins in part.owned if owned >= number), default=0)
    turn.gain({part.good_paid: coins})


def settle_now(turn: Turn, _part: Part, _site: str) -> None:
    """Build a settlement outside of the settlement phases (Castle)."""
    build_settlement(turn)


def link(turn: Turn, part: Part, site: str) -> None:
    """Use another building: which, is a question of its own."""
    turn.owe(part.pay)
    if links.missing(turn, site) is None:
        turn.state.tasks = (*turn.state.tasks, Task("link", site))


def landscapes(turn: Turn, _part: Part, _site: str) -> None:
    """Place landscapes for free (Bulwark)."""
    place_landscapes(turn)


VERBS: dict[str, Callable[[Turn, Part, str], None]] = {
    "gain": lambda turn, part, _: turn.gain(part.get),
    "owned_tiered": by_owned,
    "trade_tiered": one_deal,
    "trade_options": some_deals,
    "pay_then": pay_then,
    "produce": wheel_action,
    "produce_with_joker": by_joker,
    "fell_trees_and_or_cut_peat": fell_and_cut,
    "remove_forest": remove_forest,
    "take_back": take_back,
    "build_action": grant_build,
    "build_settlement": settle_now,
    "use_building": link,
    "place_landscape_free": landscapes,
    "points_as_goods": claim_points,
}
