"""The table options, chosen before the start."""

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table plays (rules/notre-dame §2, §8); `start_seat` None: drawn at random."""

    new_persons: bool = False
    open_scores: bool = True
    tie_break: Literal["sum", "gold_first"] = "sum"
    start_seat: int | None = None
