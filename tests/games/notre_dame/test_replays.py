"""P5, R9: games recorded by earlier versions still end alike."""

from pathlib import Path

import msgspec
import pytest

from app.engine.codec import state_hash
from app.engine.replay import replay
from tests.games.notre_dame.contract import SPEC
from tests.games.notre_dame.replays.record import HERE, Record, transcript

RECORDS = sorted(HERE.glob("*.json"))


def read(path: Path) -> Record:
    return msgspec.json.decode(path.read_bytes(), type=Record)


def test_p5_there_are_games_of_every_seat_count_with_and_without_new_persons() -> None:
    assert {path.stem for path in RECORDS} >= {
        f"{seats}-{persons}" for seats in (2, 3, 4, 5) for persons in ("base", "new")
    }


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_p5_r9_a_golden_game_ends_alike(path: Path) -> None:
    record = read(path)
    assert (record.game, record.version) == (SPEC.id, SPEC.version)
    played = list(replay(SPEC, bytes.fromhex(record.seed), record.log))
    state = played[-1].table.state
    result = SPEC.rules.result(state)
    assert result is not None
    assert (result.scores, result.places) == (record.scores, record.places)
    assert state_hash(state) == record.hash
    told = HERE / f"{path.stem}.txt"
    if told.exists():
        text = transcript(list(record.log), [step.events for step in played])
        assert text == told.read_text(encoding="utf-8")


def test_every_seat_count_has_a_transcript_to_read() -> None:
    assert sorted(path.stem[0] for path in HERE.glob("*.txt")) == ["2", "3", "4", "5"]
