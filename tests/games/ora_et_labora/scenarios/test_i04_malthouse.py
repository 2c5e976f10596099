"""Malthouse: any number of times, 1 grain becomes 1 malt and 1 straw."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I04", "clergy": "prior"}


def malthouse(**goods: int) -> Scene:
    return Scene("ireland").seat(goods=goods, built={"I04": "0,3"})


@pytest.mark.parametrize("times", [1, 2, 7])
def test_malts_as_often_as_grain_is_there(times: int) -> None:
    after = malthouse(grain=7).play("place", **PLACE, use=True, times=times)
    assert after.gained() == {"grain": -times, "malt": times, "straw": times}


@pytest.mark.parametrize("times", [0, 4])
def test_not_more_than_grain_is_there_and_not_never(times: int) -> None:
    assert malthouse(grain=3).refused("place", **PLACE, use=True, times=times) == "not_offered"


def test_straw_is_no_grain() -> None:
    assert malthouse(straw=3).refused("place", **PLACE, use=True, times=1) == "missing_goods"
