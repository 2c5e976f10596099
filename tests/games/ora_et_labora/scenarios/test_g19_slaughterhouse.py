"""Slaughterhouse: livestock and straw become meat, as often as wanted."""

import pytest

from tests.games.ora_et_labora.using import costs, own, refuse, use


def test_cost() -> None:
    costs("G19", "0,3", wood=2, clay=2)


@pytest.mark.parametrize(
    ("times", "straw"), [(1, {"straw": 1}), (2, {"straw": 2}), (4, {"straw": 2, "grain": 2})]
)
def test_any_number_and_grain_is_flipped_for_straw(times: int, straw: dict[str, int]) -> None:
    after = use(own("G19", livestock=5, straw=2, grain=2), "G19", times=times, straw=straw)
    paid = {good: -number for good, number in straw.items()}
    assert after.gained() == {"livestock": -times, "meat": times, **paid}


def test_straw_and_livestock_limit_it() -> None:
    scene = own("G19", livestock=5, straw=2, grain=2)
    straw = {"straw": 2, "grain": 2}
    assert refuse(scene, "G19", times=5, straw=straw) == "not_offered"
    assert refuse(own("G19", livestock=1, straw=2), "G19", times=2, straw={"straw": 2}) == (
        "not_offered"
    )
    assert refuse(own("G19", straw=2), "G19", times=1, straw={"straw": 1}) == "missing_goods"
    assert refuse(own("G19", livestock=2), "G19", times=1) == "missing_sum"


def test_no_straw_too_much() -> None:
    scene = own("G19", livestock=2, straw=2)
    assert refuse(scene, "G19", times=1, straw={"straw": 2}) == "not_offered"
