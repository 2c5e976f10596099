"""Placing, gaining and moving: what all effects are made of (rules/notre-dame §5)."""

from functools import cache, partial

from app.engine.exploring import copy
from app.engine.inputs import Option
from app.games.notre_dame import reasons
from app.games.notre_dame.actions import Perk, Place
from app.games.notre_dame.cards import PLACES
from app.games.notre_dame.facts import Gained, PerkChosen, Placed, RatMoved
from app.games.notre_dame.state import Seat, Source, State
from app.games.notre_dame.turn import Turn


def markers_at(seat: Seat, place: Place) -> int:
    """Return the own markers in a sector or in the cathedral."""
    return seat.cathedral if place == "cathedral" else seat.markers[place]


def add_markers(seat: Seat, place: Place, number: int) -> None:
    """Change the own markers in a sector or in the cathedral."""
    if place == "cathedral":
        seat.cathedral += number
    else:
        seat.add_markers(place, number)


def can_place(seat: Seat, target: Place) -> bool:
    """Tell whether there is a marker to place at the target."""
    return seat.personal > 0 or any(place != target and markers_at(seat, place) for place in PLACES)


def place_marker(turn: Turn, target: Place) -> bool:
    """Place a marker; from another place, the player's choice, if the supply is empty.

    Returns False if there is none to move: then the card has no effect at all.
    """
    me = turn.me
    source: Place | None = None
    if me.personal:
        me.personal -= 1
    elif can_place(me, target):
        source = turn.choose("source", "place", partial(_sources, me, target))
        add_markers(me, source, -1)
    else:
        return False
    add_markers(me, target, 1)
    tell_placed(turn, target, source)
    return True


def _sources(me: Seat, target: Place) -> list[Option]:
    return [
        Option(
            place,
            blocked=reasons.SAME_PLACE
            if place == target
            else None
            if markers_at(me, place)
            else reasons.NO_MARKER_THERE,
        )
        for place in PLACES
    ]


def place_from_general(turn: Turn, target: Place) -> None:
    """Place a marker straight from the general supply (Bishop, Nurse)."""
    turn.me.general -= 1
    add_markers(turn.me, target, 1)
    tell_placed(turn, target, "general")


def tell_placed(turn: Turn, at: Place, source: str | None) -> None:
    """Tell that a marker came to a place."""
    me = turn.me
    influence = me.cathedral if at == "cathedral" else me.influence(at)
    turn.tell(Placed(seat=turn.seat, at=at, influence=influence, source=source))


def take_markers(turn: Turn, number: int) -> None:
    """Take markers from the general to the personal supply, or all that is there."""
    me = turn.me
    taken = min(number, me.general)
    if taken:
        before = me.personal
        me.general -= taken
        me.personal += taken
        turn.tell(Gained(seat=turn.seat, what="marker", by=taken, before=before, after=me.personal))


def gain_gold(turn: Turn, number: int) -> None:
    """Take gold from the bank; what it lacks comes from the richest others, coin by coin."""
    state, me = turn.state, turn.me
    before = me.gold
    banked = min(number, state.bank)
    state.bank -= banked
    me.gold += banked
    paid: dict[str, int] = {}
    for _ in range(number - banked):
        richest = _richest_other(state, turn.seat)
        if richest is None:
            break
        # a sketch shares the other seats with its original
        state.seats[richest] = payer = copy(state.seats[richest])
        payer.gold -= 1
        me.gold += 1
        paid[str(richest)] = paid.get(str(richest), 0) + 1
    if me.gold > before:
        turn.tell(
            Gained(
                seat=turn.seat,
                what="gold",
                by=me.gold - before,
                before=before,
                after=me.gold,
                paid=paid,
            )
        )


def _richest_other(state: State, seat: int) -> int | None:
    """Return the richest other seat; of tied ones the next clockwise; None if all are broke."""
    seats = len(state.seats)
    others = [(seat + i) % seats for i in range(1, seats)]
    richest = max(others, key=lambda other: state.seats[other].gold)
    return richest if state.seats[richest].gold else None


def gain_prestige(turn: Turn, amount: int, source: Source, *, secret: bool = False) -> None:
    """Gain prestige by one effect, with the park bonus once.

    `secret`: with closed scores the amount itself would betray the total.
    """
    if not amount:
        return
    me = turn.me
    bonus = me.influence("park") // 2
    before = me.prestige
    me.prestige += amount + bonus
    me.sources = {**me.sources, source: me.sources.get(source, 0) + amount}
    if bonus:
        me.sources["park"] = me.sources.get("park", 0) + bonus
    by = amount + bonus
    seat = turn.seat
    if turn.state.options.open_scores:
        turn.tell(
            Gained(seat=seat, what="prestige", by=by, before=before, after=me.prestige, park=bonus)
        )
    elif secret:
        turn.tell_own(Gained(seat=seat, what="prestige", by=by, park=bonus), hidden_gain(seat))
    else:
        turn.tell(Gained(seat=seat, what="prestige", by=by, park=bonus))


def hidden_gain(seat: int) -> Gained:
    """Return what others hear of a gain whose amount is hidden (§11, closed scores)."""
    return Gained(seat=seat, what="prestige")


def rat_back(turn: Turn, steps: int = 1) -> None:
    """Move the rat back, never below 0."""
    me = turn.me
    before = me.rat
    me.rat = max(0, before - steps)
    if me.rat != before:
        turn.tell(RatMoved(seat=turn.seat, before=before, after=me.rat))


def choose_perk(turn: Turn, name: str, more: int = 0) -> None:
    """Choose 1 gold, 1 marker or rat back 1, as Hotel and Landlady offer.

    A pick without effect is not possible; if none has one, nothing is asked. `more` picks
    follow.
    """
    gold = bool(turn.state.bank) or _richest_other(turn.state, turn.seat) is not None
    marker, rat = turn.me.general > 0, turn.me.rat > 0
    if not (gold or marker or rat):
        return
    perk: Perk = turn.choose(
        name, "perk", partial(_perks, gold=gold, marker=marker, rat=rat), (more,)
    )
    turn.tell(PerkChosen(seat=turn.seat, perk=perk))
    if perk == "gold":
        gain_gold(turn, 1)
    elif perk == "marker":
        take_markers(turn, 1)
    else:
        rat_back(turn)


@cache
def _perks(*, gold: bool, marker: bool, rat: bool) -> tuple[Option, ...]:
    return (
        Option("gold", blocked=None if gold else reasons.NO_GOLD_LEFT),
        Option("marker", blocked=None if marker else reasons.NO_MARKER_LEFT),
        Option("rat", blocked=None if rat else reasons.RAT_AT_START),
    )
