"""Joker and indicators beyond ten (§2)."""

from typing import Any

import pytest

from app.games.ora_et_labora import wheel
from tests.games.ora_et_labora.flow import skip_to, table, turn_of
from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "L01.0", "clergy": "prior", "use": True}


def test_r1_the_joker_goes_to_zero_and_the_own_indicator_stays() -> None:
    after = Scene().wheel(beam=7, clay=4, joker=2).play("place", **PLACE, by="joker")
    assert after.gained() == {"clay": 6}
    assert wheel.value(after.state, "joker") == 0
    assert wheel.value(after.state, "clay") == 4


def test_r1_an_action_at_zero_is_legal_and_gives_nothing() -> None:
    after = Scene().wheel(beam=7, clay=7).play("place", **PLACE, by="own")
    assert after.gained() == {}


def test_r1_used_indicators_go_on_from_zero() -> None:
    scene = turn_of(skip_to(table("three"), 20))
    after = scene.play("place", **PLACE, by="own")
    assert after.gained() == {"clay": 10}
    values = []
    for number in range(after.state.beam + 1, 25):
        skip_to(after, number)
        values.append(wheel.value(after.state, "clay"))
    assert values == [2, 3, 4, 5][: len(values)]
    assert len(values) > 1


def test_r1_before_its_entry_only_the_joker_takes_stone() -> None:
    scene = Scene("france").seat(plots=((0, "mountain"),), built={"G22": "0,6"})
    place = {"building": "G22", "clergy": "prior", "use": True}
    assert scene.refused("place", **place, by="own") == "not_on_wheel"
    assert scene.play("place", **place, by="joker").gained() == {"stone": 2}


def test_r1_in_solo_what_leaves_the_wheel_is_the_jokers_then_nobodys() -> None:
    scene = skip_to(table("solo"), 13)
    scene.wheel(joker=6)
    assert wheel.value(scene.state, "clay") is None
    assert scene.refused("place", **PLACE, by="own") == "not_on_wheel"
    assert scene.play("place", **PLACE, by="joker").gained() == {"clay": 7}
    scene.wheel(joker=None)
    assert scene.refused("place", **PLACE, by="joker") == "not_on_wheel"


def test_r1_in_solo_a_forest_can_still_be_felled_for_nothing() -> None:
    scene = skip_to(table("solo"), 13)
    after = scene.play("fell", forest="0,1")
    assert after.gained() == {}
    assert "0,1" not in after.player().land.cards


@pytest.mark.parametrize("mode", ["two", "three", "four_short"])
def test_r1_of_two_at_ten_only_the_used_one_resets(mode: str) -> None:
    scene = turn_of(skip_to(table(mode), 12))
    after = scene.play("place", **PLACE, by="joker")
    assert wheel.value(after.state, "joker") == 0
    assert wheel.value(after.state, "clay") == 10
