"""A2: whole games through the real page."""

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser

from tests.e2e.person import Person
from tests.player import Player, leave, table
from tests.server import Server, serving

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

GAME = 240.0


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Server]:
    async with serving(sqlite_url) as running:
        yield running


async def _play_in_page(person: Person, rng: random.Random) -> int:
    """Click until the game is over; returns the number of clicks."""
    clicks = 0
    async with asyncio.timeout(GAME):
        while not await person.over():
            if await person.step(rng.random()):
                clicks += 1
            await person.page.wait_for_timeout(20)
    return clicks


@pytest.mark.parametrize(
    ("seats", "language", "size"),
    [(2, "zh-Hans", (390, 844)), (4, "zh-Hant", (768, 1024)), (5, "en", (1366, 768))],
)
async def test_a2_one_browser_plays_a_whole_game_against_scripted_sockets(
    server: Server, browser: Browser, seats: int, language: str, size: tuple[int, int]
) -> None:
    room, players = await table(server.base, seats)
    mine, *others = players
    person = await Person.open(browser, server.base, language, size)
    await person.be(str(mine.token))
    await mine.disconnect()
    scripted = [
        asyncio.create_task(other.play(random.Random(number)))
        for number, other in enumerate(others)
    ]
    await person.page.goto(f"{server.base}/r/{room}")
    clicks = await _play_in_page(person, random.Random(seats))
    await asyncio.gather(*scripted)
    assert clicks > 60
    assert others[0].status == "finished"
    assert person.errors == []
    assert person.hosts == {server.base.split("//")[1]}
    await person.close()
    await leave(players)


async def test_a2_three_people_meet_by_link_and_code_and_play_to_the_end(
    server: Server, browser: Browser
) -> None:
    host = await Player.named(server.base, "Seat 1")
    made = await host.post("/api/rooms", game="notre_dame", seats=3, title="Table")
    room = made.json()["id"]
    await host.connect(room)
    await host.until(lambda me: "room" in me.sections)
    code = host.sections["room"]["code"]
    by_link, by_code = [await Player.named(server.base, f"Seat {n}") for n in (2, 3)]
    assert (await by_link.post("/api/join", room=room)).status_code == 200
    assert (await by_code.post("/api/join", code=code)).status_code == 200
    people = []
    for player, language in zip(
        (host, by_link, by_code), ("en", "zh-Hans", "zh-Hant"), strict=True
    ):
        person = await Person.open(browser, server.base, language)
        await person.be(str(player.token))
        await person.page.goto(f"{server.base}/r/{room}")
        await person.page.wait_for_selector("main")
        people.append(person)
    for player in (by_link, by_code):
        await player.post(f"/api/rooms/{room}/ready", ready=True)
    assert (await host.post(f"/api/rooms/{room}/start")).status_code == 200
    await asyncio.gather(
        *(_play_in_page(person, random.Random(n)) for n, person in enumerate(people))
    )
    await host.until(Player.ended)
    assert [person.errors for person in people] == [[], [], []]
    for person in people:
        await person.close()
    await leave([host, by_link, by_code])
