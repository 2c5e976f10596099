"""Cooperage: for 3 wood the joker produces beer or whiskey."""

from typing import Any

import pytest

from app.games.ora_et_labora.modes import Length
from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I33", "clergy": "prior", "use": True}


def cooperage(goods: dict[str, int], length: Length = "normal") -> Scene:
    return Scene("ireland", 3, length).seat(goods=goods, built={"I33": "0,3"})


@pytest.mark.parametrize("good", ["beer", "whiskey"])
def test_takes_what_the_joker_shows(good: str) -> None:
    scene = cooperage({"wood": 4}).wheel(beam=7)
    after = scene.play("place", **PLACE, good=good)
    assert after.gained() == {"wood": -3, good: 7}
    assert after.state.wheel == {**scene.state.wheel, "joker": 7}


def test_nothing_else_is_produced() -> None:
    assert cooperage({"wood": 3}).refused("place", **PLACE, good="malt") == "not_offered"


@pytest.mark.parametrize("goods", [{"wood": 2, "peat": 5}, {"wood": 2, "straw": 9}])
def test_only_wood_counts(goods: dict[str, int]) -> None:
    assert cooperage(goods).refused("place", **PLACE, good="beer") == "missing_goods"


def test_at_zero_the_wood_is_lost() -> None:
    after = cooperage({"wood": 3}).wheel(beam=1, joker=1).play("place", **PLACE, good="beer")
    assert after.gained() == {"wood": -3}


def test_in_the_short_game_everybody_gets_one() -> None:
    after = (
        cooperage({"wood": 3}, "short").wheel(beam=1, joker=1).play("place", **PLACE, good="beer")
    )
    assert after.gained() == {"wood": -3, "beer": 1}
    assert after.gained(1) == after.gained(2) == {"beer": 1}


def test_without_the_joker_it_does_nothing() -> None:
    scene = cooperage({"wood": 3}).wheel(joker=None)
    assert scene.refused("place", **PLACE, good="beer") == "no_joker"
