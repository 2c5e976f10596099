"""Round Tower: 5 coins, 1 whiskey and 14 points of other goods for a wonder."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I35", "clergy": "prior", "use": True, "times": 1}
GOODS = {"reliquary": 1, "ceramic": 2}  # 14 points


def tower(**goods: int) -> Scene:
    scene = Scene("ireland").seat(goods=goods, districts=((-1, "hills"),))
    return scene.seat(built={"I35": "-1,3"})


@pytest.mark.parametrize("money", [{"coin": 5}, {"five_coin": 1}, {"coin": 1, "whiskey": 2}])
def test_any_money_pays_the_coins(money: dict[str, int]) -> None:
    scene = tower(**GOODS, coin=5, five_coin=1, whiskey=3)
    after = scene.play("place", **PLACE, money=money, points=GOODS)
    assert after.player().has("wonder") == 1
    assert after.player().has("whiskey") == 2 - money.get("whiskey", 0)
    assert after.player().has("reliquary") == after.player().has("ceramic") == 0
    assert after.state.wonders == 7


def test_further_five_coin_tiles_count_two() -> None:
    scene = tower(five_coin=4, reliquary=1, whiskey=1)
    after = scene.play(
        "place", **PLACE, money={"five_coin": 1}, points={"reliquary": 1, "five_coin": 3}
    )
    assert after.gained() == {"five_coin": -4, "reliquary": -1, "whiskey": -1, "wonder": 1}


def test_further_whiskey_counts_one() -> None:
    scene = tower(coin=5, reliquary=1, ornament=1, book=1, whiskey=2)
    points = {"reliquary": 1, "ornament": 1, "whiskey": 1, "book": 1}
    assert scene.play("place", **PLACE, money={"coin": 5}, points=points).player().has("wonder")


def test_a_tile_pays_for_one_thing_only() -> None:
    # the only 5-coin tile is the money, so it is not among the 14 points
    scene = tower(five_coin=1, reliquary=1, ornament=1, whiskey=1)
    points = {"reliquary": 1, "ornament": 1, "five_coin": 1}
    code = scene.refused("place", **PLACE, money={"five_coin": 1}, points=points)
    assert code == "missing_sum"
    # and the one whiskey is neither money nor points
    scene = tower(coin=5, reliquary=1, ceramic=1, book=1, whiskey=1)
    points = {"reliquary": 1, "ceramic": 1, "book": 1, "whiskey": 1}
    assert scene.refused("place", **PLACE, money={"coin": 5}, points=points) == "missing_sum"


def test_surplus_points_are_lost() -> None:
    scene = tower(coin=5, reliquary=2, whiskey=1)
    after = scene.play("place", **PLACE, money={"coin": 5}, points={"reliquary": 2})
    assert after.gained() == {"coin": -5, "reliquary": -2, "whiskey": -1, "wonder": 1}


@pytest.mark.parametrize("lacking", ["coin", "whiskey", "ceramic"])
def test_all_three_are_needed(lacking: str) -> None:
    goods = {**GOODS, "coin": 5, "whiskey": 1}
    scene = tower(**{**goods, lacking: goods[lacking] - 1})
    code = scene.refused("place", **PLACE, money={"coin": 5}, points=GOODS)
    assert code in {"missing_sum", "missing_goods"}


def test_a_wonder_is_no_point_good() -> None:
    scene = tower(coin=5, whiskey=1, wonder=1)
    assert scene.refused("place", **PLACE, money={"coin": 5}, points={"wonder": 1}) == "missing_sum"


def test_wonders_run_out() -> None:
    scene = tower(**GOODS, coin=5, whiskey=1)
    scene.state.wonders = 0
    code = scene.refused("place", **PLACE, money={"coin": 5}, points=GOODS)
    assert code == "no_wonder_left"
