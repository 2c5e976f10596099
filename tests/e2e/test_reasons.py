"""U4: whatever is not possible says why, alike by hover, by focus and by a finger's tap."""

from random import Random

import pytest
from playwright.async_api import Browser

from app.engine.selfplay import Game
from app.games.notre_dame.options import Options
from app.games.notre_dame.spec import SPEC
from app.games.notre_dame.state import State
from tests.e2e.person import Person
from tests.e2e.positions import begun, sit_down
from tests.e2e.tips import by_finger, by_mouse_and_keyboard
from tests.player import leave
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

LOCALES = {"en": "en-GB", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW"}
# The card that is chosen first, what is blocked then, and what its reason has to name.
BLOCKED = [
    ("notre-dame", "[data-choice='3'][aria-disabled=true]", ["3", "1"]),
    ("trusted-friend", ".cell.t-bank[aria-disabled=true]", []),
]


def _position() -> State:
    """Return a position with a gold too few for a donation, and the friend in the Bank."""
    game = Game.start(SPEC, Options(start_seat=0), 2, Random(4).randbytes(32))
    state: State = game.table.state.clone()
    state.phase, state.turn = "actions", 0
    for number, seat in enumerate(state.seats):
        seat.pack = ()
        seat.hand = tuple(f"{kind}.{number}" for kind in ("notre-dame", "trusted-friend", "park"))
    state.seats[0].gold, state.seats[0].friend = 1, "bank"
    return state


@pytest.mark.parametrize("case", BLOCKED, ids=lambda case: case[0])
@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
async def test_u4_a_blocked_choice_says_why(
    browser: Browser, server: Server, language: str, case: tuple[str, str, list[str]]
) -> None:
    card, selector, named = case
    room, players = await begun(server.base, _position())
    mine = players[0]
    desk = await Person.open(browser, server.base, language)
    await sit_down(desk, room, mine)
    await desk.page.locator(f"[data-card='{card}']").click()
    reasons = await by_mouse_and_keyboard(desk.page, desk.page.locator(selector))
    touch = await browser.new_context(
        has_touch=True, viewport={"width": 390, "height": 844}, locale=LOCALES[language]
    )
    phone = Person(server.base, touch, await touch.new_page(), language)
    await phone.be(str(mine.token))
    await phone.page.goto(f"{server.base}/r/{room}")
    await phone.page.locator(f"[data-card='{card}']").tap()
    reasons.append(await by_finger(phone.page, phone.page.locator(selector)))
    assert len(set(reasons)) == 1
    assert all(word in reasons[0] for word in named)
    await desk.close()
    await phone.close()
    await leave(players[1:])
