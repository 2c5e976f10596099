"""What a person reads at the table and at the end of Ora et Labora."""

from typing import Any

from tests.e2e.person import Person

RANKING = """
() => [...document.querySelectorAll('.rankline')].map(line => [
  line.dataset.place, ...['.t bdi', '.tot'].map(part => line.querySelector(part).textContent),
])
"""
# What stands on the table and says what has been done: the goods, the land, the clergymen.
SHOWN = """
() => {
  const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
  return {
    round: document.querySelector('.table').dataset.round,
    goods: all('.ledger td[data-good]', cell => `${cell.dataset.good} ${cell.textContent.trim()}`)
      .sort(),
    cards: all('.land [data-site]', cell => `${cell.dataset.cell} ${cell.dataset.site}`),
    out: all('.ledger .homes .sr', line => line.textContent.replace(/\\D+/g, ' ')),
    prompt: document.querySelector('.prompt').dataset.prompt,
    ways: all('.prompt .actions [data-action], .prompt .actions [data-open-list]',
      button => button.dataset.action ?? button.dataset.openList),
  };
}
"""


async def ranking(person: Person) -> list[tuple[int, str, int]]:
    """Return place, name and points as the end shows them."""
    shown: list[list[Any]] = await person.page.evaluate(RANKING)
    return [(int(place), name, int(points)) for place, name, points in shown]


def ranked(result: dict[str, Any]) -> list[tuple[int, str, int]]:
    """Return what the end should show of a result, by place and then by seat."""
    lines = zip(result["places"], result["scores"], strict=True)
    return sorted(
        ((place, f"Seat {seat + 1}", points) for seat, (place, points) in enumerate(lines)),
        key=lambda line: (line[0], line[1]),
    )
