"""What a person reads and does at the table of Notre Dame."""

from typing import Any

from tests.e2e.person import Person

HAND = """
() => {
  const all = selector => [...document.querySelectorAll(selector)];
  return {
    kept: all('[data-kept]').map(card => card.dataset.kept),
    pack: all('.hand [data-card]').map(card => `${card.dataset.card}.${card.dataset.deck}`),
    locked: all('.is-locked').map(card => card.dataset.card),
    passing: all('[data-pass-to]').map(strip => strip.textContent),
    known: all('.memory .lbl').map(line => line.textContent),
  };
}
"""
RANKING = """
() => [...document.querySelectorAll('.rankline')].map(line => [
  line.dataset.place, ...['.t bdi', '.tot'].map(part => line.querySelector(part).textContent),
])
"""

AROUND = 120

# Everything that stands on the table: what it is drawn with leaves comments, and what has been
# done in this tab an explanation and a line in the log.
TABLE = """
() => {
  const table = document.querySelector('.nd').cloneNode(true);
  for (const own of table.querySelectorAll('.tip, .since')) own.remove();
  return table.outerHTML.replace(/<!--.*?-->/g, '').replace(/\\s+/g, ' ');
}
"""


async def hand(person: Person) -> dict[str, list[str]]:
    """Return what the draft shows of the cards this person has and has had."""
    shown: dict[str, list[str]] = await person.page.evaluate(HAND)
    return shown


async def ranking(person: Person) -> list[tuple[int, str, int]]:
    """Return place, name and prestige as the end shows them."""
    shown: list[list[Any]] = await person.page.evaluate(RANKING)
    return [(int(place), name, int(prestige)) for place, name, prestige in shown]


async def open_chat(person: Person) -> None:
    """Turn to the chat, on a phone behind a tab."""
    tab = person.page.locator("[data-tab-to=log]")
    if await tab.is_visible():
        await tab.click()
    await person.page.locator("[data-side-to=chat]").click()


async def verify(person: Person) -> None:
    """Check on the end screen that the cards were dealt honestly."""
    await person.page.locator("[data-action=verify]").click()
    await person.page.locator("[data-verified=true]").wait_for()


async def same_in_a_new_tab(person: Person) -> None:
    """Check that the table shows what it shows to somebody who opens it now."""
    await person.page.locator("[data-link=ok]").wait_for(state="attached")
    tab = await person.context.new_page()
    await tab.goto(person.page.url)
    await tab.locator("[data-link=ok]").wait_for(state="attached")
    fresh = await tab.evaluate(TABLE)
    await person.page.wait_for_function(f"fresh => ({TABLE})() === fresh", arg=fresh)
    await tab.close()


def difference(*pages: str) -> list[str]:
    """Return where pages first differ, shortly: comparing them whole takes minutes."""
    if len(set(pages)) <= 1:
        return []
    signs = zip(*pages, strict=False)
    at = next((at for at, sign in enumerate(signs) if len(set(sign)) > 1), min(map(len, pages)))
    return [page[max(0, at - AROUND) : at + AROUND] for page in pages]
