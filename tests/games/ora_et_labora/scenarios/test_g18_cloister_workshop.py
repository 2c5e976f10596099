"""Cloister Workshop: up to three ceramics and/or one ornament, each at 1 energy."""

import pytest

from tests.games.ora_et_labora.scene import Scene
from tests.games.ora_et_labora.using import costs, own, refuse, use


def workshop(**more: int) -> Scene:
    return own("G18", **{"clay": 4, "stone": 2, **more})


def test_cost() -> None:
    costs("G18", "1,3", wood=3)


@pytest.mark.parametrize(
    ("times", "more", "energy"),
    [
        (1, 0, {"wood": 1}),
        (3, 0, {"peat_coal": 1}),
        (0, 1, {"straw": 2}),
        (3, 1, {"peat": 2}),
        (2, 1, {"peat_coal": 1}),
    ],
)
def test_energy_is_paid_as_one_sum(times: int, more: int, energy: dict[str, int]) -> None:
    scene = workshop(wood=1, peat=2, peat_coal=1, straw=2)
    after = use(scene, "G18", times=times, more=more, energy=energy)
    expected = {"clay": -times, "ceramic": times, "stone": -more, "ornament": more}
    expected |= {good: -number for good, number in energy.items()}
    assert after.gained() == {good: number for good, number in expected.items() if number}


def test_three_ceramics_and_one_ornament_are_the_most() -> None:
    scene = workshop(peat=5)
    four = {"times": 4, "more": 0, "energy": {"peat": 2}}
    assert refuse(scene, "G18", **four) == "not_offered"
    two = {"times": 0, "more": 2, "energy": {"peat": 1}}
    assert refuse(scene, "G18", **two) == "not_offered"


def test_energy_limits_the_pieces() -> None:
    scene = workshop(peat=1)
    after = use(scene, "G18", times=2, more=0, energy={"peat": 1})
    assert after.gained() == {"clay": -2, "ceramic": 2, "peat": -1}
    for times, more in ((3, 0), (2, 1)):
        inputs = {"times": times, "more": more, "energy": {"peat": 1}}
        assert refuse(scene, "G18", **inputs) == "not_offered"


def test_a_use_makes_something() -> None:
    assert refuse(workshop(peat=1), "G18", times=0, more=0) == "not_offered"
    assert refuse(workshop(), "G18", times=1, more=0) == "missing_sum"


def test_surplus_energy_is_lost() -> None:
    scene = own("G18", clay=1, peat_coal=1)
    after = use(scene, "G18", times=1, more=0, energy={"peat_coal": 1})
    assert after.gained() == {"clay": -1, "ceramic": 1, "peat_coal": -1}
