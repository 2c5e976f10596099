"""The goods, buildings and settlements as data: `cards.json` and what it means.

Energy and rates are whole halves. A card's `parts` are its function, `join` says how they
belong together: "single", "and", "and/or" (each optional), "and then/or" (each optional, in
order), "additionally" (the second only after the first was done).
"""

from pkgutil import get_data
from typing import Literal, TypeAlias

import msgspec

Country: TypeAlias = Literal["france", "ireland"]
Deck: TypeAlias = Literal["heartland", "start", "A", "B", "C", "D"]
Goods: TypeAlias = dict[str, int]

FOREST, MOOR = "forest", "moor"
PRICE_RAISERS = frozenset({"F21", "I21"})
POINT_GOODS = ("book", "ceramic", "ornament", "reliquary")


class Good(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A kind of goods tile: what one is worth as food, energy (halves), coins and points."""

    id: str
    food: int
    energy: int
    coins: int
    points: int
    basic: bool
    countries: tuple[Country, ...]


class Tier(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One deal of several."""

    pay: Goods
    get: Goods


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One part of a building's function.

    `pay` and `get` are goods, or the sums food, energy (halves), coins, points,
    different_goods, identical_basic_goods; `max` None: as often as one likes. `produce` maps
    wheel tokens to goods, `owned` are (number owned, coins) from the lowest tier on, `rate` is
    in halves of a point by mode.
    """

    do: str
    pay: Goods = {}
    get: Goods = {}
    max: int | None = 1
    tiers: tuple[Tier, ...] = ()
    goods_options: tuple[Goods, ...] = ()
    owned: tuple[tuple[int, int], ...] = ()
    good: str = ""
    good_paid: str = ""
    produce: dict[str, str] = {}
    then: tuple["Part", ...] = ()
    target: str = ""
    who: str = ""
    kinds: tuple[str, ...] = ()
    per: str = ""
    rate: dict[str, int] = {}


class Building(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A building; `players` is the smallest number of players, `not_in` are struck-out modes."""

    id: str
    deck: Deck
    country: Literal["both", "france", "ireland"]
    players: int
    not_in: tuple[str, ...]
    cost: Goods
    terrain: tuple[str, ...]
    cloister: bool
    economic: int
    dwelling: int
    join: str
    parts: tuple[Part, ...]
    link: bool = False


class Settlement(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A settlement; its cost is food and energy (halves). `phase`: when it comes to hand."""

    id: str
    food: int
    energy: int
    economic: int
    dwelling: int
    terrain: tuple[str, ...]
    phase: str


class _Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    goods: tuple[Good, ...]
    buildings: tuple[Building, ...]
    settlements: tuple[Settlement, ...]


_tables = msgspec.json.decode(get_data(__package__, "cards.json") or b"", type=_Tables, strict=True)

GOODS = {good.id: good for good in _tables.goods}
BUILDINGS = {card.id: card for card in _tables.buildings}
SETTLEMENTS = {card.id: card for card in _tables.settlements}
BASIC = tuple(good.id for good in _tables.goods if good.basic)
# What one of each kind is worth, for every kind that is worth anything.
FOOD = {good.id: good.food for good in _tables.goods if good.food}
# Grain pays as the straw it is flipped to (rules/ora-et-labora §5).
ENERGY = {good.id: good.energy for good in _tables.goods if good.energy} | {
    "grain": GOODS["straw"].energy
}
MONEY = {good.id: good.coins for good in _tables.goods if good.coins}
POINTS = {good.id: good.points for good in _tables.goods if good.points}


def card_of(site: str) -> str:
    """Return the card of a building in play: heartland buildings are "L01.seat"."""
    return site.partition(".")[0]
