"""All uses of a building by plain arithmetic over its card, for comparison with the rules."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product

from app.games.ora_et_labora.cards import BASIC, BUILDINGS, Building, Part, card_of
from app.games.ora_et_labora.state import State
from tests.games.ora_et_labora.brute_land import landscapes, settlements
from tests.games.ora_et_labora.brute_payments import LEAST, Held, Plan, payable


def plans(state: State, card: Building, goods: Held | None = None) -> list[Plan]:
    """Every way to use a building as player 0, with these goods, that can be paid at all."""
    held = dict(state.players[0].goods if goods is None else goods)
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
    rate = part.rate.get(state.mode, part.rate["default"])
    buildings = [BUILDINGS[card_of(card)] for card in cards if card_of(card) in BUILDINGS]
    return sum(building.cloister for building in buildings) * rate // 2


def _then(state: State, parts: tuple[Part, ...], plan: Plan) -> Iterator[Plan]:
    if not parts:
        yield replace(plan, done=plan.done + 1)
        return
    part, rest = parts[0], parts[1:]
    for after in _one(state, part, plan):
        yield from _then(state, rest, after)


def _one(  # noqa: C901, PLR0912 - a branch for each verb
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
    elif part.do == "build_settlement":
        yield from settlements(state, plan)
    elif part.do == "place_landscape_free":
        yield from landscapes(state, plan)
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
        # Which forest leaves is not asked where there is none; the same with moors.
        named = plan.given("forest", forest) if forests else plan
        named = named.given("moor", moor) if moors else named
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
