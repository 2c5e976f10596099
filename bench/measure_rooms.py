"""Measures what rooms cost: `python -m bench.measure_rooms`. See bench/README.md.

Memory of an idle socket, the latency of an action in a short and in a very long game, and the
time to open both.
"""

import argparse
import statistics
import time
from pathlib import Path

import uvloop

from bench.game import SEATS, Game, GameDriver
from bench.measure_server import server_on
from bench.serving import fresh_database

FEW = 20
LOOKS = 200


def _resident(pid: int) -> int:
    """Return a process's memory in bytes."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    (line,) = (line for line in lines if line.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024


async def measure_idle(kind: str, rooms: int) -> float:
    """Return bytes per idle socket, five to a room in play, its room in memory included."""
    async with fresh_database(kind) as url, server_on(url) as (address, pid):
        driver = GameDriver(address, 0)
        opened = [await driver.connect_room(number) for number in range(FEW)]
        before = _resident(pid)
        opened += [await driver.connect_room(number) for number in range(FEW, FEW + rooms)]
        grown = _resident(pid) - before
        for room in opened:
            await driver.close_room(room)
        return grown / (rooms * SEATS)


async def _again(driver: GameDriver, game: Game, times: int) -> list[float]:
    """Have one seat change its mind; returns milliseconds until it knows."""
    took = []
    for _ in range(times):
        began = time.perf_counter()
        await driver.answer(game, 0)
        took.append((time.perf_counter() - began) * 1000)
    return took


async def _open(driver: GameDriver, game: Game) -> float:
    """Return the median milliseconds until a new socket has the whole room."""
    took = []
    for _ in range(LOOKS):
        began = time.perf_counter()
        socket = await driver.look(game)
        took.append((time.perf_counter() - began) * 1000)
        await socket.close()
    return statistics.median(took)


async def measure_length(kind: str, entries: int) -> None:
    """Print latencies at the start of a log and after this many entries."""
    async with fresh_database(kind) as url, server_on(url) as (address, _):
        driver = GameDriver(address, 0)
        game = (await driver.connect_room(0)).games[0]
        await _again(driver, game, LOOKS)
        for name in ("short", "long"):
            acted = statistics.median(await _again(driver, game, LOOKS))
            opened = await _open(driver, game)
            print(f"| {kind}, {name} log | {acted:.2f} | {opened:.2f} |", flush=True)
            if name == "short":
                await _again(driver, game, entries)


async def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--databases", nargs="+", default=["sqlite", "postgres"])
    parser.add_argument("--rooms", type=int, default=200)
    parser.add_argument("--entries", type=int, default=10_000)
    arguments = parser.parse_args()
    for kind in arguments.databases:
        print(f"{kind}: {await measure_idle(kind, arguments.rooms) / 1000:.1f} kB an idle socket")
    print("| database | action p50 ms | open p50 ms |\n|---|---|---|")
    for kind in arguments.databases:
        await measure_length(kind, arguments.entries)


if __name__ == "__main__":
    uvloop.run(_main())
