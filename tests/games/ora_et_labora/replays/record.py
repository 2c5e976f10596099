"""Golden games of Ora et Labora, one of each variant.

Run `python -m tests.games.ora_et_labora.replays.record` to record them again; that is right
only with a new rules version or before the first release.
"""

from collections.abc import Iterator
from pathlib import Path

from app.engine.selfplay import Game
from app.games.ora_et_labora.modes import mode_of
from app.games.ora_et_labora.options import Settings
from app.games.ora_et_labora.scoring import score
from app.games.ora_et_labora.state import State
from tests.games.golden import record, transcript, written
from tests.games.ora_et_labora.contract import CONTRACT, SPEC, variants

HERE = Path(__file__).parent
LONG_ENOUGH = 34
HEADS = {
    "started",
    "round",
    "phase",
    "cards_came",
    "placed",
    "contracted",
    "felled",
    "cut",
    "passed",
    "built",
    "settled",
    "bought",
    "exchanged",
    "turn_ended",
    "ended",
}


def every_game() -> Iterator[tuple[str, Game]]:
    """Play the golden games."""
    for seats in SPEC.seats:
        for options in variants(seats):
            mode = mode_of(seats, options.length)
            without = "-without-f29" if options.without_f29 else ""
            name = f"{mode}-{options.country}{without}"
            also = agree if name == "two-ireland" else nothing
            yield name, record(CONTRACT, seats, options, seed=seats, also=also)


def nothing(_game: Game) -> None:
    """Let the game take its course."""


def agree(game: Game) -> None:
    """Two players agree to end their game after some rounds."""
    if game.table.state.beam == LONG_ENOUGH and game.table.state.phase != "end":
        for seat in (0, 1):
            game.configure(seat, Settings(standing_order="prior", agree_to_end=True))


def scores(state: State) -> str:
    """Return everybody's score in its three parts."""
    lines = []
    for seat, player in enumerate(state.players):
        made = score(player)
        lines.append(
            f"seat {seat}: goods {made.goods_points} + economic {made.economic_points}"
            f" + dwelling {made.dwelling_points} = {made.total}"
        )
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    for name, game in every_game():
        (HERE / f"{name}.json").write_text(written(game), encoding="utf-8")
        told = scores(game.table.state)
        if name.endswith("-france"):
            told += transcript(game.log, game.facts, HEADS)
            (HERE / f"{name}.txt").write_text(told, encoding="utf-8")
