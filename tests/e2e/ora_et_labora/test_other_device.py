"""N11: half a turn is there on another device, step by step, and is taken back or ended there."""

import pytest
from playwright.async_api import Browser

from app.accounts import secrets
from app.engine.replay import Acted
from tests.e2e.lobby import recover
from tests.e2e.ora_et_labora.at_table import SHOWN
from tests.e2e.ora_et_labora.hand import Hand
from tests.e2e.ora_et_labora.plans import PAGE, Until, Variant, plan
from tests.e2e.ora_et_labora.played import Played
from tests.e2e.person import Person
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

LAPTOP, PHONE = (1366, 768), (390, 844)
VARIANT = Variant(3, "france", "short")


async def _before_the_end_of_a_turn(game: Played) -> list[int]:
    """Play until the page's player only has to end a turn of several steps; returns these."""

    def steps() -> list[int]:
        found: list[int] = (game.mine.sections.get("undo") or {}).get("steps", [])
        return found

    def ends(at: int) -> bool:
        return game.plan.entries[at] == Acted(PAGE, {"type": "end"}) and len(steps()) > 1

    await game.go_on(until=ends)
    assert game.at < len(game.plan.entries)
    return steps()


async def test_n11_half_a_turn_goes_along_to_another_device(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned = plan(VARIANT, 0, Until(phases=2))
    monkeypatch.setattr(secrets, "new_seed", lambda _size: planned.seed)
    game = await Played.start(server.base, planned)
    hand = Hand(await Person.open(browser, server.base, "en", LAPTOP))
    await game.come(hand)
    steps = await _before_the_end_of_a_turn(game)
    first = hand.person
    await first.page.locator(".prompt [data-action=undo]").wait_for()
    before = await first.page.evaluate(SHOWN)
    await first.page.reload()
    await first.page.locator(".prompt [data-action=undo]").wait_for()
    assert await first.page.evaluate(SHOWN) == before
    code = (await game.mine.post("/api/me/recovery")).json()["code"]
    await first.close()

    again = Hand(await Person.open(browser, server.base, "zh-Hant", PHONE))
    other = again.person
    assert await other.context.cookies() == []
    await recover(other, code)
    await other.page.locator(".gamerow").click()
    await other.page.locator(".bar [data-action=undo]").wait_for()
    game.hand = again
    shown = await other.page.evaluate(SHOWN)
    assert shown == before
    await other.page.locator(".bar [data-action=undo]").click()
    await game.mine.until(lambda me: me.sections["undo"]["steps"] == steps[:-1])
    # the step is taken once more, and the turn is ended
    game.at -= 1
    await game.step()
    await other.page.locator(".bar [data-action=undo]").wait_for()
    assert await other.page.evaluate(SHOWN) == shown
    await game.step()
    await other.page.locator(".prompt:not(.is-mine)").wait_for()
    assert game.mine.sections["undo"]["steps"] == []
    await game.go_on()
    assert first.errors == other.errors == []
    await other.close()
    await game.leave()
