"""S1: every hidden card carries a canary, and every byte anybody gets is searched for it."""

import json
import random
import re
from collections.abc import Callable
from typing import Any
from uuid import uuid4

import pytest

from app.games.notre_dame import setup
from app.games.notre_dame.cards import Letter, deck, greys
from app.games.notre_dame.state import State
from tests.player import Player, leave, table
from tests.server import Server, serving

pytestmark = pytest.mark.anyio

CANARY = re.compile(r"canary[0-9a-f]{12}")
GAMES = 20


def _marked(card: str) -> str:
    return f"{card}.canary{uuid4().hex[:12]}"


@pytest.fixture
def _canaries(monkeypatch: pytest.MonkeyPatch) -> None:
    def marked_deck(seat: int) -> tuple[str, ...]:
        return tuple(map(_marked, deck(seat)))

    def marked_greys(letter: Letter, *, new: bool) -> tuple[str, ...]:
        return tuple(map(_marked, greys(letter, new=new)))

    monkeypatch.setattr(setup, "deck", marked_deck)
    monkeypatch.setattr(setup, "greys", marked_greys)


class Watch:
    """What each seat may know, from the true state, and a search of what it was sent.

    Cards are dealt anew each period: what was known of the last one may be told again by
    facts, but by nothing else.
    """

    def __init__(self, server: Server, room: str, players: list[Player]) -> None:
        self._server = server
        self._room = room
        self._players = players
        self._ever: list[set[str]] = [set() for _ in players]
        self._now: list[set[str]] = [set() for _ in players]
        self._period = ""
        self._read = [0] * len(players)
        self._bodies = [0] * len(players)
        self.found = 0

    async def _state(self) -> tuple[State, bytes]:
        live = await self._server.services.cache.get(self._room)
        assert live is not None
        assert live.table is not None
        state: State = live.table.state
        return state, live.room.seed

    def played(self, action: dict[str, str]) -> None:
        """Everybody sees a card that is played, though the action may end the round with it."""
        if action["type"] == "play":
            for ever in self._ever:
                ever.update(_canaries_in(action["card"]))

    async def look(self) -> None:
        """Learn what is known now, then search everything that arrived since."""
        state, seed = await self._state()
        period = state.period
        if period != self._period:
            self._period, self._now = period, [set() for _ in self._players]
        public = {person for seat in state.seats for person in seat.hired} | set(state.persons)
        public |= {card for seat in state.seats for card in seat.played}
        for seat, known in zip(state.seats, self._now, strict=True):
            known.update(public, seat.hand, seat.pack, seat.kept)
        for ever, known in zip(self._ever, self._now, strict=True):
            ever.update(_canaries_in(" ".join(known)))
        for player in self._players:
            self._search(player, seed.hex())

    def _search(self, player: Player, seed: str) -> None:
        me = self._players.index(player)
        now = _canaries_in(" ".join(self._now[me]))
        for frame in player.frames[self._read[me] :]:
            assert seed not in frame
            message = json.loads(frame)
            facts = message.pop("facts", None)
            assert _canaries_in(json.dumps(message)) <= now
            assert _canaries_in(json.dumps(facts)) <= self._ever[me], facts
            self.found += len(_canaries_in(frame))
        for body in player.bodies[self._bodies[me] :]:
            assert seed not in body
            assert _canaries_in(body) <= self._ever[me]
        self._read[me], self._bodies[me] = len(player.frames), len(player.bodies)


def _canaries_in(text: str) -> set[str]:
    return set(CANARY.findall(text))


async def _settle(players: list[Player]) -> None:
    """Wait until everybody has been sent everything so far."""
    for player in players:
        nth = len(player.answers.get("pong", [])) + 1
        await player.send(type="ping")
        await player.answer_to("pong", nth)


async def _pry(player: Player, room: str, rng: random.Random) -> None:
    """Do something that should teach a curious player nothing."""
    ask = player.ask or {"key": "A1.play1.0.0"}
    name = uuid4().hex
    tries: list[Callable[[], object]] = [
        lambda: player.send(type="log", after=0),
        lambda: player.send(type="sync"),
        lambda: player.send(type="legal", key=ask["key"], limit=1000),
        lambda: player.send(type="undo", id=name, to=rng.randrange(50)),
        lambda: player.send(
            type="preview",
            id=name,
            key=ask["key"],
            action={"type": "hire", "person": rng.choice(["scholar", "spy", "manager"])},
        ),
        lambda: player.send(type="act", id=name, key=ask["key"], action={"type": "pass"}),
        lambda: player.get(f"/api/rooms/{room}/export"),
        lambda: player.get(f"/api/rooms/{room}/record"),
        lambda: player.get("/api/me"),
    ]
    await rng.choice(tries)()  # type: ignore[misc]


async def _play_watched(server: Server, seats: int, rng: random.Random) -> int:
    options: dict[str, Any] = {"open_scores": rng.random() < 0.5}
    room, players = await table(server.base, seats, **options)
    watch = Watch(server, room, players)
    while not any(player.ended() for player in players):
        await watch.look()
        waiting = [player for player in players if player.asked()]
        player = rng.choice(waiting)
        if rng.random() < 0.2:
            await _pry(rng.choice(players), room, rng)
            await _settle(players)
            if any(player.ended() for player in players):
                break  # a curious pass was the last answer of the game: now all is shown
            await watch.look()
        if rng.random() < 0.05:
            other = rng.choice(players)
            await other.disconnect()
            await other.connect(room)
            await other.until(lambda me: me.seq)
            await watch.look()
        steps = player.sections["undo"]["steps"]
        if steps and rng.random() < 0.3:
            await player.undo(steps[0])
        elif player.asked():
            action = player.choose(rng)
            watch.played(action)
            await player.act(action)
        await _settle(players)
    await leave(players)
    return watch.found


@pytest.mark.usefixtures("_canaries")
@pytest.mark.parametrize("number", range(GAMES))
async def test_s1_no_seat_is_ever_told_a_card_it_may_not_know(sqlite_url: str, number: int) -> None:
    rng = random.Random(number)
    seats = 2 + number % 4
    async with serving(sqlite_url) as server:
        found = await _play_watched(server, seats, rng)
    assert found > 100 * seats


@pytest.mark.soak
@pytest.mark.usefixtures("_canaries")
@pytest.mark.parametrize("number", range(GAMES, 10 * GAMES))
async def test_s1_soak(sqlite_url: str, number: int) -> None:
    rng = random.Random(number)
    async with serving(sqlite_url) as server:
        assert await _play_watched(server, 2 + number % 4, rng) > 0
