"""Sacristy: book, ceramic, ornament and reliquary, one each, for a wonder."""

import pytest

from tests.games.ora_et_labora.using import costs, own, refuse, use

FOUR = ("book", "ceramic", "ornament", "reliquary")


def test_cost() -> None:
    costs("G34", "1,3", stone=3, straw=2)


def test_all_four_for_a_wonder() -> None:
    scene = own("G34", book=2, ceramic=2, ornament=2, reliquary=2)
    after = use(scene, "G34", times=1)
    assert after.gained() == {"wonder": 1, **dict.fromkeys(FOUR, -1)}
    assert after.state.wonders == 7


def test_only_once_a_use() -> None:
    scene = own("G34", book=2, ceramic=2, ornament=2, reliquary=2)
    assert refuse(scene, "G34", times=2) == "not_offered"


@pytest.mark.parametrize("gone", FOUR)
def test_three_of_the_four_are_too_few(gone: str) -> None:
    goods = {**dict.fromkeys(FOUR, 3), gone: 0}
    assert refuse(own("G34", **goods), "G34", times=1) == "missing_goods"


def test_the_eighth_wonder_is_the_last() -> None:
    scene = own("G34", **dict.fromkeys(FOUR, 1))
    scene.state.wonders = 1
    assert use(scene, "G34", times=1).state.wonders == 0
    scene.state.wonders = 0
    assert refuse(scene, "G34", times=1) == "no_wonder_left"
    after = scene.play("place", building="G34", clergy="prior", use=False)
    assert after.gained() == {}
