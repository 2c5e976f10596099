"""Measures the floor: `python -m bench.measure_floor`. See bench/README.md."""

import argparse
from functools import partial

import uvloop

from app.store.open import open_store
from bench.floor import SEATS, add_rooms, room_id
from bench.load import HEADER, FloorDriver, Report, measure
from bench.serving import fresh_database, served


async def measure_floor(kind: str, rooms: int, actions: int) -> Report:
    """Serve the floor on a fresh database of this kind and play on it."""
    async with fresh_database(kind) as url:
        store = await open_store(url)
        await store.write(partial(add_rooms, count=rooms))
        await store.close()
        async with served("bench.floor:app", {"FLOOR_DATABASE": url}) as (address, _):
            driver = FloorDriver(address, room_id, SEATS)
            return await measure(driver, rooms, actions, warm_up=actions // 5)


async def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--databases", nargs="+", default=["sqlite", "postgres"])
    parser.add_argument("--rooms", nargs="+", type=int, default=[1, 50, 200])
    parser.add_argument("--actions", type=int, default=10_000)
    arguments = parser.parse_args()
    print(HEADER)
    for kind in arguments.databases:
        for rooms in arguments.rooms:
            report = await measure_floor(kind, rooms, arguments.actions)
            print(report.line(f"floor, {kind}"), flush=True)


if __name__ == "__main__":
    uvloop.run(_main())
