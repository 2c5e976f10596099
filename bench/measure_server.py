"""Measures the server beside its floor: `python -m bench.measure_server`. See bench/README.md.

Bare stack, floor and server take turns in one run: on a shared machine only their ratio counts.
"""

import argparse
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvloop

from bench.game import GameDriver
from bench.load import HEADER, Report, measure
from bench.measure_floor import measure_floor
from bench.serving import fresh_database, served

UNLIMITED = {
    f"PARVIS_{name}": "100000000"
    for name in (
        "ACTIONS_PER_SECOND",
        "NEW_GUESTS_PER_HOUR",
        "NEW_ROOMS_PER_HOUR",
        "OPEN_ROOMS_PER_GUEST",
    )
}


@asynccontextmanager
async def server_on(url: str, app: str = "app.main:create_app") -> AsyncIterator[tuple[str, int]]:
    """Serve Parvis without limits on this database; yields its host:port and process id."""
    environment = {**UNLIMITED, "PARVIS_DATABASE": url, "PARVIS_LOG_LEVEL": "WARNING"}
    async with served(app, environment) as address_and_pid:
        yield address_and_pid


async def measure_server(kind: str, rooms: int, actions: int) -> Report:
    """Serve Parvis on a fresh database of this kind and play Notre Dame on it."""
    warm_up = actions // 5
    async with fresh_database(kind) as url, server_on(url) as (address, _):
        driver = GameDriver(address, (actions + warm_up) // rooms)
        return await measure(driver, rooms, actions, warm_up)


async def measure_without_rules(kind: str, rooms: int, actions: int) -> Report:
    """Do the same with a game that has no rules."""
    app = "bench.without_rules:create_app"
    async with fresh_database(kind) as url, server_on(url, app) as (address, _):
        driver = GameDriver(address, 0, "floor")
        return await measure(driver, rooms, actions, actions // 5)


SERVERS = {"bare": measure_floor, "floor": measure_without_rules, "server": measure_server}


async def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--databases", nargs="+", default=["sqlite", "postgres"])
    parser.add_argument("--rooms", nargs="+", type=int, default=[1, 50, 200])
    parser.add_argument("--actions", type=int, default=5_000)
    parser.add_argument("--times", type=int, default=3)
    arguments = parser.parse_args()
    print(HEADER)
    for kind in arguments.databases:
        for rooms in arguments.rooms:
            reports: dict[str, list[Report]] = {}
            for _ in range(arguments.times):
                for name, measured in SERVERS.items():
                    report = await measured(kind, rooms, arguments.actions)
                    reports.setdefault(name, []).append(report)
            for name, taken in reports.items():
                print(_median(taken).line(f"{name}, {kind}"), flush=True)


def _median(reports: list[Report]) -> Report:
    """Return the run in the middle: how busy the machine is changes by the minute."""
    return sorted(reports, key=lambda report: report.per_second)[len(reports) // 2]


if __name__ == "__main__":
    uvloop.run(_main())
