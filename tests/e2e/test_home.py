"""The home page of somebody who has games, on a slow line."""

import pytest
from playwright.async_api import Browser, Route

from tests.e2e.lobby import create_room
from tests.e2e.person import Person
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]


async def test_the_names_of_games_are_waited_for(server: Server, browser: Browser) -> None:
    host = await Person.open(browser, server.base)
    await create_room(host, "1", 3, "")
    held: list[Route] = []

    async def hold(route: Route) -> None:
        held.append(route)

    await host.page.route("**/games/*/lobby/*.json", hold)
    async with host.page.expect_response("**/api/me"):
        await host.page.goto(server.base)
    await host.page.get_by_text(host.words["create.title"]).wait_for()
    assert held
    assert "game." not in await host.page.inner_text("body")
    for route in held:
        await route.continue_()
    await host.page.locator(".gamerow").wait_for()
    assert host.words["game.notre_dame"] in await host.page.inner_text(".gamerow")
    await host.close()
