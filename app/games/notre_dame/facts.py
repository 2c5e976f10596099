"""What happened, as data. The client words it in the reader's language.

Facts stand in the order in which things happened. `Played`, `Hired`, `Plague` and the like
head a line; the facts that follow until the next head are its effects.
`before` and `after` are left out where closed scores hide them (rules/notre-dame §11).
"""

from typing import Literal, TypeAlias

import msgspec

from app.games.notre_dame.actions import Perk, Place, SectorId


class Fact(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """Tagged by `type`."""


class Message(msgspec.Struct, frozen=True):
    """A message token: the colour of its borough (0..4) and its kind (1..4, §6)."""

    colour: int
    kind: int


class Started(Fact, tag="started", frozen=True, kw_only=True):
    """The game was set up; `new_persons` are the nine greys that take part, if mixed."""

    start_seat: int
    new_persons: tuple[str, ...] = ()


class Revealed(Fact, tag="revealed", frozen=True, kw_only=True):
    """A round began: two brown persons and a grey one were turned up."""

    round: int
    period: str
    start_seat: int
    persons: tuple[str, ...]
    plague: int


class Drew(Fact, tag="drew", frozen=True, kw_only=True):
    """Cards drawn from the own pile; for their owner alone."""

    seat: int
    cards: tuple[str, ...]


class Picked(Fact, tag="picked", frozen=True, kw_only=True):
    """A draft pick was made (`again`: changed; only its owner hears of that).

    Others learn that there is a pick, not which.
    """

    seat: int
    step: int
    card: str | None = None
    again: bool = False


class Passed(Fact, tag="passed", frozen=True, kw_only=True):
    """Cards went to the next seat; told to giver and receiver only."""

    seat: int
    to: int
    cards: tuple[str, ...]


class Drafted(Fact, tag="drafted", frozen=True, kw_only=True):
    """A draft step (1 or 2) is over: everybody's pick stands."""

    step: int


class Played(Fact, tag="played", frozen=True, kw_only=True):
    """A card was played as first, second or (Scholar) third one."""

    seat: int
    card: str
    nth: int


class NoEffect(Fact, tag="no_effect", frozen=True, kw_only=True):
    """The card or person above did nothing."""

    seat: int


class Placed(Fact, tag="placed", frozen=True, kw_only=True):
    """A marker came to `at`; `influence` counts it.

    `source` None: from the personal supply; "general": from there; else another place.
    """

    seat: int
    at: Place
    influence: int
    source: str | None = None


class FriendPlaced(Fact, tag="friend_placed", frozen=True, kw_only=True):
    """The trusted friend went to a sector (`origin` None: from beside the board)."""

    seat: int
    at: SectorId
    influence: int
    origin: SectorId | None = None


class Carried(Fact, tag="carried", frozen=True, kw_only=True):
    """A sector is carried out without placing (friend, Jester, Bishop)."""

    seat: int
    sector: SectorId
    influence: int


class Gained(Fact, tag="gained", frozen=True, kw_only=True):
    """Gold, markers (to the personal supply) or prestige gained by one effect.

    `park` is the part of `by` that the park added. `paid` are the seats that made up for a
    short bank, by their numbers as text. `by` None: the amount is hidden (Manager, closed
    scores).
    """

    seat: int
    what: Literal["gold", "marker", "prestige"]
    by: int | None = None
    before: int | None = None
    after: int | None = None
    park: int = 0
    paid: dict[str, int] = {}


class RatMoved(Fact, tag="rat", frozen=True, kw_only=True):
    """The rat went back outside the plague phase."""

    seat: int
    before: int
    after: int


class PerkChosen(Fact, tag="perk", frozen=True, kw_only=True):
    """A pick of Hotel or Landlady, in the order chosen."""

    seat: int
    perk: Perk


class Drove(Fact, tag="drove", frozen=True, kw_only=True):
    """The carriage drove `steps` to market `to`, and took this message or none."""

    seat: int
    origin: str
    to: str
    steps: int
    message: Message | None = None


class MessageCarried(Fact, tag="message", frozen=True, kw_only=True):
    """A collected message is carried out again (Coachman)."""

    seat: int
    message: Message


class Donated(Fact, tag="donated", frozen=True, kw_only=True):
    """Gold given to Notre Dame; 0 is possible."""

    seat: int
    gold: int


class Moved(Fact, tag="moved", frozen=True, kw_only=True):
    """Pieces moved between places (Minstrel, Jester)."""

    seat: int
    origin: Place
    to: SectorId
    markers: int
    friend: bool


class Returned(Fact, tag="returned", frozen=True, kw_only=True):
    """Markers sent back to the general supply (Travellers)."""

    seat: int
    places: dict[Place, int]


class Hired(Fact, tag="hired", frozen=True, kw_only=True):
    """A person was hired for 1 gold; `extra`: by the Adviser."""

    seat: int
    person: str
    extra: bool = False


class HirePassed(Fact, tag="passed_hire", frozen=True, kw_only=True):
    """Nobody was hired. `broke`: for want of gold, without being asked."""

    seat: int
    broke: bool = False


class Spied(Fact, tag="spied", frozen=True, kw_only=True):
    """The greys still to come, in order; for the Spy's hirer alone."""

    seat: int
    persons: tuple[str, ...]


class PlagueRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One seat's plague. `lost` is the prestige lost (None: hidden)."""

    seat: int
    value: int
    hospital: int
    before: int
    after: int
    outbreak: bool = False
    lost: int | None = 0


class Plague(Fact, tag="plague", frozen=True, kw_only=True):
    """The plague phase of all seats."""

    rows: tuple[PlagueRow, ...]


class Lost(Fact, tag="lost", frozen=True, kw_only=True):
    """An outbreak took a marker from this sector to the general supply."""

    seat: int
    sector: SectorId


class Cathedral(Fact, tag="cathedral", frozen=True, kw_only=True):
    """The cathedral was scored: pool divided by all markers. `Gained` facts follow.

    `markers` by seat, the seat's number as text.
    """

    pool: int
    markers: dict[str, int]
    each: int


class RoundEnded(Fact, tag="round_ended", frozen=True, kw_only=True):
    """The persons went under their piles."""

    round: int


class Discarded(Fact, tag="discarded", frozen=True, kw_only=True):
    """The unplayed third card; for its owner alone until the end."""

    seat: int
    card: str


class Ended(Fact, tag="ended", frozen=True, kw_only=True):
    """The game is over: prestige, tie-break numbers and place of each seat."""

    prestige: tuple[int, ...]
    gold: tuple[int, ...]
    markers: tuple[int, ...]
    places: tuple[int, ...]


AnyFact: TypeAlias = (
    Started
    | Revealed
    | Drew
    | Picked
    | Passed
    | Drafted
    | Played
    | NoEffect
    | Placed
    | FriendPlaced
    | Carried
    | Gained
    | RatMoved
    | PerkChosen
    | Drove
    | MessageCarried
    | Donated
    | Moved
    | Returned
    | Hired
    | HirePassed
    | Spied
    | Plague
    | Lost
    | Cathedral
    | RoundEnded
    | Discarded
    | Ended
)
