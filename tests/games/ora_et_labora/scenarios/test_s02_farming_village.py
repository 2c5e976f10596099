"""Farming Village: 3 food and 3 energy."""

from app.games.ora_et_labora.scoring import score
from tests.games.ora_et_labora.flow import everywhere, table, terrain_offered

GOODS = {"livestock": 2, "peat": 1, "wood": 1, "peat_coal": 1}
SETTLE = {"settlement": "S02", "cell": "0,3"}


def test_costs_three_food_and_three_energy_without_change() -> None:
    after = everywhere(GOODS, "S02").play(
        "settle", **SETTLE, food={"livestock": 2}, energy={"peat": 1, "wood": 1}
    )
    assert after.player().goods == {"peat_coal": 1}


def test_one_animal_is_too_little() -> None:
    scene = everywhere(GOODS, "S02")
    code = scene.refused("settle", **SETTLE, food={"livestock": 1}, energy={"peat_coal": 1})
    assert code == "short_payment"
    assert everywhere({"livestock": 1, "peat_coal": 1}, "S02").blocked("settle") == "missing_sum"


def test_energy_is_needed_too() -> None:
    assert everywhere({"meat": 1, "peat": 1}, "S02").blocked("settle") == "missing_sum"


def test_stands_on_coast_plains_and_hillside() -> None:
    assert terrain_offered(everywhere(GOODS, "S02")) == {"coast", "plains", "hillside"}


def test_is_in_hand_from_the_start_and_worth_one_and_one() -> None:
    scene = table("four")
    assert "S02" in scene.player().hand
    scene.seat(built={"S02": "0,3"})
    found = score(scene.player())
    assert found.economic_points == 1
    assert found.dwelling_points == 1 + 3
