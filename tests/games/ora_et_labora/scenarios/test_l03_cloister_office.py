"""Cloister Office: coins by their own indicator or the joker; the first cloister building."""

from typing import Any

import pytest

from app.games.ora_et_labora.landscape import is_cloister
from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "L03.0", "clergy": "prior", "use": True}


@pytest.mark.parametrize(("by", "amount", "token"), [("own", 6, "coin"), ("joker", 0, "joker")])
def test_takes_coins(by: str, amount: int, token: str) -> None:
    scene = Scene().wheel(beam=7, coin=1, joker=7)
    after = scene.play("place", **PLACE, by=by)
    assert after.gained() == ({"coin": amount} if amount else {})
    assert after.state.wheel == {**scene.state.wheel, token: 7}


def test_is_the_only_cloister_building_at_first() -> None:
    cards = Scene().player().land.cards
    assert [where for where, card in cards.items() if is_cloister(card)] == ["1,4"]
