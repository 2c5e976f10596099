"""A first game against bots: they answer by themselves and hold nothing up."""

import asyncio
import json
import random

import msgspec
import pytest

from app.rooms.room import Live
from tests.player import Player, leave
from tests.server import Server, serving

pytestmark = pytest.mark.anyio


async def _guided(base: str) -> tuple[str, Player]:
    me = await Player.named(base, "Seat 1")
    room: str = (await me.post("/api/guide", game="notre_dame")).json()["id"]
    await me.connect(room)
    await me.until(lambda player: player.seq)
    return room, me


async def _live(server: Server, room: str) -> Live:
    live = await server.services.cache.fresh(room)
    assert live is not None
    return live


async def _number(server: Server, room: str) -> int:
    table = (await _live(server, room)).table
    assert table is not None
    return table.number


async def test_bots_play_a_whole_game_with_me(database_url: str) -> None:
    async with serving(database_url, bot_pause=0) as server:
        _, me = await _guided(server.base)
        assert [line["bot"] for line in me.sections["room"]["members"]] == [False, True, True]
        await me.play(random.Random(1))
        assert me.status == "finished"
        assert me.sections["result"]["seats"]
        await leave([me])


async def test_bots_wait_while_nobody_watches(sqlite_url: str) -> None:
    async with serving(sqlite_url, bot_pause=0) as server:
        room, me = await _guided(server.base)
        await me.until(lambda player: player.sections["prompt"]["waiting"] == [0])
        await me.disconnect()
        while server.services.hub.channels:  # noqa: ASYNC110 - nobody tells when a room is empty
            await asyncio.sleep(0.01)
        host = (await _live(server, room)).room.host
        action = msgspec.Raw(json.dumps(me.choose(random.Random(1))).encode())
        assert me.ask is not None
        await server.services.play.act(room, host, "x" * 8, me.ask["key"], action)
        before = await _number(server, room)
        first = me.ask["key"]
        await me.connect(room)
        await me.until(lambda player: player.asked() and (player.ask or {})["key"] != first)
        await me.until(lambda player: player.sections["prompt"]["waiting"] == [0])
        assert await _number(server, room) == before + 2
        await leave([me])


async def test_i_alone_may_end_a_game_with_bots(sqlite_url: str) -> None:
    async with serving(sqlite_url, bot_pause=0) as server:
        room, me = await _guided(server.base)
        await me.post(f"/api/rooms/{room}/abandon", agree=True)
        await me.until(lambda player: player.status == "abandoned")
        await leave([me])
