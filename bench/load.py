"""A load client: rooms of five sockets, each room one action after the other.

`Driver` says how a room is connected and what one action is; `measure` runs it and times it.
"""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from websockets.asyncio.client import ClientConnection, connect

# Connections opened at once, so that the server's backlog is not what is measured.
AT_ONCE = 50


class Timing(NamedTuple):
    """Seconds from the sending of an action to its acknowledgement and to its last push."""

    acknowledged: float
    everywhere: float


class Driver(Protocol):
    """Plays rooms against one kind of server. `R` is whatever it keeps for a room."""

    async def connect_room(self, number: int) -> Any:
        """Open the sockets of a room and bring it to where actions can be sent."""
        ...

    async def one_action(self, room: Any) -> Timing:
        """Send one action and wait until it is acknowledged and all sockets have it."""
        ...

    async def close_room(self, room: Any) -> None:
        """Close the sockets of a room."""
        ...


@dataclass(frozen=True)
class Report:
    """What a run came to; latencies in milliseconds."""

    rooms: int
    actions: int
    per_second: float
    ack_p50: float
    ack_p99: float
    all_p50: float
    all_p99: float

    def line(self, name: str) -> str:
        """Format as a row of the table in bench/README.md."""
        latencies = (self.ack_p50, self.ack_p99, self.all_p50, self.all_p99)
        cells = [
            name,
            f"{self.rooms}",
            f"{self.per_second:.0f}",
            *(f"{ms:.1f}" for ms in latencies),
        ]
        return "| " + " | ".join(cells) + " |"


HEADER = """| server | rooms | actions/s | ack p50 ms | ack p99 | all five p50 | all five p99 |
|---|---|---|---|---|---|---|"""


async def open_sockets(url: str, count: int, headers: Sequence[dict[str, str]]) -> list[Any]:
    """Open sockets to one address, each with its own headers."""
    return [
        await connect(url, compression=None, additional_headers=headers[n], proxy=None)
        for n in range(count)
    ]


async def measure(driver: Driver, rooms: int, actions: int, warm_up: int) -> Report:
    """Play `warm_up` and then `actions` actions over all rooms together, and time the latter."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def connected(number: int) -> Any:
        async with gate:
            return await driver.connect_room(number)

    opened = await asyncio.gather(*map(connected, range(rooms)))
    # The pauses of the load's own collector are none of the server's.
    gc.collect()
    gc.disable()
    await _play(driver.one_action, opened, warm_up)
    began = time.perf_counter()
    timings = await _play(driver.one_action, opened, actions)
    took = time.perf_counter() - began
    await asyncio.gather(*map(driver.close_room, opened))
    acks = sorted(timing.acknowledged * 1000 for timing in timings)
    alls = sorted(timing.everywhere * 1000 for timing in timings)
    return Report(
        rooms=rooms,
        actions=len(timings),
        per_second=len(timings) / took,
        ack_p50=_quantile(acks, 0.5),
        ack_p99=_quantile(acks, 0.99),
        all_p50=_quantile(alls, 0.5),
        all_p99=_quantile(alls, 0.99),
    )


async def _play(
    one_action: Callable[[Any], Awaitable[Timing]], rooms: list[Any], actions: int
) -> list[Timing]:
    timings: list[Timing] = []
    left = iter(range(actions))

    async def play(room: Any) -> None:
        # `left` is shared: whichever room is ready takes the next.
        timings.extend([await one_action(room) for _ in left])

    await asyncio.gather(*map(play, rooms))
    return timings


def _quantile(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


class FloorRoom(NamedTuple):
    """The five sockets of a room and the numbers of its actions so far."""

    sockets: list[ClientConnection]
    sent: list[int]


class FloorDriver:
    """Plays rooms against bench.floor."""

    def __init__(self, address: str, room_id: Callable[[int], str], seats: int) -> None:
        self._address = address
        self._room_id = room_id
        self._seats = seats

    async def connect_room(self, number: int) -> FloorRoom:
        """Open the room's sockets."""
        url = f"ws://{self._address}/ws/rooms/{self._room_id(number)}"
        return FloorRoom(await open_sockets(url, self._seats, [{}] * self._seats), [])

    async def one_action(self, room: FloorRoom) -> Timing:
        """Send from the next seat; its acknowledgement comes first, then one push to each."""
        number = len(room.sent)
        room.sent.append(number)
        seat = number % self._seats
        base = "previous" if seat == 0 else "keep"
        sender = room.sockets[seat]
        began = time.perf_counter()
        await sender.send(f'{{"type":"act","id":"{number:022}","seat":{seat},"base":"{base}"}}')
        await sender.recv(decode=False)
        acknowledged = time.perf_counter() - began
        for each in room.sockets:
            await each.recv(decode=False)
        return Timing(acknowledged, time.perf_counter() - began)

    async def close_room(self, room: FloorRoom) -> None:
        """Close the room's sockets."""
        for each in room.sockets:
            await each.close()
