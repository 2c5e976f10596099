"""Shanty Town: 1 food and 1 energy; its minus three also lowers its neighbours."""

import pytest

from app.games.ora_et_labora.scoring import score
from tests.games.ora_et_labora.flow import MODES, everywhere, table, terrain_offered
from tests.games.ora_et_labora.scene import Scene

GOODS = {"grain": 2, "meat": 1, "wood": 1, "straw": 1, "peat_coal": 1}


@pytest.mark.parametrize(
    ("food", "energy"),
    [
        ({"grain": 1}, {"wood": 1}),
        ({"grain": 1}, {"straw": 1, "grain": 1}),
        ({"meat": 1}, {"peat_coal": 1}),
    ],
)
def test_costs_one_food_and_one_energy_without_change(
    food: dict[str, int], energy: dict[str, int]
) -> None:
    after = everywhere(GOODS, "S01").play(
        "settle", settlement="S01", cell="0,3", food=food, energy=energy
    )
    left = dict(GOODS)
    for paid in (food, energy):
        for good, number in paid.items():
            left[good] -= number
    assert after.player().goods == {good: number for good, number in left.items() if number}


def test_one_straw_is_half_of_the_energy() -> None:
    scene = everywhere(GOODS, "S01")
    settle = {"settlement": "S01", "cell": "0,3", "food": {"grain": 1}}
    assert scene.refused("settle", **settle, energy={"straw": 1}) == "short_payment"


def test_stands_on_coast_plains_and_hillside() -> None:
    assert terrain_offered(everywhere(GOODS, "S01")) == {"coast", "plains", "hillside"}


@pytest.mark.parametrize("mode", MODES)
def test_is_in_hand_from_the_start(mode: str) -> None:
    assert all("S01" in player.hand for player in table(mode).state.players)


def test_lowers_itself_and_its_neighbours() -> None:
    scene = Scene().seat(built={"S01": "0,3", "S03": "1,3"})
    lines = {line.card: line for line in score(scene.player()).dwelling}
    # Clay Mound 3, Farmyard 2, Cloister Office 2
    assert lines["S01"].own == -3
    assert lines["S01"].neighbours == {"0,2": 0, "0,4": 3, "1,3": 2}
    assert lines["S03"].neighbours == {"0,3": -3, "1,2": 2, "1,4": 2}
