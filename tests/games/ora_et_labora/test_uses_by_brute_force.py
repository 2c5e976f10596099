"""Buildings with two numbers and a sum: every input tried, against plain arithmetic.

What pays is accepted and offered; what is listed is all of it that has nothing to spare.
"""

import json
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, NamedTuple

import pytest

from app.engine.inputs import admits
from app.engine.rules import IllegalAction
from tests.games.ora_et_labora.scene import Scene
from tests.games.ora_et_labora.using import own

Held = dict[str, int]
ENERGY = {"wood": 2, "peat": 4, "straw": 1, "grain": 1, "peat_coal": 6}
FOOD = {"coin": 1, "wine": 1, "grain": 1, "flour": 1, "bread": 3, "livestock": 2, "meat": 5}
MONEY = {"coin": 1, "wine": 1, "five_coin": 5}


class Case(NamedTuple):
    """`needs(times, more)` is the sum to pay, `fits(left, times, more)` whether the rest is there.

    `left` are the goods without those that pay the sum.
    """

    card: str
    goods: Held
    field: str
    worth: Held
    needs: Callable[[int, int], int]
    fits: Callable[[Held, int, int], bool]


def bakery(left: Held, times: int, more: int) -> bool:
    return left["flour"] >= times and more <= min(2, left["bread"] + times) and times + more > 0


def inn(left: Held, times: int, more: int) -> bool:
    return times <= 7 and more <= min(1, left["wine"]) and times + more > 0


def workshop(left: Held, times: int, more: int) -> bool:
    return times <= min(3, left["clay"]) and more <= min(1, left["stone"]) and times + more > 0


def library(left: Held, times: int, more: int) -> bool:
    return times <= 3 and more <= min(1, left["book"] + times) and times + more > 0


def forger(_left: Held, times: int, _more: int) -> bool:
    return times == 1


CASES = [
    Case(
        "F05",
        {"flour": 3, "bread": 1, "wood": 1, "straw": 1, "grain": 2, "coin": 1},
        "energy",
        ENERGY,
        lambda times, _: times,
        bakery,
    ),
    Case(
        "F20",
        {"wine": 2, "bread": 1, "grain": 2, "meat": 1, "clay": 1},
        "food",
        FOOD,
        lambda times, _: times,
        inn,
    ),
    Case(
        "G18",
        {"clay": 4, "stone": 2, "wood": 2, "peat_coal": 1, "straw": 2},
        "energy",
        ENERGY,
        lambda times, more: 2 * (times + more),
        workshop,
    ),
    Case(
        "F17",
        {"coin": 2, "wine": 1, "five_coin": 1, "book": 0},
        "money",
        MONEY,
        lambda times, _: times,
        library,
    ),
    Case(
        "F35",
        {"coin": 6, "wine": 1, "five_coin": 3},
        "money",
        MONEY,
        lambda times, more: 5 * times + 10 * more,
        forger,
    ),
]


def parts(goods: Held) -> Iterator[Held]:
    """Every way to give some of the goods."""
    for numbers in product(*(range(number + 1) for number in goods.values())):
        yield {good: number for good, number in zip(goods, numbers, strict=True) if number}


def pays(case: Case, given: Held, times: int, more: int) -> bool:
    """Tell whether these goods pay, and leave what else is needed."""
    left = {good: number - given.get(good, 0) for good, number in case.goods.items()}
    total = sum(case.worth[good] * number for good, number in given.items())
    return case.fits(left, times, more) and total >= case.needs(times, more)


def spare(case: Case, given: Held, times: int, more: int) -> bool:
    """Tell whether a tile less would pay as well."""
    total = sum(case.worth[good] * number for good, number in given.items())
    return any(total - case.worth[good] >= case.needs(times, more) for good in given)


def accepted(scene: Scene, action: dict[str, Any]) -> bool:
    try:
        scene._apply(action)
    except IllegalAction:
        return False
    return True


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.card)
def test_offered_listed_and_accepted_as_arithmetic_says(case: Case) -> None:
    scene = own(case.card, **{good: number for good, number in case.goods.items() if number})
    offers = scene.offers()
    place = {"type": "place", "building": case.card, "clergy": "prior", "use": True}
    money = {good: number for good, number in case.goods.items() if good in case.worth}
    canonical = set()
    for times, more in product(range(9), range(4)):
        head = {**place, "times": times, "more": more}
        if not case.needs(times, more):
            right = pays(case, {}, times, more)
            assert (admits(offers, head), accepted(scene, head)) == (right, right), head
            if right:
                canonical.add(json.dumps(head, sort_keys=True))
            continue
        for given in parts(money):
            action = {**head, case.field: given}
            right = pays(case, given, times, more)
            assert (admits(offers, action), accepted(scene, action)) == (right, right), action
            if right and not spare(case, given, times, more):
                canonical.add(json.dumps(action, sort_keys=True))
    listed = [json.dumps(answer, sort_keys=True) for answer in scene.legal()]
    mine = [text for text in listed if case.card in text and '"prior"' in text and "times" in text]
    assert len(mine) == len(set(mine))
    assert set(mine) == canonical


def test_stone_merchant_by_brute_force() -> None:
    # grain is in both sums, and each tile pays for one of them
    goods = {"grain": 5, "livestock": 1, "wood": 1, "meat": 1}
    scene = own("G12", **goods)
    offers = scene.offers()
    foods = [*parts({good: goods[good] for good in ("grain", "livestock", "meat")})]
    energies = [*parts({good: goods[good] for good in ("grain", "wood")})]
    canonical = set()
    for times, food, energy in product(range(5), foods, energies):
        action = {"type": "place", "building": "G12", "clergy": "prior", "use": True}
        action |= {"times": times, "food": food, "energy": energy}
        eaten = sum(FOOD[good] * number for good, number in food.items()) - 2 * times
        burnt = sum(ENERGY[good] * number for good, number in energy.items()) - 2 * times
        enough = times > 0 and eaten >= 0 and burnt >= 0
        right = enough and food.get("grain", 0) + energy.get("grain", 0) <= goods["grain"]
        assert (admits(offers, action), accepted(scene, action)) == (right, right), action
        no_spare = all(FOOD[good] > eaten for good in food)
        if right and no_spare and all(ENERGY[good] > burnt for good in energy):
            canonical.add(json.dumps(action, sort_keys=True))
    listed = [answer for answer in scene.legal() if answer.get("times") and "food" in answer]
    texts = {json.dumps(answer, sort_keys=True) for answer in listed if answer["clergy"] == "prior"}
    assert texts == canonical
