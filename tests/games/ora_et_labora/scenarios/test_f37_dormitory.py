"""Dormitory: a ceramic, and straw with wood to books as often as wanted."""

import pytest

from tests.games.ora_et_labora.using import costs, own, refuse, use


def test_cost() -> None:
    costs("F37", "1,3", clay=3)


@pytest.mark.parametrize("goods", [{}, {"straw": 2, "wood": 2}])
def test_income_alone(goods: dict[str, int]) -> None:
    assert use(own("F37", **goods), "F37", times=0).gained() == {"ceramic": 1}


@pytest.mark.parametrize(
    ("times", "straw"), [(1, {"straw": 1}), (1, {"grain": 1}), (4, {"straw": 2, "grain": 2})]
)
def test_pairs_become_books_and_grain_is_flipped(times: int, straw: dict[str, int]) -> None:
    after = use(own("F37", straw=2, grain=3, wood=4), "F37", times=times, straw=straw)
    paid = {good: -number for good, number in straw.items()}
    assert after.gained() == {"ceramic": 1, "book": times, "wood": -times, **paid}


def test_wood_and_straw_limit_it() -> None:
    scene = own("F37", straw=2, wood=1)
    assert refuse(scene, "F37", times=2, straw={"straw": 2}) == "not_offered"
    assert refuse(own("F37", wood=3), "F37", times=1, straw={"straw": 1}) == "not_offered"
