"""B3, U7: a whole game by keyboard alone, and what a screen reader is told meanwhile."""

import asyncio
import json
import random
import re

import pytest
from playwright.async_api import Browser, ElementHandle, WebSocket

from tests.e2e.person import Person
from tests.player import leave, table
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

MOST_TABS = 150
# Nine rounds with two cards each.
PLAYS = 18
LISTEN = """
window.told = { polite: [], assertive: [] };
window.pointed = 0;
addEventListener('pointerdown', () => { window.pointed += 1; });
addEventListener('DOMContentLoaded', () => {
  for (const id of ['polite', 'assertive']) {
    const region = document.getElementById(id);
    new MutationObserver(() => {
      if (region.textContent) window.told[id].push(region.textContent);
    }).observe(region, { childList: true, characterData: true, subtree: true });
  }
});
"""
# The digit that stands on or beside what is to be chosen.
DIGIT = """
element => {
  const near = element.querySelector('.key, .kbd') ??
    element.closest('li.person')?.querySelector('.key');
  const digit = near?.textContent.trim() ?? '';
  return /^[1-9]$/.test(digit) ? digit : null;
}
"""
# Enter confirms, unless it would press what the focus is on.
FREE = "document.activeElement === document.body"
HERE = "element => element === document.activeElement || element.contains(document.activeElement)"


class Heard:
    """What the server told the page: my questions, and what the others played and hired."""

    def __init__(self) -> None:
        self.keys: set[str] = set()
        self.foreign = 0
        self._first = True

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)

    def _take(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] != "state":
            return
        ask = (message["sections"].get("prompt") or {}).get("ask")
        if ask and not ask["answered"]:
            self.keys.add(ask["key"])
        if not self._first:
            self.foreign += sum(
                fact["type"] in ("played", "hired") and fact["seat"] != 0
                for fact in message["facts"]["facts"]
            )
        self._first = False


async def _reach(person: Person, wanted: ElementHandle) -> None:
    """Go to a thing by Tab."""
    for _ in range(MOST_TABS):
        await person.page.keyboard.press("Tab")
        if await wanted.evaluate(HERE):
            return
    raise AssertionError("cannot be reached by Tab")


async def _press(person: Person, wanted: ElementHandle) -> None:
    """Choose or confirm what is wanted without a pointer."""
    confirms = await wanted.get_attribute("data-action") == "confirm"
    if confirms and await person.page.evaluate(FREE):
        await person.page.keyboard.press("Enter")
        return
    digit = None if confirms else await wanted.evaluate(DIGIT)
    if digit is not None:
        await person.page.keyboard.press(digit)
        return
    await _reach(person, wanted)
    await person.page.keyboard.press("Enter")


async def _play(person: Person, rng: random.Random) -> None:
    async with asyncio.timeout(240):
        while wanted := await person.next(rng, ""):
            await _press(person, wanted)


async def test_b3_u7_a_whole_game_by_keyboard_and_by_ear(browser: Browser, server: Server) -> None:
    room, players = await table(server.base, 2)
    mine, other = players
    await mine.disconnect()
    person, heard = await Person.open(browser, server.base), Heard()
    await person.be(mine.token or "")
    await person.page.add_init_script(LISTEN)
    person.page.on("websocket", heard.listen)
    await person.page.goto(f"{server.base}/r/{room}")
    await person.page.locator("[data-card]").first.wait_for()
    await asyncio.gather(_play(person, random.Random(7)), other.play(random.Random(8)))
    told = await person.page.evaluate("window.told")
    assert await person.page.evaluate("window.pointed") == 0
    assert person.errors == []
    assert len(told["assertive"]) == len(heard.keys)
    spoken = " ".join(told["polite"])
    assert len(re.findall(r"Seat 2 (?:plays|hires the)", spoken)) == heard.foreign >= PLAYS
    await person.close()
    await leave(players)
