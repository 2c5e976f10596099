"""A player's answer being carried out: what is given, what is owed, and what is told.

What an answer costs is added up while it is carried out, and paid at its end: `stock` is what
the player held before, less what left exactly; what comes in meanwhile pays for nothing.
"""

from collections.abc import Callable, Iterable, Mapping
from itertools import product
from typing import Any, cast

from app.engine import exploring
from app.engine.inputs import Option, Reason
from app.engine.payments import Goods as GoodsField
from app.games.ora_et_labora import facts
from app.games.ora_et_labora.cards import ENERGY, FOOD, GOODS, MONEY, POINT_GOODS, POINTS, Goods
from app.games.ora_et_labora.reasons import no
from app.games.ora_et_labora.state import Player, State

# What each sum is paid with, in the order in which it is asked for. A wonder is worth points
# only at the end.
WORTH: dict[str, Goods] = {
    "straw": {"straw": 1, "grain": 1},
    "food": FOOD,
    "energy": ENERGY,
    "money": MONEY,
    "points": {good: worth for good, worth in POINTS.items() if good != "wonder"},
    "goods": dict.fromkeys(GOODS, 1),
    "claim": {good: POINTS[good] for good in POINT_GOODS},
}
TILE = 10  # more than any tile is worth as food, energy or coins
SUMS = {"coins": "money", "different_goods": "goods", "straw": "straw"}


class Turn(exploring.Turn[State], eq=False):
    """One player at work.

    `owed` are the sums to be paid at the end, `claims` the points that may be taken as goods.
    """

    me: Player = cast("Player", None)  # at once set below, as is `stock`
    stock: Goods = {}
    arrived: Goods = {}
    owed: dict[str, int] = {}
    claims: int = 0

    def __post_init__(self) -> None:
        self.me = self.state.players[self.seat]
        self.stock = self.me.goods

    def gain(self, goods: Goods) -> None:
        """Take goods from the supply; `coins` are 1-coin tiles."""
        goods = {("coin" if good == "coins" else good): n for good, n in goods.items() if n}
        if not goods:
            return
        self.me.gain(goods)
        arrived = dict(self.arrived)
        for good, number in goods.items():
            arrived[good] = arrived.get(good, 0) + number
        self.arrived = arrived
        self.tell(facts.Gained(seat=self.seat, goods=goods))

    def lose(self, good: str, number: int) -> None:
        """Give exactly these goods, those that came in meanwhile first."""
        self.me.give({good: number})
        fresh = min(number, self.arrived.get(good, 0))
        if fresh:
            self.arrived = {**self.arrived, good: self.arrived[good] - fresh}
        if number > fresh:
            self.stock = {**self.stock, good: self.stock[good] - (number - fresh)}
        self.tell(facts.Paid(seat=self.seat, goods={good: number}))

    def owe(self, pay: Goods, times: int = 1) -> None:
        """Pay goods that are named now, and add the sums to what is owed."""
        for what, number in pay.items():
            if what in WORTH or what in SUMS:
                name = SUMS.get(what, what)
                self.owed[name] = self.owed.get(name, 0) + number * times
            else:
                self.lose(what, number * times)

    def lacks(self, pay: Goods, times: int = 1) -> Reason | None:
        """Say what is missing to pay this as often on top of what is owed; None if nothing."""
        owed = dict(self.owed)
        stock = self.stock
        for what, number in pay.items():
            needed = number * times
            if what in WORTH or what in SUMS:
                name = SUMS.get(what, what)
                owed[name] = owed.get(name, 0) + needed
                continue
            have = self.me.has(what)
            if have < needed:
                return no("missing_goods", good=what, number=needed - have)
            fresh = min(needed, self.arrived.get(what, 0))
            if needed > fresh:
                stock = {**stock, what: stock[what] - (needed - fresh)}
        return lacking(fields_of(stock, owed))

    def most(self, pay: Goods, limit: int | None) -> int:
        """Return how often this can be paid, at most `limit` times."""
        # No good is worth nothing to what it pays for: as many tiles, as often at most.
        low, high = 0, sum(self.me.goods.values()) * TILE if limit is None else limit
        while low < high:
            middle = (low + high + 1) // 2
            if self.lacks(pay, middle) is None:
                low = middle
            else:
                high = middle - 1
        return low

    def settle(self) -> None:
        """Ask for what is owed, and take it; of money the change is given back."""
        fields = fields_of(self.stock, self.owed)
        if self.claims:
            worth = WORTH["claim"]
            held = {good: self.claims // worth[good] for good in worth}
            held = {good: number for good, number in held.items() if number}
            fields = (*fields, GoodsField("claim", "claim", held, worth, 0, self.claims))
        if not fields:
            return
        for field, chosen in zip(fields, self.pay(fields), strict=True):
            if field.name == "claim":
                self.gain(chosen)
                continue
            self.me.give(chosen)
            # A wonder that is given lies in the supply again.
            self.state.wonders += chosen.get("wonder", 0)
            paid = sum(number * field.worth[good] for good, number in chosen.items())
            lost = paid - field.low
            self.tell(
                facts.Paid(
                    seat=self.seat,
                    goods=chosen,
                    as_=field.of,
                    lost=0 if field.name == "money" else lost,
                )
            )
            if field.name == "money" and lost:
                self.gain({"coin": lost})
        self.owed = {}
        self.claims = 0

    def owing(self) -> set[str]:
        """Return the goods that what is owed may be paid with, and the change."""
        return {good for name in self.owed for good in (*WORTH[name], "coin")}

    def number(self, name: str, low: int, high: Callable[[], int]) -> int:
        """Ask for a number."""
        number: int = self.choose(
            name, "number", lambda: [Option(number) for number in range(low, high() + 1)]
        )
        return number

    def pick(
        self, name: str, of: str, values: Iterable[Any], why: Callable[[Any], Reason | None]
    ) -> Any:
        """Ask for one of the values; `why` says why one is not possible."""
        return self.choose(
            name, of, lambda: [Option(value, blocked=why(value)) for value in values]
        )


def fields_of(stock: Goods, owed: Mapping[str, int]) -> tuple[GoodsField, ...]:
    """Return the fields that ask for the sums owed."""
    fields = []
    for name, worth in WORTH.items():
        low = owed.get(name, 0)
        if low:
            held = {good: stock[good] for good in worth if stock.get(good, 0) > 0}
            exact = None
            if name == "goods":
                held = dict.fromkeys(held, 1)
                exact = low
            elif name == "straw":
                exact = low
            fields.append(GoodsField(name, name, held, {g: worth[g] for g in held}, low, exact))
    return tuple(fields)


def lacking(fields: tuple[GoodsField, ...]) -> Reason | None:
    """Say which sum cannot be paid; None if all can be together."""
    for field in fields:
        total = sum(number * field.worth[good] for good, number in field.held.items())
        if total < field.low:
            return no("missing_sum", sum=field.of, number=field.low - total)
    if len(fields) > 1 and not _together(fields):
        return no("missing_sum", sum=fields[-1].of, number=1)
    return None


def _together(fields: tuple[GoodsField, ...]) -> bool:
    """Tell whether two sums can be paid though some goods count for both."""
    first, second = fields
    shared = [good for good in first.held if good in second.held]
    if not shared:
        return True

    def total(field: GoodsField, shares: Mapping[str, int]) -> int:
        return sum(
            shares.get(good, number) * field.worth[good] for good, number in field.held.items()
        )

    for split in product(*(range(first.held[good] + 1) for good in shared)):
        mine = dict(zip(shared, split, strict=True))
        others = {good: first.held[good] - mine[good] for good in shared}
        if total(first, mine) >= first.low and total(second, others) >= second.low:
            return True
    return False


def any_value(_value: object) -> None:
    """Say that every value is possible."""
