"""Notre Dame under the contract."""

from collections import Counter
from typing import Any

from app.engine.registry import games
from app.engine.testing import Contract
from app.games.notre_dame.cards import SECTORS
from app.games.notre_dame.options import Options
from app.games.notre_dame.plague import plague_move
from app.games.notre_dame.state import GOLD, MARKERS, Seat, State

SPEC = games()["notre_dame"]
VARIANTS = (
    Options(),
    Options(new_persons=True),
    Options(open_scores=False, tie_break="gold_first"),
    Options(new_persons=True, open_scores=False),
)


def conserved(state: State) -> Any:
    """Markers, gold, messages, action cards and persons."""
    cards: Counter[str] = Counter(state.discard + state.unseen)
    messages = Counter(state.tokens.values())
    for seat in state.seats:
        cards.update(seat.pile + seat.pack + seat.kept + seat.hand + seat.played)
        messages.update(seat.messages)
        assert markers(seat) == MARKERS
        assert min(seat.gold, seat.personal, seat.general, seat.cathedral, seat.prestige) >= 0
        assert min(seat.markers.values()) >= 0
        assert 0 <= seat.rat <= 9
        assert seat.prestige == sum(seat.sources.values())
    gold = state.bank + sum(seat.gold for seat in state.seats)
    assert gold == GOLD
    assert state.bank >= 0
    persons = Counter(state.browns + state.greys + state.persons)
    assert set(cards.values()) == {1}
    return gold, cards, messages, persons


def markers(seat: Seat) -> int:
    return seat.personal + seat.general + seat.cathedral + sum(seat.markers.values())


def value(state: State, seat: int) -> float:
    """Say how good a state looks: prestige, and what is likely to become prestige."""
    me = state.seats[seat]
    _, after, outbreak = plague_move(me, state.plague)
    spread = sum(min(me.influence(sector), 3) for sector in SECTORS)
    return (
        me.prestige
        + 0.6 * me.gold
        + 0.5 * me.personal
        + 0.9 * spread
        + 0.8 * me.cathedral
        + 1.2 * len(me.messages)
        - 0.25 * after
        - (4 if outbreak else 0)
        - (0.3 * max(0, after - 6))
    )


CONTRACT = Contract(spec=SPEC, variants=VARIANTS, conserved=conserved, value=value)
