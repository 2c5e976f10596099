"""The table options, chosen before the start."""

from typing import Literal, TypeAlias

import msgspec

from app.games.ora_et_labora.cards import Country
from app.games.ora_et_labora.modes import Length

Order: TypeAlias = Literal["lay_brother", "prior", "ask"]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which game a table plays (rules/ora-et-labora §1); `start_seat` None: drawn at random.

    `length`: two players have a normal and a long game, three and four a normal and a short
    one. `without_f29` leaves the second Quarry out of the short French game for four.
    """

    country: Country = "france"
    length: Length = "normal"
    without_f29: bool = False
    running_score: bool = True
    start_seat: int | None = None


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a player may set at any time (rules/ora-et-labora §6, §16).

    `standing_order`: which of his clergymen serves a contract first. `agree_to_end`: he wants
    to end a two-player game now; when both do, it ends.
    """

    standing_order: Order = "lay_brother"
    agree_to_end: bool = False
