"""U2: the draft as the page shows it."""

import random
from typing import Any

import pytest
from playwright.async_api import Browser

from tests.e2e.at_table import hand
from tests.e2e.person import Person
from tests.e2e.positions import answered, sit_down
from tests.player import Player, leave, table
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

LOCKED = ".card.is-locked"
NAMED = {
    "strip": "() => document.querySelector('[data-pass-to] bdi').textContent",
    "prompt": "() => document.querySelector('.prompt.is-mine bdi').textContent",
}
COUNTS = """
() => [...document.querySelectorAll('.in-hand [aria-hidden]:not(svg)')].map(count =>
  count.textContent)
"""
CARDS = """
() => [...document.querySelectorAll('.hand [data-card]')].map(card =>
  `${card.dataset.card}.${card.dataset.deck}`)
"""


def _cards(player: Player) -> list[str]:
    """Return all cards a seat holds: what it kept, what it chooses from, and its hand."""
    held: dict[str, Any] = player.sections["hand"]
    return [*held["kept"], *held["pack"], *held["cards"]]


async def _named(person: Person) -> set[str]:
    """Return who gets what is not kept, as strip and prompt say."""
    return {str(await person.page.evaluate(found)) for found in NAMED.values()}


async def _step(person: Person, others: list[Player], step: int) -> None:
    """Draft once; whoever the page names receives what it says, and nobody else does."""
    await person.page.locator(f'[data-phase="draft{step}"] .prompt.is-mine').wait_for()
    shown = await hand(person)
    assert [len(shown[what]) for what in ("kept", "pack")] == [step - 1, 4 - step]
    assert await person.page.evaluate(COUNTS) == ["3"] * (len(others) + 1)
    (name,) = await _named(person)
    await person.play(random.Random(step), LOCKED)
    shown = await hand(person)
    passed = [card for card in shown["pack"] if card.split(".")[0] not in shown["locked"]]
    assert await _named_in_strip(person) == (name, len(passed))
    for other in others:
        await other.act(other.choose(random.Random(step)))
    for other in others:
        await other.until(lambda me: me.sections["round"]["phase"] != f"draft{step}")
    got = [other for other in others if set(passed) <= set(other.sections["hand"]["received"][-1])]
    assert [f"Seat {other.me + 1}" for other in got] == [name]


async def _named_in_strip(person: Person) -> tuple[str, int]:
    """Return the name in the strip, and how many cards it says go there."""
    count = await person.page.locator("[data-pass-to] > b").count()
    return str(await person.page.evaluate(NAMED["strip"])), count


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
async def test_u2_who_is_named_receives_what_is_passed_and_no_card_is_lost(
    server: Server, browser: Browser, seats: int
) -> None:
    room, players = await table(server.base, seats)
    dealt = sorted(card for player in players for card in _cards(player))
    *others, mine = players
    person = await Person.open(browser, server.base)
    await sit_down(person, room, mine)
    for step in (1, 2):
        await _step(person, others, step)
    await person.page.locator('[data-phase="actions"]').wait_for()
    await answered(others)
    own = await person.page.evaluate(CARDS)
    assert len(own) == 3
    assert [int(card.split(".")[1]) for card in own] == [(mine.me - n) % seats for n in range(3)]
    assert sorted([*own, *(card for other in others for card in _cards(other))]) == dealt
    assert await person.page.evaluate(COUNTS) == ["3"] * seats
    assert person.errors == []
    await person.close()
    await leave(others)
