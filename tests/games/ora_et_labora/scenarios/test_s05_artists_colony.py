"""Artist's Colony: 5 food and 1 energy; an economic value of minus one."""

import pytest

from app.games.ora_et_labora.scoring import score
from tests.games.ora_et_labora.flow import MODES, everywhere, skip, table, terrain_offered
from tests.games.ora_et_labora.scene import Scene

GOODS = {"beer": 1, "peat": 1}
SETTLE = {"settlement": "S05", "cell": "0,3"}


def test_costs_five_food_and_one_energy_without_change() -> None:
    after = everywhere(GOODS, "S05").play("settle", **SETTLE, food={"beer": 1}, energy={"peat": 1})
    assert after.player().goods == {}
    assert everywhere({"beer": 1, "straw": 1}, "S05").blocked("settle") == "missing_sum"
    assert everywhere({"peat": 1, "livestock": 2}, "S05").blocked("settle") == "missing_sum"


def test_stands_on_coast_plains_and_hillside() -> None:
    assert terrain_offered(everywhere(GOODS, "S05")) == {"coast", "plains", "hillside"}


def test_loses_a_point_and_has_a_dwelling_of_five() -> None:
    found = score(Scene().seat(built={"S05": "0,3"}).player())
    assert found.economic_points == -1
    assert found.dwelling_points == 5 + 3


@pytest.mark.parametrize("mode", MODES)
def test_comes_to_hand_after_phase_a(mode: str) -> None:
    scene = table(mode)
    while scene.state.done == 0:
        assert all("S05" not in player.hand for player in scene.state.players)
        skip(scene.state)
    assert all("S05" in player.hand for player in scene.state.players)
