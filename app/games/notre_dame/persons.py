"""Hiring, and the fifteen persons of the base game (rules/notre-dame §7)."""

from functools import cache, partial
from typing import cast

from app.engine.exploring import Key
from app.engine.inputs import Option
from app.engine.rules import IllegalAction
from app.games.notre_dame import new_persons, reasons
from app.games.notre_dame.actions import Place, SectorId
from app.games.notre_dame.cards import PLACES, SECTORS, kind_of
from app.games.notre_dame.facts import Hired, Moved
from app.games.notre_dame.sectors import carry_sector_out
from app.games.notre_dame.state import RAT_END, Seat
from app.games.notre_dame.supplies import (
    add_markers,
    choose_perk,
    gain_gold,
    gain_prestige,
    markers_at,
    place_from_general,
    take_markers,
)
from app.games.notre_dame.turn import Turn

FEE = 1
MOST_PIECES = 3


def hire(turn: Turn, person: str) -> None:
    """Hire a person turned up: 1 gold to the bank, then the effect."""
    state, me = turn.state, turn.me
    kind = kind_of(person)
    if person not in state.persons:
        raise IllegalAction("not_turned_up")
    if state.extra:
        if kind == "adviser":
            raise IllegalAction(reasons.NOT_ADVISER.code)
        state.extra -= 1
        turn.head(Hired(seat=turn.seat, person=person, extra=True))
    else:
        turn.head(Hired(seat=turn.seat, person=person))
    me.gold -= FEE
    state.bank += FEE
    me.hired = (*me.hired, person)
    turn.finish(EFFECTS[kind])
    turn.close()


def persons_prestige(turn: Turn, amount: int) -> None:
    """Gain prestige by a person."""
    gain_prestige(turn, amount, "persons")


def landlady(turn: Turn) -> None:
    """3 prestige, and one of gold, marker, rat back."""
    persons_prestige(turn, 3)
    choose_perk(turn, "first")


def monk(turn: Turn) -> None:
    """2 markers, 1 prestige."""
    take_markers(turn, 2)
    persons_prestige(turn, 1)


def moneylender(turn: Turn) -> None:
    """2 gold, 1 prestige."""
    gain_gold(turn, 2)
    persons_prestige(turn, 1)


def minstrel(turn: Turn) -> None:
    """Move 1 to 3 pieces from one sector to one other; nothing is carried out."""
    me = turn.me
    if not (me.friend or any(me.markers.values())):
        return
    origin: SectorId = turn.choose("origin", "sector", partial(_origins, me, SECTORS))
    markers: int = turn.choose("markers", "number", partial(_numbers, me, origin))
    me.add_markers(origin, -markers)
    friend = me.friend == origin and turn.choose("friend", "friend", partial(_with_friend, markers))
    move(turn, origin, markers, friend=friend)


def _origins(me: Seat, places: tuple[Place, ...]) -> list[Option]:
    return [
        Option(
            place,
            blocked=None if markers_at(me, place) or me.friend == place else reasons.NOTHING_THERE,
        )
        for place in places
    ]


@cache
def _targets(origin: Place) -> tuple[Option, ...]:
    return tuple(
        Option(sector, blocked=reasons.SAME_PLACE if sector == origin else None)
        for sector in SECTORS
    )


def _numbers(me: Seat, origin: SectorId) -> list[Option]:
    least = 0 if me.friend == origin else 1
    most = min(MOST_PIECES, me.markers[origin])
    return [Option(number) for number in range(least, most + 1)]


@cache
def _with_friend(markers: int) -> tuple[Option, ...]:
    too_many = reasons.TOO_MANY_PIECES if markers == MOST_PIECES else None
    return (
        Option(value=True, blocked=too_many),
        Option(value=False, blocked=None if markers else reasons.NO_PIECE),
    )


def move(turn: Turn, origin: Place, markers: int, *, friend: bool) -> SectorId:
    """Move own pieces, whose markers have been taken up, to another sector."""
    me = turn.me
    if friend:
        me.friend = None
    pieces = markers + friend
    to: SectorId = turn.choose(
        "sector", "sector", partial(_targets, origin), alike=partial(_arrival, me, pieces)
    )
    me.add_markers(to, markers)
    if friend:
        me.friend = to
    turn.tell(Moved(seat=turn.seat, origin=origin, to=to, markers=markers, friend=friend))
    return to


def _arrival(me: Seat, pieces: int, option: Option) -> Key:
    """Return what decides the arrival of pieces in a sector, wherever they come from."""
    return option.value, me.influence(cast("SectorId", option.value)), pieces


def jester(turn: Turn) -> None:
    """Move one marker or the friend to another sector and carry that out."""
    me = turn.me
    if not (me.friend or me.cathedral or any(me.markers.values())):
        return
    origin: Place = turn.choose("origin", "place", partial(_origins, me, PLACES))
    pieces = partial(_pieces, marker=markers_at(me, origin) > 0, friend=me.friend == origin)
    friend = turn.choose("piece", "piece", pieces) == "friend"
    if not friend:
        add_markers(me, origin, -1)
    to = move(turn, origin, 0 if friend else 1, friend=friend)
    carry_sector_out(turn, to)


@cache
def _pieces(*, marker: bool, friend: bool) -> tuple[Option, ...]:
    return (
        Option("marker", blocked=None if marker else reasons.NO_MARKER_THERE),
        Option("friend", blocked=None if friend else reasons.NO_FRIEND_THERE),
    )


def doctor(turn: Turn) -> None:
    """Keep the plague value away this round; the plague phase looks at who is hired."""
    turn.effect = True


def city_guard(turn: Turn) -> None:
    """1 prestige per own piece on the board, cathedral included."""
    me = turn.me
    pieces = sum(me.markers.values()) + me.cathedral + (me.friend is not None)
    persons_prestige(turn, pieces)


def night_watchman(turn: Turn) -> None:
    """1 prestige per own empty sector."""
    persons_prestige(turn, sectors_from(turn.me, 0) - sectors_from(turn.me, 1))


def bishop(turn: Turn) -> None:
    """1 marker from the general supply into an empty sector; carry that out."""
    me = turn.me
    if not me.general or all(me.influence(sector) for sector in SECTORS):
        return
    sector: SectorId = turn.choose("sector", "sector", partial(_empty_sectors, me))
    place_from_general(turn, sector)
    carry_sector_out(turn, sector)


def _empty_sectors(me: Seat) -> list[Option]:
    return [
        Option(sector, blocked=reasons.SECTOR_TAKEN if me.influence(sector) else None)
        for sector in SECTORS
    ]


def lawyer(turn: Turn) -> None:
    """3 prestige per two collected messages."""
    persons_prestige(turn, 3 * (len(turn.me.messages) // 2))


def beggar_king(turn: Turn) -> None:
    """As much prestige as the rat is away from 9."""
    persons_prestige(turn, RAT_END - turn.me.rat)


def guild_master(turn: Turn) -> None:
    """2 prestige per sector with influence 2 or more."""
    persons_prestige(turn, 2 * sectors_from(turn.me, 2))


def lady_in_waiting(turn: Turn) -> None:
    """As much prestige as the influence of the fullest sector."""
    persons_prestige(turn, max(turn.me.influence(sector) for sector in SECTORS))


def mayor(turn: Turn) -> None:
    """3 prestige per sector with influence 3 or more."""
    persons_prestige(turn, 3 * sectors_from(turn.me, 3))


def master_carpenter(turn: Turn) -> None:
    """1 prestige per sector with influence 1 or more."""
    persons_prestige(turn, sectors_from(turn.me, 1))


def sectors_from(seat: Seat, least: int) -> int:
    """Count the own sectors with at least this influence."""
    return sum(seat.influence(sector) >= least for sector in SECTORS)


EFFECTS = {
    "landlady": landlady,
    "monk": monk,
    "moneylender": moneylender,
    "minstrel": minstrel,
    "jester": jester,
    "doctor": doctor,
    "city-guard": city_guard,
    "night-watchman": night_watchman,
    "bishop": bishop,
    "lawyer": lawyer,
    "beggar-king": beggar_king,
    "guild-master": guild_master,
    "lady-in-waiting": lady_in_waiting,
    "mayor": mayor,
    "master-carpenter": master_carpenter,
    **new_persons.EFFECTS,
}
