"""Filial Church: five different goods for a reliquary."""

from typing import Any

import pytest

from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I32", "clergy": "prior", "use": True, "times": 1}
FIVE = ("grain", "straw", "coin", "five_coin", "wood")


def church(*kinds: str) -> Scene:
    return Scene("ireland").seat(goods=dict.fromkeys(kinds, 2), built={"I32": "1,3"})


def test_one_tile_of_each_of_five_kinds() -> None:
    after = church(*FIVE).play("place", **PLACE, goods=dict.fromkeys(FIVE, 1))
    assert after.gained() == {"reliquary": 1, **dict.fromkeys(FIVE, -1)}


@pytest.mark.parametrize(
    "goods",
    [
        dict.fromkeys((*FIVE, "meat"), 1),
        {"grain": 2, "straw": 1, "coin": 1, "five_coin": 1},
        {"grain": 1, "straw": 1, "coin": 1, "five_coin": 1, "beer": 1},
    ],
)
def test_neither_six_nor_two_of_a_kind_nor_what_is_not_there(goods: dict[str, int]) -> None:
    assert church(*FIVE, "meat").refused("place", **PLACE, goods=goods) == "not_offered"


def test_four_are_too_few() -> None:
    four = dict.fromkeys(FIVE[:4], 1)
    assert church(*FIVE).refused("place", **PLACE, goods=four) == "short_payment"
    assert church(*FIVE[:4]).refused("place", **PLACE, goods=four) == "missing_sum"


def test_every_set_of_five_is_listed() -> None:
    listed = [a["goods"] for a in church(*FIVE, "meat").legal() if a.get("goods")]
    # each of the six kinds may stay, with either clergyman
    assert len(listed) == 6 * 2


def test_a_wonder_is_a_good() -> None:
    kinds = (*FIVE[:4], "wonder")
    after = church(*kinds).play("place", **PLACE, goods=dict.fromkeys(kinds, 1))
    assert after.gained()["wonder"] == -1
