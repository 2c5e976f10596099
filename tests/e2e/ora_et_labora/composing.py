"""Composes an answer on the page, by clicks, as somebody does who knows what is wanted."""

from collections.abc import Iterator, Mapping
from typing import Any

from playwright.async_api import Page

from app.engine.inputs import Choice, Counts, Field, Offer, Offers
from app.engine.payments import Goods

WITHIN = 3000
# One click on the first such thing in sight, as soon as it is there: it may not be said to be
# impossible, and nothing may lie over it. Returns what is wrong with it.
CLICK = """
async ([selector, within]) => {
  const until = performance.now() + within;
  const fault = () => {
    const shown = [...document.querySelectorAll(selector)].find(one => one.getClientRects().length);
    if (!shown) return 'not in sight';
    if (shown.getAttribute('aria-disabled') === 'true') return 'not possible';
    // Whoever finds it covered at the edge of what scrolls scrolls on.
    let hit = null;
    for (const block of ['center', 'start']) {
      shown.scrollIntoView({ block, inline: 'nearest' });
      const { left, right, top, bottom } = shown.getBoundingClientRect();
      hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      if (shown.contains(hit)) break;
    }
    if (!shown.contains(hit)) return `under ${hit?.outerHTML.slice(0, 200)}`;
    shown.click();
    return null;
  };
  for (;;) {
    const found = fault();
    if (found === null || performance.now() > until) return found;
    await new Promise(requestAnimationFrame);
  }
}
"""
READ = """
([selector, of]) => {
  const shown = [...document.querySelectorAll(selector)].find(one => one.getClientRects().length);
  if (!shown) throw new Error(`${selector} is not in sight`);
  return of ? shown.getAttribute(of) : shown.textContent;
}
"""
SEATS = "all => all.map(one => one.dataset.landOf).filter(seat => seat !== 'all')"
# Where a building, a settlement or a space is chosen in the landscape or in a list.
CARDS = {"building": "build", "site": "use", "settlement": "settle"}
SPACES = ("cell", "forest", "moor")
# Offers that are buttons: of the prompt, or beside the wheel.
OFFICE = ("exchange", "buy_district", "buy_plot")
# Questions whose building is chosen among buttons: it may stand anywhere, or nowhere yet.
ASKED_BY_BUTTONS = ("link", "neutral", "neutral_prior")


def offer_of(offers: Offers, action: Mapping[str, Any]) -> Offer:
    """Return the offer that an action completes."""
    for offer in offers.offers:
        if all(action.get(name) == value for name, value in offer.action.items()):
            return offer
    raise AssertionError(action)


def way(offers: Offers, action: Mapping[str, Any]) -> Iterator[tuple[Field, Any]]:
    """Yield the fields that lead to an action, in the order in which they are asked."""
    fields = offer_of(offers, action).fields
    while fields:
        field, fields = fields[0], fields[1:]
        value = action[field.name]
        yield field, value
        if isinstance(field, Choice):
            (option,) = (each for each in field.options if each.value == value)
            fields = (*(offers.groups[option.then] if option.then else ()), *fields)


def text(value: Any) -> str:
    """Return a value as the page writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


class Composer:
    """Clicks one answer together.

    `stepped` are the goods fields in which something else had to be chosen than was proposed.
    """

    def __init__(self, page: Page, kind: str, *, by_land: bool = False) -> None:
        self.page = page
        self.kind = kind
        self.by_land = by_land
        self.stepped: set[str] = set()

    async def compose(self, offers: Offers, action: Mapping[str, Any]) -> None:
        """Begin the answer, and give every field its value in turn."""
        steps = list(way(offers, action))
        first = steps[0][0] if steps else None
        if isinstance(first, Choice) and first.of in CARDS and not self._by_buttons(first):
            await self._begin_with_card(first.of, text(steps[0][1]))
            steps = steps[1:]
        else:
            await self._begin(offers, action)
        for field, value in steps:
            await self._fill(field, value)

    def _by_buttons(self, field: Choice) -> bool:
        return field.of in {"site", "building"} and self.kind in ASKED_BY_BUTTONS

    async def _begin(self, offers: Offers, action: Mapping[str, Any]) -> None:
        """Take an offer that is a button; where there is one alone it is taken already."""
        if len(offers.offers) == 1:
            return
        kind = action["type"]
        if kind in OFFICE:
            what = f"[data-what={action['what']}]" if kind == "exchange" else ""
            await self.click(f"[data-offer={kind}]{what}")
        else:
            who = f"[data-clergy={action['clergy']}]" if kind == "appoint" else ""
            await self.click(f".prompt [data-action={kind}]{who}")

    async def _begin_with_card(self, of: str, card: str) -> None:
        """Choose a card in its list, or a building where it stands."""
        if of == "site" and self.by_land:
            standing = f".land [data-site='{card}']"
            await self._turn_to_owner(card)
            await self.click(standing)
            return
        await self.click(f"[data-list-to={CARDS[of]}]")
        await self.click(f".tile[data-card='{card}'][data-list={CARDS[of]}]")

    async def _turn_to_owner(self, card: str) -> None:
        """Show the landscape a building stands in."""
        seats = await self.page.locator("[data-land-of]").evaluate_all(SEATS)
        while not await self.page.locator(f".land [data-site='{card}']").count():
            await self.click(f"[data-land-of='{seats.pop(0)}']")

    async def _fill(self, field: Field, value: Any) -> None:
        if isinstance(field, Goods):
            await self._pay(field, value)
        elif isinstance(field, Counts):
            await self._count(field, value)
        elif len(field.options) == 1:
            return
        elif field.of == "number":
            await self._set(field.name, int(value))
        elif field.of in SPACES and value != "none":
            await self._press(f".land [data-cell='{value}']")
        elif field.of == "row":
            kind = field.name.removesuffix("_row")
            await self._press(f".land__piece[data-kind={kind}][data-row='{value}']")
        else:
            await self._press(f"[data-field={field.name}] [data-choice='{text(value)}']")

    async def _press(self, selector: str) -> None:
        """Click what is not yet chosen."""
        if await self._shown(selector, of="aria-pressed") != "true":
            await self.click(selector)

    async def _set(self, name: str, wanted: int, *, of: str = "output") -> None:
        """Come to a number by as few clicks as can be."""
        field = f"[data-field={name}]"
        most = f"{field} [data-step=most]"
        while (shown := await self._number(f"{field} {of}")) != wanted:
            label = await self._shown(most) or ""
            if shown < wanted and str(wanted) in label.split():
                await self.click(most)
            else:
                await self.click(f"{field} [data-step={'more' if shown < wanted else 'less'}]")

    async def _number(self, selector: str) -> int:
        return int((await self._shown(selector) or "").split("/")[0])

    async def _count(self, field: Counts, wanted: Mapping[str, int]) -> None:
        if field.of != "forest":
            (number,) = wanted.values()
            await self._set(field.name, number)
            return
        for cell in field.places:
            await self._toggle(f".land [data-cell='{cell}']", chosen=cell in wanted)

    async def _toggle(self, selector: str, *, chosen: bool) -> None:
        if (await self._shown(selector, of="aria-pressed") == "true") != chosen:
            await self.click(selector)

    async def _pay(self, field: Goods, wanted: Mapping[str, int]) -> None:
        """Change what is proposed to what is wanted: first less, then more."""
        row = f"[data-field={field.name}] li[data-good"
        shown: dict[str, int] = await self.page.locator(f"{row}]").evaluate_all(
            "all => Object.fromEntries(all.map(li =>"
            " [li.dataset.good, Number.parseInt(li.querySelector('output').textContent)]))"
        )
        changes = {good: wanted.get(good, 0) - shown.get(good, 0) for good in {*shown, *wanted}}
        if any(changes.values()):
            self.stepped.add(field.name)
        for good, by in sorted(changes.items(), key=lambda change: change[1]):
            step = "less" if by < 0 else "more"
            for _ in range(abs(by)):
                await self.click(f"{row}={good}] [data-step={step}]")

    async def _shown(self, selector: str, *, of: str = "") -> str | None:
        """Return a thing's text, or an attribute of it."""
        found: str | None = await self.page.evaluate(READ, [selector, of])
        return found

    async def click(self, selector: str) -> None:
        """Click the first such thing in sight that can be clicked."""
        fault = await self.page.evaluate(CLICK, [selector, WITHIN])
        assert fault is None, f"{selector}: {fault}"
