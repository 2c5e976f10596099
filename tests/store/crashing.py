"""Appends to one room for ever and prints each number once it is acknowledged."""

import asyncio
import sys

from app.store.open import open_store
from tests.store.samples import append


async def main() -> None:
    store = await open_store(sys.argv[1])
    row = await store.load("room")
    assert row is not None
    number = row.version
    while await store.append(append(number)):
        sys.stdout.write(f"{number}\n")
        sys.stdout.flush()
        number += 1


asyncio.run(main())
