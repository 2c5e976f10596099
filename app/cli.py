"""The command line: python -m app.cli run | migrate | ..."""

import argparse
import asyncio

import uvicorn

from app.settings import Settings
from app.store.migrate import migrate
from app.web.socket import FRAME_LIMIT


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


def main() -> None:
    """Run one command."""
    parser = argparse.ArgumentParser(prog="parvis")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="migrate the database and serve")
    commands.add_parser("migrate", help="bring the database to the current tables")
    arguments = parser.parse_args()
    settings = Settings()
    if arguments.command == "run":
        run(settings)
    else:
        asyncio.run(migrate(settings.database))


if __name__ == "__main__":
    main()
