"""Gives exactly one answer through the page: choice by choice, as a person who knows it would."""

import asyncio
import json
from collections.abc import Mapping
from typing import Any

from playwright.async_api import Page, WebSocket

from app.engine.inputs import Choice, Counts, Offers
from tests.e2e.ora_et_labora.choosing import Chosen, way
from tests.e2e.person import Person

PATIENCE = 20.0
MOST_CLICKS = 60
CONFIRM = '[data-action="confirm"], [data-action="confirm-here"]'

# What to click next so that the page comes nearer to an answer: a selector, and where it is. It
# looks only at what the page shows; drawn is what stands there after two frames.
NEXT = """
async ({ type, head, begin, list, steps }) => {
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
  const shown = selector => [...document.querySelectorAll(selector)].filter(element =>
    element.getClientRects().length > 0);
  const is = selector => shown(selector).length > 0;
  const number = selector => Number.parseInt(document.querySelector(selector)?.textContent, 10);
  // On a phone what is wanted may stand behind a tab.
  const reach = (selector, tab) => {
    if (is(selector)) return selector;
    const turn = `[data-tab-to="${tab}"]`;
    if (is(turn) && !is(`${turn}[aria-current]`)) return turn;
    throw new Error(`not shown: ${selector}`);
  };
  const listed = id => {
    const tile = `.tiles [data-card="${id}"]`;
    const turn = `[data-list-to="${list}"]`;
    if (!document.querySelector(`${turn}[aria-pressed="true"]`)) return reach(turn, 'lists');
    return reach(tile, 'lists');
  };
  const first = () => {
    const [{ value } = {}] = steps;
    if (begin === 'none') return null;
    if (begin === 'card') {
      const open = document.querySelector('.inspector.is-open');
      return open?.dataset.shown === value ? null : listed(value);
    }
    const office = type.startsWith('buy') || type === 'exchange';
    const name = office ? `[data-offer="${type}"]` : `[data-action="${type}"]`;
    const button = name + head;
    // the button that confirms is then the one that ends the turn
    if (type === 'end' && !document.querySelector(button)) return null;
    if (document.querySelector(`${button}[aria-pressed="true"]`)) return null;
    return office ? reach(button, 'wheel') : button;
  };
  const step = ({ name, kind, of, value }) => {
    const field = `[data-field="${name}"]`;
    const cell = where => `.land [data-cell="${where}"]`;
    if (kind === 'counts' && of === 'forest') {
      const chosen = [...document.querySelectorAll('.land .is-selected[data-cell]')]
        .map(element => element.dataset.cell);
      const wrong = chosen.find(where => !value[where]);
      const missing = Object.keys(value).find(where => !chosen.includes(where));
      return wrong || missing ? reach(cell(wrong ?? missing), 'land') : null;
    }
    if (kind === 'goods') {
      const goods = [...document.querySelectorAll(`${field} [data-good]`)];
      const wrong = goods.map(element => {
        const { good } = element.dataset;
        const n = Number.parseInt(element.querySelector('output').textContent, 10);
        return { good, by: (value[good] ?? 0) - n };
      });
      const [less, more] = [wrong.find(({ by }) => by < 0), wrong.find(({ by }) => by > 0)];
      const { good } = less ?? more ?? {};
      return good ? `${field} [data-good="${good}"] [data-step="${less ? 'less' : 'more'}"]` : null;
    }
    if (kind === 'counts' || of === 'number') {
      const wanted = kind === 'counts' ? Object.values(value)[0] : value;
      const n = number(`${field} output`);
      if (n === wanted) return null;
      return `${field} [data-step="${n > wanted ? 'less' : 'more'}"]`;
    }
    if (of === 'row') {
      const place = `.land__piece[data-row="${value}"][data-kind="${name.split('_')[0]}"]`;
      return document.querySelector(`${place}.is-selected`) ? null : reach(place, 'land');
    }
    const button = `${field} [data-choice="${value}"]`;
    if (document.querySelector(button)) {
      return document.querySelector(`${button}[aria-pressed="true"]`) ? null : button;
    }
    if (value === 'none') return is(`[data-none="${name}"]`) ? `[data-none="${name}"]` : null;
    if (['cell', 'forest', 'moor'].includes(of)) {
      return document.querySelector(`${cell(value)}.is-selected`)
        ? null : reach(cell(value), 'land');
    }
    // where a card is chosen on the table, the card is what was begun with
    if (['site', 'building', 'settlement'].includes(of) && begin === 'card') return null;
    throw new Error(`no way to choose ${name}: ${value}`);
  };
  const next = () => {
    const begun = first();
    if (begun) return begun;
    for (const one of steps) {
      const found = step(one);
      if (found) return found;
    }
    return '[data-action="confirm"], [data-action="confirm-here"]';
  };
  const selector = next();
  // A click is what the pointer hits: nothing may lie over it.
  for (let tries = 0; tries < 30; tries += 1) {
    for (const element of shown(selector)) {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const hit = document.elementFromPoint(x, y);
      const free = element.getAttribute('aria-disabled') !== 'true';
      const over = hit && (element.contains(hit) || hit.contains(element));
      globalThis.wanted = element;
      if (free && over) return { selector, x, y };
    }
    await frame();
  }
  throw new Error(`cannot be clicked: ${selector}`);
}
"""

LISTS = {"build": "build", "place": "use", "contract": "use", "settle": "settle"}


class Line:
    """What the page hears from the server, and the answers it sends."""

    def __init__(self, page: Page) -> None:
        self.keys: list[str] = []
        self.sent: list[dict[str, Any]] = []
        self._news = asyncio.Event()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._heard)
        socket.on("framesent", self._said)

    def _heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] != "state":
            return
        ask = (message["sections"].get("prompt") or {}).get("ask")
        if ask and ask["key"] not in self.keys[-1:]:
            self.keys.append(ask["key"])
        self._news.set()

    def _said(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "act":
            self.sent.append(message["action"])
            self._news.set()

    async def until_asked(self, key: str) -> None:
        """Wait until the page knows of a question."""
        async with asyncio.timeout(PATIENCE):
            while key not in self.keys:
                self._news.clear()
                await self._news.wait()

    async def next_sent(self, known: int) -> dict[str, Any]:
        """Wait until the page has sent more answers than were known."""
        async with asyncio.timeout(PATIENCE):
            while len(self.sent) <= known:
                self._news.clear()
                await self._news.wait()
        return self.sent[known]


class Hand:
    """Somebody who answers on the page. `changed` are the sums whose payment was changed."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.line = Line(person.page)
        self.changed: set[str] = set()
        self.clicks = 0

    async def press(self, selector: str) -> None:
        """Click the first such thing that is shown."""
        await self.person.page.locator(selector).locator("visible=true").first.click()

    async def answer(self, ask: Mapping[str, Any], offers: Offers, action: dict[str, Any]) -> None:
        """Give this answer, and check that it is what the page sends."""
        await self.line.until_asked(ask["key"])
        known = len(self.line.sent)
        wanted = _wanted(ask["kind"], offers, action)
        for _ in range(MOST_CLICKS):
            found = await self.person.page.evaluate(NEXT, wanted)
            await self.choose(found)
            self.clicks += 1
            if found["selector"] == CONFIRM:
                break
            self._note(found["selector"])
        else:
            raise AssertionError(f"no way to answer {action}")
        sent = await self.line.next_sent(known)
        assert sent == action

    async def choose(self, found: Mapping[str, Any]) -> None:
        """Click what was found."""
        await self.person.page.mouse.click(found["x"], found["y"])

    async def configure(self, settings: Mapping[str, Any]) -> None:
        """Set who serves contracts, and whether the game shall end."""
        page = self.person.page
        if await page.locator("[data-tab-to=wheel]").is_visible():
            await self.press("[data-tab-to=wheel]")
        orders = page.locator("[data-order]")
        if await orders.count() and await orders.input_value() != settings["standing_order"]:
            await orders.select_option(settings["standing_order"])
        if settings["agree_to_end"]:
            await self.press("[data-action=agree-to-end]")

    def _note(self, selector: str) -> None:
        if "[data-good=" in selector:
            self.changed.add(selector.split('"')[1])


def _wanted(ask: str, offers: Offers, action: dict[str, Any]) -> dict[str, Any]:
    """Tell the page's script what to come to; what is no choice is not clicked."""
    chosen = list(way(offers, action))
    kind = action["type"]
    begin = "card" if kind in LISTS and ask != "link" else "button"
    if len(offers.offers) == 1:
        begin = "none"
    first, rest = chosen[:1], chosen[1:]
    if begin != "card":
        first = [one for one in first if one.open > 1]
    steps = [*first, *(one for one in rest if one.open > 1)]
    fixed = next(offer.action for offer in offers.offers if offer.action["type"] == kind)
    said = (name for name in ("what", "clergy") if name in fixed)
    return {
        "type": kind,
        "head": "".join(f'[data-{name}="{action[name]}"]' for name in said),
        "begin": begin,
        "list": LISTS.get(kind, ""),
        "steps": [_step(one) for one in steps],
    }


def _step(chosen: Chosen) -> dict[str, Any]:
    field, value = chosen
    kind = "goods"
    if isinstance(field, Choice | Counts):
        kind = "choice" if isinstance(field, Choice) else "counts"
    if isinstance(value, bool):
        value = str(value).lower()
    return {"name": field.name, "kind": kind, "of": field.of, "value": value}
