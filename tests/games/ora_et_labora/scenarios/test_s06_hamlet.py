"""Hamlet: 5 food and 6 energy."""

import pytest

from app.games.ora_et_labora.scoring import score
from tests.games.ora_et_labora.flow import MODES, everywhere, skip, table, terrain_offered
from tests.games.ora_et_labora.scene import Scene

GOODS = {"meat": 1, "peat_coal": 1, "peat": 2}
SETTLE = {"settlement": "S06", "cell": "0,3", "food": {"meat": 1}}


def test_costs_five_food_and_six_energy_without_change() -> None:
    scene = everywhere(GOODS, "S06")
    after = scene.play("settle", **SETTLE, energy={"peat_coal": 1, "peat": 2})
    assert after.player().goods == {}
    code = scene.refused("settle", **SETTLE, energy={"peat_coal": 1, "peat": 1})
    assert code == "short_payment"


def test_twelve_straw_are_six_energy() -> None:
    scene = everywhere({"meat": 1, "straw": 8, "grain": 4}, "S06")
    after = scene.play("settle", **SETTLE, energy={"straw": 8, "grain": 4})
    assert after.player().goods == {}


def test_stands_on_coast_plains_and_hillside() -> None:
    assert terrain_offered(everywhere(GOODS, "S06")) == {"coast", "plains", "hillside"}


def test_is_worth_three_and_four() -> None:
    found = score(Scene().seat(built={"S06": "0,3"}).player())
    assert found.economic_points == 3
    assert found.dwelling_points == 4 + 3


@pytest.mark.parametrize("mode", MODES)
def test_comes_to_hand_after_phase_b(mode: str) -> None:
    scene = table(mode)
    while scene.state.done < 2:
        assert all("S06" not in player.hand for player in scene.state.players)
        skip(scene.state)
    assert all("S06" in player.hand for player in scene.state.players)
