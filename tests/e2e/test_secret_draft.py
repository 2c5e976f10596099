"""S4: what others keep, pass on and never play is told to nobody before the end."""

import asyncio
import json
from dataclasses import dataclass
from random import Random

import msgspec
import pytest
from playwright.async_api import Browser

from app.accounts import secrets
from app.engine.inputs import Offers, completions
from tests.e2e.at_table import TABLE, difference
from tests.e2e.person import Person
from tests.e2e.positions import answered, sit_down
from tests.player import Player, leave, table
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

SEATS = 4
ROUNDS = 9
LOCKED = ".card.is-locked"
NEXT_ROUND = '[data-round="2"]'
# Everything that is read out or called over the table.
LISTEN = """
window.heard = { polite: [], assertive: [], toasts: [] };
document.addEventListener('DOMContentLoaded', () => {
  for (const [id, texts] of Object.entries(window.heard)) {
    const region = document.getElementById(id);
    const listen = () => region.textContent && texts.push(region.textContent);
    new MutationObserver(listen).observe(region, { childList: true, subtree: true });
  }
});
"""
# The next round's first pick was called for as well.
CALLED = "begins => heard.assertive.filter(text => text.startsWith(begins)).length === 2"
LOG = """
() => [...document.querySelectorAll('.log .lines li:not(.since)')].map(line => line.textContent)
"""


@pytest.fixture(autouse=True)
def _same_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "new_seed", bytes)


@dataclass(frozen=True)
class Mind:
    """What the seat left of the page does in secret: which cards it keeps, and if it wavers."""

    keeps: tuple[int, int]
    wavers: bool = False


async def _keep(player: Player, which: int) -> None:
    answer = await player.act({"type": "pick", "card": player.sections["hand"]["pack"][which]})
    assert answer["type"] == "ack"


async def _keep_all(players: list[Player], mind: Mind, step: int) -> None:
    """Let the programs pick, one after the other; the first of them as its mind says."""
    for player in players:
        await player.until(lambda me: me.sections["round"]["phase"] == f"draft{step + 1}")
    left, *others = players
    if mind.wavers:
        await _keep(left, 1 - mind.keeps[step])
        await left.until(lambda me: (me.ask or {})["answered"])
        await _keep(left, mind.keeps[step])
    else:
        await _keep(left, mind.keeps[step])
    for other in others:
        await _keep(other, 0)


async def _play_round(player: Player, third: str) -> None:
    """Play the first thing possible, but never the third card; hire nobody."""
    while True:
        await player.until(lambda me: me.asked() or me.sections["round"]["number"] > 1)
        if player.sections["round"]["number"] > 1:
            return
        offers = msgspec.convert(player.sections["offers"], Offers)
        ways = [action for action in completions(offers) if action.get("card") != third]
        key = (player.ask or {})["key"]
        await player.act(next((way for way in ways if way["type"] == "pass"), ways[0]))
        await player.until(lambda me: (me.ask or {}).get("key") != key)  # noqa: B023 - awaited here


async def _shown(person: Person) -> str:
    return f"{await person.page.title()}: {await person.page.evaluate(TABLE)}"


async def _drafted(browser: Browser, base: str, mind: Mind) -> tuple[Person, list[Player]]:
    """Begin the same game with the same draft, but for what one seat does in secret."""
    room, (mine, *others) = await table(base, SEATS)
    person = await Person.open(browser, base)
    await person.page.add_init_script(LISTEN)
    await sit_down(person, room, mine)
    for step in range(2):
        await person.page.locator(f'[data-phase="draft{step + 1}"] .prompt.is-mine').wait_for()
        await person.play(Random(step), LOCKED)
        await _keep_all(others, mind, step)
    await person.page.locator('[data-phase="actions"]').wait_for()
    await answered(others)
    return person, others


async def _end_round(person: Person, others: list[Player]) -> None:
    """Play on to the next round. What the left neighbour kept last, and passed on, stays hidden."""
    cards = [other.sections["hand"]["cards"] for other in others]
    thirds = [hand[which] for hand, which in zip(cards, (1, 2, 2), strict=True)]
    await asyncio.gather(
        person.play(Random(2), NEXT_ROUND),
        *(_play_round(other, third) for other, third in zip(others, thirds, strict=True)),
    )
    await person.page.locator(".prompt.is-mine").wait_for()


async def _leave(person: Person, others: list[Player]) -> None:
    assert person.errors == []
    await person.close()
    await leave(others)


async def test_s4_page_log_and_calls_are_the_same_whatever_card_is_never_played(
    server: Server, browser: Browser
) -> None:
    hands, shown, heard = [], [], []
    for mind in (Mind((0, 0)), Mind((0, 1), wavers=True)):
        person, others = await _drafted(browser, server.base, mind)
        hands.append([other.sections["hand"] for other in others])
        drafted = await _shown(person)
        await _end_round(person, others)
        shown.append(drafted + await _shown(person))
        begins = person.words["nd.prompt.draft"].format(step=1)
        await person.page.wait_for_function(CALLED, arg=begins)
        heard.append(await person.page.evaluate("heard"))
        log = " ".join(await person.page.evaluate(LOG))
        polite = heard[-1].pop("polite")
        assert polite
        assert [text for text in polite if text not in log] == []
        await _leave(person, others)
    assert [one == other for one, other in zip(*hands, strict=True)] == [False, False, True]
    assert difference(*shown) == []
    assert heard[0] == heard[1]
    assert heard[0]["toasts"] == []


async def test_s4_the_page_is_the_same_whatever_card_is_kept_first(
    server: Server, browser: Browser
) -> None:
    kept, shown = [], []
    for mind in (Mind((0, 0)), Mind((1, 0), wavers=True)):
        person, others = await _drafted(browser, server.base, mind)
        kept.append(others[0].sections["hand"]["cards"][0])
        shown.append(await _shown(person))
        await _leave(person, others)
    assert kept[0] != kept[1]
    assert difference(*shown) == []


async def test_s4_after_the_game_the_record_shows_every_card(
    server: Server, browser: Browser
) -> None:
    room, players = await table(server.base, 2)
    mine, other = players
    chances = [Random(number) for number in range(2)]
    await asyncio.gather(
        *(
            player.play(chance, until=lambda me: me.sections["round"]["number"] == ROUNDS)
            for player, chance in zip(players, chances, strict=True)
        )
    )
    before = (await mine.get(f"/api/rooms/{room}/export")).json()["facts"]
    assert [fact for fact in before if fact.get("card") and fact["seat"] != mine.me] == [
        fact for fact in before if fact["type"] == "played" and fact["seat"] != mine.me
    ]
    await asyncio.gather(
        *(player.play(chance) for player, chance in zip(players, chances, strict=True))
    )
    person = await Person.open(browser, server.base)
    await sit_down(person, room, mine)
    async with person.page.expect_download() as caught:
        await person.page.locator("[data-action=export]").click()
    record = json.loads((await (await caught.value).path()).read_text("utf-8"))
    told = [(fact["type"], fact.get("seat")) for fact in record["facts"] if "card" in fact]
    for seat in (mine.me, other.me):
        assert told.count(("discarded", seat)) == ROUNDS
        assert told.count(("picked", seat)) == 2 * ROUNDS
    passed = [fact for fact in record["facts"] if fact["type"] == "passed"]
    assert [len(fact["cards"]) for fact in passed] == [2, 2, 1, 1] * ROUNDS
    await person.close()
    await leave(players)
