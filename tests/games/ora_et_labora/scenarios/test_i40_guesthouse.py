"""Guesthouse: a building still in the display is used."""

from typing import Any

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I40", "clergy": "prior", "use": True}


def guesthouse(*shown: str, **goods: int) -> Scene:
    scene = Scene("ireland", 4).seat(goods=goods, built={"I40": "0,3"})
    return scene.show(*shown)


def test_uses_a_building_of_the_display_without_clergyman_or_fee() -> None:
    after = guesthouse().play("place", **PLACE)
    assert after.asked() == (0, "link")
    after = after.play("use", building="I08", first=1)
    assert after.gained() == {"coin": 3, "whiskey": 1}
    assert "I08" in after.state.display
    assert after.player().prior == "I40"
    assert after.player().placed == ()


def test_the_unbuilt_distillery_does_not_raise_the_price() -> None:
    after = guesthouse("I21", malt=1, wood=1, peat=1).play("place", **PLACE)
    after = after.play("use", building="I21", times=1)
    assert after.gained() == {"malt": -1, "wood": -1, "peat": -1, "whiskey": 2}
    assert after.state.price == 1


def test_the_unbuilt_cottage_has_no_neighbour() -> None:
    after = guesthouse().play("place", **PLACE).play("use", building="I10")
    assert after.gained() == {"malt": 1}
    assert after.asked() == (0, "end")


def test_the_unbuilt_castle_settles() -> None:
    scene = guesthouse("G28", meat=1, grain=2)
    after = scene.play("place", **PLACE).play(
        "use", building="G28", settlement="S03", cell="1,3", food={"meat": 1, "grain": 2}
    )
    assert after.gained() == {"meat": -1, "grain": -2}
    assert after.player().land.cards["1,3"] == "S03"
    assert "S03" not in after.player().hand


def test_the_unbuilt_manor_goes_on_to_an_occupied_building() -> None:
    scene = guesthouse("I27", whiskey=1).seat(placed=("L01.0",))
    after = scene.play("place", **PLACE).play("use", building="I27")
    assert after.gained() == {"whiskey": -1}
    # the Guesthouse itself is occupied, too, and has worked
    assert after.refused("use", building="I40") == "already_used"
    assert after.play("use", building="L01.0", by="own").gained() == {"clay": 2}


def test_built_buildings_are_no_targets() -> None:
    after = guesthouse().seat(1, built={"I08": "0,3"}).play("place", **PLACE)
    assert after.refused("use", building="I08", first=0) == "not_offered"
    assert after.refused("use", building="L01.0", by="own") == "not_offered"


def test_a_target_that_does_nothing_is_refused() -> None:
    after = guesthouse().play("place", **PLACE)
    assert after.refused("use", building="I05", times=1, more=0) == "missing_goods"


def test_the_target_is_optional() -> None:
    assert guesthouse().play("place", **PLACE).play("decline").asked() == (0, "end")
