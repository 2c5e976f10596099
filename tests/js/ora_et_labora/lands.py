"""Landscapes and wheels as the rules show them, for the tests of their drawings.

Run `python -m tests.js.ora_et_labora.lands` to write `lands.json` again.
"""

import json
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from app.engine.registry import games
from app.engine.rng import SEED_BYTES
from app.engine.selfplay import Game, at_random
from app.games.ora_et_labora.options import Options

FILE = Path(__file__).with_name("lands.json")
SPEC = games()["ora_et_labora"]
VARIANTS = {
    "solo": (1, Options(country="ireland")),
    "two": (2, Options(country="france")),
    "two_long": (2, Options(country="ireland", length="long")),
    "three": (3, Options(country="ireland")),
    "four": (4, Options(country="france")),
    "four_short": (4, Options(country="france", length="short")),
}
SEED = 11
# Late enough for bought landscapes, settlements and late goods.
ROUND = {"solo": 24, "four_short": 9}
OTHERWISE = 17


def shown(name: str) -> dict[str, Any]:
    """Play a game at random until late, and return its sections."""
    seats, options = VARIANTS[name]
    chance = Random(SEED)
    game = Game.start(SPEC, options, seats, chance.randbytes(SEED_BYTES))
    for _ in count():
        seat = game.next_seat(chance)
        if seat is None or game.table.state.beam >= ROUND.get(name, OTHERWISE):
            break
        game.act(seat, at_random(SPEC, game.table, seat, chance))
    sections = SPEC.rules.view(game.table.state, None)
    wanted = ("table", "round", "wheel", "player.0", "neutral")
    return {key: msgspec.to_builtins(sections[key]) for key in wanted if key in sections}


def lands() -> dict[str, Any]:
    """Return all that is kept."""
    return {name: shown(name) for name in VARIANTS}


if __name__ == "__main__":
    FILE.write_text(json.dumps(lands(), indent=1) + "\n", "utf-8")
