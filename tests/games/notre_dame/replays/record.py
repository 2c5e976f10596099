"""Golden games of Notre Dame.

Run `python -m tests.games.notre_dame.replays.record` to record them again; that is right only
with a new rules version or before the first release.
"""

from collections.abc import Iterator
from pathlib import Path

from app.engine.selfplay import Game
from app.games.notre_dame.options import Options
from tests.games.golden import record, transcript, written
from tests.games.notre_dame.contract import CONTRACT, SPEC

HERE = Path(__file__).parent
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


def every_game() -> Iterator[tuple[str, Game]]:
    """Play the golden games."""
    for seats in SPEC.seats:
        for name, options in {
            "base": Options(),
            "new": Options(new_persons=True),
            "closed": Options(new_persons=True, open_scores=False, tie_break="gold_first"),
        }.items():
            yield f"{seats}-{name}", record(CONTRACT, seats, options, seed=seats)


if __name__ == "__main__":
    for name, game in every_game():
        (HERE / f"{name}.json").write_text(written(game), encoding="utf-8")
        if name.endswith("new"):
            text = transcript(game.log, game.facts, HEADS)
            (HERE / f"{name}.txt").write_text(text, encoding="utf-8")
