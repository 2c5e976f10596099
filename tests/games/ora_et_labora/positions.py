"""Random positions in which seat 0 may place a clergyman on a building and use it."""

from random import Random

from app.games.ora_et_labora.cards import BUILDINGS, GOODS, SETTLEMENTS, Building, Country, card_of
from tests.games.ora_et_labora.brute_land import (
    DISTRICTS,
    PILE,
    district_rows,
    empty,
    name,
    neighbours,
    plot_rows,
    terrain,
)
from tests.games.ora_et_labora.brute_links import FEE, LINKING, everybody, targets
from tests.games.ora_et_labora.scene import Scene

PART_OF_TWO_SUMS = {"G12", "G39", "I35"}
CELL = "0,3"
LAND = {"G28", "I37"}


def position(card: Building, chance: Random) -> Scene:
    """A player with a building, and with what it may ask for."""
    country: Country = "ireland" if card.country == "ireland" else "france"
    if card.id in LINKING:
        return _linked(card, country, chance)
    scene = _settling(card, country, chance) if card.id in LAND else _trading(card, country, chance)
    _wheel(scene, chance)
    return scene


def _kinds(country: Country) -> list[str]:
    return [good.id for good in GOODS.values() if country in good.countries]


def _wanted(card: Building) -> dict[str, int]:
    """The goods a building asks for, and how many at once."""
    pays = [part.pay for part in card.parts]
    pays += [tier.pay for part in card.parts for tier in part.tiers]
    return {what: number for pay in pays for what, number in pay.items() if what in GOODS}


def _wheel(scene: Scene, chance: Random) -> None:
    gone = {token: None for token in ("joker", "wood", "peat") if chance.random() < 0.1}
    scene.wheel(beam=chance.randint(3, 12), **gone)
    if chance.random() < 0.1:
        scene.state.wonders = 0


def _trading(card: Building, country: Country, chance: Random) -> Scene:
    """Some of the goods that the card may ask for, and some others."""
    kinds = _kinds(country)
    goods: dict[str, int] = {}
    different = max((part.pay.get("different_goods", 0) for part in card.parts), default=0)
    most = 2 if card.id in PART_OF_TWO_SUMS else 3
    some = different + chance.randint(-1, 1) if different else chance.randint(2, 4)
    for good in sorted(set(_wanted(card)) & set(kinds)):
        goods[good] = chance.randint(0, 4)
    for good in chance.sample(kinds, min(some, len(kinds))):
        goods[good] = chance.randint(1, most)
    goods = {good: number for good, number in goods.items() if number}
    return Scene(country).seat(goods=goods, built={card.id: CELL})


def _ground(scene: Scene, seat: int, chance: Random) -> None:
    """Districts and plots, with fewer forests and moors than they come with."""
    land = scene.player(seat).land
    for _ in range(chance.randint(0, 2)):
        row = chance.choice(sorted(district_rows(land)))
        scene.seat(seat, districts=((row, chance.choice(list(DISTRICTS))),))
    for _ in range(chance.randint(0, 3)):
        side = chance.choice(["coast", "mountain"])
        scene.seat(seat, plots=((chance.choice(sorted(plot_rows(land, side))), side),))
    cards = [cell for cell, card in land.cards.items() if card in {"forest", "moor"}]
    scene.seat(seat, clear=tuple(chance.sample(cards, chance.randint(0, len(cards)))))


def _piles(scene: Scene, chance: Random) -> None:
    scene.state.districts = chance.choice([0, 4, PILE])
    scene.state.plots = chance.choice([0, 4, PILE])


def _hand(chance: Random, most: int) -> tuple[str, ...]:
    return tuple(sorted(chance.sample(list(SETTLEMENTS), chance.randint(0, most))))


def _settling(card: Building, country: Country, chance: Random) -> Scene:
    """A large landscape, partly built on, with food, energy and perhaps a book."""
    scene = Scene(country)
    _ground(scene, 0, chance)
    _piles(scene, chance)
    free = empty(scene.player().land)
    built = [name(space) for space in chance.sample(free, chance.randint(1, min(8, len(free))))]
    scene.seat(built={card.id: built.pop()}, hand=_hand(chance, 4))
    for cell in built:
        others = [other.id for other in BUILDINGS.values() if other.deck == "start"]
        scene.player().land.put(cell, chance.choice([*others, "forest", "moor"]))
    kinds = _kinds(country)
    food = [good for good in kinds if GOODS[good].food]
    energy = [good for good in kinds if GOODS[good].energy]
    goods = {good: chance.randint(1, 3) for good in chance.sample(food, chance.randint(1, 3))}
    goods |= {good: chance.randint(1, 3) for good in chance.sample(energy, chance.randint(1, 2))}
    if chance.random() < 0.2:
        goods = {"meat": 6, "peat_coal": chance.randint(1, 4)}
    goods["book"] = chance.randint(0, 2)
    scene.seat(goods={good: number for good, number in goods.items() if number})
    return scene


def _linked(card: Building, country: Country, chance: Random) -> Scene:
    """Many buildings with and without clergymen, those of the display, and goods for some."""
    scene = Scene(country, chance.choice([1, 2, 3, 3, 4]))
    cards = [
        other.id
        for other in BUILDINGS.values()
        if other.country in {"both", country} and other.deck != "heartland" and other != card
    ]
    chance.shuffle(cards)
    # One linking building leads to another more often than chance would have it.
    cards.sort(key=lambda other: other not in LINKING or chance.random() < 0.6, reverse=True)
    seats = [*range(len(scene.state.players)), *([-1] if scene.state.neutral else [])]
    for seat in seats:
        _ground(scene, seat, chance)
    _build(scene, 0, card.id, cards, chance)
    for seat in seats[1:]:
        garden = next((other for other in cards if other in {"F09", "I10"}), None)
        first = garden if garden and chance.random() < 0.3 else cards.pop()
        _build(scene, seat, first, [other for other in cards if other != first], chance)
        cards = [other for other in cards if scene.state.built(other) is None]
    scene.state.display = tuple(cards.pop() for _ in range(min(len(cards), chance.randint(0, 5))))
    bonus = len(scene.state.players) > 2 and chance.random() < 0.25
    if bonus:
        scene.state.phase = "bonus"
    few = chance.random() < 0.3
    _clergy(scene, card.id, chance, few=few, bonus=bonus)
    _piles(scene, chance)
    _wheel(scene, chance)
    goods = _goods(scene, card, country, chance, few=few)
    return scene.seat(goods=goods, hand=_hand(chance, 3))


def _build(scene: Scene, seat: int, first: str, cards: list[str], chance: Random) -> None:
    """Build one card on a free space, others partly next to it and partly anywhere."""
    land = scene.player(seat).land
    kinds = terrain(land)
    where = chance.choice([space for space in empty(land) if kinds[space] != "water"] or [(0, 3)])
    land.put(name(where), first)
    for space in sorted(neighbours(land, where)):
        if name(space) not in land.cards and chance.random() < 0.7:
            land.put(name(space), cards.pop())
    for space in chance.sample(empty(land), min(chance.randint(0, 2), len(empty(land)))):
        land.put(name(space), chance.choice([cards.pop(), "S02", "forest", "moor"]))


def _clergy(scene: Scene, card: str, chance: Random, *, few: bool, bonus: bool) -> None:
    """Clergymen on buildings of their own, in the bonus round of anybody; one at least at home."""
    sites = {
        id(player): [site for _, site in player.land.buildings()]
        for player in everybody(scene.state)
    }
    share = 0.2 if few else 0.6
    every = [site for own in sites.values() for site in own]
    for player in everybody(scene.state):
        own = [site for site in sites[id(player)] if site != card]
        chance.shuffle(own)
        if player is scene.player():
            # With his prior out it is a lay brother who is placed.
            if not bonus and own and chance.random() < share / 2:
                player.prior = own.pop()
        elif chance.random() < share:
            player.prior = chance.choice(every) if bonus else own.pop()
        most = min(1 if player is scene.player() else 2, len(own))
        player.placed = tuple(own.pop() for _ in range(most) if chance.random() < share)


def _goods(
    scene: Scene, card: Building, country: Country, chance: Random, *, few: bool
) -> dict[str, int]:
    """The fee, most of the time, goods that some of the targets want, and a few others."""
    goods: dict[str, int] = {}
    reached = sorted(targets(scene.state, card.id))
    for target in [] if few else chance.sample(reached, min(2, len(reached))):
        for good, number in sorted(_wanted(BUILDINGS[card_of(target)]).items()):
            goods[good] = number + chance.randint(0, 1)
    kinds = _kinds(country)
    some = chance.randint(0, 1) if few else chance.randint(2, 5) - len(goods)
    for good in chance.sample(kinds, max(0, some)):
        goods[good] = chance.randint(1, 2)
    fee = FEE.get(card.id)
    if fee and chance.random() < 0.9:
        goods[fee] = goods.get(fee, 0) + 1
    return goods
