"""Cloister Church: up to twice a bread and a wine for a reliquary."""

import pytest

from tests.games.ora_et_labora.using import costs, own, refuse, use


def test_cost() -> None:
    costs("F24", "1,3", clay=5, stone=3)


@pytest.mark.parametrize("times", [1, 2])
def test_bread_and_wine(times: int) -> None:
    after = use(own("F24", bread=3, wine=3), "F24", times=times)
    assert after.gained() == {"bread": -times, "wine": -times, "reliquary": times}


def test_twice_is_the_most() -> None:
    assert refuse(own("F24", bread=3, wine=3), "F24", times=3) == "not_offered"


@pytest.mark.parametrize("goods", [{"bread": 2}, {"wine": 2}, {"grapes": 2, "bread": 2}])
def test_both_are_needed(goods: dict[str, int]) -> None:
    assert refuse(own("F24", **goods), "F24", times=1) == "missing_goods"


def test_the_scarcer_limits_it() -> None:
    assert refuse(own("F24", bread=2, wine=1), "F24", times=2) == "not_offered"
