"""R10, R12: what the rules give in special cases, offered and told by the page."""

import pytest
from playwright.async_api import Browser, Locator

from app.games.notre_dame.state import State
from tests.e2e.person import Person
from tests.e2e.positions import look
from tests.games.notre_dame.scene import Scene
from tests.player import leave
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

HAND = ("bank", "residence", "hospital")


def _own(person: Person, what: str) -> Locator:
    return person.page.locator(f".borough {what}")


async def _influence(person: Person, sector: str) -> int:
    return int(await _own(person, f"[data-sector={sector}] .num").inner_text())


async def _confirm(person: Person) -> None:
    """Confirm, and wait until it is done."""
    await person.page.locator("[data-action=confirm] >> visible=true").click()
    await person.page.locator("[data-action=undo] >> visible=true").wait_for()


@pytest.mark.parametrize("seats", [3, 4, 5])
async def test_r10_with_an_empty_supply_the_page_offers_to_move_an_own_marker(
    server: Server, browser: Browser, seats: int
) -> None:
    scene = Scene(seats).at(
        0, hand=HAND, personal=0, cloister_school=2, bank=1, cathedral=1, friend="hotel", gold=0
    )
    person, players = await look(browser, server.base, scene.state)
    assert await _own(person, "[data-personal]").inner_text() == "0"
    await person.page.locator(".hand [data-card=bank]").click()
    legal = person.page.locator(".borough .is-legal")
    assert await legal.evaluate_all("all => all.map(one => one.dataset.sector)") == [
        "cloister-school",
        "cathedral",
    ]
    for sector in ("bank", "park", "hotel"):
        blocked = _own(person, f"[data-sector={sector}]")
        assert await blocked.get_attribute("aria-disabled") == "true"
    await _own(person, "[data-sector=cloister-school]").click()
    await _confirm(person)
    assert [await _influence(person, at) for at in ("cloister-school", "bank", "hotel")] == [
        1,
        2,
        1,
    ]
    assert "2" in await _own(person, ".purse").first.inner_text()
    source, place = person.words["nd.card.cloister-school"], person.words["nd.card.bank"]
    told = person.words["nd.fact.placed_from"].format(source=source, place=place, influence=2)
    await person.page.get_by_role("log").get_by_text(told).wait_for()
    assert person.errors == []
    await person.close()
    await leave(players[1:])


def _with_park(seats: int) -> State:
    """Return a position in which two messages are to be carried out again."""
    scene = Scene(seats).at(0, park=3, friend="park", gold=1, messages=[(0, 1), (1, 1)])
    return scene.hiring("coachman").state


@pytest.mark.parametrize("seats", [3, 4, 5])
async def test_r12_the_park_bonus_is_told_on_each_gain(
    server: Server, browser: Browser, seats: int
) -> None:
    person, players = await look(browser, server.base, _with_park(seats))
    page = person.page
    before = page.locator(".seat.is-me .score .sr")
    assert await before.inner_text() == person.words["nd.seat.prestige"].format(n=0)
    await page.locator("[data-person=coachman]").click()
    await page.locator("[data-choice='1']").click()
    await _confirm(person)
    gain = person.words["nd.fact.gained.park"].format(by=3, park=2)
    told = page.locator(".log li", has_text=gain)
    assert [text.removeprefix(gain) for text in await told.all_inner_texts()] == [
        ": 0 → 3.",
        ": 3 → 6.",
    ]
    assert await before.inner_text() == person.words["nd.seat.prestige"].format(n=6)
    assert person.errors == []
    await person.close()
    await leave(players[1:])
