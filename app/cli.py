"""The command line: python -m app.cli run | migrate | backup | export | verify."""

import argparse
import asyncio
import sqlite3
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import msgspec
import uvicorn

from app.engine.codec import encode
from app.engine.replay import Entry
from app.engine.table import Played
from app.errors import AppError
from app.rooms import archive
from app.settings import Settings
from app.store import sqlite_file
from app.store.backup import backup
from app.store.base import Unavailable
from app.store.migrate import migrate
from app.store.open import open_store
from app.web.socket import FRAME_LIMIT

REFUSALS = {
    "no_room": "there is no such room",
    "not_playing": "no game was begun in this room",
    "not_finished": "the game is not over; --spoil exports it with everybody's secrets",
}


class Refused(Exception):
    """A command cannot be carried out; the text says why."""


def run(settings: Settings) -> None:
    """Serve until told to stop; stops gracefully on SIGTERM and SIGINT."""
    uvicorn.run(
        "app.main:create_app",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.processes,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=FRAME_LIMIT,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies or None,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=5,
    )


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")


def copy_database(settings: Settings, target: Path) -> None:
    """Back an SQLite database up. Raises Refused."""
    url = settings.database
    if not url.startswith(sqlite_file.PREFIX):
        raise Refused("a PostgreSQL database is backed up by pg_dump; see docs/operating.md")
    try:
        backup(sqlite_file.path_of(url), target)
    except (OSError, sqlite3.Error) as error:
        raise Refused(str(error)) from error


@contextmanager
def _readable(settings: Settings) -> Iterator[str]:
    """Name a database to read from: SQLite serves one process, so of that one a copy."""
    if not settings.database.startswith(sqlite_file.PREFIX):
        yield settings.database
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        copy_database(settings, copy)
        yield f"{sqlite_file.PREFIX}{copy}"


async def export(settings: Settings, room: str, target: Path, *, spoil: bool) -> None:
    """Write the full record of a game to a new file. Raises Refused."""
    with _readable(settings) as url:
        store = await open_store(url)
        try:
            exported = await archive.export(store, room, spoil=spoil)
        except AppError as error:
            raise Refused(REFUSALS[error.code]) from error
        finally:
            await store.close()
    try:
        with target.open("xb") as file:
            file.write(msgspec.json.format(encode(exported), indent=1))
    except OSError as error:
        raise Refused(str(error)) from error


def verify(path: Path, commitment: str | None, *, show: bool) -> None:
    """Play a record again and compare it with what it claims. Raises Refused."""
    try:
        game, spec = archive.read(path.read_bytes())
        played = []
        for entry, step in zip(game.log, archive.steps(game, spec), strict=False):
            played.append(step)
            if show:
                _show(entry, step)
    except (OSError, archive.Unverifiable) as error:
        raise Refused(str(error)) from error
    wrong = archive.differences(game, played, spec)
    if commitment not in (None, game.commitment):
        wrong.append("the record's commitment is not the one given")
    if wrong:
        raise Refused("\n".join(wrong))
    _say("ok")


def _show(entry: Entry, step: Played) -> None:
    _say(f"{step.table.number} {encode(entry).decode()}")
    for event in step.events:
        _say(f"    {encode(event.fact).decode()}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="parvis")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="migrate the database and serve")
    commands.add_parser("migrate", help="bring the database to the current tables")
    command = commands.add_parser("backup", help="copy an SQLite database, also while it is served")
    command.add_argument("file", type=Path, help="the copy; must not exist")
    command = commands.add_parser("export", help="write the full record of an ended game")
    command.add_argument("room", help="the room's id, as in its link")
    command.add_argument("file", type=Path, help="the record; must not exist")
    command.add_argument("--spoil", action="store_true", help="running games too, secrets and all")
    command = commands.add_parser("verify", help="prove a full record by the rules")
    command.add_argument("file", type=Path, help="the record")
    command.add_argument("--commitment", help="the one shown when the game began")
    command.add_argument("--steps", action="store_true", help="print every entry and its facts")
    return parser


def _carry_out(arguments: argparse.Namespace) -> None:
    settings = Settings()
    match arguments.command:
        case "run":
            run(settings)
        case "migrate":
            asyncio.run(migrate(settings.database))
        case "backup":
            copy_database(settings, arguments.file)
        case "export":
            spoil = arguments.spoil
            asyncio.run(export(settings, arguments.room, arguments.file, spoil=spoil))
        case _:
            verify(arguments.file, arguments.commitment, show=arguments.steps)


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    try:
        _carry_out(_parser().parse_args(words))
    except (Refused, Unavailable) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
