"""Real facts and all kinds of questions, for the tests of the table's words.

Run `python -m tests.js.ora_et_labora.samples` to write `samples.json` again.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, get_args

from app.engine.rng import SEED_BYTES
from app.engine.selfplay import Game, play
from app.games.ora_et_labora.answers import WAYS
from app.games.ora_et_labora.facts import AnyFact
from app.games.ora_et_labora.options import Options
from tests import shown
from tests.games.ora_et_labora.contract import SPEC, weary

FILE = Path(__file__).with_name("samples.json")
OF_EACH_SHAPE = 2
VARIANTS = (
    (1, Options(country="ireland")),
    (2, Options(country="france")),
    (3, Options(country="france", length="short")),
    (4, Options(country="ireland")),
)
# The facts of some turns one after another.
COURSE = slice(40, 90)


def facts(seats: int, options: Options) -> list[Any]:
    """Return all facts of a game played at random."""
    chance = Random(seats)
    game = Game.start(SPEC, options, seats, chance.randbytes(SEED_BYTES))
    play(game, chance, watch=weary)
    return shown.facts(game, 0)


def samples() -> dict[str, Any]:
    """Return everything the tests read: a few facts of every kind and of every shape of it."""
    games = [facts(seats, options) for seats, options in VARIANTS]
    found: dict[str, list[Any]] = {}
    for fact in (fact for told in games for fact in told):
        shape = f"{fact['type']} {sorted(fact)}"
        if len(found.setdefault(shape, [])) < OF_EACH_SHAPE:
            found[shape].append(fact)
    return {
        "facts": [fact for shape in sorted(found) for fact in found[shape]],
        "course": games[-1][COURSE],
        "kinds": sorted(fact.__struct_config__.tag for fact in get_args(AnyFact)),
        "asks": sorted(WAYS),
    }


if __name__ == "__main__":
    FILE.write_text(json.dumps(samples(), separators=(",", ":")) + "\n", "utf-8")
