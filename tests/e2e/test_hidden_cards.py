"""S3: what a seat may not know leaves no trace in its page."""

import asyncio

import pytest
from playwright.async_api import Browser

from app.accounts import secrets
from app.games.notre_dame.state import State
from tests.e2e.at_table import difference
from tests.e2e.person import Person
from tests.e2e.positions import alike, begun, one_of_each_phase, sit_down
from tests.player import Player, leave
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

DEALS = 3
SETTLED_WITHIN = 20.0
# Once nobody is away and whoever is asked has been called, nothing more is drawn by itself.
QUIET = """
() => document.querySelector('.nd') && !document.querySelector('.seat .away') &&
  (!document.querySelector('.prompt.is-mine') || document.getElementById('assertive').textContent)
"""
# All a page consists of: elements in their order, classes, attributes and inline styles, title and
# icon, what it has loaded and what it has kept.
EVERYTHING = """
async () => JSON.stringify({
  page: document.documentElement.outerHTML.replace(/<!--.*?-->/gs, ''),
  sheets: document.adoptedStyleSheets.length,
  kept: [localStorage, sessionStorage].map(storage => Object.entries(storage).sort()),
  databases: await indexedDB.databases(),
  caches: await caches.keys(),
  state: history.state,
  loaded: [...new Set(performance.getEntriesByType('resource').map(({ name }) => name))].sort(),
})
"""
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"
# How the others' hands are shown, with how many cards each has.
HANDS = """
() => [...document.querySelectorAll('[data-seat]:not(.is-me) .in-hand')].map(hand =>
  [hand.querySelector('.sr').textContent, hand.outerHTML.replace(/<!--.*?-->/g, '')])
"""


@pytest.fixture(autouse=True)
def _same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "new_seed", bytes)


async def _open(person: Person, state: State) -> tuple[str, list[Player]]:
    """Show the first seat's page in this position."""
    room, players = await begun(person.base, state)
    await person.page.evaluate(FORGET)
    await sit_down(person, room, players[0])
    await person.page.wait_for_function(QUIET)
    hands = await person.page.evaluate(HANDS)
    assert len(hands) == len(players) - 1
    assert len({shown for _, shown in hands}) == len({count for count, _ in hands})
    return room, players


async def _same(people: list[Person], rooms: list[str]) -> str:
    """Return all that these pages consist of, once all they need is loaded and it is the same."""
    pages: list[str] = []
    try:
        async with asyncio.timeout(SETTLED_WITHIN):
            while len(set(pages)) != 1:
                found = [await person.page.evaluate(EVERYTHING) for person in people]
                pages = [
                    page.replace(room, "ROOM") for page, room in zip(found, rooms, strict=True)
                ]
    except TimeoutError:
        assert difference(*pages) == []
    return pages[0]


@pytest.mark.parametrize("seats", [2, 4])
async def test_s3_the_page_is_the_same_whatever_is_hidden(
    server: Server, browser: Browser, seats: int
) -> None:
    positions = one_of_each_phase(seats)
    assert {"draft1", "draft2", "actions 0", "actions 1", "hiring"} <= set(positions)
    people = [await Person.open(browser, server.base) for _ in range(DEALS)]
    pages = set()
    for state in positions.values():
        deals = zip(people, alike(state, DEALS), strict=True)
        opened = [await _open(person, deal) for person, deal in deals]
        pages.add(await _same(people, [room for room, _ in opened]))
        for _, players in opened:
            await leave(players)
    assert len(pages) == len(positions)
    for person in people:
        assert person.errors == []
        await person.close()
