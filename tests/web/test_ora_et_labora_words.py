"""Everything Ora et Labora can show has a text in three languages; names are not given twice."""

import json
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from app.engine.inputs import Choice
from app.games.ora_et_labora.actions import INPUTS, Action, Exchanged
from app.games.ora_et_labora.answers import WAYS
from app.games.ora_et_labora.cards import BUILDINGS, FOREST, GOODS, MOOR, SETTLEMENTS
from app.games.ora_et_labora.facts import AnyFact
from app.games.ora_et_labora.landscape import DISTRICT_SIDES, PLOT_SIDES
from app.games.ora_et_labora.modes import LETTERS, MODES
from app.games.ora_et_labora.options import Order
from app.games.ora_et_labora.producing import ORDERS
from app.games.ora_et_labora.reasons import Code
from app.games.ora_et_labora.state import Clergyman
from app.games.ora_et_labora.turn import WORTH
from tests.e2e.ora_et_labora.faces import only, position, standing

STATIC = Path(__file__).parents[2] / "static"
FOLDERS = [STATIC / "games" / "ora_et_labora" / name for name in ("i18n", "cards")]
LANGUAGES = ("en", "zh-Hans", "zh-Hant")
PLURALS = (".one", ".other")
LONG = 200
# In France there are two grapevines and two quarries.
TWICE = {"france": {"F14", "F31", "G22", "F29"}, "ireland": set()}


@cache
def texts(language: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for folder in FOLDERS:
        found |= json.loads((folder / f"{language}.json").read_text("utf-8"))
    return found


def keys(language: str) -> set[str]:
    """The keys, plural forms under one name."""
    return {
        next((key.removesuffix(form) for form in PLURALS if key.endswith(form)), key)
        for key in texts(language)
    }


def named(prefix: str, names: Any) -> set[str]:
    return {f"ora.{prefix}.{name}" for name in names}


FACES = {*BUILDINGS, *SETTLEMENTS}
# The fields of an answer, each with words; those that another word stands for.
RENAMED = {"other": "other_good"}
ACTIONS = {kind.__struct_config__.tag for kind in get_args(Action)}
# What is done with something is told with its name.
NAMED = {"place", "contract", "use", "send", "build", "settle", "build_neutral", "send_neutral"}
NAMED |= {"decline", "appoint"}
WANTED = (
    named("card", FACES | {FOREST, MOOR})
    | named("face", FACES)
    | named("text", BUILDINGS)
    | named("good", {*GOODS, "food", "energy", "coins", "joker"})
    | named("amount", {*GOODS, "food", "energy", "coins"})
    | named("sum", {*WORTH, "score"})
    | named("side", (*DISTRICT_SIDES, *PLOT_SIDES))
    | named("clergy", get_args(Clergyman))
    | named("reason", get_args(Code))
    | named("prompt", WAYS)
    | named("prompt.theirs", WAYS)
    | named("do", ACTIONS)
    | named("doing", NAMED)
    | named("ask", {RENAMED.get(name, name) for name in INPUTS})
    | named("option.order", ORDERS)
    | named("order", get_args(Order))
    | named("sent", {*get_args(Clergyman), "ask", "yours"})
    | named("mode", MODES)
    | named("good", get_args(Exchanged))
)


@pytest.mark.parametrize("language", LANGUAGES)
class TestLanguage:
    def test_names_and_explains_everything(self, language: str) -> None:
        assert sorted(WANTED - keys(language)) == []

    def test_tells_every_kind_of_fact(self, language: str) -> None:
        told = {key.split(".")[2] for key in texts(language) if key.startswith("ora.fact.")}
        kinds = {fact.__struct_config__.tag for fact in get_args(AnyFact)}
        missing = {kind for kind in kinds if not any(word.startswith(kind) for word in told)}
        assert sorted(missing) == []

    def test_gives_no_name_twice(self, language: str) -> None:
        known = texts(language)
        for country in ("france", "ireland"):
            faces = [
                *(card.id for card in BUILDINGS.values() if card.country in {"both", country}),
                *SETTLEMENTS,
            ]
            names = [known[f"ora.card.{face}"] for face in faces]
            alike = {face for face in faces if names.count(known[f"ora.card.{face}"]) > 1}
            assert alike == TWICE[country]

    def test_explains_cards_in_short(self, language: str) -> None:
        long = {
            key: text
            for key, text in texts(language).items()
            if key.startswith("ora.text.") and len(text) > LONG
        }
        assert long == {}


def test_everything_that_is_offered_by_words_has_words() -> None:
    wanted = set()
    for card in BUILDINGS.values():
        offers = only(position(card).offers(), "place", standing(card))
        for fields in offers.groups.values():
            for field in fields:
                if isinstance(field, Choice):
                    wanted |= {f"{field.name}.{value}" for value in _worded(field)}
    assert {"use.true", "moor.none", "recall.false", "order.peat_first"} <= wanted
    assert sorted(named("option", wanted) - keys("en")) == []


def _worded(field: Choice) -> list[str]:
    """Return the values of a field that have words of their own."""
    values = [json.dumps(option.value).strip('"') for option in field.options]
    if field.of in {"forest", "moor"}:
        return [value for value in values if value == "none"]
    return values if field.of in {"use", "order", "recall"} else []


def test_every_settlement_phase_has_a_letter() -> None:
    assert len(LETTERS) == max(len(table.settlements) for table in MODES.values())
