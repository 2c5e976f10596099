"""D5, U7: Ora et Labora by keyboard alone, and what a screen reader is told meanwhile."""

import asyncio
import re
from collections.abc import Mapping
from typing import Any

import pytest
from playwright.async_api import Browser

from app.accounts import secrets
from tests.e2e.ora_et_labora.hand import CONFIRM, Hand
from tests.e2e.ora_et_labora.plans import PAGE, Plan, Until, Variant, find, plan
from tests.e2e.ora_et_labora.played import Played
from tests.e2e.person import Person
from tests.e2e.test_keyboard import DIGIT, FREE, LISTEN
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

SOLO = Variant(1, "france")
TWO = Variant(2, "ireland")
SEAT = "Seat 2"
FACTS = {"contracted", "felled", "cut", "passed", "built", "settled", "bought", "exchanged"}
FACTS |= {"turn_ended"}
DEEDS = rf"{SEAT} (?:hires|fells|removes|cuts|does|builds|buys|places|exchanges|ends the turn)"
PHASES = 2
MOST_TABS = 200
MOST_ARROWS = 12

# Enter confirms where the focus is on nothing, or on what has just been chosen.
CONFIRMS = """
() => document.activeElement === document.body || (
  document.activeElement.getAttribute('aria-pressed') === 'true' &&
  !document.activeElement.closest('[data-seat], [data-view]'))
"""
THERE = "document.activeElement === wanted"
# How many stops of Tab it is from the focus to what is wanted.
STOPS = """
() => {
  const stops = [...document.querySelectorAll(
    'a[href], button, input, select, summary, [tabindex="0"]')]
    .filter(one => one.getClientRects().length > 0 && one.tabIndex >= 0);
  return stops.indexOf(wanted) - stops.indexOf(document.activeElement);
}
"""
# The arrow that leads from the focus towards what is wanted, within the same part of the board.
ARROW = """
() => {
  const from = document.activeElement;
  const board = wanted.closest('[data-arrows]');
  if (!board || from === wanted || from.closest('[data-arrows]') !== board) return null;
  const middle = one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const [[x, y], [wx, wy]] = [middle(from), middle(wanted)];
  if (Math.abs(wx - x) > Math.abs(wy - y)) return wx > x ? 'ArrowRight' : 'ArrowLeft';
  return wy > y ? 'ArrowDown' : 'ArrowUp';
}
"""
CALLED = "window.told.assertive.length"
PATIENCE, SOON = 20.0, 50


class Keys(Hand):
    """Somebody without a pointer. `ways` is how often each way of choosing was gone."""

    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.ways = dict.fromkeys(("digit", "enter", "arrows", "tab"), 0)

    async def choose(self, found: Mapping[str, Any]) -> None:
        """Choose what was found by Tab, arrows, digits and Enter."""
        page = self.person.page
        if found["selector"] == CONFIRM:
            if not await page.evaluate(CONFIRMS):
                await self._reach()
            self.ways["enter"] += 1
            await page.keyboard.press("Enter")
            return
        digit = await page.evaluate(f"({DIGIT})(wanted)")
        if digit is not None:
            self.ways["digit"] += 1
            await page.keyboard.press(digit)
            return
        await self._reach()
        await page.keyboard.press("Enter")

    async def _reach(self) -> None:
        if await self._go_by_arrows():
            self.ways["arrows"] += 1
            return
        self.ways["tab"] += 1
        page = self.person.page
        for _ in range(MOST_TABS):
            if await page.evaluate(THERE):
                return
            stops = await page.evaluate(STOPS)
            nowhere = await page.evaluate(FREE)
            key = "Shift+Tab" if stops < 0 and not nowhere else "Tab"
            for _ in range(1 if nowhere else max(1, abs(stops))):
                await page.keyboard.press(key)
        raise AssertionError("cannot be reached by Tab")

    async def _go_by_arrows(self) -> bool:
        page = self.person.page
        if await page.evaluate(FREE):
            # the first arrow leads to what may be chosen
            await page.keyboard.press("ArrowDown")
        for _ in range(MOST_ARROWS):
            arrow = await page.evaluate(ARROW)
            if arrow is None:
                break
            await page.keyboard.press(arrow)
        return bool(await page.evaluate(THERE))


async def _play(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch, planned: Plan
) -> tuple[Keys, Played]:
    """Play a planned game by keyboard; every question is called out once."""
    monkeypatch.setattr(secrets, "new_seed", lambda _size: planned.seed)
    game = await Played.start(server.base, planned)
    keys = Keys(await Person.open(browser, server.base))
    page = keys.person.page
    await page.add_init_script(LISTEN)
    await game.come(keys)
    await game.go_on()
    async with asyncio.timeout(PATIENCE):
        while await page.evaluate(CALLED) != len(keys.line.keys):
            await keys.person.page.wait_for_timeout(SOON)
    assert await page.evaluate("window.pointed") == 0
    assert keys.person.errors == []
    return keys, game


async def test_d5_u7_a_solo_game_by_keyboard(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned = find(SOLO, {"asked neutral", "do settle", "row"}, Until(phases=PHASES))
    keys, game = await _play(server, browser, monkeypatch, planned)
    assert min(keys.ways.values()) > 0
    assert game.mine.sections["round"]["phases"] == PHASES
    await keys.person.close()
    await game.leave()


async def test_u7_what_others_do_is_told_once(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys, game = await _play(server, browser, monkeypatch, plan(TWO, 4, Until(round=5)))
    foreign = [
        fact for fact in game.mine.facts.values() if fact["type"] in FACTS and fact["seat"] != PAGE
    ]
    assert len(foreign) > 0
    deeds: list[str] = []
    async with asyncio.timeout(PATIENCE):
        while len(deeds) < len(foreign):
            await keys.person.page.wait_for_timeout(SOON)
            told = await keys.person.page.evaluate("window.told.polite")
            deeds = re.findall(DEEDS, " ".join(told))
    assert len(deeds) == len(foreign)
    await keys.person.close()
    await game.leave()


@pytest.mark.soak
async def test_d5_u7_a_solo_game_by_keyboard_to_its_end(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys, game = await _play(server, browser, monkeypatch, plan(SOLO, 0))
    await keys.person.page.locator(".is-result .rankline").wait_for()
    await keys.person.close()
    await game.leave()
