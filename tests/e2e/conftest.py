"""One headless Chromium for each test process; one context for each person."""

import shutil
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, async_playwright

from tests.server import Server, serving

FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
]


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    path = shutil.which("chromium")
    assert path is not None, "Chromium is needed: apt-get install chromium"
    async with async_playwright() as playwright:
        launched = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield launched
        await launched.close()


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Server]:
    async with serving(sqlite_url) as running:
        yield running
