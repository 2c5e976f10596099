"""Cloister Chapter House: one of each basic good."""

from tests.games.ora_et_labora.using import costs, hire, own, use

BASIC = dict.fromkeys(("clay", "wood", "peat", "livestock", "grain", "coin"), 1)


def test_cost() -> None:
    costs("G16", "1,3", clay=3, straw=1)


def test_one_of_each_without_the_wheel() -> None:
    scene = own("G16")
    after = use(scene, "G16")
    assert after.gained() == BASIC
    assert after.state.wheel == scene.state.wheel


def test_nothing_when_only_entered() -> None:
    after = own("G16").play("place", building="G16", clergy="prior", use=False)
    assert after.gained() == {}


def test_hired_it_gives_to_the_user() -> None:
    scene = own("G12", coin=1)
    after = hire(scene.seat(1, built={"G16": "0,3"}), "G16").play("use", use=True)
    assert after.gained() == BASIC
    assert after.gained(1) == {}
