"""B2: without colours, too, everything on the table says whose it is."""

from xml.etree import ElementTree as ET

import pytest
from playwright.async_api import Browser

from app.settings import ROOT
from tests.e2e.notre_dame.situations import staged
from tests.e2e.staged import LAPTOP, PHONE, PICTURES, Look, Stage
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

SEATS = 5
PHASES = ("draft2", "play", "hire", "outbreak", "over", "board")
GREY = {"type": "achromatopsia"}
# Everything of one seat in the colours of another: only the shapes tell them apart then.
SWAPPED = """
for (const sign of document.querySelectorAll('.seat[data-seat="1"] .shape use'))
  sign.setAttribute('href', '/icons/ui.svg#s-circle');
"""


def test_b2_every_seat_has_a_shape_of_its_own() -> None:
    # The file is this repository's own.
    tree = ET.parse(ROOT / "static" / "icons" / "ui.svg")  # noqa: S314
    shapes = {
        str(one.get("id")): [ET.tostring(part) for part in one]
        for one in tree.iter("{http://www.w3.org/2000/svg}symbol")
        if str(one.get("id")).startswith("s-")
    }
    assert len(shapes) >= SEATS
    assert len({str(drawn) for drawn in shapes.values()}) == len(shapes)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=str)
async def test_b2_owners_are_told_apart_without_colours(
    server: Server, browser: Browser, size: tuple[int, int], theme: str
) -> None:
    stage = await Stage.open(browser, server.base)
    session = await stage.page.context.new_cdp_session(stage.page)
    await session.send("Emulation.setEmulatedVisionDeficiency", GREY)
    found = []
    for name in PHASES:
        look = Look(size=size, theme=theme)
        await staged(stage, name, look, SEATS)
        await stage.picture(PICTURES / f"grey-{name}-{look}.png")
        found += [f"{name}: {what}" for what in await stage.unowned()]
    assert not found, "\n".join(found)
    await stage.page.evaluate(SWAPPED)
    assert await stage.unowned()
    await stage.close()
