"""Pilgrimage Site: twice a use one good a step up."""

import pytest

from tests.games.ora_et_labora.using import costs, own, refuse, use

STEPS = ("book", "ceramic", "ornament", "reliquary")


def test_cost() -> None:
    costs("F36", "0,3", coin=6)


@pytest.mark.parametrize("step", [0, 1, 2])
def test_one_step(step: int) -> None:
    after = use(own("F36", **{STEPS[step]: 1}), "F36", first=step, second=-1)
    assert after.gained() == {STEPS[step]: -1, STEPS[step + 1]: 1}


@pytest.mark.parametrize("step", [0, 1, 2])
def test_two_goods_the_same_step(step: int) -> None:
    after = use(own("F36", **{STEPS[step]: 2}), "F36", first=step, second=step)
    assert after.gained() == {STEPS[step]: -2, STEPS[step + 1]: 2}


@pytest.mark.parametrize("step", [0, 1])
def test_one_good_two_steps(step: int) -> None:
    after = use(own("F36", **{STEPS[step]: 1}), "F36", first=step, second=step + 1)
    assert after.gained() == {STEPS[step]: -1, STEPS[step + 2]: 1}


def test_two_goods_different_steps() -> None:
    after = use(own("F36", book=1, ornament=1), "F36", first=0, second=2)
    assert after.gained() == {"book": -1, "ceramic": 1, "ornament": -1, "reliquary": 1}


def test_the_order_makes_no_difference_and_is_not_asked() -> None:
    scene = own("F36", book=1, ornament=1)
    assert refuse(scene, "F36", first=2, second=0) == "not_offered"


def test_what_is_not_there_is_not_lifted() -> None:
    scene = own("F36", book=1)
    assert refuse(scene, "F36", first=1, second=-1) == "missing_goods"
    assert refuse(scene, "F36", first=0, second=0) == "missing_goods"
    assert refuse(scene, "F36", first=0, second=2) == "missing_goods"
    assert refuse(own("F36", reliquary=3), "F36", first=0, second=-1) == "missing_goods"
