"""U9: longer words, narrow windows and twice the size leave nothing cut off or unreachable."""

from pathlib import Path

import pytest
from playwright.async_api import Browser

from app.settings import ROOT
from tests.e2e.characters import foreign
from tests.e2e.notre_dame.situations import SITUATIONS, staged, to_be_seen
from tests.e2e.pseudo import longer
from tests.e2e.staged import LAPTOP, PHONE, PICTURES, Look, Stage
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

NARROW = (320, 568)
# Twice the size is half the window.
TWICE = (LAPTOP[0] // 2, LAPTOP[1] // 2)
TWICE_TALL = (960, 540)
PHASES = ("draft1 chosen", "play chosen", "driving", "origin", "hire", "counts", "over")


def test_longer_texts_keep_their_placeholders() -> None:
    assert longer("{name} gets {n} gold. No!") == "{name} gétsö {n} göldöö. Ñöö!"
    assert len(longer("some words of a sentence")) > 1.3 * len("some words of a sentence")


@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant"])
def test_u9_every_text_is_written_in_its_script(language: str) -> None:
    files = sorted((ROOT / "static").rglob(f"{language}.json"))
    assert files
    assert [(file, foreign(file.read_text("utf-8"), language)) for file in files] == [
        (file, []) for file in files
    ]
    assert foreign("银銀", language)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=str)
async def test_u9_longer_words(server: Server, browser: Browser, size: tuple[int, int]) -> None:
    stage = await Stage.open(browser, server.base, longer)
    found = await _lobby(stage, Look(size=size))
    for name in PHASES:
        found += await _phase(stage, name, Look(size=size), "longer")
    assert not found, "\n".join(found)
    await stage.close()


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
@pytest.mark.parametrize("size", [NARROW, TWICE, TWICE_TALL], ids=str)
async def test_u9_narrow_windows_and_twice_the_size(
    server: Server, browser: Browser, size: tuple[int, int], language: str
) -> None:
    stage = await Stage.open(browser, server.base)
    look = Look(language, size)
    found = await _lobby(stage, look)
    for name in PHASES:
        found += await _phase(stage, name, look, "small")
    assert not found, "\n".join(found)
    await stage.close()


def _file(where: str) -> Path:
    return PICTURES / f"{where.replace(' ', '-')}.png"


async def _lobby(stage: Stage, look: Look) -> list[str]:
    """Look at home and at the waiting room."""
    found = []
    for name, path, there in (("home", "/", "form"), ("waiting room", stage.path, ".seatline")):
        await stage.visit(path, look)
        await stage.page.wait_for_selector(there)
        await stage.drawn()
        where = f"{name}-{look}"
        await stage.picture(_file(where))
        wrong = [*await stage.faults(), *foreign(await stage.texts(), look.language)]
        found += [f"{where}: {what}" for what in wrong]
    return found


async def _phase(stage: Stage, name: str, look: Look, kind: str) -> list[str]:
    """Look at the table; nothing that is needed is out of reach."""
    seats = 5
    await staged(stage, name, look, seats)
    where = f"{kind}-{name}-{seats}-{look}"
    await stage.picture(_file(where))
    wrong = [*await stage.faults(), *await stage.lost(*to_be_seen(SITUATIONS[name], seats))]
    return [f"{where}: {what}" for what in wrong]
