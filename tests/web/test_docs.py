"""The documents say what is there."""

import re
from pathlib import Path

import pytest

from app.settings import ROOT, Settings
from tools import protocol

OPERATING = ROOT / "docs" / "operating.md"
DOCUMENTS = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])


def test_the_protocol_is_the_one_of_the_code() -> None:
    assert protocol.FILE.is_current()


def test_every_setting_is_in_the_operating_document_with_its_default() -> None:
    rows = re.findall(
        r"^\| `PARVIS_(\w+)` \| (.*?) \| (.*?) \|$", OPERATING.read_text(), re.MULTILINE
    )
    said = {name.lower(): (default, meaning) for name, default, meaning in rows}
    fields = Settings.model_fields
    assert said == {
        name: (
            f"`{field.default}`" if field.default not in (None, "", ()) else "none",
            field.description,
        )
        for name, field in fields.items()
    }


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_what_a_document_links_to_exists(document: Path) -> None:
    links = re.findall(r"\[[^\]]+\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text("utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("name", ["adding-a-game.md", "operating.md"])
def test_the_paths_a_document_names_exist(name: str) -> None:
    text = (ROOT / "docs" / name).read_text("utf-8")
    paths = re.findall(r"`((?:app|docs|static|tests|tools)/[\w./-]+)`", text)
    assert [
        path for path in paths if not (ROOT / path.replace("/ID", "/notre_dame")).exists()
    ] == []
