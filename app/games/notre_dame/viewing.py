"""Builds views: what one seat, or the public, may see. The structs stand in `view`."""

from collections.abc import Mapping
from functools import cache

from app.games.notre_dame.board import graph
from app.games.notre_dame.cards import PERSONS, SECTORS, kind_of
from app.games.notre_dame.options import Options
from app.games.notre_dame.plague import plague_move
from app.games.notre_dame.scoring import POOL, places, share_of_pool, tie_break_used
from app.games.notre_dame.state import State
from app.games.notre_dame.view import (
    Board,
    City,
    Final,
    Forecast,
    Hand,
    Person,
    ResultSection,
    Round,
    Seat,
    Section,
    Spied,
)


def public_view(state: State) -> Mapping[str, Section]:
    """Return the sections everybody may see."""
    homes = tuple(player.borough for player in state.seats)
    sections: dict[str, Section] = {
        "board": _board(state.boroughs, homes, state.colours, state.options),
        "round": _round(state),
        "city": City(
            messages=state.tokens,
            pool=POOL[len(state.seats)],
            each=share_of_pool(state),
            bank=state.bank,
        ),
    }
    scores_shown = state.options.open_scores or state.phase == "end"
    for number in range(len(state.seats)):
        sections[f"seat.{number}"] = _seat(state, number, scores_shown=scores_shown)
    if state.phase == "end":
        sections["result"] = _result(state)
    return sections


def own_view(state: State, seat: int) -> Mapping[str, Section]:
    """Return the sections this seat alone sees, or sees more in."""
    sections: dict[str, Section] = {"hand": _hand(state, seat)}
    if not state.options.open_scores:
        sections[f"seat.{seat}"] = _seat(state, seat, scores_shown=True)
    if state.seats[seat].spied:
        sections["spied"] = Spied(persons=state.greys_to_come())
    return sections


@cache
def _board(
    boroughs: int, homes: tuple[int, ...], colours: tuple[int, ...], options: Options
) -> Board:
    return Board(
        boroughs=boroughs,
        seats=tuple(homes.index(b) if b in homes else None for b in range(boroughs)),
        colours=colours,
        edges=graph(boroughs).edges,
        sectors=SECTORS,
        options=options,
    )


def _round(state: State) -> Round:
    hirers: dict[str, tuple[int, ...]] = dict.fromkeys(state.persons, ())
    for number, seat in enumerate(state.seats):
        for person in seat.hired:
            hirers[person] = (*hirers[person], number)
    return Round(
        number=state.number,
        period=state.period,
        phase=state.phase,
        start_seat=state.start_seat,
        active=state.active,
        persons=tuple(
            Person(id=person, rats=PERSONS[kind_of(person)].rats, hired_by=hired_by)
            for person, hired_by in hirers.items()
        ),
        plague=state.plague,
        browns=len(state.browns_to_come()),
        greys=len(state.greys_to_come()),
        new_persons=state.new_persons,
    )


def _seat(state: State, number: int, *, scores_shown: bool) -> Seat:
    seat = state.seats[number]
    influence = seat.markers
    if seat.friend:
        influence = {**influence, seat.friend: influence[seat.friend] + 1}
    forecast = None
    if state.phase not in {"outbreak", "end"}:
        value, after, outbreak = plague_move(seat, state.plague)
        hospital = influence["hospital"]
        forecast = Forecast(value=value, hospital=hospital, after=after, outbreak=outbreak)
    return Seat(
        borough=seat.borough,
        gold=seat.gold,
        personal=seat.personal,
        general=seat.general,
        prestige=seat.prestige if scores_shown else None,
        rat=seat.rat,
        forecast=forecast,
        influence=influence,
        markers=seat.markers,
        friend=seat.friend,
        cathedral=seat.cathedral,
        carriage=seat.carriage,
        messages=seat.messages,
        played=seat.played,
        cards=len(seat.pack) + len(seat.kept) + len(seat.hand),
        pile=len(seat.pile),
        hired=seat.hired,
        locked=seat.pick is not None,
    )


def _hand(state: State, number: int) -> Hand:
    seat = state.seats[number]
    return Hand(
        cards=seat.hand,
        pack=seat.pack,
        pick=seat.pick,
        kept=seat.kept,
        passed=seat.passed,
        received=seat.received,
        left=state.left_of(number),
        right=(number - 1) % len(state.seats),
    )


def _result(state: State) -> ResultSection:
    return ResultSection(
        seats=tuple(
            Final(
                place=place,
                prestige=seat.prestige,
                gold=seat.gold,
                markers=seat.personal,
                sources={str(source): amount for source, amount in seat.sources.items()},
                rounds=seat.rounds,
            )
            for seat, place in zip(state.seats, places(state), strict=True)
        ),
        tie_break=tie_break_used(state),
    )
