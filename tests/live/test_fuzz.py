"""A7: random frames and mutated actions by the thousand change nothing and break nothing."""

import json
import random
import string
from typing import Any

import pytest

from app.engine.codec import state_hash
from tests.player import Player, leave, table
from tests.server import Server, serving

pytestmark = pytest.mark.anyio

FRAMES = 10_000
SCRAPS: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**63, -(2**70), 1e308, "", "x", "bank.0", "C0", "cathedral",
    "\u202e", "\ud83d", "\u0000", [], {}, [[[[]]]], {"type": "act"}, {"a": {"b": {}}},
    "A1.play1.0.0",
]  # fmt: skip
# A lone surrogate is no text: the whole frame is unreadable, its id too.
READABLE = [scrap for scrap in SCRAPS if scrap != "\ud83d"]
TYPES = ["hello", "act", "preview", "undo", "sync", "chat", "log", "legal", "ping", "settings", "x"]
ACTIONS = ["pick", "play", "hire", "pass", "lose", "win"]


def _action(rng: random.Random) -> dict[str, Any]:
    fields = ["card", "person", "source", "sector", "first", "to", "take", "gold", "returned", "z"]
    action: dict[str, Any] = {"type": rng.choice(ACTIONS)}
    for name in rng.sample(fields, rng.randrange(4)):
        action[name] = rng.choice(SCRAPS)
    return action


def _message(rng: random.Random, number: int) -> dict[str, Any]:
    message: dict[str, Any] = {"type": rng.choice(TYPES)}
    if rng.random() < 0.8:
        message["id"] = f"fuzzing-{number}"
    if rng.random() < 0.8:
        message["key"] = rng.choice(["A1.play1.2.0", "A1.hire.4.0", "x" * rng.randrange(200)])
    if rng.random() < 0.8:
        message["action"] = _action(rng)
    for name in rng.sample(["to", "after", "limit", "proto", "text", "extra"], rng.randrange(4)):
        message[name] = rng.choice(SCRAPS)
    return message


def _frame(rng: random.Random, number: int) -> str:
    kind = rng.randrange(10)
    if kind == 0:
        return "".join(rng.choices(string.printable, k=rng.randrange(300)))
    if kind == 1:
        return json.dumps(rng.choice(SCRAPS))
    if kind == 2:
        return "[" * rng.randrange(5000)
    text = json.dumps(_message(rng, number))
    if kind == 3:
        at = rng.randrange(len(text))
        return text[:at] + rng.choice(string.printable) + text[at + 1 :]
    return text


async def _to_actions(players: list[Player], rng: random.Random) -> None:
    for _ in range(2):
        for player in players:
            await player.until(Player.asked)
            await player.act(player.choose(rng))
    for player in players:
        await player.until(lambda me: me.sections["prompt"]["kind"] == "play")


async def _hash(server: Server, room: str) -> str:
    live = await server.services.cache.fresh(room)
    assert live is not None
    assert live.table is not None
    return state_hash(live.table.state)


async def _settled(player: Player, room: str) -> None:
    """Wait until the server has read everything; come back if it said goodbye."""
    if player.bye is None:
        nth = len(player.answers.get("pong", [])) + 1
        await player.send(type="ping")
        await player.until(lambda me: len(me.answers.get("pong", [])) >= nth or me.bye)
    if player.bye is not None:
        await player.disconnect()
        await player.connect(room)
        await player.until(lambda me: me.seq)


async def test_a7_frames_of_who_is_not_asked_change_nothing(sqlite_url: str) -> None:
    rng = random.Random(1)
    async with serving(sqlite_url) as server:
        room, players = await table(server.base, 3)
        await _to_actions(players, rng)
        active = players[0].sections["prompt"]["waiting"][0]
        idle = players[(active + 1) % 3]
        before = await _hash(server, room)
        for number in range(FRAMES):
            assert idle.socket is not None
            await idle.socket.send(_frame(rng, number))
            if number % 50 == 0:
                await _settled(idle, room)
        await _settled(idle, room)
        assert await _hash(server, room) == before
        answers = [answer for found in idle.answers.values() for answer in found]
        assert {"stale", "bad_message"} & {answer.get("code") for answer in answers}
        played = await players[active].act(players[active].choose(rng))
        assert played["type"] == "ack"
        await leave(players)


async def test_a7_mutated_actions_of_who_is_asked_are_refused_with_a_code(sqlite_url: str) -> None:
    rng = random.Random(2)
    refused = 0
    async with serving(sqlite_url) as server:
        _, players = await table(server.base, 2)
        await _to_actions(players, rng)
        player = players[players[0].sections["prompt"]["waiting"][0]]
        for _ in range(1000):
            if not player.asked():
                break
            name = rng.choice(["card", "to", "gold", "zz"])
            action = {**player.choose(rng), name: rng.choice(READABLE)}
            answer = await player.act(action)
            refused += answer["type"] == "reject"
            if answer["type"] == "ack":
                break
            assert answer["code"]
        assert refused
        await leave(players)
