"""Who is asked what, and carrying an answer out: the only place that decides legality."""

from typing import Any

from app.engine.exploring import Need
from app.engine.rng import Rng
from app.engine.rules import Ask, IllegalAction, Step
from app.games.notre_dame.actions import Action, Hire, Inputs, Lose, Pass, Pick, Play
from app.games.notre_dame.draft import pick_card, step_of
from app.games.notre_dame.facts import HirePassed
from app.games.notre_dame.flow import proceed
from app.games.notre_dame.persons import hire
from app.games.notre_dame.plague import choose_loss
from app.games.notre_dame.sectors import play_card
from app.games.notre_dame.state import PERIOD, State
from app.games.notre_dame.turn import Turn

INPUTS = Inputs.__struct_fields__


def asks(state: State) -> list[Ask]:
    """Return the open questions, in seat order."""
    round_name = f"{state.period}{(state.number - 1) % PERIOD + 1}"
    seats = len(state.seats)
    active = state.seat_in_turn()
    if state.phase in {"draft1", "draft2"}:
        question = f"{round_name}.draft{step_of(state)}"
        return [
            Ask(
                question,
                number,
                "draft",
                {"to": state.left_of(number)},
                answered=seat.pick is not None,
            )
            for number, seat in enumerate(state.seats)
        ]
    if state.phase == "actions":
        nth = state.turn // seats + 1
        return [Ask(f"{round_name}.play{nth}", active, "play", {"nth": nth})]
    if state.phase == "hiring":
        if state.extra:
            nth = 3 - state.extra
            return [Ask(f"{round_name}.extra{nth}", active, "extra_hire", {"nth": nth})]
        return [Ask(f"{round_name}.hire", active, "hire")]
    return [Ask(f"{round_name}.outbreak", seat, "outbreak") for seat in state.outbreaks]


def ask_kind(state: State, seat: int) -> str | None:
    """Return what this seat is asked now; None if nothing."""
    if not 0 <= seat < len(state.seats):
        return None
    if state.phase in {"draft1", "draft2"}:
        return "draft"
    if state.phase == "outbreak":
        return "outbreak" if seat in state.outbreaks else None
    if seat != state.active:
        return None
    if state.phase == "actions":
        return "play"
    return "extra_hire" if state.extra else "hire"


ANSWERS: dict[type[Any], tuple[str, ...]] = {
    Pick: ("draft",),
    Play: ("play",),
    Hire: ("hire", "extra_hire"),
    Pass: ("hire", "extra_hire"),
    Lose: ("outbreak",),
}


def carry_out(state: State, seat: int, action: Action) -> Turn:
    """Change the state by one answer, without what follows by itself. Raises IllegalAction."""
    kind = ask_kind(state, seat)
    if kind is None:
        raise IllegalAction("not_asked")
    if kind not in ANSWERS[type(action)]:
        raise IllegalAction("wrong_kind")
    turn = Turn(state, seat, _given(action))
    try:
        _answer(turn, action)
    except Need as need:
        raise IllegalAction("missing_input", input=need.fields[0].name) from None
    turn.check_all_used()
    return turn


def _given(action: Action) -> dict[str, Any]:
    if isinstance(action, Inputs):
        return {name: value for name in INPUTS if (value := getattr(action, name)) is not None}
    return {"sector": action.sector} if isinstance(action, Lose) else {}


def _answer(turn: Turn, action: Action) -> None:
    if isinstance(action, Pick):
        pick_card(turn, action.card)
    elif isinstance(action, Play):
        play_card(turn, action.card)
    elif isinstance(action, Hire):
        hire(turn, action.person)
    elif isinstance(action, Lose):
        choose_loss(turn)
    else:
        pass_hire(turn)


def pass_hire(turn: Turn) -> None:
    """Hire nobody, or nobody more."""
    turn.state.extra = 0
    turn.head(HirePassed(seat=turn.seat))


def apply(state: State, seat: int, action: Action, rng: Rng) -> Step[State]:
    """Carry an answer out on a copy, and everything that follows by itself."""
    turn = carry_out(state.clone(), seat, action)
    proceed(turn, rng)
    return Step(turn.state, turn.events, turn.barrier)
