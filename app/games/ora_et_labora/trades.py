"""What is traded: goods for goods, in numbers, tiers and claims (§5, §16)."""

from app.engine.inputs import Reason
from app.games.ora_et_labora import landscape
from app.games.ora_et_labora.cards import BASIC, FOREST, MOOR, POINT_GOODS, POINTS, Part
from app.games.ora_et_labora.reasons import no
from app.games.ora_et_labora.turn import Turn, any_value

DEALS = ("first", "second")
NONE = -1


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
        first: str = turn.pick("good", "good", BASIC, any_value)
        turn.gain({first: get.pop("identical_basic_goods")})
        if "other_identical_basic_goods" in get:
            others = [good for good in BASIC if good != first]
            other: str = turn.pick("other", "good", others, any_value)
            turn.gain({other: get.pop("other_identical_basic_goods")})
    if "wonder" in get:
        turn.state.wonders -= number
    turn.gain({good: each * number for good, each in get.items()})
    return number


def choose_goods(turn: Turn, part: Part, name: str) -> None:
    """Take one of several kinds of goods."""
    options = range(len(part.goods_options))
    index: int = turn.pick(name, "gain", options, any_value)
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


def no_deal(turn: Turn, part: Part, _site: str) -> Reason | None:
    """Say why no deal can be paid."""
    reasons = [turn.lacks(tier.pay) for tier in part.tiers]
    return None if None in reasons else reasons[0]


def none_owned(turn: Turn, part: Part, _site: str) -> Reason | None:
    """Say that there is nothing to be counted."""
    return None if turn.me.has(part.good) else no("missing_goods", good=part.good, number=1)


def no_claim(turn: Turn, part: Part, _site: str) -> Reason | None:
    """Say why nothing could be taken for the points."""
    nothing = _claim(turn, part) < min(POINTS[good] for good in POINT_GOODS)
    return turn.lacks(part.pay) or (no("no_effect") if nothing else None)
