"""Who is asked what, the ways to answer, and carrying an answer out.

The only place that decides legality: every way is an effect that asks for its inputs.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from app.engine.exploring import Need
from app.engine.inputs import Reason
from app.engine.rng import Rng
from app.engine.rules import Ask, IllegalAction, Step
from app.games.ora_et_labora import estates, facts, links, play, rounds, solo
from app.games.ora_et_labora.actions import INPUTS, Action, Appoint, Exchange, Inputs
from app.games.ora_et_labora.building import (
    build,
    build_settlement,
    settlement_missing,
    why_not_build,
)
from app.games.ora_et_labora.cards import BUILDINGS, FOREST, MOOR, card_of
from app.games.ora_et_labora.functions import use, use_or_not
from app.games.ora_et_labora.producing import cut, fell
from app.games.ora_et_labora.reasons import no
from app.games.ora_et_labora.state import Clergyman, State, Task
from app.games.ora_et_labora.turn import Turn

Effect: TypeAlias = Callable[[Turn], None]
Way: TypeAlias = tuple[dict[str, Any], Effect, Reason | None]


def asks(state: State) -> list[Ask]:
    """Return the one open question; none at the end."""
    asked = asked_now(state)
    if asked is None:
        return []
    seat, kind = asked
    params: dict[str, int | str] = {}
    if state.tasks:
        params["building"] = state.tasks[-1].site
    elif kind == "action":
        params["actions"] = state.actions
    return [Ask(f"{state.beam}.{state.done}.{kind}", seat, kind, params)]


def asked_now(state: State) -> tuple[int, str] | None:
    """Return who is asked, and the kind of the question; None at the end."""
    if state.phase == "end":
        return None
    if state.tasks:
        task = state.tasks[-1]
        return (task.seat if task.kind == "owner" else state.active), task.kind
    if state.phase in {"neutral", "neutral_prior"}:
        return 0, state.phase
    if state.phase == "settlement":
        return state.active, "settlement"
    if not state.actions:
        return state.active, "end"
    return state.active, "bonus" if state.phase == "bonus" else "action"


def ways(turn: Turn) -> list[Way]:
    """Return the ways to answer, what each does, and why it is not possible."""
    asked = asked_now(turn.state)
    if asked is None or asked[0] != turn.seat:
        return []
    return WAYS[asked[1]](turn)


def _action(turn: Turn) -> list[Way]:
    land = turn.me.land
    return [
        ({"type": "place"}, play.place, play.why_not_place(turn)),
        ({"type": "contract"}, play.contract, play.why_not_contract(turn)),
        ({"type": "fell"}, _fell_trees, None if land.count(FOREST) else no("no_forest")),
        ({"type": "cut"}, _cut_peat, None if land.count(MOOR) else no("no_moor")),
        ({"type": "build"}, _build, _why_not_build(turn)),
        ({"type": "pass"}, play.pass_action, play.why_not_pass(turn)),
        *_free(turn),
    ]


def _fell_trees(turn: Turn) -> None:
    play.begin_action(turn)
    fell(turn)


def _cut_peat(turn: Turn) -> None:
    play.begin_action(turn)
    cut(turn)


def _build(turn: Turn) -> None:
    play.begin_action(turn)
    build(turn)


def _why_not_build(turn: Turn) -> Reason | None:
    reasons = [why_not_build(turn, card) for card in turn.state.display]
    if not reasons:
        return no("not_in_display")
    return None if None in reasons else no("missing_goods", good="", number=0)


def _bonus(turn: Turn) -> list[Way]:
    return [
        ({"type": "place"}, play.bonus_place, None),
        ({"type": "build"}, _build, _why_not_build(turn)),
        *_free(turn),
    ]


def _end(turn: Turn) -> list[Way]:
    return [({"type": "end"}, _end_turn, None), *_free(turn)]


def _settlement(turn: Turn) -> list[Way]:
    built = None if turn.state.actions else no("no_action_left")
    late = None if turn.state.actions else no("after_settlement")
    return [
        ({"type": "end"}, _end_turn, None),
        ({"type": "settle"}, _settle, built or settlement_missing(turn)),
        *(
            (action, effect, blocked or (late if action["type"] != "exchange" else None))
            for action, effect, blocked in _free(turn)
        ),
    ]


def _settle(turn: Turn) -> None:
    turn.state.actions = 0
    build_settlement(turn)


def _free(turn: Turn) -> list[Way]:
    state = turn.state
    buys: list[Way] = [
        (
            {"type": "buy_district"},
            estates.buy_district,
            estates.why_not_buy(turn, estates.district_price(state)),
        ),
        (
            {"type": "buy_plot"},
            estates.buy_plot,
            estates.why_not_buy(turn, estates.plot_price(state)),
        ),
    ]
    return buys + [
        (
            {"type": "exchange", "what": what},
            partial(play.exchange, what=what),
            turn.lacks(play.EXCHANGES[what][0]),
        )
        for what in play.exchanges(state)
    ]


def _end_turn(turn: Turn) -> None:
    turn.tell(facts.TurnEnded(seat=turn.seat))
    turn.barrier = True
    rounds.next_turn(turn.state, turn.events)


def _use_contracted(turn: Turn) -> None:
    use_or_not(turn, _pop(turn).site)


def _use_linked(turn: Turn) -> None:
    task = _pop(turn)
    found = links.targets(turn.state, task.site)
    target: str = turn.pick("building", "site", found, lambda site: links.why_not(turn, site))
    turn.tell(facts.Used(seat=turn.seat, building=target))
    turn.finish(use, BUILDINGS[card_of(target)], target)


def _send_prior(turn: Turn) -> None:
    site = _pop(turn).site
    play.put(turn, turn.seat, "prior", site)
    use_or_not(turn, site)


def _granted(turn: Turn) -> list[Way]:
    return [
        ({"type": "build"}, _build_granted, _why_not_build(turn)),
        _DECLINE,
    ]


def _build_granted(turn: Turn) -> None:
    _pop(turn)
    build(turn)


def _owner(turn: Turn) -> list[Way]:
    return [
        ({"type": "appoint", "clergy": who}, partial(_appoint, who=who), None)
        for who in turn.me.at_home()
    ]


def _appoint(turn: Turn, who: Clergyman) -> None:
    site = _pop(turn).site
    turn.barrier = True
    play.put(turn, turn.seat, who, site)


def _decline(turn: Turn) -> None:
    _pop(turn)
    turn.effect = True


def _pop(turn: Turn) -> Task:
    state = turn.state
    task = state.tasks[-1]
    state.tasks = state.tasks[:-1]
    return task


def _neutral_prior(turn: Turn) -> list[Way]:
    return [
        ({"type": "send_neutral"}, solo.send_neutral, solo.why_not_send(turn)),
        ({"type": "decline"}, solo.decline, None),
    ]


_DECLINE: Way = ({"type": "decline"}, _decline, None)
WAYS: dict[str, Callable[[Turn], list[Way]]] = {
    "action": _action,
    "bonus": _bonus,
    "end": _end,
    "settlement": _settlement,
    "use": lambda _: [({"type": "use"}, _use_contracted, None)],
    "link": lambda _: [({"type": "use"}, _use_linked, None), _DECLINE],
    "prior": lambda _: [({"type": "send"}, _send_prior, None), _DECLINE],
    "build": _granted,
    "owner": _owner,
    "neutral": lambda _: [({"type": "build_neutral"}, solo.build_neutral, None)],
    "neutral_prior": _neutral_prior,
}


def carry_out(state: State, seat: int, action: Action) -> Turn:
    """Change the state by one answer, without what follows by itself. Raises IllegalAction."""
    asked = asked_now(state)
    if asked is None or asked[0] != seat:
        raise IllegalAction("not_asked")
    turn = Turn(state, seat, _given(action))
    effect = _effect(turn, action)
    try:
        effect(turn)
    except Need as need:
        raise IllegalAction("missing_input", input=need.fields[0].name) from None
    turn.check_all_used()
    return turn


def _effect(turn: Turn, action: Action) -> Effect:
    """Return what this way of answering does."""
    head = _head(action)
    for named, effect, blocked in ways(turn):
        if named == head:
            if blocked is not None:
                raise IllegalAction(blocked.code, **blocked.params)
            return effect
    raise IllegalAction("wrong_kind")


def _head(action: Action) -> dict[str, Any]:
    head: dict[str, Any] = {"type": action.__struct_config__.tag}
    if isinstance(action, Exchange):
        head["what"] = action.what
    elif isinstance(action, Appoint):
        head["clergy"] = action.clergy
    return head


def _given(action: Action) -> dict[str, Any]:
    if not isinstance(action, Inputs):
        return {}
    return {name: value for name in INPUTS if (value := getattr(action, name)) is not None}


def apply(state: State, seat: int, action: Action, _rng: Rng) -> Step[State]:
    """Carry an answer out on a copy, and everything that follows by itself."""
    turn = carry_out(state.clone(), seat, action)
    rounds.proceed(turn.state, turn.events)
    return Step(turn.state, turn.events, turn.barrier)
