"""Re-deals what a seat cannot know, keeping all it has seen itself."""

from collections.abc import Iterable

from app.engine.rng import Rng
from app.games.notre_dame.cards import LETTERS, PERSONS, deck_of, kind_of
from app.games.notre_dame.state import Cards, Seat, State

HIDDEN_SCORES = 100


def determinize(state: State, seat: int | None, rng: Rng) -> State:
    """Return a state this seat (None: the public) cannot tell from the true one."""
    copy = state.clone()
    _deal_action_cards(copy, seat, rng)
    _deal_persons(copy, seat, rng)
    if not state.options.open_scores and state.phase != "end":
        for number, other in enumerate(copy.seats):
            if number != seat:
                other.prestige = rng.below(f"prestige.{number}", HIDDEN_SCORES)
                other.sources = {"persons": other.prestige}
                other.rounds = (other.prestige,) * len(other.rounds)
    return copy


def _deal_action_cards(state: State, seat: int | None, rng: Rng) -> None:
    """Exchange cards nobody told this seat of, within their decks, wherever they are."""
    known = set() if seat is None else set(state.seats[seat].known)
    known.update(state.discard, *(other.played for other in state.seats))
    hidden = sorted(card for card in _all_cards(state) if card not in known)
    swap: dict[str, str] = {}
    for number in range(len(state.seats)):
        own = [card for card in hidden if deck_of(card) == number]
        swap.update(zip(own, rng.shuffled(f"deck.{number}", own), strict=True))
    if seat is not None:
        swap.update(_passed_swap(state, seat, rng))
    for number, other in enumerate(state.seats):
        other.pile = _swapped(other.pile, swap)
        if number != seat:
            _deal_seat(other, swap)
    state.unseen = _swapped(state.unseen, swap)


def _all_cards(state: State) -> Iterable[str]:
    for seat in state.seats:
        yield from seat.pile
        yield from seat.pack
        yield from seat.kept
        yield from seat.hand
    yield from state.unseen


def _passed_swap(state: State, seat: int, rng: Rng) -> dict[str, str]:
    """Exchange the two cards passed first, while nobody told this seat who keeps which."""
    passed = state.seats[seat].passed
    if not passed:
        return {}
    held = [
        card
        for number, other in enumerate(state.seats)
        if number != seat
        for card in other.pack + other.hand
    ]
    one, two = passed[0]
    if one in held and two in held and rng.below("passed", 2):
        return {one: two, two: one}
    return {}


def _swapped(cards: Cards, swap: dict[str, str]) -> Cards:
    return tuple(swap.get(card, card) for card in cards)


def _deal_seat(other: Seat, swap: dict[str, str]) -> None:
    other.pack = _swapped(other.pack, swap)
    other.kept = _swapped(other.kept, swap)
    other.hand = _swapped(other.hand, swap)
    other.known = _swapped(other.known, swap)
    other.passed = tuple(_swapped(cards, swap) for cards in other.passed)
    other.received = tuple(_swapped(cards, swap) for cards in other.received)
    if other.pick:
        other.pick = swap.get(other.pick, other.pick)


def _deal_persons(state: State, seat: int | None, rng: Rng) -> None:
    """Shuffle the persons still to come, greys within their letters."""
    browns = state.browns_to_come()
    state.browns = (*rng.shuffled("browns", sorted(browns)), *state.browns[len(browns) :])
    if seat is not None and state.seats[seat].spied:
        return
    coming = state.greys_to_come()
    dealt: list[str] = []
    for letter in LETTERS:
        of_letter = sorted(grey for grey in coming if PERSONS[kind_of(grey)].pile == letter)
        dealt += rng.shuffled(f"greys.{letter}", of_letter)
    state.greys = (*dealt, *state.greys[len(coming) :])
