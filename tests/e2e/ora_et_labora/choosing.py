"""How a seat is played by its offers: it builds, and it does what it has not done yet."""

import random
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from app.engine.inputs import Choice, Field, Offers, sample
from app.games.ora_et_labora.cards import BUILDINGS, card_of
from tests.e2e.ora_et_labora import composing

# How gladly something is done. What nobody gains by is done once, for the sake of it.
GLADLY = {
    "build": 9.0,
    "settle": 9.0,
    "place": 5.0,
    "contract": 5.0,
    "use": 5.0,
    "send": 5.0,
    "build_neutral": 5.0,
    "appoint": 5.0,
    "fell": 3.0,
    "cut": 3.0,
    "send_neutral": 3.0,
    "buy_district": 3.0,
    "buy_plot": 3.0,
    "decline": 2.0,
    "end": 2.0,
    "pass": 0.5,
    "exchange": 0.0,
}
CHANCE = 3.0
NEW = 20.0
PROMISED = 8.0
UNUSED = 4.0
TRIES = 40
# The decisions that only some buildings bring, by what they do.
PROMISES = {
    "use_building": "asked link",
    "build_action": "asked build",
    "points_as_goods": "claim",
    "trade_tiered": "deal",
    "trade_options": "deal",
    "gain_choice": "gain",
    "fell_trees_and_or_cut_peat": "order",
    "take_back": "recall",
    "remove_forest": "forest",
}


class Chosen(NamedTuple):
    """A field on the way of an answer, and what is answered."""

    field: Field
    value: Any

    @property
    def open(self) -> int:
        """How many values could be chosen; of goods and numbers more than one."""
        if not isinstance(self.field, Choice):
            return 2
        return sum(option.blocked is None for option in self.field.options)


def way(offers: Offers, action: Mapping[str, Any]) -> Iterator[Chosen]:
    """Yield the fields that an answer fills, in the order in which they are asked."""
    return (Chosen(field, value) for field, value in composing.way(offers, action))


def kinds(ask: str, offers: Offers, action: Mapping[str, Any]) -> set[str]:
    """Return what kinds of decisions an answer makes: the question, what is done, each input."""
    found = {f"asked {ask}", f"do {action['type']}"}
    for chosen in way(offers, action):
        if chosen.open > 1:
            found |= {chosen.field.of, chosen.field.name}
    return found


def promised(site: str) -> set[str]:
    """Return the rare decisions that a building's function brings."""
    parts = BUILDINGS[card_of(site)].parts
    found = {PROMISES[part.do] for part in parts if part.do in PROMISES}
    return found | {"points" for part in parts if "points" in part.pay}


class Chooser:
    """One seat's mind. `made` are the kinds of decisions it has made."""

    def __init__(self, chance: random.Random, *, curious: bool = True) -> None:
        self.made: set[str] = set()
        self._chance = chance
        self._curious = curious

    def choose(self, ask: str, offers: Offers) -> dict[str, Any]:
        """Return a complete answer."""
        drawn = [sample(offers, self._chance.randrange) for _ in range(TRIES)]
        action = max(drawn, key=lambda action: self._gladly(ask, offers, action))
        self.made |= kinds(ask, offers, action)
        return action

    def _gladly(self, ask: str, offers: Offers, action: dict[str, Any]) -> float:
        worth = GLADLY[action["type"]] + self._chance.random() * CHANCE
        if action.get("use") is False:
            worth -= UNUSED
        if self._curious:
            worth += NEW * len(kinds(ask, offers, action) - self.made)
            if "building" in action and action.get("use", True):
                worth += PROMISED * len(promised(action["building"]) - self.made)
        return worth
