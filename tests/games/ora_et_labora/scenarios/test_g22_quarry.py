"""Quarry: stone by the wheel, or by the joker; on mountains alone."""

import pytest

from app.games.ora_et_labora.cards import Country
from app.games.ora_et_labora.modes import Length
from tests.games.ora_et_labora.scene import Scene
from tests.games.ora_et_labora.using import costs, refuse, sites, use


def quarry(seats: int = 3, country: Country = "france", length: Length = "normal") -> Scene:
    scene = Scene(country, seats, length)
    return scene.seat(goods={}, plots=((0, "mountain"),), built={"G22": "0,6"})


def test_cost() -> None:
    costs("G22", "0,6", coin=5)


def test_stands_on_a_mountain_alone() -> None:
    assert sites("G22") == {"0,6"}


@pytest.mark.parametrize("country", ["france", "ireland"])
def test_by_its_own_indicator_or_by_the_joker(country: Country) -> None:
    scene = quarry(country=country).wheel(beam=16, stone=13, joker=9)
    own = use(scene, "G22", by="own")
    assert own.gained() == {"stone": 4}
    assert (own.state.wheel["stone"], own.state.wheel["joker"]) == (16, 9)
    joker = use(scene, "G22", by="joker")
    assert joker.gained() == {"stone": 7}
    assert (joker.state.wheel["stone"], joker.state.wheel["joker"]) == (13, 16)


def test_before_stone_has_come_only_the_joker() -> None:
    scene = quarry()
    assert refuse(scene, "G22", by="own") == "not_on_wheel"
    after = use(scene, "G22", by="joker")
    assert after.gained() == {"stone": 2}
    assert "stone" not in after.state.wheel


def test_at_zero_it_may_be_used_for_nothing() -> None:
    after = use(quarry().wheel(beam=13, stone=13), "G22", by="own")
    assert after.gained() == {}


def test_solo_without_the_joker_there_is_no_stone() -> None:
    scene = quarry(seats=1).wheel(beam=20, joker=None)
    assert refuse(scene, "G22", by="joker") == "not_on_wheel"
    after = scene.play("place", building="G22", clergy="prior", use=False)
    assert after.player().prior == "G22"


def test_short_game_gives_one_to_everybody() -> None:
    after = use(quarry(length="short").wheel(beam=8, stone=6), "G22", by="own")
    assert after.gained() == {"stone": 4}
    assert after.gained(1) == after.gained(2) == {"stone": 1}
