"""Every card's printed values, written down a second time.

Buildings: deck, country, players mark, modes struck out, cost, terrain (coast, plains, hillside,
water, mountain), cloister building or not, economic and dwelling value. Settlements: food,
energy, terrain, economic and dwelling value, and when they come to hand.
"""

import pytest

from app.games.ora_et_labora.cards import (
    BUILDINGS,
    ENERGY,
    FOOD,
    GOODS,
    MONEY,
    POINTS,
    PRICE_RAISERS,
    SETTLEMENTS,
    Goods,
)
from tests.games.ora_et_labora.using import grounds, sites

TERRAIN = {"c": "coast", "p": "plains", "h": "hillside", "m": "mountain", "w": "water"}

PRINTED = """
L01  heartland  both     1  -              -              h    -          0   3
L02  heartland  both     1  -              -              p    -          0   2
L03  heartland  both     1  -              -              p    cloister   0   2
G01  start      both     3  -              1wood+1clay    cph  cloister   4   3
G02  start      both     1  -              2wood          cph  cloister   4   4
F03  start      france   4  -              1wood+1straw   cph  -          3   4
I03  start      ireland  4  -              1wood          cph  cloister   2   3
F04  start      france   1  -              3wood+2clay    ch   -         10   6
I04  start      ireland  1  -              2clay          cph  -          5   4
F05  start      france   1  -              2clay+1straw   cph  -          4   5
I05  start      ireland  1  -              2stone+1straw  cph  -          9   7
G06  start      both     3  -              1clay+1straw   cph  -          5   2
G07  start      both     1  -              1clay          cph  -          4  -2
F08  start      france   1  -              2stone         cph  -          5   8
I08  start      ireland  1  -              2wood+1clay    c    -          5   5
F09  start      france   3  -              3coin         cph  cloister   5   0
I09  start      ireland  3  -              1wood+1straw   cph  -          3   3
F10  start      france   4  solo,two_long  2wood+1clay    cph  -          7   0
I10  start      ireland  4  -              1stone+1straw  cph  -          5   0
F11  start      france   1  -              1wood+1stone   c    -          1   7
I11  start      ireland  1  -              1wood          w    -          4   6
G12  start      both     1  -              1wood          cph  -          6   1
G13  start      both     4  -              2clay          cph  -          6   1
F14  A          france   1  solo           1wood          h    -          3   6
I14  A          ireland  1  -              1stone         cph  -          3   6
F15  A          france   4  -              1clay+1stone   cph  -          4   6
I15  A          ireland  4  -              1clay+1stone   h    -          6   6
G16  A          both     3  -              3clay+1straw   cph  cloister   2   5
F17  A          france   1  -              2stone+1straw  cph  cloister   7   7
I17  A          ireland  1  -              1wood+1straw   cph  cloister   3   5
G18  A          both     1  -              3wood          cph  cloister   7   2
G19  A          both     1  -              2wood+2clay    cph  -          8  -3
F20  B          france   3  -              2wood+2straw   cph  -          4   6
I20  B          ireland  3  -              1wood+1stone   cph  -          3   6
F21  B          france   1  -              2clay+2straw   cph  -          4   5
I21  B          ireland  1  -              2clay+2straw   cph  -          6   5
G22  B          both     1  -              5coin         m    -          7  -4
F23  B          france   4  -              1stone+1straw  cph  cloister   2   6
I23  B          ireland  4  -              3wood+2clay    cph  cloister   7   1
F24  B          france   1  -              5clay+3stone   cph  cloister  12   9
I24  B          ireland  1  -              3clay+3stone   cph  cloister  10   8
F25  B          france   4  -              1wood+1clay    cph  -          0   6
I25  B          ireland  4  -              2clay          cph  cloister   2   6
G26  B          both     1  -              4clay+1stone   c    -         15  -2
F27  C          france   1  -              25coin        h    -         25   8
I27  C          ireland  1  -              20coin        cph  -         18   7
G28  C          both     1  -              6wood+5stone   hm   -         15   7
F29  C          france   3  solo,two_long  5coin         m    -          7  -4
I29  C          ireland  3  -              1clay+1straw   cph  -          1   5
F30  C          france   1  -              2stone+2straw  cph  -          6   5
I30  C          ireland  1  -              1wood+2clay    cph  cloister   4   5
F31  C          france   4  solo,two_long  1wood          h    -          3   6
I31  C          ireland  4  -              1clay+2stone   c    -         12   0
F32  C          france   3  -              1stone         cph  cloister   2   5
I32  C          ireland  3  -              3wood+4clay    cph  cloister   6   7
F33  C          france   1  -              3wood+3clay    c    -          8   4
I33  C          ireland  1  -              3clay+1straw   cph  -          5   3
G34  D          both     1  -              3stone+2straw  cph  cloister  10   7
F35  D          france   1  -              2clay+1straw   cph  -          4   2
I35  D          ireland  1  -              4stone         h    -          6   2
F36  D          france   3  -              6coin         cph  -          2   6
I36  D          ireland  3  -              2clay          cph  cloister   5   3
F37  D          france   1  -              3clay          cph  cloister   3   4
I37  D          ireland  1  -              2wood+4clay    cph  -          8   6
F38  D          france   1  -              1wood+2stone   cph  -          5   5
I38  D          ireland  1  -              10coin        cph  -          3   7
G39  D          both     4  -              2wood+2stone   cph  -          5   6
F40  D          france   3  -              3wood+1straw   cph  cloister   7   5
I40  D          ireland  3  -              3wood+1straw   cph  -          7   5
G41  D          both     1  -              1clay+1stone   cph  cloister   3   3
"""

SETTLED = """
S01   1  1  cph   0  -3  start
S02   3  3  cph   1   1  start
S03   7  0  cph   2   2  start
S04   8  3  c     4   6  start
S05   5  1  cph  -1   5  A
S06   5  6  cph   3   4  B
S07  15  9  cph   8   6  C
S08  30  3  h    10   8  D
"""

# Food, energy, coins and points of one; what is worth nothing at all is left out.
WORTH = """
wood       0  1    0   0
peat       0  2    0   0
peat_coal  0  3    0   0
straw      0  0.5  0   0
grain      1  0    0   0
livestock  2  0    0   0
meat       5  0    0   0
grapes     1  0    0   0
flour      1  0    0   0
bread      3  0    0   0
malt       1  0    0   0
beer       5  0    0   0
coin       1  0    1   0
five_coin  5  0    5   2
wine       1  0    1   1
whiskey    2  0    2   1
book       0  0    0   2
ceramic    0  0    0   3
ornament   0  0    0   4
reliquary  0  0    0   8
wonder     0  0    0  30
"""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def cost(printed: str) -> Goods:
    """What "1wood+2clay" means; coins are paid with any money."""
    if printed == "-":
        return {}
    names = {"coin": "coins"}
    goods = {}
    for number_good in printed.split("+"):
        good = number_good.lstrip("0123456789")
        goods[names.get(good, good)] = int(number_good.removesuffix(good))
    return goods


def terrain(printed: str) -> set[str]:
    return {TERRAIN[letter] for letter in printed}


def test_every_card_is_written_down() -> None:
    assert {row[0] for row in rows(PRINTED)} == set(BUILDINGS)
    assert {row[0] for row in rows(SETTLED)} == set(SETTLEMENTS)
    assert {row[0] for row in rows(WORTH)} | {"clay", "stone"} == set(GOODS)


@pytest.mark.parametrize("row", rows(PRINTED), ids=lambda row: row[0])
def test_building(row: list[str]) -> None:
    name, deck, country, players, struck, price, ground, cloister, economic, dwelling = row
    card = BUILDINGS[name]
    assert (card.deck, card.country, card.players) == (deck, country, int(players))
    assert card.not_in == (() if struck == "-" else tuple(struck.split(",")))
    assert card.cost == cost(price)
    assert set(card.terrain) == terrain(ground)
    assert card.cloister == (cloister == "cloister")
    assert (card.economic, card.dwelling) == (int(economic), int(dwelling))


@pytest.mark.parametrize("row", rows(SETTLED), ids=lambda row: row[0])
def test_settlement(row: list[str]) -> None:
    name, food, energy, ground, economic, dwelling, phase = row
    card = SETTLEMENTS[name]
    assert (card.food, card.energy) == (int(food), 2 * int(energy))
    assert set(card.terrain) == terrain(ground)
    assert (card.economic, card.dwelling) == (int(economic), int(dwelling))
    assert card.phase.split()[-1] == phase


@pytest.mark.parametrize("row", rows(WORTH), ids=lambda row: row[0])
def test_worth_of_goods(row: list[str]) -> None:
    good, food, energy, coins, points = row
    assert FOOD.get(good, 0) == int(food)
    assert GOODS[good].energy == 2 * float(energy)
    assert MONEY.get(good, 0) == int(coins)
    assert POINTS.get(good, 0) == int(points)


def test_grain_burns_as_the_straw_it_is_flipped_to() -> None:
    assert ENERGY["grain"] == ENERGY["straw"] == 1


def test_what_is_worth_nothing() -> None:
    for good in ("clay", "stone"):
        assert good not in FOOD | ENERGY | MONEY | POINTS


def test_winery_and_distillery_raise_the_price() -> None:
    assert {"F21", "I21"} == PRICE_RAISERS


def test_basic_goods() -> None:
    basic = {good.id for good in GOODS.values() if good.basic}
    assert basic == {"clay", "wood", "peat", "grain", "livestock", "coin"}


def test_goods_of_one_country() -> None:
    only = {good.id: good.countries[0] for good in GOODS.values() if len(good.countries) == 1}
    france = dict.fromkeys(("grapes", "wine", "flour", "bread"), "france")
    assert only == {**france, **dict.fromkeys(("malt", "beer", "whiskey"), "ireland")}


BOTH = [row for row in rows(PRINTED) if row[0][0] in "FG"]


@pytest.mark.parametrize("row", BOTH, ids=lambda row: row[0])
def test_stands_on_its_terrain_and_cloisters_beside_the_cloister(row: list[str]) -> None:
    name, ground, cloister = row[0], row[6], row[7]
    if cloister == "cloister":
        # beside the Cloister Office, which is at 1,4 with the Clay Mound above
        assert sites(name) == {"1,3", "1,5"}
    else:
        assert grounds(name) == terrain(ground)
