"""The plague phase and its outbreaks (rules/notre-dame §4 phase 5)."""

from functools import partial

from app.engine.inputs import Option
from app.engine.rules import Emitted
from app.games.notre_dame import reasons
from app.games.notre_dame.actions import SectorId
from app.games.notre_dame.cards import SECTORS, kind_of
from app.games.notre_dame.facts import Lost, Plague, PlagueRow
from app.games.notre_dame.state import RAT_END, Seat, State
from app.games.notre_dame.turn import Turn

OUTBREAK_PRESTIGE = 2


def plague_move(seat: Seat, plague: int) -> tuple[int, int, bool]:
    """Return the plague value, the new rat position and whether there is an outbreak."""
    doctor = bool(seat.hired) and any(kind_of(person) == "doctor" for person in seat.hired)
    value = 0 if doctor else plague
    position = seat.rat + value - seat.influence("hospital")
    return value, max(0, min(RAT_END, position)), position > RAT_END


def spread_plague(state: State, events: list[Emitted]) -> None:
    """Move all rats, take prestige and markers, and leave open who must choose a sector."""
    rows = tuple(_visit(state, number) for number in range(len(state.seats)))
    _tell(state, rows, events)
    waiting = []
    for row in rows:
        if row.outbreak:
            tied = tied_sectors(state.seats[row.seat])
            if len(tied) > 1:
                waiting.append(row.seat)
            elif tied:
                _lose(Turn(state, row.seat, {}, events), tied[0])
    state.outbreaks = tuple(waiting)


def _visit(state: State, number: int) -> PlagueRow:
    seat = state.seats[number]
    before = seat.rat
    value, seat.rat, outbreak = plague_move(seat, state.plague)
    lost = min(OUTBREAK_PRESTIGE, seat.prestige) if outbreak else 0
    if lost:
        seat.prestige -= lost
        seat.sources = {**seat.sources, "plague": seat.sources.get("plague", 0) - lost}
    return PlagueRow(
        seat=number,
        value=value,
        hospital=seat.influence("hospital"),
        before=before,
        after=seat.rat,
        outbreak=outbreak,
        lost=lost,
    )


def _tell(state: State, rows: tuple[PlagueRow, ...], events: list[Emitted]) -> None:
    told = Plague(rows=rows)
    if state.options.open_scores:
        events.append(Emitted(told))
        return
    # nobody is told the losses before the end; the own total shows the own loss
    hidden = tuple(
        PlagueRow(
            seat=row.seat,
            value=row.value,
            hospital=row.hospital,
            before=row.before,
            after=row.after,
            outbreak=row.outbreak,
            lost=None if row.outbreak else 0,
        )
        for row in rows
    )
    events.append(Emitted(told, to=(), instead=Plague(rows=hidden)))


def tied_sectors(seat: Seat) -> tuple[SectorId, ...]:
    """Return the fullest own sectors that hold a marker; the friend counts but stays."""
    most = max(seat.influence(sector) for sector in SECTORS)
    return tuple(
        sector for sector in SECTORS if seat.influence(sector) == most and seat.markers[sector]
    )


def choose_loss(turn: Turn) -> None:
    """Let the owner choose which of the tied sectors loses a marker."""
    sector: SectorId = turn.choose("sector", "sector", partial(_losses, tied_sectors(turn.me)))
    state = turn.state
    state.outbreaks = tuple(seat for seat in state.outbreaks if seat != turn.seat)
    _lose(turn, sector)
    turn.barrier = True


def _losses(tied: tuple[SectorId, ...]) -> list[Option]:
    return [
        Option(sector, blocked=None if sector in tied else reasons.NOT_FULLEST)
        for sector in SECTORS
    ]


def _lose(turn: Turn, sector: SectorId) -> None:
    turn.me.add_markers(sector, -1)
    turn.me.general += 1
    turn.tell(Lost(seat=turn.seat, sector=sector))
