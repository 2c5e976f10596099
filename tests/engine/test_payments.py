"""Payments by worth: canonical ones against brute force, and what is refused."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from app.engine.inputs import Choice, Offer, Offers, Option, admits, completions, sample
from app.engine.payments import Goods, misfit, payments, sample_goods

FOOD = {"meat": 5, "bread": 3, "coin": 1, "grain": 1}
ENERGY = {"peat": 4, "straw": 1, "grain": 1}
FIELDS = {
    "at least": (Goods("food", "food", {"meat": 2, "bread": 1, "coin": 3}, FOOD, 7),),
    "nothing": (Goods("food", "food", {"meat": 1}, FOOD, 0),),
    "exactly": (Goods("goods", "goods", dict.fromkeys("abcd", 1), dict.fromkeys("abcd", 1), 2, 2),),
    "at most": (Goods("claim", "claim", {"book": 3, "pot": 2}, {"book": 2, "pot": 3}, 0, 7),),
    "together": (
        Goods("food", "food", {"bread": 1, "grain": 3}, FOOD, 4),
        Goods("energy", "energy", {"peat": 1, "grain": 3}, ENERGY, 3),
    ),
    "too dear": (Goods("food", "food", {"bread": 1}, FOOD, 4),),
}


def every(field: Goods) -> Iterator[dict[str, int]]:
    """Every choice of goods, whatever it is worth."""
    for numbers in product(*(range(most + 1) for most in field.held.values())):
        yield {good: n for good, n in zip(field.held, numbers, strict=True) if n}


def worth(field: Goods, goods: dict[str, int]) -> int:
    return sum(field.worth[good] * number for good, number in goods.items())


def canonical(fields: tuple[Goods, ...], chosen: tuple[dict[str, int], ...]) -> bool:
    if misfit(fields, chosen) is not None:
        return False
    spent: dict[str, int] = {}
    for field, goods in zip(fields, chosen, strict=True):
        total = worth(field, goods)
        if field.high is None:
            if any(total - field.worth[good] >= field.low for good in goods):
                return False
        elif any(
            number > spent.get(good, 0) + goods.get(good, 0)
            and total + field.worth[good] <= field.high
            for good, number in field.held.items()
        ):
            return False
        for good, number in goods.items():
            spent[good] = spent.get(good, 0) + number
    return True


def in_order(chosen: list[tuple[dict[str, int], ...]]) -> list[str]:
    return sorted(str([sorted(goods.items()) for goods in each]) for each in chosen)


@pytest.mark.parametrize("name", FIELDS)
def test_payments_are_the_canonical_ones(name: str) -> None:
    fields = FIELDS[name]
    found = [tuple(each[field.name] for field in fields) for each in payments(fields)]
    wanted = [each for each in product(*map(every, fields)) if canonical(fields, each)]
    assert in_order(found) == in_order(wanted)
    assert bool(found) == (name != "too dear")


@pytest.mark.parametrize("name", FIELDS)
def test_drawn_payments_are_canonical(name: str) -> None:
    fields = FIELDS[name]
    chance = Random(1)
    seen = set()
    for _ in range(300):
        drawn = sample_goods(fields, chance.randrange)
        if drawn is None:
            assert name == "too dear"
            continue
        assert canonical(fields, tuple(drawn[field.name] for field in fields))
        seen.add(str([sorted(goods.items()) for goods in drawn.values()]))
    assert len(seen) == len(list(payments(fields)))


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ({"meat": 1, "coin": 2}, None),
        ({"meat": 2}, None),
        ({"meat": 1}, "short_payment"),
        ({"meat": 3}, "not_offered"),
        ({"stone": 1}, "not_offered"),
        ({"meat": 2, "coin": 0}, "not_offered"),
    ],
)
def test_what_does_not_pay(chosen: dict[str, int], code: str | None) -> None:
    assert misfit(FIELDS["at least"], (chosen,)) == code


def test_too_much_of_what_is_limited() -> None:
    assert misfit(FIELDS["at most"], ({"book": 3, "pot": 1},)) == "not_offered"


def test_a_good_pays_only_once() -> None:
    assert misfit(FIELDS["together"], ({"grain": 3, "bread": 1}, {"grain": 1})) == "not_offered"


PAYING = Offers(
    (
        Offer(
            {"type": "buy"},
            (Choice("what", "card", (Option("a", "pay"), Option("b"))),),
        ),
        Offer({"type": "give"}, FIELDS["together"]),
    ),
    {"pay": FIELDS["at least"]},
)


def test_completions_pay_canonically() -> None:
    found = list(completions(PAYING))
    assert {"type": "buy", "what": "b"} in found
    bought = [each for each in found if each.get("what") == "a"]
    assert len(bought) == len(list(payments(FIELDS["at least"])))
    given = [each for each in found if each["type"] == "give"]
    assert all({"food", "energy"} < each.keys() for each in given)
    assert all(admits(PAYING, each) for each in found)


def test_what_is_not_canonical_is_admitted_too() -> None:
    assert admits(PAYING, {"type": "buy", "what": "a", "food": {"meat": 2, "coin": 3}})
    assert not admits(PAYING, {"type": "buy", "what": "a", "food": {"meat": 1}})
    assert not admits(PAYING, {"type": "buy", "what": "a"})
    assert not admits(PAYING, {"type": "buy", "what": "c"})
    assert not admits(PAYING, {"type": "buy", "what": "b", "food": {}})


def test_drawn_answers_pay() -> None:
    chance = Random(2)
    drawn = [sample(PAYING, chance.randrange) for _ in range(60)]
    assert {each["type"] for each in drawn} == {"buy", "give"}
    assert all(admits(PAYING, each) for each in drawn)


def test_a_choice_may_follow_a_payment() -> None:
    choice = Choice("what", "card", (Option("a"), Option("b")))
    offers = Offers((Offer({"type": "buy"}, (*FIELDS["at least"], choice)),))
    found = list(completions(offers))
    assert len(found) == 2 * len(list(payments(FIELDS["at least"])))
    assert all(admits(offers, each) for each in found)
    assert admits(offers, sample(offers, Random(3).randrange))
