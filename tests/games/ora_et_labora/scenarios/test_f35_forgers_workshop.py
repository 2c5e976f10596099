"""Forger's Workshop: a reliquary for 5 coins, then others for 10 each."""

import pytest

from tests.games.ora_et_labora.using import costs, own, refuse, use


def test_cost() -> None:
    costs("F35", "0,3", clay=2, straw=1)


@pytest.mark.parametrize(("number", "price"), [(1, 5), (2, 15), (3, 25), (5, 45)])
def test_price_of_so_many(number: int, price: int) -> None:
    scene = own("F35", coin=45)
    after = use(scene, "F35", times=1, more=number - 1, money={"coin": price})
    assert after.gained() == {"coin": -price, "reliquary": number}
    one_less = {"times": 1, "more": number - 1, "money": {"coin": price - 1}}
    assert refuse(scene, "F35", **one_less) == "short_payment"


def test_change_is_given() -> None:
    after = use(own("F35", coin=3, five_coin=3), "F35", times=1, more=1, money={"five_coin": 3})
    assert after.gained() == {"five_coin": -3, "reliquary": 2}
    after = use(
        own("F35", coin=1, five_coin=3, wine=1),
        "F35",
        times=1,
        more=0,
        money={"coin": 1, "five_coin": 1},
    )
    # more than is needed comes back
    assert after.gained() == {"five_coin": -1, "reliquary": 1}


def test_the_dear_ones_come_after_the_cheap_one() -> None:
    scene = own("F35", coin=20)
    assert refuse(scene, "F35", times=0, more=1, money={"coin": 10}) == "not_offered"
    assert refuse(scene, "F35", times=2, more=0, money={"coin": 10}) == "not_offered"


def test_money_limits_it() -> None:
    scene = own("F35", coin=14)
    assert refuse(scene, "F35", times=1, more=1, money={"coin": 14}) == "not_offered"
    assert refuse(own("F35", coin=4), "F35", times=1, more=0) == "missing_sum"
