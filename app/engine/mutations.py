"""Distorted actions: what a client might send that was never offered."""

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from app.engine import inputs

SAMPLE = 6
MUTATIONS = 25
MANY = 2000
LEAVE_OUT = 0.3
ODD_VALUES: tuple[Any, ...] = (
    "",
    "bogus",
    -1,
    0,
    1,
    10**30,
    1.5,
    True,
    None,
    [],
    {},
    {"bogus": -1},
)


def mutations(offers: inputs.Offers, chance: Random) -> Iterator[dict[str, Any]]:
    """Yield actions with a field left out, added or changed, from what occurs in the offers."""
    actions = list(islice(inputs.completions(offers), MANY))
    values = list(ODD_VALUES)
    names = ["bogus"]
    for action in chance.sample(actions, min(SAMPLE, len(actions))):
        names += action
        values += action.values()
    groups = (*offers.groups.values(), *(offer.fields for offer in offers.offers))
    for field in (field for group in groups for field in group):
        names.append(field.name)
        if isinstance(field, inputs.Choice):
            values += [option.value for option in field.options]
    for _ in range(MUTATIONS):
        action = dict(chance.choice(actions))
        for _ in range(chance.randint(1, 2)):
            if chance.random() < LEAVE_OUT:
                action.pop(chance.choice(names), None)
            else:
                action[chance.choice(names)] = chance.choice(values)
        yield action
