"""The buildings that use other buildings: Priory, Cloister Garden, Palace, Hospice and the like.

Each of them works at most once within an action (§14.7), which ends all loops.
"""

from app.engine.inputs import Reason
from app.games.ora_et_labora import functions
from app.games.ora_et_labora.cards import BUILDINGS, card_of
from app.games.ora_et_labora.reasons import no
from app.games.ora_et_labora.state import State
from app.games.ora_et_labora.turn import Turn

LINKS = {
    card.id: part.target
    for card in BUILDINGS.values()
    for part in card.parts
    if part.do == "use_building"
}


def targets(state: State, site: str) -> list[str]:
    """Return the buildings that a linking building may use, itself left out."""
    kind = LINKS[card_of(site)]
    if kind == "unbuilt_in_display":
        found = list(state.display)
    elif kind == "adjacent_unoccupied":
        found = _beside(state, site)
    elif kind == "occupied_by_a_prior":
        found = [player.prior for _, player in state.everybody() if player.prior is not None]
    else:
        found = [
            place
            for _, player in state.everybody()
            for place in (*((player.prior,) if player.prior else ()), *player.placed)
        ]
    return sorted({target for target in found if target != site})


def _beside(state: State, site: str) -> list[str]:
    """Return the free neighbours, in the landscape where the building stands."""
    standing = state.built(site)
    if standing is None:
        return []
    seat, where = standing
    land = state.owner(seat).land
    around = [land.cards.get(there, "") for there in land.ground.neighbours[where]]
    return [there for there in around if card_of(there) in BUILDINGS and not state.occupied(there)]


def why_not(turn: Turn, target: str) -> Reason | None:
    """Say why using a target would do nothing; None if it does something."""
    return functions.useless(turn, BUILDINGS[card_of(target)], target)


def missing(turn: Turn, site: str) -> Reason | None:
    """Say that a linking building has no target that does something; None if it has one."""
    state = turn.state
    used = state.used
    # While it is at work it is no target of its targets.
    state.used = (*used, card_of(site))
    # The target is used by an answer of its own, with all that has come in till then.
    later = Turn(state, turn.seat, {})
    try:
        if any(why_not(later, target) is None for target in targets(state, site)):
            return None
    finally:
        state.used = used
    return no("no_effect")
