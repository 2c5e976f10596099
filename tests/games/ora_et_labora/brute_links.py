"""All uses of a linking building, by §14.7 and the card's own words."""

from app.games.ora_et_labora.cards import BUILDINGS, Building, card_of
from app.games.ora_et_labora.state import Player, State
from tests.games.ora_et_labora.brute import plans
from tests.games.ora_et_labora.brute_land import (
    misplaced_landscapes,
    misplaced_settlements,
    name,
    neighbours,
    terrain,
)
from tests.games.ora_et_labora.brute_payments import Held, Plan

LINKING = {"G01", "F09", "I10", "F27", "I27", "F40", "I40"}
INCOME = {"F09": "grapes", "I10": "malt"}
FEE = {"F27": "wine", "I27": "whiskey"}


def everybody(state: State) -> list[Player]:
    return [*state.players, *([state.neutral] if state.neutral else [])]


def priors(state: State) -> set[str]:
    return {player.prior for player in everybody(state) if player.prior is not None}


def occupied(state: State) -> set[str]:
    return priors(state) | {site for player in everybody(state) for site in player.placed}


def beside(state: State, site: str) -> set[str]:
    """What is built next to a building, in the landscape it stands in (§14.6)."""
    for player in everybody(state):
        for space in terrain(player.land):
            if player.land.cards.get(name(space)) == site:
                around = neighbours(player.land, space)
                cards = {player.land.cards.get(name(there), "") for there in around}
                return {card for card in cards if card_of(card) in BUILDINGS}
    return set()


def targets(state: State, site: str) -> set[str]:
    """What a linking building reaches, whether or not it does something."""
    card = card_of(site)
    if card == "G01":
        found = priors(state)
    elif card in {"F27", "I27"}:
        found = occupied(state)
    elif card in {"F09", "I10"}:
        found = beside(state, site) - occupied(state)
    else:
        found = set(state.display)
    return found - {site}


def after(site: str, goods: Held) -> Held | None:
    """The goods when the target is used; None where the fee is missing."""
    held = dict(goods)
    if site in INCOME:
        held[INCOME[site]] = held.get(INCOME[site], 0) + 1
    if site in FEE:
        held[FEE[site]] = held.get(FEE[site], 0) - 1
        if held[FEE[site]] < 0:
            return None
    return {good: number for good, number in held.items() if number}


def uses(state: State, site: str, goods: Held, worked: frozenset[str]) -> list[Plan]:
    """Every way to use a building; `worked` are the linking buildings that have in this action."""
    if card_of(site) not in LINKING:
        return plans(state, BUILDINGS[card_of(site)], goods)
    held = after(site, goods)
    if held is None or site in worked:
        return []
    # Which building it uses is a question of its own.
    plan = [Plan(goods, goods)]
    return plan if site in INCOME or helps(state, site, held, worked | {site}) else []


def helps(state: State, site: str, goods: Held, worked: frozenset[str]) -> bool:
    """Whether a linking building at work reaches one that does something."""
    return any(uses(state, target, goods, worked) for target in targets(state, site))


def astray(state: State, card: Building, goods: Held) -> list[Plan]:
    """Uses that place something where it may not be."""
    plan = Plan(goods, goods)
    if card.id == "G28":
        return list(misplaced_settlements(state, plan))
    paid = plan.paid({"book": 1}, 1) if card.id == "I37" else None
    return list(misplaced_landscapes(state, paid)) if paid else []
