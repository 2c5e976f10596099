"""Palace: a wine to use any occupied building."""

from tests.games.ora_et_labora.using import costs, grounds, linked, own, refuse, use


def test_cost() -> None:
    costs("F27", "0,5", coin=25)


def test_stands_on_hillsides_alone() -> None:
    assert grounds("F27") == {"hillside"}


def test_any_occupied_building_of_anybody() -> None:
    scene = own("F27", wine=1).seat(placed=("L02.0",)).seat(1, placed=("L01.1",), prior="L03.1")
    asked = use(scene, "F27")
    assert asked.gained() == {"wine": -1}
    assert linked(asked) == {"L02.0", "L01.1", "L03.1"}
    after = asked.play("use", building="L01.1", by="own")
    assert after.gained() == {"clay": 2}
    assert after.gained(1) == {}
    assert after.player().placed == ("L02.0",)


def test_free_buildings_and_itself_are_no_targets() -> None:
    asked = use(own("F27", wine=1).seat(placed=("L02.0",)), "F27")
    assert asked.refused("use", building="L01.0", by="own") == "not_offered"
    assert asked.refused("use", building="F27") == "not_offered"


def test_without_wine() -> None:
    scene = own("F27", coin=5).seat(placed=("L02.0",))
    assert refuse(scene, "F27") == "missing_goods"


def test_alone_on_the_table_it_is_of_no_use() -> None:
    assert refuse(own("F27", wine=1), "F27") == "no_effect"


def test_the_wine_paid_is_gone_for_the_second_building() -> None:
    # the Winery could sell a wine, the Inn too
    scene = own("F27", wine=1).seat(1, built={"F21": "0,3", "F20": "1,3"}, placed=("F21", "F20"))
    assert refuse(scene, "F27") == "no_effect"
    scene.seat(0, goods={"wine": 2})
    after = use(scene, "F27").play("use", building="F20", times=0, more=1)
    assert after.gained() == {"wine": -1, "coin": 6}


def test_the_second_building_may_be_left_though_paid_for() -> None:
    after = use(own("F27", wine=1).seat(placed=("L02.0",)), "F27").play("decline")
    assert after.player().goods == {}
    assert after.asked() == (0, "end")


def test_chain_through_the_priory_and_not_back() -> None:
    # the lay brother is on the Palace, the prior on the Farmyard, another on the Priory
    scene = own("F27", wine=1).seat(prior="L02.0").seat(1, built={"G01": "0,3"}, placed=("G01",))
    scene.seat(2, prior="L03.2")
    asked = scene.play("place", building="F27", use=True)
    priory = asked.play("use", building="G01")
    assert linked(priory) == {"L02.0", "L03.2"}
    after = priory.play("use", building="L03.2", by="own")
    assert after.gained() == {"coin": 2}


def test_solo_neutral_clergymen_count() -> None:
    scene = own("F27", seats=1, wine=1, coin=2).seat(-1, placed=("G13",))
    asked = use(scene, "F27")
    assert linked(asked) == {"G13"}
    after = asked.play("use", building="G13", times=1, money={"coin": 2})
    assert after.gained() == {"wood": 2, "clay": 2, "stone": 1, "straw": 1, "coin": -2}
