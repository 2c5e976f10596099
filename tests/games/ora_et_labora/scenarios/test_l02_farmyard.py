"""Farmyard: grain or livestock by their own indicators or the joker."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "L02.0", "clergy": "prior", "use": True}


@pytest.mark.parametrize(
    ("good", "by", "amount", "token"),
    [
        ("grain", "own", 5, "grain"),
        ("livestock", "own", 3, "livestock"),
        ("grain", "joker", 2, "joker"),
        ("livestock", "joker", 2, "joker"),
    ],
)
def test_takes_one_of_two_goods(good: str, by: str, amount: int, token: str) -> None:
    scene = Scene().wheel(beam=6, grain=2, livestock=4, joker=5)
    after = scene.play("place", **PLACE, good=good, by=by)
    assert after.gained() == {good: amount}
    assert after.state.wheel == {**scene.state.wheel, token: 6}


@pytest.mark.parametrize("good", ["clay", "straw", "meat"])
def test_gives_no_other_goods(good: str) -> None:
    assert Scene().refused("place", **PLACE, good=good, by="own") == "not_offered"


def test_stands_on_plains() -> None:
    assert Scene().player().land.cells_of("L02.0") == ["1,2"]
