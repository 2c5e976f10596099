"""The table options, chosen before the start."""

import msgspec

from app.games.ora_et_labora.cards import Country
from app.games.ora_et_labora.modes import Length


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
