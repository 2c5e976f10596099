"""Golden games: recorded once, replayed by every later version of the same rules.

Run `python -m tests.games.notre_dame.replays.record` to record them again; that is right only
with a new rules version or before the first release. Transcripts are for reading: a change of
behaviour shows as a difference in them.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from app.engine import replay
from app.engine import table as tables
from app.engine.codec import state_hash
from app.engine.rng import SEED_BYTES
from app.engine.rules import Emitted
from app.engine.selfplay import Game, OneAhead, play
from app.games.notre_dame.options import Options
from tests.games.notre_dame.contract import SPEC, value

HERE = Path(__file__).parent
TAKE_BACK = 0.04
HEADS = {
    "started",
    "revealed",
    "drew",
    "picked",
    "drafted",
    "played",
    "hired",
    "passed_hire",
    "plague",
    "cathedral",
    "round_ended",
    "ended",
}


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One golden game."""

    game: str
    version: int
    seed: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    hash: str
    log: list[replay.Started | replay.Acted | replay.TookBack]


def record(seats: int, options: Options, seed: int) -> Game:
    """Play a game as people might, with changed picks and answers taken back."""
    chance = Random(seed)
    game = Game.start(SPEC, options, seats, chance.randbytes(SEED_BYTES))

    def watch(game: Game) -> None:
        for seat in range(seats):
            steps = tables.undoable(game.table, seat)
            if steps and chance.random() < TAKE_BACK:
                game.undo(seat, steps[-1])
                return

    return play(game, chance, OneAhead(value), watch)


def written(game: Game) -> str:
    """Return the record as text, one line for each log entry."""
    result = SPEC.rules.result(game.table.state)
    if result is None:
        raise ValueError("only a finished game is recorded")
    head = {
        "game": SPEC.id,
        "version": SPEC.version,
        "seed": game.seed.hex(),
        "scores": result.scores,
        "places": result.places,
        "hash": state_hash(game.table.state),
    }
    lines = [f"{json.dumps(name)}: {json.dumps(what)}" for name, what in head.items()]
    entries = ",\n".join(json.dumps(msgspec.to_builtins(entry)) for entry in game.log)
    return "{\n" + ",\n".join([*lines, '"log": [\n' + entries + "\n]"]) + "\n}\n"


def transcript(log: list[replay.Entry], facts: list[list[Emitted]]) -> str:
    """Tell a game fact by fact, effects under what caused them."""
    lines = []
    for entry, events in zip(log, facts, strict=True):
        if isinstance(entry, replay.TookBack):
            lines.append(f"taken back by seat={entry.seat}: answer {entry.to} and what followed")
        lines += [_line(event) for event in events]
    return "\n".join(lines) + "\n"


def _line(event: Emitted) -> str:
    told: dict[str, Any] = msgspec.to_builtins(event.fact)
    name = told.pop("type")
    about = " ".join(f"{key}={_short(what)}" for key, what in told.items())
    audience = "" if event.to is None else f"  (for {', '.join(map(str, event.to))})"
    return f"{'' if name in HEADS else '    '}{name} {about}{audience}".rstrip()


def _short(what: Any) -> str:
    return what if isinstance(what, str) else json.dumps(what).replace('"', "").replace(" ", "")


def every_game() -> Iterator[tuple[str, Game]]:
    """Play the golden games."""
    for seats in SPEC.seats:
        for name, options in {
            "base": Options(),
            "new": Options(new_persons=True),
            "closed": Options(new_persons=True, open_scores=False, tie_break="gold_first"),
        }.items():
            yield f"{seats}-{name}", record(seats, options, seed=seats)


def main() -> None:
    """Write records and transcripts."""
    for name, game in every_game():
        (HERE / f"{name}.json").write_text(written(game), encoding="utf-8")
        if name.endswith("new"):
            text = transcript(game.log, game.facts)
            (HERE / f"{name}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
