"""The program that docs/protocol.md shows plays a whole game, from nothing but the protocol."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

from app.settings import ROOT
from tests.server import serving

PROGRAM = ROOT / "docs" / "example_player.py"
PATIENCE = 60


async def program(*arguments: str) -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, str(PROGRAM), *arguments, stdout=PIPE, stderr=PIPE
    )


async def _plays(database: str) -> None:
    async with serving(database) as server, asyncio.timeout(PATIENCE):
        host = await program(server.base)
        assert host.stdout is not None
        link = (await host.stdout.readline()).decode().strip()
        guest = await program(server.base, link.rpartition("/")[2])
        for player in (host, guest):
            out, err = await player.communicate()
            assert (out.decode().strip(), err.decode()) == ("finished", "")
            assert player.returncode == 0


def test_two_example_players_play_a_game(sqlite_url: str) -> None:
    asyncio.run(_plays(sqlite_url))
