"""Calefactory: a coin to fell trees and/or cut peat, as two wheel actions."""

import pytest

from tests.games.ora_et_labora.using import costs, own, refuse, use

PAID = {"money": {"coin": 1}}
BOTH = {"forest": "0,1", "moor": "0,0", "wood_by": "own", "peat_by": "own"}


def test_cost() -> None:
    costs("F32", "1,3", stone=1)


@pytest.mark.parametrize("order", ["wood_first", "peat_first"])
def test_both(order: str) -> None:
    scene = own("F32", coin=1).wheel(beam=6, wood=2, peat=0)
    after = use(scene, "F32", **BOTH, order=order, **PAID)
    assert after.gained() == {"coin": -1, "wood": 5, "peat": 6}
    assert not {"0,0", "0,1"} & set(after.player().land.cards)
    assert (after.state.wheel["wood"], after.state.wheel["peat"]) == (6, 6)


def test_only_one_of_them() -> None:
    scene = own("F32", coin=1)
    felled = use(scene, "F32", forest="0,2", moor="none", wood_by="own", **PAID)
    assert felled.gained() == {"coin": -1, "wood": 2}
    cut = use(scene, "F32", forest="none", moor="1,0", peat_by="own", **PAID)
    assert cut.gained() == {"coin": -1, "peat": 2}
    assert refuse(scene, "F32", forest="none", moor="none", **PAID) == "not_offered"


@pytest.mark.parametrize(
    ("order", "ways", "got"),
    [
        ("wood_first", {"wood_by": "joker", "peat_by": "own"}, {"wood": 6, "peat": 3}),
        ("wood_first", {"wood_by": "own", "peat_by": "joker"}, {"wood": 2, "peat": 6}),
        ("wood_first", {"wood_by": "joker", "peat_by": "joker"}, {"wood": 6}),
        ("peat_first", {"wood_by": "joker", "peat_by": "joker"}, {"peat": 6}),
    ],
)
def test_the_joker_in_either_and_at_zero_afterwards(
    order: str, ways: dict[str, str], got: dict[str, int]
) -> None:
    scene = own("F32", coin=1).wheel(beam=6, wood=5, peat=4)
    after = use(scene, "F32", **{**BOTH, **ways}, order=order, **PAID)
    assert after.gained() == {"coin": -1, **got}
    assert after.state.wheel["joker"] == 6


def test_short_game_gives_everybody_one_of_each() -> None:
    scene = own("F32", length="short", coin=1)
    both = {**BOTH, "forest": "0,2", "moor": "1,0"}
    after = use(scene, "F32", **both, order="wood_first", **PAID)
    assert after.gained() == {"coin": -1, "wood": 3, "peat": 3}
    assert after.gained(1) == after.gained(2) == {"wood": 1, "peat": 1}


def test_with_forests_or_moors_alone() -> None:
    scene = own("F32", coin=1).seat(clear=("0,0", "1,0"))
    assert use(scene, "F32", forest="0,1", wood_by="own", **PAID).gained()["wood"] == 2
    scene.seat(clear=("0,1", "0,2", "1,1"))
    assert refuse(scene, "F32", **PAID) == "no_forest"


def test_solo_without_the_indicators_the_card_leaves_for_nothing() -> None:
    scene = own("F32", seats=1, coin=1).wheel(beam=20, wood=None, joker=None)
    after = use(scene, "F32", forest="0,1", moor="none", **PAID)
    assert after.gained() == {"coin": -1}
    assert "0,1" not in after.player().land.cards


def test_without_a_coin() -> None:
    assert refuse(own("F32"), "F32", **BOTH, order="wood_first") == "missing_sum"


def test_with_one_kind_of_card_left_that_one() -> None:
    scene = own("F32", coin=1).seat(clear=("0,0", "1,0"))
    felled = use(scene, "F32", forest="0,1", wood_by="own", **PAID)
    assert felled.gained() == {"coin": -1, "wood": 2}
    bare = own("F32", coin=1).seat(clear=("0,1", "0,2", "1,1"))
    assert use(bare, "F32", moor="0,0", peat_by="own", **PAID).gained() == {"coin": -1, "peat": 2}
