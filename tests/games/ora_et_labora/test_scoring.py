"""The final score (§13)."""

import pytest

from app.games.ora_et_labora.landscape import settled
from app.games.ora_et_labora.rounds import end
from app.games.ora_et_labora.scoring import exchanged, score
from tests.games.ora_et_labora.flow import table
from tests.games.ora_et_labora.scene import SPEC, Scene


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"five_coin": 1}, 2),
        ({"book": 1}, 2),
        ({"ceramic": 1}, 3),
        ({"ornament": 1}, 4),
        ({"reliquary": 1}, 8),
        ({"wine": 1}, 1),
        ({"whiskey": 1}, 1),
        ({"wonder": 2}, 60),
        ({"coin": 4, "meat": 9, "stone": 9, "peat_coal": 9, "beer": 9, "bread": 9}, 0),
    ],
)
def test_points_of_goods(goods: dict[str, int], points: int) -> None:
    assert score(Scene().seat(goods=goods).player()).goods_points == points


@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({"coin": 5}, 2),
        ({"coin": 14}, 4),
        ({"coin": 4, "five_coin": 1}, 2),
        ({"coin": 4, "wine": 1}, 2),  # a wine for the fifth coin pays
        ({"coin": 3, "wine": 2}, 2),  # two wine are worth as much as a tile
        ({"wine": 5}, 5),
        ({"coin": 3, "whiskey": 1}, 2),
        ({"coin": 1, "whiskey": 2}, 2),
        ({"coin": 4, "whiskey": 3}, 2 + 2),
        ({"coin": 3, "five_coin": 2, "whiskey": 1}, 6),
    ],
)
def test_exchanges_that_pay_are_made(goods: dict[str, int], points: int) -> None:
    assert score(Scene().seat(goods=goods).player()).goods_points == points


def test_no_exchange_without_gain() -> None:
    left = exchanged({"coin": 1, "whiskey": 2})
    assert (left["whiskey"], left["coin"]) == (2, 1)


def test_economic_values_of_all_buildings_and_settlements() -> None:
    scene = Scene().seat(built={"G02": "1,3", "G12": "0,3", "S05": "0,2"})
    # Cloister Courtyard 4, Stone Merchant 6, Artist's Colony -1
    assert score(scene.player()).economic_points == 4 + 6 - 1


def test_a_card_counts_for_every_settlement_it_touches() -> None:
    scene = Scene().seat(goods={}, built={"S01": "0,3", "S03": "1,3"})
    found = score(scene.player())
    # S01: -3, Clay Mound 3, S03 2; S03: 2, Farmyard 2, Cloister Office 2, S01 -3
    assert found.dwelling_points == (-3 + 3 + 2) + (2 + 2 + 2 - 3)


def test_negative_dwellings_hurt_neighbouring_settlements_only() -> None:
    scene = Scene().seat(goods={}, built={"G19": "0,3"})
    assert score(scene.player()).dwelling_points == 0
    scene.seat(built={"S03": "1,3"})
    # Slaughterhouse -3
    assert score(scene.player()).dwelling_points == 2 + 2 + 2 - 3
    assert score(scene.player()).economic_points == 8 + 2


def test_bare_water_counts_three_and_a_mountain_touches_both_its_hillsides() -> None:
    scene = Scene().seat(
        goods={}, plots=((0, "coast"), (0, "mountain")), built={"S02": "0,-1", "G22": "0,6"}
    )
    land = scene.player().land
    assert settled(land, "0,-1") == 1 + 3
    scene.seat(built={"S03": "0,5"})
    # Quarry -4, Clay Mound 3
    assert settled(land, "0,5") == 2 + 3 - 4


def test_the_total_is_goods_economic_and_dwelling_points() -> None:
    scene = Scene().seat(goods={"reliquary": 1}, built={"S03": "1,3", "G02": "0,3"})
    found = score(scene.player())
    assert found.goods_points == 8
    assert found.economic_points == 4 + 2
    assert found.dwelling_points == 2 + 2 + 2 + 4
    assert found.total == 8 + 6 + 10


def test_ties_are_shared() -> None:
    scene = table("four")
    for seat, reliquaries in enumerate((1, 2, 2, 0)):
        scene.seat(seat, goods={"reliquary": reliquaries})
    end(scene.state, [])
    result = SPEC.rules.result(scene.state)
    assert result is not None
    assert result.scores == (8, 16, 16, 0)
    assert result.places == (3, 1, 1, 4)


def test_no_result_before_the_end() -> None:
    assert SPEC.rules.result(table("three").state) is None
