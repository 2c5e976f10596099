"""A9: axe finds nothing of level A or AA on any screen outside a game, in any look."""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser

from tests.e2e.person import Person
from tests.e2e.scripted import Scripted
from tests.e2e.viewers import Viewers, violations
from tests.player import Player, leave
from tests.server import Server, serving

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

JOIN = "form:has(.code-input)"
DIALOG = "dialog[open]"
INVITATIONS = {f"/r/{'A' * 22}": "an invitation", f"/s/{'A' * 22}": "a seat offered"}
NO_CODE = "2222-2222"
OTHERS_CODE = "2222-2222-2222-2222-2222-2222"
WRONG = """
() => {
  const pale = document.createElement('p');
  pale.textContent = 'pale';
  pale.style.color = '#ddd';
  document.querySelector('.box').append(pale, document.createElement('button'));
}
"""


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Server]:
    async with serving(sqlite_url, wrong_codes_per_minute=100, sockets_per_seat=8) as running:
        yield running


async def _room(guests: list[Player], title: str, *, ready: bool = True) -> list[Player]:
    """Open a room in which all of them sit; returns their players there, the host first."""
    seated = [Player(guest.base, guest.token) for guest in guests]
    host, *others = seated
    made = await host.post("/api/rooms", game="notre_dame", seats=len(seated) + 1, title=title)
    room: str = made.json()["id"]
    for other in others:
        assert (await other.post("/api/join", room=room)).status_code == 200
        await other.post(f"/api/rooms/{room}/ready", ready=ready)
    for player in seated:
        await player.connect(room)
        await player.until(lambda me: len(me.members) == len(seated))
    return seated


async def _game(guests: list[Player], title: str) -> list[Player]:
    seated = await _room(guests, title)
    started = await seated[0].post(f"/api/rooms/{_id(seated[0])}/start")
    assert started.status_code == 200
    for player in seated:
        await player.until(Player.asked)
    return seated


def _id(player: Player) -> str:
    room: str = player.sections["room"]["id"]
    return room


async def _people(base: str, count: int) -> list[Player]:
    return [await Player.named(base, f"Seat {number + 1}") for number in range(count)]


async def test_axe_tells_what_is_wrong(server: Server, browser: Browser) -> None:
    person = await Person.open(browser, server.base)
    await person.page.wait_for_selector(JOIN)
    assert await violations(person.page) == []
    await person.page.evaluate(WRONG)
    found = {what.split()[0] for what in await violations(person.page)}
    assert found == {"button-name", "color-contrast"}
    await person.close()


async def test_a9_home_and_invitations(server: Server, browser: Browser) -> None:
    viewers = await Viewers.open(browser, server.base)
    await _home_of_somebody_new(viewers)
    await viewers.go(server.base)
    await _home_of_a_guest(viewers)
    await _invited(viewers, server.base)
    await viewers.each(lambda page: page.context.clear_cookies())
    await _invited_as_nobody_known(viewers, server.base)
    guests = await _people(server.base, 2)
    players = await _games(guests)
    await viewers.be(guests[0].token)
    await viewers.go(server.base)
    await _home_with_games(viewers)
    assert not viewers.found, "\n".join(viewers.found)
    assert viewers.errors == []
    await viewers.close()
    await leave([*guests, *players])


async def _invited(viewers: Viewers, base: str) -> None:
    for url, where in INVITATIONS.items():
        await viewers.go(base + url)
        await viewers.press(".box form [aria-disabled=false]")
        await viewers.see(".problem")
        await viewers.glance(f"{where}, to a guest, refused")


async def _invited_as_nobody_known(viewers: Viewers, base: str) -> None:
    for url, where in INVITATIONS.items():
        await viewers.go(base + url)
        await viewers.see("[name=nickname]")
        await viewers.glance(f"{where}, to nobody known")


async def _home_of_somebody_new(viewers: Viewers) -> None:
    await viewers.see(JOIN)
    await viewers.look("home")
    await viewers.press("details summary")
    await viewers.fill(f"{JOIN} [name=nickname]", "Seat 1")
    await viewers.fill(f"{JOIN} .code-input", NO_CODE)
    await viewers.press(f"{JOIN} button")
    await viewers.see(".problem")
    await viewers.look("home, all options, a code refused")


async def _home_of_a_guest(viewers: Viewers) -> None:
    await viewers.press(".account form:has([name=name]) button")
    await viewers.see(".toast")
    await viewers.look("home of a guest, renamed")
    await viewers.press(".account > .btn >> nth=0")
    await viewers.see(f"{DIALOG} .bigcode")
    await viewers.glance("recovery code")
    await viewers.press(f"{DIALOG} .primary")
    for button, what in enumerate(("a new code", "sign out", "delete me")):
        await viewers.press(f".account > .btn >> nth={button}")
        await viewers.see(DIALOG)
        await viewers.glance(f"home, asked about: {what}")
        await viewers.press(f"{DIALOG} .btn:not(.primary)")


async def _games(guests: list[Player]) -> list[Player]:
    """Let them have a game of every kind; the first one is host of all."""
    mine = await _game(guests, "My turn")
    others = await _game(guests, "Waits for others")
    await Scripted(others, 1).answer()
    ended = await _game(guests, "Finished")
    assert not await Scripted(ended, 2).until(lambda _: False)
    abandoned = await _game(guests, "Abandoned")
    for player in abandoned:
        await player.post(f"/api/rooms/{_id(player)}/abandon", agree=True)
    [hidden] = await _room(guests[:1], "Hidden")
    await hidden.post(f"/api/rooms/{_id(hidden)}/hide", hidden=True)
    waiting = await _room(guests[:1], "Waiting room")
    return [*mine, *others, *ended, *abandoned, hidden, *waiting]


async def _home_with_games(viewers: Viewers) -> None:
    await viewers.see(".mine li:nth-child(5)")
    await viewers.look("home, my games")
    await viewers.press(".mine h2 button")
    await viewers.see(".mine li:nth-child(6)")
    await viewers.fill(".account [name=code]", OTHERS_CODE)
    await viewers.press(".account form:has([name=code]) button")
    await viewers.see(DIALOG)
    await viewers.glance("home, the hidden game too, asked about: other games")


async def test_a9_waiting_room(sqlite_url: str, browser: Browser) -> None:
    async with serving(sqlite_url, sockets_per_seat=8) as server:
        viewers = await Viewers.open(browser, server.base)
        guests = await _people(server.base, 3)
        players = await _room(guests, "", ready=False)
        await viewers.be(guests[2].token)
        await viewers.go(f"{server.base}/r/{_id(players[0])}")
        await _waiting_with_others(viewers, players)
        await viewers.be(guests[0].token)
        await viewers.go(f"{server.base}/r/{_id(players[0])}")
        await _waiting_as_host(viewers, players)
        assert viewers.errors == []
        await leave([*guests, *players])
    await viewers.see(".linkstate.is-lost")
    await viewers.glance("waiting room without a connection")
    assert not viewers.found, "\n".join(viewers.found)
    await viewers.close()


async def _waiting_with_others(viewers: Viewers, players: list[Player]) -> None:
    for pressed in ("false", "true"):
        await viewers.see(f".startbar [aria-pressed={pressed}]")
        await viewers.glance(f"waiting room, ready: {pressed}")
        await players[2].post(f"/api/rooms/{_id(players[2])}/ready", ready=True)
    await players[0].post(f"/api/rooms/{_id(players[0])}/kick", seat=2)
    await viewers.see(".small-page h2")
    await viewers.glance("removed from the room")


async def _waiting_as_host(viewers: Viewers, players: list[Player]) -> None:
    host, other, _ = players
    await viewers.see(".invite img.qr")
    await viewers.glance("waiting room, host, not all ready")
    for player in (host, other):
        await player.send(type="chat", id="chat-line-1", text="A line of chat")
    await other.post(f"/api/rooms/{_id(other)}/ready", ready=True)
    await viewers.see(".startbar .primary[aria-disabled=false]")
    await viewers.see(".chatlines p:nth-child(2)")
    await viewers.press(".share .btn")
    await viewers.see(".toast")
    await viewers.look("waiting room, host, all ready, chat, code copied")
    for button, what in ((".seatline .btn", "kick"), (".startbar .ghost", "leave")):
        await viewers.press(button)
        await viewers.see(DIALOG)
        await viewers.glance(f"waiting room, asked about: {what}")
        await viewers.press(f"{DIALOG} .btn:not(.primary)")
