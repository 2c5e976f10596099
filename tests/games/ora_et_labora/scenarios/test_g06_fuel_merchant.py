"""Fuel Merchant: 3, 6 or 9 energy for 5, 8 or 10 coins, one deal a use."""

import pytest

from tests.games.ora_et_labora.scene import Scene
from tests.games.ora_et_labora.using import costs

CELL = "0,3"


def merchant(**goods: int) -> Scene:
    return Scene("france").seat(goods=goods, built={"G06": CELL})


@pytest.mark.parametrize(
    ("deal", "energy", "coins"),
    [(0, {"peat": 1, "wood": 1}, 5), (1, {"peat_coal": 2}, 8), (2, {"peat": 4, "wood": 1}, 10)],
)
def test_sells_energy(deal: int, energy: dict[str, int], coins: int) -> None:
    after = merchant(peat=4, wood=1, peat_coal=2).play(
        "place", building="G06", clergy="prior", use=True, first=deal, energy=energy
    )
    assert after.gained() == {"coin": coins, **{good: -n for good, n in energy.items()}}
    assert after.player().prior == "G06"


def test_surplus_is_lost() -> None:
    after = merchant(peat_coal=1, peat=1).play(
        "place", building="G06", clergy="prior", use=True, first=0, energy={"peat_coal": 1}
    )
    assert after.gained() == {"coin": 5, "peat_coal": -1}
    # more than is needed may be given, and never reaches the next deal
    after = merchant(peat_coal=1, peat=1).play(
        "place",
        building="G06",
        clergy="prior",
        use=True,
        first=0,
        energy={"peat_coal": 1, "peat": 1},
    )
    assert after.gained() == {"coin": 5, "peat_coal": -1, "peat": -1}


def test_grain_burns_as_straw() -> None:
    after = merchant(grain=4, peat=1).play(
        "place", building="G06", clergy="prior", use=True, first=0, energy={"grain": 2, "peat": 1}
    )
    assert after.gained() == {"coin": 5, "grain": -2, "peat": -1}


def test_too_little_energy() -> None:
    scene = merchant(peat=1)
    place = {"building": "G06", "clergy": "prior"}
    assert scene.refused("place", **place, use=True, first=0, energy={"peat": 1}) == "missing_sum"
    rich = merchant(peat=2)
    assert rich.refused("place", **place, use=True, first=0, energy={"peat": 1}) == "short_payment"
    assert rich.refused("place", **place, use=True, first=1, energy={"peat": 2}) == "missing_sum"


def test_entered_without_use() -> None:
    after = merchant(peat=1).play("place", building="G06", clergy="lay_brother", use=False)
    assert after.gained() == {}
    assert after.player().placed == ("G06",)


@pytest.mark.parametrize(
    ("deal", "energy"),
    [
        (0, {"peat": 1, "straw": 1}),
        (1, {"peat": 2, "wood": 1, "straw": 1}),
        (2, {"peat": 4, "straw": 1}),
    ],
)
def test_half_an_energy_too_little(deal: int, energy: dict[str, int]) -> None:
    scene = merchant(peat=5, wood=1, straw=1)
    place = {"building": "G06", "clergy": "prior", "use": True}
    assert scene.refused("place", **place, first=deal, energy=energy) == "short_payment"


def test_cost() -> None:
    costs("G06", CELL, clay=1, straw=1)
