"""The bonus round of three and four players (§10)."""

import pytest

from tests.games.ora_et_labora.flow import MODES, skip, skip_to, table
from tests.games.ora_et_labora.scene import SPEC, Scene

WITH = [mode for mode in MODES if mode.startswith(("three", "four"))]


def bonus(mode: str = "three") -> Scene:
    return skip_to(table(mode), 13 if mode.endswith("short") else 25, "bonus")


def before(mode: str = "three") -> Scene:
    """The last round before the bonus round."""
    return skip_to(table(mode), 12 if mode.endswith("short") else 24)


def into_bonus(scene: Scene) -> Scene:
    while scene.state.phase != "bonus":
        skip(scene.state)
    return scene


@pytest.mark.parametrize("mode", WITH)
def test_every_prior_comes_home_and_lay_brothers_stay(mode: str) -> None:
    scene = before(mode).seat(0, prior="L01.0").seat(1, prior="L01.1")
    brothers = ("L02.0",) if not mode.endswith("short") else ()
    scene.seat(0, placed=brothers)
    into_bonus(scene)
    assert all(player.prior is None for player in scene.state.players)
    assert scene.player().placed == brothers


def test_whoever_has_all_out_is_recalled_first() -> None:
    scene = before().seat(prior="L01.0", placed=("L02.0", "L03.0"))
    assert into_bonus(scene).player().placed == ()


@pytest.mark.parametrize("mode", WITH)
def test_everybody_once_in_order(mode: str) -> None:
    scene = bonus(mode)
    seats = len(scene.state.players)
    assert scene.state.sequence == tuple((seat, 1) for seat in range(seats))


def test_the_wheel_has_turned() -> None:
    scene = before()
    assert scene.state.beam == 24
    assert into_bonus(scene).state.beam == 25


def test_build_or_place_the_prior_and_nothing_else() -> None:
    scene = bonus().seat(goods={"coin": 9, "whiskey": 1, "grain": 1})
    kinds = {offer.action["type"] for offer in scene.offers().offers}
    assert kinds == {"place", "build", "buy_district", "buy_plot", "exchange"}
    for kind, inputs in (("fell", {"forest": "0,1"}), ("cut", {"moor": "0,0"}), ("pass", {})):
        assert scene.refused(kind, **inputs) == "wrong_kind"


def test_the_prior_goes_onto_any_building_occupied_or_not_without_fee() -> None:
    scene = bonus().seat(goods={}).seat(1, placed=("L01.1",))
    after = scene.play("place", building="L01.1", use=True, by="own")
    assert after.gained() == {"clay": 10}
    assert after.gained(1) == {}
    assert after.player().prior == "L01.1"
    assert after.player(1).placed == ("L01.1",)
    own = bonus().play("place", building="L03.0", use=True, by="own")
    assert own.gained()["coin"] == 10


def test_no_lay_brother_is_placed() -> None:
    scene = bonus()
    place = {"building": "L01.1", "use": False}
    assert scene.refused("place", **place, clergy="lay_brother") == "unexpected_input"


def test_there_is_no_pass_but_entering_without_use() -> None:
    after = bonus().play("place", building="L01.0", use=False)
    assert after.gained() == {}
    assert after.play("end").asked() == (1, "bonus")


def test_building_may_be_followed_by_the_prior() -> None:
    scene = bonus().seat(goods={"clay": 1})
    scene.state.display = ("G07",)
    after = scene.play("build", building="G07", cell="0,3")
    assert after.asked() == (0, "prior")
    after = after.play("send", use=True, times=0)
    assert after.gained() == {"coin": 1, "peat_coal": 1}
    assert after.asked() == (0, "end")


def test_two_priors_on_one_building_and_the_priory_sees_all() -> None:
    scene = bonus().seat(built={"G01": "1,3"})
    after = scene.play("place", building="L01.2", use=False).play("end")
    after = after.play("place", building="L01.2", use=False).play("end")
    assert after.player(0).prior == after.player(1).prior == "L01.2"
    # the third one reaches it through the Priory
    after = after.play("place", building="G01", use=True)
    assert after.refused("use", building="G01") == "not_offered"
    assert after.play("use", building="L01.2", by="own").gained(2) == {"clay": 10}


def test_priory_sees_priors_on_different_buildings_of_one_owner() -> None:
    scene = bonus().seat(2, built={"G01": "1,3"})
    after = scene.play("place", building="L01.2", use=False).play("end")
    after = after.play("place", building="L03.2", use=False).play("end")
    after = after.play("place", building="G01", use=True)
    found = {action["building"] for action in after.legal() if action["type"] == "use"}
    assert found == {"L01.2", "L03.2"}


@pytest.mark.parametrize("mode", WITH)
def test_settlement_e_follows_in_the_same_order_and_ends_the_game(mode: str) -> None:
    scene = bonus(mode)
    seats = len(scene.state.players)
    for _ in range(seats):
        skip(scene.state)
    found = []
    for _ in range(seats):
        assert scene.asked()[1] == "settlement"
        found.append(scene.state.active)
        skip(scene.state)
    assert found == list(range(seats))
    assert SPEC.rules.asks(scene.state) == []
    assert SPEC.rules.result(scene.state) is not None


def test_settlement_e_builds() -> None:
    scene = bonus()
    for _ in range(3):
        skip(scene.state)
    scene.seat(goods={"coin": 20})
    after = scene.play("buy_plot", plot="coast", plot_row=0, money={"coin": 3})
    after = after.play("settle", settlement="S03", cell="0,-1", food={"coin": 7})
    assert after.player().land.cards["0,-1"] == "S03"
    assert after.play("end").asked() == (1, "settlement")


def test_a_landscape_may_be_bought_in_the_bonus_round_and_again_in_phase_e() -> None:
    scene = bonus().seat(goods={"coin": 20})
    after = scene.play("buy_district", district="hills", district_row=-1, money={"coin": 2})
    for _ in range(3):
        skip(after.state)
    after = after.play("buy_district", district="hills", district_row=2, money={"coin": 3})
    assert len(after.player().land.districts) == 2
