"""Notre Dame under the contract."""

from collections import Counter
from typing import Any

from app.engine.registry import games
from app.engine.testing import Contract
from app.games.notre_dame.cards import SECTORS, kind_of
from app.games.notre_dame.options import Options
from app.games.notre_dame.plague import plague_move
from app.games.notre_dame.state import GOLD, LAST_ROUND, MARKERS, Seat, State

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
    if state.phase == "end":
        return me.prestige
    left = LAST_ROUND - state.number
    _, rat, outbreak = plague_move(me, state.plague)
    spread = sum(min(me.influence(sector), 3) for sector in SECTORS)
    kept = me.kept + ((me.pick,) if me.pick else ())
    return (
        me.prestige
        + 2 * min(me.gold, 3)
        + 0.7 * min(max(0, me.gold - 3), 4)
        + 0.9 * min(me.personal, 3)
        + 0.3 * max(0, me.personal - 3)
        + left * (0.25 * spread + 0.3 * min(me.influence("hospital"), 3))
        + left * 0.25 * (me.influence("park") // 2)
        + 1.2 * me.cathedral
        + 0.4 * len(me.messages)
        - 0.05 * rat * rat
        - (6 if outbreak else 0)
        + sum(promise(me, kind_of(card)) for card in kept)
    )


def promise(me: Seat, kind: str) -> float:
    """Say what playing a card is likely to be worth."""
    bonus = me.influence("park") // 2
    gold = min(me.gold, 3)
    return {
        "residence": me.influence("residence") + 1 + bonus,
        "bank": me.influence("bank") + 1,
        "cloister-school": 0.8 * (me.influence("cloister-school") + 1),
        "carriage-house": 3 + bonus,
        "hotel": 1.5,
        "park": 1 + 0.15 * me.rat,
        "hospital": 1 + 0.25 * me.rat,
        "notre-dame": 1.5 + (0, 1, 3, 6)[gold] + bonus - gold,
        "trusted-friend": 2.2,
    }[kind]


CONTRACT = Contract(spec=SPEC, variants=lambda _: VARIANTS, conserved=conserved, value=value)
