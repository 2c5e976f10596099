"""The draft: keep one, pass the rest left (rules/notre-dame §4 phase 2)."""

from app.engine.rules import Emitted, IllegalAction
from app.games.notre_dame.facts import Drafted, Drew, Passed, Picked
from app.games.notre_dame.state import State
from app.games.notre_dame.turn import Turn

DRAWN = 3


def deal(state: State, events: list[Emitted]) -> None:
    """Let every seat draw three from the own pile."""
    state.phase = "draft1"
    for number, seat in enumerate(state.seats):
        seat.pack, seat.pile = seat.pile[:DRAWN], seat.pile[DRAWN:]
        seat.known += seat.pack
        events.append(Emitted(Drew(seat=number, cards=seat.pack), to=(number,)))


def pick_card(turn: Turn, card: str) -> None:
    """Keep a card of the pack; a pick may be changed until everybody has picked."""
    me = turn.me
    if card not in me.pack:
        raise IllegalAction("not_in_pack")
    step = step_of(turn.state)
    again = me.pick is not None
    me.pick = card
    turn.tell_own(
        Picked(seat=turn.seat, step=step, card=card, again=again),
        None if again else Picked(seat=turn.seat, step=step),
    )
    turn.barrier = True


def step_of(state: State) -> int:
    """Return the draft step, 1 or 2."""
    return 1 if state.phase == "draft1" else 2


def pass_on(state: State, events: list[Emitted]) -> None:
    """Once everybody has picked: keep the picks and pass the rest left."""
    picks = [seat.pick for seat in state.seats if seat.pick is not None]
    if len(picks) < len(state.seats):
        return
    events.append(Emitted(Drafted(step=step_of(state))))
    _pass_left(state, picks, events)
    if state.phase == "draft1":
        state.phase = "draft2"
        return
    for seat in state.seats:
        seat.hand, seat.kept, seat.pack = seat.kept + seat.pack, (), ()
    state.phase = "actions"
    state.turn = 0


def _pass_left(state: State, picks: list[str], events: list[Emitted]) -> None:
    passed = []
    for seat, pick in zip(state.seats, picks, strict=True):
        passed.append(tuple(card for card in seat.pack if card != pick))
        seat.kept = (*seat.kept, pick)
        seat.pick = None
    for number, cards in enumerate(passed):
        to = state.left_of(number)
        receiver = state.seats[to]
        receiver.pack = cards
        receiver.known += cards
        receiver.received = (*receiver.received, cards)
        state.seats[number].passed = (*state.seats[number].passed, cards)
        events.append(Emitted(Passed(seat=number, to=to, cards=cards), to=(number, to)))
