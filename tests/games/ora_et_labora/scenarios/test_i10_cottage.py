"""Cottage: 1 malt, and one free building beside it is used; once within an action."""

from typing import Any

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I10", "clergy": "prior", "use": True}


def cottage(beside: str = "", **goods: int) -> Scene:
    built = {"I10": "0,3"} | ({beside: "1,3"} if beside else {})
    return Scene("ireland", 4).seat(goods=goods, built=built)


def test_malt_comes_before_the_neighbour() -> None:
    after = cottage("I05", grain=1).play("place", **PLACE)
    assert after.gained() == {"malt": 1}
    assert after.asked() == (0, "link")
    after = after.play("use", building="I05", times=1, more=0)
    assert after.gained() == {"malt": -1, "grain": -1, "beer": 1}


def test_no_clergyman_and_no_fee_for_the_neighbour() -> None:
    after = cottage().play("place", **PLACE).play("use", building="L01.0", by="own")
    assert after.gained() == {"clay": 2}
    assert not after.state.occupied("L01.0")
    assert after.player().placed == ()


def test_the_neighbour_is_optional() -> None:
    after = cottage().play("place", **PLACE).play("decline")
    assert after.gained() == {}
    assert after.asked() == (0, "end")


def test_an_occupied_neighbour_cannot_be_used() -> None:
    scene = cottage("I08").seat(placed=("L01.0",))
    after = scene.play("place", **PLACE)
    assert after.refused("use", building="L01.0", by="own") == "not_offered"
    assert after.play("use", building="I08", first=0).gained() == {"coin": 3, "beer": 1}


def test_only_neighbours_can_be_used() -> None:
    after = cottage().play("place", **PLACE)
    assert after.refused("use", building="L03.0", by="own") == "not_offered"


def test_without_a_useful_neighbour_nothing_is_asked() -> None:
    after = cottage("I05").seat(placed=("L01.0",)).play("place", **PLACE)
    assert after.gained() == {"malt": 1}
    assert after.asked() == (0, "end")


def test_neighbours_are_those_where_the_cottage_stands() -> None:
    scene = Scene("ireland", 4).seat(goods={"coin": 1})
    scene.seat(1, built={"I10": "0,3"})
    after = scene.play("contract", building="I10", gift=False, money={"coin": 1})
    after = after.play("use", use=True)
    assert after.gained() == {"malt": 1}
    assert after.refused("use", building="L01.0", by="own") == "not_offered"
    after = after.play("use", building="L01.1", by="own")
    assert after.gained() == {"clay": 2}
    assert after.gained(1) == {}


def test_works_once_within_an_action() -> None:
    # the Grand Manor beside it reaches occupied buildings, so the Cottage too
    scene = cottage("I27", whiskey=1).seat(placed=("L03.0",))
    after = scene.play("place", **PLACE).play("use", building="I27")
    assert after.gained() == {"whiskey": -1}
    assert after.refused("use", building="I10") == "already_used"
    assert after.play("use", building="L03.0", by="own").gained() == {"coin": 2}
