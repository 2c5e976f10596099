"""Main actions and free actions (§5, §6, §7, §10)."""

from functools import partial

from app.engine.inputs import Counts, Option, Reason
from app.games.ora_et_labora import facts
from app.games.ora_et_labora.cards import FOREST, GOODS, MOOR, Country, Goods
from app.games.ora_et_labora.functions import use_or_not
from app.games.ora_et_labora.reasons import no
from app.games.ora_et_labora.state import Clergyman, Player, State, Task
from app.games.ora_et_labora.turn import Turn, any_value

GIFTS = {"france": "wine", "ireland": "whiskey"}
# What is given and got by one exchange (§5).
EXCHANGES: dict[str, tuple[Goods, Goods]] = {
    "grain": ({"grain": 1}, {"straw": 1}),
    "five_coin": ({"five_coin": 1}, {"coin": 5}),
    "coin": ({"coin": 5}, {"five_coin": 1}),
    "wine": ({"wine": 1}, {"coin": 1}),
    "whiskey": ({"whiskey": 1}, {"coin": 2}),
}


def begin_action(turn: Turn) -> None:
    """Use up a main action; the linking buildings may work again."""
    turn.state.actions -= 1
    turn.state.used = ()


def place(turn: Turn) -> None:
    """Place a clergyman on an own building, and use it or not."""
    begin_action(turn)
    building: str = turn.choose("building", "site", partial(_own_sites, turn))
    put(turn, turn.seat, choose_clergyman(turn, turn.me), building)
    turn.finish(use_or_not, building)


def _own_sites(turn: Turn) -> list[Option]:
    occupied = turn.state.occupied
    return [
        Option(site, blocked=no("occupied") if occupied(site) else None)
        for _, site in turn.me.land.buildings()
    ]


def choose_clergyman(turn: Turn, owner: Player) -> Clergyman:
    """Ask which clergyman is placed, if there is a choice."""
    home = owner.at_home()
    if len(home) == 1:
        return home[0]
    who: Clergyman = turn.pick("clergy", "clergy", home, any_value)
    return who


def put(turn: Turn, owner: int, who: Clergyman, building: str) -> None:
    """Put a clergyman of an owner onto a building."""
    turn.state.owner(owner).place(who, building)
    turn.tell(facts.Placed(seat=turn.seat, owner=owner, clergy=who, building=building))


def why_not_place(turn: Turn) -> Reason | None:
    """Say why nobody can be placed on an own building; None if somebody can."""
    if not turn.me.at_home():
        return no("none_at_home")
    free = any(not turn.state.occupied(site) for _, site in turn.me.land.buildings())
    return None if free else no("occupied")


def contract(turn: Turn) -> None:
    """Pay for a work contract; then the owner's clergyman is placed (§6)."""
    begin_action(turn)
    state = turn.state
    targets = _targets(state, turn.seat)
    building: str = turn.pick("building", "site", targets, lambda site: targets[site])
    seat, _ = state.built(building) or (turn.seat, "")
    owner = state.owner(seat)
    gift = pay_contract(turn)
    turn.tell(
        facts.Contracted(
            seat=turn.seat,
            owner=seat,
            building=building,
            price=0 if gift else state.price,
            gift=gift,
        )
    )
    home = owner.at_home()
    if seat < 0:
        put(turn, seat, choose_clergyman(turn, owner), building)
    elif len(home) == 1:
        put(turn, seat, home[0], building)
    elif state.orders[seat] != "ask":
        put(turn, seat, "prior" if state.orders[seat] == "prior" else "lay_brother", building)
    state.tasks = (*state.tasks, Task("use", building))
    if not state.occupied(building):
        state.tasks = (*state.tasks, Task("owner", building, seat))
    turn.settle()
    if not gift and seat >= 0:
        owner.gain({"coin": state.price})


def pay_contract(turn: Turn) -> str:
    """Ask for the price or a gift; returns the gift, or "" where the price is owed."""
    state = turn.state
    good = GIFTS[state.options.country]
    price = {"coins": state.price}
    options = (
        Option(value=False, blocked=turn.lacks(price)),
        Option(value=True, blocked=turn.lacks({good: 1})),
    )
    if turn.choose("gift", "gift", lambda: options):
        turn.lose(good, 1)
        return good
    turn.owe(price)
    return ""


def _targets(state: State, seat: int) -> dict[str, Reason | None]:
    """Return the others' buildings, and why a clergyman cannot be hired there."""
    found: dict[str, Reason | None] = {}
    for other, player in state.everybody():
        if other == seat:
            continue
        away = None if player.at_home() else no("owner_none_at_home", seat=other)
        for _, site in player.land.buildings():
            found[site] = no("occupied") if state.occupied(site) else away
    return found


def why_not_contract(turn: Turn) -> Reason | None:
    """Say why there can be no work contract; None if there can."""
    state = turn.state
    reasons = list(_targets(state, turn.seat).values())
    if None not in reasons:
        return reasons[0] if reasons else no("own_building")
    lacking = turn.lacks({"coins": state.price})
    if lacking is None or turn.me.has(GIFTS[state.options.country]):
        return None
    return lacking


def bonus_place(turn: Turn) -> None:
    """Place the prior on any building, occupied or not, and use it or not (§10)."""
    begin_action(turn)
    sites = [site for player in turn.state.players for _, site in player.land.buildings()]
    building: str = turn.pick("building", "site", sites, any_value)
    put(turn, turn.seat, "prior", building)
    use_or_not(turn, building)


def pass_action(turn: Turn) -> None:
    """Fell trees or cut peat without a card left: nothing happens."""
    begin_action(turn)
    turn.tell(facts.Passed(seat=turn.seat))


def why_not_pass(turn: Turn) -> Reason | None:
    """Say why nobody may do nothing: with forests and moors left one of them leaves."""
    land = turn.me.land
    return no("cards_left") if land.count(FOREST) and land.count(MOOR) else None


def exchange(turn: Turn, what: str) -> None:
    """Exchange goods as often as is wanted."""
    give, get = EXCHANGES[what]
    most = turn.most(give, None)
    per = {
        **{f"goods.{good}": (0, -number) for good, number in give.items()},
        **{f"goods.{good}": (0, number) for good, number in get.items()},
    }
    (times,) = turn.count(Counts("exchanged", "exchange", {what: most}, 1, most, per)).values()
    gave = {good: number * times for good, number in give.items()}
    got = {good: number * times for good, number in get.items()}
    turn.me.give(gave)
    turn.me.gain(got)
    turn.tell(facts.Exchanged(seat=turn.seat, gave=gave, got=got))


def why_not_exchange(turn: Turn, what: str) -> Reason | None:
    """Say what is missing for an exchange."""
    return turn.lacks(EXCHANGES[what][0])


def exchanges(country: Country) -> list[str]:
    """Return what can be exchanged in this country."""
    return [what for what in EXCHANGES if country in GOODS[what].countries]
