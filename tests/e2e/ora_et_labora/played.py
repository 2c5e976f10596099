"""Plays a planned game on a server: one seat through the page, the others by sockets."""

from collections.abc import Callable, Mapping
from typing import Any
from uuid import uuid4

import msgspec

from app.engine.inputs import Offers
from app.engine.replay import Acted, Configured
from tests.e2e.ora_et_labora.hand import Hand
from tests.e2e.ora_et_labora.plans import PAGE, Plan
from tests.player import Player, leave, table

GAME = "ora_et_labora"


class Played:
    """A game that is played as planned. The page's player also listens by a socket.

    `at` is how much of the plan has been played.
    """

    def __init__(self, plan: Plan, room: str, players: list[Player]) -> None:
        self.plan = plan
        self.room = room
        self.players = players
        self.hand: Hand | None = None
        self.at = 0

    @classmethod
    async def start(cls, base: str, plan: Plan) -> "Played":
        """Begin the game; the server has to draw the plan's chance."""
        room, players = await table(base, plan.variant.seats, game=GAME, **plan.variant.options)
        return cls(plan, room, players)

    @property
    def mine(self) -> Player:
        return self.players[PAGE]

    async def come(self, hand: Hand) -> None:
        """Let somebody sit down in front of the page, as the page's player."""
        await hand.person.be(str(self.mine.token))
        await hand.person.page.goto(f"{self.mine.base}/r/{self.room}")
        await hand.person.page.locator(".table").wait_for()
        self.hand = hand

    async def go_on(self, until: Callable[[int], bool] = lambda _: False) -> None:
        """Play what is left of the plan, or until something holds of what comes next."""
        while self.at < len(self.plan.entries) and not until(self.at):
            await self.step()

    async def step(self) -> None:
        """Play what comes next."""
        match self.plan.entries[self.at]:
            case Configured(seat, settings):
                await self._configure(seat, settings)
            case Acted(seat, action):
                await self._answer(seat, action)
        self.at += 1

    async def leave(self) -> None:
        """Close everything that the players hold open."""
        await leave(self.players)

    async def _answer(self, seat: int, action: dict[str, Any]) -> None:
        player = self.players[seat]
        await player.until(lambda me: me.asked())
        asked = player.ask
        assert asked is not None
        if seat == PAGE and self.hand:
            offers = msgspec.convert(player.sections["offers"], Offers)
            await self.hand.answer(asked, offers, action)
        else:
            answer = await player.act(action)
            assert answer["type"] == "ack", answer
        await player.until(lambda me: me.ask != asked or me.ended())

    async def _configure(self, seat: int, settings: Mapping[str, Any]) -> None:
        if seat == PAGE and self.hand:
            await self.hand.configure(settings)
            return
        player, name = self.players[seat], uuid4().hex
        await player.send(type="settings", id=name, settings=settings)
        assert (await player.answer_to(name))["type"] == "ack"
