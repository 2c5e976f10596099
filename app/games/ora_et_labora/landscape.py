"""Landscapes: terrain, neighbours, and where cards and landscapes may be placed (§4).

Columns: -2 water, -1 coast, 0..4 heartland and districts, 5 hillside, 6 mountain. A cell is
"row,column"; the heartland is rows 0 and 1.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from app.games.ora_et_labora.cards import BUILDINGS, FOREST, MOOR, SETTLEMENTS, card_of
from app.games.ora_et_labora.reasons import Code

Side: TypeAlias = Literal["hills", "plains", "coast", "mountain"]
DISTRICT_SIDES: tuple[Side, ...] = ("hills", "plains")
PLOT_SIDES: tuple[Side, ...] = ("coast", "mountain")
WATER_DWELLING = 3
COAST, HILLSIDE, WATER, MOUNTAIN = -1, 5, -2, 6

_HEARTLAND = (("plains",) * 4 + ("hillside",), ("plains",) * 5)
_DISTRICTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    # terrain of the five spaces, and the cards on the first of them
    "hills": (("plains", "plains", "plains", "hillside", "hillside"), (MOOR, FOREST, FOREST)),
    "plains": (("plains", "plains", "plains", "plains", "hillside"), (FOREST,)),
}


class District(msgspec.Struct, frozen=True):
    """A row of five spaces."""

    row: int
    side: Side


class Plot(msgspec.Struct, frozen=True):
    """Two rows from `row` on, left of the block (coast) or right of it (mountain)."""

    row: int
    side: Side


class Ground(NamedTuple):
    """The spaces of a landscape: their terrain, and their neighbours."""

    terrain: dict[str, str]
    neighbours: dict[str, tuple[str, ...]]


class Land(msgspec.Struct):
    """A landscape; `cards` are the forests, moors, buildings and settlements by cell, in order.

    The order is that of JSON, so that a state that was read again offers the same in order.
    """

    cards: dict[str, str]
    districts: tuple[District, ...] = ()
    plots: tuple[Plot, ...] = ()

    @property
    def ground(self) -> Ground:
        """Its spaces."""
        return _ground(self.districts, self.plots)

    @property
    def rows(self) -> range:
        """The rows of the block of heartland and districts."""
        return _rows(self.districts)

    def put(self, cell: str, card: str) -> None:
        """Put a card on a cell, or over what is there."""
        self.cards = dict(sorted({**self.cards, cell: card}.items()))

    def remove(self, cell: str) -> str:
        """Remove the card of a cell; returns it."""
        self.cards = {where: card for where, card in self.cards.items() if where != cell}
        return cell

    def count(self, *kinds: str) -> int:
        """Count the cards of these kinds."""
        return sum(card in kinds for card in self.cards.values())

    def cells_of(self, kind: str) -> list[str]:
        """Return the cells with such a card."""
        return [cell for cell, card in self.cards.items() if card == kind]

    def buildings(self) -> Iterator[tuple[str, str]]:
        """Yield the cell and the building in play of every building."""
        for cell, card in self.cards.items():
            if card_of(card) in BUILDINGS:
                yield cell, card

    def settlements(self) -> Iterator[tuple[str, str]]:
        """Yield the cell and the card of every settlement."""
        for cell, card in self.cards.items():
            if card in SETTLEMENTS:
                yield cell, card

    def cell_of(self, site: str) -> str | None:
        """Return where a building stands; None if it does not stand here."""
        return next((cell for cell, card in self.cards.items() if card == site), None)


def cell(row: int, column: int) -> str:
    """Name a cell."""
    return f"{row},{column}"


def _rows(districts: tuple[District, ...]) -> range:
    rows = [0, 1, *(district.row for district in districts)]
    return range(min(rows), max(rows) + 1)


@lru_cache(maxsize=4096)
def _ground(districts: tuple[District, ...], plots: tuple[Plot, ...]) -> Ground:
    terrain: dict[tuple[int, int], str] = {}
    for row, kinds in enumerate(_HEARTLAND):
        terrain |= {(row, column): kind for column, kind in enumerate(kinds)}
    for district in districts:
        spaces = _DISTRICTS[district.side][0]
        terrain |= {(district.row, column): kind for column, kind in enumerate(spaces)}
    mountains: dict[tuple[int, int], tuple[tuple[int, int], ...]] = {}
    for plot in plots:
        rows = (plot.row, plot.row + 1)
        if plot.side == "coast":
            terrain |= {(row, WATER): "water" for row in rows}
            terrain |= {(row, COAST): "coast" for row in rows}
        else:
            terrain |= {(row, HILLSIDE): "hillside" for row in rows}
            # One space over both rows, beside its own hillsides and nothing else.
            terrain[plot.row, MOUNTAIN] = "mountain"
            mountains[plot.row, MOUNTAIN] = tuple((row, HILLSIDE) for row in rows)
    neighbours = {}
    for here in terrain:
        if here in mountains:
            beside = mountains[here]
        else:
            row, column = here
            around = ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
            beside = tuple(
                there for there in around if there in terrain and there not in mountains
            ) + tuple(top for top, hillsides in mountains.items() if here in hillsides)
        neighbours[cell(*here)] = tuple(cell(*there) for there in beside)
    return Ground({cell(*here): kind for here, kind in terrain.items()}, neighbours)


def district_rows(land: Land) -> tuple[int, int]:
    """Return the two rows a district may be placed at: directly above or below the block."""
    return land.rows.start - 1, land.rows.stop


def plot_rows(land: Land, side: Side) -> list[int]:
    """Return the upper rows a plot may be placed at: beside the block, or along another plot."""
    taken = {row for plot in land.plots if plot.side == side for row in (plot.row, plot.row + 1)}
    beside = set(land.rows) | {row + step for row in taken for step in (-1, 1)}
    found = []
    for row in range(min(beside) - 1, max(beside) + 1):
        spaces = {row, row + 1}
        if spaces & beside and not spaces & taken:
            found.append(row)
    return found


def place_district(land: Land, row: int, side: Side) -> None:
    """Place a district with its forests and moor."""
    land.districts = (*land.districts, District(row, side))
    for column, card in enumerate(_DISTRICTS[side][1]):
        land.put(cell(row, column), card)


def place_plot(land: Land, row: int, side: Side) -> None:
    """Place a plot."""
    land.plots = (*land.plots, Plot(row, side))


def is_cloister(card: str) -> bool:
    """Tell whether this is a cloister building."""
    building = BUILDINGS.get(card_of(card))
    return building is not None and building.cloister


def beside_cloister(land: Land, where: str) -> bool:
    """Tell whether a cell touches a cloister building."""
    return any(is_cloister(land.cards.get(there, "")) for there in land.ground.neighbours[where])


def why_not(land: Land, card: str, where: str) -> Code | None:
    """Return why a building or settlement may not be placed on a cell; None if it may."""
    if where in land.cards:
        return "cell_taken"
    placed = BUILDINGS.get(card) or SETTLEMENTS[card]
    if land.ground.terrain[where] not in placed.terrain:
        return "wrong_terrain"
    if is_cloister(card) and not beside_cloister(land, where):
        return "no_cloister_beside"
    return None


def dwelling(land: Land, where: str) -> int:
    """Return the dwelling value of a cell (§13)."""
    card = land.cards.get(where)
    if card is None:
        return WATER_DWELLING if land.ground.terrain[where] == "water" else 0
    placed = BUILDINGS.get(card_of(card)) or SETTLEMENTS.get(card)
    return placed.dwelling if placed else 0


def economic(card: str) -> int:
    """Return the economic value of a card."""
    placed = BUILDINGS.get(card_of(card)) or SETTLEMENTS.get(card)
    return placed.economic if placed else 0


def settled(land: Land, where: str) -> int:
    """Return what the settlement on a cell scores for dwelling: its own and its neighbours'."""
    return dwelling(land, where) + sum(
        dwelling(land, there) for there in land.ground.neighbours[where]
    )
