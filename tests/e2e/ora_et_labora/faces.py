"""A position for every building, and answers that together use all there is to be chosen."""

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from app.engine.inputs import Choice, Counts, Offers, sample
from app.engine.payments import Goods, payments
from app.games.ora_et_labora.cards import BUILDINGS, GOODS, Building, Country
from app.games.ora_et_labora.state import Phase, Task
from tests.e2e.ora_et_labora.composing import way
from tests.games.ora_et_labora.scene import Scene

DRAWN = 400
# Of each kind of goods; at most what a player can be offered to pay with stays a short list.
HELD = 3
COINS = 6
# Kinds of choices whose values all look the same: one is as good as another.
ALIKE = {"cell", "row", "forest", "moor", "settlement", "site", "building"}


def country_of(card: Building) -> Country:
    return "ireland" if card.country == "ireland" else "france"


def standing(card: Building) -> str:
    """Return a building's name in play: those of the heartland are told apart by their seat."""
    return f"{card.id}.0" if card.deck == "heartland" else card.id


def position(card: Building) -> Scene:
    """Build a card of the first seat among others, of which some are occupied, with rich goods."""
    country = country_of(card)
    scene = Scene(country)
    others = [
        other.id
        for other in BUILDINGS.values()
        if other.country in {"both", country} and other.deck in {"start", "A"} and other != card
    ]
    plain = [other for other in others if other not in {"G01", "F09", "I10"}]
    goods = {good.id: HELD for good in GOODS.values() if country in good.countries}
    scene.seat(
        goods=goods | {"coin": COINS},
        plots=((0, "coast"), (0, "mountain")),
        built={plain[0]: "1,3"},
        districts=((2, "hills"),),
    )
    if card.deck != "heartland":
        scene.seat(built={card.id: "0,3"})
    first, second = plain[1], plain[2]
    scene.seat(1, built={first: "0,3", second: "1,3"}, prior=first, placed=(second,))
    return scene.wheel(beam=7)


def asked(scene: Scene, *tasks: Task, phase: Phase = "actions", actions: int = 1) -> Scene:
    """Ask the first seat something else."""
    state = scene.state
    state.tasks, state.phase, state.actions = tasks, phase, actions
    state.sequence = ((0, actions), *state.sequence[1:])
    return scene


def _alone(phase: Phase) -> Scene:
    """A solo game in which the neutral player has just built two buildings."""
    scene = Scene("ireland", 1)
    scene.seat(goods={"coin": HELD, "five_coin": HELD, "whiskey": HELD, "wood": HELD})
    if phase == "neutral_prior":
        scene.seat(-1, built={"G13": "0,3", "I03": "1,3"})
        scene.state.visible = ("G13", "I03")
    return asked(scene, phase=phase)


def _plain() -> Scene:
    return position(BUILDINGS["G13"])


# A position for every kind of question, but for links: those are asked by the buildings.
QUESTIONS: dict[str, Callable[[], Scene]] = {
    "action": _plain,
    "bonus": lambda: asked(_plain(), phase="bonus"),
    "end": lambda: asked(_plain(), actions=0),
    "settlement": lambda: asked(_plain(), phase="settlement"),
    "use": lambda: asked(_plain(), Task("use", "G13")),
    "prior": lambda: asked(_plain(), Task("prior", "G13")),
    "build": lambda: asked(_plain(), Task("build", "F10")),
    "owner": lambda: asked(_plain(), Task("use", "G13"), Task("owner", "G13", 0)),
    "neutral": lambda: _alone("neutral"),
    "neutral_prior": lambda: _alone("neutral_prior"),
}


def only(offers: Offers, kind: str, building: str) -> Offers:
    """Return the offers with nothing but one building of one way to answer."""
    (offer,) = (each for each in offers.offers if each.action == {"type": kind})
    first, *rest = offer.fields
    assert isinstance(first, Choice)
    options = tuple(option for option in first.options if option.value == building)
    assert options[0].blocked is None, (building, options[0].blocked)
    fields = (Choice(first.name, first.of, options), *rest)
    return Offers((type(offer)(offer.action, fields, offer.delta),), offers.groups)


def targets(offers: Offers, *, every: bool = False) -> list[dict[str, Any]]:
    """Return few answers that together give every field all its kinds of values.

    Each goods field is paid in two ways with nothing to spare, and in one with something. With
    `every` all values are given, else those that look different.
    """
    chance = random.Random(1)
    left: dict[Any, dict[str, Any]] = {}
    for action in _answers(offers, chance):
        for trait in _traits(offers, action, every=every):
            left.setdefault(trait, action)
    chosen: list[dict[str, Any]] = []
    # The rarest first: they show many of the others, too.
    for trait in sorted(left, key=repr):
        if not any(trait in _traits(offers, action, every=every) for action in chosen):
            chosen.append(left[trait])
    return chosen


def _answers(offers: Offers, chance: random.Random) -> Iterator[dict[str, Any]]:
    for _ in range(DRAWN):
        action = sample(offers, chance.randrange)
        yield action
        generous = _generous(offers, action, chance)
        if generous:
            yield generous


def _generous(
    offers: Offers, action: Mapping[str, Any], chance: random.Random
) -> dict[str, Any] | None:
    """Return the same answer with a tile more than is needed, or with less of a claim."""
    fields = [field for field, _ in way(offers, action) if isinstance(field, Goods)]
    if not fields:
        return None
    spent: dict[str, int] = {}
    for field in fields:
        for good, number in action[field.name].items():
            spent[good] = spent.get(good, 0) + number
    field = chance.choice(fields)
    paid: dict[str, int] = dict(action[field.name])
    if field.name == "claim":
        paid.popitem()
    elif field.high is not None:
        return None
    else:
        more = [good for good, number in field.held.items() if spent.get(good, 0) < number]
        if not more:
            return None
        good = chance.choice(sorted(more))
        paid[good] = paid.get(good, 0) + 1
    return {**action, field.name: paid}


def _traits(offers: Offers, action: Mapping[str, Any], *, every: bool) -> set[Any]:
    """Return what of the page an answer makes use of."""
    found: set[Any] = set()
    for field, value in way(offers, action):
        if isinstance(field, Goods):
            found.add((field.name, _manner(field, value)))
        elif isinstance(field, Counts):
            found.add((field.name, sum(value.values())))
        else:
            found.add((field.name, field.of, _look(field, value, every=every)))
    return found


def _manner(field: Goods, paid: Mapping[str, int]) -> str:
    """Return how something is paid: as it comes first, otherwise, or with something to spare."""
    total = sum(number * field.worth[good] for good, number in paid.items())
    if field.high is None and any(total - field.worth[good] >= field.low for good in paid):
        return "more than needed"
    if field.name == "claim" and total < (field.high or 0):
        return "less than may be"
    return "at first" if paid == next(payments([field]))[field.name] else "otherwise"


def _look(field: Choice, value: Any, *, every: bool) -> Any:
    values = [option.value for option in field.options if option.blocked is None]
    if value == "none":
        return value
    if field.of in ALIKE:
        return "any"
    if field.of == "number":
        return {values[0]: "least", values[-1]: "most"}.get(value, "between")
    if not every and len(values) > 3:
        return "first" if value == values[0] else "later"
    return value
