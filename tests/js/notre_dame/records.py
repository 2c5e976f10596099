"""Records of whole games for the test of their check in the browser, made by the rules.

Run `python -m tests.js.notre_dame.records` to write `records.json` again.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from app.engine.replay import replay
from app.engine.rng import SEED_BYTES
from app.engine.selfplay import Game, play
from app.games.notre_dame.options import Options
from app.games.notre_dame.spec import SPEC

FILE = Path(__file__).with_name("records.json")
CHECKED = {"started", "revealed", "drew"}


def record(seats: int, options: Options, seed: int) -> dict[str, Any]:
    """Return the seed, the draws, and the facts that follow from them."""
    chance = Random(seed)
    game = play(Game.start(SPEC, options, seats, chance.randbytes(SEED_BYTES)), chance)
    facts = [msgspec.to_builtins(event.fact) for events in game.facts for event in events]
    steps = replay(SPEC, game.seed, game.log)
    return {
        "seed": game.seed.hex(),
        "draws": [msgspec.to_builtins(draw) for step in steps for draw in step.rng.draws],
        "facts": [fact for fact in facts if fact["type"] in CHECKED],
    }


def records() -> list[dict[str, Any]]:
    """Return a game of two with the persons of the base game, and one of three with all."""
    return [
        record(2, Options(), 1),
        record(3, Options(new_persons=True, start_seat=1), 2),
    ]


def main() -> None:
    """Write the file."""
    FILE.write_text(json.dumps(records(), separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
