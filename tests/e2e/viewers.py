"""Several people who look at the same screens, each in an own language, size and theme."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import Self

from playwright.async_api import Browser, Page

from app.settings import ROOT
from tests.e2e.person import Person

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

# The page draws at the next frame, so what is looked at is what stands there after two.
# Single figures, and texts over drawn edges, are judged as any text is.
RUN = """
async tags => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const judged = { options: { ignoreLength: true, ignorePseudo: true } };
  const options = { runOnly: tags, checks: { 'color-contrast': judged }, preload: false };
  const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id} (${impact}): ${html} ${failureSummary}`));
}
"""

# Makes the next choice of the answer being composed; false once the answer can be confirmed.
CHOOSE = """
() => {
  const open = [...document.querySelectorAll(
    '[data-choice], .is-legal[data-market], .is-legal[data-sector], [data-step="more"]')];
  const shown = open.find(one => one.getClientRects().length
    && one.getAttribute('aria-disabled') !== 'true' && one.getAttribute('aria-pressed') !== 'true');
  const ready = document.querySelector('[data-action="confirm"]:not([aria-disabled])');
  if (ready || !shown) return false;
  return shown.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}
"""

LAPTOP = (1366, 768)
PHONE = (390, 844)
# Each size in each theme, and each language. Either half is both sizes and both themes.
LOOKS = [
    ("en", LAPTOP, "light"),
    ("zh-Hant", PHONE, "dark"),
    ("zh-Hans", LAPTOP, "dark"),
    ("en", PHONE, "light"),
]


async def violations(page: Page) -> list[str]:
    """Return everything that axe finds wrong with what is shown.

    The script comes from the debugger: the page's own policy forbids it a way in.
    """
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = await page.evaluate(RUN, TAGS)
    return found


class Viewers:
    """People who do the same things; `found` is what axe found on all they looked at."""

    def __init__(self, people: dict[str, Person], found: list[str]) -> None:
        self._people = people
        self._turn = 0
        self.found = found

    @classmethod
    async def open(cls, browser: Browser, base: str) -> Self:
        """Open the home page in every look, each as somebody new."""
        opened = await asyncio.gather(
            *(Person.open(browser, base, language, size, theme) for language, size, theme in LOOKS)
        )
        names = [f"{language} {size[0]} {theme}" for language, size, theme in LOOKS]
        viewers = cls(dict(zip(names, opened, strict=True)), [])
        # What moves would be judged where it happens to be.
        await viewers.each(lambda page: page.emulate_media(reduced_motion="reduce"))
        return viewers

    @cached_property
    def phones(self) -> "Viewers":
        """Those of them who hold a phone."""
        some = {name: one for name, one in self._people.items() if f" {PHONE[0]} " in name}
        return Viewers(some, self.found)

    @property
    def errors(self) -> list[str]:
        """What their consoles complained of."""
        return [error for person in self._people.values() for error in person.errors]

    async def be(self, token: str | None) -> None:
        """Become one guest, all of them."""
        await asyncio.gather(*(person.be(str(token)) for person in self._people.values()))

    async def each(self, do: Callable[[Page], Awaitable[object]]) -> None:
        """Let everybody do the same."""
        await asyncio.gather(*(do(person.page) for person in self._people.values()))

    async def go(self, url: str) -> None:
        await self.each(lambda page: page.goto(url))

    async def see(self, selector: str) -> None:
        """Wait until something is shown."""
        await self.each(lambda page: page.wait_for_selector(f"{selector} >> visible=true"))

    async def press(self, selector: str) -> None:
        """Click the first such thing that is shown."""
        shown = f"{selector} >> visible=true"
        await self.each(lambda page: page.locator(shown).first.dispatch_event("click"))

    async def press_words(self, where: str, key: str, **params: str) -> None:
        """Click what bears these words, each in the own language."""

        async def press(person: Person) -> None:
            words = person.words[key].format(**params)
            button = person.page.locator(where).get_by_role("button", name=words, exact=True)
            await button.dispatch_event("click")

        await asyncio.gather(*map(press, self._people.values()))

    async def choose(self) -> bool:
        """Make the next choice of the answer being composed; false: it is complete."""
        made = [await person.page.evaluate(CHOOSE) for person in self._people.values()]
        return any(made)

    async def fill(self, selector: str, text: str) -> None:
        await self.each(lambda page: page.fill(selector, text))

    async def look(self, where: str) -> None:
        """Have axe look at the page as it is now, in every look."""
        await self._judge(where, list(self._people))

    async def glance(self, where: str) -> None:
        """Have axe look at it in either half of the looks by turns."""
        names = list(self._people)
        half = len(names) // 2
        self._turn = half - self._turn
        await self._judge(where, names[self._turn : self._turn + half])

    async def _judge(self, where: str, names: list[str]) -> None:
        async def judge(name: str) -> None:
            found = await violations(self._people[name].page)
            self.found += [f"{where} [{name}]: {what}" for what in found]

        await asyncio.gather(*map(judge, names))

    async def close(self) -> None:
        for person in self._people.values():
            await person.close()
