"""R4: what is offered is complete and no wider than the rules, compared with brute force."""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from app.engine.rules import IllegalAction
from app.games.ora_et_labora.actions import Action
from app.games.ora_et_labora.cards import BUILDINGS, GOODS, Building, Country
from app.games.ora_et_labora.state import State
from tests.games.ora_et_labora.brute import payments, plans
from tests.games.ora_et_labora.scene import CHANCE, SPEC, Scene

POSITIONS = 5
SOAK = 200
MOST_TRIED = 400
# Where it stands, landscapes and settlements have tests of their own; linking buildings ask
# nothing but which building is used.
OTHERS = {"G01", "F09", "I10", "F27", "I27", "F40", "I40", "G28", "I37"}
CARDS = [card for card in BUILDINGS.values() if card.id not in OTHERS and card.deck != "heartland"]
PART_OF_TWO_SUMS = {"G12", "G39", "I35"}
CELL = "0,3"


def position(card: Building, chance: Random) -> Scene:
    """A player with some of the goods that the card may ask for, and some others."""
    country: Country = "ireland" if card.country == "ireland" else "france"
    kinds = [good.id for good in GOODS.values() if country in good.countries]
    goods: dict[str, int] = {}
    wanted = {what for part in card.parts for what in part.pay if what in GOODS}
    wanted |= {what for part in card.parts for tier in part.tiers for what in tier.pay}
    different = max((part.pay.get("different_goods", 0) for part in card.parts), default=0)
    most = 2 if card.id in PART_OF_TWO_SUMS else 3
    some = different + chance.randint(-1, 1) if different else chance.randint(2, 4)
    for good in sorted(wanted & set(kinds)):
        goods[good] = chance.randint(0, 4)
    for good in chance.sample(kinds, min(some, len(kinds))):
        goods[good] = chance.randint(1, most)
    goods = {good: number for good, number in goods.items() if number}
    scene = Scene(country).seat(goods=goods, built={card.id: CELL})
    gone = {token: None for token in ("joker", "wood", "peat") if chance.random() < 0.1}
    scene.wheel(beam=chance.randint(3, 12), **gone)
    if chance.random() < 0.1:
        scene.state.wonders = 0
    return scene


def text(action: dict[str, Any]) -> str:
    return json.dumps(action, sort_keys=True)


def accepts(state: State, data: dict[str, Any]) -> bool:
    try:
        SPEC.rules.apply(state, 0, msgspec.convert(data, Action), CHANCE)
    except IllegalAction:
        return False
    return True


def compare(card: Building, seed: int) -> None:
    """Compare one position."""
    chance = Random(f"{card.id}.{seed}")
    scene = position(card, chance)
    head = {"type": "place", "building": card.id, "clergy": "prior", "use": True}
    found = {
        text(action)
        for action in scene.legal()
        if {name: action.get(name) for name in head} == head
    }
    every: list[tuple[dict[str, Any], bool]] = []
    wanted = set()
    for plan in plans(scene.state, card):
        for fields, valid, canonical in payments(plan):
            data = {**head, **plan.inputs, **fields}
            every.append((data, valid))
            if canonical:
                wanted.add(text(data))
    assert found == wanted
    for data, valid in chance.sample(every, min(MOST_TRIED, len(every))):
        assert accepts(scene.state, data) == valid, data


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_r4_every_payment_is_offered_and_accepted(card: Building) -> None:
    for seed in range(POSITIONS):
        compare(card, seed)


@pytest.mark.soak
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_r4_every_payment_of_many_positions(card: Building) -> None:
    for seed in range(SOAK):
        compare(card, 1000 + seed)
