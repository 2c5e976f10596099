"""Cloister Courtyard: three different goods for six of one basic good."""

import pytest

from tests.games.ora_et_labora.using import costs, own, refuse, use

BASIC = ("clay", "wood", "peat", "livestock", "grain", "coin")


def test_cost() -> None:
    costs("G02", "1,3", wood=2)


@pytest.mark.parametrize("good", BASIC)
def test_six_of_a_basic_good(good: str) -> None:
    scene = own("G02", stone=1, book=1, meat=2)
    after = use(scene, "G02", times=1, good=good, goods={"stone": 1, "book": 1, "meat": 1})
    assert after.gained() == {"stone": -1, "book": -1, "meat": -1, good: 6}
    assert after.state.wheel == scene.state.wheel


def test_both_faces_and_both_coins_are_different_kinds() -> None:
    scene = own("G02", grain=1, straw=1, coin=1, five_coin=1, clay=1, ceramic=1)
    for goods in (
        {"grain": 1, "straw": 1, "coin": 1},
        {"coin": 1, "five_coin": 1, "clay": 1},
        {"clay": 1, "ceramic": 1, "grain": 1},
    ):
        after = use(scene, "G02", times=1, good="wood", goods=goods)
        assert after.gained() == {"wood": 6, **dict.fromkeys(goods, -1)}


@pytest.mark.parametrize("good", ["stone", "grapes", "ceramic", "straw", "five_coin"])
def test_no_other_good_comes_out(good: str) -> None:
    scene = own("G02", stone=1, book=1, meat=1)
    goods = {"stone": 1, "book": 1, "meat": 1}
    assert refuse(scene, "G02", times=1, good=good, goods=goods) == "not_offered"


def test_one_tile_of_each_kind() -> None:
    scene = own("G02", stone=2, book=1, meat=1, clay=1)
    for goods in ({"stone": 2, "book": 1}, {"stone": 1, "book": 1, "meat": 1, "clay": 1}):
        assert refuse(scene, "G02", times=1, good="wood", goods=goods) == "not_offered"
    two = {"stone": 1, "book": 1}
    assert refuse(scene, "G02", times=1, good="wood", goods=two) == "short_payment"


def test_two_kinds_are_too_few() -> None:
    scene = own("G02", stone=5, book=5)
    assert refuse(scene, "G02", times=1, good="wood", goods={"stone": 1}) == "missing_sum"


def test_works_once() -> None:
    scene = own("G02", stone=1, book=1, meat=1, clay=1, wood=1, peat=1)
    goods = dict.fromkeys(("stone", "book", "meat"), 1)
    assert refuse(scene, "G02", times=2, good="wood", goods=goods) == "not_offered"
