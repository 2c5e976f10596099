"""Explanations as they are had by mouse, by keyboard and by a finger."""

from playwright.async_api import Locator, Page

# Put the focus on what Tab comes to before this.
GO_BEFORE = """
element => {
  const all = [...document.querySelectorAll(
    'button, a[href], input, select, summary, [tabindex="0"]')];
  const reached = all.filter(one => one.tabIndex >= 0 && one.getClientRects().length);
  reached[reached.indexOf(element) - 1].focus();
}
"""


async def reason(page: Page) -> str:
    """Return what the explanation that is shown says, and put it away."""
    tip = page.locator(".tip:not([hidden])")
    await tip.wait_for()
    text = await tip.inner_text()
    await page.keyboard.press("Escape")
    return text


async def by_mouse_and_keyboard(page: Page, blocked: Locator) -> list[str]:
    """Return what is said when the pointer comes to it, and when the focus does."""
    await blocked.hover()
    hovered = await reason(page)
    await page.mouse.move(0, 0)
    await blocked.evaluate(GO_BEFORE)
    await page.keyboard.press("Tab")
    assert await blocked.evaluate("element => element === document.activeElement")
    return [hovered, await reason(page)]


async def by_finger(page: Page, blocked: Locator) -> str:
    """Return what is said when it is tapped: it is refused, not dead."""
    await blocked.tap(force=True)
    return await reason(page)
