"""D4: every face, settlement and side of a landscape can be looked at, in three languages."""

from typing import Any

import pytest
from playwright.async_api import Browser

from app.games.ora_et_labora.cards import BUILDINGS, SETTLEMENTS
from tests.e2e.characters import foreign
from tests.e2e.ora_et_labora.situations import staged
from tests.e2e.staged import PICTURES, Look, Stage
from tests.e2e.words import words
from tests.server import Server

pytestmark = [pytest.mark.anyio, pytest.mark.browser]

SIDES = {"district": ("hills", "plains"), "plot": ("coast", "mountain")}
# What stands there of each card: its names and text, and whether all of it is drawn.
SHOWN = """
() => Object.fromEntries([...document.querySelectorAll('.gallery li[data-card]')].map(one => {
  const drawn = [...one.querySelectorAll('use')].map(use => use.getAttribute('href'));
  return [one.dataset.card, {
    name: one.querySelector('h4').textContent.trim(),
    face: one.querySelector('.card__name').textContent,
    text: one.querySelector('div > p:not(.gallery__cost)')?.textContent ?? '',
    cards: one.querySelectorAll('.card').length,
    lost: drawn.filter(href => href.startsWith('#') && !document.querySelector(href)),
  }];
}))
"""
PIECES = """
() => [...document.querySelectorAll('.gallery figure')].map(one =>
  [one.querySelector('figcaption').textContent.trim(),
   one.querySelectorAll('svg.land__ground path').length > 0])
"""
PLAIN = str.maketrans("", "", "\u00ad")


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant"])
async def test_d4_the_gallery_shows_everything(
    server: Server, browser: Browser, language: str
) -> None:
    stage = await Stage.open(browser, server.base, game="ora_et_labora", seats=3)
    await staged(stage, "action", Look(language), 3)
    await stage.press(".log [data-action=rules]")
    await stage.page.wait_for_selector("dialog[open] .help")
    await stage.press("[data-action=gallery]")
    await stage.page.wait_for_selector(".gallery")
    await stage.drawn()
    await stage.picture(PICTURES / f"ora-gallery-{language}.png")
    said = words(language)
    shown: dict[str, Any] = await stage.page.evaluate(SHOWN)
    assert shown.keys() == {*BUILDINGS, *SETTLEMENTS}
    for card, drawn in shown.items():
        assert drawn["name"].startswith(said[f"ora.card.{card}"]), card
        assert drawn["face"].translate(PLAIN) == said[f"ora.face.{card}"].translate(PLAIN)
        assert drawn["text"] == said.get(f"ora.text.{card}", ""), card
        assert (drawn["cards"], drawn["lost"]) == (2, []), card
    pieces = await stage.page.evaluate(PIECES)
    assert sorted(pieces) == sorted(
        [said[f"ora.gallery.{kind}"].format(side=said[f"ora.side.{side}"]), True]
        for kind, sides in SIDES.items()
        for side in sides
    )
    assert foreign(await stage.texts(), language) == []
    await stage.close()
