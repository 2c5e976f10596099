"""Spinning Mill: 3, 5 or 6 coins for owning 1, 5 or 9 livestock."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I09", "clergy": "prior", "use": True}


def mill(**goods: int) -> Scene:
    return Scene("ireland").seat(goods=goods, built={"I09": "0,3"})


@pytest.mark.parametrize(("livestock", "coins"), [(1, 3), (4, 3), (5, 5), (8, 5), (9, 6), (20, 6)])
def test_the_animals_are_kept(livestock: int, coins: int) -> None:
    assert mill(livestock=livestock).play("place", **PLACE).gained() == {"coin": coins}


def test_meat_does_not_count() -> None:
    assert mill(livestock=1, meat=9).play("place", **PLACE).gained() == {"coin": 3}
    assert mill(meat=9).refused("place", **PLACE) == "missing_goods"


def test_counts_what_the_user_owns() -> None:
    scene = Scene("ireland").seat(goods={"coin": 1, "livestock": 5})
    scene.seat(1, goods={"livestock": 9}, built={"I09": "0,3"})
    after = scene.play("contract", building="I09", gift=False, money={"coin": 1})
    assert after.play("use", use=True).gained() == {"coin": 5}
