"""A page at a table that shows one moment of a game after the other, without a game behind it."""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import msgspec
from playwright.async_api import Browser, Page, Route, WebSocketRoute

from app.settings import ROOT
from app.web.security import COOKIE
from tests.e2e.moments import Moment
from tests.player import Player

LEGIBLE = Path(__file__).with_name("legible.js").read_text("utf-8")
AWAY_FOR = 25 * 60
LAPTOP = (1366, 768)
TABLET = (768, 1024)
PHONE = (390, 844)
PICTURES = ROOT / "build" / "pictures"
# The room is left and entered within the page: to load all of it again would take far longer.
COME = """
async ([language, path]) => {
  const { go } = await import('/js/router.js');
  const { setLanguage } = await import('/js/i18n.js');
  await setLanguage(language);
  await go(path);
}
"""
FRAMES = """
async () => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}
"""


@dataclass(frozen=True)
class Look:
    """How somebody looks at the page."""

    language: str = "en"
    size: tuple[int, int] = LAPTOP
    theme: str = "light"

    def __str__(self) -> str:
        return f"{self.size[0]}x{self.size[1]}-{self.language}-{self.theme}"


async def _reworded(route: Route, reword: Callable[[str], str]) -> None:
    answer = await route.fetch()
    await route.fulfill(json=_each_text(await answer.json(), reword))


def _each_text(tree: Any, reword: Callable[[str], str]) -> Any:
    """Return the same tree with every text in it reworded."""
    if isinstance(tree, dict):
        return {name: _each_text(branch, reword) for name, branch in tree.items()}
    if isinstance(tree, list):
        return [_each_text(branch, reword) for branch in tree]
    return reword(tree) if isinstance(tree, str) else tree


class Stage:
    """One page. The server gives its files; what it hears of the game comes from here."""

    # Below this width the table stands behind tabs.
    NARROW = 700

    def __init__(self, path: str, page: Page) -> None:
        self.path = path
        self.page = page
        self.errors: list[str] = []
        self._moment: Moment | None = None
        self._presence: dict[str, Any] = {}
        self._socket: WebSocketRoute | None = None
        self._dead = False
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    @classmethod
    async def open(
        cls,
        browser: Browser,
        base: str,
        reword: Callable[[str], str] | None = None,
        *,
        game: str = "notre_dame",
        seats: int = 5,
        touch: bool = False,
    ) -> Self:
        """Open the home page as the host of a waiting room; `reword` changes all English texts."""
        async with await Player.named(base, "Seat 1") as player:
            made = await player.post("/api/rooms", game=game, seats=seats, options={})
        context = await browser.new_context(reduced_motion="reduce", has_touch=touch)
        cookie = {"name": COOKIE, "value": str(player.token), "url": base}
        await context.add_cookies([cookie])  # type: ignore[list-item]
        page = await context.new_page()
        page.set_default_timeout(20_000)
        stage = cls(f"/r/{made.json()['id']}", page)
        await page.route_web_socket("**/ws/rooms/*", stage._connected)
        await page.route("**/api/rooms/*/steps", stage._stepped)
        if reword:
            await page.route("**/en.json", lambda route: _reworded(route, reword))
        await page.goto(base)
        await page.evaluate(LEGIBLE)
        return stage

    async def _stepped(self, route: Route) -> None:
        assert self._moment is not None
        await route.fulfill(json={"steps": self._moment.steps})

    def _connected(self, socket: WebSocketRoute) -> None:
        if self._moment is None:
            socket.connect_to_server()
            return
        self._socket = socket
        socket.on_message(lambda message: self._heard(socket, json.loads(message)))

    def _heard(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        moment = self._moment
        if moment is None or self._dead:
            return
        match message["type"]:
            case "hello":
                self._tell(
                    socket, "state", seq=1, base=0, sections=moment.sections, facts=moment.facts
                )
                self._tell(socket, "presence", **self._presence)
                self._tell(socket, "chat", lines=[])
            case "preview":
                spec = moment.spec
                action = msgspec.convert(message["action"], spec.action)
                delta = spec.rules.preview(moment.state, moment.seat, action)
                self._tell(socket, "preview", id=message["id"], delta=delta)

    def _tell(self, socket: WebSocketRoute, kind: str, **content: Any) -> None:
        socket.send(json.dumps({"type": kind, **content}))

    async def show(self, moment: Moment, look: Look, away: int | None = None) -> None:
        """Come to the table in this moment; one seat may be away."""
        self._moment, self._dead = moment, False
        seats = range(moment.seats)
        here = [seat for seat in seats if seat != away]
        since = {} if away is None else {away: time.time() - AWAY_FOR}
        self._presence = {"here": here, "away": since}
        await self.visit(self.path, look)
        # What draws the end is loaded when there is one.
        ended = moment.sections.get("result") is not None
        await self.page.wait_for_selector(".table.is-result" if ended else ".table")
        await self.drawn()

    async def visit(self, path: str, look: Look) -> None:
        """Go to a page; a room is the real one until a moment has been shown."""
        width, height = look.size
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light")
        await self.page.evaluate(COME, [look.language, path])

    async def lose(self) -> None:
        """Take the connection away."""
        assert self._socket is not None
        self._dead = True
        await self._socket.close()
        await self.page.wait_for_selector(".linkstate.is-lost")
        await self.drawn()

    async def press(self, selector: str) -> None:
        """Click the first such thing that is shown."""
        await self.page.locator(f"{selector} >> visible=true").first.dispatch_event("click")
        await self.drawn()

    async def drawn(self) -> None:
        await self.page.evaluate(FRAMES)

    async def faults(self) -> list[str]:
        found: list[str] = await self.page.evaluate("legible.faults()")
        return found

    async def picture(self, path: Path) -> None:
        await self.page.screenshot(path=path)

    async def lost(self, *selectors: str) -> list[str]:
        """Return what of this cannot even be scrolled to."""
        found: list[str] = await self.page.evaluate("legible.lost", list(selectors))
        return found

    async def unowned(self) -> list[str]:
        """Return what has an owner that only its colour tells."""
        found: list[str] = await self.page.evaluate("legible.unowned()")
        return found

    async def texts(self) -> str:
        """Return every text in the language of the page."""
        return str(await self.page.evaluate("legible.texts()"))

    async def unseen(self, *selectors: str) -> list[str]:
        found: list[str] = await self.page.evaluate("legible.unseen", list(selectors))
        return found

    async def close(self) -> None:
        await self.page.context.close()
