"""Rooms whose game begins in a position of a test's choosing, and looks at them."""

import asyncio
from random import Random
from typing import Any

import pytest
from playwright.async_api import Browser

from app.engine.rng import EntryRng
from app.engine.rules import Step
from app.engine.selfplay import Game, play
from app.games.notre_dame.options import Options
from app.games.notre_dame.rules import NotreDame
from app.games.notre_dame.spec import SPEC
from app.games.notre_dame.state import State
from tests.e2e.person import Person
from tests.player import Player, leave, table

DRAFTS = ("draft1", "draft2")
PLAYED = 2


async def begun(base: str, state: State) -> tuple[str, list[Player]]:
    """Return a room in this position, and its connected players by seat."""

    def setup(*_: Any, **__: Any) -> Step[State]:
        return Step(state.clone(), [], barrier=True)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(NotreDame, "setup", setup)
        return await table(base, len(state.seats))


async def look(browser: Browser, base: str, state: State) -> tuple[Person, list[Player]]:
    """Open a room in this position in a browser, as the first seat."""
    room, players = await begun(base, state)
    person = await Person.open(browser, base)
    await sit_down(person, room, players[0])
    return person, players


async def sit_down(person: Person, room: str, player: Player) -> None:
    """Open a room in a browser in place of a program, which goes."""
    await leave([player])
    await person.be(str(player.token))
    await person.page.goto(f"{person.base}/r/{room}")
    await person.page.locator("[data-link=ok]").wait_for(state="attached")


def one_of_each_phase(seats: int) -> dict[str, State]:
    """Return late positions of a random game, one of each phase; in drafts with picks.

    Of the actions there are two, before and after the last seat's first card. None is from the
    last round of a period, in which little is left to be hidden.
    """
    random = Random(seats)
    options = Options(new_persons=True, open_scores=False)
    game = Game.start(SPEC, options, seats, random.randbytes(32))
    found: dict[str, State] = {}

    def watch(game: Game) -> None:
        state: State = game.table.state
        picks, played = [seat.pick for seat in state.seats[1:]], len(state.seats[-1].played)
        if state.number % 3 == 0 or (state.phase in DRAFTS and not any(picks)):
            return
        if state.phase != "actions":
            found[state.phase] = state
        elif played < PLAYED:
            found[f"actions {played}"] = state

    play(game, random, watch=watch)
    return found


def cards_of_others(state: State) -> str:
    """Return the cards, in their order, that the first seat may not know."""
    return repr([(seat.pack, seat.kept, seat.hand, seat.pick) for seat in state.seats[1:]])


def alike(state: State, number: int) -> list[State]:
    """Return positions that the first seat cannot tell from this one; others' cards differ."""
    found = {cards_of_others(state): state}
    for chance in range(200):
        rng = EntryRng(bytes([chance] * 32), SPEC.id, SPEC.version, 0)
        other = SPEC.rules.determinize(state, 0, rng)
        if len(found) < number:
            found.setdefault(cards_of_others(other), other)
    assert len(found) == number
    return list(found.values())


async def answered(players: list[Player]) -> None:
    """Wait until everybody has been sent everything so far."""
    await asyncio.gather(*(player.send(type="ping") for player in players))
    for player in players:
        await player.until(lambda me: me.answers.pop("pong", None))
