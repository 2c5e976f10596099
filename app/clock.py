"""The only place that asks the time."""

import time
from typing import Protocol


class Clock(Protocol):
    """Tells the time; tests bring their own."""

    def now(self) -> float:
        """Return UTC seconds since 1970."""
        ...


class SystemClock:
    """The machine's clock."""

    def now(self) -> float:
        """Return UTC seconds since 1970."""
        return time.time()
