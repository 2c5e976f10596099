"""Carpentry: a forest leaves without wood, then a whole build action."""

from tests.games.ora_et_labora.scene import Scene
from tests.games.ora_et_labora.using import costs, linked, own, refuse, use


def carpentry(**goods: int) -> Scene:
    scene = own("F10", seats=4, **goods)
    scene.state.display = ("G12",)
    return scene


LAY = {"building": "F10", "clergy": "lay_brother", "use": True, "forest": "0,1"}


def test_cost() -> None:
    costs("F10", "0,3", wood=2, clay=1)


def test_builds_on_the_space_of_the_forest() -> None:
    scene = carpentry(wood=1)
    removed = scene.play("place", **LAY)
    assert removed.gained() == {}
    assert removed.state.wheel == scene.state.wheel
    assert removed.asked() == (0, "build")
    after = removed.play("build", building="G12", cell="0,1")
    assert after.gained() == {"wood": -1}
    assert after.player().land.cards["0,1"] == "G12"
    assert after.state.display == ()


def test_the_prior_at_home_may_go_onto_the_new_building() -> None:
    scene = carpentry(wood=1, meat=1, peat=1)
    built = scene.play("place", **LAY).play("build", building="G12", cell="1,3")
    assert built.asked() == (0, "prior")
    after = built.play("send", use=True, times=1, food={"meat": 1}, energy={"peat": 1})
    assert after.gained() == {"meat": -1, "peat": -1, "stone": 1}
    assert after.player().prior == "G12"
    assert built.play("decline").player().prior is None


def test_a_prior_on_the_carpentry_is_not_at_home() -> None:
    built = use(carpentry(wood=1), "F10", forest="0,2").play("build", building="G12", cell="0,2")
    assert built.asked() == (0, "end")


def test_it_costs_what_it_costs() -> None:
    scene = carpentry(wood=1, clay=1).show("F11")
    removed = scene.play("place", **LAY)
    assert removed.refused("build", building="F11", cell="0,1") == "missing_goods"
    assert removed.refused("build", building="G12", cell="0,2") == "cell_taken"
    assert removed.refused("build", building="G13", cell="0,1") == "not_offered"


def test_the_build_may_be_left() -> None:
    after = carpentry(wood=1).play("place", **LAY).play("decline")
    assert after.asked() == (0, "end")
    assert "0,1" not in after.player().land.cards


def test_without_a_possible_build_only_the_forest_goes() -> None:
    after = carpentry().play("place", **LAY)
    assert after.gained() == {}
    assert "0,1" not in after.player().land.cards
    assert after.asked() == (0, "end")


def test_short_game_hands_nothing_out() -> None:
    scene = own("F10", seats=4, length="short", wood=1)
    after = scene.play("place", **{**LAY, "forest": "0,2"})
    assert [after.gained(seat) for seat in range(4)] == [{}] * 4


def test_without_a_forest_there_is_no_build() -> None:
    scene = carpentry(wood=1).seat(clear=("0,1", "0,2", "1,1"))
    assert refuse(scene, "F10", forest="0,1") == "no_forest"


def test_a_linking_building_works_once_in_the_action_also_after_the_build() -> None:
    # hired Hospice with its owner's prior, unbuilt Carpentry, then the Priory with the own prior
    scene = own("G12", seats=4, coin=1, wood=1, clay=1)
    scene.seat(1, built={"F40": "1,3"}, placed=("L01.1", "L02.1")).show("F10", "G01")
    asked = scene.play("contract", building="F40", gift=False, money={"coin": 1})
    removed = asked.play("use", use=True).play("use", building="F10", forest="0,1")
    built = removed.play("build", building="G01", cell="1,3")
    assert built.asked() == (0, "prior")
    assert built.refused("send", use=True) == "no_effect"
    assert built.play("send", use=False).player().prior == "G01"
    # another prior is found, the Hospice is not
    built.seat(2, prior="L01.2")
    priory = built.play("send", use=True)
    assert linked(priory) == {"L01.2"}
    assert priory.refused("use", building="F40") == "already_used"
