"""Rounds and phases: everything that follows an answer by itself (rules/notre-dame §4)."""

from app.engine.rng import Rng
from app.engine.rules import Emitted
from app.games.notre_dame import draft
from app.games.notre_dame.cards import ACTION_CARDS, BROWNS, deck_of, kind_of, rats
from app.games.notre_dame.facts import Discarded, HirePassed, Revealed, RoundEnded
from app.games.notre_dame.plague import spread_plague
from app.games.notre_dame.scoring import end, score_cathedral
from app.games.notre_dame.state import LAST_ROUND, PERIOD, State
from app.games.notre_dame.turn import Turn

PLAYS = 2


def begin_round(state: State, events: list[Emitted]) -> None:
    """Turn the persons up and deal the draft's packs."""
    state.number += 1
    state.persons = (*state.browns[:2], state.greys[0])
    state.browns, state.greys = state.browns[2:], state.greys[1:]
    events.append(
        Emitted(
            Revealed(
                round=state.number,
                period=state.period,
                start_seat=state.start_seat,
                persons=state.persons,
                plague=rats(state.persons),
            )
        )
    )
    draft.deal(state, events)


def proceed(turn: Turn, rng: Rng) -> None:
    """Go on from a finished answer to the next question, or to the end."""
    state, events = turn.state, turn.events
    if state.phase in {"draft1", "draft2"}:
        draft.pass_on(state, events)
    elif state.phase == "actions":
        state.turn += 1
        if state.turn == PLAYS * len(state.seats):
            state.phase = "hiring"
            state.turn = 0
            _next_hire(turn, rng)
    elif state.phase == "hiring":
        _after_hire(turn, rng)
    elif not state.outbreaks:
        _end_round(turn, rng)


def _after_hire(turn: Turn, rng: Rng) -> None:
    state = turn.state
    if state.extra and not turn.me.gold:
        state.extra = 0
        turn.head(HirePassed(seat=turn.seat, broke=True))
    if not state.extra:
        state.turn += 1
        _next_hire(turn, rng)


def _next_hire(turn: Turn, rng: Rng) -> None:
    """Pass over the seats without gold; after the last one comes the plague."""
    state = turn.state
    while state.turn < len(state.seats):
        number = state.seat_in_turn()
        if state.seats[number].gold:
            return
        turn.head(HirePassed(seat=number, broke=True))
        state.turn += 1
    spread_plague(state, turn.events)
    if state.outbreaks:
        state.phase = "outbreak"
    else:
        _end_round(turn, rng)


def _end_round(turn: Turn, rng: Rng) -> None:
    state, events = turn.state, turn.events
    turn.barrier = True
    _clean_up(state, events)
    period_over = state.number % PERIOD == 0
    if period_over:
        score_cathedral(state, events)
        _return_cards(state)
    for seat in state.seats:
        seat.rounds = (*seat.rounds, seat.prestige)
    if state.number == LAST_ROUND:
        end(state, events)
        return
    if period_over:
        _shuffle(state, rng)
    begin_round(state, events)


def _clean_up(state: State, events: list[Emitted]) -> None:
    for number, seat in enumerate(state.seats):
        events += [Emitted(Discarded(seat=number, card=card), to=(number,)) for card in seat.hand]
        state.discard += seat.played
        state.unseen += seat.hand
        seat.hand = seat.played = seat.hired = ()
        seat.passed = seat.received = ()
    *browns, grey = state.persons
    state.browns = (*state.browns, *browns)
    state.greys = (*state.greys, grey)
    state.persons = ()
    state.start_seat = state.left_of(state.start_seat)
    events.append(Emitted(RoundEnded(round=state.number)))


def _return_cards(state: State) -> None:
    """Give every action card back to its owner, in canonical order."""
    cards = sorted(state.discard + state.unseen, key=lambda card: ACTION_CARDS.index(kind_of(card)))
    for number, seat in enumerate(state.seats):
        seat.pile = tuple(card for card in cards if deck_of(card) == number)
        seat.known = ()
    state.discard = state.unseen = ()


def _shuffle(state: State, rng: Rng) -> None:
    """Shuffle the browns and every pile for the new period."""
    browns = sorted(state.browns, key=lambda person: BROWNS.index(kind_of(person)))
    state.browns = tuple(rng.shuffled("browns", browns))
    for number, seat in enumerate(state.seats):
        seat.pile = tuple(rng.shuffled(f"pile.{number}", seat.pile))
