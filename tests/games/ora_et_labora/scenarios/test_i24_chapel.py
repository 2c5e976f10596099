"""Chapel: 1 coin for a book; up to three times 1 beer and 1 whiskey for a reliquary."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I24", "clergy": "prior", "use": True}


def chapel(**goods: int) -> Scene:
    return Scene("ireland").seat(goods=goods, built={"I24": "1,3"})


def test_both_parts_at_once() -> None:
    scene = chapel(coin=2, beer=4, whiskey=4)
    after = scene.play("place", **PLACE, times=1, more=3, money={"coin": 1})
    assert after.gained() == {"coin": -1, "book": 1, "beer": -3, "whiskey": -3, "reliquary": 3}


@pytest.mark.parametrize("more", [1, 2])
def test_reliquaries_alone(more: int) -> None:
    after = chapel(beer=2, whiskey=3).play("place", **PLACE, times=0, more=more)
    assert after.gained() == {"beer": -more, "whiskey": -more, "reliquary": more}


def test_a_book_alone() -> None:
    after = chapel(coin=1).play("place", **PLACE, times=1, more=0, money={"coin": 1})
    assert after.gained() == {"coin": -1, "book": 1}


def test_at_most_three_reliquaries_and_one_book() -> None:
    scene = chapel(coin=5, beer=5, whiskey=5)
    assert scene.refused("place", **PLACE, times=0, more=4) == "not_offered"
    code = scene.refused("place", **PLACE, times=2, more=0, money={"coin": 2})
    assert code == "not_offered"


def test_one_whiskey_does_not_pay_for_both() -> None:
    scene = chapel(beer=1, whiskey=1)
    code = scene.refused("place", **PLACE, times=1, more=1, money={"whiskey": 1})
    assert code == "not_offered"
    after = scene.play("place", **PLACE, times=1, more=0, money={"whiskey": 1})
    assert after.gained() == {"whiskey": -1, "coin": 1, "book": 1}


def test_beer_without_whiskey_gives_nothing() -> None:
    assert chapel(beer=2).refused("place", **PLACE, times=0, more=1) == "missing_sum"
