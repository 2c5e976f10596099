"""Grand Manor: for 1 whiskey any occupied building is used, whoever owns it."""

from typing import Any

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I27", "clergy": "prior", "use": True}


def manor(**goods: int) -> Scene:
    scene = Scene("ireland").seat(goods=goods, built={"I27": "0,3"}, placed=("L01.0",))
    return scene.seat(1, goods={}, built={"I08": "0,3"}, prior="I08", placed=("L03.1",))


def test_uses_an_occupied_building_of_somebody_else() -> None:
    after = manor(whiskey=2).play("place", **PLACE)
    assert after.gained() == {"whiskey": -1}
    after = after.play("use", building="I08", first=1)
    assert after.gained() == {"coin": 3, "whiskey": 1}
    assert after.gained(1) == {}


def test_uses_an_occupied_building_of_the_own() -> None:
    after = manor(whiskey=1).play("place", **PLACE).play("use", building="L01.0", by="own")
    assert after.gained() == {"clay": 2}


def test_a_free_building_and_itself_are_no_targets() -> None:
    after = manor(whiskey=1).play("place", **PLACE)
    for building in ("L03.0", "L01.1", "I27"):
        assert after.refused("use", building=building, by="own") == "not_offered"


def test_needs_a_whiskey() -> None:
    assert manor(coin=5).refused("place", **PLACE) == "missing_goods"


def test_needs_another_occupied_building() -> None:
    scene = Scene("ireland").seat(goods={"whiskey": 1}, built={"I27": "0,3"})
    assert scene.refused("place", **PLACE) == "no_effect"


def test_the_whiskey_is_gone_when_the_target_is_left() -> None:
    after = manor(whiskey=1).play("place", **PLACE).play("decline")
    assert after.player().has("whiskey") == 0


def test_stands_on_plains_too() -> None:
    scene = Scene("ireland").seat(goods={"five_coin": 4}).show("I27")
    after = scene.play("build", building="I27", cell="0,3", money={"five_coin": 4})
    assert after.gained() == {"five_coin": -4}


def test_the_whiskey_it_costs_does_not_serve_its_target() -> None:
    scene = Scene("ireland").seat(goods={"whiskey": 1}, built={"I27": "0,3", "I20": "1,3"})
    scene.seat(placed=("I20",))
    assert scene.refused("place", **PLACE) == "no_effect"
    after = scene.seat(goods={"whiskey": 2}).play("place", **PLACE)
    assert after.play("use", building="I20", times=0, more=1).gained() == {
        "whiskey": -1,
        "coin": 7,
    }
