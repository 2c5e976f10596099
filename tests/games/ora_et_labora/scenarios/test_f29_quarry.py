"""Quarry (the second): stone by the wheel, or by the joker; on mountains alone."""

from tests.games.ora_et_labora.scene import Scene
from tests.games.ora_et_labora.using import costs, refuse, sites, use


def quarry() -> Scene:
    return Scene("france").seat(goods={}, plots=((0, "mountain"),), built={"F29": "0,6"})


def test_cost() -> None:
    costs("F29", "0,6", coin=5)


def test_stands_on_a_mountain_alone() -> None:
    assert sites("F29") == {"0,6"}


def test_by_its_own_indicator_or_by_the_joker() -> None:
    scene = quarry().wheel(beam=16, stone=13, joker=9)
    own = use(scene, "F29", by="own")
    assert own.gained() == {"stone": 4}
    assert (own.state.wheel["stone"], own.state.wheel["joker"]) == (16, 9)
    joker = use(scene, "F29", by="joker")
    assert joker.gained() == {"stone": 7}
    assert (joker.state.wheel["stone"], joker.state.wheel["joker"]) == (13, 16)


def test_before_stone_has_come_only_the_joker() -> None:
    scene = quarry()
    assert refuse(scene, "F29", by="own") == "not_on_wheel"
    after = use(scene, "F29", by="joker")
    assert after.gained() == {"stone": 2}
    assert "stone" not in after.state.wheel


def test_at_zero_it_may_be_used_for_nothing() -> None:
    after = use(quarry().wheel(beam=13, stone=13), "F29", by="own")
    assert after.gained() == {}


def test_two_quarries_share_the_one_indicator() -> None:
    scene = quarry().seat(plots=((2, "mountain"),), built={"G22": "2,6"}, placed=("L01.0",))
    first = use(scene.wheel(beam=16, stone=13), "F29", by="own").play("end")
    assert first.state.wheel["stone"] == 16
    first.state.sequence, first.state.actions = ((0, 1),), 1
    again = first.play("place", building="G22", use=True, by="own")
    assert again.gained() == {}
