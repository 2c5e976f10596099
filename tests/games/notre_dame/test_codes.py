"""Every reason code is declared, so that the catalogues can have a text for it."""

import re
from pathlib import Path
from typing import get_args

from app.games import notre_dame
from app.games.notre_dame.reasons import Code

USED = re.compile(r"(?:IllegalAction|Reason)\(\s*\"(\w+)\"")


def test_declared_codes_are_the_used_ones() -> None:
    (folder,) = notre_dame.__path__
    used = {
        code for path in Path(folder).glob("*.py") for code in USED.findall(path.read_text("utf-8"))
    }
    assert used == set(get_args(Code))
