"""Golden games: recorded once, replayed by every later version of the same rules.

Transcripts are for reading: a change of behaviour shows as a difference in them.
"""

import json
from collections.abc import Callable, Collection
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from app.engine import replay
from app.engine import table as tables
from app.engine.codec import state_hash
from app.engine.rng import SEED_BYTES
from app.engine.rules import AnySpec, Emitted
from app.engine.selfplay import Game, OneAhead, play
from app.engine.table import Played
from app.engine.testing import Contract

TAKE_BACK = 0.04


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """One golden game."""

    game: str
    version: int
    seed: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    hash: str
    log: list[replay.Entry]


def record(
    contract: Contract,
    seats: int,
    options: Any,
    seed: int,
    also: Callable[[Game], None] = lambda _: None,
) -> Game:
    """Play a game as people might, with changed picks and answers taken back.

    `also` may do something before every answer.
    """
    chance = Random(seed)
    game = Game.start(contract.spec, options, seats, chance.randbytes(SEED_BYTES))

    def watch(game: Game) -> None:
        also(game)
        for seat in range(seats):
            steps = tables.undoable(game.table, seat)
            if steps and chance.random() < TAKE_BACK:
                game.undo(seat, steps[-1])
                return

    return play(game, chance, OneAhead(contract.value, most=30, careless=0.1), watch)


def written(game: Game) -> str:
    """Return the record as text, one line for each log entry."""
    spec = game.spec
    result = spec.rules.result(game.table.state)
    if result is None:
        raise ValueError("only a finished game is recorded")
    head = {
        "game": spec.id,
        "version": spec.version,
        "seed": game.seed.hex(),
        "scores": result.scores,
        "places": result.places,
        "hash": state_hash(game.table.state),
    }
    lines = [f"{json.dumps(name)}: {json.dumps(what)}" for name, what in head.items()]
    entries = ",\n".join(json.dumps(msgspec.to_builtins(entry)) for entry in game.log)
    return "{\n" + ",\n".join([*lines, '"log": [\n' + entries + "\n]"]) + "\n}\n"


def transcript(log: list[replay.Entry], facts: list[list[Emitted]], heads: Collection[str]) -> str:
    """Tell a game fact by fact, effects under the head that caused them."""
    lines = []
    for entry, events in zip(log, facts, strict=True):
        if isinstance(entry, replay.TookBack):
            lines.append(f"taken back by seat={entry.seat}: answer {entry.to} and what followed")
        lines += [_line(event, heads) for event in events]
    return "\n".join(lines) + "\n"


def _line(event: Emitted, heads: Collection[str]) -> str:
    told: dict[str, Any] = msgspec.to_builtins(event.fact)
    name = told.pop("type")
    about = " ".join(f"{key}={_short(what)}" for key, what in told.items())
    audience = "" if event.to is None else f"  (for {', '.join(map(str, event.to))})"
    return f"{'' if name in heads else '    '}{name} {about}{audience}".rstrip()


def _short(what: Any) -> str:
    return what if isinstance(what, str) else json.dumps(what).replace('"', "").replace(" ", "")


def check(spec: AnySpec, path: Path, heads: Collection[str]) -> list[Played]:
    """Replay a record; it ends as it did, and reads as it did where there is a transcript."""
    kept = msgspec.json.decode(path.read_bytes(), type=Record)
    assert (kept.game, kept.version) == (spec.id, spec.version)
    played = list(replay.replay(spec, bytes.fromhex(kept.seed), kept.log))
    state = played[-1].table.state
    result = spec.rules.result(state)
    assert result is not None
    assert (result.scores, result.places) == (kept.scores, kept.places)
    assert state_hash(state) == kept.hash
    told = path.with_suffix(".txt")
    if told.exists():
        text = transcript(kept.log, [step.events for step in played], heads)
        assert told.read_text(encoding="utf-8").endswith(text)
    return played
