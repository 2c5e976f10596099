"""Terrain, neighbours, and where districts and plots may lie (§4)."""

import pytest

from app.games.ora_et_labora import landscape
from app.games.ora_et_labora.cards import BUILDINGS, SETTLEMENTS
from app.games.ora_et_labora.landscape import Land, Side, why_not
from tests.games.ora_et_labora.flow import MODES, table

HILLS = {
    "0": ("plains", "moor"),
    "1": ("plains", "forest"),
    "2": ("plains", "forest"),
} | dict.fromkeys("34", ("hillside", None))
PLAINS = {"0": ("plains", "forest")} | dict.fromkeys("123", ("plains", None))
PLAINS |= {"4": ("hillside", None)}


def land(*plots: tuple[int, Side], districts: tuple[tuple[int, Side], ...] = ()) -> Land:
    """A land with the heartland's buildings alone."""
    bare = Land({"0,4": "L01.0", "1,2": "L02.0", "1,4": "L03.0"})
    for row, side in districts:
        landscape.place_district(bare, row, side)
    for row, side in plots:
        landscape.place_plot(bare, row, side)
    return bare


@pytest.mark.parametrize("mode", MODES)
def test_the_heartland(mode: str) -> None:
    first = table(mode).player().land
    cards = {
        "0,0": "moor",
        "0,1": "forest",
        "0,2": "forest",
        "0,4": "L01.0",
        "1,0": "moor",
        "1,1": "forest",
        "1,2": "L02.0",
        "1,4": "L03.0",
    }
    if mode.endswith("short"):
        del cards["0,0"], cards["0,1"]
    assert first.cards == cards
    assert [cell for cell, kind in first.ground.terrain.items() if kind != "plains"] == ["0,4"]
    assert first.ground.terrain["0,4"] == "hillside"
    assert len(first.ground.terrain) == 10


@pytest.mark.parametrize(("side", "spaces"), [("hills", HILLS), ("plains", PLAINS)])
@pytest.mark.parametrize("row", [-1, 2])
def test_the_sides_of_a_district(
    side: Side, spaces: dict[str, tuple[str, str | None]], row: int
) -> None:
    placed = land(districts=((row, side),))
    for column, (terrain, card) in spaces.items():
        cell = f"{row},{column}"
        assert placed.ground.terrain[cell] == terrain
        assert placed.cards.get(cell) == card
    assert len(placed.ground.terrain) == 15


def test_a_district_lies_directly_above_or_below_the_block() -> None:
    assert landscape.district_rows(land()) == (-1, 2)
    assert landscape.district_rows(land(districts=((-1, "hills"),))) == (-2, 2)
    both = land(districts=((-1, "hills"), (2, "plains"), (3, "plains")))
    assert landscape.district_rows(both) == (-2, 4)


def test_a_plot_that_sticks_out_gives_a_district_no_further_place() -> None:
    assert landscape.district_rows(land((-1, "coast"), (1, "mountain"))) == (-1, 2)


def test_the_sides_of_a_plot() -> None:
    coast = land((0, "coast")).ground.terrain
    assert {cell: coast[cell] for cell in ("0,-2", "1,-2", "0,-1", "1,-1")} == {
        "0,-2": "water",
        "1,-2": "water",
        "0,-1": "coast",
        "1,-1": "coast",
    }
    hills = land((0, "mountain")).ground.terrain
    assert hills["0,5"] == hills["1,5"] == "hillside"
    # one mountain space beside both rows
    assert [cell for cell, kind in hills.items() if kind == "mountain"] == ["0,6"]
    assert "1,6" not in hills
    assert len(coast) == 14
    assert len(hills) == 13


@pytest.mark.parametrize("side", ["coast", "mountain"])
def test_a_plot_touches_the_block_with_one_row_at_least(side: Side) -> None:
    assert landscape.plot_rows(land(), side) == [-1, 0, 1]
    assert landscape.plot_rows(land(districts=((2, "hills"),)), side) == [-1, 0, 1, 2]


@pytest.mark.parametrize("side", ["coast", "mountain"])
def test_plots_do_not_overlap_and_may_lie_along_each_other_past_the_block(side: Side) -> None:
    assert landscape.plot_rows(land((-1, side)), side) == [-3, 1]
    assert landscape.plot_rows(land((-1, side), (-3, side)), side) == [-5, 1]
    assert landscape.plot_rows(land((0, side)), side) == [-2, 2]


def test_plots_on_one_side_say_nothing_about_the_other() -> None:
    assert landscape.plot_rows(land((0, "coast")), "mountain") == [-1, 0, 1]
    assert landscape.plot_rows(land((0, "mountain")), "coast") == [-1, 0, 1]


def test_a_mountain_touches_the_two_hillsides_of_its_plot() -> None:
    around = land((-1, "mountain"), (1, "mountain")).ground.neighbours
    assert set(around["-1,6"]) == {"-1,5", "0,5"}
    assert set(around["1,6"]) == {"1,5", "2,5"}
    assert set(around["0,5"]) == {"-1,5", "1,5", "0,4", "-1,6"}
    assert set(around["1,5"]) == {"0,5", "2,5", "1,4", "1,6"}


def test_a_coast_touches_its_water_and_the_block() -> None:
    around = land((0, "coast")).ground.neighbours
    assert set(around["0,-1"]) == {"0,-2", "1,-1", "0,0"}
    assert set(around["0,-2"]) == {"0,-1", "1,-2"}


def test_neighbours_are_mutual_and_never_diagonal() -> None:
    wide = land((0, "coast"), (2, "coast"), (-1, "mountain"), districts=((-1, "hills"),))
    around = wide.ground.neighbours
    for cell, others in around.items():
        assert len(set(others)) == len(others) <= 4
        assert all(cell in around[other] for other in others)
    assert "1,3" not in around["0,2"]


@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ("1,3", None),
        ("0,3", "no_cloister_beside"),
        ("2,4", None),  # over the border of a district
        ("2,3", "no_cloister_beside"),
        ("1,5", None),  # over the border of a plot
        ("0,5", "no_cloister_beside"),
        ("0,-1", "no_cloister_beside"),
    ],
)
def test_a_cloister_building_stands_beside_another(cell: str, code: str | None) -> None:
    wide = land((0, "coast"), (0, "mountain"), districts=((2, "plains"),))
    assert why_not(wide, "G02", cell) == code


def test_cloister_buildings_go_on_along_the_hillsides() -> None:
    wide = land((0, "mountain"), (2, "mountain"))
    wide.put("1,5", "G02")
    # "0,5" in the same plot, "2,5" in the next
    assert why_not(wide, "I24", "0,5") is None
    assert why_not(wide, "I24", "2,5") is None
    assert why_not(wide, "I24", "3,5") == "no_cloister_beside"


def test_what_stands_on_the_mountain_joins_no_cloisters() -> None:
    wide = land((-1, "mountain"))
    wide.put("-1,5", "G02")
    wide.put("-1,6", "G28")
    # the hillside below touches the cloister above, not the Castle's other neighbour
    assert why_not(wide, "I24", "0,5") is None
    wide.put("-1,5", "S03")
    assert why_not(wide, "I24", "0,5") == "no_cloister_beside"


def test_settlements_are_no_cloister() -> None:
    settled = land()
    settled.put("1,3", "S03")
    assert why_not(settled, "G02", "0,3") == "no_cloister_beside"


@pytest.mark.parametrize("card", ["G07", "S02"])
@pytest.mark.parametrize("cell", ["0,0", "0,1", "1,2"])
def test_nothing_stands_on_forest_moor_or_another_card(card: str, cell: str) -> None:
    assert why_not(table("three").player().land, card, cell) == "cell_taken"


@pytest.mark.parametrize("card", SETTLEMENTS)
def test_no_settlement_stands_on_water_or_mountain(card: str) -> None:
    wide = land((0, "coast"), (0, "mountain"))
    assert why_not(wide, card, "0,-2") == "wrong_terrain"
    assert why_not(wide, card, "0,6") == "wrong_terrain"


def test_only_the_houseboat_floats_and_only_quarries_and_castle_stand_on_the_mountain() -> None:
    wide = land((0, "coast"), (0, "mountain"))
    for cell, cards in (("0,-2", {"I11"}), ("0,6", {"G22", "F29", "G28"})):
        found = {card for card in BUILDINGS if why_not(wide, card, cell) is None}
        assert found == cards


def test_dwelling_values_of_bare_spaces() -> None:
    wide = land((0, "coast"), (0, "mountain"), districts=((-1, "hills"),))
    values = {
        wide.ground.terrain[cell]: landscape.dwelling(wide, cell)
        for cell in ("0,-2", "0,-1", "0,3", "0,5", "0,6", "-1,0", "-1,1")
    }
    assert values == {"water": 3, "coast": 0, "plains": 0, "hillside": 0, "mountain": 0}
