"""C4, P5, R9: golden games of all fourteen variants, with scores in three parts."""

from pathlib import Path

import pytest

from app.games.ora_et_labora.modes import MODES
from tests.games import golden
from tests.games.ora_et_labora.contract import SPEC
from tests.games.ora_et_labora.replays.record import HEADS, HERE, scores

RECORDS = sorted(HERE.glob("*.json"))


def test_c4_there_is_a_game_of_every_variant_and_a_transcript_of_every_mode() -> None:
    variants = {f"{mode}-{country}" for mode in MODES for country in ("france", "ireland")}
    assert variants <= {path.stem for path in RECORDS}
    assert {path.stem for path in HERE.glob("*.txt")} == {f"{mode}-france" for mode in MODES}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_c4_r9_a_golden_game_ends_alike(path: Path) -> None:
    *_, last = golden.check(SPEC, path, HEADS)
    told = path.with_suffix(".txt")
    if told.exists():
        assert told.read_text(encoding="utf-8").startswith(scores(last.table.state))
