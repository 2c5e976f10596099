"""Clay Mound: clay by its own indicator or the joker."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "L01.0", "clergy": "prior", "use": True}


@pytest.mark.parametrize(("by", "amount", "token"), [("own", 3, "clay"), ("joker", 7, "joker")])
def test_takes_clay_and_puts_the_used_indicator_to_zero(by: str, amount: int, token: str) -> None:
    scene = Scene().wheel(beam=7, clay=5)
    after = scene.play("place", **PLACE, by=by)
    assert after.gained() == {"clay": amount}
    assert after.state.wheel == {**scene.state.wheel, token: 7}


def test_nothing_else_is_produced() -> None:
    assert Scene().refused("place", **PLACE, by="own", good="wood") == "unexpected_input"


def test_entered_without_use_no_indicator_moves() -> None:
    scene = Scene()
    after = scene.play("place", building="L01.0", clergy="lay_brother", use=False)
    assert after.gained() == {}
    assert after.state.wheel == scene.state.wheel


def test_stands_on_the_hillside_of_the_heartland() -> None:
    land = Scene().player().land
    assert land.cells_of("L01.0") == ["0,4"]
    assert land.ground.terrain["0,4"] == "hillside"
