"""False Lighthouse: 3 coins, and either 1 beer or 1 whiskey."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I08", "clergy": "prior"}


def lighthouse() -> Scene:
    return Scene("ireland").seat(goods={}, plots=((0, "coast"),), built={"I08": "0,-1"})


@pytest.mark.parametrize(("first", "good"), [(0, "beer"), (1, "whiskey")])
def test_three_coins_and_one_of_two(first: int, good: str) -> None:
    after = lighthouse().play("place", **PLACE, use=True, first=first)
    assert after.gained() == {"coin": 3, good: 1}


def test_only_one_of_the_two() -> None:
    assert lighthouse().refused("place", **PLACE, use=True, first=2) == "not_offered"
    assert lighthouse().refused("place", **PLACE, use=True) == "missing_input"


def test_entered_without_use_it_gives_nothing() -> None:
    assert lighthouse().play("place", **PLACE, use=False).gained() == {}


def test_stands_on_the_coast_only() -> None:
    scene = Scene("ireland").seat(goods={"wood": 2, "clay": 1}, plots=((0, "coast"),))
    build = {"building": "I08"}
    for where in ("0,3", "0,-2"):
        assert scene.refused("build", **build, cell=where) == "wrong_terrain"
    after = scene.play("build", **build, cell="1,-1")
    assert after.gained() == {"wood": -2, "clay": -1}
