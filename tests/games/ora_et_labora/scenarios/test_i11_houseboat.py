"""Houseboat: 1 wood, 1 malt, 1 coin and 1 peat; the only card on water."""

from typing import Any

from app.games.ora_et_labora.landscape import settled
from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I11", "clergy": "prior"}


def boat() -> Scene:
    return Scene("ireland").seat(goods={}, plots=((0, "coast"),), built={"I11": "0,-2"})


def test_one_of_each_of_four() -> None:
    after = boat().play("place", **PLACE, use=True)
    assert after.gained() == {"wood": 1, "malt": 1, "coin": 1, "peat": 1}
    assert boat().play("place", **PLACE, use=False).gained() == {}


def test_stands_on_water_only() -> None:
    scene = Scene("ireland").seat(goods={"wood": 1}, plots=((0, "coast"),))
    for where in ("0,-1", "0,3"):
        assert scene.refused("build", building="I11", cell=where) == "wrong_terrain"
    assert scene.play("build", building="I11", cell="1,-2").gained() == {"wood": -1}


def test_without_water_it_has_no_space() -> None:
    scene = Scene("ireland").seat(goods={"wood": 1})
    assert scene.refused("build", building="I11", cell="0,3") == "no_space"


def test_its_six_replace_the_three_of_the_water() -> None:
    scene = Scene("ireland").seat(plots=((0, "coast"),), built={"S02": "0,-1"})
    land = scene.player().land
    assert settled(land, "0,-1") == 1 + 3
    land.put("0,-2", "I11")
    assert settled(land, "0,-1") == 1 + 6
