"""Bakery: bake flour at half an energy a loaf, then sell up to two for 4 coins each."""

import pytest

from tests.games.ora_et_labora.using import costs, own, refuse, use


def test_cost() -> None:
    costs("F05", "0,3", clay=2, straw=1)


@pytest.mark.parametrize(
    ("loaves", "energy"),
    [
        (6, {"peat_coal": 1}),
        (2, {"wood": 1}),
        (1, {"straw": 1}),
        (1, {"grain": 1}),
        (7, {"peat_coal": 1, "straw": 1}),
    ],
)
def test_energy_for_all_loaves_is_one_sum(loaves: int, energy: dict[str, int]) -> None:
    scene = own("F05", flour=8, peat_coal=1, wood=1, straw=1, grain=1)
    after = use(scene, "F05", times=loaves, more=0, energy=energy)
    paid = {good: -number for good, number in energy.items()}
    assert after.gained() == {"flour": -loaves, "bread": loaves, **paid}


@pytest.mark.parametrize("sold", [1, 2])
def test_bread_just_baked_may_be_sold(sold: int) -> None:
    after = use(own("F05", flour=3, wood=2), "F05", times=3, more=sold, energy={"wood": 2})
    expected = {"flour": -3, "wood": -2, "bread": 3 - sold, "coin": 4 * sold}
    assert after.gained() == expected


def test_sells_without_baking() -> None:
    after = use(own("F05", bread=3, flour=1, wood=1), "F05", times=0, more=2)
    assert after.gained() == {"bread": -2, "coin": 8}


def test_sells_without_anything_to_bake() -> None:
    assert use(own("F05", bread=1), "F05", times=0, more=1).gained() == {"bread": -1, "coin": 4}


def test_two_are_sold_at_most() -> None:
    assert refuse(own("F05", bread=3), "F05", times=0, more=3) == "not_offered"


def test_no_more_is_sold_than_there_is_bread() -> None:
    scene = own("F05", flour=1, wood=1)
    two = {"times": 1, "more": 2, "energy": {"wood": 1}}
    assert refuse(scene, "F05", **two) == "not_offered"


def test_energy_limits_the_loaves() -> None:
    scene = own("F05", flour=5, wood=1)
    three = {"times": 3, "more": 0, "energy": {"wood": 1}}
    assert refuse(scene, "F05", **three) == "not_offered"
    scene = own("F05", flour=5, wood=1, straw=1)
    short = {"times": 2, "more": 0, "energy": {"straw": 1}}
    assert refuse(scene, "F05", **short) == "short_payment"


def test_surplus_energy_is_lost() -> None:
    after = use(own("F05", flour=1, peat_coal=1), "F05", times=1, more=0, energy={"peat_coal": 1})
    assert after.gained() == {"flour": -1, "bread": 1, "peat_coal": -1}


def test_a_use_does_something() -> None:
    assert refuse(own("F05", flour=1, wood=1, bread=1), "F05", times=0, more=0) == "not_offered"
    assert refuse(own("F05", grain=5, wood=1), "F05", times=0, more=0) == "missing_goods"
