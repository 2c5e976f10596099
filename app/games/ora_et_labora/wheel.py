"""The production wheel (§2)."""

from app.engine.inputs import Option, Reason
from app.games.ora_et_labora import facts
from app.games.ora_et_labora.cards import GOODS
from app.games.ora_et_labora.reasons import no
from app.games.ora_et_labora.state import State
from app.games.ora_et_labora.turn import Turn

STEPS = 13
JOKER = "joker"
# The goods that come onto the wheel later, and the good each indicator is for.
LATE = ("grapes", "stone")


def value(state: State, token: str) -> int | None:
    """Return what an indicator shows; None if it is not on the wheel."""
    since = state.wheel.get(token)
    return None if since is None else state.table.wheel[(state.beam - since) % STEPS]


def rotate(state: State) -> list[str]:
    """Turn the beam one step; what it would push on stays at 10, in solo it leaves.

    Returns the indicators that left.
    """
    state.beam += 1
    wheel, left = {}, []
    for token, since in sorted(state.wheel.items()):
        if state.beam - since < STEPS:
            wheel[token] = since
        elif state.mode != "solo":
            wheel[token] = since + 1
        else:
            left.append(token)
    state.wheel = wheel
    return left


def enter(state: State) -> list[str]:
    """Put grapes (France) and stone at 0 in their rounds; returns what came."""
    table = state.table
    rounds = {"grapes": table.grapes, "stone": table.stone}
    came = [
        token
        for token in LATE
        if rounds[token] == state.beam and state.options.country in GOODS[token].countries
    ]
    state.wheel = {**state.wheel, **dict.fromkeys(came, state.beam)}
    return came


def ways(state: State, token: str) -> tuple[Option, ...]:
    """Return the two ways to produce: by the good's own indicator, or by the joker."""
    found = []
    for by, indicator in (("own", token), ("joker", JOKER)):
        shown = value(state, indicator)
        blocked: Reason | None = None
        if shown is None:
            blocked = no("no_joker") if by == "joker" else no("not_on_wheel", good=token)
        found.append(Option(by, blocked=blocked, notes={"value": shown or 0}))
    return tuple(found)


def produce(turn: Turn, token: str, good: str, name: str = "by") -> None:
    """Ask for the indicator, and produce by it. Without any there is nothing to take."""
    state = turn.state
    options = ways(state, token)
    if all(option.blocked for option in options):
        return
    by = turn.choose(name, "indicator", lambda: options)
    take(turn, JOKER if by == "joker" else token, good)


def take(turn: Turn, token: str, good: str) -> None:
    """Take what an indicator shows and put it back to 0; in the short game all get one."""
    state = turn.state
    amount = value(state, token) or 0
    state.wheel = {**state.wheel, token: state.beam}
    turn.tell(facts.Produced(seat=turn.seat, token=token, good=good, amount=amount))
    turn.gain({good: amount})
    if state.table.short:
        for seat, player in enumerate(state.players):
            if seat == turn.seat:
                turn.gain({good: 1})
            else:
                player.gain({good: 1})
        turn.tell(facts.BonusProduction(good=good))
