"""What a player can answer. Every action is complete: all its inputs are in it."""

from typing import Literal, TypeAlias

import msgspec

from app.games.ora_et_labora.cards import Goods
from app.games.ora_et_labora.state import Clergyman

Exchanged: TypeAlias = Literal["grain", "five_coin", "coin", "wine", "whiskey"]


class Base(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
):
    """Tagged by `type`; unknown fields are refused."""


class Inputs(Base, frozen=True, kw_only=True):
    """What an action may ask for. Each is present exactly when it is asked.

    * `building`: what is built, or whose function is used; `cell`: where
    * `clergy`: who is placed; `use`: whether the function is used at all
    * `times`, `more`: how often the first and the second trade is done
    * `first`, `second`: numbers of deals (-1: none)
    * `good`, `other`: chosen goods; `by`: with the own indicator or the joker
    * `forests`, `forest`, `moor`: cards that leave; `order`: which wheel action comes first
    * `district`, `district_row`, `plot`, `plot_row`: sides and places of landscapes
    * `settlement`: a settlement card; `recall`: whether the prior is taken back
    * `gift`: whether a contract is paid by a gift
    * `straw`, `food`, `energy`, `money`, `points`, `goods`: what is paid, by what it counts
      as; grain in `straw` and `energy` is flipped. `claim`: goods taken for points
    * `exchanged`: how often something is exchanged
    """

    building: str | None = None
    cell: str | None = None
    clergy: Clergyman | None = None
    use: bool | None = None
    times: int | None = None
    more: int | None = None
    first: int | None = None
    second: int | None = None
    good: str | None = None
    other: str | None = None
    by: Literal["own", "joker"] | None = None
    forests: dict[str, int] | None = None
    forest: str | None = None
    moor: str | None = None
    order: Literal["wood_first", "peat_first"] | None = None
    wood_by: Literal["own", "joker"] | None = None
    peat_by: Literal["own", "joker"] | None = None
    district: Literal["hills", "plains", "none"] | None = None
    district_row: int | None = None
    plot: Literal["coast", "mountain", "none"] | None = None
    plot_row: int | None = None
    settlement: str | None = None
    recall: bool | None = None
    gift: bool | None = None
    straw: Goods | None = None
    food: Goods | None = None
    energy: Goods | None = None
    money: Goods | None = None
    points: Goods | None = None
    goods: Goods | None = None
    claim: Goods | None = None
    exchanged: dict[str, int] | None = None


class Place(Inputs, tag="place", frozen=True, kw_only=True):
    """Place a clergyman on an own building (§5)."""


class Contract(Inputs, tag="contract", frozen=True, kw_only=True):
    """Pay for a work contract (§6)."""


class Use(Inputs, tag="use", frozen=True, kw_only=True):
    """Use a building, or leave it: after a contract, or through a linking building."""


class Send(Inputs, tag="send", frozen=True, kw_only=True):
    """Put the prior on the building just built and use it, or leave him at home (§7)."""


class Build(Inputs, tag="build", frozen=True, kw_only=True):
    """Build a building of the display (§5)."""


class Fell(Inputs, tag="fell", frozen=True, kw_only=True):
    """Fell trees (§5)."""


class Cut(Inputs, tag="cut", frozen=True, kw_only=True):
    """Cut peat (§5)."""


class Pass(Base, tag="pass", frozen=True, kw_only=True):
    """Fell or cut without a card: nothing happens (§5)."""


class Exchange(Inputs, tag="exchange", frozen=True, kw_only=True):
    """Free: flip grain to straw, change coins, turn wine or whiskey into coins (§5)."""

    what: Exchanged


class BuyDistrict(Inputs, tag="buy_district", frozen=True, kw_only=True):
    """Free: buy the top district (§5)."""


class BuyPlot(Inputs, tag="buy_plot", frozen=True, kw_only=True):
    """Free: buy the top plot (§5)."""


class Decline(Base, tag="decline", frozen=True, kw_only=True):
    """Do without what is offered."""


class Appoint(Base, tag="appoint", frozen=True, kw_only=True):
    """The owner says which clergyman serves a contract (§6)."""

    clergy: Clergyman


class Settle(Inputs, tag="settle", frozen=True, kw_only=True):
    """Build a settlement in a settlement phase (§9)."""


class BuildNeutral(Inputs, tag="build_neutral", frozen=True, kw_only=True):
    """Solo: the neutral player builds (§11)."""


class SendNeutral(Inputs, tag="send_neutral", frozen=True, kw_only=True):
    """Solo: pay for the neutral prior on a building just built (§11)."""


class End(Base, tag="end", frozen=True, kw_only=True):
    """End the turn, or one's part of a settlement phase."""


Action: TypeAlias = (
    Place
    | Contract
    | Use
    | Send
    | Build
    | Fell
    | Cut
    | Pass
    | Exchange
    | BuyDistrict
    | BuyPlot
    | Decline
    | Appoint
    | Settle
    | BuildNeutral
    | SendNeutral
    | End
)
INPUTS = Inputs.__struct_fields__
