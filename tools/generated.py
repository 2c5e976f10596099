"""Files that are generated: written anew, or compared with what they would be."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path


class Generated:
    """One committed file and the text it must have."""

    def __init__(self, target: Path, text: Callable[[], str]) -> None:
        self.target = target
        self.text = text

    def is_current(self) -> bool:
        """Tell whether the committed file says what it is made from."""
        return self.target.exists() and self.target.read_text("utf-8") == self.text()

    def main(self, description: str | None) -> int:
        """Write the file, or with --check compare it."""
        parser = argparse.ArgumentParser(description=description)
        parser.add_argument("--check", action="store_true", help="compare, change nothing")
        if not parser.parse_args().check:
            self.target.write_text(self.text(), "utf-8")
        if self.is_current():
            return 0
        sys.stderr.write(f"{self.target.name} is out of date: run this tool\n")
        return 1
