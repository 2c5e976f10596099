"""Cloister Library: up to three coins to books, then a book for meat and wine."""

import pytest

from tests.games.ora_et_labora.using import costs, own, refuse, use


def test_cost() -> None:
    costs("F17", "1,3", stone=2, straw=1)


@pytest.mark.parametrize("times", [1, 3])
def test_coins_become_books(times: int) -> None:
    after = use(own("F17", coin=5), "F17", times=times, more=0, money={"coin": times})
    assert after.gained() == {"coin": -times, "book": times}


def test_a_book_just_made_may_be_given() -> None:
    after = use(own("F17", coin=1), "F17", times=1, more=1, money={"coin": 1})
    assert after.gained() == {"coin": -1, "meat": 1, "wine": 1}


def test_only_a_book() -> None:
    after = use(own("F17", coin=1, book=2), "F17", times=0, more=1)
    assert after.gained() == {"book": -1, "meat": 1, "wine": 1}


def test_three_books_and_one_exchange_are_the_most() -> None:
    scene = own("F17", coin=5, book=5)
    four = {"times": 4, "more": 0, "money": {"coin": 4}}
    assert refuse(scene, "F17", **four) == "not_offered"
    assert refuse(scene, "F17", times=0, more=2) == "not_offered"


def test_the_wine_it_gives_does_not_pay_for_the_books() -> None:
    scene = own("F17", book=1)
    assert refuse(scene, "F17", times=1, more=1, money={"wine": 1}) == "not_offered"


def test_a_use_does_something() -> None:
    assert refuse(own("F17", coin=1, book=1), "F17", times=0, more=0) == "not_offered"
    assert refuse(own("F17", peat=1), "F17", times=0, more=0) == "missing_sum"
