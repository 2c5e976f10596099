"""A page at a table of Ora et Labora in positions of a test's choosing, with the rules behind it.

The page is shown what the server would send, and what it asks and answers is put to the rules.
"""

import asyncio
import json
from dataclasses import dataclass
from typing import Any, Self

import msgspec
from playwright.async_api import Browser, Page, WebSocketRoute

from app.games.ora_et_labora.actions import Action
from app.games.ora_et_labora.state import State
from app.rooms.sections import AskLine, Prompt, Room, SeatLine
from app.web.security import COOKIE
from tests.games.ora_et_labora.scene import CHANCE, SPEC
from tests.player import Player

RULES = SPEC.rules
SEAT = 0
LAPTOP = (1366, 768)
NAMES = ("Seat 1", "Seat 2", "Seat 3", "Seat 4")
COME = """
async path => {
  const { go } = await import('/js/router.js');
  await go(path);
}
"""

# The room is called something else each time: the key of a question is nowhere to be seen.
DRAWN = """
asked => document.querySelector('.prompt.is-mine')
  && document.querySelector('.topbar .brand bdi')?.textContent === `Table ${asked}`
"""


@dataclass(frozen=True)
class Answered:
    """What the page has sent, and the position after it."""

    action: dict[str, Any]
    after: State


class Sitting:
    """One page of the first seat. Each position that is shown asks a question of its own."""

    def __init__(self, path: str, page: Page) -> None:
        self.path = path
        self.page = page
        self.errors: list[str] = []
        self._state: State | None = None
        self._asked = 0
        self._socket: WebSocketRoute | None = None
        self._answers: asyncio.Queue[Answered] = asyncio.Queue()
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    @classmethod
    async def open(cls, browser: Browser, base: str) -> Self:
        """Open the home page as the host of a waiting room."""
        async with await Player.named(base, "Seat 1") as player:
            made = await player.post("/api/rooms", game=SPEC.id, seats=3, options={})
        context = await browser.new_context(
            reduced_motion="reduce", viewport={"width": LAPTOP[0], "height": LAPTOP[1]}
        )
        cookie = {"name": COOKIE, "value": str(player.token), "url": base}
        await context.add_cookies([cookie])  # type: ignore[list-item]
        page = await context.new_page()
        page.set_default_timeout(10_000)
        sitting = cls(f"/r/{made.json()['id']}", page)
        await page.route_web_socket("**/ws/rooms/*", sitting._connected)
        await page.goto(base)
        return sitting

    def _connected(self, socket: WebSocketRoute) -> None:
        self._socket = socket
        socket.on_message(lambda message: self._heard(json.loads(message)))

    def _heard(self, message: dict[str, Any]) -> None:
        state = self._state
        assert state is not None
        match message["type"]:
            case "hello":
                self._tell("state", **self._told())
                self._tell("presence", here=[0, 1, 2], away={})
                self._tell("chat", lines=[])
            case "preview":
                action = msgspec.convert(message["action"], Action)
                self._tell("preview", id=message["id"], delta=RULES.preview(state, SEAT, action))
            case "act":
                assert message["key"] == self._key
                action = msgspec.convert(message["action"], Action)
                after = RULES.apply(state, SEAT, action, CHANCE).state
                self._tell("ack", id=message["id"], seq=self._asked)
                self._answers.put_nowait(Answered(message["action"], after))

    def _tell(self, kind: str, **content: Any) -> None:
        assert self._socket is not None
        self._socket.send(json.dumps({"type": kind, **content}))

    @property
    def _key(self) -> str:
        return f"question {self._asked}"

    def _told(self) -> dict[str, Any]:
        """Return the position as a whole."""
        assert self._state is not None
        return {
            "seq": self._asked,
            "base": 0,
            "sections": sections(self._state, self._key),
            "facts": {"after": 0, "facts": []},
        }

    async def show(self, state: State) -> None:
        """Show a position, and wait until its question is drawn."""
        self._state = state
        self._asked += 1
        if self._socket is None:
            await self.page.evaluate(COME, self.path)
        else:
            self._tell("state", **self._told())
        # What was sent from here comes in order: the answer to a preview comes after it.
        await self.page.wait_for_function(DRAWN, arg=self._asked)

    async def answered(self) -> Answered:
        """Return what is sent, as soon as it is."""
        async with asyncio.timeout(10):
            return await self._answers.get()

    async def close(self) -> None:
        await self.page.context.close()


def sections(state: State, key: str) -> dict[str, Any]:
    """Return all sections as the server sends them to the first seat."""
    seats = len(state.players)
    (ask,) = RULES.asks(state)
    assert ask.seat == SEAT
    members = [
        SeatLine(
            seat=seat, name=f"Seat {seat + 1}", bot=False, ready=True, left=False, agreed=False
        )
        for seat in range(seats)
    ]
    room = Room(
        id="A" * 22,
        title=key.replace("question", "Table"),
        game=SPEC.id,
        rules_version=SPEC.version,
        status="playing",
        held=False,
        options=msgspec.to_builtins(state.options),
        seats=seats,
        members=members,
        me=SEAT,
        host=0,
        code=None,
        commitment="0" * 64,
        seed=None,
        result_link=None,
        rematch=None,
    )
    line = AskLine(key=key, kind=ask.kind, params=ask.params, answered=False)
    prompt = Prompt(ask=line, waiting=[SEAT], kind=ask.kind)
    built: dict[str, Any] = dict(RULES.view(state, None))
    built |= {"room": room, "prompt": prompt, "offers": RULES.offers(state, SEAT)}
    built["undo"] = {"steps": []}
    shown: dict[str, Any] = msgspec.to_builtins(built)
    return shown
