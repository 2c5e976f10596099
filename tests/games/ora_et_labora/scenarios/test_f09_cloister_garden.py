"""Cloister Garden: a grape, then a free neighbour of the Garden; once an action."""

import pytest

from tests.games.ora_et_labora.scene import Scene
from tests.games.ora_et_labora.using import costs, hire, linked, own, use

GRAPE = {"grapes": 1}


def test_cost() -> None:
    costs("F09", "1,3", coin=3)


def test_grape_then_a_neighbour_that_stays_free() -> None:
    # around 0,3: a forest, the Clay Mound, nothing above, and 1,3
    scene = own("F09", ceramic=1).seat(built={"F30": "1,3"})
    asked = use(scene, "F09")
    assert asked.gained() == GRAPE
    assert linked(asked) == {"F30", "L01.0"}
    after = asked.play("use", building="F30", times=1)
    assert after.gained() == {"ceramic": -1, "coin": 12}
    assert not after.state.occupied("F30")
    assert after.player().prior == "F09"


def test_the_neighbour_is_optional() -> None:
    after = use(own("F09"), "F09").play("decline")
    assert after.player().goods == GRAPE
    assert after.asked() == (0, "end")


def test_the_grape_is_there_for_the_neighbour() -> None:
    asked = use(own("F09").seat(built={"F21": "1,3"}), "F09")
    after = asked.play("use", building="F21", times=1, more=1)
    assert after.gained() == {"grapes": -1, "coin": 7}


def test_the_grape_is_food_for_the_neighbour() -> None:
    asked = use(own("F09").seat(built={"F20": "1,3"}, placed=("L01.0",)), "F09")
    assert linked(asked) == {"F20"}
    after = asked.play("use", building="F20", times=1, more=0, food={"grapes": 1})
    assert after.gained() == {"grapes": -1, "coin": 1}


def test_occupied_buildings_settlements_and_far_buildings_are_no_targets() -> None:
    scene = own("F09").seat(built={"S01": "1,3"}, placed=("L01.0",))
    after = use(scene, "F09")
    assert after.gained() == GRAPE
    # nothing is left to ask about
    assert after.asked() == (0, "end")


def test_a_neighbour_that_cannot_do_anything_is_shown_as_such() -> None:
    asked = use(own("F09").seat(built={"F30": "1,3"}), "F09")
    assert linked(asked) == {"L01.0"}
    assert asked.refused("use", building="F30", times=1) == "missing_goods"


def test_hired_it_looks_around_in_the_owners_landscape() -> None:
    scene = own("G12", coin=1, ceramic=1).seat(1, built={"F09": "1,3", "F30": "0,3"})
    asked = hire(scene, "F09").play("use", use=True)
    # beside 1,3: the owner's Farmyard and Office, and above it his Town Estate
    assert linked(asked) == {"F30", "L02.1", "L03.1"}
    after = asked.play("use", building="F30", times=1)
    assert after.gained() == {"ceramic": -1, "coin": 12}
    assert after.gained(1) == {}
    assert after.player(1).placed == ("F09",)


@pytest.mark.parametrize(("row", "beside"), [(0, {"0,5", "1,5"}), (1, {"1,5", "2,5"})])
def test_neighbours_over_the_border_of_a_plot_and_by_the_mountain(
    row: int, beside: set[str]
) -> None:
    cards = dict(zip(("F11", "G16"), sorted(beside), strict=True))
    scene = Scene("france").seat(goods={}, plots=((row, "mountain"),))
    scene.seat(built={"F09": f"{row},6", **cards})
    assert linked(use(scene, "F09")) == set(cards)


def test_a_loop_through_the_priory_ends() -> None:
    # the prior stands on the Garden, and the Priory beside it is free
    scene = own("F09").seat(built={"G01": "1,3"})
    asked = use(scene, "F09")
    assert linked(asked) == {"L01.0"}
    assert asked.refused("use", building="G01") == "no_effect"
    # with another prior to find the Priory works, and the Garden not again
    scene.seat(1, prior="L01.1")
    priory = use(scene, "F09").play("use", building="G01")
    assert linked(priory) == {"L01.1"}
    assert priory.refused("use", building="F09") == "already_used"


def test_each_action_anew() -> None:
    scene = own("F09").seat(built={"F11": "1,3"}, placed=("L02.0",))
    first = use(scene, "F09").play("decline").play("end")
    first.state.sequence, first.state.actions = ((0, 1),), 1
    first.seat(0, placed=()).player().prior = None
    assert linked(use(first, "F09")) == {"F11", "L01.0"}


def test_unbuilt_it_has_no_neighbours() -> None:
    after = use(own("F40").show("F09"), "F40").play("use", building="F09")
    assert after.gained() == GRAPE
    assert after.asked() == (0, "end")
