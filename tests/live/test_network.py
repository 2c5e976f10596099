"""Network and concurrency (cases N1, N6 to N9) over real sockets."""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest

from tests.player import Player, leave, table
from tests.server import Server, serving

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(database_url: str) -> AsyncIterator[Server]:
    async with serving(database_url) as running:
        yield running


class Repicked:
    """Holds once my ask has another key."""

    def __init__(self, key: str) -> None:
        self._key = key

    def __call__(self, player: Player) -> bool:
        return player.ask is not None and player.ask["key"] != self._key


async def _fresh(player: Player, room: str) -> Player:
    """Return the same person on a new socket, as a full state tells it."""
    other = Player(player.base, player.token)
    await other.connect(room)
    await other.until(lambda me: "room" in me.sections)
    return other


async def _exact(player: Player, room: str) -> None:
    other = await _fresh(player, room)
    await player.until(lambda me: me.sections == other.sections)
    await leave([other])


async def test_n1_a_lost_socket_comes_back_to_the_exact_position(server: Server) -> None:
    room, players = await table(server.base, 4)
    rng = random.Random(1)
    lost = players[1]
    for player in players:
        await player.act(player.choose(rng))
    await lost.until(lambda me: (me.ask or {}).get("kind") == "draft" and me.asked())
    known = dict(lost.facts)
    await lost.disconnect()
    for player in (players[0], players[2]):
        await player.until(Player.asked)
        await player.act(player.choose(rng))
    await lost.connect(room)
    await lost.until(lambda me: me.seq)
    await _exact(lost, room)
    assert lost.asked()
    told = [number for number, fact in lost.facts.items() if number not in known]
    assert [lost.facts[number]["type"] for number in told].count("picked") == 2
    assert sorted(lost.facts) == list(range(1, max(lost.facts) + 1))
    await leave(players)


async def test_n6_two_commands_with_one_key_give_one_ack(server: Server) -> None:
    room, players = await table(server.base, 2)
    first = players[0]
    second = await _fresh(first, room)
    ask = first.ask
    assert ask is not None
    rng = random.Random(2)
    answers = await asyncio.gather(
        first.act(first.choose(rng), key=ask["key"]), second.act(second.choose(rng), key=ask["key"])
    )
    assert sorted(answer["type"] for answer in answers) == ["ack", "reject"]
    refused = next(answer for answer in answers if answer["type"] == "reject")
    assert refused["code"] == "stale"
    await first.until(lambda me: (me.ask or ask)["key"] != ask["key"])
    await second.until(lambda me: me.sections == first.sections)
    await leave([*players, second])


async def _to_actions(players: list[Player], rng: random.Random) -> Player:
    """Draft at random; returns who is to play a card."""
    for _ in range(2):
        for player in players:
            await player.until(Player.asked)
            await player.act(player.choose(rng))
    for player in players:
        await player.until(lambda me: me.sections["prompt"]["kind"] == "play")
    active: int = players[0].sections["prompt"]["waiting"][0]
    return players[active]


async def test_n6b_an_undo_makes_the_next_players_act_stale(server: Server) -> None:
    _, players = await table(server.base, 3)
    rng = random.Random(3)
    first = await _to_actions(players, rng)
    await first.act(first.choose(rng))
    await first.until(lambda me: me.sections["undo"]["steps"])
    second = players[(first.me + 1) % 3]
    await second.until(Player.asked)
    action, key = second.choose(rng), (second.ask or {})["key"]
    assert (await first.undo(first.sections["undo"]["steps"][0]))["type"] == "ack"
    before = await _game(first)
    refused = await second.act(action, key=key)
    assert (refused["type"], refused["code"]) == ("reject", "stale")
    await second.until(lambda me: me.sections["prompt"]["waiting"] == [first.me])
    assert await _game(first) == before
    await leave(players)


async def _game(player: Player) -> dict[str, object]:
    await player.send(type="ping")
    await player.answer_to("pong", len(player.answers.get("pong", [])) + 1)
    return {name: value for name, value in player.sections.items() if name != "room"}


async def test_n7_five_picks_at_once_advance_the_draft_once(server: Server) -> None:
    _, players = await table(server.base, 5)
    rng = random.Random(4)
    packs = {player.me: set(player.sections["hand"]["pack"]) for player in players}
    picks = {player.me: player.choose(rng) for player in players}
    answers = await asyncio.gather(*(player.act(picks[player.me]) for player in players))
    assert [answer["type"] for answer in answers] == ["ack"] * 5
    for player in players:
        await player.until(lambda me: me.sections["round"]["phase"] == "draft2")
        right = (player.me - 1) % 5
        expected = packs[right] - {picks[right]["card"]}
        assert set(player.sections["hand"]["pack"]) == expected
    drafted = [fact for fact in players[0].facts.values() if fact["type"] == "drafted"]
    assert len(drafted) == 1
    await leave(players)


async def test_n8_a_repeated_command_is_applied_once(server: Server) -> None:
    room, players = await table(server.base, 2)
    player = players[0]
    rng = random.Random(5)
    action, key = player.choose(rng), (player.ask or {})["key"]
    first = await player.act(action, key=key, client_id="command-1")
    again = await player.act(action, key=key, client_id="command-1")
    await player.disconnect()
    await player.connect(room)
    third = await player.act(action, key=key, client_id="command-1")
    assert first == again == third == {"type": "ack", "id": "command-1"}
    await player.until(lambda me: "hand" in me.sections)
    picks = [f for f in player.facts.values() if f["type"] == "picked" and f["seat"] == player.me]
    assert len(picks) == 1
    await leave(players)


async def test_n9_two_tabs_of_a_seat_are_one_player(server: Server) -> None:
    room, players = await table(server.base, 2)
    first, other = players
    tab = await _fresh(first, room)
    rng = random.Random(6)
    stale = (tab.ask or {})["key"]
    await first.act(first.choose(rng))
    await tab.until(lambda me: (me.ask or {})["answered"])
    refused = await tab.act(tab.choose(rng), key=stale)
    assert refused["code"] == "stale"
    await tab.until(lambda me: me.sections == first.sections)
    await other.until(lambda me: me.here == [0, 1])
    await first.disconnect()
    await server.services.presence.beat()
    assert other.here == [0, 1]
    await leave([*players, tab])


async def test_a_repick_is_not_noticed(server: Server) -> None:
    _, players = await table(server.base, 3)
    first, other, _ = players
    rng = random.Random(7)
    await first.act(first.choose(rng))
    await other.until(lambda me: first.me not in me.sections["prompt"]["waiting"])
    seen = len(other.frames)
    for _ in range(5):
        await first.until(lambda me: me.ask is not None)
        key = (first.ask or {})["key"]
        assert (await first.act(first.choose(rng)))["type"] == "ack"
        await first.until(Repicked(key))
    await other.send(type="ping")
    await other.answer_to("pong")
    assert len(other.frames) == seen + 1
    await leave(players)
