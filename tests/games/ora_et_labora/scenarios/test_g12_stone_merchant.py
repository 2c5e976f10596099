"""Stone Merchant: up to five times 2 food and 1 energy for a stone."""

import pytest

from tests.games.ora_et_labora.using import costs, own, refuse, use


def test_cost() -> None:
    costs("G12", "0,3", wood=1)


@pytest.mark.parametrize(
    ("times", "food", "energy"),
    [
        (1, {"livestock": 1}, {"wood": 1}),
        (2, {"livestock": 2}, {"peat": 1}),
        (5, {"meat": 2}, {"peat_coal": 1, "peat": 1}),
    ],
)
def test_food_and_energy_as_two_sums(
    times: int, food: dict[str, int], energy: dict[str, int]
) -> None:
    scene = own("G12", livestock=2, meat=2, wood=1, peat=1, peat_coal=1)
    after = use(scene, "G12", times=times, food=food, energy=energy)
    paid = {good: -number for good, number in {**food, **energy}.items()}
    assert after.gained() == {"stone": times, **paid}


def test_five_are_the_most() -> None:
    scene = own("G12", meat=3, peat_coal=3)
    assert refuse(scene, "G12", times=6, food={"meat": 3}, energy={"peat_coal": 2}) == "not_offered"


def test_surplus_is_lost() -> None:
    scene = own("G12", meat=1, peat_coal=1)
    after = use(scene, "G12", times=1, food={"meat": 1}, energy={"peat_coal": 1})
    assert after.gained() == {"meat": -1, "peat_coal": -1, "stone": 1}


def test_money_goods_are_food() -> None:
    scene = own("G12", coin=1, wine=1, wood=1)
    after = use(scene, "G12", times=1, food={"coin": 1, "wine": 1}, energy={"wood": 1})
    assert after.gained() == {"coin": -1, "wine": -1, "wood": -1, "stone": 1}


def test_grain_is_food_or_straw_but_not_both() -> None:
    # a stone takes two grain as food and two as straw
    assert refuse(own("G12", grain=3), "G12", times=1, food={"grain": 2}, energy={"grain": 1}) == (
        "missing_sum"
    )
    scene = own("G12", grain=4)
    after = use(scene, "G12", times=1, food={"grain": 2}, energy={"grain": 2})
    assert after.gained() == {"grain": -4, "stone": 1}
    twice = {"food": {"grain": 3}, "energy": {"grain": 2}}
    assert refuse(scene, "G12", times=1, **twice) == "not_offered"
    seven = own("G12", grain=7)
    assert refuse(seven, "G12", times=2, food={"grain": 4}, energy={"grain": 3}) == "not_offered"


def test_food_alone_or_energy_alone_is_not_enough() -> None:
    assert refuse(own("G12", meat=2), "G12", times=1, food={"meat": 1}) == "missing_sum"
    assert refuse(own("G12", peat=2), "G12", times=1, energy={"peat": 1}) == "missing_sum"
    scene = own("G12", livestock=1, grain=1, wood=1)
    short = {"food": {"grain": 1}, "energy": {"wood": 1}}
    assert refuse(scene, "G12", times=1, **short) == "short_payment"
