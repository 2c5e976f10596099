"""What the buildings do: every verb of the card data, once (§5, §14, §16)."""

from collections.abc import Callable

from app.engine.inputs import Counts, Option, Reason
from app.games.ora_et_labora import facts, links
from app.games.ora_et_labora.building import build_settlement, settlement_missing
from app.games.ora_et_labora.cards import BUILDINGS, FOREST, Building, Part, card_of
from app.games.ora_et_labora.estates import landscapes_left, place_landscapes
from app.games.ora_et_labora.producing import (
    by_joker,
    fell_and_cut,
    no_cards,
    no_joker,
    not_on_wheel,
    wheel_action,
)
from app.games.ora_et_labora.reasons import no
from app.games.ora_et_labora.state import Task
from app.games.ora_et_labora.trades import (
    DEALS,
    by_owned,
    choose_goods,
    claim_points,
    no_claim,
    no_deal,
    none_owned,
    one_deal,
    some_deals,
    trade,
)
from app.games.ora_et_labora.turn import Turn, any_value

NUMBERS = ("times", "more")


def use_or_not(turn: Turn, site: str) -> None:
    """Ask whether a building's function is used, and use it."""
    card = BUILDINGS[card_of(site)]

    def options() -> tuple[Option, ...]:
        return Option(value=True, blocked=useless(turn, card, site)), Option(value=False)

    used = turn.choose("use", "use", options)
    turn.tell(facts.Used(seat=turn.seat, building=site, not_used=not used))
    if used:
        turn.finish(use, card, site)


def use(turn: Turn, card: Building, site: str) -> None:
    """Carry a building's function out, and pay for it."""
    function(turn, card, site)
    turn.settle()


def useless(turn: Turn, card: Building, site: str) -> Reason | None:
    """Say why using a building would do nothing; None if it does something."""
    if card.id in links.LINKS and card.id in turn.state.used:
        return no("already_used")
    reasons = [missing(turn, part, site) for part in card.parts]
    if None in reasons:
        return None
    return reasons[0]


def function(turn: Turn, card: Building, site: str) -> None:
    """Carry the function out. Income is compulsory, each trade optional (§16)."""
    if card.id in links.LINKS:
        turn.state.used = (*turn.state.used, card.id)
    # Without any income something has to be done, or the building is not used.
    idle = not any(part.do in {"gain", "gain_choice", "owned_tiered"} for part in card.parts)
    trades = deals = 0
    for index, part in enumerate(card.parts):
        if part.do == "trade":
            rest = card.parts[index + 1 :]
            later = card.join != "additionally" and any(
                missing(turn, other, site) is None for other in rest
            )
            low = int(idle and not later)
            done = trade(turn, part, NUMBERS[trades], low)
            idle = idle and not done
            trades += 1
            if not done and card.join == "additionally":
                break
        elif part.do == "gain_choice":
            choose_goods(turn, part, DEALS[deals])
            deals += 1
        else:
            VERBS[part.do](turn, part, site)


def missing(turn: Turn, part: Part, site: str) -> Reason | None:
    """Say why a part does nothing at all; None if it does something."""
    if "wonder" in part.get and not turn.state.wonders:
        return no("no_wonder_left")
    return MISSING.get(part.do, _unpayable)(turn, part, site)


def _unpayable(turn: Turn, part: Part, _site: str) -> Reason | None:
    lacking = turn.lacks(part.pay)
    if lacking is None and part.then:
        # What is paid for has to be possible, too.
        return missing(turn, part.then[0], "")
    return lacking


def _no_forest(turn: Turn, _part: Part, _site: str) -> Reason | None:
    return None if turn.me.land.count(FOREST) else no("no_forest")


def _no_settlement(turn: Turn, _part: Part, _site: str) -> Reason | None:
    return settlement_missing(turn)


def _no_target(turn: Turn, part: Part, site: str) -> Reason | None:
    lacking = turn.lacks(part.pay)
    if lacking is not None or not part.pay:
        return lacking or links.missing(turn, site)
    # What is paid here is gone when the target is used.
    goods = turn.me.goods
    turn.me.give(part.pay)
    try:
        return links.missing(turn, site)
    finally:
        turn.me.goods = goods


def _no_landscape(turn: Turn, _part: Part, _site: str) -> Reason | None:
    left = landscapes_left(turn.state)
    return None if left else no("pile_empty")


def _nothing_missing(_turn: Turn, _part: Part, _site: str) -> Reason | None:
    return None


MISSING: dict[str, Callable[[Turn, Part, str], Reason | None]] = {
    "gain": _nothing_missing,
    "gain_choice": _nothing_missing,
    "take_back": _nothing_missing,
    "build_action": _nothing_missing,
    "trade_tiered": no_deal,
    "trade_options": no_deal,
    "produce": not_on_wheel,
    "produce_with_joker": no_joker,
    "fell_trees_and_or_cut_peat": no_cards,
    "remove_forest": _no_forest,
    "owned_tiered": none_owned,
    "build_settlement": _no_settlement,
    "use_building": _no_target,
    "place_landscape_free": _no_landscape,
    "points_as_goods": no_claim,
}


def pay_then(turn: Turn, part: Part, site: str) -> None:
    """Pay once, then all the rest."""
    turn.owe(part.pay)
    for then in part.then:
        VERBS[then.do](turn, then, site)


def remove_forest(turn: Turn, part: Part, _site: str) -> None:
    """Remove forests without taking wood."""
    forests = turn.me.land.cells_of(FOREST)
    if part.max == 1:
        cells = [turn.pick("forest", "forest", forests, any_value)]
    else:
        most = min(part.max or 0, len(forests))
        cells = list(
            turn.count(Counts("forests", "forest", dict.fromkeys(sorted(forests), 1), 1, most))
        )
    for where in cells:
        turn.me.land.remove(where)
        turn.tell(facts.Felled(seat=turn.seat, cell=where, bare=True))
        turn.gain(part.get)
    for then in part.then:
        VERBS[then.do](turn, then, "")


def take_back(turn: Turn, part: Part, _site: str) -> None:
    """Take the own clergymen back at once: all of them, or the prior if it is wanted."""
    if part.who == "own_all":
        turn.me.recall()
        turn.tell(facts.Recalled(seat=turn.seat))
    elif turn.me.prior is not None and turn.pick("recall", "recall", (True, False), any_value):
        turn.me.prior = None
        turn.tell(facts.Recalled(seat=turn.seat, prior=True))


def grant_build(turn: Turn, _part: Part, _site: str) -> None:
    """A build action follows, if it is wanted."""
    turn.state.tasks = (*turn.state.tasks, Task("build"))


def settle_now(turn: Turn, _part: Part, _site: str) -> None:
    """Build a settlement outside of the settlement phases (Castle)."""
    build_settlement(turn)


def link(turn: Turn, part: Part, site: str) -> None:
    """Use another building: which, is a question of its own."""
    turn.owe(part.pay)
    if links.missing(turn, site) is None:
        turn.state.tasks = (*turn.state.tasks, Task("link", site))


def landscapes(turn: Turn, _part: Part, _site: str) -> None:
    """Place landscapes for free (Bulwark)."""
    place_landscapes(turn)


VERBS: dict[str, Callable[[Turn, Part, str], None]] = {
    "gain": lambda turn, part, _: turn.gain(part.get),
    "owned_tiered": by_owned,
    "trade_tiered": one_deal,
    "trade_options": some_deals,
    "pay_then": pay_then,
    "produce": wheel_action,
    "produce_with_joker": by_joker,
    "fell_trees_and_or_cut_peat": fell_and_cut,
    "remove_forest": remove_forest,
    "take_back": take_back,
    "build_action": grant_build,
    "build_settlement": settle_now,
    "use_building": link,
    "place_landscape_free": landscapes,
    "points_as_goods": claim_points,
}
