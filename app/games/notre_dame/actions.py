"""What a player can answer. Every action is complete: all its inputs are in it."""

from typing import Literal, TypeAlias

import msgspec

SectorId: TypeAlias = Literal[
    "residence", "bank", "cloister-school", "carriage-house", "hotel", "park", "hospital"
]
Place: TypeAlias = Literal[
    "residence",
    "bank",
    "cloister-school",
    "carriage-house",
    "hotel",
    "park",
    "hospital",
    "cathedral",
]
Perk: TypeAlias = Literal["gold", "marker", "rat"]


class Base(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
):
    """Tagged by `type`; unknown fields are refused."""


class Pick(Base, tag="pick", frozen=True, kw_only=True):
    """Draft (rules/notre-dame §4 phase 2): keep this card of the pack."""

    card: str


class Inputs(Base, frozen=True, kw_only=True):
    """What a card or a person may ask for. Each is present exactly when it is asked.

    * `source`: with an empty personal supply, the place whose marker is moved (§5)
    * `sector`: where the friend, the Jester's or Bishop's or Minstrel's piece goes
    * `first`, `second`: picks of Hotel and Landlady
    * `to`, `take`: the end market of a drive and whether its message is taken
    * `gold`: what is donated to Notre Dame
    * `origin`: where Jester's or Minstrel's pieces come from
    * `piece`: what the Jester moves
    * `markers`, `friend`: what the Minstrel moves
    * `returned`: markers the Travellers send back, by place
    * `kind`: the Coachman's kind of message, 1 to 4
    """

    source: Place | None = None
    sector: SectorId | None = None
    first: Perk | None = None
    second: Perk | None = None
    to: str | None = None
    take: bool | None = None
    gold: int | None = None
    origin: Place | None = None
    piece: Literal["marker", "friend"] | None = None
    markers: int | None = None
    friend: bool | None = None
    returned: dict[Place, int] | None = None
    kind: int | None = None


class Play(Inputs, tag="play", frozen=True, kw_only=True):
    """Play an action card (§6)."""

    card: str


class Hire(Inputs, tag="hire", frozen=True, kw_only=True):
    """Hire a person for 1 gold (§7), also the Adviser's extra hires."""

    person: str


class Pass(Base, tag="pass", frozen=True, kw_only=True):
    """Hire nobody, or stop the Adviser's extra hires."""


class Lose(Base, tag="lose", frozen=True, kw_only=True):
    """Outbreak (§4 phase 5): the tied fullest sector that loses a marker."""

    sector: SectorId


Action: TypeAlias = Pick | Play | Hire | Pass | Lose
