"""Coal Harbor: up to three times 1 peat coal becomes 3 coins and 1 whiskey."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I31", "clergy": "prior", "use": True}


def harbor(**goods: int) -> Scene:
    scene = Scene("ireland", 4).seat(goods=goods, plots=((0, "coast"),))
    return scene.seat(built={"I31": "0,-1"})


@pytest.mark.parametrize("times", [1, 2, 3])
def test_one_to_three_peat_coal(times: int) -> None:
    after = harbor(peat_coal=4).play("place", **PLACE, times=times)
    assert after.gained() == {"peat_coal": -times, "coin": 3 * times, "whiskey": times}


@pytest.mark.parametrize("times", [0, 4])
def test_not_four(times: int) -> None:
    assert harbor(peat_coal=4).refused("place", **PLACE, times=times) == "not_offered"


def test_peat_is_no_peat_coal() -> None:
    assert harbor(peat=4).refused("place", **PLACE, times=1) == "missing_goods"
