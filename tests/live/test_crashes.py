"""Server processes that are killed: nothing acknowledged is lost, nothing is applied twice."""

import asyncio
import random
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from uuid import uuid4

import pytest
import websockets

from app.engine.codec import state_hash
from app.engine.replay import replay
from app.rooms import record
from app.rooms.room import load
from app.store.open import open_store
from app.store.tables import log
from tests.player import Player, leave, table
from tests.postgres import free_port
from tests.server import Process, serving

pytestmark = pytest.mark.anyio

KILLS = 20


class Stubborn:
    """Plays one seat through crashes: comes back and sends again what was not answered."""

    def __init__(self, player: Player, room: str, bases: Callable[[], str]) -> None:
        self.player = player
        self.acknowledged: list[str] = []
        self._room = room
        self._bases = bases
        self._key = ""

    async def _connect(self) -> None:
        while True:
            self.player.base = self._bases()
            with suppress(OSError, websockets.WebSocketException):
                await self.player.disconnect()
                await self.player.connect(self._room)
                await self.player.until(lambda me: me.seq or me.bye)
                if self.player.bye is None:
                    return
            await asyncio.sleep(0.02)

    async def _command(self, action: object, key: str) -> None:
        name = uuid4().hex
        while True:
            with suppress(OSError, websockets.WebSocketException):
                await self.player.send(type="act", id=name, key=key, action=action)
                await self.player.until(lambda me: name in me.answers or me.bye)
            answers = self.player.answers.get(name)
            if answers:
                assert answers[0]["type"] == "ack", answers
                self.acknowledged.append(name)
                return
            await self._connect()

    async def play(self, rng: random.Random) -> None:
        """Play until the game is over."""
        player = self.player
        while True:
            await player.until(lambda me: me.asked() or me.ended() or me.bye)
            if player.ended():
                return
            if player.bye is not None:
                await self._connect()
                continue
            self._key = str((player.ask or {})["key"])
            await self._command(player.choose(rng), self._key)
            await player.until(self._moved_on)

    def _moved_on(self, player: Player) -> bool:
        return player.over(None) or player.ask is None or player.ask["key"] != self._key


async def _check_log(database: str, room: str, stubborn: list[Stubborn]) -> None:
    store = await open_store(database)
    rows = await store.read(
        lambda conn: conn.execute(
            log.select().where(log.c.room == room).order_by(log.c.number)
        ).all()
    )
    live = await store.read(lambda conn: load(conn, room))
    entries, _ = await record.read_log(store, room)
    await store.close()
    assert [row.number for row in rows] == list(range(len(rows)))
    logged = [row.client_id for row in rows if row.client_id]
    assert sorted(logged) == sorted(name for one in stubborn for name in one.acknowledged)
    assert live is not None
    assert live.table is not None
    *_, last = replay(live.spec, live.room.seed, entries)
    assert state_hash(last.table.state) == state_hash(live.table.state)


async def _until_acknowledged(
    stubborn: list[Stubborn], more: int, tasks: list[asyncio.Task[None]]
) -> None:
    """Wait for so many more acknowledgements, or for a task that ends before its time."""
    goal = sum(len(one.acknowledged) for one in stubborn) + more
    while sum(len(one.acknowledged) for one in stubborn) < goal:
        await asyncio.wait(tasks, timeout=0.005, return_when=asyncio.FIRST_COMPLETED)
        assert not any(task.done() and task.exception() for task in tasks)
        if all(task.done() for task in tasks):
            return


class Mortal:
    """A server process that is killed at random moments and started again, so many times."""

    def __init__(self, database: str, rng: random.Random, kills: int) -> None:
        self._database = database
        self._rng = rng
        self._port = free_port()
        self._process = Process(database, self._port)
        self.left = kills

    async def game(self) -> tuple[str, list[Stubborn]]:
        """Play a game of four on it."""
        base = self._process.base
        await self._process.ready()
        room, players = await table(base, 4)
        stubborn = [Stubborn(player, room, lambda: base) for player in players]
        tasks = [
            asyncio.create_task(one.play(random.Random(self._rng.random()))) for one in stubborn
        ]
        while self.left and not all(task.done() for task in tasks):
            await _until_acknowledged(stubborn, self._rng.randrange(1, 9), tasks)
            await asyncio.sleep(self._rng.random() * 0.01)
            self._process.kill()
            self.left -= 1
            self._process = Process(self._database, self._port)
            await self._process.ready()
        await asyncio.gather(*tasks)
        await leave(players)
        return room, stubborn

    def stop(self) -> None:
        self._process.stop()


async def _check_crashes(database: str, rng: random.Random, kills: int) -> None:
    """Play games until the server was killed so often, then check the log of each."""
    mortal = Mortal(database, rng, kills)
    games = []
    while mortal.left:
        games.append(await mortal.game())
    mortal.stop()
    for room, stubborn in games:
        await _check_log(database, room, stubborn)


@pytest.mark.xdist_group("crashes")
async def test_a6_killed_at_random_moments_nothing_acknowledged_is_lost(database_url: str) -> None:
    await _check_crashes(database_url, random.Random(1), KILLS)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(10))
async def test_a6_soak(database_url: str, number: int) -> None:
    await _check_crashes(database_url, random.Random(number), 40)


def _nth(alive: list[str], number: int) -> str:
    return alive[number % len(alive)]


async def test_a6_two_processes_play_one_game_and_one_is_killed(postgres_url: str) -> None:
    first, second = (Process(postgres_url, free_port()) for _ in range(2))
    await first.ready()
    await second.ready()
    room, players = await table(first.base, 4)
    alive = [first.base, second.base]
    stubborn = []
    for number, player in enumerate(players):
        one = Stubborn(player, room, partial(_nth, alive, number))
        await one._connect()
        stubborn.append(one)
    assert {player.base for player in players} == {first.base, second.base}
    tasks = [
        asyncio.create_task(one.play(random.Random(number))) for number, one in enumerate(stubborn)
    ]
    await _until_acknowledged(stubborn, 60, tasks)
    first.kill()
    alive.remove(first.base)
    await asyncio.gather(*tasks)
    assert len({str(player.sections["result"]) for player in players}) == 1
    await leave(players)
    second.stop()
    await _check_log(postgres_url, room, stubborn)


async def test_n6_one_key_in_two_processes_gives_one_ack(postgres_url: str) -> None:
    async with serving(postgres_url) as first, serving(postgres_url) as second:
        room, players = await table(first.base, 2)
        player = players[0]
        other = await Player(second.base, player.token).connect(room)
        await other.until(lambda me: "offers" in me.sections)
        key = str((player.ask or {})["key"])
        rng = random.Random(8)
        answers = await asyncio.gather(
            player.act(player.choose(rng), key=key), other.act(other.choose(rng), key=key)
        )
        assert sorted(answer["type"] for answer in answers) == ["ack", "reject"]
        await player.until(lambda me: (me.ask or {})["key"] != key)
        await other.until(lambda me: me.sections == player.sections)
        await leave([*players, other])


async def test_chat_and_presence_reach_the_other_process(postgres_url: str) -> None:
    async with serving(postgres_url) as first, serving(postgres_url) as second:
        room, players = await table(first.base, 2)
        other = await Player(second.base, players[1].token).connect(room)
        await other.until(lambda me: me.seq)
        await players[0].send(type="chat", id="chat-line-1", text="hello")
        await other.until(lambda me: me.chat)
        await first.services.presence.beat()
        await second.services.presence.beat()
        await other.until(lambda me: me.here == [0, 1])
        await players[1].post("/api/me/sign-out-others")
        await leave([*players, other])


async def test_p1_acknowledged_picks_survive_a_kill(database_url: str) -> None:
    port = free_port()
    process = Process(database_url, port)
    await process.ready()
    room, players = await table(process.base, 4)
    rng = random.Random(9)
    for player in players[:2]:
        assert (await player.act(player.choose(rng)))["type"] == "ack"
        await player.until(lambda me: me.ask is not None and me.ask["answered"])
    before = [player.sections["hand"] for player in players]
    keys = [(player.ask or {})["key"] for player in players]
    process.kill()
    process = Process(database_url, port)
    await process.ready()
    for player in players:
        await player.disconnect()
        await player.connect(room)
        await player.until(lambda me: me.seq)
    assert [player.sections["hand"] for player in players] == before
    assert [(player.ask or {})["key"] for player in players] == keys
    assert players[0].sections["prompt"]["waiting"] == [2, 3]
    process.stop()
    await leave(players)


async def test_p4_a_crash_between_commit_and_broadcast(database_url: str) -> None:
    """The first server commits, then neither answers nor tells anybody."""
    async with serving(database_url) as server:
        room, players = await table(server.base, 2)
        player = players[0]
        action, key = player.choose(random.Random(10)), str((player.ask or {})["key"])
        committed = asyncio.Event()

        def die(*_: object) -> None:
            committed.set()
            raise asyncio.CancelledError

        object.__setattr__(server.services.play, "wake", die)
        await player.send(type="act", id="command-1", key=key, action=action)
        await committed.wait()
        await leave(players)
    async with serving(database_url) as server:
        back = [Player(server.base, player.token) for player in players]
        for one in back:
            await one.connect(room)
            await one.until(lambda me: me.seq)
        assert (await back[0].act(action, key=key, client_id="command-1"))["type"] == "ack"
        await back[1].until(lambda me: me.sections["prompt"]["waiting"] == [1])
        live = await server.services.cache.fresh(room)
        assert live is not None
        assert live.table is not None
        assert live.table.number == 1
        await leave(back)
