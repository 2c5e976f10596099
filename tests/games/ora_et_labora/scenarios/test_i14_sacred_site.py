"""Sacred Site: 1 book, 2 grain or 2 malt, 1 beer or 1 whiskey."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I14", "clergy": "prior"}


def site() -> Scene:
    return Scene("ireland").seat(goods={}, built={"I14": "0,3"})


@pytest.mark.parametrize(("first", "two"), [(0, "grain"), (1, "malt")])
@pytest.mark.parametrize(("second", "one"), [(0, "beer"), (1, "whiskey")])
def test_each_of_the_four_choices(first: int, two: str, second: int, one: str) -> None:
    after = site().play("place", **PLACE, use=True, first=first, second=second)
    assert after.gained() == {"book": 1, two: 2, one: 1}


def test_exactly_the_four_choices_are_listed() -> None:
    listed = [action for action in site().legal() if action.get("building") == "I14"]
    used = {(a["first"], a["second"]) for a in listed if a["use"]}
    assert used == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_both_choices_are_compulsory() -> None:
    assert site().refused("place", **PLACE, use=True, first=0) == "missing_input"
    assert site().play("place", **PLACE, use=False).gained() == {}
