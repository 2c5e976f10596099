"""C1: goods come and go only as the facts tell, and as the card that is used declares."""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from app.engine.rules import Emitted
from app.engine.selfplay import Game
from app.games.ora_et_labora import facts
from app.games.ora_et_labora.cards import (
    BASIC,
    BUILDINGS,
    ENERGY,
    FOOD,
    GOODS,
    MONEY,
    POINT_GOODS,
    POINTS,
    Building,
    Part,
    card_of,
)
from app.games.ora_et_labora.modes import mode_of
from tests.games.ora_et_labora.contract import SPEC, variants

SUMS: dict[str, set[str]] = {
    "food": set(FOOD),
    "energy": set(ENERGY),
    "coins": set(MONEY),
    "points": set(POINTS),
    "straw": {"straw", "grain"},
    "different_goods": set(GOODS),
}
# What verbs take and give that stands not in the data of the card.
OTHER_GETS = {"points_as_goods": POINT_GOODS, "fell_trees_and_or_cut_peat": ("wood", "peat")}
OTHER_PAYS = {"build_settlement": (*FOOD, *ENERGY)}
TABLES = [
    pytest.param(seats, options, id=f"{mode_of(seats, options.length)}-{options.country}-{number}")
    for seats in SPEC.seats
    for number, options in enumerate(variants(seats))
]


def told(players: int, events: list[Emitted]) -> list[Counter[str]]:
    """What the facts say that every player gained and lost."""
    ledger: list[Counter[str]] = [Counter() for _ in range(players)]
    for event in events:
        fact = event.fact
        if isinstance(fact, facts.Gained):
            ledger[fact.seat].update(fact.goods)
        elif isinstance(fact, facts.Paid):
            ledger[fact.seat].subtract(fact.goods)
        elif isinstance(fact, facts.Exchanged):
            ledger[fact.seat].subtract(fact.gave)
            ledger[fact.seat].update(fact.got)
        elif isinstance(fact, facts.RoundGoods):
            for each in ledger:
                each.update(fact.goods)
        elif isinstance(fact, facts.BonusProduction):
            user = _last_producer(events, event)
            for seat, each in enumerate(ledger):
                each.update({fact.good: int(seat != user)})
        elif isinstance(fact, facts.Contracted) and fact.owner >= 0:
            ledger[fact.owner].update({"coin": fact.price})
    return ledger


def _last_producer(events: list[Emitted], until: Emitted) -> int:
    made = [
        event.fact.seat
        for event in events[: events.index(until)]
        if isinstance(event.fact, facts.Produced)
    ]
    return made[-1]


def declared(card: Building) -> tuple[set[str], set[str]]:
    """The goods that a card may take and give."""
    pays: set[str] = set()
    gets: set[str] = {"coin"}  # the change

    def walk(part: Part) -> None:
        for pay in (part.pay, *(tier.pay for tier in part.tiers)):
            for what in pay:
                pays.update(SUMS.get(what, {what}))
        for get in (part.get, *(tier.get for tier in part.tiers), *part.goods_options):
            for what in get:
                gets.update(BASIC if "identical" in what else {what.replace("coins", "coin")})
        gets.update(part.produce.values(), OTHER_GETS.get(part.do, ()))
        pays.update(OTHER_PAYS.get(part.do, ()))
        for then in part.then:
            walk(then)

    for part in card.parts:
        walk(part)
    return pays, gets


def check_use(events: list[Emitted]) -> None:
    """After a building is used, nothing moves but what its card declares."""
    card = None
    for event in events:
        fact = event.fact
        if isinstance(fact, facts.Used):
            card = BUILDINGS[card_of(fact.building)]
        elif isinstance(fact, facts.Gained | facts.Paid) and card is not None:
            pays, gets = declared(card)
            assert set(fact.goods) <= (gets if isinstance(fact, facts.Gained) else pays)
        elif isinstance(fact, facts.TurnEnded):
            card = None


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_c1_goods_move_as_told_and_declared(seats: int, options: Any) -> None:
    for seed in range(3):
        chance = Random(seed)
        game = Game.start(SPEC, options, seats, chance.randbytes(32))
        while (seat := game.next_seat(chance)) is not None and len(game.log) < 400:
            before = [Counter(player.goods) for player in game.table.state.players]
            answer = SPEC.rules.sample(game.table.state, seat, chance.randrange)
            game.act(seat, answer)
            events = game.facts[-1]
            after = [Counter(player.goods) for player in game.table.state.players]
            for old, new, moved in zip(before, after, told(seats, events), strict=True):
                changed = Counter(new)
                changed.subtract(old)
                assert +changed == +moved
                assert -changed == -moved
            if msgspec.to_builtins(answer)["type"] in {"place", "use", "send"}:
                check_use(events)
