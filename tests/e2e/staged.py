"""A page at a table that shows one moment of a game after the other, without a game behind it."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

import msgspec
from playwright.async_api import Browser, Page, WebSocketRoute

from app.games.notre_dame.actions import Action
from app.web.security import COOKIE
from tests.e2e.moments import Moment
from tests.games.notre_dame.scene import RULES
from tests.player import Player

LEGIBLE = Path(__file__).with_name("legible.js").read_text("utf-8")
LAPTOP = (1366, 768)
TABLET = (768, 1024)
PHONE = (390, 844)
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


class Stage:
    """One page. The server gives its files; what it hears of the game comes from here."""

    def __init__(self, path: str, page: Page) -> None:
        self.path = path
        self.page = page
        self.errors: list[str] = []
        self._moment: Moment | None = None
        self._here: list[int] = []
        self._socket: WebSocketRoute | None = None
        self._dead = False
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    @classmethod
    async def open(cls, browser: Browser, base: str) -> Self:
        async with await Player.named(base, "Seat 1") as player:
            made = await player.post("/api/rooms", game="notre_dame", seats=5, options={})
        context = await browser.new_context(reduced_motion="reduce")
        cookie = {"name": COOKIE, "value": str(player.token), "url": base}
        await context.add_cookies([cookie])  # type: ignore[list-item]
        page = await context.new_page()
        page.set_default_timeout(20_000)
        stage = cls(f"/r/{made.json()['id']}", page)
        await page.route_web_socket("**/ws/rooms/*", stage._connected)
        await page.goto(base)
        await page.evaluate(LEGIBLE)
        return stage

    def _connected(self, socket: WebSocketRoute) -> None:
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
                self._tell(socket, "presence", here=self._here)
                self._tell(socket, "chat", lines=[])
            case "preview":
                action = msgspec.convert(message["action"], Action)
                delta = RULES.preview(moment.state, moment.seat, action)
                self._tell(socket, "preview", id=message["id"], delta=delta)

    def _tell(self, socket: WebSocketRoute, kind: str, **content: Any) -> None:
        socket.send(json.dumps({"type": kind, **content}))

    async def show(self, moment: Moment, look: Look, away: int | None = None) -> None:
        """Come to the table in this moment; one seat may be away."""
        self._moment, self._dead = moment, False
        seats = range(len(moment.state.seats))
        self._here = [seat for seat in seats if seat != away]
        width, height = look.size
        await self.page.set_viewport_size({"width": width, "height": height})
        await self.page.emulate_media(color_scheme="dark" if look.theme == "dark" else "light")
        await self.page.evaluate(COME, [look.language, self.path])
        await self.page.wait_for_selector(".nd")
        await self.drawn()

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

    async def unseen(self, *selectors: str) -> list[str]:
        found: list[str] = await self.page.evaluate("legible.unseen", list(selectors))
        return found

    async def close(self) -> None:
        await self.page.context.close()
