"""Measures the engine without I/O: `python bench/engine.py [seconds per variant] [game]`."""

import importlib
import sys
from collections import deque
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).parents[1]))

from app.engine.registry import games
from app.engine.replay import replay
from app.engine.rng import SEED_BYTES
from app.engine.rules import AnySpec
from app.engine.selfplay import Game, at_random, play

MICRO = 1e6


class Times:
    """Measured durations of one thing."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    def of(self, work: Callable[..., Any], *about: Any) -> None:
        """Do the work and note how long it took."""
        start = perf_counter()
        work(*about)
        self.seconds.append(perf_counter() - start)

    def at(self, share: float) -> float:
        """Return a percentile in microseconds."""
        ordered = sorted(self.seconds)
        return ordered[int(share * (len(ordered) - 1))] * MICRO

    def mean(self) -> float:
        """Return the mean in microseconds."""
        return sum(self.seconds) / len(self.seconds) * MICRO


def views(spec: AnySpec, state: Any, seats: int) -> None:
    """Build the views of all seats."""
    for seat in range(seats):
        spec.rules.view(state, seat)


def measure(
    spec: AnySpec, options: Any, seats: int, seconds: float
) -> tuple[float, float, dict[str, Times]]:
    """Return random games and replays of them per second, and the times of single calls."""
    times = {name: Times() for name in ("apply", "offers", "views")}

    def new_game(seed: int) -> tuple[Game, Random]:
        chance = Random(seed)
        return Game.start(spec, options, seats, chance.randbytes(SEED_BYTES)), chance

    finished: list[Game] = []
    start = perf_counter()
    for played in count(1):
        game, chance = new_game(played)
        finished.append(play(game, chance))
        if perf_counter() - start > seconds:
            break
    games_rate = played / (perf_counter() - start)
    start = perf_counter()
    for game in finished:
        deque(replay(spec, game.seed, game.log), maxlen=0)
    replay_rate = played / (perf_counter() - start)
    start = perf_counter()
    while perf_counter() - start < seconds:
        game, chance = new_game(len(times["apply"].seconds))
        while (seat := game.next_seat(chance)) is not None:
            times["offers"].of(spec.rules.offers, game.table.state, seat)
            times["apply"].of(game.act, seat, at_random(spec, game.table, seat, chance))
            times["views"].of(views, spec, game.table.state, seats)
    return games_rate, replay_rate, times


def main() -> None:
    """Print a table."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5
    heads = (
        *("seats", "games/s", "replays/s", "apply p50", "apply p99"),
        *("offers p50", "offers p99", "views us"),
    )
    print(f"{'game':14}" + "".join(f"{head:>11}" for head in heads))
    for game_id, spec in games().items():
        if game_id not in sys.argv[2:] and len(sys.argv) > 2:
            continue
        contract = importlib.import_module(f"tests.games.{game_id}.contract").CONTRACT
        for seats in spec.seats:
            for options in contract.variants(seats):
                rate, replays, times = measure(spec, options, seats, seconds)
                numbers = (
                    rate,
                    replays,
                    times["apply"].at(0.5),
                    times["apply"].at(0.99),
                    times["offers"].at(0.5),
                    times["offers"].at(0.99),
                    times["views"].mean(),
                )
                row = "".join(f"{number:11.0f}" for number in numbers)
                print(f"{game_id:14}{seats:11}{row}  {_chosen(options)}", flush=True)


def _chosen(options: Any) -> str:
    """Return what is not the default."""
    usual = msgspec.to_builtins(type(options)())
    chosen = msgspec.to_builtins(options)
    return " ".join(f"{name}={what}" for name, what in chosen.items() if what != usual[name])


if __name__ == "__main__":
    main()
