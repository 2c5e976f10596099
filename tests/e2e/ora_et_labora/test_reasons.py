"""U4: whatever is not possible says why, alike by hover, by focus and by a finger's tap."""

from dataclasses import dataclass

import pytest
from playwright.async_api import Browser, Locator

from tests.e2e.ora_et_labora.moments import moments
from tests.e2e.staged import LAPTOP, PHONE, Look, Stage
from tests.e2e.tips import by_finger, by_mouse_and_keyboard
from tests.e2e.words import words
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

SEATS = 4


@dataclass(frozen=True)
class Case:
    """What is blocked in a moment after some presses, on phones behind a tab, and its reason."""

    moment: str
    press: tuple[str, ...]
    selector: str
    reason: str
    tab: str = ""


CASES = {
    "card": Case(
        "action",
        ("[data-open-list=build]",),
        ".tiles [data-card='{about}'][aria-disabled=true]",
        "missing_goods",
    ),
    "building": Case(
        "contract",
        ("[data-open-list=use]",),
        ".tiles [data-list=use][aria-disabled=true]",
        "occupied",
    ),
    "cell": Case(
        "build",
        ("[data-open-list=build]", ".tiles [data-card='{about}']"),
        ".land__cell[aria-disabled=true]:not(.has-card)",
        "wrong_terrain",
    ),
    "landscape": Case(
        "action", (), "[data-offer=buy_district][aria-disabled=true]", "missing_sum", "wheel"
    ),
    "action": Case("action", (), "[data-action=fell][aria-disabled=true]", "no_forest"),
}


def _told(case: Case, language: str) -> str:
    """Return what the reason has to say: its words, with what is missing and how much."""
    said = words(language)
    text = said[f"ora.reason.{case.reason}"]
    offers = moments(SEATS)[case.moment].sections["offers"]["offers"]
    about = moments(SEATS)[case.moment].about
    if case.reason == "missing_goods":
        [option] = [
            option
            for offer in offers
            if offer["action"]["type"] == "build"
            for option in offer["fields"][0]["options"]
            if option["value"] == about
        ]
        missing = option["blocked"]["params"]
        text = text.format(good=said[f"ora.good.{missing['good']}"], number=missing["number"])
    if case.reason == "missing_sum":
        [offer] = [offer for offer in offers if offer["action"]["type"] == "buy_district"]
        missing = offer["blocked"]["params"]
        text = text.format(sum=said[f"ora.sum.{missing['sum']}"], number=missing["number"])
    return text


async def _come(stage: Stage, case: Case, look: Look) -> Locator:
    """Bring it about; returns what is blocked."""
    moment = moments(SEATS)[case.moment]
    await stage.show(moment, look)
    if look.size == PHONE and case.tab:
        await stage.press(f"[data-tab-to={case.tab}]")
    for selector in case.press:
        await stage.press(selector.replace("{about}", moment.about))
    selector = case.selector.replace("{about}", moment.about)
    return stage.page.locator(f"{selector} >> visible=true").first


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
async def test_u4_what_is_blocked_says_why(browser: Browser, server: Server, language: str) -> None:
    desk = await Stage.open(browser, server.base, game="ora_et_labora", seats=SEATS)
    phone = await Stage.open(browser, server.base, game="ora_et_labora", seats=SEATS, touch=True)
    for name, case in CASES.items():
        blocked = await _come(desk, case, Look(language, LAPTOP))
        reasons = await by_mouse_and_keyboard(desk.page, blocked)
        blocked = await _come(phone, case, Look(language, PHONE))
        reasons.append(await by_finger(phone.page, blocked))
        assert reasons == [_told(case, language)] * 3, name
    await desk.close()
    await phone.close()
