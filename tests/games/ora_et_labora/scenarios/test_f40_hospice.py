"""Hospice: any building of the display, though it is not built."""

from tests.games.ora_et_labora.scene import Scene
from tests.games.ora_et_labora.using import costs, hire, linked, own, refuse, use


def hospice(*display: str, **goods: int) -> Scene:
    scene = own("F40", **goods)
    scene.state.display = display
    return scene


def test_cost() -> None:
    costs("F40", "1,3", wood=3, straw=1)


def test_uses_an_unbuilt_building_that_stays_unbuilt() -> None:
    scene = hospice("F30", "F11", ceramic=1)
    asked = use(scene, "F40")
    assert asked.asked() == (0, "link")
    assert linked(asked) == {"F30", "F11"}
    after = asked.play("use", building="F30", times=1)
    assert after.gained() == {"ceramic": -1, "coin": 12}
    assert after.state.display == ("F30", "F11")
    assert not after.state.occupied("F30")


def test_built_buildings_and_later_decks_are_no_targets() -> None:
    asked = use(hospice("F11").seat(1, built={"G16": "0,3"}), "F40")
    for building in ("L01.0", "G16", "G34"):
        assert asked.refused("use", building=building) == "not_offered"


def test_with_an_empty_display_it_is_of_no_use() -> None:
    assert refuse(hospice(), "F40") == "no_effect"
    # nor with one that cannot do anything
    assert refuse(hospice("F30"), "F40") == "no_effect"


def test_unbuilt_winery_leaves_the_price_alone() -> None:
    after = use(hospice("F21", grapes=1), "F40").play("use", building="F21", times=1, more=0)
    assert after.gained() == {"grapes": -1, "wine": 1}
    assert after.state.price == 1


def test_unbuilt_priory_finds_priors_and_not_the_hospice_again() -> None:
    # the own prior stands on the Hospice
    scene = hospice("G01", "F11").seat(1, prior="L01.1")
    priory = use(scene, "F40").play("use", building="G01")
    assert linked(priory) == {"L01.1"}
    assert priory.refused("use", building="F40") == "already_used"
    assert priory.play("use", building="L01.1", by="own").gained() == {"clay": 2}


def test_unbuilt_palace_takes_its_wine() -> None:
    scene = hospice("F27", wine=1).seat(placed=("L01.0",))
    palace = use(scene, "F40").play("use", building="F27")
    assert palace.gained() == {"wine": -1}
    assert linked(palace) == {"L01.0"}
    assert palace.refused("use", building="F40") == "already_used"


def test_long_chain_each_link_once() -> None:
    # Hospice, unbuilt Priory, the Garden with another's prior, its neighbour the Palace
    scene = hospice("G01", wine=1).seat(placed=("L02.0",))
    scene.seat(1, built={"F09": "0,3", "F27": "1,3"}, prior="F09")
    garden = use(scene, "F40").play("use", building="G01").play("use", building="F09")
    assert garden.gained() == {"grapes": 1}
    assert linked(garden) == {"F27", "L01.1"}
    palace = garden.play("use", building="F27")
    assert palace.gained() == {"wine": -1}
    # of the occupied buildings the Garden and the Hospice have had their turn
    assert linked(palace) == {"L02.0"}
    after = palace.play("use", building="L02.0", good="grain", by="own")
    assert after.gained() == {"grain": 2}
    assert after.asked() == (0, "end")


def test_unbuilt_wheel_building_needs_no_ground() -> None:
    after = use(hospice("G22"), "F40").play("use", building="G22", by="joker")
    assert after.gained() == {"stone": 2}


def test_hired_it_serves_the_user() -> None:
    scene = own("G12", coin=1, ceramic=1).seat(1, built={"F40": "0,3"})
    scene.state.display = ("F30",)
    after = hire(scene, "F40").play("use", use=True).play("use", building="F30", times=1)
    assert after.gained() == {"ceramic": -1, "coin": 12}
    assert after.player(1).placed == ("F40",)


def test_declined() -> None:
    after = use(hospice("F11"), "F40").play("decline")
    assert after.gained() == {}
    assert after.asked() == (0, "end")
