"""P5, R9: games recorded by earlier versions still end alike."""

from pathlib import Path

import pytest

from tests.games import golden
from tests.games.notre_dame.contract import SPEC
from tests.games.notre_dame.replays.record import HEADS, HERE

RECORDS = sorted(HERE.glob("*.json"))


def test_p5_there_are_games_of_every_seat_count_with_and_without_new_persons() -> None:
    assert {path.stem for path in RECORDS} >= {
        f"{seats}-{persons}" for seats in (2, 3, 4, 5) for persons in ("base", "new")
    }


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_p5_r9_a_golden_game_ends_alike(path: Path) -> None:
    golden.check(SPEC, path, HEADS)


def test_every_seat_count_has_a_transcript_to_read() -> None:
    assert sorted(path.stem[0] for path in HERE.glob("*.txt")) == ["2", "3", "4", "5"]
