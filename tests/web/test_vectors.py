"""The numbers the browser's own generator is tested with are the server's."""

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec

from app.engine.rng import EntryRng, Stream

VECTORS = Path(__file__).parents[1] / "js" / "app" / "vectors.json"
SEED = bytes(range(7, 39))
LARGE = 3 * 2**30


def record() -> dict[str, Any]:
    rng = EntryRng(SEED, "notre_dame", 1, 12)
    rng.shuffled("browns", ["monk", "doctor", "jester", "bishop", "mayor"])
    rng.shuffled("pile.0", list(range(40)))
    rng.shuffled("messages.1", [[0, 1], [0, 2], [3, 4]])
    rng.shuffled("alone", ["one"])
    rng.below("start", 5)
    rng.below("certain", 1)
    return {
        "seed": SEED.hex(),
        "commitment": hashlib.sha256(SEED).hexdigest(),
        "draws": msgspec.to_builtins(rng.draws),
        # A quarter of the words is rejected with this bound.
        "large": [Stream(SEED, f"large#{n}").below(LARGE) for n in range(20)],
    }


def test_the_vectors_are_the_servers() -> None:
    assert json.loads(VECTORS.read_text()) == record()
