"""Landscapes by the words of §4: spaces, neighbours, and what may be placed where."""

from collections.abc import Iterator
from typing import TypeAlias

from app.games.ora_et_labora.cards import SETTLEMENTS
from app.games.ora_et_labora.landscape import Land
from app.games.ora_et_labora.state import State
from tests.games.ora_et_labora.brute_payments import Plan

Space: TypeAlias = tuple[int, int]
PILE = 9
DISTRICTS = {
    "hills": ("plains", "plains", "plains", "hillside", "hillside"),
    "plains": ("plains", "plains", "plains", "plains", "hillside"),
}
# More rows and columns than any landscape of these positions has.
ROWS = range(-7, 9)
COLUMNS = range(-3, 8)


def name(space: Space) -> str:
    return f"{space[0]},{space[1]}"


def terrain(land: Land) -> dict[Space, str]:
    found = {(row, column): "plains" for row in (0, 1) for column in range(5)}
    found[0, 4] = "hillside"
    for district in land.districts:
        for column, kind in enumerate(DISTRICTS[district.side]):
            found[district.row, column] = kind
    for plot in land.plots:
        for row in (plot.row, plot.row + 1):
            if plot.side == "coast":
                found[row, -2], found[row, -1] = "water", "coast"
            else:
                found[row, 5] = "hillside"
        if plot.side == "mountain":
            found[plot.row, 6] = "mountain"
    return found


def neighbours(land: Land, space: Space) -> set[Space]:
    """Orthogonally; a mountain space touches exactly the two hillsides of its own plot."""
    row, column = space
    every = terrain(land)
    if every[space] == "mountain":
        return {(row, 5), (row + 1, 5)}
    around = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    found = {there for there in around if there in every and every[there] != "mountain"}
    mountains = {there for there, kind in every.items() if kind == "mountain"}
    return found | {there for there in mountains if space in {(there[0], 5), (there[0] + 1, 5)}}


def empty(land: Land) -> list[Space]:
    return sorted(space for space in terrain(land) if name(space) not in land.cards)


def district_rows(land: Land) -> set[int]:
    """Directly above or below the block."""
    block = {0, 1} | {district.row for district in land.districts}
    return {min(block) - 1, max(block) + 1}


def plot_rows(land: Land, side: str, *more: int) -> set[int]:
    """Upper rows with a space next to the block, or above or below another plot's, and no overlap.

    `more` are rows of districts that are only about to be placed.
    """
    block = {0, 1, *more} | {district.row for district in land.districts}
    taken = {plot.row + step for plot in land.plots if plot.side == side for step in (0, 1)}
    return {
        row
        for row in ROWS
        if not {row, row + 1} & taken
        and ({row, row + 1} & block or row - 1 in taken or row + 2 in taken)
    }


def settlements(state: State, plan: Plan) -> Iterator[Plan]:
    """Settlements of the hand on empty spaces of their terrain, at their cost (§9)."""
    player = state.players[0]
    every = terrain(player.land)
    for card in player.hand:
        for space in empty(player.land):
            if every[space] in SETTLEMENTS[card].terrain:
                yield _settlement(plan, card, space)


def _settlement(plan: Plan, card: str, space: Space) -> Plan:
    cost = SETTLEMENTS[card]
    paid = plan.paid({"food": cost.food, "energy": cost.energy}, 1)
    assert paid is not None
    return paid.given("settlement", card).given("cell", name(space))


def misplaced_settlements(state: State, plan: Plan) -> Iterator[Plan]:
    """The same with cards that are not in hand, or on spaces that are none, or taken, or wrong."""
    player = state.players[0]
    every = terrain(player.land)
    for card, settlement in SETTLEMENTS.items():
        for space in ((row, column) for row in ROWS for column in COLUMNS):
            taken = name(space) in player.land.cards
            if (
                card not in player.hand
                or taken
                or every.get(space, "none") not in settlement.terrain
            ):
                yield _settlement(plan, card, space)


def landscapes(state: State, plan: Plan) -> Iterator[Plan]:
    """The top district, then the top plot, each if it is wanted (§16)."""
    if state.districts < PILE or state.plots < PILE:
        yield from _placed(state, plan, anywhere=False)


def misplaced_landscapes(state: State, plan: Plan) -> Iterator[Plan]:
    """The same, some of them at rows where they may not be placed, or from empty piles."""
    right = [each.inputs for each in landscapes(state, plan)]
    for each in _placed(state, plan, anywhere=True):
        if each.inputs not in right:
            yield each


def _placed(state: State, plan: Plan, *, anywhere: bool) -> Iterator[Plan]:
    land = state.players[0].land
    for first, row in _districts(state, plan, anywhere=anywhere):
        if state.plots == PILE and not anywhere:
            yield first
            continue
        yield first.given("plot", "none")
        for side in ("coast", "mountain"):
            more = () if row is None else (row,)
            for upper in ROWS if anywhere else plot_rows(land, side, *more):
                yield first.given("plot", side).given("plot_row", upper)


def _districts(state: State, plan: Plan, *, anywhere: bool) -> Iterator[tuple[Plan, int | None]]:
    if state.districts == PILE and not anywhere:
        yield plan, None
        return
    yield plan.given("district", "none"), None
    for side in DISTRICTS:
        for row in ROWS if anywhere else district_rows(state.players[0].land):
            yield plan.given("district", side).given("district_row", row), row
