"""The edge cases of section 14, by their numbers: landscapes, payments, wheel, modes."""

from typing import Any

import pytest

from app.games.ora_et_labora import wheel
from app.games.ora_et_labora.landscape import settled, why_not
from tests.games.ora_et_labora.flow import MODES, skip_to, table
from tests.games.ora_et_labora.scene import Scene
from tests.games.ora_et_labora.solo import neutral_phase

PRIOR: dict[str, Any] = {"clergy": "prior", "use": True}


def test_e13_the_bulwark_is_outside_the_one_landscape_limit() -> None:
    scene = table("three").seat(goods={"coin": 9, "book": 1}, built={"I37": "0,3"})
    bought = scene.play("buy_plot", plot="coast", plot_row=0, money={"coin": 3})
    place = {"district": "hills", "district_row": -1, "plot": "coast", "plot_row": 2}
    code = bought.refused("place", building="I37", **PRIOR, **{**place, "plot_row": 1})
    assert code == "not_offered"
    place["plot_row"] = -2
    after = bought.play("place", building="I37", **PRIOR, **place)
    assert len(after.player().land.plots) == 2
    assert len(after.player().land.districts) == 1


def test_e14_round_tower_takes_a_five_coin_tile_and_further_ones_count_two() -> None:
    scene = table("three").seat(
        goods={"five_coin": 8, "whiskey": 1}, districts=((-1, "hills"),), built={"I35": "-1,3"}
    )
    use = {"building": "I35", **PRIOR, "times": 1, "money": {"five_coin": 1}}
    after = scene.play("place", **use, points={"five_coin": 7})
    assert after.gained() == {"five_coin": -8, "whiskey": -1, "wonder": 1}
    assert scene.refused("place", **use, points={"five_coin": 6}) == "short_payment"


@pytest.mark.parametrize(
    ("first", "second", "start", "end"),
    [(0, 1, "book", "ornament"), (1, 2, "ceramic", "reliquary")],
)
def test_e15_the_pilgrimage_site_may_push_one_piece_two_steps(
    first: int, second: int, start: str, end: str
) -> None:
    scene = Scene("france").seat(goods={start: 1}, built={"F36": "0,3"})
    after = scene.play("place", building="F36", **PRIOR, first=first, second=second)
    assert after.gained() == {start: -1, end: 1}


def test_e16_the_estate_takes_one_energy_and_one_food_deal_in_one_use() -> None:
    scene = Scene("france", 4).seat(goods={"peat_coal": 2, "meat": 2}, built={"G39": "0,3"})
    use = {"building": "G39", **PRIOR, "first": 0, "second": 1}
    after = scene.play("place", **use, energy={"peat_coal": 2}, food={"meat": 2})
    assert after.gained() == {"peat_coal": -2, "meat": -2, "book": 2, "ornament": 2}


def test_e17_the_inn_takes_wine_as_six_coins_and_as_food() -> None:
    scene = Scene("france").seat(goods={"wine": 3}, built={"F20": "0,3"})
    after = scene.play("place", building="F20", **PRIOR, times=2, more=1, food={"wine": 2})
    assert after.gained() == {"wine": -3, "coin": 8}


@pytest.mark.parametrize("cell", ["2,4", "1,5"])
def test_e18_cloisters_touch_over_the_borders_of_landscapes(cell: str) -> None:
    scene = table("three").seat(
        goods={"wood": 2}, districts=((2, "plains"),), plots=((0, "mountain"),)
    )
    after = scene.play("build", building="G02", cell=cell)
    assert after.player().land.cards[cell] == "G02"
    # and the next one follows
    further = {"2,4": "2,3", "1,5": "0,5"}[cell]
    assert why_not(after.player().land, "I24", further) is None


def test_e19_the_houseboat_puts_six_for_the_waters_three() -> None:
    land = Scene("ireland").seat(plots=((0, "coast"),), built={"S02": "0,-1"}).player().land
    before = settled(land, "0,-1")
    land.put("0,-2", "I11")
    assert settled(land, "0,-1") - before == 6 - 3


@pytest.mark.parametrize(("by", "used", "kept"), [("own", "clay", "joker")])
def test_e20_of_joker_and_own_indicator_at_ten_only_the_used_one_resets(
    by: str, used: str, kept: str
) -> None:
    scene = table("three").wheel(beam=14, clay=2, joker=2)
    after = scene.play("place", building="L01.0", **PRIOR, by=by)
    assert after.gained() == {"clay": 10}
    assert wheel.value(after.state, used) == 0
    assert wheel.value(after.state, kept) == 10
    # whoever is next takes the other one
    after = after.play("end").play("place", building="L01.1", **PRIOR, by="joker")
    assert after.gained(1) == {"clay": 10}


KINDS = ("clay", "wood", "peat", "grain", "livestock", "coin", "stone", "straw", "meat", "book")
WONDERS: list[tuple[str, dict[str, int], dict[str, Any]]] = [
    (
        "F25",
        dict.fromkeys((*KINDS, "ceramic", "ornament", "wine"), 1),
        {"goods": dict.fromkeys((*KINDS, "ceramic", "ornament", "wine"), 1)},
    ),
    ("G34", {"book": 1, "ceramic": 1, "ornament": 1, "reliquary": 1}, {}),
    (
        "I35",
        {"coin": 5, "whiskey": 1, "reliquary": 2},
        {"money": {"coin": 5}, "points": {"reliquary": 2}},
    ),
]


@pytest.mark.parametrize(("card", "goods", "inputs"), WONDERS)
def test_e21_without_a_wonder_left_nothing_is_given_for_one(
    card: str, goods: dict[str, int], inputs: dict[str, Any]
) -> None:
    country: Any = "ireland" if card == "I35" else "france"
    scene = Scene(country, 4).seat(goods=goods, built={card: "0,3"})
    place = {"building": card, **PRIOR, "times": 1, **inputs}
    scene.state.wonders = 1
    after = scene.play("place", **place)
    assert after.player().has("wonder") == 1
    assert after.state.wonders == 0
    scene.state.wonders = 0
    assert scene.refused("place", **place) == "no_wonder_left"


def test_e22_two_priors_on_one_building_are_one_target_of_the_priory() -> None:
    scene = skip_to(table("four"), 25, "bonus").seat(2, built={"G01": "1,3"})
    after = scene.play("place", building="L01.3", use=False).play("end")
    after = after.play("place", building="L01.3", use=False).play("end")
    after = after.play("place", building="G01", use=True)
    targets = [action["building"] for action in after.legal() if action["type"] == "use"]
    assert set(targets) == {"L01.3"}


def test_e23_an_empty_display_in_solo_skips_building_and_prior() -> None:
    scene = neutral_phase()
    assert scene.asked() == (0, "settlement")
    assert scene.player(-1).prior is None


@pytest.mark.parametrize("clear", [("0,1", "0,2", "1,1"), ("0,0", "1,0")])
def test_e24_without_a_forest_or_without_a_moor_one_may_pass(clear: tuple[str, ...]) -> None:
    scene = table("three").seat(clear=clear)
    after = scene.play("pass")
    assert after.gained() == {}
    assert after.state.wheel == scene.state.wheel
    assert after.player().land.cards == scene.player().land.cards
    assert after.asked() == (0, "end")


@pytest.mark.parametrize("mode", MODES)
def test_e24_a_main_action_is_always_possible(mode: str) -> None:
    scene = table(mode).seat(goods={}, prior="L01.0", placed=("L02.0", "L03.0"))
    assert {action["type"] for action in scene.legal()} & {"fell", "cut", "pass"}
