"""How a bot answers: the offer whose certain result looks best, and by chance among equals."""

from collections.abc import Mapping
from itertools import islice
from random import Random
from typing import Any

import msgspec

from app.engine.inputs import Delta, Offers, paths

MOST_PATHS = 300
# What one more of each is worth beside a point. A bot need not be clever, only plausible.
WORTH: Mapping[str, float] = {
    "prestige": 1.0,
    "gold": 0.7,
    "personal": 0.5,
    "rat": -0.7,
    "cathedral": 1.5,
}
SECTOR = 0.4


def choose(offers: bytes, chance: Random) -> Any:
    """Return a complete answer to a question, given the section `offers` of the seat's view."""
    tree = msgspec.json.decode(offers, type=Offers)
    known = list(islice(paths(tree), MOST_PATHS))
    return max(known, key=lambda path: (_worth(path[1]), chance.random()))[0]


def _worth(delta: Delta) -> float:
    return sum((after - before) * _each(name) for name, (before, after) in delta.items())


def _each(name: str) -> float:
    return SECTOR if name.startswith("sector.") else WORTH.get(name, 0.0)
