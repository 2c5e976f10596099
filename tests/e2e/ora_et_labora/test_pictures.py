"""D2, U3: the table of Ora et Labora in every phase, size, language and theme can be read.

The pictures are left under `build/pictures` for looking at.
"""

from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.async_api import Browser

from tests.e2e.characters import foreign
from tests.e2e.ora_et_labora.situations import SEATS, SITUATIONS, seats_of, staged, to_be_seen
from tests.e2e.staged import LAPTOP, PHONE, PICTURES, TABLET, Look, Stage
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

SIZES = (LAPTOP, TABLET, PHONE)
LANGUAGES = ("en", "zh-Hans", "zh-Hant")
THEMES = ("light", "dark")
ENOUGH = 60


def looks() -> Iterator[tuple[str, int, Look]]:
    """Give every situation its numbers of seats, so that any two things come together."""
    for number, name in enumerate(SITUATIONS):
        seats = seats_of(name)
        for turn in range(max(len(seats), len(SIZES))):
            size = SIZES[(number + turn) % len(SIZES)]
            language = LANGUAGES[(number // len(SIZES) + turn) % len(LANGUAGES)]
            theme = THEMES[(number // 2 + turn) % len(THEMES)]
            yield name, seats[(turn + number) % len(seats)], Look(language, size, theme)


def test_d2_any_two_properties_come_together_in_a_picture() -> None:
    shown = {(name, seats, *vars(look).values()) for name, seats, look in looks()}
    assert len(shown) >= ENOUGH
    kinds = (tuple(SITUATIONS), SEATS, LANGUAGES, SIZES, THEMES)
    for one, other in combinations(range(len(kinds)), 2):
        together = {(picture[one], picture[other]) for picture in shown}
        possible = {
            (a, b)
            for a in kinds[one]
            for b in kinds[other]
            if (one, other) != (0, 1) or b in seats_of(str(a))
        }
        assert together == possible


@pytest.mark.parametrize("seats", SEATS)
async def test_d2_u3_everything_needed_is_in_sight_and_can_be_read(
    server: Server, browser: Browser, seats: int
) -> None:
    stage = await Stage.open(browser, server.base, game="ora_et_labora", seats=seats)
    found = []
    for name, number, look in looks():
        if number == seats:
            found += await _look(stage, name, look, seats)
    assert not found, "\n".join(found)
    assert stage.errors == []
    await stage.close()


async def _look(stage: Stage, name: str, look: Look, seats: int) -> list[str]:
    """Take a picture of a situation; returns what is wrong with it."""
    where = f"ora-{name}-{seats}-{look}"
    await staged(stage, name, look, seats)
    await stage.picture(PICTURES / f"{where.replace(' ', '-')}.png")
    seen = to_be_seen(SITUATIONS[name], seats, narrow=look.size[0] < stage.NARROW)
    wrong = [*await stage.faults(), *await stage.unseen(*seen)]
    wrong += foreign(await stage.texts(), look.language)
    return [f"{where}: {what}" for what in wrong]
