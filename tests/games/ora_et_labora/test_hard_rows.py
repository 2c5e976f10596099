"""What has been wrong in some implementation (§18), one test each."""

from typing import Any

import msgspec
import pytest

from app.games.ora_et_labora import wheel
from app.games.ora_et_labora.actions import Action
from app.games.ora_et_labora.cards import BUILDINGS
from app.games.ora_et_labora.facts import Paid
from tests.games.ora_et_labora.flow import skip, skip_to, table
from tests.games.ora_et_labora.scene import CHANCE, SPEC, Scene
from tests.games.ora_et_labora.solo import last_round

PRIOR: dict[str, Any] = {"clergy": "prior", "use": True}
COIN: dict[str, Any] = {"gift": False, "money": {"coin": 1}}


@pytest.mark.parametrize(
    ("mode", "grapes", "stone"),
    [
        ("two", 11, 18),
        ("two_long", 11, 18),
        ("three", 8, 13),
        ("four", 8, 13),
        ("three_short", 4, 6),
        ("four_short", 4, 6),
    ],
)
def test_wheel_offsets_and_entry_rounds(mode: str, grapes: int, stone: int) -> None:
    scene = table(mode, "france")
    for token, beam in (("grapes", grapes), ("stone", stone)):
        while scene.state.beam < beam:
            assert wheel.value(scene.state, token) is None
            skip(scene.state)
        assert wheel.value(scene.state, token) == 0
        skip_to(scene, beam + 1)
        assert wheel.value(scene.state, token) == (1 if mode == "two" else 2)


def test_four_player_short_game_has_settlement_d_in_round_nine() -> None:
    scene = skip_to(table("four_short"), 9, "settlement")
    assert scene.state.done == 3
    skip_to(scene, 9)
    assert scene.player().hand[-1] == "S08"


def test_solo_settlement_e_comes_after_the_actions_of_round_32() -> None:
    scene = last_round()
    assert scene.state.done == 4
    after = scene.play("cut", moor="0,0").play("cut", moor="1,0").play("end")
    assert after.asked() == (0, "settlement")
    assert after.play("end").state.phase == "end"


def test_whiskey_distillery_costs_two_clay_and_two_straw() -> None:
    assert BUILDINGS["I21"].cost == {"clay": 2, "straw": 2}


@pytest.mark.parametrize("lacking", ["book", "ceramic", "ornament", "reliquary"])
def test_sacristy_needs_all_four_goods(lacking: str) -> None:
    goods = dict.fromkeys(("book", "ceramic", "ornament", "reliquary"), 2)
    scene = table("three").seat(goods=goods, built={"G34": "1,3"})
    assert scene.play("place", building="G34", **PRIOR, times=1).gained()["wonder"] == 1
    scene.seat(goods={**goods, lacking: 0})
    assert scene.refused("place", building="G34", **PRIOR, times=1) == "missing_goods"


def test_cloister_church_needs_wine() -> None:
    scene = Scene("france").seat(goods={"bread": 2, "grapes": 2}, built={"F24": "1,3"})
    assert scene.refused("place", building="F24", **PRIOR, times=1) == "missing_goods"
    scene.seat(goods={"bread": 2, "wine": 2})
    after = scene.play("place", building="F24", **PRIOR, times=2)
    assert after.gained() == {"bread": -2, "wine": -2, "reliquary": 2}


def test_shipyard_works_once_a_use() -> None:
    scene = table("three").seat(goods={"wood": 6}, plots=((0, "coast"),), built={"G26": "0,-1"})
    after = scene.play("place", building="G26", **PRIOR, times=1)
    assert after.gained() == {"wood": -2, "ornament": 1, "five_coin": 1}
    assert scene.refused("place", building="G26", **PRIOR, times=2) == "not_offered"


def test_locutory_with_the_prior_at_home_still_builds() -> None:
    scene = table("four").seat(goods={"coin": 2, "wood": 1}, built={"I23": "1,3"})
    use = {"building": "I23", "use": True, "money": {"coin": 2}}
    after = scene.play("place", **use, clergy="lay_brother")
    assert after.asked() == (0, "build")


def test_no_second_landscape_in_a_turn_of_two_actions() -> None:
    scene = table("two").seat(goods={"coin": 30})
    after = scene.play("buy_plot", plot="coast", plot_row=0, money={"coin": 3})
    after = after.play("cut", moor="0,0", by="own").play("cut", moor="1,0", by="own")
    assert after.asked() == (0, "end")
    assert after.blocked("buy_plot") == after.blocked("buy_district") == "already_bought"


def test_priory_with_several_priors_out_in_the_bonus_round() -> None:
    scene = skip_to(table("three"), 25, "bonus").seat(2, built={"G01": "1,3"})
    after = scene.play("place", building="L01.2", use=False).play("end")
    after = after.play("place", building="L03.0", use=False).play("end")
    after = after.play("place", building="G01", use=True)
    targets = {action["building"] for action in after.legal() if action["type"] == "use"}
    assert targets == {"L01.2", "L03.0"}


def test_surplus_of_a_winery_goes_nowhere() -> None:
    scene = Scene("france").seat(goods={"grapes": 2, "wine": 3}, built={"F21": "0,3"})
    after = scene.play("place", building="F21", **PRIOR, times=0, more=1)
    assert after.gained() == {"wine": -1, "coin": 7}
    assert scene.refused("place", building="F21", **PRIOR, times=0, more=2) == "not_offered"


SURPLUS: list[tuple[str, dict[str, int], dict[str, Any], str, int]] = [
    # half an energy for a loaf, three for the first deal: lost are halves
    ("F05", {"flour": 1, "peat": 1}, {"times": 1, "more": 0, "energy": {"peat": 1}}, "energy", 3),
    ("G06", {"peat_coal": 2}, {"first": 0, "energy": {"peat_coal": 2}}, "energy", 6),
    ("F20", {"bread": 1}, {"times": 2, "more": 0, "food": {"bread": 1}}, "food", 1),
]


@pytest.mark.parametrize(("card", "goods", "inputs", "sum_", "lost"), SURPLUS)
def test_surplus_of_food_and_energy_is_told(
    card: str, goods: dict[str, int], inputs: dict[str, Any], sum_: str, lost: int
) -> None:
    scene = Scene("france").seat(goods=goods, built={card: "0,3"})
    place = {"type": "place", "building": card, **PRIOR, **inputs}
    step = SPEC.rules.apply(scene.state, 0, msgspec.convert(place, Action), CHANCE)
    paid = [event.fact for event in step.events if isinstance(event.fact, Paid)]
    assert [(fact.as_, fact.lost) for fact in paid if fact.as_] == [(sum_, lost)]


def test_contract_paid_with_a_five_coin_tile() -> None:
    scene = table("three").seat(goods={"five_coin": 1}).seat(1, goods={})
    contract = {"building": "L01.1", "gift": False, "money": {"five_coin": 1}}
    after = scene.play("contract", **contract)
    assert after.gained() == {"five_coin": -1, "coin": 4}
    assert after.gained(1) == {"coin": 1}


@pytest.mark.parametrize(
    ("paid", "times", "more"),
    [(5, 1, 0), (15, 1, 1), (25, 1, 2)],
)
def test_reliquary_tiers_of_the_forgers_workshop(paid: int, times: int, more: int) -> None:
    scene = Scene("france").seat(goods={"coin": 30}, built={"F35": "0,3"})
    inputs = {"times": times, "money": {"coin": paid}, "more": more}
    after = scene.play("place", building="F35", **PRIOR, **inputs)
    assert after.gained() == {"coin": -paid, "reliquary": times + more}


def test_inn_with_several_wines() -> None:
    scene = Scene("france").seat(goods={"wine": 4}, built={"F20": "0,3"})
    after = scene.play("place", building="F20", **PRIOR, times=3, more=1, food={"wine": 3})
    assert after.gained() == {"wine": -4, "coin": 9}
    code = scene.refused("place", building="F20", **PRIOR, times=4, more=1, food={"wine": 4})
    assert code == "not_offered"


def test_offers_are_exactly_the_deals_that_can_be_paid() -> None:
    scene = table("three").seat(goods={"peat": 2, "wood": 1}, built={"G06": "0,3"})
    deals = {
        (action["first"], tuple(sorted(action["energy"].items())))
        for action in scene.legal()
        if action.get("building") == "G06" and action["use"]
    }
    # 5 energy: the first deal only, by every payment of which nothing can be left out
    assert deals == {(0, (("peat", 2),)), (0, (("peat", 1), ("wood", 1)))}
