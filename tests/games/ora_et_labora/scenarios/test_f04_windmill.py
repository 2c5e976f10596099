"""Windmill: up to seven grain, each to flour and straw."""

import pytest

from tests.games.ora_et_labora.using import costs, grounds, own, refuse, use


def test_cost() -> None:
    costs("F04", "0,-1", wood=3, clay=2)


def test_stands_on_the_coast_and_on_hillsides() -> None:
    assert grounds("F04") == {"coast", "hillside"}


@pytest.mark.parametrize("times", [1, 4, 7])
def test_grain_becomes_flour_and_straw(times: int) -> None:
    after = use(own("F04", grain=9), "F04", times=times)
    assert after.gained() == {"grain": -times, "flour": times, "straw": times}


def test_seven_are_the_most() -> None:
    assert refuse(own("F04", grain=9), "F04", times=8) == "not_offered"


def test_grain_limits_it() -> None:
    assert refuse(own("F04", grain=2), "F04", times=3) == "not_offered"
    assert refuse(own("F04", straw=2), "F04", times=1) == "missing_goods"
