"""The whole state of a game; nothing is hidden, and nothing is drawn after the set-up.

Only State, Player and Land objects are changed in place; every value they hold is replaced,
never changed, so that a copy shares all of them.
"""

from typing import Literal, TypeAlias

import msgspec

from app.engine.exploring import copy
from app.games.ora_et_labora.cards import Goods
from app.games.ora_et_labora.landscape import Land
from app.games.ora_et_labora.modes import MODES, Mode, Table
from app.games.ora_et_labora.options import Options, Order

Phase: TypeAlias = Literal[
    "actions", "settlement", "bonus", "neutral", "neutral_prior", "neutral_over", "end"
]
TaskKind: TypeAlias = Literal["use", "link", "prior", "build", "owner"]
Clergyman: TypeAlias = Literal["prior", "lay_brother"]


class Player(msgspec.Struct):
    """A player, or the neutral player.

    `prior` is the building he stands on (None: at home), `placed` are the buildings with the
    lay brothers, who are `brothers` in all. `hand` are the settlements.
    """

    goods: Goods
    land: Land
    brothers: int
    prior: str | None = None
    placed: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()

    def has(self, good: str) -> int:
        """Return how many tiles of a kind he has."""
        return self.goods.get(good, 0)

    def gain(self, goods: Goods) -> None:
        """Take goods from the supply."""
        held = dict(self.goods)
        for good, number in goods.items():
            held[good] = held.get(good, 0) + number
        self.goods = held

    def give(self, goods: Goods) -> None:
        """Give goods he has back to the supply."""
        held = dict(self.goods)
        for good, number in goods.items():
            left = held.get(good, 0) - number
            if left:
                held[good] = left
            else:
                held.pop(good, None)
        self.goods = held

    def at_home(self) -> list[Clergyman]:
        """Return the kinds of clergymen he has at home."""
        home: list[Clergyman] = []
        if self.prior is None:
            home.append("prior")
        if len(self.placed) < self.brothers:
            home.append("lay_brother")
        return home

    def all_out(self) -> bool:
        """Tell whether all his clergymen stand on buildings."""
        return self.prior is not None and len(self.placed) == self.brothers

    def place(self, who: Clergyman, site: str) -> None:
        """Put a clergyman on a building."""
        if who == "prior":
            self.prior = site
        else:
            self.placed = (*self.placed, site)

    def recall(self) -> None:
        """Take all clergymen back."""
        self.prior = None
        self.placed = ()


class Task(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has to be answered before the turn goes on.

    * `use`: whether and how to use the building `site`
    * `link`: which building to use through the linking building `site`
    * `prior`: whether to put the prior on the building just built
    * `build`: a granted build action
    * `owner`: the owner `seat` says which clergyman goes onto `site`
    """

    kind: TaskKind
    site: str = ""
    seat: int = -1


class State(msgspec.Struct):
    """The table.

    `beam` is the position of the wheel's beam, which is the round; `wheel` the position at which
    each indicator was last at 0 (missing: not on the wheel). `done` counts the settlement
    phases. `sequence` are the turns of this round or phase still to come, each (seat, main
    actions or settlements); the first is under way, with `actions` of them left. `bought`: the
    landscape of this turn is bought. `used` are the linking buildings that have worked in this
    action. `final`: the last, single action of the normal two-player game is on. `visible` are
    the buildings the neutral player has just built. `orders` say which clergyman of a seat
    serves a contract first, `agreed` who wants to end a two-player game.
    """

    options: Options
    mode: Mode
    players: list[Player]
    start_seat: int
    display: tuple[str, ...]
    neutral: Player | None = None
    wheel: dict[str, int] = {}
    beam: int = 0
    phase: Phase = "actions"
    done: int = 0
    sequence: tuple[tuple[int, int], ...] = ()
    actions: int = 0
    bought: bool = False
    used: tuple[str, ...] = ()
    tasks: tuple[Task, ...] = ()
    final: bool = False
    districts: int = 0
    plots: int = 0
    wonders: int = 8
    price: int = 1
    visible: tuple[str, ...] = ()
    orders: tuple[Order, ...] = ()
    agreed: tuple[bool, ...] = ()

    @property
    def table(self) -> Table:
        """What the mode is played with."""
        return MODES[self.mode]

    @property
    def active(self) -> int:
        """The seat whose turn it is."""
        return self.sequence[0][0]

    def clone(self) -> "State":
        """Copy the state and all players."""
        twin: State = copy(self)
        twin.players = [_twin(player) for player in self.players]
        if self.neutral is not None:
            twin.neutral = _twin(self.neutral)
        return twin

    def sketch(self, _seat: int) -> "State":
        """Copy all: an action may pay and place others, too."""
        return self.clone()

    def everybody(self) -> list[tuple[int, Player]]:
        """Return all players by seat, the neutral player as seat -1 last."""
        found = list(enumerate(self.players))
        return found if self.neutral is None else [*found, (-1, self.neutral)]

    def owner(self, seat: int) -> Player:
        """Return a player by seat; -1 is the neutral player."""
        if seat >= 0 or self.neutral is None:
            return self.players[seat]
        return self.neutral

    def built(self, site: str) -> tuple[int, str] | None:
        """Return the seat (-1: neutral) and cell of a building; None if it is not built."""
        for seat, player in self.everybody():
            where = player.land.cell_of(site)
            if where is not None:
                return seat, where
        return None

    def occupied(self, site: str) -> bool:
        """Tell whether a clergyman stands on a building."""
        return any(player.prior == site or site in player.placed for _, player in self.everybody())


def _twin(player: Player) -> Player:
    twin: Player = copy(player)
    twin.land = copy(player.land)
    return twin
