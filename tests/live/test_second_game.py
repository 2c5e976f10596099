"""Ora et Labora over real sockets: rooms of one to four, settings, undo across a restart."""

import random
from typing import Any
from uuid import uuid4

import pytest

from tests.player import Player, leave, table
from tests.server import FakeClock, serving

pytestmark = pytest.mark.anyio

GAME = "ora_et_labora"
TWO = 2
MIDDLE = 60
ENOUGH = 150
OWN = {"room", "prompt", "offers", "undo"}


async def settings(player: Player, **values: Any) -> dict[str, Any]:
    """Change a seat's settings and wait for ack or reject."""
    name = uuid4().hex
    await player.send(type="settings", id=name, settings=values)
    return await player.answer_to(name)


@pytest.mark.parametrize(
    ("seats", "length", "country"),
    [
        (1, "normal", "france"),
        (2, "normal", "ireland"),
        (2, "long", "france"),
        (3, "normal", "ireland"),
        (4, "normal", "france"),
        (3, "short", "france"),
        (4, "short", "ireland"),
    ],
)
async def test_a_whole_game_with_a_restart_in_the_middle(
    database_url: str, seats: int, length: str, country: str
) -> None:
    clock, rng = FakeClock(), random.Random(seats)
    async with serving(database_url, clock) as server:
        options = {"length": length, "country": country}
        room, players = await table(server.base, seats, game=GAME, **options)
        await _play(players, rng, MIDDLE)
        shown = [dict(player.sections) for player in players]
        await leave(players)
    async with serving(database_url, clock) as server:
        players = [Player(server.base, player.token) for player in players]
        for player, before in zip(players, shown, strict=True):
            await player.connect(room)
            await player.until(lambda me: "prompt" in me.sections)
            assert {**player.sections, "room": None} == {**before, "room": None}
        # two players may play for ever; these agree when they have played enough
        await _play(players, rng, ENOUGH if seats == TWO else None)
        if seats == TWO and not players[0].ended():
            for player in players:
                assert (await settings(player, agree_to_end=True))["type"] == "ack"
        for player in players:
            await player.until(lambda me: me.ended())
            assert len(player.sections["result"]["scores"]) == seats
        await leave(players)


async def _play(players: list[Player], rng: random.Random, most: int | None) -> None:
    """Answer at random to the end of the game, or so many times."""
    played = 0
    while not players[0].ended() and played != most:
        turn = next((player for player in players if player.asked()), None)
        if turn is None:
            await players[0].until(lambda me: me.ended() or me.sections["prompt"]["waiting"])
            for seat in players[0].sections["prompt"]["waiting"]:
                await players[seat].until(lambda me: me.ended() or me.asked())
            continue
        await _answer(turn, rng)
        played += 1
    await _all_know(players)


async def _all_know(players: list[Player]) -> None:
    """Wait until everybody has been shown the same."""

    def public(player: Player) -> dict[str, Any]:
        return {name: what for name, what in player.sections.items() if name not in OWN}

    def same(_player: Player) -> bool:
        return all(public(player) == public(players[0]) for player in players)

    for player in players:
        await player.until(same)


async def _answer(player: Player, rng: random.Random) -> None:
    """Answer at random, and wait until the next question is there."""
    asked = player.ask
    answer = await player.act(player.choose(rng))
    assert answer["type"] == "ack", answer
    await player.until(lambda me: me.ask != asked or me.ended())


async def test_settings_are_shown_and_kept(database_url: str) -> None:
    clock = FakeClock()
    async with serving(database_url, clock) as server:
        room, players = await table(server.base, 2, game=GAME)
        one = next(player for player in players if player.asked())
        two = players[1 - one.me]
        owner = f"player.{two.me}"
        assert (await settings(two, standing_order="prior"))["type"] == "ack"
        await one.until(lambda me: me.sections[owner]["order"] == "prior")
        refused = await settings(two, standing_order="nobody")
        assert (refused["type"], refused["code"]) == ("reject", "bad_action")
        farmyard = f"L02.{two.me}"
        contract = {"type": "contract", "building": farmyard, "gift": False, "money": {"coin": 1}}
        assert (await one.act(contract))["type"] == "ack"
        await one.until(lambda me: me.sections[owner]["prior"] == farmyard)
        assert (await settings(two, standing_order="lay_brother"))["type"] == "ack"
        await leave(players)
    async with serving(database_url, clock) as server:
        one, two = (Player(server.base, player.token) for player in (one, two))
        for player in (one, two):
            await player.connect(room)
            await player.until(lambda me: "undo" in me.sections)
        # half a turn is as it was, and can be taken back; the order is not
        assert one.sections["undo"]["steps"] == [0]
        assert (await one.undo(0))["type"] == "ack"
        await one.until(lambda me: me.sections[owner]["prior"] is None)
        assert one.sections[owner]["order"] == "lay_brother"
        for player in (one, two):
            assert (await settings(player, agree_to_end=True))["type"] == "ack"
        await one.until(lambda me: me.ended())
        assert one.sections["result"]["places"] == [1, 1]
        await leave([one, two])


async def test_a_game_without_settings_refuses_them(database_url: str) -> None:
    async with serving(database_url, FakeClock()) as server:
        _, players = await table(server.base, 2)
        refused = await settings(players[0], anything=1)
        assert refused["code"] == "no_settings"
        await leave(players)
