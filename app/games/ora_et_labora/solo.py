"""The neutral player of the solo game (§11)."""

from app.engine.inputs import Option, Reason
from app.engine.rules import Emitted
from app.games.ora_et_labora import facts, landscape, play
from app.games.ora_et_labora.building import raise_building
from app.games.ora_et_labora.cards import BUILDINGS
from app.games.ora_et_labora.landscape import Land, is_cloister
from app.games.ora_et_labora.reasons import no
from app.games.ora_et_labora.state import Player, State, Task
from app.games.ora_et_labora.turn import Turn, any_value

NEUTRAL = -1


def begin(state: State, events: list[Emitted]) -> None:
    """The neutral player builds all that is left in the display."""
    state.visible = ()
    events.append(Emitted(facts.PhaseBegan(phase="neutral")))
    state.phase = "neutral"


def over(state: State, events: list[Emitted]) -> bool:
    """Go on from building to the prior and the recall; tell whether all is done."""
    if state.phase == "neutral" and not state.display:
        state.phase = "neutral_prior" if _prior_may(state) else "neutral_over"
    if state.phase != "neutral_over":
        return False
    neutral = _neutral(state)
    if neutral.all_out():
        neutral.recall()
        events.append(Emitted(facts.Recalled(seat=NEUTRAL)))
    state.visible = ()
    return True


def _neutral(state: State) -> Player:
    return state.owner(NEUTRAL)


def _prior_may(state: State) -> bool:
    return bool(state.visible) and _neutral(state).prior is None


def build_neutral(turn: Turn) -> None:
    """Build one of the buildings left, where the player chooses."""
    state = turn.state
    neutral = _neutral(state)
    building: str = turn.pick("building", "building", state.display, any_value)
    where: str = turn.choose(
        "cell", "cell", lambda: _cells(state, building), alike=lambda _: (building,)
    )
    covered = neutral.land.cards.get(where, "")
    if covered:
        _send_home(state, covered)
    neutral.land.put(where, building)
    state.visible = (*(site for site in state.visible if site != covered), building)
    raise_building(turn, building, where, NEUTRAL, covered)


def _cells(state: State, building: str) -> list[Option]:
    """Return his spaces; he may build over like (§11), over clergymen only if he must."""
    land = _neutral(state).land
    reasons = {where: _why_not(state, land, building, where) for where in land.ground.terrain}
    if None not in reasons.values():
        reasons = {
            where: None if reason is not None and reason.code == "occupied" else reason
            for where, reason in reasons.items()
        }
    return [Option(where, blocked=reason) for where, reason in reasons.items()]


def _why_not(state: State, land: Land, building: str, where: str) -> Reason | None:
    cloister = BUILDINGS[building].cloister
    covered = land.cards.get(where)
    if covered is None:
        if cloister and not landscape.beside_cloister(land, where):
            return no("no_cloister_beside")
        return None
    if is_cloister(covered) != cloister:
        return no("other_kind")
    return no("occupied") if state.occupied(covered) else None


def _send_home(state: State, site: str) -> None:
    """The clergyman of a covered building goes home."""
    for _, player in state.everybody():
        if player.prior == site:
            player.prior = None
        player.placed = tuple(place for place in player.placed if place != site)


def why_not_send(turn: Turn) -> Reason | None:
    """Say why the neutral prior cannot be paid for."""
    lacking = turn.lacks({"coins": turn.state.price})
    if lacking is None or turn.me.has(play.GIFTS[turn.state.options.country]):
        return None
    return lacking


def send_neutral(turn: Turn) -> None:
    """Pay the contract price to the supply and put the neutral prior on a building just built."""
    state = turn.state
    state.used = ()
    building: str = turn.pick("building", "site", state.visible, any_value)
    gift = play.pay_contract(turn)
    price = 0 if gift else state.price
    turn.tell(
        facts.Contracted(seat=turn.seat, owner=NEUTRAL, building=building, price=price, gift=gift)
    )
    play.put(turn, NEUTRAL, "prior", building)
    state.tasks = (*state.tasks, Task("use", building))
    state.phase = "neutral_over"
    turn.settle()


def decline(turn: Turn) -> None:
    """Leave the neutral prior at home."""
    turn.state.phase = "neutral_over"
    turn.effect = True
