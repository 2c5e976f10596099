"""Set-up (rules/notre-dame §2)."""

from functools import cache

from app.engine.rng import Rng
from app.engine.rules import Emitted, Step
from app.games.notre_dame.board import SPOTS, market
from app.games.notre_dame.cards import BROWNS, LETTERS, MESSAGE_KINDS, PERSONS, deck, greys
from app.games.notre_dame.facts import Message, Started
from app.games.notre_dame.flow import begin_round
from app.games.notre_dame.options import Options
from app.games.notre_dame.state import GOLD, Seat, State

TWO_PLAYERS = 2
GREYS_PER_LETTER = 3


def set_up(options: Options, seats: int, rng: Rng) -> Step[State]:
    """Lay the city out, deal, and turn up the first persons."""
    start_seat = options.start_seat
    if start_seat is None:
        start_seat = rng.below("start", seats)
    elif not 0 <= start_seat < seats:
        raise ValueError(f"nobody sits on start_seat {start_seat}")
    if seats == TWO_PLAYERS:
        homes = rng.shuffled("boroughs", [0, 2])
        colours = _two_player_colours(homes, rng)
    else:
        homes = list(range(seats))
        colours = tuple(homes)
    grey_pile, taking_part = _grey_pile(options, rng)
    state = State(
        options=options,
        boroughs=len(colours),
        colours=colours,
        seats=[_seat(number, home, rng) for number, home in enumerate(homes)],
        tokens=_tokens(colours, rng),
        bank=GOLD,
        browns=tuple(rng.shuffled("browns", BROWNS)),
        greys=grey_pile,
        new_persons=taking_part,
        start_seat=start_seat,
    )
    state.bank -= sum(seat.gold for seat in state.seats)
    events = [Emitted(Started(start_seat=start_seat, new_persons=taking_part))]
    begin_round(state, events)
    return Step(state, events, barrier=True)


def _two_player_colours(homes: list[int], rng: Rng) -> tuple[int, ...]:
    """Give boroughs 1 and 3 two of the three unused colours."""
    first, second, _ = rng.shuffled("neutral", [2, 3, 4])
    return homes.index(0), first, homes.index(2), second


def _seat(number: int, home: int, rng: Rng) -> Seat:
    pile = tuple(rng.shuffled(f"pile.{number}", deck(number)))
    return Seat(borough=home, carriage=market("C", home), pile=pile)


def _tokens(colours: tuple[int, ...], rng: Rng) -> dict[str, Message]:
    tokens = {}
    for borough, colour in enumerate(colours):
        kinds = rng.shuffled(f"messages.{borough}", MESSAGE_KINDS)
        for spot, kind in zip(SPOTS[1:], kinds, strict=True):
            tokens[market(spot, borough)] = _message(colour, kind)
    return tokens


# All games share their cards, markets and tokens: so they are at hand in the processor's cache.
_message = cache(Message)


def _grey_pile(options: Options, rng: Rng) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the grey pile, and the greys that take part if New Persons were mixed in."""
    pile: list[str] = []
    taking_part: list[str] = []
    for letter in LETTERS:
        chosen = list(greys(letter, new=options.new_persons))
        if options.new_persons:
            drawn = rng.shuffled(f"persons.{letter}", chosen)[:GREYS_PER_LETTER]
            chosen = sorted(drawn, key=list(PERSONS).index)
            taking_part += chosen
        pile += rng.shuffled(f"greys.{letter}", chosen)
    return tuple(pile), tuple(taking_part)
