"""Measures the page: `python -m bench.client`. See bench/README.md.

Five seats, one of them in headless Chromium: from the click on Confirm to the frame that shows
the acknowledgement, and how long drawing the table anew takes, styles and layout included.
"""

import asyncio
import json
import random
import shutil
import statistics
import tempfile

from playwright.async_api import async_playwright

from tests.e2e.conftest import FLAGS
from tests.e2e.person import Person
from tests.player import leave, table
from tests.server import serving

SEATS = 5
# A draw is the callback of a frame that changed the table; an acknowledgement is drawn when
# the prompt has stopped to say that the move is on its way.
WATCH = """
window.acks = [];
window.draws = [];
const SENDING = %s;
let clicked = null;
let sent = false;
addEventListener('click', event => {
  if (event.target.closest?.('[data-action="confirm"]')) clicked = performance.now();
}, true);
const frame = window.requestAnimationFrame.bind(window);
const changes = new MutationObserver(() => {});
const all = { subtree: true, childList: true, attributes: true, characterData: true };
changes.observe(document, all);
window.requestAnimationFrame = callback => frame(time => {
  changes.takeRecords();
  const began = performance.now();
  callback(time);
  const changed = changes.takeRecords().length > 0;
  const prompt = document.querySelector('.nd .prompt');
  if (!prompt) return;
  prompt.getBoundingClientRect();
  if (changed) window.draws.push(performance.now() - began);
  if (clicked === null) return;
  if (prompt.textContent.includes(SENDING)) sent = true;
  else if (sent) {
    window.acks.push(performance.now() - clicked);
    clicked = null;
    sent = false;
  }
});
"""


async def _main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with (
            serving(f"sqlite:///{folder}/bench.db") as server,
            async_playwright() as playwright,
        ):
            browser = await playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=FLAGS
            )
            room, players = await table(server.base, SEATS)
            mine, *others = players
            await mine.disconnect()
            person = await Person.open(browser, server.base)
            await person.be(mine.token or "")
            sending = json.dumps(person.words["nd.prompt.sending"])
            await person.page.add_init_script(WATCH % sending)
            await person.page.goto(f"{server.base}/r/{room}")
            await asyncio.gather(
                person.play(random.Random(1)),
                *(other.play(random.Random(seat)) for seat, other in enumerate(others)),
            )
            for name in ("acks", "draws"):
                took = sorted(await person.page.evaluate(f"window.{name}"))
                p95 = took[int(len(took) * 0.95)]
                print(
                    f"{name}: {len(took)}, median {statistics.median(took):.1f} ms, p95 {p95:.1f}"
                )
            await leave(players)
            await browser.close()


if __name__ == "__main__":
    asyncio.run(_main())
