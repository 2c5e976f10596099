"""Refectory: 1 beer and 1 meat; then up to four meat become ceramics."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I30", "clergy": "prior", "use": True}


def refectory(**goods: int) -> Scene:
    return Scene("ireland").seat(goods=goods, built={"I30": "1,3"})


@pytest.mark.parametrize("times", range(5))
def test_none_to_four_meat(times: int) -> None:
    after = refectory(meat=5).play("place", **PLACE, times=times)
    meat = {"meat": 1 - times} if times != 1 else {}
    ceramic = {"ceramic": times} if times else {}
    assert after.gained() == {"beer": 1, **meat, **ceramic}


def test_the_meat_just_taken_counts() -> None:
    after = refectory().play("place", **PLACE, times=1)
    assert after.gained() == {"beer": 1, "ceramic": 1}
    assert refectory().refused("place", **PLACE, times=2) == "not_offered"


def test_not_five() -> None:
    assert refectory(meat=5).refused("place", **PLACE, times=5) == "not_offered"
