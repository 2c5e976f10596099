"""U9: longer words, narrow windows and twice the size leave nothing cut off or unreachable."""

import pytest
from playwright.async_api import Browser

from tests.e2e.characters import foreign
from tests.e2e.ora_et_labora.situations import SITUATIONS, staged, to_be_seen
from tests.e2e.pseudo import longer
from tests.e2e.staged import LAPTOP, PHONE, PICTURES, TABLET, Look, Stage
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

NARROW = (320, 568)
# Twice the size is half the window.
TWICE = (LAPTOP[0] // 2, LAPTOP[1] // 2)
SEATS = 4
PHASES = ("action", "building chosen", "use", "contract", "settlement chosen", "seats", "over")


async def _look(stage: Stage, look: Look, kind: str) -> list[str]:
    """Look at the table; nothing that is needed is out of reach."""
    found = []
    for name in PHASES:
        where = f"ora-{kind}-{name}-{SEATS}-{look}"
        await staged(stage, name, look, SEATS)
        await stage.picture(PICTURES / f"{where.replace(' ', '-')}.png")
        needed = to_be_seen(SITUATIONS[name], SEATS, narrow=look.size[0] < stage.NARROW)
        wrong = [*await stage.faults(), *await stage.lost(*needed)]
        wrong += foreign(await stage.texts(), look.language)
        found += [f"{where}: {what}" for what in wrong]
    return found


@pytest.mark.parametrize("size", [LAPTOP, TABLET, PHONE, NARROW], ids=str)
async def test_u9_longer_words(server: Server, browser: Browser, size: tuple[int, int]) -> None:
    stage = await Stage.open(browser, server.base, longer, game="ora_et_labora", seats=SEATS)
    found = await _look(stage, Look(size=size), "longer")
    assert not found, "\n".join(found)
    await stage.close()


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
async def test_u9_narrow_windows_and_twice_the_size(
    server: Server, browser: Browser, language: str
) -> None:
    stage = await Stage.open(browser, server.base, game="ora_et_labora", seats=SEATS)
    found = []
    for size in (NARROW, TWICE):
        found += await _look(stage, Look(language, size), "small")
    assert not found, "\n".join(found)
    await stage.close()
