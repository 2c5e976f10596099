"""A2: whole games through the real page."""

import asyncio
import random

import pytest
from playwright.async_api import Browser

from tests.e2e.at_table import hand, open_chat, ranking, verify
from tests.e2e.lobby import (
    create_room,
    hears,
    join_by_code,
    join_by_link,
    open_game,
    recover,
    say,
    seated,
    show_recovery_code,
)
from tests.e2e.person import Person
from tests.player import Player, leave
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

TITLE = "Île de la Cité"
NAMES = ["Seat 1", "座位 2", "Seat 3", "Seat 4", "Seat 5"]
LAPTOP, TABLET, PHONE = (1366, 768), (768, 1024), (390, 844)
MID_DRAFT = '[data-round="2"][data-phase="draft2"]'
LOCKED = ".card.is-locked"


async def _on_another_device(
    browser: Browser, person: Person, code: str, language: str, size: tuple[int, int]
) -> Person:
    """Lose a browser in the middle of the draft; find the same cards in one that is new."""
    before = await hand(person)
    assert (len(before["kept"]), len(before["pack"]), len(before["known"])) == (1, 2, 2)
    await person.close()
    again = await Person.open(browser, person.base, language, size)
    assert await again.context.cookies() == []
    await recover(again, code)
    await open_game(again, TITLE)
    await again.page.locator(MID_DRAFT).wait_for()
    assert await hand(again) == before
    return again


async def _look_back(person: Person, place: int, seats: int) -> None:
    """Go home from the end screen; the game is listed with the place."""
    await person.page.locator("[data-action=leave] >> visible=true").click()
    text = person.words["games.place"].format(place=place, n=seats)
    await person.page.locator(".gamerow", has_text=TITLE).get_by_text(text).wait_for()


async def _chat(people: list[Person]) -> None:
    for person, name in zip(people, NAMES, strict=False):
        await say(person, f"from {name}")
    for person in people:
        for name in NAMES[: len(people)]:
            await hears(person, name, f"from {name}")


async def _gather(browser: Browser, base: str) -> tuple[list[Person], str]:
    """Three people meet, chat and begin; also returns the recovery code of the last."""
    devices = (("en", LAPTOP), ("zh-Hans", PHONE), ("zh-Hant", TABLET))
    people = [await Person.open(browser, base, language, size) for language, size in devices]
    host, by_link, by_code = people
    invitation = await create_room(host, NAMES[0], 3, TITLE)
    await join_by_link(by_link, NAMES[1], invitation.link)
    await join_by_code(by_code, NAMES[2], invitation.code)
    await _chat(people)
    code = await show_recovery_code(by_code, TITLE)
    await by_link.press("ready.yes")
    await by_code.press("ready.yes")
    await host.press("start")
    return people, code


async def test_a2_three_people_meet_by_link_and_code_and_play_to_the_end(
    server: Server, browser: Browser
) -> None:
    people, code = await _gather(browser, server.base)
    host, by_link, by_code = people
    rng = random.Random(3)
    await asyncio.gather(*(person.play(rng, MID_DRAFT) for person in people))
    await by_code.play(rng, LOCKED)
    await host.play(rng, LOCKED)
    again = await _on_another_device(browser, by_code, code, "zh-Hant", PHONE)
    assert len((await hand(again))["locked"]) == 1
    await open_chat(again)
    await hears(again, NAMES[0], f"from {NAMES[0]}")
    await say(again, "again")
    await open_chat(by_link)
    await hears(by_link, NAMES[2], "again")
    there = [host, by_link, again]
    await asyncio.gather(*(person.play(rng) for person in there))
    ranked = await ranking(host)
    assert sorted(name for _, name, _ in ranked) == sorted(NAMES[:3])
    assert [await ranking(person) for person in there] == [ranked] * 3
    await verify(again)
    await _look_back(again, next(place for place, name, _ in ranked if name == NAMES[2]), 3)
    assert [person.errors for person in (*people, again)] == [[], [], [], []]
    assert {host for person in (*people, again) for host in person.hosts} == {
        server.base.split("//")[1]
    }
    for person in there:
        await person.close()


async def _sit_down(base: str, link: str, code: str, seats: int) -> list[Player]:
    """Let programs join, the first by the link and the others by the code, and be ready."""
    room = link.rsplit("/", 1)[1]
    players = [await Player.named(base, name) for name in NAMES[1:seats]]
    for number, player in enumerate(players):
        way = {"code": code} if number else {"room": room}
        assert (await player.post("/api/join", **way)).json() == {"id": room}
        await player.connect(room)
        await player.post(f"/api/rooms/{room}/ready", ready=True)
    return players


@pytest.mark.parametrize(
    ("seats", "language", "sizes"),
    [
        (2, "zh-Hans", (PHONE, LAPTOP)),
        (4, "zh-Hant", (TABLET, PHONE)),
        (5, "en", (LAPTOP, TABLET)),
    ],
)
async def test_a2_one_browser_plays_a_whole_game_against_scripted_sockets(
    server: Server,
    browser: Browser,
    seats: int,
    language: str,
    sizes: tuple[tuple[int, int], tuple[int, int]],
) -> None:
    person = await Person.open(browser, server.base, language, sizes[0])
    invitation = await create_room(person, NAMES[0], seats, TITLE)
    others = await _sit_down(server.base, invitation.link, invitation.code, seats)
    for name in NAMES[:seats]:
        await seated(person, name)
    await others[0].send(type="chat", id="chat-line-1", text="from there")
    await hears(person, NAMES[1], "from there")
    await say(person, "from here")
    await others[-1].until(lambda me: [line["text"] for line in me.chat][-1:] == ["from here"])
    code = await show_recovery_code(person, TITLE)
    await person.press("start")
    scripted = [
        asyncio.create_task(other.play(random.Random(number)))
        for number, other in enumerate(others)
    ]
    rng = random.Random(seats)
    clicks = await person.play(rng, MID_DRAFT)
    again = await _on_another_device(browser, person, code, language, sizes[1])
    clicks += await again.play(rng)
    await asyncio.gather(*scripted)
    assert clicks > 60
    result = others[0].sections["result"]["seats"]
    assert sorted(await ranking(again)) == sorted(
        (final["place"], name, final["prestige"])
        for name, final in zip(NAMES[:seats], result, strict=True)
    )
    await verify(again)
    await _look_back(again, result[0]["place"], seats)
    assert person.errors == again.errors == []
    assert person.hosts == again.hosts == {server.base.split("//")[1]}
    await again.close()
    await leave(others)
