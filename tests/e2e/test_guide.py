"""B6: the guided first game leads by itself through every lesson, on the real board."""

import random

import pytest
from playwright.async_api import Browser

from tests.e2e.person import Person
from tests.server import Server, serving

pytestmark = pytest.mark.anyio

ON = "[data-action=next-lesson]"
LESSONS = {
    *("welcome", "borough", "draft", "draft2", "play", "play2", "plague", "again", "city"),
    *("donate", "soon", "supply", "cathedral", "done"),
}
# Some come only if the others are slow, if a card asks more, if gold is left, or if plague is near.
BY_CHANCE = {
    *("locked", "ask", "preview", "others", "hire", "wait", "hire2", "hire3"),
    *("outbreak", "loss"),
}
WATCH = """
window.lessons = new Set();
new MutationObserver(() => {
  const guide = document.querySelector('.guide');
  if (guide) window.lessons.add(guide.dataset.lesson);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""


async def _learn(server: Server, browser: Browser, language: str, size: tuple[int, int]) -> None:
    me = await Person.open(browser, server.base, language, size)
    await me.page.add_init_script(WATCH)
    await me.page.goto(server.base)
    await me.page.get_by_label(me.words["name.label"]).first.fill("Seat 1")
    await me.press("learn.button")
    chance = random.Random(size[0])
    await me.page.wait_for_selector(ON)
    while await me.page.locator(ON).count():
        last = await me.page.locator(".guide").get_attribute("data-lesson")
        await me.page.click(ON)
        if last == "done":
            break
        await me.play(chance, halt=ON)
    shown = set(await me.page.evaluate("[...window.lessons]"))
    assert LESSONS <= shown <= LESSONS | BY_CHANCE
    assert await me.page.locator(".guide").count() == 0
    assert me.errors == []
    await me.close()


@pytest.mark.parametrize(
    ("language", "size"), [("en", (1366, 768)), ("zh-Hans", (390, 844)), ("zh-Hant", (768, 1024))]
)
async def test_b6_the_guide_leads_through_a_first_game(
    browser: Browser, sqlite_url: str, language: str, size: tuple[int, int]
) -> None:
    async with serving(sqlite_url, bot_pause=0.02) as server:
        await _learn(server, browser, language, size)
