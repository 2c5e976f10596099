"""Druid's House: 1 book for 5 of one basic good and 3 of another."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I15", "clergy": "prior", "use": True, "times": 1}
BASIC = ("clay", "coin", "grain", "livestock", "peat", "wood")


def house(**goods: int) -> Scene:
    scene = Scene("ireland", 4).seat(goods=goods, districts=((-1, "hills"),))
    return scene.seat(built={"I15": "-1,3"})


@pytest.mark.parametrize(("good", "other"), [("peat", "wood"), ("coin", "livestock")])
def test_five_of_one_and_three_of_another(good: str, other: str) -> None:
    after = house(book=2).play("place", **PLACE, good=good, other=other)
    assert after.gained() == {"book": -1, good: 5, other: 3}


def test_the_two_goods_differ_and_are_basic() -> None:
    scene = house(book=1)
    assert scene.refused("place", **PLACE, good="clay", other="clay") == "not_offered"
    for good, other in (("stone", "clay"), ("clay", "straw"), ("malt", "clay")):
        assert scene.refused("place", **PLACE, good=good, other=other) == "not_offered"
    pairs = {(a["good"], a["other"]) for a in scene.legal() if a.get("other")}
    assert pairs == {(good, other) for good in BASIC for other in BASIC if good != other}


def test_needs_a_book_and_takes_one_only() -> None:
    deal = {"good": "clay", "other": "wood"}
    assert house().refused("place", **PLACE, **deal) == "missing_goods"
    twice = {**PLACE, "times": 2}
    assert house(book=2).refused("place", **twice, **deal) == "not_offered"
