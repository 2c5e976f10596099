"""Measures the page: `python -m bench.client [game]`. See bench/README.md.

All seats are taken, one of them in headless Chromium: from the click on Confirm to the frame that
shows the acknowledgement, and how long drawing the table anew takes, styles and layout included.
"""

import argparse
import asyncio
import json
import random
import shutil
import statistics
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any
from unittest import mock

from playwright.async_api import Page, async_playwright

from app.engine.registry import games
from app.engine.rng import SEED_BYTES
from app.engine.rules import Step
from app.engine.selfplay import Game, OneAhead
from tests.e2e.conftest import FLAGS
from tests.e2e.person import NOTRE_DAME, Clicks, Person
from tests.games.ora_et_labora.contract import value
from tests.player import leave, table
from tests.server import serving

# A draw is the callback of a frame or a click that changed the table; an acknowledgement is drawn
# when the prompt has stopped to say that the move is on its way.
WATCH = """
window.acks = [];
window.draws = [];
const SENDING = %s;
let clicked = null;
let sent = false;
const frame = window.requestAnimationFrame.bind(window);
const changes = new MutationObserver(() => {});
const all = { subtree: true, childList: true, attributes: true, characterData: true };
changes.observe(document, all);
const drawn = began => {
  const prompt = document.querySelector('.table .prompt');
  if (!prompt) return;
  const changed = changes.takeRecords().length > 0;
  prompt.getBoundingClientRect();
  if (changed) window.draws.push(performance.now() - began);
  if (clicked === null) return;
  if (prompt.textContent.includes(SENDING)) sent = true;
  else if (sent) {
    window.acks.push(performance.now() - clicked);
    clicked = null;
    sent = false;
  }
};
let pressed = 0;
addEventListener('click', event => {
  changes.takeRecords();
  pressed = performance.now();
  if (event.target.closest?.('[data-action^="confirm"]')) clicked = pressed;
}, true);
addEventListener('click', () => drawn(pressed));
window.requestAnimationFrame = callback => frame(time => {
  changes.takeRecords();
  const began = performance.now();
  callback(time);
  drawn(began);
});
"""
ORA_ET_LABORA = Clicks(
    choices=".land__cell.is-legal:not(.has-card), .land__piece.is-legal, [data-field] "
    '[data-choice]:not([aria-pressed="true"])',
    ways=", ".join(
        [
            ".tile.is-legal",
            "[data-list-to=use]:not([aria-pressed=true])",
            *(
                f".prompt [data-action={way}]"
                for way in ["fell", "cut", "pass", "appoint", "use", "send", "decline", "end"]
            ),
        ]
    ),
)
# From this round on all landscapes are full, and some rounds are left.
LATE = 16


@dataclass(frozen=True)
class Measured:
    """How a game is measured: with so many, from where on, and what is looked at."""

    seats: int
    clicks: Clicks
    state: Callable[[], Any] | None = None
    look: str = ""


def late() -> Any:
    """Return a position of Ora et Labora in which much has been built, as people would."""
    spec = games()["ora_et_labora"]
    chance = random.Random(1)
    game = Game.start(spec, spec.options(), 4, chance.randbytes(SEED_BYTES))
    choose = OneAhead(value, most=12, careless=0.2)
    while game.table.state.beam < LATE:
        seat = game.next_seat(chance)
        assert seat is not None
        game.act(seat, choose(spec, game.table, seat, chance))
    return game.table.state


GAMES = {
    "notre_dame": Measured(5, NOTRE_DAME),
    "ora_et_labora": Measured(4, ORA_ET_LABORA, late, "[data-land-of=all]"),
}


async def _begun(base: str, game: str, measured: Measured) -> Any:
    """Begin a game, at its beginning or in the position it is measured from."""
    if measured.state is None:
        return await table(base, measured.seats, game=game)
    rules, state = type(games()[game].rules), measured.state()
    step = Step(state, [], barrier=True)
    with mock.patch.object(rules, "setup", return_value=step):
        return await table(base, measured.seats, game=game)


async def _figures(page: Page) -> None:
    for name in ("acks", "draws"):
        took = sorted(await page.evaluate(f"window.{name}"))
        p95 = took[int(len(took) * 0.95)]
        print(f"{name}: {len(took)}, median {statistics.median(took):.1f} ms, p95 {p95:.1f}")


async def _main(game: str) -> None:
    measured = GAMES[game]
    with tempfile.TemporaryDirectory() as folder:
        async with (
            serving(f"sqlite:///{folder}/bench.db") as server,
            async_playwright() as playwright,
        ):
            browser = await playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=FLAGS
            )
            room, players = await _begun(server.base, game, measured)
            mine, *others = players
            await mine.disconnect()
            person = await Person.open(browser, server.base)
            person.clicks = measured.clicks
            await person.be(mine.token or "")
            sending = json.dumps(person.words["table.prompt.sending"])
            await person.page.add_init_script(WATCH % sending)
            await person.page.goto(f"{server.base}/r/{room}")
            if measured.look:
                await person.page.click(measured.look)
            await asyncio.gather(
                person.play(random.Random(1)),
                *(other.play(random.Random(seat)) for seat, other in enumerate(others)),
            )
            await _figures(person.page)
            await leave(players)
            await browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="notre_dame", choices=GAMES)
    asyncio.run(_main(parser.parse_args().game))
