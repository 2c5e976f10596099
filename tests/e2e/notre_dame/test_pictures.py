"""B1, U3: the table in every phase, size, language and theme, for 2 to 5 seats, can be read.

The pictures are left under `build/pictures` for looking at.
"""

from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.async_api import Browser

from tests.e2e.characters import foreign
from tests.e2e.notre_dame.situations import SITUATIONS, staged, to_be_seen
from tests.e2e.staged import LAPTOP, PHONE, PICTURES, TABLET, Look, Stage
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

SIZES = (LAPTOP, TABLET, PHONE)
LANGUAGES = ("en", "zh-Hans", "zh-Hant")
THEMES = ("light", "dark")
SEATS = (2, 3, 4, 5)


def looks(seats: int, size: tuple[int, int]) -> Iterator[tuple[str, Look]]:
    """Give every other situation a language and a theme, so that any two things come together."""
    shift = SEATS.index(seats) + 2 * SIZES.index(size)
    for number, name in enumerate(SITUATIONS):
        if (number + SEATS.index(seats) + SIZES.index(size)) % 2:
            continue
        language = LANGUAGES[(number + shift) % len(LANGUAGES)]
        theme = THEMES[(number // 3 + shift + number) % len(THEMES)]
        yield name, Look(language, size, theme)


def test_b1_any_two_properties_come_together_in_a_picture() -> None:
    shown = {
        (name, seats, *vars(look).values())
        for seats in SEATS
        for size in SIZES
        for name, look in looks(seats, size)
    }
    assert len(shown) >= 60
    kinds = (tuple(SITUATIONS), SEATS, LANGUAGES, SIZES, THEMES)
    for one, other in combinations(range(len(kinds)), 2):
        together = {(picture[one], picture[other]) for picture in shown}
        assert len(together) == len(kinds[one]) * len(kinds[other])


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_b1_u3_everything_needed_is_in_sight_and_can_be_read(
    server: Server, browser: Browser, size: tuple[int, int], seats: int
) -> None:
    stage = await Stage.open(browser, server.base)
    found = []
    for name, look in looks(seats, size):
        found += await _look(stage, name, look, seats)
    assert not found, "\n".join(found)
    assert stage.errors == []
    await stage.close()


async def _look(stage: Stage, name: str, look: Look, seats: int) -> list[str]:
    """Take a picture of a situation; returns what is wrong with it."""
    await staged(stage, name, look, seats)
    where = f"{name}-{seats}-{look}"
    await stage.picture(PICTURES / f"{where.replace(' ', '-')}.png")
    wrong = [*await stage.faults(), *await stage.unseen(*to_be_seen(SITUATIONS[name], seats))]
    wrong += foreign(await stage.texts(), look.language)
    return [f"{where}: {what}" for what in wrong]
