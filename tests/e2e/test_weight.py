"""A9: what the first load and the table weigh, whom they ask, and what the policy lets run."""

from collections import Counter
from html.parser import HTMLParser

import httpx2
import pytest
from playwright.async_api import Browser, Page

from app.settings import ROOT
from app.web.security import COOKIE
from tests.e2e.meter import Meter
from tests.e2e.person import Person
from tests.player import leave, table
from tests.server import Server

pytestmark = pytest.mark.anyio

MOST = 150_000
# What is drawn first, and the files that no table is drawn without.
GAMES = {"notre_dame": ".nd .citybox", "ora_et_labora": ".ora .land"}
PAGES = ["/", f"/r/{'A' * 22}", f"/s/{'A' * 22}", f"/w/{'A' * 22}", "/icons/ui.svg"]
LOADED = ["/js/main.js", "/css/base.css", "/i18n/en.json", "/api/me"]
POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "connect-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
LISTEN = """
window.refused = [];
document.addEventListener('securitypolicyviolation', event =>
  window.refused.push(event.effectiveDirective));
"""
INLINE = """
() => {
  const script = document.createElement('script');
  script.textContent = 'window.ran = true';
  const button = document.createElement('button');
  button.setAttribute('onclick', 'window.ran = true');
  button.setAttribute('style', 'color: red');
  document.body.append(script, button);
  button.click();
}
"""


class Inline(HTMLParser):
    """Finds code and styles that stand in a page itself."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self._within = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._within = tag
        for name, value in attrs:
            if name == "style" or name.startswith("on") or (value or "").startswith("javascript:"):
                self.found.append(f"<{tag} {name}={value}>")

    def handle_endtag(self, tag: str) -> None:  # noqa: ARG002 - the base class names it
        self._within = ""

    def handle_data(self, data: str) -> None:
        if self._within in ("script", "style") and data.strip():
            self.found.append(f"<{self._within}> {data}")


def inline(page: str) -> list[str]:
    parser = Inline()
    parser.feed(page)
    return parser.found


def test_inline_code_is_found() -> None:
    page = "<style>p{}</style><p style=a onclick=b><script>c</script><a href=javascript:d></a>"
    assert len(inline(page)) == 5


def test_a9_nothing_stands_inline_in_the_page() -> None:
    page = (ROOT / "static" / "index.html").read_text("utf-8")
    assert "<script" in page
    assert inline(page) == []


async def test_a9_every_page_and_picture_carries_the_strict_policy(server: Server) -> None:
    async with httpx2.AsyncClient(base_url=server.base) as client:
        answers = [await client.get(address) for address in PAGES]
        loaded = [await client.get(address) for address in LOADED]
    for answer in answers:
        [policy] = answer.headers.get_list("content-security-policy")
        rules = dict(rule.strip().split(" ", 1) for rule in policy.split(";"))
        assert rules | POLICY == rules, (answer.url, policy)
        assert "unsafe" not in policy
    assert "text/html" in answers[0].headers["content-type"]
    # What a page loads is governed by the page; it must not be taken for something else.
    kinds = {answer.headers["content-type"].split(";")[0] for answer in loaded}
    assert kinds == {"text/javascript", "text/css", "application/json"}
    assert {answer.headers["x-content-type-options"] for answer in loaded} == {"nosniff"}


@pytest.mark.browser
async def test_the_browser_refuses_and_reports_inline_code(
    server: Server, browser: Browser
) -> None:
    person = await Person.open(browser, server.base)
    await person.page.evaluate(LISTEN)
    await person.page.evaluate(INLINE)
    refused = await person.page.evaluate("window.refused")
    assert Counter(refused) == {"script-src-elem": 1, "script-src-attr": 1, "style-src-attr": 1}
    assert await person.page.evaluate("window.ran") is None
    assert len(person.errors) == 3
    await person.close()


@pytest.mark.browser
@pytest.mark.parametrize("locale", ["en-GB", "zh-CN", "zh-TW"])
@pytest.mark.parametrize("game", GAMES)
async def test_a9_d7_the_first_load_and_the_tables_are_light(
    server: Server, browser: Browser, locale: str, game: str
) -> None:
    room, players = await table(server.base, 4, game=game)
    page = await _visit(browser, server.base, locale, str(players[0].token))
    meter = await Meter.on(page)

    await page.goto(server.base)
    await page.wait_for_selector(".account")
    await meter.settled(page)
    first = meter.weights.copy()
    assert {"/", "/js/main.js", "/css/lobby.css", "/icons/ui.svg", "/api/me"} <= first.keys()
    assert not [path for path in first if path.startswith("/games/") and "/lobby/" not in path]
    assert first.total() < MOST, first.most_common()

    await page.click(f"[href='/r/{room}']")
    await page.wait_for_selector(GAMES[game])
    await meter.settled(page)
    more = meter.weights - first
    home = f"/games/{game}"
    assert {f"{home}/index.js", f"{home}/art.svg", f"{home}/icons.svg"} <= more.keys()
    assert not [path for path in more if path.startswith("/games/") and game not in path]
    assert more.total() < MOST, more.most_common()

    assert meter.failed == []
    assert meter.hosts == {server.base.split("//")[1]}
    assert await page.evaluate("window.refused") == []
    await page.context.close()
    await leave(players)


async def _visit(browser: Browser, base: str, locale: str, token: str) -> Page:
    """Return an empty page of a browser that has kept nothing but its guest's token."""
    context = await browser.new_context(locale=locale)
    await context.add_cookies([{"name": COOKIE, "value": token, "url": base}])
    await context.add_init_script(LISTEN)
    return await context.new_page()
