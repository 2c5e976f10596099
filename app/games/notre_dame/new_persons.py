"""The nine New Persons (rules/notre-dame §7)."""

from functools import partial

from app.engine.inputs import Counts, Option
from app.games.notre_dame import reasons
from app.games.notre_dame.cards import MESSAGE_KINDS, PLACES
from app.games.notre_dame.carriage import carry_out
from app.games.notre_dame.facts import MessageCarried, Returned, Spied
from app.games.notre_dame.sectors import play_card
from app.games.notre_dame.state import Seat
from app.games.notre_dame.supplies import (
    add_markers,
    gain_prestige,
    hidden_gain,
    markers_at,
    place_from_general,
    rat_back,
)
from app.games.notre_dame.turn import Turn

EXTRA_HIRES = 2
PER_RETURNED = 2


def manager(turn: Turn) -> None:
    """As much prestige as owned now."""
    if not turn.state.options.open_scores:
        turn.cover = hidden_gain(turn.seat)
    gain_prestige(turn, turn.me.prestige, "persons", secret=True)


def scholar(turn: Turn) -> None:
    """Play the third action card at once."""
    for card in turn.me.hand:
        play_card(turn, card)
        # playing it is what the Scholar does, even if the card itself does nothing
        turn.effect = True


def nurse(turn: Turn) -> None:
    """1 marker from the general supply into the hospital, and rat back 1."""
    if turn.me.general:
        place_from_general(turn, "hospital")
    rat_back(turn)


def spy(turn: Turn) -> None:
    """2 prestige, and see the greys still to come."""
    gain_prestige(turn, 2, "persons")
    turn.me.spied = True
    turn.tell_own(Spied(seat=turn.seat, persons=turn.state.greys_to_come()))
    turn.barrier = True


def travellers(turn: Turn) -> None:
    """Return any number of markers to the general supply, 2 prestige each."""
    me = turn.me
    places: dict[str, int] = {
        place: number for place in PLACES if (number := markers_at(me, place))
    }
    if not places:
        return
    most = sum(places.values())
    per = {"prestige": (0, PER_RETURNED), "general": (0, 1)}
    returned = turn.count(Counts("returned", "place", places, 0, most, per))
    for place, number in returned.items():
        add_markers(me, place, -number)
    total = sum(returned.values())
    me.general += total
    if total:
        turn.tell(Returned(seat=turn.seat, places=returned))
        gain_prestige(turn, PER_RETURNED * total, "persons")


def coachman(turn: Turn) -> None:
    """Carry out again every collected message of one kind."""
    me = turn.me
    if not me.messages:
        return
    chosen: int = turn.choose("kind", "message_kind", partial(_message_kinds, me))
    for message in me.messages:
        if message.kind == chosen:
            turn.tell(MessageCarried(seat=turn.seat, message=message))
            carry_out(turn, message)


def _message_kinds(me: Seat) -> list[Option]:
    owned = {message.kind for message in me.messages}
    return [
        Option(kind, blocked=None if kind in owned else reasons.NO_SUCH_MESSAGE)
        for kind in MESSAGE_KINDS
    ]


def innkeeper(turn: Turn) -> None:
    """2 prestige per influence in the hotel."""
    gain_prestige(turn, 2 * turn.me.influence("hotel"), "persons")


def watchman_at_arms(turn: Turn) -> None:
    """3 prestige per two markers in the personal supply."""
    gain_prestige(turn, 3 * (turn.me.personal // 2), "persons")


def adviser(turn: Turn) -> None:
    """Hire up to two more times, while there is gold."""
    if turn.me.gold:
        turn.state.extra = EXTRA_HIRES
        turn.effect = True


EFFECTS = {
    "manager": manager,
    "scholar": scholar,
    "nurse": nurse,
    "spy": spy,
    "travellers": travellers,
    "coachman": coachman,
    "innkeeper": innkeeper,
    "watchman-at-arms": watchman_at_arms,
    "adviser": adviser,
}
