"""A person in front of the page: reads what is shown and clicks."""

import asyncio
import random
from dataclasses import asdict, dataclass
from typing import Any, Self

from playwright.async_api import Browser, BrowserContext, ElementHandle, Page, Response

from app.web.security import COOKIE
from tests.e2e.words import words

# The next sensible thing to click, as soon as there is one: confirm if everything is chosen, else
# an open choice, else a way to answer. Random, so that all kinds of choices come up. Null at the
# end of the game, or where the selector `halt` is found.
NEXT = """
async ([random, another, halt, sending, selectors]) => {
  const frame = () => new Promise(requestAnimationFrame);
  const changed = () => new Promise(resolve => {
    const observer = new MutationObserver(() => { observer.disconnect(); resolve(); });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    observer.observe(document.body, all);
  });
  const open = selector => [...document.querySelectorAll(selector)].filter(element =>
    element.getClientRects().length > 0 && element.getAttribute('aria-disabled') !== 'true');
  const pick = list => list[Math.floor(random * list.length)];
  const next = () => {
    const prompt = document.querySelector('.prompt.is-mine');
    if (!prompt || prompt.textContent.includes(sending)) return null;
    const [confirm] = open('[data-action="confirm"], [data-action="confirm-here"]');
    const choices = open(selectors.choices);
    if (confirm && !(choices.length && another)) return confirm;
    if (choices.length) return pick(choices);
    const ways = open(selectors.ways);
    return ways.length ? pick(ways) : null;
  };
  for (;;) {
    // What a click has changed is drawn at the next frame.
    await frame();
    await frame();
    if (document.querySelector('.is-result') || (halt && document.querySelector(halt))) return null;
    const found = next();
    if (found) return found;
    await changed();
  }
}
"""


@dataclass(frozen=True)
class Clicks:
    """What a game's table is played by: selectors of what answers, and of what begins an answer.

    `second_thoughts` is how often something chosen is changed before it is confirmed.
    """

    choices: str
    ways: str
    second_thoughts: float = 0.0


NOTRE_DAME = Clicks(
    choices='[data-choice]:not([aria-pressed="true"]), .is-legal[data-market], '
    '.is-legal[data-sector], [data-step="more"]',
    ways='button[data-card], button[data-person], [data-action="pass"]',
)


class Person:
    """One browser context with one page."""

    clicks = NOTRE_DAME

    def __init__(self, base: str, context: BrowserContext, page: Page, language: str) -> None:
        self.base = base
        self.context = context
        self.page = page
        self.words = words(language)
        self.errors: list[str] = []
        self.hosts: set[str] = set()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._heard)
        page.on("response", self._answered)

    def _heard(self, message: Any) -> None:
        if message.type == "error" and "status of 4" not in message.text:
            self.errors.append(message.text)

    def _answered(self, response: Response) -> None:
        self.hosts.add(response.url.split("/")[2])

    @classmethod
    async def open(
        cls,
        browser: Browser,
        base: str,
        language: str = "en",
        size: tuple[int, int] = (1366, 768),
        theme: str = "light",
    ) -> Self:
        """Open the home page as somebody new."""
        context = await browser.new_context(
            locale={"zh-Hans": "zh-CN", "zh-Hant": "zh-TW"}.get(language, "en-GB"),
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if theme == "dark" else "light",
        )
        page = await context.new_page()
        page.set_default_timeout(20_000)
        person = cls(base, context, page, language)
        await page.goto(base)
        await page.wait_for_selector("main")
        return person

    async def be(self, token: str) -> None:
        """Become the guest this token belongs to."""
        cookie = {"name": COOKIE, "value": token, "url": self.base}
        await self.context.add_cookies([cookie])  # type: ignore[list-item]

    async def close(self) -> None:
        """Close the browser window."""
        await self.context.close()

    async def press(self, key: str) -> None:
        """Click the button or link that bears these words."""
        named = self.page.get_by_role("button", name=self.words[key], exact=True)
        linked = self.page.get_by_role("link", name=self.words[key], exact=True)
        await named.or_(linked).locator("visible=true").click()

    async def next(self, rng: random.Random, halt: str) -> ElementHandle | None:
        """Wait until there is something to click; None: the game is over, or `halt` is seen."""
        another = rng.random() < self.clicks.second_thoughts
        sending = self.words["table.prompt.sending"]
        found = await self.page.evaluate_handle(
            NEXT, [rng.random(), another, halt, sending, asdict(self.clicks)]
        )
        return found.as_element()

    async def play(self, rng: random.Random, halt: str = "", within: float = 240.0) -> int:
        """Click until the end is shown, or `halt`; returns the number of clicks."""
        clicks = 0
        async with asyncio.timeout(within):
            while element := await self.next(rng, halt):
                await element.click()
                clicks += 1
        return clicks
