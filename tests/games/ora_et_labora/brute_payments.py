"""All payments of a use by plain arithmetic over the goods, for comparison with the rules."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

from app.games.ora_et_labora.cards import GOODS

Held = dict[str, int]
POINTS = ("book", "ceramic", "ornament", "reliquary")
SUM_OF = {"coins": "money", "different_goods": "goods"}
LEAST = min(GOODS[good].points for good in POINTS)
SUMS = ("straw", "food", "energy", "money", "points", "goods")


@dataclass(frozen=True)
class Plan:
    """One way to use a building, but for what it is paid with.

    `have` is held after the exact goods are paid and all income is in, `stock` what is left of
    that which was held before.
    """

    have: Held
    stock: Held
    inputs: dict[str, Any] = field(default_factory=dict)
    sums: dict[str, int] = field(default_factory=dict)
    claim: int = 0
    done: int = 0

    def given(self, name: str, value: Any) -> "Plan":
        return replace(self, inputs={**self.inputs, name: value})

    def gained(self, goods: Held, times: int = 1) -> "Plan":
        have = dict(self.have)
        for good, number in goods.items():
            name = "coin" if good == "coins" else good
            have[name] = have.get(name, 0) + number * times
        return replace(self, have=have, done=self.done + 1)

    def paid(self, pay: Held, times: int) -> "Plan | None":
        have, stock, sums = dict(self.have), dict(self.stock), dict(self.sums)
        for what, number in pay.items():
            name = SUM_OF.get(what, what)
            if name in SUMS:
                sums[name] = sums.get(name, 0) + number * times
                continue
            needed = number * times
            if have.get(what, 0) < needed:
                return None
            fresh = have.get(what, 0) - stock.get(what, 0)
            have[what] -= needed
            stock[what] = stock.get(what, 0) - max(0, needed - fresh)
        return replace(self, have=have, stock=stock, sums=sums)


def worth(sum_of: str, good: str) -> int:
    """What one tile counts as."""
    kind = GOODS[good]
    if sum_of == "straw":
        return int(good in {"straw", "grain"})
    if sum_of == "energy":
        return 1 if good == "grain" else kind.energy
    if sum_of == "goods":
        return 1
    if sum_of == "points":
        return 0 if good == "wonder" else kind.points
    return kind.food if sum_of == "food" else kind.coins


def bundles(sum_of: str, stock: Held) -> Iterator[Held]:
    """Every choice of tiles that count for a sum, whatever they come to."""
    kinds = [good for good, number in stock.items() if number and worth(sum_of, good)]
    most = [1 if sum_of == "goods" else stock[good] for good in kinds]
    for numbers in product(*(range(each + 1) for each in most)):
        yield {good: number for good, number in zip(kinds, numbers, strict=True) if number}


def value_of(sum_of: str, goods: Held) -> int:
    return sum(worth(sum_of, good) * number for good, number in goods.items())


def pays(sum_of: str, need: int, goods: Held) -> bool:
    total = value_of(sum_of, goods)
    return total == need if sum_of in {"straw", "goods"} else total >= need


def is_canonical(sum_of: str, need: int, goods: Held) -> bool:
    """Nothing can be left out."""
    total = value_of(sum_of, goods)
    return all(total - worth(sum_of, good) < need for good in goods)


def claims(claim: int) -> Iterator[Held]:
    """Every choice of goods for points that is within the claim."""
    worths = [GOODS[good].points for good in POINTS]
    for numbers in product(*(range(claim // each + 1) for each in worths)):
        if sum(number * each for number, each in zip(numbers, worths, strict=True)) <= claim:
            yield {good: number for good, number in zip(POINTS, numbers, strict=True) if number}


def is_full(claim: int, goods: Held) -> bool:
    """Nothing can be added."""
    left = claim - sum(GOODS[good].points * number for good, number in goods.items())
    return all(GOODS[good].points > left for good in POINTS)


class Payment(NamedTuple):
    """The fields of an answer that say what is paid and claimed; whether they may, at all and
    canonically.
    """

    fields: dict[str, Held]
    valid: bool
    canonical: bool


def payments(plan: Plan) -> Iterator[Payment]:
    """Every way to fill all sums from the stock."""
    names = [name for name in SUMS if plan.sums.get(name)]
    for chosen in product(*(list(bundles(name, plan.stock)) for name in names)):
        together: Held = {}
        for goods in chosen:
            for good, number in goods.items():
                together[good] = together.get(good, 0) + number
        valid = all(number <= plan.stock.get(good, 0) for good, number in together.items())
        valid = valid and all(
            pays(name, plan.sums[name], goods) for name, goods in zip(names, chosen, strict=True)
        )
        lean = valid and all(
            is_canonical(name, plan.sums[name], goods)
            for name, goods in zip(names, chosen, strict=True)
        )
        fields = dict(zip(names, chosen, strict=True))
        if not plan.claim:
            yield Payment(fields, valid, lean)
            continue
        for taken in claims(plan.claim):
            full = lean and is_full(plan.claim, taken)
            yield Payment({**fields, "claim": taken}, valid, full)


def all_payments(plan: Plan) -> tuple[Payment, ...]:
    """The same, found once for all plans that cost the same."""
    return _same_cost(tuple(plan.stock.items()), tuple(plan.sums.items()), plan.claim)


@lru_cache(maxsize=64)
def _same_cost(
    stock: tuple[tuple[str, int], ...], sums: tuple[tuple[str, int], ...], claim: int
) -> tuple[Payment, ...]:
    return tuple(payments(Plan(dict(stock), dict(stock), sums=dict(sums), claim=claim)))


def payable(plan: Plan) -> bool:
    return any(payment.valid for payment in payments(plan))
