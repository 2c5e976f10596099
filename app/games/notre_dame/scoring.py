"""The cathedral, the ranking and the result (rules/notre-dame §4 clean-up, §8)."""

from app.engine.rules import Emitted, Result
from app.games.notre_dame.facts import Cathedral, Ended
from app.games.notre_dame.state import Seat, State
from app.games.notre_dame.supplies import gain_prestige
from app.games.notre_dame.turn import Turn

POOL = {2: 6, 3: 8, 4: 10, 5: 12}


def share_of_pool(state: State) -> int:
    """Return what each marker in the cathedral is worth now; 0 if there is none."""
    markers = sum(seat.cathedral for seat in state.seats)
    return POOL[len(state.seats)] // markers if markers else 0


def score_cathedral(state: State, events: list[Emitted]) -> None:
    """Divide the pool, then send all markers there to the general supplies."""
    markers = {str(n): seat.cathedral for n, seat in enumerate(state.seats) if seat.cathedral}
    if not markers:
        return
    each = share_of_pool(state)
    events.append(Emitted(Cathedral(pool=POOL[len(state.seats)], markers=markers, each=each)))
    for number in state.clockwise():
        seat = state.seats[number]
        gain_prestige(Turn(state, number, {}, events), each * seat.cathedral, "cathedral")
        seat.general += seat.cathedral
        seat.cathedral = 0


def final_key(state: State, seat: Seat) -> tuple[int, ...]:
    """Return what ranks a seat: prestige, then the table's tie-break."""
    if state.options.tie_break == "sum":
        return seat.prestige, seat.gold + seat.personal
    return seat.prestige, seat.gold, seat.personal


def places(state: State) -> tuple[int, ...]:
    """Rank the seats; equal ones share a place and the next place is left out."""
    keys = [final_key(state, seat) for seat in state.seats]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def tie_break_used(state: State) -> str | None:
    """Name the tie-break if prestige alone did not rank everybody."""
    prestige = [seat.prestige for seat in state.seats]
    return state.options.tie_break if len(set(prestige)) < len(prestige) else None


def end(state: State, events: list[Emitted]) -> None:
    """End the game."""
    state.phase = "end"
    events.append(
        Emitted(
            Ended(
                prestige=tuple(seat.prestige for seat in state.seats),
                gold=tuple(seat.gold for seat in state.seats),
                markers=tuple(seat.personal for seat in state.seats),
                places=places(state),
            )
        )
    )


def result(state: State) -> Result | None:
    """Return the final places and prestige; None while the game runs."""
    if state.phase != "end":
        return None
    return Result(places(state), tuple(seat.prestige for seat in state.seats))
