"""The short game for three and four (§12)."""

from typing import Any

import pytest

from tests.games.ora_et_labora.flow import skip, skip_to, table
from tests.games.ora_et_labora.scene import Scene

ROUND_GOODS = [
    {"livestock": 1, "grain": 1},
    {"clay": 1, "grain": 1},
    {"wood": 1, "grain": 1},
    {"stone": 1, "grain": 1},
    {"stone": 1, "peat": 1},
    {"stone": 1, "clay": 1},
    {"stone": 1, "wood": 1},
    {"stone": 1, "five_coin": 1},
    {"stone": 1, "meat": 1},
    {"book": 1, "grain": 1},
    {"ceramic": 1, "clay": 1},
    {"ornament": 1, "wood": 1},
]
SHORT = ["three_short", "four_short"]


@pytest.mark.parametrize("mode", SHORT)
def test_goods_of_every_round_for_everybody(mode: str) -> None:
    scene = table(mode)
    start = {"clay": 1, "wood": 1, "peat": 1, "coin": 1, "grain": 1, "livestock": 1}
    totals = dict(start)
    for number, goods in enumerate(ROUND_GOODS, start=1):
        if number > 1:
            # they come after the rotation, before a settlement phase
            while scene.state.beam < number:
                skip(scene.state)
        for good, more in goods.items():
            totals[good] = totals.get(good, 0) + more
        for player in scene.state.players:
            assert player.goods == totals


@pytest.mark.parametrize("mode", SHORT)
def test_none_in_the_bonus_round(mode: str) -> None:
    scene = skip_to(table(mode), 12)
    before = dict(scene.player().goods)
    skip_to(scene, 13, "bonus")
    assert scene.player().goods == before


@pytest.mark.parametrize("mode", ["two", "two_long", "three", "four"])
def test_no_round_goods_and_no_bonus_in_the_other_modes(mode: str) -> None:
    scene = table(mode)
    after = scene.play("place", building="L01.0", clergy="prior", use=True, by="own")
    assert after.gained(1) == {}
    assert skip_to(scene, 2).player().goods == scene.player().goods


CLAY: dict[str, Any] = {"building": "L01.0", "clergy": "prior", "use": True}
USES: list[tuple[str, dict[str, Any], str]] = [
    ("place", {**CLAY, "by": "own"}, "clay"),
    ("place", {**CLAY, "by": "joker"}, "clay"),
    ("place", {**CLAY, "building": "L02.0", "good": "livestock", "by": "joker"}, "livestock"),
    ("place", {**CLAY, "building": "L03.0", "by": "own"}, "coin"),
    ("fell", {"forest": "0,2", "by": "own"}, "wood"),
    ("cut", {"moor": "1,0", "by": "joker"}, "peat"),
]


@pytest.mark.parametrize(("kind", "inputs", "good"), USES)
@pytest.mark.parametrize("mode", SHORT)
def test_every_use_of_the_wheel_gives_everybody_one(
    mode: str, kind: str, inputs: dict[str, Any], good: str
) -> None:
    after = table(mode).play(kind, **inputs)
    assert after.gained() == {good: 2 + 1}
    for seat in range(1, len(after.state.players)):
        assert after.gained(seat) == {good: 1}


def test_at_zero_everybody_still_gets_one() -> None:
    after = table("three_short").wheel(beam=1, clay=1).play("place", **CLAY, by="own")
    assert after.gained() == after.gained(1) == after.gained(2) == {"clay": 1}


def test_a_pass_gives_nothing() -> None:
    scene = table("three_short").seat(clear=("1,0",))
    after = scene.play("pass")
    assert after.gained() == after.gained(1) == {}


def test_shipping_company_and_calefactory_give_everybody_what_they_produce() -> None:
    scene = Scene("france", 3, "short").seat(goods={"peat_coal": 1}, plots=((0, "coast"),))
    scene.seat(built={"F33": "0,-1"})
    place = {"building": "F33", "clergy": "prior", "use": True}
    after = scene.play("place", **place, energy={"peat_coal": 1}, good="bread")
    assert after.gained() == {"peat_coal": -1, "bread": 3}
    assert after.gained(1) == {"bread": 1}
    scene = Scene("france", 4, "short").seat(goods={"coin": 1}, built={"F32": "0,3"})
    after = scene.play(
        "place",
        building="F32",
        clergy="prior",
        use=True,
        money={"coin": 1},
        forest="0,2",
        moor="1,0",
        wood_by="own",
        peat_by="own",
        order="wood_first",
    )
    assert after.gained() == {"coin": -1, "wood": 3, "peat": 3}
    assert after.gained(3) == {"wood": 1, "peat": 1}


@pytest.mark.parametrize("mode", SHORT)
def test_prior_and_one_lay_brother(mode: str) -> None:
    scene = table(mode).seat(placed=("L01.0",))
    assert scene.player().at_home() == ["prior"]
