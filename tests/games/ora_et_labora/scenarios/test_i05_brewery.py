"""Brewery: any number of beers from 1 malt and 1 grain, then one beer sold for 7 coins."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I05", "clergy": "prior", "use": True}


def brewery(**goods: int) -> Scene:
    return Scene("ireland").seat(goods=goods, built={"I05": "0,3"})


def test_brews_and_sells_a_beer_just_brewed() -> None:
    after = brewery(malt=1, grain=1).play("place", **PLACE, times=1, more=1)
    assert after.gained() == {"malt": -1, "grain": -1, "coin": 7}


def test_brews_many_and_sells_none() -> None:
    after = brewery(malt=3, grain=4).play("place", **PLACE, times=3, more=0)
    assert after.gained() == {"malt": -3, "grain": -3, "beer": 3}


def test_sells_without_brewing() -> None:
    after = brewery(malt=3, beer=2).play("place", **PLACE, times=0, more=1)
    assert after.gained() == {"beer": -1, "coin": 7}


def test_malt_sold_for_is_not_brewed_of() -> None:
    # brewing comes first: what is sold brings no further beer
    scene = brewery(malt=2, grain=1, beer=1)
    assert scene.refused("place", **PLACE, times=2, more=1) == "not_offered"


@pytest.mark.parametrize(("times", "more"), [(1, 2), (0, 0)])
def test_at_most_one_is_sold_and_something_is_done(times: int, more: int) -> None:
    scene = brewery(malt=1, grain=1, beer=1)
    assert scene.refused("place", **PLACE, times=times, more=more) == "not_offered"


def test_straw_does_not_brew() -> None:
    assert brewery(malt=1, straw=1).refused("place", **PLACE, times=1, more=0) == "missing_goods"
