"""Buying districts and plots: prices, piles, and how often (§4, §5)."""

from typing import Any

import pytest

from tests.games.ora_et_labora.flow import settling, skip, skip_to, table
from tests.games.ora_et_labora.scene import Scene

DISTRICTS = [2, 3, 4, 4, 5, 5, 6, 7, 8]
PLOTS = [3, 4, 4, 5, 5, 5, 6, 6, 7]
BUY: dict[str, Any] = {"district": "plains", "district_row": -1, "money": {"coin": 2}}
PLOT: dict[str, Any] = {"plot": "coast", "plot_row": 0, "money": {"coin": 3}}


def rich(mode: str = "three") -> Scene:
    return table(mode).seat(goods={"coin": 60})


@pytest.mark.parametrize("mode", ["solo", "two", "two_long", "three", "four", "four_short"])
@pytest.mark.parametrize(("kind", "prices"), [("district", DISTRICTS), ("plot", PLOTS)])
def test_piles_are_sorted_and_solo_has_the_dearest_on_top(
    mode: str, kind: str, prices: list[int]
) -> None:
    scene = rich(mode)
    paid = []
    for number in range(9):
        scene.state.bought = False
        if kind == "district":
            place: dict[str, Any] = {"district": "hills", "district_row": 2 + number}
        else:
            place = {"plot": "coast", "plot_row": 2 * number}
        price = (prices[::-1] if mode == "solo" else prices)[number]
        scene = scene.play(f"buy_{kind}", **place, money={"coin": price})
        paid.append(-scene.gained()["coin"])
    assert paid == (prices[::-1] if mode == "solo" else prices)
    scene.state.bought = False
    assert scene.blocked(f"buy_{kind}") == "pile_empty"


@pytest.mark.parametrize("side", ["hills", "plains"])
@pytest.mark.parametrize("row", [-1, 2])
def test_side_and_place_of_a_district_are_the_buyers(side: str, row: int) -> None:
    after = rich().play("buy_district", **{**BUY, "district": side, "district_row": row})
    (district,) = after.player().land.districts
    assert (district.side, district.row) == (side, row)


@pytest.mark.parametrize("row", [-2, 0, 1, 3])
def test_a_district_with_a_gap_is_refused(row: int) -> None:
    assert rich().refused("buy_district", **{**BUY, "district_row": row}) == "not_offered"


@pytest.mark.parametrize("side", ["coast", "mountain"])
@pytest.mark.parametrize("row", [-1, 0, 1])
def test_a_plot_may_lie_at_three_places_at_first(side: str, row: int) -> None:
    after = rich().play("buy_plot", **{**PLOT, "plot": side, "plot_row": row})
    (plot,) = after.player().land.plots
    assert (plot.side, plot.row) == (side, row)


@pytest.mark.parametrize("row", [-2, 2])
def test_a_plot_away_from_the_block_is_refused(row: int) -> None:
    assert rich().refused("buy_plot", **{**PLOT, "plot_row": row}) == "not_offered"


def test_any_money_pays_and_change_is_given() -> None:
    scene = table("three").seat(goods={"five_coin": 1, "whiskey": 1})
    after = scene.play("buy_district", **{**BUY, "money": {"five_coin": 1}})
    assert after.gained() == {"five_coin": -1, "coin": 3}
    after = scene.play("buy_district", **{**BUY, "money": {"whiskey": 1}})
    assert after.gained() == {"whiskey": -1}


def test_too_little_money_buys_nothing() -> None:
    scene = table("three").seat(goods={"coin": 2})
    assert scene.blocked("buy_plot") == "missing_sum"
    assert scene.play("buy_district", **BUY).gained() == {"coin": -2}


def test_one_landscape_a_turn_of_either_kind() -> None:
    after = rich().play("buy_district", **BUY)
    assert after.blocked("buy_plot") == after.blocked("buy_district") == "already_bought"
    after = after.play("cut", moor="0,0", by="own")
    assert after.asked() == (0, "end")
    assert after.blocked("buy_plot") == "already_bought"
    # the first player's second turn of the round is another one
    for _ in range(3):
        skip(after.state)
    assert after.asked() == (0, "action")
    assert after.play("buy_plot", **PLOT).gained() == {"coin": -3}


def test_a_landscape_may_be_bought_after_the_action() -> None:
    after = rich().play("cut", moor="0,0", by="own")
    assert after.play("buy_plot", **PLOT).gained() == {"coin": -3}


@pytest.mark.parametrize("mode", ["two", "solo", "two_long"])
def test_two_actions_of_a_turn_allow_one_purchase(mode: str) -> None:
    price = 8 if mode == "solo" else 2
    scene = rich(mode).play("buy_district", **{**BUY, "money": {"coin": price}})
    after = scene.play("cut", moor="0,0", by="own")
    assert after.asked() == (0, "action")
    assert after.blocked("buy_plot") == "already_bought"
    after = after.play("cut", moor="1,0", by="joker")
    assert after.blocked("buy_plot") == "already_bought"


def test_long_two_player_game_allows_one_purchase_a_round_and_player() -> None:
    scene = skip_to(rich("two_long"), 2)
    scene.seat(1, goods={"coin": 30})
    # the other player's last action of round 1 was followed by two as the starter of round 2
    assert scene.state.active == 1
    after = scene.play("buy_district", **BUY)
    skip(after.state)
    assert after.state.active == 0
    after = after.play("buy_district", **{**BUY, "district_row": 2, "money": {"coin": 3}})
    skip(after.state)
    assert (after.state.beam, after.state.active) == (3, 0)
    assert after.play("buy_plot", **PLOT).gained() == {"coin": -3}


def test_one_in_a_settlement_phase_beside_that_of_the_turn() -> None:
    scene = rich().play("buy_district", **BUY)
    after = settling(scene).play("buy_plot", **PLOT)
    assert after.gained() == {"coin": -3}
    assert after.blocked("buy_district") == "already_bought"


def test_only_before_the_settlement() -> None:
    scene = settling(rich().seat(goods={"coin": 60}))
    after = scene.play("settle", settlement="S03", cell="0,3", food={"coin": 7})
    assert after.blocked("buy_district") == after.blocked("buy_plot") == "after_settlement"
    assert after.asked() == (0, "settlement")


def test_a_settlement_may_stand_on_a_landscape_just_bought() -> None:
    after = settling(rich()).play("buy_plot", **PLOT)
    after = after.play("settle", settlement="S03", cell="0,-1", food={"coin": 7})
    assert after.player().land.cards["0,-1"] == "S03"


def test_none_while_a_building_is_being_used() -> None:
    scene = rich().seat(1, goods={})
    after = scene.play("contract", building="L01.1", gift=False, money={"coin": 1})
    assert after.asked() == (0, "use")
    assert {offer.action["type"] for offer in after.offers().offers} == {"use"}
