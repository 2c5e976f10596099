"""Building and settling: what it costs, and where it may stand (§4, §5, §9)."""

from app.engine.exploring import Key
from app.engine.inputs import Option, Reason
from app.games.ora_et_labora import facts, landscape
from app.games.ora_et_labora.cards import BUILDINGS, PRICE_RAISERS, SETTLEMENTS, Goods
from app.games.ora_et_labora.landscape import Land
from app.games.ora_et_labora.reasons import no
from app.games.ora_et_labora.state import Task
from app.games.ora_et_labora.turn import Turn


def build(turn: Turn) -> None:
    """Build a building of the display; then the prior may be put onto it (§7)."""
    state, me = turn.state, turn.me
    building: str = turn.pick(
        "building", "building", state.display, lambda card: why_not_build(turn, card)
    )
    where = choose_cell(turn, me.land, building)
    me.land.put(where, building)
    raise_building(turn, building, where, turn.seat)
    turn.owe(BUILDINGS[building].cost)
    turn.settle()
    if me.prior is None:
        state.tasks = (*state.tasks, Task("prior", building))


def raise_building(turn: Turn, building: str, where: str, seat: int, covered: str = "") -> None:
    """Take the card out of the display and tell; Winery and Distillery raise the price (§6)."""
    state = turn.state
    state.display = tuple(card for card in state.display if card != building)
    turn.tell(facts.Built(seat=seat, building=building, cell=where, covered=covered))
    if building in PRICE_RAISERS:
        state.price = 2
        turn.tell(facts.PriceRaised())


def why_not_build(turn: Turn, building: str) -> Reason | None:
    """Say why a building cannot be built now."""
    return turn.lacks(BUILDINGS[building].cost) or (
        None if has_space(turn.me.land, building) else no("no_space")
    )


def has_space(land: Land, card: str) -> bool:
    """Tell whether a card may be placed anywhere."""
    return any(landscape.why_not(land, card, where) is None for where in land.ground.terrain)


def choose_cell(turn: Turn, land: Land, card: str) -> str:
    """Ask where a card is placed; notes say what it changes in the score."""

    def alike(option: Option) -> Key:
        return card, option.notes["score"]

    cell: str = turn.choose("cell", "cell", lambda: _cells(land, card), alike=alike)
    return cell


def _cells(land: Land, card: str) -> list[Option]:
    settled = {where for where, _ in land.settlements()}
    options = []
    for where in land.ground.terrain:
        code = landscape.why_not(land, card, where)
        if code is not None:
            options.append(Option(where, blocked=no(code)))
        else:
            score = _worth(land, card, where, settled)
            options.append(Option(where, notes={"score": score}))
    return options


def _worth(land: Land, card: str, where: str, settled: set[str]) -> int:
    """Return how a card on a cell changes economic and dwelling points."""
    placed = BUILDINGS.get(card) or SETTLEMENTS[card]
    more = placed.dwelling - landscape.dwelling(land, where)
    neighbours = land.ground.neighbours[where]
    score = placed.economic + more * sum(there in settled for there in neighbours)
    if card in SETTLEMENTS:
        score += placed.dwelling + sum(landscape.dwelling(land, there) for there in neighbours)
    return score


def settlement_cost(card: str) -> Goods:
    """Return the food and energy (halves) of a settlement."""
    settlement = SETTLEMENTS[card]
    cost = {"food": settlement.food, "energy": settlement.energy}
    return {what: number for what, number in cost.items() if number}


def why_not_settle(turn: Turn, card: str) -> Reason | None:
    """Say why a settlement cannot be built now."""
    return turn.lacks(settlement_cost(card)) or (
        None if has_space(turn.me.land, card) else no("no_space")
    )


def settlement_missing(turn: Turn) -> Reason | None:
    """Say why no settlement at all can be built now; None if one can."""
    reasons = [why_not_settle(turn, card) for card in turn.me.hand]
    return reasons[0] if reasons and None not in reasons else None if reasons else no("no_effect")


def build_settlement(turn: Turn) -> None:
    """Build a settlement from hand at its cost."""
    me = turn.me
    card: str = turn.pick(
        "settlement", "settlement", me.hand, lambda card: why_not_settle(turn, card)
    )
    where = choose_cell(turn, me.land, card)
    me.land.put(where, card)
    me.hand = tuple(other for other in me.hand if other != card)
    turn.tell(facts.Settled(seat=turn.seat, settlement=card, cell=where))
    turn.owe(settlement_cost(card))
    turn.settle()
