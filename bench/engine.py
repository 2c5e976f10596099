"""Measures the engine without I/O: `python bench/engine.py [seconds per seat count]`."""

import sys
from collections import deque
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

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


def measure(game_id: str, seats: int, seconds: float) -> tuple[float, float, dict[str, Times]]:
    """Return random games and replays of them per second, and the times of single calls."""
    spec = games()[game_id]
    times = {name: Times() for name in ("apply", "offers", "views")}

    def new_game(seed: int) -> tuple[Game, Random]:
        chance = Random(seed)
        return Game.start(spec, spec.options(), seats, chance.randbytes(SEED_BYTES)), chance

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
    heads = ("seats", "games/s", "replays/s", "applies/s", "offers us", "p50", "p99", "views us")
    print(f"{'game':12}" + "".join(f"{head:>10}" for head in heads))
    for game_id, spec in games().items():
        for seats in spec.seats:
            rate, replays, times = measure(game_id, seats, seconds)
            offers = times["offers"]
            numbers = (
                rate,
                replays,
                MICRO / times["apply"].mean(),
                offers.mean(),
                offers.at(0.5),
                offers.at(0.99),
                times["views"].mean(),
            )
            print(f"{game_id:12}{seats:10}" + "".join(f"{number:10.0f}" for number in numbers))


if __name__ == "__main__":
    main()
