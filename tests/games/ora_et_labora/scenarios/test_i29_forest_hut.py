"""Forest Hut: a forest leaves without being felled, for 2 livestock, 2 wood and 1 stone."""

from typing import Any

import pytest

from app.games.ora_et_labora.modes import Length
from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I29", "clergy": "prior", "use": True}


def hut(length: Length = "normal", seats: int = 3) -> Scene:
    return Scene("ireland", seats, length).seat(goods={}, built={"I29": "0,3"})


@pytest.mark.parametrize("forest", ["0,1", "0,2", "1,1"])
def test_any_own_forest(forest: str) -> None:
    scene = hut()
    after = scene.play("place", **PLACE, forest=forest)
    assert after.gained() == {"livestock": 2, "wood": 2, "stone": 1}
    assert forest not in after.player().land.cards
    assert after.state.wheel == scene.state.wheel


def test_no_wheel_so_no_bonus_production() -> None:
    after = hut("short", 4).play("place", **PLACE, forest="0,2")
    assert after.gained(1) == {}


def test_a_moor_is_no_forest() -> None:
    assert hut().refused("place", **PLACE, forest="0,0") == "not_offered"
    bare = hut().seat(clear=("0,1", "0,2", "1,1"))
    assert bare.refused("place", **PLACE, forest="0,0") == "no_forest"


def test_the_forest_is_the_users() -> None:
    scene = Scene("ireland").seat(goods={"coin": 1})
    scene.seat(1, built={"I29": "0,3"}, clear=("0,1", "0,2", "1,1"))
    after = scene.play("contract", building="I29", gift=False, money={"coin": 1})
    after = after.play("use", use=True, forest="0,1")
    assert "0,1" not in after.player().land.cards
