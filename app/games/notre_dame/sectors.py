"""The nine action cards (rules/notre-dame §6)."""

from collections.abc import Callable
from functools import cache, partial

from app.engine.inputs import Option, Reason
from app.engine.rules import IllegalAction
from app.games.notre_dame import reasons
from app.games.notre_dame.actions import SectorId
from app.games.notre_dame.cards import SECTORS, kind_of
from app.games.notre_dame.carriage import drive
from app.games.notre_dame.facts import Carried, Donated, FriendPlaced, Played
from app.games.notre_dame.state import Seat
from app.games.notre_dame.supplies import (
    can_place,
    choose_perk,
    gain_gold,
    gain_prestige,
    place_marker,
    rat_back,
    take_markers,
)
from app.games.notre_dame.turn import Turn

TWO_PICKS = 4
DONATIONS = {0: 0, 1: 1, 2: 3, 3: 6}


def play_card(turn: Turn, card: str) -> None:
    """Play an action card from the hand and carry it out."""
    me = turn.me
    if card not in me.hand:
        raise IllegalAction("not_in_hand")
    me.hand = tuple(other for other in me.hand if other != card)
    me.played = (*me.played, card)
    turn.head(Played(seat=turn.seat, card=card, nth=len(me.played)))
    turn.finish(CARDS[kind_of(card)])
    turn.close()


def sector_card(turn: Turn, sector: SectorId) -> None:
    """Place a marker in the sector and carry it out."""
    if place_marker(turn, sector):
        turn.finish(EFFECTS[sector], turn.me.influence(sector))


def carry_sector_out(turn: Turn, sector: SectorId) -> None:
    """Carry a sector out without placing (Trusted Friend, Jester, Bishop)."""
    influence = turn.me.influence(sector)
    turn.tell(Carried(seat=turn.seat, sector=sector, influence=influence))
    turn.finish(EFFECTS[sector], influence)


def residence(turn: Turn, influence: int) -> None:
    """Gain prestige."""
    gain_prestige(turn, influence, "residence")


def hotel(turn: Turn, influence: int) -> None:
    """Pick once, or twice from an influence of 4 on."""
    two = influence >= TWO_PICKS
    choose_perk(turn, "first", more=int(two))
    if two:
        choose_perk(turn, "second")


def rat_back_one(turn: Turn, _influence: int) -> None:
    """Park and Hospital: one step, whatever the influence."""
    rat_back(turn)


EFFECTS: dict[SectorId, Callable[[Turn, int], None]] = {
    "residence": residence,
    "bank": gain_gold,
    "cloister-school": take_markers,
    "carriage-house": drive,
    "hotel": hotel,
    "park": rat_back_one,
    "hospital": rat_back_one,
}


def notre_dame(turn: Turn) -> None:
    """Donate gold: a marker into the cathedral, and prestige."""
    gold: int = turn.choose("gold", "gold", partial(_donations, turn.me))
    turn.tell(Donated(seat=turn.seat, gold=gold))
    if gold:
        turn.me.gold -= gold
        turn.state.bank += gold
        place_marker(turn, "cathedral")
        gain_prestige(turn, DONATIONS[gold], "donations")


def _donations(me: Seat) -> list[Option]:
    no_marker = None if can_place(me, "cathedral") else reasons.NO_MARKER
    options = [Option(0)]
    for gold in range(1, len(DONATIONS)):
        short = Reason("no_gold", {"need": gold, "have": me.gold}) if gold > me.gold else None
        options.append(Option(gold, blocked=no_marker or short))
    return options


def trusted_friend(turn: Turn) -> None:
    """Put the friend into another sector and carry that out."""
    me = turn.me
    origin = me.friend
    to: SectorId = turn.choose("sector", "sector", partial(_friend_targets, origin))
    me.friend = to
    turn.tell(FriendPlaced(seat=turn.seat, at=to, influence=me.influence(to), origin=origin))
    carry_sector_out(turn, to)


@cache
def _friend_targets(origin: SectorId | None) -> tuple[Option, ...]:
    return tuple(
        Option(sector, blocked=reasons.FRIEND_THERE if sector == origin else None)
        for sector in SECTORS
    )


CARDS: dict[str, Callable[[Turn], None]] = {
    **{sector: partial(sector_card, sector=sector) for sector in SECTORS},
    "notre-dame": notre_dame,
    "trusted-friend": trusted_friend,
}
