"""A9: axe finds nothing of level A or AA in any phase of a game, in any look."""

from collections.abc import Iterable

import msgspec
import pytest
from playwright.async_api import Browser

from app.accounts import secrets
from app.engine.inputs import Choice, Field, Offer, Offers
from app.rooms.membership import LOST_AFTER
from tests.e2e.scripted import Scripted
from tests.e2e.viewers import Viewers
from tests.player import Player, leave, table
from tests.server import FakeClock, Server, serving

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

DIALOG = "dialog[open]"
# A game in which the first seat is asked for everything that a question can open.
CHANCE = 72
QUESTIONS = {"play", "hire", "outbreak"}
INPUTS = {"market", "message", "message_kind", "sector", "place", "number", "piece", "friend"}
INPUTS |= {"perk", "gold", "counts"}

MENU = ["settings.title", "table.do.rules", "table.menu.keys"]
MENU += ["table.menu.seat_link", "table.menu.abandon", "leave"]
UNFOLD = "document.querySelectorAll('dialog details').forEach(one => { one.open = true; })"


@pytest.fixture(autouse=True)
def _same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "new_seed", lambda size: bytes([CHANCE] * size))


async def test_a9_table(sqlite_url: str, browser: Browser) -> None:
    clock = FakeClock()
    async with serving(sqlite_url, clock, sockets_per_seat=8) as server:
        viewers = await Viewers.open(browser, server.base)
        room, players = await table(server.base, 5, new_persons=True, open_scores=False)
        game = Scripted(players, CHANCE)
        await viewers.be(game.mine.token)
        await viewers.go(f"{server.base}/r/{room}")
        await _draft(viewers, game)
        await _around_the_board(viewers, game.mine)
        await players[1].disconnect()
        clock.pass_time(LOST_AFTER)
        await server.services.presence.beat()
        await _menu(viewers, players[1], room)
        await players[1].connect(room)
        await _undone(viewers, game)
        assert await _questions(viewers, game) >= QUESTIONS | INPUTS
        await _end(viewers, game)
        assert viewers.errors == []
        await leave(players)
    await viewers.see(".linkstate.is-lost")
    await viewers.glance("table without a connection")
    assert not viewers.found, "\n".join(viewers.found)
    await viewers.close()


async def test_a9_table_of_two_that_is_broken_off(server: Server, browser: Browser) -> None:
    viewers = await Viewers.open(browser, server.base)
    room, players = await table(server.base, 2)
    await viewers.be(players[0].token)
    await viewers.go(f"{server.base}/r/{room}")
    await viewers.see(".c-neutral")
    await viewers.look("draft of two")
    for player in players:
        await player.post(f"/api/rooms/{room}/abandon", agree=True)
    await viewers.see(".is-result")
    await viewers.look("broken off")
    assert not viewers.found, "\n".join(viewers.found)
    assert viewers.errors == []
    await viewers.close()
    await leave(players)


async def _tabs(viewers: Viewers, where: str) -> None:
    """Look at what a phone shows behind its tabs."""
    phones = viewers.phones
    for tab in ("borough", "persons", "log", "city"):
        await phones.press(f"[data-tab-to={tab}]")
        await phones.glance(f"{where}, {tab}")


async def _draft(viewers: Viewers, game: Scripted) -> None:
    await viewers.see(".prompt.is-mine[data-prompt=draft]")
    await viewers.look("draft")
    await _tabs(viewers, "draft")
    await viewers.press("button[data-card]")
    await viewers.each(lambda page: page.hover("button[data-card] >> visible=true"))
    await viewers.see(".tip")
    await viewers.glance("draft, a card chosen and explained")
    await game.answer()
    await viewers.see(".card.is-locked")
    await viewers.glance("draft, a card locked")


async def _around_the_board(viewers: Viewers, mine: Player) -> None:
    phones = viewers.phones
    await viewers.press(".seat:nth-child(2) .peek")
    await phones.press("[data-tab-to=borough]")
    await viewers.glance("another borough")
    await viewers.press(".seat.is-me .peek")
    await mine.send(type="chat", id="chat-line-1", text="A line of chat")
    await phones.press("[data-tab-to=log]")
    await viewers.press("[data-side-to=chat]")
    await viewers.see("[data-side=chat] li")
    await viewers.glance("chat")
    await viewers.press("[data-side-to=log]")
    await phones.press("[data-tab-to=persons]")
    await viewers.press(".persons .head button")
    await viewers.see(DIALOG)
    await viewers.glance("all persons")
    await viewers.press(f"{DIALOG} .primary")
    await phones.press("[data-tab-to=city]")


async def _menu(viewers: Viewers, other: Player, room: str) -> None:
    await other.post(f"/api/rooms/{room}/abandon", agree=True)
    await viewers.see(".vote")
    await viewers.see(".seat .away")
    await viewers.glance("somebody is away and wants to break off")
    await viewers.press("[data-action=menu]")
    await viewers.see(DIALOG)
    await viewers.glance("menu")
    await viewers.press(f"{DIALOG} .primary")
    for item in MENU:
        await viewers.press("[data-action=menu]")
        await viewers.press_words(f"{DIALOG}:has(.menu)", item, name="Seat 2")
        await viewers.see(f"{DIALOG}:not(:has(.menu))")
        await viewers.each(lambda page: page.evaluate(UNFOLD))
        await viewers.glance(f"menu, {item}")
        await viewers.press(f"{DIALOG} .buttons .btn")
    await other.post(f"/api/rooms/{room}/abandon", agree=False)


async def _undone(viewers: Viewers, game: Scripted) -> None:
    """Play a card, look at how the others are waited for, and take it back."""
    await game.until(lambda me: _kind(me) == "play")
    await game.answer()
    await viewers.see("[data-action=undo]")
    await viewers.glance("played, others are waited for")
    [step] = game.mine.sections["undo"]["steps"]
    assert (await game.mine.undo(step))["type"] == "ack"
    await viewers.see(".prompt.is-mine[data-prompt=play]")
    await viewers.glance("a card taken back")
    await _tabs(viewers, "a card taken back")


def _kind(me: Player) -> str:
    return str((me.ask or {})["kind"])


def _inputs(offers: Offers, fields: Iterable[Field]) -> set[str]:
    """Return what kinds of input fields ask for, or open."""
    found = set()
    for field in fields:
        if isinstance(field, Choice):
            found.add(field.of)
            for option in field.options:
                found |= _inputs(offers, offers.groups.get(option.then, ()))
        else:
            found.add("counts")
    return found


def _offers(me: Player) -> dict[str, set[str]]:
    """Return where each of my open offers is clicked, and what it asks for."""
    offers = msgspec.convert(me.sections["offers"], Offers)
    open_ones = (offer for offer in offers.offers if offer.blocked is None)
    return {_button(offer): _inputs(offers, offer.fields) for offer in open_ones}


def _button(offer: Offer) -> str:
    match offer.action:
        case {"card": str(card)}:
            kind, deck = card.split(".")
            return f"button[data-card={kind}][data-deck='{deck}']"
        case {"person": str(person)}:
            return f".hirebtn[data-person={person.split('.')[0]}]"
        case {"type": "pass"}:
            return "[data-action=pass]"
    # The only offer of its question is taken from the beginning.
    return ""


async def _questions(viewers: Viewers, game: Scripted) -> set[str]:
    """Look at every question and every kind of input once; returns which came up."""
    seen = {"draft"}

    def news(me: Player) -> set[str]:
        return {_kind(me), *set().union(*_offers(me).values())} - seen

    while await game.until(lambda me: bool(news(me))):
        new, kind = news(game.mine), _kind(game.mine)
        await _shown(viewers, game.mine)
        if kind in new:
            await viewers.look(f"asked: {kind}")
            await _tabs(viewers, f"asked: {kind}")
        for button, inputs in _offers(game.mine).items():
            if inputs & new or (kind in new and not inputs):
                await _compose(viewers, button, kind)
        seen |= new
        await game.answer()
    return seen


async def _shown(viewers: Viewers, me: Player) -> None:
    """Wait until the pages show the question that this player has."""
    number = me.sections["round"]["number"]
    shown = f".nd[data-round='{number}']:has(.prompt.is-mine[data-prompt={_kind(me)}])"
    if _kind(me) == "play":
        shown += f":has(.hand .row > :nth-child({len(_offers(me))}):last-child)"
    await viewers.see(shown)


async def _compose(viewers: Viewers, button: str, kind: str) -> None:
    """Choose a card or person, and then the first choice of everything it asks for."""
    if kind == "hire":
        await viewers.phones.press("[data-tab-to=persons]")
    if button:
        await viewers.press(button)
    await viewers.glance(f"{kind}, {button} chosen")
    while await viewers.choose():
        await viewers.glance(f"{kind}, {button} goes on")


async def _end(viewers: Viewers, game: Scripted) -> None:
    assert not await game.until(lambda _: False)
    await viewers.see(".proof button")
    await viewers.look("the end")
    await viewers.press(".proof button")
    await viewers.see(".verified")
    await viewers.glance("the end, verified")
    await viewers.press("[data-action=board]")
    await viewers.see("main.board")
    await viewers.glance("the board at the end")
    await _tabs(viewers, "the board at the end")
