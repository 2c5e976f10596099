"""Set-up (§3, §11)."""

from app.engine.rng import Rng
from app.engine.rules import Emitted, Step
from app.games.ora_et_labora import facts
from app.games.ora_et_labora.cards import FOREST, MOOR
from app.games.ora_et_labora.landscape import Land, cell
from app.games.ora_et_labora.modes import (
    FIRST_SETTLEMENTS,
    MODES,
    NEUTRAL_START,
    START_GOODS,
    TOKENS,
    Mode,
    deck,
    mode_of,
)
from app.games.ora_et_labora.options import Options, Settings
from app.games.ora_et_labora.rounds import begin_round
from app.games.ora_et_labora.state import Player, State

CARDS = {
    cell(0, 0): MOOR,
    cell(0, 1): FOREST,
    cell(0, 2): FOREST,
    cell(1, 0): MOOR,
    cell(1, 1): FOREST,
}
# The short game leaves the two upper-left spaces empty.
SHORT_EMPTY = (cell(0, 0), cell(0, 1))
BUILDINGS = {cell(0, 4): "L01", cell(1, 2): "L02", cell(1, 4): "L03"}


def set_up(options: Options, seats: int, rng: Rng) -> Step[State]:
    """Lay the game out and begin the first round."""
    start_seat = options.start_seat
    if start_seat is None:
        start_seat = rng.below("start", seats)
    mode = mode_of(seats, options.length)
    neutral = None
    if mode == "solo":
        land = Land(_heartland(-1))
        land.put(cell(0, 0), NEUTRAL_START)
        neutral = Player({}, land, brothers=2)
    state = State(
        options=options,
        mode=mode,
        players=[_player(seat, mode) for seat in range(seats)],
        neutral=neutral,
        start_seat=start_seat % seats,
        display=tuple(
            building.id
            for building in deck(mode, options.country, without_f29=options.without_f29)
            if building.deck == "start" and not (neutral and building.id == NEUTRAL_START)
        ),
        wheel=dict.fromkeys(TOKENS, 0),
        orders=(Settings().standing_order,) * seats,
        agreed=(False,) * seats,
    )
    events = [Emitted(facts.Started(start_seat=state.start_seat, mode=mode))]
    begin_round(state, events)
    return Step(state, events, barrier=True)


def _heartland(seat: int) -> dict[str, str]:
    return {where: f"{card}.{seat}" for where, card in BUILDINGS.items()}


def _player(seat: int, mode: Mode) -> Player:
    table = MODES[mode]
    cards = {
        where: card for where, card in CARDS.items() if not (table.short and where in SHORT_EMPTY)
    }
    return Player(
        goods={} if mode == "solo" else dict(START_GOODS),
        land=Land(dict(sorted({**cards, **_heartland(seat)}.items()))),
        brothers=table.brothers,
        hand=FIRST_SETTLEMENTS,
    )
