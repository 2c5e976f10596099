"""Market: four different goods for a bread and 7 coins."""

from tests.games.ora_et_labora.using import costs, own, refuse, use

FOUR = {"grain": 1, "straw": 1, "coin": 1, "five_coin": 1}


def test_cost() -> None:
    costs("F08", "0,3", stone=2)


def test_four_kinds_both_faces_and_both_coins_are_different() -> None:
    scene = own("F08", grain=2, straw=2, coin=2, five_coin=1)
    after = use(scene, "F08", times=1, goods=FOUR)
    assert after.gained() == {"grain": -1, "straw": -1, "coin": 6, "five_coin": -1, "bread": 1}


def test_a_tile_of_each_kind_and_not_more() -> None:
    scene = own("F08", grain=2, straw=2, coin=2, five_coin=1, peat=1)
    for goods in ({**FOUR, "peat": 1}, {"grain": 2, "straw": 2}):
        assert refuse(scene, "F08", times=1, goods=goods) == "not_offered"
    three = {"grain": 1, "straw": 1, "peat": 1}
    assert refuse(scene, "F08", times=1, goods=three) == "short_payment"


def test_the_coins_it_pays_out_cannot_be_given() -> None:
    scene = own("F08", grain=1, straw=1, five_coin=1, clay=1)
    goods = {"grain": 1, "straw": 1, "five_coin": 1, "coin": 1}
    assert refuse(scene, "F08", times=1, goods=goods) == "not_offered"


def test_three_kinds_are_too_few() -> None:
    scene = own("F08", grain=9, straw=9, coin=9)
    assert refuse(scene, "F08", times=1, goods={"grain": 1}) == "missing_sum"


def test_only_once_a_use() -> None:
    goods = dict.fromkeys(("clay", "wood", "peat", "grain", "straw", "coin", "wine", "meat"), 1)
    assert refuse(own("F08", **goods), "F08", times=2, goods=goods) == "not_offered"
