"""The edge cases of section 14, by their numbers: clergymen, links, building."""

from typing import Any

import pytest

from tests.games.ora_et_labora.flow import skip, table
from tests.games.ora_et_labora.scene import Scene

PRIOR: dict[str, Any] = {"clergy": "prior", "use": True}
BROTHER: dict[str, Any] = {"clergy": "lay_brother", "use": True}
COIN: dict[str, Any] = {"gift": False, "money": {"coin": 1}}


def test_e01_the_third_clergyman_stays_until_the_next_round() -> None:
    scene = table("three").seat(prior="L02.0", placed=("L03.0",))
    after = scene.play("place", building="L01.0", use=False).play("end")
    while after.state.beam == 1:
        assert after.player().all_out()
        skip(after.state)
    assert not after.player().all_out()


def test_e02_with_nobody_at_home_all_but_placing_goes_on() -> None:
    scene = table("three").seat(
        goods={"coin": 9, "wood": 1}, prior="L02.0", placed=("L03.0", "L01.0")
    )
    assert scene.blocked("place") == "none_at_home"
    assert scene.play("fell", forest="0,1", by="own").gained() == {"wood": 2}
    assert scene.play("cut", moor="0,0", by="own").gained() == {"peat": 2}
    # built without the question of the prior
    assert scene.play("build", building="G12", cell="0,3").asked() == (0, "end")
    bought = scene.play("buy_district", district="hills", district_row=-1, money={"coin": 2})
    assert bought.gained() == {"coin": -2}
    assert scene.play("exchange", what="coin", exchanged={"coin": 1}).gained()["five_coin"] == 1
    after = scene.play("contract", building="L01.1", **COIN).play("use", use=True, by="own")
    assert after.gained() == {"clay": 2}
    # and he cannot be contracted himself
    skip(scene.state)
    scene.seat(1, goods={"coin": 5}).seat(0, built={"G07": "0,3"})
    assert scene.why("building", "G07", "contract") == "owner_none_at_home"


def test_e03_a_building_may_be_contracted_right_after_it_was_built() -> None:
    scene = table("three").seat(goods={"clay": 1}).seat(1, goods={"coin": 1})
    after = scene.play("build", building="G07", cell="0,3").play("decline").play("end")
    after = after.play("contract", building="G07", **COIN).play("use", use=True, times=0)
    assert after.gained(1) == {"coin": 1, "peat_coal": 1}


def test_e03_nobody_contracts_himself() -> None:
    scene = table("two").seat(goods={"clay": 1, "coin": 2})
    after = scene.play("build", building="G07", cell="0,3").play("decline")
    assert after.refused("contract", building="G07", **COIN) == "not_offered"


def test_e04_the_prior_follows_a_build_of_carpentry() -> None:
    scene = Scene("france", 4).seat(goods={"clay": 1}, built={"F10": "0,3"})
    after = scene.play("place", building="F10", **BROTHER, forest="0,2")
    after = after.play("build", building="G07", cell="0,2")
    assert after.asked() == (0, "prior")
    after = after.play("send", use=True, times=0)
    assert after.player().prior == "G07"


def test_e04_the_prior_follows_a_build_of_locutory_from_the_locutory_itself() -> None:
    scene = Scene("ireland", 4).seat(goods={"coin": 2, "clay": 1}, built={"I23": "1,3"})
    use = {"building": "I23", "money": {"coin": 2}}
    for clergy, recall in (("lay_brother", {}), ("prior", {"recall": True})):
        after = scene.play("place", **use, clergy=clergy, use=True, **recall)
        after = after.play("build", building="G07", cell="0,3")
        assert after.asked() == (0, "prior")
        assert after.play("send", use=False).player().prior == "G07"


def test_e05_carpentry_may_build_where_the_forest_was_or_not_at_all() -> None:
    scene = Scene("france", 4).seat(goods={"clay": 1}, built={"F10": "0,3", "G02": "1,3"})
    after = scene.play("place", building="F10", **PRIOR, forest="0,1")
    assert after.play("build", building="G07", cell="0,1").player().land.cards["0,1"] == "G07"
    assert after.play("decline").asked() == (0, "end")
    poor = Scene("france", 4).seat(goods={}, built={"F10": "0,3"})
    after = poor.play("place", building="F10", **PRIOR, forest="0,1")
    assert after.asked() == (0, "end")
    assert "0,1" not in after.player().land.cards
    bare = Scene("france", 4).seat(goods={"clay": 1}, built={"F10": "0,3"})
    bare.seat(clear=("0,1", "0,2", "1,1"))
    assert bare.refused("place", building="F10", **PRIOR, forest="0,1") == "no_forest"


def test_e06_the_cloister_garden_works_once_an_action_even_through_the_priory() -> None:
    scene = Scene("france").seat(goods={}, built={"F09": "0,3", "G01": "1,3"})
    scene.seat(1, prior="L01.1")
    # the prior stands on the Garden, so the Priory beside it would reach it again
    after = scene.play("place", building="F09", **PRIOR)
    assert after.gained() == {"grapes": 1}
    after = after.play("use", building="G01")
    assert after.refused("use", building="F09") == "already_used"
    assert after.play("use", building="L01.1", by="own").gained() == {"clay": 2}


def test_e06_neighbours_are_taken_from_the_land_where_the_garden_stands() -> None:
    scene = Scene("france").seat(goods={"coin": 1})
    scene.seat(1, built={"F09": "0,3"})
    after = scene.play("contract", building="F09", **COIN).play("use", use=True)
    targets = {action["building"] for action in after.legal() if action["type"] == "use"}
    assert targets == {"L01.1"}


def test_e07_chains_place_nobody_and_cost_nothing() -> None:
    scene = Scene("france").seat(goods={"wine": 1}, built={"F27": "0,3", "G01": "1,3"})
    scene.seat(placed=("G01",)).seat(1, prior="L01.1")
    after = scene.play("place", building="F27", **PRIOR).play("use", building="G01")
    after = after.play("use", building="L01.1", by="own")
    assert after.gained() == {"clay": 2}
    assert (after.player().prior, after.player().placed) == ("F27", ("G01",))
    assert after.player(1).placed == ()
    assert after.asked() == (0, "end")


def test_e07_once_an_action_covers_a_build_and_the_priors_use_after_it() -> None:
    scene = Scene("ireland", 4).seat(
        goods={"coin": 22, "whiskey": 1}, built={"I23": "1,3", "G01": "0,3"}, prior="I23"
    )
    scene.show("I27").seat(clear=("0,2",))
    # Priory -> Locutory -> build the Grand Manor -> prior onto it -> no second Priory
    after = scene.play("place", building="G01", use=True)
    after = after.play("use", building="I23", money={"coin": 2}, recall=True)
    after = after.play("build", building="I27", cell="0,2", money={"coin": 20})
    after.seat(1, placed=("L01.1",))
    after = after.play("send", use=True)
    assert after.refused("use", building="G01") == "already_used"
    assert after.play("use", building="L01.1", by="own").gained() == {"clay": 2}


def test_e07_the_next_action_may_use_it_again() -> None:
    scene = table("two").seat(goods={}, built={"I40": "0,3", "I10": "1,3"})
    after = scene.play("place", building="I10", **PRIOR).play("decline")
    assert after.state.used == ("I10",)
    after = after.play("place", building="I40", use=True)
    assert after.state.used == ("I40",)
    assert after.play("use", building="I08", first=0).gained() == {"coin": 3, "beer": 1}


def test_e08_unbuilt_buildings_through_the_hospice() -> None:
    scene = Scene("france", 4).seat(goods={"grapes": 1, "meat": 2}, built={"F40": "0,3"})
    scene.show("F21", "G28")
    after = scene.play("place", building="F40", **PRIOR)
    winery = after.play("use", building="F21", times=1, more=0)
    assert winery.gained() == {"grapes": -1, "wine": 1}
    assert winery.state.price == 1
    garden = after.play("use", building="F09")
    assert garden.gained() == {"grapes": 1}
    assert garden.asked() == (0, "end")
    castle = after.play("use", building="G28", settlement="S03", cell="1,3", food={"meat": 2})
    assert castle.player().land.cards["1,3"] == "S03"


def test_e09_the_bathhouse_frees_whoever_was_just_placed_on_it() -> None:
    scene = Scene("france", 4).seat(goods={"coin": 1}, built={"F23": "1,3"})
    scene.seat(prior="L01.0", placed=("L02.0",))
    after = scene.play("place", building="F23", use=True, money={"coin": 1})
    assert after.gained() == {"coin": -1, "book": 1, "ceramic": 1}
    assert (after.player().prior, after.player().placed) == (None, ())


@pytest.mark.parametrize(
    ("mode", "cloisters", "claim"),
    [
        ("three", 2, {"ornament": 1}),  # 2 a building
        ("two_long", 3, {"ornament": 1}),  # 1.5 a building, 4.5 rounded down
        ("solo", 3, {"ceramic": 1}),
    ],
)
def test_e10_the_brotherhood_pays_by_cloister_buildings(
    mode: str, cloisters: int, claim: dict[str, int]
) -> None:
    scene = table(mode).seat(goods={"coin": 5}, built={"G41": "1,3"})
    if cloisters == 3:
        scene.seat(built={"G02": "0,3"})
    use = {"building": "G41", **PRIOR, "money": {"coin": 5}}
    assert scene.play("place", **use, claim=claim).gained() == {"coin": -5, **claim}
    assert scene.refused("place", **use, claim={**claim, "book": 1}) == "not_offered"


def test_e10_the_brotherhood_counts_itself_on_the_users_land_only() -> None:
    scene = table("three").seat(goods={"coin": 6}).seat(1, built={"G41": "1,3"})
    after = scene.play("contract", building="G41", **COIN)
    use = {"use": True, "money": {"coin": 5}}
    # only the Cloister Office is his own
    assert after.refused("use", **use, claim={"ceramic": 1}) == "not_offered"
    assert after.play("use", **use, claim={"book": 1}).gained()["book"] == 1


@pytest.mark.parametrize("good", ["five_coin", "wine", "whiskey", "wonder", "coin"])
def test_e11_festival_ground_and_brotherhood_pay_in_four_goods_only(good: str) -> None:
    scene = table("three").seat(goods={"coin": 5, "beer": 1}, built={"G41": "1,3", "I38": "0,3"})
    brotherhood = {"building": "G41", **PRIOR, "money": {"coin": 5}}
    assert scene.refused("place", **brotherhood, claim={good: 1}) == "not_offered"
    assert scene.refused("place", building="I38", **PRIOR, claim={good: 1}) == "not_offered"


@pytest.mark.parametrize(
    ("wood_by", "peat_by", "gained"),
    [("own", "own", (5, 4)), ("joker", "own", (7, 4)), ("own", "joker", (5, 7))],
)
@pytest.mark.parametrize("order", ["wood_first", "peat_first"])
def test_e12_the_calefactory_is_two_wheel_actions_with_the_joker_in_either(
    wood_by: str, peat_by: str, gained: tuple[int, int], order: str
) -> None:
    scene = Scene("france").seat(goods={"coin": 1}, built={"F32": "1,3"})
    scene.wheel(beam=7, wood=3, peat=4, joker=0)
    after = scene.play(
        "place",
        building="F32",
        **PRIOR,
        money={"coin": 1},
        forest="0,1",
        moor="0,0",
        order=order,
        wood_by=wood_by,
        peat_by=peat_by,
    )
    assert after.gained() == {"coin": -1, "wood": gained[0], "peat": gained[1]}


@pytest.mark.parametrize(("order", "wood", "peat"), [("wood_first", 7, 0), ("peat_first", 0, 7)])
def test_e12_the_joker_twice_gives_the_second_nothing(order: str, wood: int, peat: int) -> None:
    scene = Scene("france").seat(goods={"coin": 1}, built={"F32": "1,3"})
    scene.wheel(beam=7, joker=0)
    inputs = {"forest": "0,1", "moor": "0,0", "wood_by": "joker", "peat_by": "joker"}
    place = {"building": "F32", **PRIOR, "money": {"coin": 1}, **inputs, "order": order}
    after = scene.play("place", **place)
    assert after.player().has("wood") == wood
    assert after.player().has("peat") == peat
