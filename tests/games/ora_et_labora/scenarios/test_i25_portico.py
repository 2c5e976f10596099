"""Portico: 1 reliquary for two of each basic good and 2 stone."""

from typing import Any

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I25", "clergy": "prior", "use": True}
TWO = dict.fromkeys(("clay", "coin", "grain", "livestock", "peat", "stone", "wood"), 2)


def portico(**goods: int) -> Scene:
    return Scene("ireland", 4).seat(goods=goods, built={"I25": "1,3"})


def test_two_of_seven_kinds() -> None:
    after = portico(reliquary=2).play("place", **PLACE, times=1)
    assert after.gained() == {"reliquary": -1, **TWO}


def test_once_a_use() -> None:
    assert portico(reliquary=2).refused("place", **PLACE, times=2) == "not_offered"


def test_needs_a_reliquary() -> None:
    assert portico(ornament=3).refused("place", **PLACE, times=1) == "missing_goods"
