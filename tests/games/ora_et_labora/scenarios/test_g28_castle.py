"""Castle: one of the user's settlements, on his land, at its normal cost."""

import pytest

from tests.games.ora_et_labora.scene import Scene
from tests.games.ora_et_labora.using import costs, grounds, hire, own, refuse, use

PAID = {"food": {"coin": 1}, "energy": {"wood": 1}}


def test_cost() -> None:
    costs("G28", "0,6", wood=6, stone=5)


def test_stands_on_hillsides_and_mountains() -> None:
    assert grounds("G28") == {"hillside", "mountain"}


def test_settles_outside_of_the_settlement_phases() -> None:
    after = use(own("G28", coin=1, wood=1), "G28", settlement="S01", cell="1,3", **PAID)
    assert after.gained() == {"coin": -1, "wood": -1}
    assert after.player().land.cards["1,3"] == "S01"
    assert after.player().hand == ("S02", "S03", "S04")


def test_cost_and_terrain_are_the_settlements() -> None:
    scene = own("G28", coin=9, wood=9).seat(plots=((0, "coast"),))
    place = {"building": "G28", "clergy": "prior", "use": True}
    for cell, code in (("0,-2", "wrong_terrain"), ("0,0", "cell_taken")):
        assert scene.refused("place", **place, settlement="S01", cell=cell, **PAID) == code
    big = {"settlement": "S04", "cell": "1,3", "food": {"coin": 8}, "energy": {"wood": 3}}
    assert refuse(scene, "G28", **big) == "wrong_terrain"
    assert refuse(scene, "G28", settlement="S07", cell="1,3", **PAID) == "not_offered"
    poor = own("G28", coin=1, wood=1)
    two = {"settlement": "S02", "cell": "1,3", **PAID}
    assert refuse(poor, "G28", **two) == "missing_sum"


def test_surplus_food_and_energy_are_lost() -> None:
    after = use(
        own("G28", meat=1, peat_coal=1),
        "G28",
        settlement="S01",
        cell="1,3",
        food={"meat": 1},
        energy={"peat_coal": 1},
    )
    assert after.gained() == {"meat": -1, "peat_coal": -1}


@pytest.mark.parametrize("hand", [(), ("S08",)])
def test_without_a_settlement_that_can_be_paid_it_is_of_no_use(hand: tuple[str, ...]) -> None:
    scene = own("G28", coin=1, wood=1).seat(hand=hand)
    code = "missing_sum" if hand else "no_effect"
    assert refuse(scene, "G28", settlement="S01", cell="1,3", **PAID) == code


def test_hired_it_settles_on_the_users_land_from_his_hand() -> None:
    scene = own("G12", coin=2, wood=1).seat(1, built={"G28": "0,3"})
    hired = hire(scene, "G28")
    after = hired.play("use", use=True, settlement="S01", cell="1,3", **PAID)
    assert after.player().land.cards["1,3"] == "S01"
    assert after.player(0).hand == ("S02", "S03", "S04")
    assert after.player(1).hand == ("S01", "S02", "S03", "S04")


def test_unbuilt_it_settles_too() -> None:
    scene = own("F40", coin=1, wood=1).show("G28")
    asked = use(scene, "F40")
    after = asked.play("use", building="G28", settlement="S01", cell="1,3", **PAID)
    assert after.player().land.cards["1,3"] == "S01"
    assert "G28" in after.state.display


@pytest.mark.parametrize("length", ["normal", "long"])
def test_two_players_build_the_last_settlement_with_it(length: str) -> None:
    scene = own("G28", seats=2, length=length, meat=6, peat=2)
    scene.seat(hand=("S08",), clear=("0,2",), plots=((0, "mountain"),))
    after = use(scene, "G28", settlement="S08", cell="0,5", food={"meat": 6}, energy={"peat": 2})
    assert after.player().land.cards["0,5"] == "S08"


def test_does_not_take_the_place_of_the_phases_settlement() -> None:
    # in solo the neutral prior may use a Castle just built, right before the phase
    scene = Scene("france", 1).seat(goods={"coin": 5, "wood": 9})
    scene.state.beam, scene.state.phase, scene.state.display = 12, "neutral", ("G28",)
    built = scene.play("build_neutral", building="G28", cell="0,1")
    asked = built.play("send_neutral", building="G28", gift=False, money={"coin": 1})
    settled = asked.play("use", use=True, settlement="S01", cell="1,3", **PAID)
    assert settled.asked() == (0, "settlement")
    after = settled.play(
        "settle", settlement="S02", cell="0,3", food={"coin": 3}, energy={"wood": 3}
    )
    assert dict(after.player().land.settlements()) == {"1,3": "S01", "0,3": "S02"}
