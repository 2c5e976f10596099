"""Bulwark: for 1 book one district and one plot are placed for free."""

from typing import Any

import pytest

from app.games.ora_et_labora.estates import district_price, plot_price
from app.games.ora_et_labora.landscape import District, Plot
from tests.games.ora_et_labora.scene import Scene

PLACE: dict[str, Any] = {"building": "I37", "clergy": "prior", "use": True}
DISTRICT: dict[str, Any] = {"district": "hills", "district_row": 2}
PLOT: dict[str, Any] = {"plot": "mountain", "plot_row": 1}


def bulwark(**goods: int) -> Scene:
    return Scene("ireland").seat(goods=goods or {"book": 1}, built={"I37": "0,3"})


def test_a_district_and_a_plot_for_a_book() -> None:
    after = bulwark().play("place", **PLACE, **DISTRICT, **PLOT)
    assert after.gained() == {"book": -1}
    land = after.player().land
    assert land.districts == (District(2, "hills"),)
    assert land.plots == (Plot(1, "mountain"),)
    assert (after.state.districts, after.state.plots) == (1, 1)
    # the next ones cost what lies on top now
    assert (district_price(after.state), plot_price(after.state)) == (3, 4)


@pytest.mark.parametrize(
    ("given", "districts", "plots"),
    [
        ({**DISTRICT, "plot": "none"}, 1, 0),
        ({"district": "none", **PLOT}, 0, 1),
        ({"district": "none", "plot": "none"}, 0, 0),
    ],
)
def test_each_may_be_left(given: dict[str, Any], districts: int, plots: int) -> None:
    after = bulwark().play("place", **PLACE, **given)
    assert after.gained() == {"book": -1}
    assert len(after.player().land.districts) == districts
    assert len(after.player().land.plots) == plots


def test_the_plot_may_lie_along_the_new_district() -> None:
    after = bulwark().play("place", **PLACE, **DISTRICT, plot="coast", plot_row=2)
    assert after.player().land.plots == (Plot(2, "coast"),)
    code = bulwark().refused("place", **PLACE, district="none", plot="coast", plot_row=2)
    assert code == "not_offered"


def test_needs_a_book() -> None:
    assert bulwark(coin=9).refused("place", **PLACE, **DISTRICT, **PLOT) == "missing_goods"


def test_is_outside_the_one_purchase_of_a_turn() -> None:
    scene = bulwark(book=1, coin=9)
    bought = scene.play("buy_district", district="plains", district_row=-1, money={"coin": 2})
    after = bought.play("place", **PLACE, **DISTRICT, **PLOT)
    assert len(after.player().land.districts) == 2
    after = bulwark(book=1, coin=9).play("place", **PLACE, **DISTRICT, **PLOT)
    bought = after.play("buy_plot", plot="coast", plot_row=0, money={"coin": 4})
    assert bought.gained() == {"coin": -4}


def test_of_empty_piles_nothing_is_asked() -> None:
    scene = bulwark()
    scene.state.districts = 9
    after = scene.play("place", **PLACE, **PLOT)
    assert after.player().land.districts == ()
    scene.state.plots = 9
    assert scene.refused("place", **PLACE) == "pile_empty"


def test_without_plots_left_only_a_district() -> None:
    scene = bulwark()
    scene.state.plots = 9
    after = scene.play("place", **PLACE, **DISTRICT)
    assert (after.state.districts, after.player().land.plots) == (1, ())
    scene.state.districts = 9
    assert scene.refused("place", **PLACE) == "pile_empty"
