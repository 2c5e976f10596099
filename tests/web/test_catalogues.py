"""The texts: the same in three languages, complete, and in the right script."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from app.engine import registry
from app.games.ora_et_labora.cards import BUILDINGS, FOREST, GOODS, MOOR, SETTLEMENTS
from app.games.ora_et_labora.landscape import DISTRICT_SIDES, PLOT_SIDES
from app.web.options import option_list

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "static"
LANGUAGES = ("en", "zh-Hans", "zh-Hant")
PLURALS = {"en": {"one", "other"}, "zh-Hans": {"other"}, "zh-Hant": {"other"}}
SUMS = ("coins", "food", "energy", "money", "points")
TERRAINS = ("water", "coast", "plains", "hillside", "mountain", FOREST, MOOR)
FOLDERS = sorted(path.parent for path in STATIC.rglob("en.json"))

# Every Han character of traditional texts is in Big5, of simplified ones in GB 2312. These
# simplified characters have found their way into Big5 as rare variants of others.
ENCODINGS = {"zh-Hans": "gb2312", "zh-Hant": "big5"}
NOT_TRADITIONAL = frozenset("异确离种网胜触赶适")


@cache
def texts(folder: Path, language: str) -> dict[str, str]:
    loaded: dict[str, str] = json.loads((folder / f"{language}.json").read_text("utf-8"))
    return loaded


def families(folder: Path, language: str) -> dict[str, set[str]]:
    """The keys, plural forms under one name, with the placeholders of all forms."""
    found: dict[str, set[str]] = {}
    for key, text in texts(folder, language).items():
        name = re.sub(r"\.(one|other)$", "", key)
        found.setdefault(name, set()).update(re.findall(r"\{(\w+)\}", text))
    return found


def all_texts(language: str = "en") -> dict[str, str]:
    return {key: text for folder in FOLDERS for key, text in texts(folder, language).items()}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(STATIC)))
class TestFolder:
    def test_has_the_same_keys_and_placeholders_in_three_languages(self, folder: Path) -> None:
        english = families(folder, "en")
        for language in LANGUAGES:
            assert families(folder, language) == english

    def test_has_the_plural_forms_of_each_language(self, folder: Path) -> None:
        for language in LANGUAGES:
            forms: dict[str, set[str]] = {}
            for key in texts(folder, language):
                name, _, form = key.rpartition(".")
                if form in ("one", "other"):
                    forms.setdefault(name, set()).add(form)
            for name, has in forms.items():
                assert has == PLURALS[language], f"{language}: {name}"

    def test_has_no_empty_text(self, folder: Path) -> None:
        for language in LANGUAGES:
            assert [key for key, text in texts(folder, language).items() if not text.strip()] == []

    @pytest.mark.parametrize("language", ENCODINGS)
    def test_is_in_its_own_script(self, folder: Path, language: str) -> None:
        wrong = {
            key: foreign
            for key, text in texts(folder, language).items()
            if (foreign := [char for char in text if _foreign(char, language)])
        }
        assert wrong == {}


def _foreign(char: str, language: str) -> bool:
    if not "\u4e00" <= char <= "\u9fff":
        return False
    try:
        char.encode(ENCODINGS[language])
    except UnicodeEncodeError:
        return True
    return language == "zh-Hant" and char in NOT_TRADITIONAL


def test_the_scripts_are_told_apart() -> None:
    assert [char for char in "银銀座" if _foreign(char, "zh-Hans")] == ["銀"]
    assert [char for char in "银銀座网" if _foreign(char, "zh-Hant")] == ["银", "网"]


def _scripts() -> Iterator[tuple[Path, str]]:
    for path in STATIC.rglob("*.js"):
        if "vendor" not in path.parts:
            yield path, path.read_text("utf-8")


def test_every_key_that_a_script_names_has_a_text() -> None:
    known = set(all_texts())
    known |= {re.sub(r"\.(one|other)$", "", key) for key in known}
    missing = [
        (str(path.relative_to(STATIC)), key)
        for path, script in _scripts()
        for call in re.findall(r"\bth?\(([^()`]*)", script)
        for key in re.findall(r"'([a-z_]+(?:\.[\w-]+)*)'", call.split("{")[0])
        if key not in known
    ]
    assert missing == []


def test_every_goodbye_has_a_text() -> None:
    script = (STATIC / "js" / "connection.js").read_text("utf-8")
    final = re.search(r"FINAL = new Set\(\[(.*?)\]\)", script, re.DOTALL)
    assert final is not None
    for reason in re.findall(r"'(\w+)'", final[1]):
        assert f"bye.{reason}" in all_texts()


# What is refused without an AppError of its own, and by the browser itself.
OTHER_CODES = {"bad_request", "unavailable", "wrong_origin", "offline", "server", "unknown"}
RAISERS = {"AppError": 0, "IllegalAction": 0, "Reason": 0, "no": 0, "need": 1}


def _codes(folder: Path) -> set[str]:
    """Every literal code given to something that refuses."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name):
                continue
            place = RAISERS.get(node.func.id)
            if place is None or len(node.args) <= place:
                continue
            code = node.args[place]
            if isinstance(code, ast.Constant) and isinstance(code.value, str):
                found.add(code.value)
    return found


def test_every_refusal_of_the_server_has_a_text() -> None:
    codes = OTHER_CODES.union(
        *(
            _codes(folder)
            for folder in (ROOT / "app").iterdir()
            if folder.is_dir() and folder.name != "games"
        )
    )
    assert len(codes) > len(OTHER_CODES)
    known = texts(STATIC / "i18n", "en")
    assert sorted(code for code in codes if f"error.{code}" not in known) == []


@pytest.mark.parametrize(
    "game",
    sorted(path.name for path in (ROOT / "app" / "games").iterdir() if (path / "spec.py").exists()),
)
def test_every_refusal_of_a_game_has_a_text(game: str) -> None:
    own = texts(STATIC / "games" / game / "i18n", "en")
    worded = {key.rpartition(".")[2] for key in own if ".reason." in key}
    worded |= {key.removeprefix("error.") for key in texts(STATIC / "i18n", "en")}
    codes = _codes(ROOT / "app" / "games" / game)
    assert codes
    assert sorted(codes - worded) == []


@pytest.mark.parametrize(
    "game",
    sorted(path.name for path in (ROOT / "app" / "games").iterdir() if (path / "spec.py").exists()),
)
def test_every_option_of_a_game_has_texts(game: str) -> None:
    known = texts(STATIC / "games" / game / "lobby", "en")
    wanted = {f"game.{game}"}
    for option in option_list(registry.games()[game].options):
        name = f"option.{game}.{option['name']}"
        words = [json.dumps(choice).strip('"') for choice in option["choices"]]
        wanted |= {name, *(f"{name}.{word}" for word in words)}
    assert wanted == set(known)


def test_every_card_and_good_of_ora_et_labora_has_a_name_and_words() -> None:
    known = texts(STATIC / "games" / "ora_et_labora" / "cards", "en")
    faces = {*BUILDINGS, *SETTLEMENTS}
    wanted = {f"ora.{kind}.{face}" for kind in ("card", "face") for face in faces}
    wanted |= {f"ora.text.{building}" for building in BUILDINGS}
    wanted |= {f"ora.good.{good}" for good in (*GOODS, *SUMS, "joker")}
    wanted |= {f"ora.amount.{good}.other" for good in (*GOODS, *SUMS)}
    wanted |= {f"ora.terrain.{terrain}" for terrain in TERRAINS}
    wanted |= {f"ora.side.{side}" for side in (*DISTRICT_SIDES, *PLOT_SIDES)}
    assert sorted(wanted - set(known)) == []
