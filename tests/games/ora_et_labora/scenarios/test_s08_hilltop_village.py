"""Hilltop Village: 30 food and 3 energy, on a hillside only."""

import pytest

from app.games.ora_et_labora.scoring import score
from tests.games.ora_et_labora.flow import (
    MODES,
    everywhere,
    skip,
    skip_to,
    table,
    terrain_offered,
    turn_of,
)
from tests.games.ora_et_labora.scene import Scene

GOODS = {"meat": 6, "grain": 1, "peat_coal": 1}
SETTLE = {"settlement": "S08", "food": {"meat": 6}, "energy": {"peat_coal": 1}}


def test_costs_thirty_food_and_three_energy() -> None:
    after = everywhere(GOODS, "S08").play("settle", **SETTLE, cell="0,5")
    assert after.player().goods == {"grain": 1}
    less = {"meat": 5, "grain": 1, "livestock": 1, "peat_coal": 1}
    assert everywhere(less, "S08").blocked("settle") == "missing_sum"


def test_stands_on_a_hillside_only() -> None:
    scene = everywhere(GOODS, "S08")
    assert terrain_offered(scene) == {"hillside"}
    for cell in ("0,3", "0,-1", "0,-2", "0,6"):
        assert scene.refused("settle", **SETTLE, cell=cell) == "wrong_terrain"


def test_the_hillside_of_the_heartland_is_taken() -> None:
    assert everywhere(GOODS, "S08").refused("settle", **SETTLE, cell="0,4") == "cell_taken"


def test_is_worth_ten_and_eight_beside_bare_hills() -> None:
    scene = Scene().seat(plots=((0, "mountain"),), built={"S08": "0,5"})
    found = score(scene.player())
    assert found.economic_points == 10
    # the Clay Mound beside it has 3
    assert found.dwelling_points == 8 + 3


@pytest.mark.parametrize("mode", MODES)
def test_comes_to_hand_after_phase_d(mode: str) -> None:
    scene = table(mode)
    while scene.state.done < 4:
        assert all("S08" not in player.hand for player in scene.state.players)
        skip(scene.state)
    assert all("S08" in player.hand for player in scene.state.players)


@pytest.mark.parametrize("mode", ["two", "two_long"])
def test_two_players_can_build_it_with_the_castle_only(mode: str) -> None:
    scene = turn_of(skip_to(table(mode), 40))
    assert scene.state.done == 4
    scene.seat(goods=GOODS, plots=((0, "mountain"),), built={"G28": "0,5"})
    after = scene.play("place", building="G28", clergy="prior", use=True, **SETTLE, cell="1,5")
    assert after.player().land.cards["1,5"] == "S08"
