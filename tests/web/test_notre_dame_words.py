"""Everything Notre Dame can show has a text; names that stand on cards are not the same twice."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from app.games.notre_dame.actions import Perk
from app.games.notre_dame.cards import ACTION_CARDS, MESSAGE_KINDS, PERSONS
from app.games.notre_dame.facts import AnyFact
from app.games.notre_dame.state import Source

FOLDER = Path(__file__).parents[2] / "static" / "games" / "notre_dame" / "i18n"
LANGUAGES = ("en", "zh-Hans", "zh-Hant")


def texts(language: str) -> dict[str, str]:
    loaded: dict[str, str] = json.loads((FOLDER / f"{language}.json").read_text("utf-8"))
    return loaded


def named(prefix: str, names: Any) -> set[str]:
    return {f"nd.{prefix}.{name}" for name in names}


WANTED = (
    named("card", ACTION_CARDS)
    | named("card_text", ACTION_CARDS)
    | named("person", PERSONS)
    | named("person_text", PERSONS)
    | named("message", MESSAGE_KINDS)
    | named("perk", get_args(Perk))
    | named("end.source", get_args(Source))
)


@pytest.mark.parametrize("language", LANGUAGES)
class TestLanguage:
    def test_names_and_explains_every_card_and_person(self, language: str) -> None:
        assert sorted(WANTED - set(texts(language))) == []

    def test_explains_in_one_line(self, language: str) -> None:
        long = {
            key: text
            for key, text in texts(language).items()
            if "_text." in key and key.startswith(("nd.card", "nd.person")) and len(text) > 130
        }
        assert long == {}

    def test_gives_no_name_twice(self, language: str) -> None:
        known = texts(language)
        names = [known[key] for key in named("card", ACTION_CARDS) | named("person", PERSONS)]
        assert len(set(names)) == len(names)

    def test_tells_every_kind_of_fact(self, language: str) -> None:
        told = {key.split(".")[2] for key in texts(language) if key.startswith("nd.fact.")}
        kinds = {fact.__struct_config__.tag for fact in get_args(AnyFact)}
        assert sorted(kinds - told) == []
