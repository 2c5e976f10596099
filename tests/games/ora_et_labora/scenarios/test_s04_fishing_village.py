"""Fishing Village: 8 food and 3 energy, on the coast only."""

from app.games.ora_et_labora.scoring import score
from tests.games.ora_et_labora.flow import everywhere, settling, table, terrain_offered
from tests.games.ora_et_labora.scene import Scene

GOODS = {"meat": 2, "peat_coal": 1}
SETTLE = {"settlement": "S04", "food": {"meat": 2}, "energy": {"peat_coal": 1}}


def test_costs_eight_food_and_three_energy_without_change() -> None:
    after = everywhere(GOODS, "S04").play("settle", **SETTLE, cell="0,-1")
    assert after.player().goods == {}


def test_stands_on_the_coast_only() -> None:
    scene = everywhere(GOODS, "S04")
    assert terrain_offered(scene) == {"coast"}
    for cell in ("0,3", "0,5", "0,-2", "0,6"):
        assert scene.refused("settle", **SETTLE, cell=cell) == "wrong_terrain"


def test_without_a_coast_there_is_no_space() -> None:
    scene = settling(Scene("ireland").seat(goods=GOODS, hand=("S04",)))
    assert scene.blocked("settle") == "no_space"


def test_is_in_hand_from_the_start_and_lives_off_the_water() -> None:
    scene = table("three")
    assert "S04" in scene.player().hand
    scene.seat(plots=((0, "coast"),), built={"S04": "0,-1"})
    found = score(scene.player())
    assert found.economic_points == 4
    assert found.dwelling_points == 6 + 3
