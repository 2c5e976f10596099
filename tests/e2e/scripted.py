"""Games of scripted sockets that stop where one seat is asked what a test wants to see."""

import asyncio
import random
from collections.abc import Callable

from tests.player import Player


class Scripted:
    """A started game. Every seat chooses by its own fixed chance, so each run is the same."""

    def __init__(self, players: list[Player], seed: int) -> None:
        self.players = players
        self.mine, *self._others = players
        self._chances = [random.Random(f"{seed} {number}") for number in range(len(players))]

    async def until(self, wanted: Callable[[Player], bool]) -> bool:
        """Play on until the first seat is asked what is wanted; False: the game ended before."""
        stopped = False

        def halt(_: Player) -> bool:
            return stopped

        async with asyncio.TaskGroup() as group:
            for other, chance in zip(self._others, self._chances[1:], strict=True):
                group.create_task(other.play(chance, until=halt))
            await self.mine.play(self._chances[0], until=lambda me: me.asked() and wanted(me))
            stopped = True
            # Whoever waits for his turn looks up only when something arrives.
            for other in self._others:
                await other.send(type="ping")
        return not self.mine.ended()

    async def answer(self) -> None:
        """Let the first seat give one answer."""
        answer = await self.mine.act(self.mine.choose(self._chances[0]))
        assert answer["type"] == "ack", answer
