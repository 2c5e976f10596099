"""Village: 15 food and 9 energy."""

import pytest

from app.games.ora_et_labora.scoring import score
from tests.games.ora_et_labora.flow import MODES, everywhere, skip, table, terrain_offered
from tests.games.ora_et_labora.scene import Scene

GOODS = {"meat": 2, "beer": 1, "livestock": 1, "peat_coal": 3, "wood": 1}
SETTLE = {"settlement": "S07", "cell": "0,3"}


def test_costs_fifteen_food_and_nine_energy() -> None:
    scene = everywhere(GOODS, "S07")
    food = {"meat": 2, "beer": 1}
    after = scene.play("settle", **SETTLE, food=food, energy={"peat_coal": 3})
    assert after.player().goods == {"livestock": 1, "wood": 1}
    short = {"meat": 2, "livestock": 1}
    code = scene.refused("settle", **SETTLE, food=short, energy={"peat_coal": 3})
    assert code == "short_payment"


def test_surplus_of_both_is_lost() -> None:
    after = everywhere(GOODS, "S07").play(
        "settle",
        **SETTLE,
        food={"meat": 2, "beer": 1, "livestock": 1},
        energy={"peat_coal": 3, "wood": 1},
    )
    assert after.player().goods == {}


def test_stands_on_coast_plains_and_hillside() -> None:
    assert terrain_offered(everywhere(GOODS, "S07")) == {"coast", "plains", "hillside"}


def test_is_worth_eight_and_six() -> None:
    found = score(Scene().seat(built={"S07": "0,3"}).player())
    assert found.economic_points == 8
    assert found.dwelling_points == 6 + 3


@pytest.mark.parametrize("mode", MODES)
def test_comes_to_hand_after_phase_c(mode: str) -> None:
    scene = table(mode)
    while scene.state.done < 3:
        assert all("S07" not in player.hand for player in scene.state.players)
        skip(scene.state)
    assert all("S07" in player.hand for player in scene.state.players)
