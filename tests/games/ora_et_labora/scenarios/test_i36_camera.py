"""Camera: up to twice 1 book and 1 ceramic become 1 coin, 1 clay and 1 reliquary."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I36", "clergy": "prior", "use": True}


def camera(**goods: int) -> Scene:
    return Scene("ireland").seat(goods=goods, built={"I36": "1,3"})


@pytest.mark.parametrize("times", [1, 2])
def test_once_or_twice(times: int) -> None:
    after = camera(book=3, ceramic=3).play("place", **PLACE, times=times)
    paid = {"book": -times, "ceramic": -times}
    assert after.gained() == {**paid, "coin": times, "clay": times, "reliquary": times}


@pytest.mark.parametrize("times", [0, 3])
def test_not_three_times(times: int) -> None:
    assert camera(book=3, ceramic=3).refused("place", **PLACE, times=times) == "not_offered"


@pytest.mark.parametrize("goods", [{"book": 2}, {"ceramic": 2}, {"clay": 2, "book": 2}])
def test_both_are_needed(goods: dict[str, int]) -> None:
    assert camera(**goods).refused("place", **PLACE, times=1) == "missing_goods"


def test_twice_needs_two_of_both() -> None:
    assert camera(book=2, ceramic=1).refused("place", **PLACE, times=2) == "not_offered"
