"""Whiskey Distillery: 1 malt, 1 wood and 1 peat become 2 whiskey, any number of times."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I21", "clergy": "prior", "use": True}


def distillery(**goods: int) -> Scene:
    return Scene("ireland").seat(goods=goods, built={"I21": "0,3"})


@pytest.mark.parametrize("times", [1, 3])
def test_two_whiskey_for_three_goods(times: int) -> None:
    after = distillery(malt=4, wood=3, peat=5).play("place", **PLACE, times=times)
    spent = dict.fromkeys(("malt", "wood", "peat"), -times)
    assert after.gained() == {**spent, "whiskey": 2 * times}


def test_never_more_than_the_scarcest() -> None:
    scene = distillery(malt=4, wood=3, peat=5)
    assert scene.refused("place", **PLACE, times=4) == "not_offered"


def test_peat_coal_is_no_peat() -> None:
    scene = distillery(malt=1, wood=1, peat_coal=1)
    assert scene.refused("place", **PLACE, times=1) == "missing_goods"


def test_built_for_two_clay_and_two_straw_it_raises_the_contract_price() -> None:
    scene = Scene("ireland").seat(goods={"clay": 2, "straw": 1, "grain": 2}).show("I21")
    assert scene.state.price == 1
    built = scene.play("build", building="I21", cell="0,3", straw={"straw": 1, "grain": 1})
    assert built.gained() == {"clay": -2, "straw": -1, "grain": -1}
    assert built.state.price == 2


@pytest.mark.parametrize("goods", [{"clay": 1, "straw": 2}, {"clay": 2, "straw": 1}])
def test_cannot_be_built_for_less(goods: dict[str, int]) -> None:
    scene = Scene("ireland").seat(goods=goods).show("I21")
    code = scene.refused("build", building="I21", cell="0,3", straw={"straw": goods["straw"]})
    assert code in {"missing_goods", "missing_sum"}
