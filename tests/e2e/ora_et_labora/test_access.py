"""A9: axe finds nothing of level A or AA in any phase of a game of Ora et Labora."""

import pytest
from playwright.async_api import Browser

from tests.e2e.ora_et_labora.situations import SITUATIONS, seats_of, staged
from tests.e2e.staged import LAPTOP, PHONE, TABLET, Look, Stage
from tests.e2e.viewers import violations
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

# Each size in each theme by turns.
LOOKS = (
    Look("en", LAPTOP, "light"),
    Look("zh-Hant", PHONE, "dark"),
    Look("zh-Hans", TABLET, "light"),
    Look("en", LAPTOP, "dark"),
    Look("zh-Hans", PHONE, "light"),
)
SEATS = 3
HELP = ".log [data-action=rules]"
DIALOG = "dialog[open]"
UNFOLD = "document.querySelectorAll('dialog details').forEach(one => { one.open = true; })"


@pytest.mark.parametrize("part", [0, 1])
async def test_a9_table_in_every_phase(server: Server, browser: Browser, part: int) -> None:
    stage = await Stage.open(browser, server.base, game="ora_et_labora", seats=SEATS)
    found = []
    for number, name in enumerate(SITUATIONS):
        if number % 2 != part:
            continue
        seats = seats_of(name)
        look = LOOKS[number % len(LOOKS)]
        await staged(stage, name, look, SEATS if SEATS in seats else seats[0])
        found += [f"{name} {look}: {what}" for what in await violations(stage.page)]
    assert not found, "\n".join(found)
    assert stage.errors == []
    await stage.close()


@pytest.mark.parametrize("look", [LOOKS[0], LOOKS[1]], ids=str)
async def test_a9_rules_and_gallery(server: Server, browser: Browser, look: Look) -> None:
    stage = await Stage.open(browser, server.base, game="ora_et_labora", seats=SEATS)
    await staged(stage, "wheel", look, SEATS)
    if look.size == PHONE:
        await stage.press("[data-tab-to=log]")
    await stage.press(HELP)
    await stage.page.wait_for_selector(DIALOG)
    await stage.page.evaluate(UNFOLD)
    found = await violations(stage.page)
    await stage.press(f"{DIALOG} [data-action=gallery]")
    await stage.page.wait_for_selector(f"{DIALOG} .gallery")
    found += await violations(stage.page)
    assert not found, "\n".join(found)
    await stage.close()
