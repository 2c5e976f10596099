"""Alehouse: one beer for 8 coins, and one whiskey for 7."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I20", "clergy": "prior", "use": True}


def alehouse(**goods: int) -> Scene:
    return Scene("ireland").seat(goods=goods, built={"I20": "0,3"})


@pytest.mark.parametrize(("beer", "whiskey", "coins"), [(1, 0, 8), (0, 1, 7), (1, 1, 15)])
def test_sells_one_of_either_or_both(beer: int, whiskey: int, coins: int) -> None:
    after = alehouse(beer=3, whiskey=3).play("place", **PLACE, times=beer, more=whiskey)
    sold = {good: -1 for good, n in (("beer", beer), ("whiskey", whiskey)) if n}
    assert after.gained() == {"coin": coins, **sold}


@pytest.mark.parametrize(("beer", "whiskey"), [(2, 0), (0, 2), (0, 0)])
def test_at_most_one_of_each_and_something(beer: int, whiskey: int) -> None:
    scene = alehouse(beer=3, whiskey=3)
    assert scene.refused("place", **PLACE, times=beer, more=whiskey) == "not_offered"


def test_only_what_is_there() -> None:
    assert alehouse(whiskey=1).play("place", **PLACE, times=0, more=1).gained() == {
        "whiskey": -1,
        "coin": 7,
    }
    assert alehouse(whiskey=1).refused("place", **PLACE, times=1, more=0) == "not_offered"
    assert alehouse(malt=1).refused("place", **PLACE, times=1, more=0) == "missing_goods"
