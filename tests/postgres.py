"""A PostgreSQL server of our own, in a temporary folder, gone when it is closed."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any

HOST = "127.0.0.1"


def _binaries() -> Path:
    """Return the folder of the newest server programs, Debian's or those in PATH."""
    found = list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return max(found, key=lambda path: int(path.parts[-3])).parent
    initdb = shutil.which("initdb")
    if initdb is None:
        raise RuntimeError("PostgreSQL 15 or later is needed: initdb was not found")
    return Path(initdb).parent


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


class Cluster:
    """A running server. As root it runs as user postgres, since it refuses root."""

    def __init__(self, *, fsync: bool = False) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="parvis-postgres-"))
        self._as_user: dict[str, Any] = {}
        if os.geteuid() == 0:
            entry = pwd.getpwnam("postgres")
            os.chown(self._folder, entry.pw_uid, entry.pw_gid)
            self._as_user = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
        self._port = free_port()
        self._options = (
            f"-c listen_addresses={HOST} -c port={self._port} -c max_connections=200 "
            f"-c unix_socket_directories= -c fsync={'on' if fsync else 'off'}"
        )
        self._call("initdb", "--no-sync", "--auth=trust", "--username=parvis", "--encoding=UTF8")
        self.start()

    def url(self, database: str) -> str:
        """Name a database of this server."""
        return f"postgresql://parvis@{HOST}:{self._port}/{database}"

    def create(self, database: str, template: str = "template0") -> str:
        """Create a database and return its URL."""
        self._client("createdb", f"--template={template}", database)
        return self.url(database)

    def drop(self, database: str) -> None:
        """Drop a database, whoever is still connected."""
        self._client("dropdb", "--force", database)

    def start(self) -> None:
        """Start the server and wait until it answers."""
        self._call("pg_ctl", "start", "-w", "-o", self._options, "-l", str(self._folder / "log"))

    def stop(self) -> None:
        """Stop the server, which cuts all connections."""
        self._call("pg_ctl", "stop", "-w", "-m", "fast")

    def close(self) -> None:
        """Stop the server and delete its folder."""
        self.stop()
        shutil.rmtree(self._folder)

    def _client(self, program: str, *arguments: str) -> None:
        self._run(
            program, f"--host={HOST}", f"--port={self._port}", "--username=parvis", *arguments
        )

    def _call(self, program: str, *arguments: str) -> None:
        self._run(program, f"--pgdata={self._folder / 'data'}", *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        # Output goes to a file: a server started here would keep a pipe open.
        with tempfile.TemporaryFile() as output:
            done = subprocess.run(
                [_binaries() / program, *arguments],
                check=False,
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                **self._as_user,
            )
            if done.returncode != 0:
                output.seek(0)
                raise RuntimeError(f"{program}: {output.read().decode(errors='replace')}")
