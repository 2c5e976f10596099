"""S3: what a seat may not know leaves no trace in its page."""

import pytest
from playwright.async_api import Browser

from app.accounts import secrets
from app.games.notre_dame.state import State
from tests.e2e.person import Person
from tests.e2e.positions import alike, begun, one_of_each_phase, sit_down
from tests.player import leave
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

DEALS = 3
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


async def _page_in(person: Person, state: State) -> str:
    """Return all the first seat's page is made of in this position."""
    room, players = await begun(person.base, state)
    await person.page.evaluate(FORGET)
    await sit_down(person, room, players[0])
    await person.page.wait_for_function(QUIET)
    hands = await person.page.evaluate(HANDS)
    assert len(hands) == len(players) - 1
    assert len({shown for _, shown in hands}) == len({count for count, _ in hands})
    found: str = await person.page.evaluate(EVERYTHING)
    await leave(players)
    return found.replace(room, "ROOM")


@pytest.mark.parametrize("seats", [2, 4])
async def test_s3_the_page_is_the_same_whatever_is_hidden(
    server: Server, browser: Browser, seats: int
) -> None:
    positions = one_of_each_phase(seats)
    assert {"draft1", "draft2", "actions 0", "actions 1", "hiring"} <= set(positions)
    person = await Person.open(browser, server.base)
    pages = set()
    for phase, state in positions.items():
        first, *others = [await _page_in(person, deal) for deal in alike(state, DEALS)]
        assert all(other == first for other in others), phase
        pages.add(first)
    assert len(pages) == len(positions)
    assert person.errors == []
    await person.close()
