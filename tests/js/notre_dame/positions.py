"""Real sections, offers and facts for the tests of the table, made by the rules themselves.

Run `python -m tests.js.notre_dame.positions` to write `positions.json` again.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from app.engine.rng import SEED_BYTES
from app.engine.selfplay import Game, OneAhead, play
from app.games.notre_dame.options import Options
from tests.games.notre_dame.contract import SPEC, value
from tests.games.notre_dame.scene import RULES, Scene
from tests.shown import facts, sections

FILE = Path(__file__).with_name("positions.json")
OF_EACH_KIND = 3


def game(seats: int, options: Options, seed: int, stop: int | None = None) -> Game:
    """Play on as people might until this many answers were given (None: to the end)."""
    chance = Random(seed)
    playing = Game.start(SPEC, options, seats, chance.randbytes(SEED_BYTES))
    choose = OneAhead(value, most=12, careless=0.5)
    if stop is None:
        return play(playing, chance, choose)
    for _ in range(stop):
        seat = playing.next_seat(chance)
        if seat is None:
            break
        playing.act(seat, choose(SPEC, playing.table, seat, chance))
    return playing


def some_facts() -> list[Any]:
    """Return a few facts of every kind, and of every shape of it."""
    found: dict[str, list[Any]] = {}
    for options in (Options(new_persons=True), Options(new_persons=True, open_scores=False)):
        for seed in range(1, 20):
            for fact in facts(game(4, options, seed), 0):
                shape = f"{fact['type']} {sorted(fact)}"
                if len(found.setdefault(shape, [])) < OF_EACH_KIND:
                    found[shape].append(fact)
    return [fact for shape in sorted(found) for fact in found[shape]]


def offered() -> dict[str, Any]:
    """Return the offers of positions that ask for every kind of input."""
    full = {"bank": 2, "park": 3, "hotel": 3, "friend": "park", "personal": 0, "gold": 2}
    cards = ("carriage-house", "notre-dame", "trusted-friend")
    positions = {
        "play": Scene(3)
        .at(0, hand=cards, messages=[(1, 2)], **full)
        .tokens(P1_0=(0, 3), P2_0=(1, 1), P3_1=(2, 2)),
        "hotel": Scene(3).at(0, hand=("hotel", "park", "hospital"), hotel=3, rat=2),
        "hire": Scene(4).at(0, **full).hiring("minstrel", "travellers", "jester"),
        "coachman": Scene(4).at(0, messages=[(1, 2), (2, 4)], **full).hiring("coachman"),
    }
    return {
        name: msgspec.to_builtins(RULES.offers(scene.state, 0)) for name, scene in positions.items()
    }


def positions() -> dict[str, Any]:
    """Return everything the tests read."""
    boards = {
        str(seats): sections(game(seats, Options(), seats, stop=0), 0)["board"]
        for seats in SPEC.seats
    }
    return {"boards": boards, "facts": some_facts(), "offers": offered()}


def main() -> None:
    """Write the file."""
    FILE.write_text(json.dumps(positions(), separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
