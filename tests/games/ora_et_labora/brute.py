"""All uses of a building by plain arithmetic over its card, for comparison with the rules."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, product
from typing import Any

from app.games.ora_et_labora.cards import BASIC, GOODS, Building, Part
from app.games.ora_et_labora.state import State

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


def payments(plan: Plan) -> Iterator[tuple[dict[str, Held], bool, bool]]:
    """Every way to fill all sums from the stock: the fields, whether they pay, and canonically."""
    names = [name for name in SUMS if plan.sums.get(name)]
    for chosen in product(*(list(bundles(name, plan.stock)) for name in names)):
        together: Held = {}
        for goods in chosen:
            for good, number in goods.items():
                together[good] = together.get(good, 0) + number
        fits = all(number <= plan.stock.get(good, 0) for good, number in together.items())
        enough = all(
            pays(name, plan.sums[name], goods) for name, goods in zip(names, chosen, strict=True)
        )
        lean = all(
            is_canonical(name, plan.sums[name], goods)
            for name, goods in zip(names, chosen, strict=True)
        )
        fields = dict(zip(names, chosen, strict=True))
        if not plan.claim:
            yield fields, fits and enough, fits and enough and lean
            continue
        for taken in claims(plan.claim):
            full = is_full(plan.claim, taken)
            yield {**fields, "claim": taken}, fits and enough, fits and enough and lean and full


def payable(plan: Plan) -> bool:
    return any(valid for _, valid, _ in payments(plan))


def plans(state: State, card: Building) -> list[Plan]:
    """Every way to use a building as player 0 that can be paid at all."""
    held = dict(state.players[0].goods)
    found = list(_parts(state, card, card.parts, Plan(held, held)))
    return [plan for plan in found if payable(plan)]


def _parts(state: State, card: Building, parts: tuple[Part, ...], plan: Plan) -> Iterator[Plan]:
    if not parts:
        if plan.done:
            yield plan
        return
    part, rest = parts[0], parts[1:]
    for next_plan, stop in _part(state, part, plan):
        skipped = stop and card.join == "additionally"
        yield from _parts(state, card, () if skipped else rest, next_plan)


def _part(  # noqa: C901, PLR0912 - a branch for each verb
    state: State, part: Part, plan: Plan
) -> Iterator[tuple[Plan, bool]]:
    """The plans after one part, and whether it was left out."""
    if part.do == "trade":
        yield from _trades(state, part, plan)
    elif part.do == "gain":
        yield plan.gained(part.get), False
    elif part.do == "gain_choice":
        name = "second" if "first" in plan.inputs else "first"
        for index, goods in enumerate(part.goods_options):
            yield plan.given(name, index).gained(goods), False
    elif part.do == "trade_tiered":
        for index, tier in enumerate(part.tiers):
            after = plan.given("first", index).paid(tier.pay, 1)
            if after:
                yield after.gained(tier.get), False
    elif part.do == "trade_options":
        yield from ((after, False) for after in _two_deals(part, plan))
    elif part.do == "owned_tiered":
        owned = plan.have.get(part.good, 0)
        coins = [coins for number, coins in part.owned if owned >= number]
        if coins:
            yield plan.gained({"coin": coins[-1]}), False
    elif part.do == "points_as_goods":
        after = plan.paid(part.pay, 1)
        claim = _claim(state, part)
        if after and claim >= LEAST:
            yield replace(after, claim=claim, done=1), False
    elif part.do == "pay_then":
        after = plan.paid(part.pay, 1)
        if after:
            yield from ((each, False) for each in _then(state, part.then, after))
    else:
        yield from ((each, False) for each in _then(state, (part,), plan))


def _trades(state: State, part: Part, plan: Plan) -> Iterator[tuple[Plan, bool]]:
    name = "more" if "times" in plan.inputs else "times"
    most = 60 if part.max is None else part.max
    if "wonder" in part.get:
        most = min(most, state.wonders)
    yield plan.given(name, 0), True
    for number in range(1, most + 1):
        after = plan.given(name, number).paid(part.pay, number)
        if after is None or not payable(after):
            return
        get = {good: each for good, each in part.get.items() if "identical" not in good}
        for good, other in _basics(part):
            wanted = after
            if good:
                wanted = wanted.given("good", good)
                wanted = wanted.gained({good: part.get["identical_basic_goods"]})
            if other:
                wanted = wanted.given("other", other)
                wanted = wanted.gained({other: part.get["other_identical_basic_goods"]})
            yield wanted.gained(get, number), False


def _basics(part: Part) -> list[tuple[str, str]]:
    if "identical_basic_goods" not in part.get:
        return [("", "")]
    if "other_identical_basic_goods" not in part.get:
        return [(good, "") for good in BASIC]
    return [(good, other) for good in BASIC for other in BASIC if other != good]


def _two_deals(part: Part, plan: Plan) -> Iterator[Plan]:
    for first, tier in enumerate(part.tiers):
        once = plan.given("first", first).paid(tier.pay, 1)
        if once is None or not payable(once):
            continue
        once = once.gained(tier.get)
        yield once.given("second", -1)
        for second in range(first, len(part.tiers)):
            twice = once.given("second", second).paid(part.tiers[second].pay, 1)
            if twice is not None:
                yield twice.gained(part.tiers[second].get)


def _claim(state: State, part: Part) -> int:
    cards = list(state.players[0].land.cards.values())
    if part.per == "own_forest_or_moor_card":
        return sum(card in {"forest", "moor"} for card in cards)
    cloister = {"L03.0", "G41", *("G01", "G02", "I03", "F09", "G16", "F17", "I17", "G18")}
    rate = part.rate.get(state.mode, part.rate["default"])
    return sum(card in cloister for card in cards) * rate // 2


def _then(state: State, parts: tuple[Part, ...], plan: Plan) -> Iterator[Plan]:
    if not parts:
        yield replace(plan, done=plan.done + 1)
        return
    part, rest = parts[0], parts[1:]
    for after in _one(state, part, plan):
        yield from _then(state, rest, after)


def _one(  # noqa: C901 - a branch for each verb
    state: State, part: Part, plan: Plan
) -> Iterator[Plan]:
    land = state.players[0].land
    forests = sorted(cell for cell, card in land.cards.items() if card == "forest")
    moors = sorted(cell for cell, card in land.cards.items() if card == "moor")
    if part.do == "gain":
        yield plan.gained(part.get)
    elif part.do == "build_action" or (part.do, part.who) == ("take_back", "own_all"):
        yield plan
    elif part.do == "take_back":
        # the prior stands on the building itself
        yield plan.given("recall", True)
        yield plan.given("recall", False)
    elif part.do == "produce_with_joker":
        if "joker" in state.wheel:
            yield from (plan.given("good", good) for good in part.produce)
    elif part.do == "produce":
        for token in part.produce:
            named = plan.given("good", token) if len(part.produce) > 1 else plan
            yield from (named.given("by", by) for by in _by(state, token))
    elif part.do == "remove_forest" and part.max == 1:
        yield from (plan.given("forest", cell) for cell in forests)
    elif part.do == "remove_forest":
        for number in range(1, min(part.max or 0, len(forests)) + 1):
            for cells in combinations(forests, number):
                yield plan.given("forests", dict.fromkeys(cells, 1))
    else:
        yield from _fell_and_cut(state, plan, forests, moors)


def _by(state: State, token: str) -> list[str]:
    return [by for by, shown in (("own", token), ("joker", "joker")) if shown in state.wheel]


def _ways(state: State, token: str, name: str, card: str) -> list[tuple[str, str] | None]:
    """How a card that leaves produces: with neither good nor joker on the wheel, not at all."""
    found: list[tuple[str, str] | None] = []
    if card != "none":
        found += [(name, by) for by in _by(state, token)]
    return found or [None]


def _fell_and_cut(state: State, plan: Plan, forests: list[str], moors: list[str]) -> Iterator[Plan]:
    for forest, moor in product([*forests, "none"], [*moors, "none"]):
        if forest == moor == "none":
            continue
        named = plan.given("forest", forest).given("moor", moor)
        wood = _ways(state, "wood", "wood_by", forest)
        peat = _ways(state, "peat", "peat_by", moor)
        for one, other in product(wood, peat):
            chosen = named
            for each in (one, other):
                chosen = chosen.given(*each) if each else chosen
            if "none" not in (forest, moor):
                yield chosen.given("order", "wood_first")
                yield chosen.given("order", "peat_first")
            else:
                yield chosen
