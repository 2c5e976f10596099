"""Brings what the tests need from the system: PostgreSQL, Chromium and Chinese fonts.

As root they are installed from Debian's packages where they are missing; otherwise a clear
message says what to install. Runs on any Python 3.11 without further packages.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path


def _has_postgres() -> bool:
    return bool(list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))) or bool(
        shutil.which("initdb")
    )


def _has_chromium() -> bool:
    return bool(shutil.which("chromium"))


def _has_fonts() -> bool:
    if shutil.which("fc-list") is None:
        return False
    listed = subprocess.run(["fc-list", ":lang=zh"], capture_output=True, check=False)
    return bool(listed.stdout.strip())


NEEDED: dict[str, Callable[[], bool]] = {
    "postgresql": _has_postgres,
    "chromium": _has_chromium,
    "fonts-noto-cjk": _has_fonts,
    "fontconfig": lambda: shutil.which("fc-list") is not None,
}


def main() -> None:
    """Install what is missing, or say so and fail."""
    missing = [package for package, is_there in NEEDED.items() if not is_there()]
    if not missing:
        return
    wanted = " ".join(missing)
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        sys.exit(f"The tests need these of Debian's packages: {wanted}. Please install them.")
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *missing]
    for command in (["apt-get", "update", "-qq"], install):
        subprocess.run(command, env=environment, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    main()
