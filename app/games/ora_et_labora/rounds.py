"""Rounds, turns and phases: everything that follows an answer by itself (§8, §9, §10)."""

import msgspec

from app.engine.rules import Emitted, Step
from app.games.ora_et_labora import facts, solo, wheel
from app.games.ora_et_labora.building import why_not_build
from app.games.ora_et_labora.modes import LATER_SETTLEMENTS, LETTERS, ROUND_GOODS, deck
from app.games.ora_et_labora.options import Settings
from app.games.ora_et_labora.state import State
from app.games.ora_et_labora.turn import Turn

TWO = 2


def tell(events: list[Emitted], fact: msgspec.Struct) -> None:
    """Tell everybody."""
    events.append(Emitted(fact))


def begin_round(state: State, events: list[Emitted]) -> None:
    """Recall, rotate, let goods enter, and begin what this round begins with (§8)."""
    for seat, player in state.everybody():
        if player.all_out():
            player.recall()
            tell(events, facts.Recalled(seat=seat))
    left = wheel.rotate(state)
    came = wheel.enter(state)
    tell(
        events,
        facts.RoundBegan(
            round=state.beam,
            start_seat=_starter(state),
            entered=tuple(came),
            left=tuple(left),
        ),
    )
    table = state.table
    if table.short and state.beam <= len(ROUND_GOODS):
        goods = ROUND_GOODS[state.beam - 1]
        for player in state.players:
            player.gain(goods)
        tell(events, facts.RoundGoods(goods=goods))
    if state.beam == table.bonus_round:
        _begin_bonus_round(state, events)
    elif _settles_now(state):
        _before_settlement(state, events)
    else:
        _begin_actions(state)


def _settles_now(state: State) -> bool:
    """Tell whether the beam has passed the house; in the last solo round actions come first."""
    rounds = state.table.settlements
    due = state.done < len(rounds) and state.beam == rounds[state.done]
    return due and state.beam != state.table.last_round


def _starter(state: State) -> int:
    """Return who goes first: in the normal two-player game whoever has this turn."""
    if state.mode == "two":
        return (state.start_seat + state.beam - 1) % TWO
    return state.start_seat


def _in_order(state: State) -> list[int]:
    seats = len(state.players)
    return [(_starter(state) + step) % seats for step in range(seats)]


def _begin_actions(state: State) -> None:
    """Lay out the turns of a round (§8)."""
    state.phase = "actions"
    first, *others = _in_order(state)
    if state.final:
        turns = [(first, 1)]
    elif state.mode in {"solo", "two"}:
        turns = [(first, 2)]
    elif state.mode == "two_long":
        turns = [(first, 2), (others[0], 1)]
    else:
        turns = [(first, 1), *((seat, 1) for seat in others), (first, 1)]
    _begin_turns(state, turns)


def _begin_turns(state: State, turns: list[tuple[int, int]]) -> None:
    state.sequence = tuple(turns)
    state.actions = turns[0][1]
    state.bought = False
    state.used = ()


def _begin_bonus_round(state: State, events: list[Emitted]) -> None:
    """Everybody takes the prior back, then has one action (§10)."""
    state.phase = "bonus"
    tell(events, facts.PhaseBegan(phase="bonus"))
    for seat, player in enumerate(state.players):
        if player.prior is not None:
            player.prior = None
            tell(events, facts.Recalled(seat=seat, prior=True))
    _begin_turns(state, [(seat, 1) for seat in _in_order(state)])


def _before_settlement(state: State, events: list[Emitted]) -> None:
    """In solo the neutral player builds first (§11)."""
    if state.neutral is not None:
        solo.begin(state, events)
        _after_neutral(state, events)
    else:
        begin_settlement(state, events)


def _after_neutral(state: State, events: list[Emitted]) -> None:
    if solo.over(state, events):
        begin_settlement(state, events)


def begin_settlement(state: State, events: list[Emitted]) -> None:
    """Everybody may buy a landscape and build a settlement, in order (§9)."""
    state.phase = "settlement"
    tell(events, facts.PhaseBegan(phase="settlement", letter=LETTERS[state.done]))
    _begin_turns(state, [(seat, 1) for seat in _in_order(state)])


def next_turn(state: State, events: list[Emitted]) -> None:
    """Go on after a turn, or a part of a settlement phase, has ended."""
    if len(state.sequence) > 1:
        _begin_turns(state, list(state.sequence[1:]))
    elif state.phase == "settlement":
        _end_settlement(state, events)
    elif state.phase == "bonus":
        begin_settlement(state, events)
    else:
        _end_round(state, events)


def _end_settlement(state: State, events: list[Emitted]) -> None:
    """Hand the phase's settlement out, and let its buildings join the display (§9)."""
    phase = state.done
    state.done += 1
    if phase == len(LATER_SETTLEMENTS):
        end(state, events)
        return
    letter, card = LETTERS[phase], LATER_SETTLEMENTS[phase]
    for player in state.players:
        player.hand = (*player.hand, card)
    options = state.options
    cards = deck(state.mode, options.country, without_f29=options.without_f29)
    came = tuple(building.id for building in cards if building.deck == letter)
    state.display = (*state.display, *came)
    tell(events, facts.CardsCame(letter=letter, settlement=card, buildings=came))
    _begin_actions(state)


def _end_round(state: State, events: list[Emitted]) -> None:
    """Pass the marker on, or end a two-player game (§8)."""
    table = state.table
    if state.final:
        end(state, events)
        return
    if state.beam == table.last_round:
        _before_settlement(state, events)
        return
    over = (
        table.ends_at is not None
        and state.done >= len(table.settlements)
        and len(state.display) <= table.ends_at
    )
    if over and state.mode == "two_long":
        end(state, events)
        return
    state.final = over
    if state.mode != "two":
        state.start_seat = (state.start_seat + 1) % len(state.players)
    begin_round(state, events)


def end(state: State, events: list[Emitted], *, agreed: bool = False) -> None:
    """End the game."""
    state.phase = "end"
    state.sequence = state.tasks = ()
    state.actions = 0
    tell(events, facts.Ended(agreed=agreed))


def configure(state: State, settings: tuple[Settings, ...]) -> Step[State]:
    """Put the players' settings into a copy; two who agree end their game (§16)."""
    changed = state.clone()
    changed.orders = tuple(own.standing_order for own in settings)
    changed.agreed = tuple(own.agree_to_end for own in settings)
    events: list[Emitted] = []
    over = len(settings) == TWO and all(changed.agreed) and state.phase != "end"
    if over:
        end(changed, events, agreed=True)
    return Step(changed, events, barrier=over)


def proceed(state: State, events: list[Emitted]) -> None:
    """Go on from a finished answer as far as nobody is asked."""
    if state.tasks and state.tasks[-1].kind == "build" and not _can_build(state):
        state.tasks = state.tasks[:-1]
    if not state.tasks and state.phase in {"neutral", "neutral_over"}:
        _after_neutral(state, events)


def _can_build(state: State) -> bool:
    turn = Turn(state, state.active, {})
    return any(why_not_build(turn, card) is None for card in state.display)
