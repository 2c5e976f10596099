"""D3: every building is used through the page, by clicks, in every kind of way the rules allow."""

from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from playwright.async_api import Browser, Page

from app.engine.inputs import Offers, admits
from app.games.ora_et_labora.actions import Action
from app.games.ora_et_labora.cards import BUILDINGS, Building
from app.games.ora_et_labora.links import LINKS
from app.games.ora_et_labora.state import State
from tests.e2e.ora_et_labora.composing import Composer
from tests.e2e.ora_et_labora.faces import QUESTIONS, only, position, standing, targets
from tests.e2e.ora_et_labora.sitting import RULES, SEAT, Answered, Sitting
from tests.e2e.words import words
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

# Fifteen faces with all kinds of inputs between them.
SAMPLE = {
    "trades": ("G12", "F05", "I15"),
    "deals": ("G06", "F36", "I08"),
    "wheel": ("F29", "F33", "F32"),
    "land": ("F38", "G28", "I37"),
    "others": ("G41", "F23", "F27"),
}
# What is free is the same whatever is asked, and what buildings do is asked of each of them.
FREE = {"exchange", "buy_district", "buy_plot"}
ELSEWHERE = {"action": {"place"}}
DECKS = sorted({(card.country, card.deck) for card in BUILDINGS.values()})
SHOWN = """
() => {
  const figures = text => /(\\d+)\\s*→\\s*(\\d+)/.exec(text).slice(1).map(Number);
  const result = [...document.querySelectorAll('.inspector .result li')]
    .map(li => [li.title, figures(li.textContent)]);
  const number = text => Number(text.replace('−', '-'));
  const ledger = [...document.querySelectorAll('.ledger tr.seat td[data-good]:has(small)')]
    .map(cell => [`${cell.parentElement.dataset.seat} ${cell.dataset.good}`,
      number(cell.querySelector('small').textContent)]);
  return [Object.fromEntries(result), Object.fromEntries(ledger)];
}
"""
EQUALS = f"""expected => {{
  const byName = (a, b) => (a[0] < b[0] ? -1 : 1);
  const shown = ({SHOWN})().map(part => Object.entries(part).sort(byName));
  return JSON.stringify(shown) === JSON.stringify(expected);
}}"""


def expected(state: State, action: Mapping[str, Any]) -> list[list[Any]]:
    """Return the result as inspector and ledger show it: before and after, and by how much."""
    delta = RULES.preview(state, SEAT, msgspec.convert(action, Action))
    named = words("en")
    result, ledger = [], []
    for name, (before, after) in delta.items():
        *other, good = name.removeprefix("seat.").replace("goods.", "").split(".")
        ledger.append([f"{other[0] if other else SEAT} {good}", after - before])
        if not other:
            result.append([named[f"ora.good.{good}"], [before, after]])
    return [sorted(result), sorted(ledger)]


async def shows(page: Page, wanted: list[list[Any]]) -> None:
    """Wait until the page shows this result: it may have to ask for it."""
    try:
        await page.wait_for_function(EQUALS, arg=wanted, timeout=3000)
    except Exception:
        shown = [sorted(map(list, part.items())) for part in await page.evaluate(SHOWN)]
        assert shown == wanted
        raise


async def carry_out(
    sitting: Sitting, state: State, offers: Offers, action: dict[str, Any], nth: int
) -> tuple[Answered, set[str]]:
    """Click an answer together, see its result, send it; returns what was paid as not proposed."""
    assert admits(offers, action), action
    await sitting.show(state)
    (ask,) = RULES.asks(state)
    composer = Composer(sitting.page, ask.kind, by_land=nth % 2 == 1)
    try:
        await composer.compose(offers, action)
        await shows(sitting.page, expected(state, action))
        await composer.click("[data-action=confirm]")
        answered = await sitting.answered()
    except Exception as error:
        error.add_note(f"to be composed: {action}")
        raise
    assert answered.action == action
    return answered, composer.stepped


async def use(sitting: Sitting, card: Building, *, every: bool) -> None:
    """Use a building in all kinds of ways."""
    scene = position(card)
    site = standing(card)
    offers = scene.offers()
    paid: set[str] = set()
    stepped: set[str] = set()
    linked: Answered | None = None
    for nth, action in enumerate(targets(only(offers, "place", site), every=every)):
        answered, changed = await carry_out(sitting, scene.state, offers, action, nth)
        stepped |= changed
        paid |= {name for name, value in action.items() if isinstance(value, dict)} - {"forests"}
        if card.id in LINKS and action["use"]:
            linked = answered
    assert stepped == paid, f"{card.id}: never paid otherwise than proposed"
    if card.id in LINKS:
        assert linked is not None
        await link(sitting, linked.after, every=every)


async def link(sitting: Sitting, state: State, *, every: bool) -> None:
    """Answer which building a linking building uses."""
    (ask,) = RULES.asks(state)
    assert ask.kind == "link"
    offers = RULES.offers(state, SEAT)
    wanted = targets(offers, every=every)
    # What is only declined has no fields.
    for nth, action in enumerate([*wanted, {"type": "decline"}]):
        await carry_out(sitting, state, offers, action, nth)


@pytest.mark.parametrize("kind", SAMPLE)
async def test_faces_are_used_by_clicks(server: Server, browser: Browser, kind: str) -> None:
    sitting = await Sitting.open(browser, server.base)
    for face in SAMPLE[kind]:
        await use(sitting, BUILDINGS[face], every=False)
    assert sitting.errors == []
    await sitting.close()


async def answer(sitting: Sitting, kind: str) -> None:
    """Answer a question in all ways, those left out that are another test's."""
    state = QUESTIONS[kind]().state
    (ask,) = RULES.asks(state)
    assert ask.kind == kind
    offers = RULES.offers(state, SEAT)
    answers = [
        action
        for offer in offers.offers
        if offer.blocked is None and offer.action["type"] not in ELSEWHERE.get(kind, FREE)
        for action in targets(Offers((offer,), offers.groups))
    ]
    for nth, action in enumerate(answers):
        await carry_out(sitting, state, offers, action, nth)


@pytest.mark.parametrize(
    "kinds", [("action",), tuple(sorted(QUESTIONS.keys() - {"action"}))], ids=["action", "others"]
)
async def test_every_question_is_answered_by_clicks(
    server: Server, browser: Browser, kinds: tuple[str, ...]
) -> None:
    sitting = await Sitting.open(browser, server.base)
    for kind in kinds:
        await answer(sitting, kind)
    assert sitting.errors == []
    await sitting.close()


@pytest.mark.soak
@pytest.mark.parametrize(("country", "deck"), DECKS)
async def test_all_faces_are_used_by_clicks(
    server: Server, browser: Browser, country: str, deck: str
) -> None:
    sitting = await Sitting.open(browser, server.base)
    for card in BUILDINGS.values():
        if (card.country, card.deck) == (country, deck):
            await use(sitting, card, every=True)
    assert sitting.errors == []
    await sitting.close()
