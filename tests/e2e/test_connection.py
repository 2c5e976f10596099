"""N3, N5: a page whose network goes away and comes back."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
from playwright.async_api import Browser, Page, WebSocket

from tests.e2e.at_table import same_in_a_new_tab
from tests.e2e.line import Line, line
from tests.e2e.person import Person
from tests.player import Player, leave, table
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

PHONE = (390, 844)
MANY_ATTEMPTS = 8
# By now the next attempt is more than this many milliseconds away.
PATIENT = 6_000
LOCKED = ".card.is-locked"

TURN = """
state => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
"""


@pytest.fixture
async def cable(server: Server) -> AsyncIterator[Line]:
    async with line(server.base) as laid:
        yield laid


class In:
    """Holds in a phase of the round."""

    def __init__(self, phase: str) -> None:
        self._phase = phase

    def __call__(self, player: Player) -> bool:
        found: bool = player.sections["round"]["phase"] == self._phase
        return found


class Sockets:
    """The sockets a page has opened or tried to open, and the moves it sent through them."""

    def __init__(self, page: Page) -> None:
        self.opened = 0
        self.moves: list[dict[str, Any]] = []
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        self.opened += 1
        socket.on("framesent", self._sent)

    def _sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] in ("act", "undo"):
            self.moves.append(message)


async def _sit_down(
    browser: Browser, base: str, player: Player, room: str, *, clock: bool = False
) -> tuple[Person, Sockets]:
    """Let a browser take the place of a program, if wanted with a clock that can be stopped."""
    await player.disconnect()
    person = await Person.open(browser, base, size=PHONE)
    await person.be(str(player.token))
    if clock:
        await person.page.clock.install()
    sockets = Sockets(person.page)
    await person.page.goto(f"{base}/r/{room}")
    await person.page.locator(".nd").wait_for()
    return person, sockets


async def _picks(player: Player, room: str) -> list[Any]:
    """Return the picks of this seat, as the server tells them anew."""
    again = Player(player.base, player.token)
    await again.connect(room)
    await again.until(lambda me: me.seq)
    facts = [again.facts[number] for number in sorted(again.facts)]
    await leave([again])
    return [fact for fact in facts if fact["type"] == "picked" and fact["seat"] == again.me]


async def _shows(person: Person, key: str) -> None:
    """Wait until the prompt says something."""
    await person.page.locator(".prompt", has_text=person.words[key]).wait_for()


async def _confirm_offline(person: Person, cable: Line) -> None:
    """Lose the connection, then choose a card and confirm it."""
    cable.cut()
    await _shows(person, "table.prompt.lost")
    await person.page.locator("[data-card]").first.click()
    await person.page.locator("[data-action=confirm] >> visible=true").click()
    await _shows(person, "table.prompt.unsent")


async def test_n3_a_page_that_is_looked_at_again_connects_at_once(
    server: Server, browser: Browser, cable: Line
) -> None:
    room, players = await table(server.base, 4)
    mine, *others = players
    person, sockets = await _sit_down(browser, cable.base, mine, room, clock=True)
    page = person.page
    await person.play(random.Random(1), LOCKED)
    await page.evaluate(TURN, "hidden")
    await page.clock.pause_at(await page.evaluate("Date.now() + 1000"))
    cable.cut()
    async with asyncio.timeout(20):
        while cable.refused < MANY_ATTEMPTS:
            await page.clock.run_for(1000)
    for step in ("draft1", "draft2"):
        for other in others:
            await other.until(In(step))
            await other.act(other.choose(random.Random(step)))
    cable.mend()
    tried = sockets.opened
    await page.clock.run_for(PATIENT)
    assert sockets.opened == tried
    # The page's clock stands still: nothing but being looked at can make it connect.
    async with page.expect_websocket():
        await page.evaluate(TURN, "visible")
    await page.clock.resume()
    await page.locator('[data-phase="draft2"] .prompt.is-mine').wait_for()
    await same_in_a_new_tab(person)
    assert sockets.opened == tried + 1
    assert len(await _picks(mine, room)) == 1
    await person.close()
    await leave(players)


async def test_n5_confirmed_without_a_connection_is_sent_once_when_it_is_back(
    server: Server, browser: Browser, cable: Line
) -> None:
    room, players = await table(server.base, 3)
    person, sockets = await _sit_down(browser, cable.base, players[0], room)
    await _confirm_offline(person, cable)
    assert sockets.moves == []
    cable.mend()
    await person.page.locator(LOCKED).wait_for()
    assert len(sockets.moves) == 1
    assert [pick["card"] for pick in await _picks(players[0], room)] == [
        sockets.moves[0]["action"]["card"]
    ]
    await same_in_a_new_tab(person)
    await person.close()
    await leave(players)


async def test_n5_a_move_whose_answer_got_lost_is_carried_out_once(
    server: Server, browser: Browser, cable: Line
) -> None:
    room, players = await table(server.base, 3)
    mine, other, _ = players
    person, sockets = await _sit_down(browser, cable.base, mine, room)
    await person.page.locator("[data-card]").first.click()
    cable.deafen()
    await person.page.locator("[data-action=confirm] >> visible=true").click()
    await other.until(lambda me: mine.me not in me.sections["prompt"]["waiting"])
    await _shows(person, "table.prompt.sending")
    cable.cut()
    cable.mend()
    await person.page.locator(LOCKED).wait_for()
    first, second = sockets.moves
    assert first == second
    assert len(await _picks(mine, room)) == 1
    await same_in_a_new_tab(person)
    await person.close()
    await leave(players)


async def test_n5_confirmed_without_a_connection_is_dropped_when_the_game_has_moved_on(
    server: Server, browser: Browser, cable: Line
) -> None:
    room, players = await table(server.base, 2)
    mine, other = players
    person, sockets = await _sit_down(browser, cable.base, mine, room)
    await _confirm_offline(person, cable)
    await mine.connect(room)
    await mine.until(Player.asked)
    chosen, *_, kept = mine.sections["hand"]["pack"]
    await mine.act({"type": "pick", "card": kept})
    await other.act(other.choose(random.Random(1)))
    await mine.until(In("draft2"))
    before = dict(mine.sections)
    cable.mend()
    await _shows(person, "error.stale")
    assert [move["action"]["card"] for move in sockets.moves] == [chosen]
    await person.page.locator(f"[data-kept={kept.split('.')[0]}]").wait_for()
    await person.page.locator(LOCKED).wait_for(state="detached")
    assert [pick["card"] for pick in await _picks(mine, room)] == [kept]
    await mine.send(type="ping")
    await mine.answer_to("pong")
    assert mine.sections == before
    await person.play(random.Random(2), LOCKED)
    assert len(await _picks(mine, room)) == 2
    assert person.words["error.stale"] not in await person.page.locator(".prompt").inner_text()
    await person.close()
    await leave(players)
