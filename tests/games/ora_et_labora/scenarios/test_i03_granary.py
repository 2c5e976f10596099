"""Granary: once a use, 1 coin for 4 grain and 1 book."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I03", "clergy": "prior"}


def granary(**goods: int) -> Scene:
    return Scene("ireland", 4).seat(goods=goods, built={"I03": "1,3"})


@pytest.mark.parametrize(("money", "coins"), [("coin", -1), ("whiskey", 1), ("five_coin", 4)])
def test_any_money_pays_and_change_is_given(money: str, coins: int) -> None:
    scene = granary(coin=1, whiskey=1, five_coin=1)
    after = scene.play("place", **PLACE, use=True, times=1, money={money: 1})
    lost = {} if money == "coin" else {money: -1}
    assert after.gained() == {"book": 1, "coin": coins, "grain": 4, **lost}


def test_works_once_a_use() -> None:
    scene = granary(coin=2)
    assert scene.refused("place", **PLACE, use=True, times=2, money={"coin": 2}) == "not_offered"


def test_without_money_it_can_only_be_entered() -> None:
    scene = granary(book=1)
    assert scene.refused("place", **PLACE, use=True, times=1, money={}) == "missing_sum"
    after = scene.play("place", **PLACE, use=False)
    assert after.gained() == {}
    assert after.player().prior == "I03"
