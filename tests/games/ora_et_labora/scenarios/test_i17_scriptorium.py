"""Scriptorium: 1 coin for 1 book, 1 meat and 1 whiskey."""

from typing import Any

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I17", "clergy": "prior", "use": True, "times": 1}


def scriptorium(**goods: int) -> Scene:
    return Scene("ireland").seat(goods=goods, built={"I17": "1,3"})


def test_one_coin_brings_one_of_each() -> None:
    after = scriptorium(coin=2).play("place", **PLACE, money={"coin": 1})
    assert after.gained() == {"coin": -1, "book": 1, "meat": 1, "whiskey": 1}


def test_a_whiskey_pays_and_gives_change() -> None:
    after = scriptorium(whiskey=1).play("place", **PLACE, money={"whiskey": 1})
    assert after.gained() == {"coin": 1, "book": 1, "meat": 1}


def test_the_whiskey_it_brings_does_not_pay_for_it() -> None:
    assert scriptorium().refused("place", **PLACE, money={"whiskey": 1}) == "missing_sum"


def test_works_once_a_use() -> None:
    twice = {**PLACE, "times": 2}
    assert scriptorium(coin=2).refused("place", **twice, money={"coin": 2}) == "not_offered"
