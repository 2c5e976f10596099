"""B5 in the browser: stepping through, the result link, the rematch."""

import random
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import Browser, expect

from tests.e2e.at_table import ranking
from tests.e2e.person import Person
from tests.e2e.viewers import violations
from tests.player import Player, leave, table
from tests.server import Server, serving

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

# What a position shows of each seat: cards, gold, prestige, markers of both supplies, rat.
SHOWN = """
() => [...document.querySelectorAll('li.seat')].map(row => {
  const seat = row.dataset.seat;
  const figures = [...row.querySelectorAll('.stats .figure > span[aria-hidden]')];
  return {
    cards: [...document.querySelectorAll(`[data-hand="${seat}"] [data-card]`)]
      .map(card => card.dataset.card).sort(),
    gold: Number(figures[0].textContent),
    markers: figures[1].textContent.split(' · ').map(Number),
    rat: Number.parseInt(figures[2].textContent, 10),
    prestige: Number(row.querySelector('.score span[aria-hidden]').textContent),
  };
})
"""


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Server]:
    async with serving(sqlite_url, sockets_per_seat=8) as running:
        yield running


async def _finished(server: Server, seats: int) -> tuple[str, list[Player]]:
    room, players = await table(server.base, seats)
    rng = random.Random(seats)
    while not any(player.ended() for player in players):
        player = next((player for player in players if player.asked()), None)
        if player is not None:
            await player.act(player.choose(rng))
        for other in players:
            nth = len(other.answers.get("pong", [])) + 1
            await other.send(type="ping")
            await other.answer_to("pong", nth)
    return room, players


def _fold(known: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    merged = known | changes
    return {name: section for name, section in merged.items() if section is not None}


def _positions(steps: list[Any], seats: int) -> list[Any]:
    """Return what each position should show of each seat."""
    shared: dict[str, Any] = {}
    own: list[dict[str, Any]] = [{} for _ in range(seats)]
    shown = []
    for step in steps:
        shared = _fold(shared, step.get("sections", {}))
        own = [_fold(own[seat], step.get("own", {}).get(str(seat), {})) for seat in range(seats)]
        shown.append([_of_seat(shared[f"seat.{s}"], own[s]["hand"]) for s in range(seats)])
    return shown


def _of_seat(seat: dict[str, Any], hand: dict[str, Any]) -> dict[str, Any]:
    cards = [*hand["cards"], *hand["pack"], *hand["kept"]]
    return {
        "cards": sorted(card.split(".")[0] for card in cards),
        "gold": seat["gold"],
        "markers": [seat["personal"], seat["general"]],
        "rat": seat["rat"],
        "prestige": seat["prestige"],
    }


async def _at(person: Person, step: int) -> None:
    await person.page.locator(f".viewer[data-step='{step}']").wait_for()


async def test_b5_a_stranger_steps_through_a_game_of_five(server: Server, browser: Browser) -> None:
    room, players = await _finished(server, 5)
    token = (await players[0].post(f"/api/rooms/{room}/result-link")).json()["token"]
    steps = (await players[0].get(f"/api/rooms/{room}/steps")).json()["steps"]
    wanted = _positions(steps, 5)
    last = len(steps) - 1
    stranger = await Person.open(browser, server.base)
    page = stranger.page
    await page.goto(f"{server.base}/w/{token}?step=60")
    await _at(stranger, 60)
    await page.locator(".viewer [data-verified=true]").wait_for()
    await page.keyboard.press("Home")
    for step in range(last + 1):
        await _at(stranger, step)
        assert await page.evaluate(SHOWN) == wanted[step], step
        await page.keyboard.press("ArrowRight")
    rounds = [
        number
        for number, step in enumerate(steps)
        if any(fact["type"] == "revealed" for fact in step.get("facts", []))
    ]
    await page.keyboard.press("Home")
    for first in rounds[1:]:
        await page.keyboard.press("ArrowDown")
        await _at(stranger, first)
    await page.keyboard.press("ArrowLeft")
    await _at(stranger, rounds[-1] - 1)
    await page.keyboard.press("ArrowUp")
    await _at(stranger, rounds[-2])
    await expect(page).to_have_url(re.compile(rf"\?step={rounds[-2]}$"))
    await page.reload()
    await _at(stranger, rounds[-2])
    await page.locator(".viewer [data-action=result]").click()
    result = players[0].sections["result"]["seats"]
    assert sorted(await ranking(stranger)) == sorted(
        (line["place"], f"Seat {seat + 1}", line["prestige"]) for seat, line in enumerate(result)
    )
    await page.locator(".ending [data-verified=true]").wait_for()
    assert await page.locator("[data-action=rematch], [data-side-to=chat]").count() == 0
    await players[3].http.delete(f"/api/rooms/{room}/result-link")
    await page.reload()
    await page.get_by_text(stranger.words["error.no_result"]).wait_for()
    assert stranger.errors == []
    await stranger.close()
    await leave(players)


async def test_a_member_shows_where_he_looks_and_takes_the_link_back(
    server: Server, browser: Browser
) -> None:
    room, players = await _finished(server, 2)
    member = await Person.open(browser, server.base, "zh-Hant", (390, 844), "dark")
    await member.be(players[1].token or "")
    page = member.page
    await page.goto(f"{server.base}/r/{room}")
    await page.locator(".bar [data-action=steps]").click()
    await _at(member, 0)
    for action, step in (("step-on", 1), ("step-on", 2), ("step-back", 1)):
        await page.locator(f"[data-action={action}]").click()
        await _at(member, step)
    await page.locator("[data-tab-to=hands]").click()
    assert await page.locator("[data-hand]").count() == 2
    await page.locator(".viewer [data-action=share]").click()
    link = await page.locator("[data-result-link]").inner_text()
    # The page hears of its own request by HTTP, the scripted socket by a push.
    await players[0].until(lambda me: me.sections["room"]["result_link"])
    token = players[0].sections["room"]["result_link"]
    assert link == f"{server.base}/w/{token}?step=1"
    assert await violations(page) == []
    await page.keyboard.press("Escape")
    await page.locator(".viewer [data-action=result]").click()
    await page.locator("[data-action=unshare]").click()
    await players[0].until(lambda me: me.sections["room"]["result_link"] is None)
    await expect(page.locator("[data-action=unshare]")).to_have_count(0)
    assert member.errors == []
    await member.close()
    await leave(players)


async def test_an_ended_game_plays_by_itself_until_its_end(
    server: Server, browser: Browser
) -> None:
    room, players = await _finished(server, 2)
    token = (await players[0].post(f"/api/rooms/{room}/result-link")).json()["token"]
    last = len((await players[0].get(f"/api/rooms/{room}/steps")).json()["steps"]) - 1
    stranger = await Person.open(browser, server.base)
    page, words = stranger.page, stranger.words
    button = page.locator("[data-action=play]")
    await page.goto(f"{server.base}/w/{token}?step={last - 3}")
    await _at(stranger, last - 3)
    await page.keyboard.press(" ")
    await expect(button).to_have_attribute("aria-label", words["table.view.pause"])
    await _at(stranger, last - 2)
    await button.click()
    await expect(button).to_have_attribute("aria-label", words["table.view.play"])
    await button.click()
    await _at(stranger, last)
    await expect(button).to_have_attribute("aria-label", words["table.view.play"])
    # Who only looks on has no borough to go back to, until another was asked for.
    assert await page.locator("[data-action=home]").count() == 0
    await page.locator(".seats [data-seat='1']").click()
    await page.locator("[data-borough-panel='1'] [data-action=home]").click()
    await expect(page.locator("[data-action=home]")).to_have_count(0)
    assert stranger.errors == []
    await stranger.close()
    await leave(players)


async def test_everybody_goes_along_into_the_rematch(server: Server, browser: Browser) -> None:
    room, players = await _finished(server, 2)
    people = [await Person.open(browser, server.base) for _ in players]
    for person, player in zip(people, players, strict=True):
        await person.be(player.token or "")
        await person.page.goto(f"{server.base}/r/{room}")
        await person.page.locator(".ending").wait_for()
    first, second = people
    await first.page.locator("[data-action=rematch] >> visible=true").click()
    await second.page.locator("[data-rematch=open]").get_by_text("Seat 1").wait_for()
    await first.page.locator("[data-action=enter]").click()
    await first.page.get_by_text(first.words["start.by_itself"]).wait_for()
    await second.page.goto(server.base)
    await second.page.locator(".gamerow", has_text=second.words["games.rematch"]).click()
    await second.page.locator("[data-action=rematch] >> visible=true").click()
    for person in people:
        await person.page.locator("[data-phase=draft1][data-round='1']").wait_for()
    assert first.page.url == second.page.url != f"{server.base}/r/{room}"
    for person in people:
        # The last game is still there to be looked at.
        await person.page.goto(f"{server.base}/r/{room}")
        await person.page.locator("[data-rematch=playing] [data-action=enter]").wait_for()
        assert person.errors == []
        await person.close()
    await leave(players)
