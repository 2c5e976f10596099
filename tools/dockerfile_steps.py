"""Carry out the Dockerfile's steps where no image can be built.

Run with `python -m tools.dockerfile_steps`. A virtual environment stands for the base image and a
temporary folder for its file system; every COPY, the installing RUN, ENV and CMD are taken from
the Dockerfile. The server runs as an ordinary user: the caller or, if that is root, nobody. So
useradd and chown, which need root, are left out; it is said which.
"""

import json
import os
import pwd
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DOCKERFILE = ROOT / "Dockerfile"
START_WITHIN = 30.0
NEEDS_ROOT = ("useradd", "chown")
IGNORED = {"FROM", "WORKDIR", "USER", "EXPOSE", "VOLUME", "HEALTHCHECK"}


def instructions(text: str) -> Iterator[tuple[str, str]]:
    """Yield the instructions of a Dockerfile: name and the rest of the line."""
    for line in text.replace("\\\n", " ").splitlines():
        if line.strip() and not line.lstrip().startswith("#"):
            name, _, rest = line.strip().partition(" ")
            yield name, rest


def free_port() -> int:
    """Return a port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def copy(words: list[str], place: Path) -> None:
    """Carry a COPY out."""
    *sources, target = words
    for source in sources:
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, place / target)
        else:
            destination = place / target
            shutil.copy(ROOT / source, destination / source if target == "./" else destination)


def build(place: Path, environment: dict[str, str]) -> list[str]:
    """Carry everything out up to CMD; returns the CMD."""
    command: list[str] = []
    for name, rest in instructions(DOCKERFILE.read_text("utf-8")):
        if name == "COPY":
            copy(shlex.split(rest), place)
        elif name == "ENV":
            environment |= dict(pair.split("=", 1) for pair in shlex.split(rest))
        elif name == "RUN":
            for part in rest.split("&&"):
                if part.split()[0] in NEEDS_ROOT:
                    print(f"left out: {part.strip()}")
                else:
                    subprocess.run(shlex.split(part), cwd=place, env=environment, check=True)
        elif name == "CMD":
            command = json.loads(rest)
        elif name not in IGNORED:
            raise SystemExit(f"no way to carry out: {name} {rest}")
    return command


def answers(port: int) -> bool:
    """Tell whether the server is ready and serves its page."""
    try:
        for path in ("readyz", "healthz", ""):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/{path}", timeout=2) as answer:
                if answer.status != 200:  # noqa: PLR2004 - OK
                    return False
    except OSError:
        return False
    return True


def serve(command: list[str], place: Path, environment: dict[str, str]) -> bool:
    """Start the CMD, wait until it answers, stop it; tells whether it did both well."""
    port = free_port()
    user: dict[str, Any] = {}
    if os.geteuid() == 0:
        entry = pwd.getpwnam("nobody")
        os.chown(place / "data", entry.pw_uid, entry.pw_gid)
        user = {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    # What the container would listen on for others is here only for this machine.
    environment |= {"PARVIS_HOST": "127.0.0.1", "PARVIS_PORT": str(port)}
    process = subprocess.Popen(command, cwd=place, env=environment, **user)
    try:
        deadline = time.monotonic() + START_WITHIN
        while not answers(port):
            if process.poll() is not None or time.monotonic() > deadline:
                return False
            time.sleep(0.1)
    finally:
        process.terminate()
        process.wait(timeout=20)
    # After its graceful end uvicorn dies of the signal it got.
    ended_well = process.returncode in (0, -signal.SIGTERM)
    return ended_well and (place / "data" / "parvis.db").exists()


def main() -> int:
    """Build, serve, stop."""
    with tempfile.TemporaryDirectory(prefix="parvis-image-") as folder:
        Path(folder).chmod(0o755)
        base = Path(folder) / "python"
        venv.create(base, with_pip=True)
        place = Path(folder) / "srv"
        place.mkdir()
        environment = {
            name: os.environ[name] for name in os.environ if name[:4] in ("PIP_", "HOME")
        }
        environment["PATH"] = f"{base / 'bin'}:{os.defpath}"
        command = build(place, environment)
        # The program is looked up in our own PATH: name the environment's.
        command[0] = str(base / "bin" / command[0])
        good = serve(command, place, environment)
    print("ok" if good else "the server did not start, answer or stop as it should")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
