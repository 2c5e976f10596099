"""Counts what a page loads, as the network carries it: compressed, with headers."""

import asyncio
from collections import Counter
from typing import Any, Self
from urllib.parse import urlsplit

from playwright.async_api import Page

# Whatever has been drawn has asked for its pictures by the frame after the next.
FRAMES = """
async () => {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
}
"""
PATIENCE = 20.0


class Meter:
    """`weights` are bytes by path; `hosts` is everybody who was asked, by sockets too."""

    def __init__(self) -> None:
        self.weights: Counter[str] = Counter()
        self.hosts: set[str] = set()
        self.failed: list[str] = []
        self._begun = 0
        self._loading: dict[str, str] = {}
        self._quiet = asyncio.Event()

    @classmethod
    async def on(cls, page: Page) -> Self:
        """Count from now on."""
        meter = cls()
        session = await page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", meter._begins)
        session.on("Network.loadingFinished", meter._ends)
        session.on("Network.loadingFailed", meter._fails)
        session.on("Network.webSocketCreated", lambda event: meter._asks(event["url"]))
        await session.send("Network.enable")
        return meter

    def _asks(self, url: str) -> None:
        # A picture within a style sheet has no host; it has been weighed with the sheet.
        if urlsplit(url).scheme != "data":
            self.hosts.add(urlsplit(url).netloc)

    def _begins(self, event: dict[str, Any]) -> None:
        url = event["request"]["url"]
        self._asks(url)
        self._begun += 1
        self._loading[event["requestId"]] = urlsplit(url).path
        self._quiet.clear()

    def _ends(self, event: dict[str, Any]) -> None:
        path = self._loading.pop(event["requestId"])
        self.weights[path] += int(event["encodedDataLength"])
        self._look()

    def _fails(self, event: dict[str, Any]) -> None:
        self.failed.append(f"{self._loading.pop(event['requestId'])}: {event['errorText']}")
        self._look()

    def _look(self) -> None:
        if not self._loading:
            self._quiet.set()

    async def settled(self, page: Page) -> None:
        """Wait until all is loaded, and what came with it has asked for nothing more."""
        begun = -1
        async with asyncio.timeout(PATIENCE):
            while begun != self._begun:
                begun = self._begun
                await self._quiet.wait()
                await page.evaluate(FRAMES)
