"""Every reason code is declared, used, and has a text."""

import json
import re
from pathlib import Path
from typing import get_args

from app.games import ora_et_labora
from app.games.ora_et_labora.reasons import Code
from app.settings import ROOT

USED = re.compile(r"\b(?:IllegalAction|Reason|no)\(\s*\"(\w+)\"|return \"(\w+)\"$", re.MULTILINE)
TEXTS = ROOT / "static" / "games" / "ora_et_labora" / "i18n" / "en.json"


def test_declared_codes_are_the_used_ones() -> None:
    (folder,) = ora_et_labora.__path__
    found = {
        code or word
        for path in Path(folder).glob("*.py")
        if path.name != "modes.py"
        for code, word in USED.findall(path.read_text("utf-8"))
    }
    assert found == set(get_args(Code))


def test_every_code_has_a_text() -> None:
    texts = json.loads(TEXTS.read_text("utf-8"))
    assert {f"ora.reason.{code}" for code in get_args(Code)} <= texts.keys()
