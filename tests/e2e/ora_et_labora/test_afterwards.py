"""After a game of Ora et Labora: ranking, proof, stepping through, export, rematch."""

import json
import re

import pytest
from playwright.async_api import Browser, expect

from app.accounts import secrets
from tests.e2e.at_table import verify
from tests.e2e.ora_et_labora.at_table import ranked, ranking
from tests.e2e.ora_et_labora.plans import Variant, plan
from tests.e2e.ora_et_labora.played import Played
from tests.e2e.person import Person
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

# What a position shows: the round, the goods of all, and what stands in the first landscape.
POSITION = """
() => {
  const figure = cell => Number.parseInt(cell.textContent, 10) || 0;
  const goods = row => Object.fromEntries([...row.querySelectorAll('td[data-good]')]
    .map(cell => [cell.dataset.good, figure(cell)]).filter(([, n]) => n));
  return {
    round: Number(document.querySelector('.table').dataset.round),
    goods: [...document.querySelectorAll('.ledger tbody tr')].map(goods),
    cards: Object.fromEntries([...document.querySelectorAll('.land [data-site]')]
      .map(cell => [cell.dataset.cell, cell.dataset.site])),
  };
}
"""


async def test_a_short_game_is_looked_at_and_played_again(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    planned = plan(Variant(3, "france", "short"), 0)
    monkeypatch.setattr(secrets, "new_seed", lambda _size: planned.seed)
    game = await Played.start(server.base, planned)
    await game.go_on()
    mine = game.mine
    await mine.until(lambda me: me.ended())
    person = await Person.open(browser, server.base)
    await person.be(str(mine.token))
    page = person.page
    await page.goto(f"{server.base}/r/{game.room}")
    await page.locator(".rankline").first.wait_for()
    assert await ranking(person) == ranked(mine.sections["result"])
    await verify(person)
    await expect(page.locator(".verified .loss")).to_have_count(0)
    await _step_through(person, await _positions(game))
    async with page.expect_download() as downloading:
        await page.locator("[data-action=export]").click()
    export = json.loads((await (await downloading.value).path()).read_text("utf-8"))
    assert export == (await mine.get(f"/api/rooms/{game.room}/export")).json()
    await page.locator("[data-action=rematch] >> visible=true").click()
    await page.locator("[data-rematch=open] [data-action=enter]").click()
    await expect(page).to_have_url(re.compile(r"/r/(?!" + game.room + ")"))
    await page.locator(".seatline").first.wait_for()
    assert person.errors == []
    await person.close()
    await game.leave()


async def _positions(game: Played) -> list[dict[str, object]]:
    """Return what every step of the game should show."""
    steps = (await game.mine.get(f"/api/rooms/{game.room}/steps")).json()["steps"]
    known: dict[str, dict[str, object]] = {}
    found: list[dict[str, object]] = []
    for step in steps:
        known |= step.get("sections", {})
        players = [known[f"player.{seat}"] for seat in range(game.plan.variant.seats)]
        found.append(
            {
                "round": known["round"]["round"],
                "goods": [
                    {good: n for good, n in player["goods"].items() if n}  # type: ignore[attr-defined]
                    for player in players
                ],
                "cards": players[0]["cards"],
            }
        )
    return found


async def _step_through(person: Person, wanted: list[dict[str, object]]) -> None:
    page, last = person.page, len(wanted) - 1
    await page.locator("[data-action=steps] >> visible=true").click()
    await page.keyboard.press("Home")
    for step in range(last + 1):
        await page.locator(f".viewer[data-step='{step}']").wait_for()
        assert await page.evaluate(POSITION) == wanted[step], step
        await page.keyboard.press("ArrowRight")
    await page.keyboard.press("ArrowUp")
    shown = int(str(await page.locator(".viewer").get_attribute("data-step")))
    assert wanted[shown]["round"] != wanted[shown - 1]["round"]
    await page.locator(".viewer [data-action=result]").click()
    await page.locator(".rankline").first.wait_for()
