"""Scoring in three parts, every line of it explained (§13)."""

from itertools import product

import msgspec

from app.engine.rules import Result
from app.games.ora_et_labora import landscape
from app.games.ora_et_labora.cards import GOODS, Goods
from app.games.ora_et_labora.landscape import Land
from app.games.ora_et_labora.state import Player, State

SOLO_TARGET = 500
TILE = 5


class GoodsLine(msgspec.Struct, frozen=True):
    """So many tiles of a kind and their points together."""

    good: str
    number: int
    points: int


class CardLine(msgspec.Struct, frozen=True):
    """A building or settlement and its economic value."""

    cell: str
    card: str
    points: int


class DwellingLine(msgspec.Struct, frozen=True):
    """A settlement: its own dwelling value and its neighbours', by cell."""

    cell: str
    card: str
    own: int
    neighbours: dict[str, int]


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """A player's score: goods after the exchanges that pay, economic values, dwellings."""

    goods: tuple[GoodsLine, ...]
    economic: tuple[CardLine, ...]
    dwelling: tuple[DwellingLine, ...]
    goods_points: int
    economic_points: int
    dwelling_points: int
    total: int


def score(player: Player) -> Score:
    """Count a player's points now."""
    goods = tuple(
        GoodsLine(good, number, number * GOODS[good].points)
        for good, number in sorted(exchanged(player.goods).items())
        if number and GOODS[good].points
    )
    land = player.land
    economic = tuple(
        CardLine(cell, card, landscape.economic(card))
        for cell, card in (*land.buildings(), *land.settlements())
    )
    dwelling = tuple(_dwelling(land, cell, card) for cell, card in land.settlements())
    parts = (
        sum(line.points for line in goods),
        sum(line.points for line in economic),
        sum(line.own + sum(line.neighbours.values()) for line in dwelling),
    )
    return Score(
        goods=goods,
        economic=economic,
        dwelling=dwelling,
        goods_points=parts[0],
        economic_points=parts[1],
        dwelling_points=parts[2],
        total=sum(parts),
    )


def _dwelling(land: Land, cell: str, card: str) -> DwellingLine:
    neighbours = {there: landscape.dwelling(land, there) for there in land.ground.neighbours[cell]}
    return DwellingLine(cell, card, landscape.dwelling(land, cell), neighbours)


def exchanged(goods: Goods) -> Goods:
    """Make the exchanges that raise the score: coins, wine and whiskey into 5-coin tiles."""
    wine, whiskey = goods.get("wine", 0), goods.get("whiskey", 0)
    coins = goods.get("coin", 0) + TILE * goods.get("five_coin", 0)
    # More than one tile's worth of them is never given up for a tile.
    gives = product(range(min(wine, TILE) + 1), range(min(whiskey, TILE) + 1))
    best = max(
        gives,
        key=lambda give: (
            GOODS["five_coin"].points * ((coins + give[0] + 2 * give[1]) // TILE)
            - give[0]
            - give[1],
            -give[0] - give[1],
        ),
    )
    tiles, rest = divmod(coins + best[0] + 2 * best[1], TILE)
    return {
        **goods,
        "wine": wine - best[0],
        "whiskey": whiskey - best[1],
        "five_coin": tiles,
        "coin": rest,
    }


def result(state: State) -> Result | None:
    """Rank the players; ties are shared. Alone one wins or loses against 500 points."""
    if state.phase != "end":
        return None
    totals = tuple(score(player).total for player in state.players)
    if state.mode == "solo":
        return Result(places=(1 if totals[0] >= SOLO_TARGET else 2,), scores=totals)
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Result(places=places, scores=totals)
