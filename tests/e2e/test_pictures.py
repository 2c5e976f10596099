"""B1, U3: the table in every phase, size, language and theme, for 2 to 5 seats, can be read.

The pictures are left under `build/pictures` for looking at.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

import pytest
from playwright.async_api import Browser

from app.settings import ROOT
from tests.e2e.moments import SIMPLE, moments
from tests.e2e.staged import LAPTOP, PHONE, TABLET, Look, Stage
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

PICTURES = ROOT / "build" / "pictures"
SIZES = (LAPTOP, TABLET, PHONE)
LANGUAGES = ("en", "zh-Hans", "zh-Hant")
THEMES = ("light", "dark")
SEATS = (2, 3, 4, 5)

SIMPLE_CARD = ", ".join(f"[data-card={kind}]:not([aria-disabled])" for kind in sorted(SIMPLE))
COUNTING = ", ".join(f".hirebtn[data-person={kind}]" for kind in ("travellers", "minstrel"))
HAND = ".hand [data-card]"
CONFIRM = "[data-action=confirm]"
NO_HIRE = "[data-action=pass]"


@dataclass(frozen=True)
class Situation:
    """What is done in a moment, and what has to be in sight then (besides what always has to)."""

    moment: str
    press: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    away: bool = False
    lost: bool = False
    over: bool = False


SITUATIONS = {
    "draft1": Situation("draft1", (), (HAND, CONFIRM)),
    "draft1 chosen": Situation("draft1", (HAND,), (HAND, CONFIRM), away=True),
    "draft2": Situation("draft2", (), (HAND, "[data-kept]", CONFIRM)),
    "locked": Situation("locked", (), (HAND, CONFIRM)),
    "play": Situation("play", (), (HAND,)),
    "play chosen": Situation("play", (SIMPLE_CARD,), (HAND, CONFIRM)),
    "origin": Situation(
        "origin", (SIMPLE_CARD,), (HAND, ".borough .is-legal[data-sector]", CONFIRM)
    ),
    "driving": Situation("driving", ("[data-card=carriage-house]",), (".is-legal[data-market]",)),
    "waiting": Situation("waiting", away=True),
    "hire": Situation("hire", (), (".hirebtn", NO_HIRE)),
    "hire chosen": Situation("hire", (".hirebtn:not([aria-disabled])",), (CONFIRM, NO_HIRE)),
    "counts": Situation("counts", (COUNTING,), (".steppers [data-step]",)),
    "extra": Situation("extra", (), (".hirebtn", NO_HIRE)),
    "outbreak": Situation("outbreak", (), (".borough .is-legal[data-sector]", ".ptable")),
    "lost": Situation("play", (), (HAND, ".linkstate.is-lost"), lost=True),
    "over": Situation("over", (), (".won", "[data-action=board]"), over=True),
    "board": Situation("over", ("[data-action=board]",), ("[data-action=board]",)),
}
FIGURES = ("i-gold", "i-marker", "i-rat", "i-hospital")
PROMPT = ".prompt .say"


def looks(seats: int, size: tuple[int, int]) -> Iterator[tuple[str, Look]]:
    """Give every situation a language and a theme, so that any two things come together."""
    shift = SEATS.index(seats) + 2 * SIZES.index(size)
    for number, name in enumerate(SITUATIONS):
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
    for values in combinations((tuple(SITUATIONS), SEATS, LANGUAGES, SIZES, THEMES), 2):
        places = [(tuple(SITUATIONS), SEATS, LANGUAGES, SIZES, THEMES).index(one) for one in values]
        together = {tuple(picture[place] for place in places) for picture in shown}
        assert len(together) == len(values[0]) * len(values[1])


def to_be_seen(situation: Situation, seats: int) -> list[str]:
    """Return selectors of all that has to be in sight without scrolling."""
    found = [PROMPT, *situation.choices]
    if not situation.over:
        for seat in range(seats):
            row = f".seat[data-seat='{seat}']"
            found += [f"{row} .figure:has([href$='#{icon}'])" for icon in FIGURES]
            found += [f"{row} .score", f"{row} .shape"]
    return found


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
    situation = SITUATIONS[name]
    moment = moments(seats)[situation.moment]
    away = (moment.seat + 1) % seats if situation.away else None
    await stage.show(moment, look, away)
    for selector in situation.press:
        await stage.press(selector)
    if situation.lost:
        await stage.lose()
    where = f"{name}-{seats}-{look}"
    await stage.page.screenshot(path=PICTURES / f"{where.replace(' ', '-')}.png")
    wrong = [*await stage.faults(), *await stage.unseen(*to_be_seen(situation, seats))]
    return [f"{where}: {what}" for what in wrong]
