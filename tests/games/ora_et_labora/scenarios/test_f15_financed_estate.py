"""Financed Estate: a coin for a book, a bread, 2 grapes and 2 flour."""

from tests.games.ora_et_labora.using import costs, own, refuse, use

BOUGHT = {"book": 1, "bread": 1, "grapes": 2, "flour": 2}


def test_cost() -> None:
    costs("F15", "0,3", clay=1, stone=1)


def test_bought_for_a_coin() -> None:
    after = use(own("F15", coin=2), "F15", times=1, money={"coin": 1})
    assert after.gained() == {**BOUGHT, "coin": -1}


def test_change_is_given() -> None:
    after = use(own("F15", five_coin=1), "F15", times=1, money={"five_coin": 1})
    assert after.gained() == {**BOUGHT, "five_coin": -1, "coin": 4}


def test_only_once_a_use() -> None:
    assert refuse(own("F15", coin=2), "F15", times=2, money={"coin": 2}) == "not_offered"


def test_without_money_it_is_of_no_use() -> None:
    assert refuse(own("F15", grapes=3), "F15", times=1) == "missing_sum"
