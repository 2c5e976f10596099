"""Estate: twice a use 6 energy or 10 food for a book and an ornament."""

import pytest

from tests.games.ora_et_labora.using import costs, own, refuse, use

ENERGY, FOOD, NONE = 0, 1, -1


def test_cost() -> None:
    costs("G39", "0,3", wood=2, stone=2)


@pytest.mark.parametrize(
    ("first", "second", "paid"),
    [
        (ENERGY, NONE, {"energy": {"peat_coal": 2}}),
        (FOOD, NONE, {"food": {"meat": 2}}),
        (ENERGY, ENERGY, {"energy": {"peat_coal": 4}}),
        (FOOD, FOOD, {"food": {"meat": 4}}),
        (ENERGY, FOOD, {"food": {"meat": 2}, "energy": {"peat_coal": 2}}),
    ],
)
def test_one_deal_or_two_in_any_mix(
    first: int, second: int, paid: dict[str, dict[str, int]]
) -> None:
    scene = own("G39", meat=4, peat_coal=4)
    after = use(scene, "G39", first=first, second=second, **paid)
    deals = 1 if second == NONE else 2
    spent = {good: -number for goods in paid.values() for good, number in goods.items()}
    assert after.gained() == {"book": deals, "ornament": deals, **spent}


def test_two_deals_alike_are_one_sum() -> None:
    # one by one they would take four bread each
    scene = own("G39", bread=7)
    assert refuse(scene, "G39", first=FOOD, second=NONE, food={"bread": 3}) == "short_payment"
    after = use(scene, "G39", first=FOOD, second=FOOD, food={"bread": 7})
    assert after.gained() == {"book": 2, "ornament": 2, "bread": -7}


def test_energy_and_food_do_not_mix_within_a_deal() -> None:
    scene = own("G39", meat=1, peat_coal=1)
    for deal in (ENERGY, FOOD):
        assert refuse(scene, "G39", first=deal, second=NONE) == "missing_sum"


def test_the_second_deal_has_to_be_paid_too() -> None:
    scene = own("G39", meat=3, peat_coal=2)
    two = {"first": FOOD, "second": FOOD, "food": {"meat": 3}}
    assert refuse(scene, "G39", **two) == "missing_sum"


def test_grain_is_food_or_straw_but_not_both() -> None:
    scene = own("G39", grain=21)
    both = {"first": ENERGY, "second": FOOD, "food": {"grain": 10}}
    assert refuse(scene, "G39", **both, energy={"grain": 11}) == "missing_sum"
    scene = own("G39", grain=22)
    after = use(scene, "G39", **both, energy={"grain": 12})
    assert after.gained() == {"grain": -22, "book": 2, "ornament": 2}


def test_surplus_is_lost() -> None:
    after = use(own("G39", meat=4), "G39", first=FOOD, second=NONE, food={"meat": 3})
    assert after.gained() == {"book": 1, "ornament": 1, "meat": -3}
