"""The seven modes, the wheels, prices and decks as data (§1, §2, §12)."""

from typing import Literal, TypeAlias

import msgspec

from app.games.ora_et_labora.cards import BUILDINGS, Building, Country

Mode: TypeAlias = Literal["solo", "two", "two_long", "three", "four", "three_short", "four_short"]
Length: TypeAlias = Literal["normal", "long", "short"]

FRONT = (0, 2, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9, 10)
BACK = (0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 10)
DISTRICT_PRICES = (2, 3, 4, 4, 5, 5, 6, 7, 8)
PLOT_PRICES = (3, 4, 4, 5, 5, 5, 6, 6, 7)
WONDERS = 8
LETTERS = "ABCDE"
START_GOODS = {"clay": 1, "wood": 1, "peat": 1, "coin": 1, "grain": 1, "livestock": 1}
TOKENS = ("clay", "coin", "grain", "livestock", "wood", "peat", "joker")
FIRST_SETTLEMENTS = ("S01", "S02", "S03", "S04")
# What comes to hand after the phases A to D.
LATER_SETTLEMENTS = ("S05", "S06", "S07", "S08")
# The neutral player's building from the start (solo).
NEUTRAL_START = "G13"
# The short game: what everybody takes after the rotation of rounds 1 to 12.
ROUND_GOODS = (
    {"livestock": 1, "grain": 1},
    {"clay": 1, "grain": 1},
    {"wood": 1, "grain": 1},
    {"stone": 1, "grain": 1},
    {"stone": 1, "peat": 1},
    {"stone": 1, "clay": 1},
    {"stone": 1, "wood": 1},
    {"stone": 1, "five_coin": 1},
    {"stone": 1, "meat": 1},
    {"book": 1, "grain": 1},
    {"ceramic": 1, "clay": 1},
    {"ornament": 1, "wood": 1},
)


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """What a mode is played with.

    `grapes` and `stone` are the rounds they enter, `settlements` the rounds of the phases A to
    D (solo: A to E), `bonus_round` and `last_round` None where there is none or the display
    decides. `ends_at` is the number of buildings left in the display that ends a two-player
    game. `deck` is the number of players whose cards are used, `struck` what is struck out on
    some of them.
    """

    players: int
    wheel: tuple[int, ...] = FRONT
    grapes: int | None
    stone: int | None
    settlements: tuple[int, ...]
    bonus_round: int | None = None
    last_round: int | None = None
    brothers: int = 2
    deck: int
    struck: str = ""
    ends_at: int | None = None

    @property
    def short(self) -> bool:
        """Whether this is the short game for three or four."""
        return self.brothers == 1


MODES: dict[Mode, Table] = {
    "solo": Table(
        players=1,
        grapes=None,
        stone=None,
        settlements=(12, 16, 22, 26, 32),
        last_round=32,
        deck=4,
        struck="solo",
    ),
    "two": Table(
        players=2,
        wheel=BACK,
        grapes=11,
        stone=18,
        settlements=(7, 14, 21, 28),
        deck=1,
        ends_at=1,
    ),
    "two_long": Table(
        players=2,
        grapes=11,
        stone=18,
        settlements=(7, 14, 21, 28),
        deck=4,
        struck="two_long",
        ends_at=3,
    ),
    "three": Table(
        players=3, grapes=8, stone=13, settlements=(6, 11, 15, 20), bonus_round=25, deck=3
    ),
    "four": Table(
        players=4, grapes=8, stone=13, settlements=(7, 10, 16, 19), bonus_round=25, deck=4
    ),
    "three_short": Table(
        players=3,
        grapes=4,
        stone=6,
        settlements=(3, 5, 7, 9),
        bonus_round=13,
        brothers=1,
        deck=1,
    ),
    "four_short": Table(
        players=4,
        grapes=4,
        stone=6,
        settlements=(3, 5, 7, 9),
        bonus_round=13,
        brothers=1,
        deck=3,
    ),
}


def mode_of(seats: int, length: Length) -> Mode:
    """Return the mode for so many players; a length they do not have is the normal game."""
    if seats == 1:
        return "solo"
    if seats == 2:  # noqa: PLR2004 - players
        return "two_long" if length == "long" else "two"
    if length == "short":
        return "three_short" if seats == 3 else "four_short"  # noqa: PLR2004 - players
    return "three" if seats == 3 else "four"  # noqa: PLR2004 - players


def deck(mode: Mode, country: Country, *, without_f29: bool = False) -> tuple[Building, ...]:
    """Return all buildings of a game, heartland left out, in order of their number."""
    table = MODES[mode]
    return tuple(
        card
        for card in BUILDINGS.values()
        if card.deck != "heartland"
        and card.country in {"both", country}
        and card.players <= table.deck
        and (not table.struck or table.struck not in card.not_in)
        and not (without_f29 and mode == "four_short" and card.id == "F29")
    )
