"""Pebbles under the contract."""

from typing import Any

from app.engine.registry import games
from app.engine.testing import Contract
from tests.toy_games import toy_games

with toy_games():
    SPEC = games()["pebbles"]


def conserved(state: Any) -> Any:
    gifts_apart = sorted(stone for hand in state.hands for stone in hand)
    return gifts_apart, len(state.pebbles)


def value(state: Any, seat: int) -> float:
    return float(state.pebbles[seat])


CONTRACT = Contract(
    spec=SPEC,
    variants=lambda _: (SPEC.options(), SPEC.options(most=5)),
    conserved=conserved,
    value=value,
)
