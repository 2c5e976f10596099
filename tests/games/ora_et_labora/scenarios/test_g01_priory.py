"""Priory: one more building, on which a prior stands, whoever's both are."""

from tests.games.ora_et_labora.scene import Scene
from tests.games.ora_et_labora.using import costs, linked, own, refuse

PLACE = {"building": "G01", "clergy": "lay_brother"}


def visited(**goods: int) -> Scene:
    """Somebody else's prior is on his Town Estate, his lay brother on his Farmyard."""
    scene = own("G01", **goods)
    return scene.seat(1, built={"F30": "0,3"}, prior="F30", placed=("L02.1",))


def test_cost() -> None:
    costs("G01", "1,3", wood=1, clay=1)


def test_uses_a_building_with_somebody_elses_prior() -> None:
    asked = visited(ceramic=1).play("place", **PLACE, use=True)
    assert asked.asked() == (0, "link")
    assert linked(asked) == {"F30"}
    after = asked.play("use", building="F30", times=1)
    assert after.gained() == {"ceramic": -1, "coin": 12}
    assert after.gained(1) == {}
    assert after.player().prior is None
    assert after.player().placed == ("G01",)
    assert after.asked() == (0, "end")


def test_a_building_with_a_lay_brother_is_no_target() -> None:
    asked = visited(ceramic=1).play("place", **PLACE, use=True)
    assert asked.refused("use", building="L02.1", good="grain", by="own") == "not_offered"


def test_own_prior_elsewhere_counts() -> None:
    scene = own("G01").seat(prior="L01.0")
    after = scene.play("place", building="G01", use=True).play("use", building="L01.0", by="own")
    assert after.gained() == {"clay": 2}


def test_the_only_prior_on_the_priory_itself_is_of_no_use() -> None:
    scene = own("G01")
    assert refuse(scene, "G01") == "no_effect"
    assert scene.play("place", building="G01", clergy="prior", use=False).player().prior == "G01"


def test_the_second_building_may_be_left() -> None:
    after = visited(ceramic=1).play("place", **PLACE, use=True).play("decline")
    assert after.gained() == {}
    assert after.asked() == (0, "end")


def test_hired_with_the_owners_prior_it_does_not_see_itself() -> None:
    scene = Scene("france").seat(goods={"coin": 1})
    scene.seat(1, built={"G01": "1,3"}, placed=("L01.1", "L02.1")).seat(2, prior="L01.2")
    hired = scene.play("contract", building="G01", gift=False, money={"coin": 1})
    assert hired.player(1).prior == "G01"
    assert linked(hired.play("use", use=True)) == {"L01.2"}


def test_bonus_round_sees_all_priors_and_those_that_share_a_building() -> None:
    scene = own("G01", seats=4).seat(1, prior="L01.2").seat(2, prior="L01.2").seat(3, prior="G01")
    scene.state.phase = "bonus"
    asked = scene.play("place", building="G01", use=True)
    assert linked(asked) == {"L01.2"}
    assert asked.play("use", building="L01.2", by="own").gained() == {"clay": 2}
    scene.seat(2, prior="L03.0")
    assert linked(scene.play("place", building="G01", use=True)) == {"L01.2", "L03.0"}


def test_solo_sees_the_neutral_prior() -> None:
    scene = own("G01", seats=1, coin=2).seat(-1, prior="G13")
    asked = scene.play("place", **PLACE, use=True)
    assert linked(asked) == {"G13"}
    after = asked.play("use", building="G13", times=1, money={"coin": 2})
    assert after.gained() == {"clay": 2, "coin": -2, "stone": 1, "straw": 1, "wood": 2}


def test_chain_through_two_linking_buildings_takes_no_clergyman() -> None:
    # Priory, then the Garden with the other's prior, then the Garden's neighbour
    scene = own("G01").seat(1, built={"F09": "0,3"}, prior="F09")
    garden = scene.play("place", **PLACE, use=True).play("use", building="F09")
    assert garden.gained() == {"grapes": 1}
    assert linked(garden) == {"L01.1"}
    after = garden.play("use", building="L01.1", by="own")
    assert after.gained() == {"clay": 2}
    assert after.player(1).placed == ()
    assert not after.state.occupied("L01.1")
