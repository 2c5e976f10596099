"""Driving and messages (rules/notre-dame §6)."""

from collections.abc import Callable
from functools import cache, partial

from app.engine.exploring import Key
from app.engine.inputs import Option, Reason
from app.engine.rules import Params
from app.games.notre_dame.board import graph
from app.games.notre_dame.facts import Drove, Message
from app.games.notre_dame.state import Seat, State
from app.games.notre_dame.supplies import gain_gold, gain_prestige, rat_back, take_markers
from app.games.notre_dame.turn import Turn

ROUND_TRIP = 2
MESSAGES: dict[int, tuple[int, Callable[[Turn, int], None] | None]] = {
    1: (1, gain_gold),
    2: (2, take_markers),
    3: (3, rat_back),
    4: (4, None),
}
YES_NO = (Option(value=True), Option(value=False))


def drive(turn: Turn, reach: int) -> None:
    """Drive to a market within reach and take the message there, if wanted and allowed."""
    state, me = turn.state, turn.me
    origin = me.carriage
    steps = graph(state.boroughs).steps[origin]
    to: str = turn.choose(
        "to", "market", partial(_markets, state, me, reach), (reach,), partial(_takeable, state)
    )
    message = state.tokens.get(to)
    if message is not None:
        refused = _take_refused(state, me, to, reach)
        kind = message.kind
        if refused or not turn.choose("take", "message", _yes_no, (kind,), partial(_taken, kind)):
            message = None
    me.carriage = to
    driven = ROUND_TRIP if message and to == origin else steps[to]
    turn.tell(Drove(seat=turn.seat, origin=origin, to=to, steps=driven, message=message))
    if message:
        state.tokens = state.tokens.copy()
        del state.tokens[to]
        carry_out(turn, message)
        me.messages = (*me.messages, message)


def carry_out(turn: Turn, message: Message) -> None:
    """Gain what a message gives, as one gain."""
    prestige, gain_one = MESSAGES[message.kind]
    gain_prestige(turn, prestige, "messages")
    if gain_one:
        gain_one(turn, 1)


def _taken(kind: int, option: Option) -> Key:
    """Return the kind of the token that is taken; 0 if it is left, whatever it is."""
    return (kind if option.value else 0,)


def _yes_no() -> tuple[Option, ...]:
    return YES_NO


def _take_refused(state: State, me: Seat, market: str, reach: int) -> Reason | None:
    """Say why the token on a market within reach may not be taken; None if it may."""
    if market == me.carriage and reach < ROUND_TRIP:
        return Reason("round_trip", {"reach": reach, "need": ROUND_TRIP})
    colour = state.tokens[market].colour
    owned = [message.colour for message in me.messages]
    own = owned.count(colour)
    if not own:
        return None
    lying = {token.colour for token in state.tokens.values()}
    first = [str(other) for other in sorted(lying) if owned.count(other) < own]
    if not first:
        return None
    return Reason("colour_first", {"colour": colour, "first": ",".join(first)})


@cache
def _distances(boroughs: int, origin: str, reach: int) -> tuple[Option, ...]:
    return tuple(
        Option(
            to,
            notes={"steps": steps},
            blocked=None if steps <= reach else Reason("too_far", {"steps": steps, "reach": reach}),
        )
        for to, steps in graph(boroughs).steps[origin].items()
    )


def _markets(state: State, me: Seat, reach: int) -> list[Option]:
    """Return all markets; the notes say why a token within reach must stay where it lies."""
    options = []
    for option in _distances(state.boroughs, me.carriage, reach):
        to = str(option.value)
        if option.blocked is None and to in state.tokens:
            refused = _take_refused(state, me, to, reach)
            if refused:
                notes: Params = {**option.notes, "untaken": refused.code, **refused.params}
                options.append(Option(to, notes=notes))
                continue
        options.append(option)
    return options


def _takeable(state: State, option: Option) -> Key:
    """Return the kind of the token that may be taken there; 0 if none: all there is to a drive."""
    token = state.tokens.get(str(option.value))
    return (0 if token is None or "untaken" in option.notes else token.kind,)
