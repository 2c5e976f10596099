"""The commands of those who run the server, as they type them."""

import asyncio
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app import cli
from tests.player import leave, table
from tests.server import serving

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def parvis(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Run a command on a database; returns the exit code, the output and the complaints."""

    def run(database: str, *words: str | Path) -> tuple[int, str, str]:
        monkeypatch.setenv("PARVIS_DATABASE", database)
        code = cli.main([str(word) for word in words])
        out, err = capsys.readouterr()
        return code, out, err

    return run


async def _a_game(database: str, *, to_its_end: bool = True) -> str:
    async with serving(database) as server:
        room, players = await table(server.base, 2)
        chances = [random.Random(seat) for seat in range(2)]
        if to_its_end:
            await asyncio.gather(
                *(player.play(chance) for player, chance in zip(players, chances, strict=True))
            )
        await leave(players)
    return room


@pytest.fixture
def finished(database_url: str) -> str:
    return asyncio.run(_a_game(database_url))


@pytest.fixture
def record(database_url: str, finished: str, parvis: Command, tmp_path: Path) -> dict[str, Any]:
    file = tmp_path / "record.json"
    assert parvis(database_url, "export", finished, file) == (0, "", "")
    loaded: dict[str, Any] = json.loads(file.read_bytes())
    return loaded


def test_an_exported_game_is_proved(
    record: dict[str, Any], parvis: Command, database_url: str, tmp_path: Path
) -> None:
    file = tmp_path / "record.json"
    assert record["status"] == "finished"
    assert parvis(database_url, "verify", file) == (0, "ok\n", "")
    commitment = record["commitment"]
    assert parvis(database_url, "verify", file, "--commitment", commitment)[0] == 0
    code, out, err = parvis(database_url, "verify", file, "--commitment", "0" * 64)
    assert (code, out, err) == (1, "", "the record's commitment is not the one given\n")
    code, out, _ = parvis(database_url, "verify", file, "--steps")
    entries = [line for line in out.splitlines() if not line.startswith(" ")]
    facts = [json.loads(line) for line in out.splitlines() if line.startswith(" ")]
    assert (code, len(entries), facts) == (0, len(record["log"]) + 1, record["facts"])


def test_what_is_forged_is_found(
    record: dict[str, Any], parvis: Command, database_url: str, tmp_path: Path
) -> None:
    def complaint(**changed: Any) -> str:
        file = tmp_path / "forged.json"
        file.write_text(json.dumps(record | changed))
        code, out, err = parvis(database_url, "verify", file)
        assert (code, out) == (1, "")
        return err

    scores = [score + 1 for score in record["result"]["scores"]]
    swapped = [{**record["draws"][0], "result": []}, *record["draws"][1:]]
    assert "the result differs" in complaint(result=record["result"] | {"scores": scores})
    assert "the state hash differs" in complaint(state_hash="0" * 64)
    assert "the commitment differs" in complaint(commitment="0" * 64)
    assert "the facts differ" in complaint(facts=record["facts"][1:])
    assert "a draw differs" in complaint(draws=swapped)
    assert "draws, the replay" in complaint(draws=[])
    assert "the log is empty" in complaint(log=[])
    assert "log entry 0 is no entry" in complaint(log=record["log"][1:])
    nothing = {"type": "act", "seat": 0, "action": {}}
    assert "log entry 1 is no entry" in complaint(log=[record["log"][0], nothing])
    undo = {"type": "undo", "seat": 0, "to": 7}
    assert "log entry 1 takes back" in complaint(log=[record["log"][0], undo])
    twice = [*record["log"], record["log"][-1]]
    assert f"log entry {len(record['log'])} is illegal: not_asked" in complaint(log=twice)
    assert "not the full record" in complaint(seed="not hexadecimal")
    assert "version 99 is not played here" in complaint(rules_version=99)
    assert "the format is" in complaint(format="another/1")
    del record["seed"]
    assert "not the full record" in complaint()


def test_a_running_game_is_exported_only_with_its_secrets_given_away(
    database_url: str, parvis: Command, tmp_path: Path
) -> None:
    room = asyncio.run(_a_game(database_url, to_its_end=False))
    file = tmp_path / "record.json"
    code, _, err = parvis(database_url, "export", room, file)
    assert (code, "--spoil" in err, file.exists()) == (1, True, False)
    assert parvis(database_url, "export", room, file, "--spoil") == (0, "", "")
    assert parvis(database_url, "verify", file) == (0, "ok\n", "")


def test_an_unknown_room_and_a_file_in_the_way_are_refused(
    database_url: str, finished: str, parvis: Command, tmp_path: Path
) -> None:
    file = tmp_path / "record.json"
    assert parvis(database_url, "export", "unknown", file)[2] == "there is no such room\n"
    file.write_text("mine")
    assert parvis(database_url, "export", finished, file)[0] == 1
    assert file.read_text() == "mine"
    missing = tmp_path / "missing.json"
    assert parvis(database_url, "verify", missing)[0] == 1


async def _back_up_while_serving(database: str, parvis: Command, target: Path) -> str:
    async with serving(database) as server:
        room, players = await table(server.base, 2)
        done = await asyncio.to_thread(parvis, database, "backup", target)
        assert done == (0, "", "")
        exported = target.with_name("record.json")
        done = await asyncio.to_thread(parvis, database, "export", room, exported, "--spoil")
        assert done == (0, "", "")
        await leave(players)
    return room


def test_a_backup_taken_while_the_server_runs_is_a_whole_database(
    sqlite_url: str, parvis: Command, tmp_path: Path
) -> None:
    target = tmp_path / "copy.db"
    room = asyncio.run(_back_up_while_serving(sqlite_url, parvis, target))
    restored = f"sqlite:///{target}"
    assert parvis(restored, "migrate") == (0, "", "")
    file = tmp_path / "restored.json"
    assert parvis(restored, "export", room, file, "--spoil") == (0, "", "")
    assert parvis(restored, "verify", file) == (0, "ok\n", "")


def test_a_backup_overwrites_nothing_and_invents_nothing(
    sqlite_url: str, parvis: Command, tmp_path: Path
) -> None:
    target = tmp_path / "copy.db"
    target.write_text("mine")
    assert parvis(sqlite_url, "backup", target)[0] == 1
    assert target.read_text() == "mine"
    absent = tmp_path / "absent.db"
    code, _, err = parvis(f"sqlite:///{absent}", "backup", tmp_path / "other.db")
    assert (code, err) == (1, f"{absent} does not exist\n")
    assert not absent.exists()


def test_postgresql_is_backed_up_by_its_own_means(parvis: Command, tmp_path: Path) -> None:
    code, _, err = parvis("postgresql://parvis@127.0.0.1/parvis", "backup", tmp_path / "copy.db")
    assert code == 1
    assert "pg_dump" in err
