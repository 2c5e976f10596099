"""Winery: grapes to wine, then one wine for 7 coins; built, contracts cost two coins."""

import pytest

from tests.games.ora_et_labora.scene import Scene
from tests.games.ora_et_labora.using import costs, own, refuse, use


def test_cost() -> None:
    costs("F21", "0,3", clay=2, straw=2)


@pytest.mark.parametrize("times", [1, 5])
def test_any_number_of_grapes(times: int) -> None:
    after = use(own("F21", grapes=5), "F21", times=times, more=0)
    assert after.gained() == {"grapes": -times, "wine": times}


def test_a_wine_just_made_may_be_sold() -> None:
    after = use(own("F21", grapes=2), "F21", times=2, more=1)
    assert after.gained() == {"grapes": -2, "wine": 1, "coin": 7}


def test_sells_without_making() -> None:
    scene = own("F21", grapes=2, wine=2)
    assert use(scene, "F21", times=0, more=1).gained() == {"wine": -1, "coin": 7}
    assert refuse(scene, "F21", times=0, more=2) == "not_offered"


def test_no_more_than_there_is() -> None:
    assert refuse(own("F21", grapes=2), "F21", times=3, more=0) == "not_offered"
    assert refuse(own("F21", grapes=1), "F21", times=0, more=0) == "not_offered"
    assert refuse(own("F21", coin=1), "F21", times=0, more=0) == "missing_goods"


BUILD = {"building": "F21", "cell": "0,3", "straw": {"straw": 2}}


def raised() -> Scene:
    """Seat 0 has built the Winery; seat 1 is to act."""
    scene = Scene("france").show("F21").seat(goods={"clay": 2, "straw": 2})
    scene.seat(1, goods={"coin": 2, "five_coin": 1, "wine": 1})
    return scene.play("build", **BUILD).play("decline").play("end")


def test_built_it_raises_the_price_for_everybody() -> None:
    scene = raised()
    assert scene.state.price == 2
    hire = {"building": "L01.0", "gift": False}
    after = scene.play("contract", **hire, money={"coin": 2})
    assert after.gained(1) == {"coin": -2}
    assert after.gained(0) == {"coin": 2}
    assert scene.refused("contract", **hire, money={"coin": 1}) == "short_payment"


def test_of_a_five_the_owner_gets_two_and_three_come_back() -> None:
    after = raised().play("contract", building="L01.0", gift=False, money={"five_coin": 1})
    assert after.gained(1) == {"five_coin": -1, "coin": 3}
    assert after.gained(0) == {"coin": 2}


def test_the_gift_stays_one_wine_for_the_supply() -> None:
    after = raised().play("contract", building="L01.0", gift=True)
    assert after.gained(1) == {"wine": -1}
    assert after.gained(0) == {}


def test_one_coin_is_no_longer_enough() -> None:
    scene = raised().seat(1, goods={"coin": 1})
    assert scene.blocked("contract") == "missing_sum"


def test_the_neutral_player_raises_it_too() -> None:
    scene = Scene("france", seats=1)
    scene.state.beam, scene.state.phase, scene.state.display = 16, "neutral", ("F21",)
    assert scene.state.price == 1
    assert scene.play("build_neutral", building="F21", cell="0,1").state.price == 2
