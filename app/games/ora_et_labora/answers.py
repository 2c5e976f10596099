"""Who is asked what, the ways to answer, and carrying an answer out.

The only place that decides legality: every way is an effect that asks for its inputs.
"""

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Any, NamedTuple, TypeAlias

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
)
from app.games.ora_et_labora.cards import BUILDINGS, FOREST, MOOR, Country, card_of
from app.games.ora_et_labora.functions import use, use_or_not
from app.games.ora_et_labora.producing import cut, fell
from app.games.ora_et_labora.reasons import no
from app.games.ora_et_labora.state import Clergyman, State, Task
from app.games.ora_et_labora.turn import Turn

Effect: TypeAlias = Callable[[Turn], None]


class Way(NamedTuple):
    """A way to answer: what the action says at least, what it does, and why it is not possible."""

    action: dict[str, Any]
    effect: Effect
    why_not: Callable[[Turn], Reason | None]


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


def ways(turn: Turn) -> Sequence[Way]:
    """Return the ways to answer."""
    asked = asked_now(turn.state)
    if asked is None or asked[0] != turn.seat:
        return ()
    return WAYS[asked[1]](turn)


def _open(_turn: Turn) -> Reason | None:
    """Nothing stands in the way."""


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
    """Each building of the display says for itself why it cannot be built."""
    return None if turn.state.display else no("not_in_display")


def _no_forest(turn: Turn) -> Reason | None:
    return None if turn.me.land.count(FOREST) else no("no_forest")


def _no_moor(turn: Turn) -> Reason | None:
    return None if turn.me.land.count(MOOR) else no("no_moor")


def _why_not_settle(turn: Turn) -> Reason | None:
    return settlement_missing(turn) if turn.state.actions else no("no_action_left")


def _settle(turn: Turn) -> None:
    turn.state.actions = 0
    build_settlement(turn)


def _no_district(turn: Turn) -> Reason | None:
    return _why_not_buy(turn, estates.district_price(turn.state))


def _no_plot(turn: Turn) -> Reason | None:
    return _why_not_buy(turn, estates.plot_price(turn.state))


def _why_not_buy(turn: Turn, price: int | None) -> Reason | None:
    """In a settlement phase land is bought before the settlement (§9)."""
    if turn.state.phase == "settlement" and not turn.state.actions:
        return no("after_settlement")
    return estates.why_not_buy(turn, price)


@cache
def _free(country: Country) -> tuple[Way, ...]:
    """Return what may be done beside the main actions (§5)."""
    return (
        Way({"type": "buy_district"}, estates.buy_district, _no_district),
        Way({"type": "buy_plot"}, estates.buy_plot, _no_plot),
        *(
            Way(
                {"type": "exchange", "what": what},
                partial(play.exchange, what=what),
                partial(play.why_not_exchange, what=what),
            )
            for what in play.exchanges(country)
        ),
    )


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


def _build_granted(turn: Turn) -> None:
    _pop(turn)
    build(turn)


def _owner(turn: Turn) -> list[Way]:
    return [
        Way({"type": "appoint", "clergy": who}, partial(_appoint, who=who), _open)
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


_DECLINE = Way({"type": "decline"}, _decline, _open)
_END = Way({"type": "end"}, _end_turn, _open)
_BUILD = Way({"type": "build"}, _build, _why_not_build)
_ACTION = (
    Way({"type": "place"}, play.place, play.why_not_place),
    Way({"type": "contract"}, play.contract, play.why_not_contract),
    Way({"type": "fell"}, _fell_trees, _no_forest),
    Way({"type": "cut"}, _cut_peat, _no_moor),
    _BUILD,
    Way({"type": "pass"}, play.pass_action, play.why_not_pass),
)
_BONUS = (Way({"type": "place"}, play.bonus_place, _open), _BUILD)
_SETTLEMENT = (_END, Way({"type": "settle"}, _settle, _why_not_settle))
_USE = (Way({"type": "use"}, _use_contracted, _open),)
_LINK = (Way({"type": "use"}, _use_linked, _open), _DECLINE)
_PRIOR = (Way({"type": "send"}, _send_prior, _open), _DECLINE)
_GRANTED = (Way({"type": "build"}, _build_granted, _why_not_build), _DECLINE)
_NEUTRAL = (Way({"type": "build_neutral"}, solo.build_neutral, _open),)
_NEUTRAL_PRIOR = (
    Way({"type": "send_neutral"}, solo.send_neutral, solo.why_not_send),
    Way({"type": "decline"}, solo.decline, _open),
)


def _with_free(ways: tuple[Way, ...]) -> Callable[[Turn], Sequence[Way]]:
    return lambda turn: ways + _free(turn.state.options.country)


WAYS: dict[str, Callable[[Turn], Sequence[Way]]] = {
    "action": _with_free(_ACTION),
    "bonus": _with_free(_BONUS),
    "end": _with_free((_END,)),
    "settlement": _with_free(_SETTLEMENT),
    "use": lambda _: _USE,
    "link": lambda _: _LINK,
    "prior": lambda _: _PRIOR,
    "build": lambda _: _GRANTED,
    "owner": _owner,
    "neutral": lambda _: _NEUTRAL,
    "neutral_prior": lambda _: _NEUTRAL_PRIOR,
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
    for way in ways(turn):
        if way.action == head:
            blocked = way.why_not(turn)
            if blocked is not None:
                raise IllegalAction(blocked.code, **blocked.params)
            return way.effect
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
