"""Locutory: for 2 coins the prior comes back, and a build action follows."""

from typing import Any

from tests.games.ora_et_labora.scene import Scene

USE: dict[str, Any] = {"building": "I23", "use": True, "money": {"coin": 2}}
BUILD: dict[str, Any] = {"building": "G12", "cell": "0,3"}


def locutory(prior: str | None = None, **goods: int) -> Scene:
    goods = goods or {"coin": 2, "wood": 1}
    scene = Scene("ireland", 4).seat(goods=goods, built={"I23": "1,3"})
    scene.player().prior = prior
    return scene


def test_the_prior_comes_back_and_may_go_onto_the_new_building() -> None:
    after = locutory("L03.0").play("place", **USE, recall=True)
    assert after.gained() == {"coin": -2}
    assert after.player().prior is None
    assert after.asked() == (0, "build")
    after = after.play("build", **BUILD)
    assert after.gained() == {"wood": -1}
    assert after.asked() == (0, "prior")
    after = after.play("send", use=False)
    assert after.player().prior == "G12"
    assert after.player().placed == ("I23",)
    assert after.asked() == (0, "end")


def test_with_the_prior_at_home_the_build_action_remains() -> None:
    after = locutory().play("place", **USE, clergy="lay_brother")
    assert after.asked() == (0, "build")
    assert after.play("build", **BUILD).asked() == (0, "prior")


def test_the_prior_may_return_from_the_locutory_itself() -> None:
    after = locutory().play("place", **USE, clergy="prior", recall=True)
    assert after.player().prior is None
    assert not after.state.occupied("I23")
    after = after.play("build", **BUILD).play("send", use=False)
    assert after.player().prior == "G12"


def test_the_prior_may_stay_where_he_is() -> None:
    after = locutory("L03.0").play("place", **USE, recall=False)
    assert after.player().prior == "L03.0"
    # so there is none to put onto the new building
    assert after.play("build", **BUILD).asked() == (0, "end")


def test_building_is_optional() -> None:
    after = locutory("L03.0").play("place", **USE, recall=True).play("decline")
    assert after.asked() == (0, "end")
    assert "G12" in after.state.display


def test_the_prior_comes_back_even_when_nothing_can_be_built() -> None:
    after = locutory("L03.0", coin=2).play("place", **USE, recall=True)
    assert after.player().prior is None
    assert after.asked() == (0, "end")


def test_needs_two_coins() -> None:
    scene = locutory("L03.0", coin=1, wood=1)
    assert scene.refused("place", **USE, recall=True) == "missing_sum"


def test_a_five_coin_tile_pays_with_change() -> None:
    use = {**USE, "money": {"five_coin": 1}}
    after = locutory("L03.0", five_coin=1).play("place", **use, recall=True)
    assert after.gained() == {"five_coin": -1, "coin": 3}


def test_a_contract_brings_the_user_his_own_prior() -> None:
    scene = Scene("ireland", 4).seat(goods={"coin": 3, "wood": 1}, prior="L03.0")
    scene.seat(1, built={"I23": "1,3"}, prior="L03.1")
    after = scene.play("contract", building="I23", gift=False, money={"coin": 1})
    after = after.play("use", use=True, recall=True, money={"coin": 2})
    assert after.player().prior is None
    assert after.player(1).prior == "L03.1"
    assert after.play("build", **BUILD).player().land.cell_of("G12") == "0,3"
