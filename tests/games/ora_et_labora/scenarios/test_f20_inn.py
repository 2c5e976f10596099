"""Inn: up to 7 food for a coin each, and/or a wine for 6 coins."""

import pytest

from tests.games.ora_et_labora.using import costs, own, refuse, use


def test_cost() -> None:
    costs("F20", "0,3", wood=2, straw=2)


@pytest.mark.parametrize(
    ("times", "food"),
    [(1, {"grain": 1}), (5, {"meat": 1}), (7, {"meat": 1, "livestock": 1})],
)
def test_food_is_sold_by_its_worth(times: int, food: dict[str, int]) -> None:
    after = use(own("F20", grain=2, meat=2, livestock=1), "F20", times=times, more=0, food=food)
    assert after.gained() == {"coin": times, **{good: -n for good, n in food.items()}}


def test_surplus_above_seven_is_lost() -> None:
    scene = own("F20", meat=2)
    after = use(scene, "F20", times=7, more=0, food={"meat": 2})
    assert after.gained() == {"meat": -2, "coin": 7}
    assert refuse(scene, "F20", times=8, more=0, food={"meat": 2}) == "not_offered"


def test_wine_alone() -> None:
    after = use(own("F20", wine=1), "F20", times=0, more=1)
    assert after.gained() == {"wine": -1, "coin": 6}


def test_of_several_wines_one_is_sold_and_the_others_are_food() -> None:
    scene = own("F20", wine=3)
    after = use(scene, "F20", times=2, more=1, food={"wine": 2})
    assert after.gained() == {"wine": -3, "coin": 8}
    all_food = use(scene, "F20", times=3, more=0, food={"wine": 3})
    assert all_food.gained() == {"wine": -3, "coin": 3}
    assert refuse(scene, "F20", times=0, more=2) == "not_offered"


def test_the_wine_sold_does_not_count_as_food_too() -> None:
    scene = own("F20", wine=1)
    assert refuse(scene, "F20", times=1, more=1, food={"wine": 1}) == "not_offered"
    scene = own("F20", wine=1, grain=1)
    assert refuse(scene, "F20", times=1, more=1, food={"wine": 1}) == "not_offered"
    after = use(scene, "F20", times=1, more=1, food={"grain": 1})
    assert after.gained() == {"wine": -1, "grain": -1, "coin": 7}


def test_the_coins_for_the_wine_are_no_food_in_the_same_use() -> None:
    scene = own("F20", wine=1, grain=1)
    assert refuse(scene, "F20", times=3, more=1, food={"grain": 1, "coin": 2}) == "not_offered"


def test_a_use_does_something() -> None:
    assert refuse(own("F20", wine=1, meat=1), "F20", times=0, more=0) == "not_offered"
    assert refuse(own("F20", peat=1), "F20", times=0, more=0) == "missing_sum"
