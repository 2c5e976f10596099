"""What happened, as data. The client words it in the reader's language.

Facts stand in the order in which things happened; all of them are public.
"""

from typing import TypeAlias

import msgspec

from app.games.ora_et_labora.cards import Goods


class Fact(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """Tagged by `type`; `seat` -1 is the neutral player."""


class Started(Fact, tag="started", frozen=True, kw_only=True):
    """The game was set up."""

    start_seat: int
    mode: str


class RoundBegan(Fact, tag="round", frozen=True, kw_only=True):
    """The wheel was turned. `entered` came onto it, `left` fell off (solo)."""

    round: int
    start_seat: int
    entered: tuple[str, ...] = ()
    left: tuple[str, ...] = ()


class Recalled(Fact, tag="recalled", frozen=True, kw_only=True):
    """All clergymen of a seat came home; `prior`: only the prior did."""

    seat: int
    prior: bool = False


class RoundGoods(Fact, tag="round_goods", frozen=True, kw_only=True):
    """Everybody took the goods of the round (short game)."""

    goods: Goods


class BonusProduction(Fact, tag="bonus_production", frozen=True, kw_only=True):
    """Everybody took one of the good produced (short game)."""

    good: str


class PhaseBegan(Fact, tag="phase", frozen=True, kw_only=True):
    """A settlement phase, the bonus round or the neutral player's building began."""

    phase: str
    letter: str = ""


class CardsCame(Fact, tag="cards_came", frozen=True, kw_only=True):
    """After a settlement phase: a settlement for everybody, and new buildings."""

    letter: str
    settlement: str
    buildings: tuple[str, ...]


class Placed(Fact, tag="placed", frozen=True, kw_only=True):
    """A clergyman of `owner` was placed on a building."""

    seat: int
    owner: int
    clergy: str
    building: str


class Contracted(Fact, tag="contracted", frozen=True, kw_only=True):
    """A work contract was paid: the price in coins, or a gift."""

    seat: int
    owner: int
    building: str
    price: int = 0
    gift: str = ""


class Used(Fact, tag="used", frozen=True, kw_only=True):
    """A building's function was used; `not_used`: entered or offered, but left alone."""

    seat: int
    building: str
    not_used: bool = False


class Produced(Fact, tag="produced", frozen=True, kw_only=True):
    """An indicator was used."""

    seat: int
    token: str
    good: str
    amount: int


class Gained(Fact, tag="gained", frozen=True, kw_only=True):
    """Goods came in."""

    seat: int
    goods: Goods


class Paid(Fact, tag="paid", frozen=True, kw_only=True):
    """Goods were given. `as_`: the sum they count as, of which `lost` was too much."""

    seat: int
    goods: Goods
    as_: str = ""
    lost: int = 0


class Felled(Fact, tag="felled", frozen=True, kw_only=True):
    """A forest left, by felling, or without wood (`bare`)."""

    seat: int
    cell: str
    bare: bool = False


class Cut(Fact, tag="cut", frozen=True, kw_only=True):
    """A moor left."""

    seat: int
    cell: str


class Passed(Fact, tag="passed", frozen=True, kw_only=True):
    """Nothing was done."""

    seat: int


class Built(Fact, tag="built", frozen=True, kw_only=True):
    """A building was built; `covered` lay there before (solo)."""

    seat: int
    building: str
    cell: str
    covered: str = ""


class PriceRaised(Fact, tag="price_raised", frozen=True, kw_only=True):
    """Work contracts cost 2 from now on."""


class Settled(Fact, tag="settled", frozen=True, kw_only=True):
    """A settlement was built."""

    seat: int
    settlement: str
    cell: str


class Bought(Fact, tag="bought", frozen=True, kw_only=True):
    """A landscape was placed; `price` 0: for free."""

    seat: int
    side: str
    row: int
    price: int


class Exchanged(Fact, tag="exchanged", frozen=True, kw_only=True):
    """Goods were exchanged as anybody may."""

    seat: int
    gave: Goods
    got: Goods


class TurnEnded(Fact, tag="turn_ended", frozen=True, kw_only=True):
    """A turn, or one's part of a settlement phase, is over."""

    seat: int


class Ended(Fact, tag="ended", frozen=True, kw_only=True):
    """The game is over; `agreed`: because both wanted it."""

    agreed: bool = False


AnyFact: TypeAlias = (
    Started
    | RoundBegan
    | Recalled
    | RoundGoods
    | BonusProduction
    | PhaseBegan
    | CardsCame
    | Placed
    | Contracted
    | Used
    | Produced
    | Gained
    | Paid
    | Felled
    | Cut
    | Passed
    | Built
    | PriceRaised
    | Settled
    | Bought
    | Exchanged
    | TurnEnded
    | Ended
)
