"""The words of the page, to find things by what a reader of that language sees."""

import json
from functools import cache

from app.settings import ROOT

PARTS = (
    "i18n",
    "table/i18n",
    "games/notre_dame/lobby",
    "games/notre_dame/i18n",
    "games/ora_et_labora/lobby",
    "games/ora_et_labora/i18n",
    "games/ora_et_labora/cards",
)


@cache
def words(language: str) -> dict[str, str]:
    """Return every text of a language by its key."""
    found: dict[str, str] = {}
    for part in PARTS:
        found |= json.loads((ROOT / "static" / part / f"{language}.json").read_text("utf-8"))
    return found
