"""D1: games through the real page, with every kind of decision that there is."""

from dataclasses import dataclass
from typing import get_args

import pytest
from playwright.async_api import Browser

from app.accounts import secrets
from app.games.ora_et_labora.actions import INPUTS, Action
from app.games.ora_et_labora.answers import WAYS
from tests.e2e.at_table import verify
from tests.e2e.ora_et_labora.at_table import ranked, ranking
from tests.e2e.ora_et_labora.hand import Hand
from tests.e2e.ora_et_labora.plans import PAGE, Plan, Until, Variant, find, plan
from tests.e2e.ora_et_labora.played import Played
from tests.e2e.person import Person
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

LAPTOP, TABLET, PHONE = (1366, 768), (768, 1024), (390, 844)

EVERY = {f"asked {kind}" for kind in WAYS}
EVERY |= {f"do {action.__struct_config__.tag}" for action in get_args(Action)}
EVERY |= set(INPUTS)

# Only I35 is paid in points, and nobody who plays like this ever comes to it.
NEVER = {"points"}
SOLO = {"asked neutral", "asked neutral_prior", "do build_neutral", "do send_neutral"}
# What comes in hardly any game is planned until it comes, and only that is clicked.
SELDOM_FRANCE = {"order", "wood_by", "peat_by"}
SELDOM_SHORT = {"do pass"}
SELDOM_IRELAND = {"recall", "other", "asked build", "asked link"}
SELDOM = SELDOM_FRANCE | SELDOM_SHORT | SELDOM_IRELAND
BY_TWO = {"first", "second", "gift", "more"}
BY_THREE = EVERY - NEVER - SOLO - SELDOM - BY_TWO

AGREED = Until(round=24, agreed=True)
# Two players may play for ever; the others play until nothing is left.
LONG_ENOUGH = Until(round=32, agreed=True)
PLAYED = {
    (1, "normal"): ("zh-Hans", PHONE),
    (2, "normal"): ("en", TABLET),
    (2, "long"): ("zh-Hant", LAPTOP),
    (3, "normal"): ("en", PHONE),
    (3, "short"): ("zh-Hant", PHONE),
    (4, "normal"): ("zh-Hans", TABLET),
    (4, "short"): ("zh-Hans", LAPTOP),
}
VARIANTS = [
    Variant(seats, country, length) for seats, length in PLAYED for country in ("france", "ireland")
]
THREE, TWO = Variant(3, "france", "short"), Variant(2, "ireland")


@dataclass(frozen=True)
class Case:
    """A game in which the page makes all these decisions; the first chance that may bring them."""

    variant: Variant
    wanted: frozenset[str]
    until: Until | None
    first: int

    def __str__(self) -> str:
        return str(self.variant)

    def plan(self) -> Plan:
        return find(self.variant, self.wanted, self.until, self.first)


WHOLE = [
    Case(THREE, frozenset(BY_THREE), None, 59),
    Case(TWO, frozenset(BY_TWO), AGREED, 4),
]
RARE = [
    Case(Variant(2, "ireland", "long"), frozenset(SELDOM_IRELAND), Until(round=34), 9),
    Case(Variant(4, "france"), frozenset(SELDOM_FRANCE), None, 4),
    Case(Variant(3, "ireland", "short"), frozenset(SELDOM_SHORT), None, 0),
]


async def _sit_down(browser: Browser, base: str, variant: Variant) -> Hand:
    """Open the page of somebody who plays in the language and the size of a variant."""
    language, size = PLAYED[variant.seats, variant.length]
    return Hand(await Person.open(browser, base, language, size))


async def _play(
    browser: Browser, server: Server, monkeypatch: pytest.MonkeyPatch, planned: Plan
) -> tuple[Hand, Played]:
    """Play a planned game through the page, all answers of one seat."""
    monkeypatch.setattr(secrets, "new_seed", lambda _size: planned.seed)
    game = await Played.start(server.base, planned)
    hand = await _sit_down(browser, server.base, planned.variant)
    await game.come(hand)
    await game.go_on()
    return hand, game


async def _see_the_end(hand: Hand, game: Played) -> None:
    """Check what the end shows against what the server says."""
    await game.mine.until(lambda me: me.ended())
    await hand.person.page.locator(".is-result .rankline").first.wait_for()
    assert await ranking(hand.person) == ranked(game.mine.sections["result"])
    await verify(hand.person)
    assert hand.person.errors == []


async def _go(hand: Hand, game: Played) -> None:
    await hand.person.close()
    await game.leave()


def test_the_planned_games_make_every_decision() -> None:
    assert EVERY - NEVER == SOLO | SELDOM | BY_TWO | BY_THREE
    assert {"asked bonus", "do appoint", "claim", "forests", "exchanged"} <= BY_THREE


@pytest.mark.parametrize("case", WHOLE, ids=str)
async def test_d1_a_whole_game(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    hand, game = await _play(browser, server, monkeypatch, case.plan())
    # payments were not left as they were proposed
    assert hand.changed & {"food", "energy", "goods", "money"}
    await _see_the_end(hand, game)
    await _go(hand, game)


@pytest.mark.parametrize("case", RARE, ids=str)
async def test_d1_what_is_seldom_asked(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch, case: Case
) -> None:
    planned, left = case.plan(), set(case.wanted)
    monkeypatch.setattr(secrets, "new_seed", lambda _size: planned.seed)
    game = await Played.start(server.base, planned)
    hand = await _sit_down(browser, server.base, case.variant)

    def seldom(at: int) -> bool:
        return planned.entries[at].seat == PAGE and bool(planned.kinds[at] & left)

    while left:
        game.hand = None
        await game.go_on(until=seldom)
        await game.come(hand)
        await game.step()
        left -= planned.kinds[game.at - 1]
    assert hand.person.errors == []
    await _go(hand, game)


@pytest.mark.parametrize(
    "variant", [variant for variant in VARIANTS if variant not in (THREE, TWO)], ids=str
)
async def test_d1_to_the_first_settlements(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch, variant: Variant
) -> None:
    wanted = SOLO if variant.seats == 1 else set()
    planned = find(variant, {"do settle", *wanted}, Until(phases=1))
    hand, game = await _play(browser, server, monkeypatch, planned)
    assert game.mine.sections["round"]["phases"] == 1
    assert hand.person.errors == []
    await _go(hand, game)


@pytest.mark.soak
@pytest.mark.parametrize("variant", VARIANTS, ids=str)
async def test_d1_every_variant_to_its_end(
    server: Server, browser: Browser, monkeypatch: pytest.MonkeyPatch, variant: Variant
) -> None:
    planned = plan(variant, 0, LONG_ENOUGH if variant.seats == TWO.seats else None)
    hand, game = await _play(browser, server, monkeypatch, planned)
    await _see_the_end(hand, game)
    await _go(hand, game)
