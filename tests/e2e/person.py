"""A person in front of the page: reads what is shown and clicks."""

from typing import Any, Self

from playwright.async_api import Browser, BrowserContext, Page, Response

from app.web.security import COOKIE

# One sensible click: confirm if everything is chosen, else the next open choice, else a way to
# answer. Returns what was clicked. Random, so that all kinds of choices come up.
STEP = """
(random) => {
  const shown = element => element.getClientRects().length > 0;
  const open = selector => [...document.querySelectorAll(selector)].filter(
    element => shown(element) && element.getAttribute('aria-disabled') !== 'true');
  const click = (element, what) => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return what;
  };
  const pick = list => list[Math.floor(random * list.length)];
  const [confirm] = open('[data-action="confirm"]');
  if (confirm) return click(confirm, 'confirm');
  const choices = open('[data-choice]:not([aria-pressed="true"]), .is-legal[data-market],' +
    '.is-legal[data-sector], [data-step="more"]');
  if (choices.length) return click(pick(choices), 'choice');
  const ways = open('button[data-card]:not([aria-pressed="true"]),' +
    'button[data-person]:not([aria-pressed="true"]), ' +
    '[data-person] button:not([aria-pressed="true"]),' +
    '[data-action="pass"]:not([aria-pressed="true"])');
  return ways.length ? click(pick(ways), 'way') : null;
}
"""


class Person:
    """One browser context with one page."""

    def __init__(self, base: str, context: BrowserContext, page: Page) -> None:
        self.base = base
        self.context = context
        self.page = page
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
        person = cls(base, context, page)
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

    async def over(self) -> bool:
        """Whether the end of the game is shown."""
        found = await self.page.query_selector('[data-action="verify"], [data-action="board"]')
        return found is not None

    async def step(self, random: float) -> str | None:
        """Do one click; None if there is nothing to do now."""
        clicked: str | None = await self.page.evaluate(STEP, random)
        return clicked
