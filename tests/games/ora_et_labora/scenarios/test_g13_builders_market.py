"""Builders' Market: 2 coins for 2 wood, 2 clay, 1 stone and 1 straw."""

import pytest

from tests.games.ora_et_labora.scene import Scene
from tests.games.ora_et_labora.using import costs, own, refuse, use

BOUGHT = {"wood": 2, "clay": 2, "stone": 1, "straw": 1}


def test_cost() -> None:
    costs("G13", "0,3", clay=2)


@pytest.mark.parametrize(
    ("money", "changed"),
    [
        ({"coin": 2}, {"coin": -2}),
        ({"coin": 1, "wine": 1}, {"coin": -1, "wine": -1}),
        ({"five_coin": 1}, {"five_coin": -1, "coin": 3}),
    ],
)
def test_bought_with_any_money_and_change_is_given(
    money: dict[str, int], changed: dict[str, int]
) -> None:
    scene = own("G13", coin=2, wine=1, five_coin=1)
    assert use(scene, "G13", times=1, money=money).gained() == {**BOUGHT, **changed}


def test_works_once() -> None:
    assert refuse(own("G13", coin=4), "G13", times=2, money={"coin": 4}) == "not_offered"


def test_one_coin_is_too_little() -> None:
    assert refuse(own("G13", coin=1), "G13", times=1, money={"coin": 1}) == "missing_sum"


def test_solo_it_is_the_neutral_players_from_the_start() -> None:
    scene = Scene("france", seats=1).seat(goods={"coin": 3})
    assert scene.player(-1).land.cards["0,0"] == "G13"
    assert "G13" not in scene.state.display
    hired = scene.play(
        "contract", building="G13", gift=False, clergy="lay_brother", money={"coin": 1}
    )
    assert hired.player(-1).goods == {}
    assert hired.player(-1).placed == ("G13",)
    after = hired.play("use", use=True, times=1, money={"coin": 2})
    assert after.gained() == {**BOUGHT, "coin": -2}
