"""Moments of games of Ora et Labora, one of each kind. Late ones: there is more to be drawn."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import msgspec

from app.engine.inputs import Choice, Field, Option
from app.engine.payments import Goods
from app.engine.rng import SEED_BYTES
from app.engine.selfplay import Game, OneAhead, play
from app.games.ora_et_labora.cards import BUILDINGS, GOODS
from app.games.ora_et_labora.landscape import place_district, place_plot
from app.games.ora_et_labora.options import Options, Settings
from tests.e2e.moments import Asked, Cast, Moment, Wanted, moment, options
from tests.games.ora_et_labora.brute_land import empty, name
from tests.games.ora_et_labora.contract import SPEC, value
from tests.shown import facts

MOST_GAMES = 12
ANSWERS = 4
STEPS = 6
# The rounds from which on positions are late enough, and what is played by so many.
LATE = {1: 12, 2: 10, 3: 12, 4: 12}
OPTIONS = {
    1: Options(country="ireland"),
    2: Options(country="france"),
    3: Options(country="ireland"),
    4: Options(country="france", running_score=False),
}


def _choices(at: Asked, kind: str) -> list[tuple[Option, list[Field]]]:
    """Return what the first question of a way to answer offers, and all it leads to."""
    found = []
    for offer in at.open():
        if offer.action["type"] == kind and offer.fields:
            for option in options(offer.fields[0]):
                rest = at.offers.groups.get(option.then, ())
                found.append((option, list(at.fields((*rest, *offer.fields[1:])))))
    return found


def _named(fields: list[Field], name: str) -> int:
    """Return how many options the field of a name has."""
    return max((len(options(field)) for field in fields if field.name == name), default=0)


def _site(at: Asked, kind: str, *, times: int = 0, goods: int = 0) -> str | None:
    """Return what a way can be answered with: something that asks for so much."""
    if at.kind not in {"action", "settlement"}:
        return None
    for option, fields in _choices(at, kind):
        paid = [field for field in fields if isinstance(field, Goods) and len(field.worth) >= goods]
        if (not goods or paid) and (not times or _named(fields, "times") >= times):
            return str(option.value)
    return None


def _blocked(at: Asked) -> str | None:
    """Return a building that cannot be built for want of a good."""
    if at.kind != "action" or not at.state.actions:
        return None
    for offer in at.offers.offers:
        if offer.action["type"] != "build" or not offer.fields:
            continue
        first = offer.fields[0]
        assert isinstance(first, Choice)
        for option in first.options:
            if option.blocked and option.blocked.code == "missing_goods":
                return str(option.value)
    return None


def _built(at: Asked) -> str | None:
    """Return a building for which there is a choice of spaces."""
    if at.kind != "action":
        return None
    for option, fields in _choices(at, "build"):
        if _named(fields, "cell") > 2:
            return str(option.value)
    return None


def _open(at: Asked, kind: str) -> bool:
    return at.kind == "action" and any(offer.action["type"] == kind for offer in at.open())


def _felt(at: Asked) -> bool:
    """Whether trees can be felled by the joker as well, with a choice of forests."""
    if at.kind != "action":
        return False
    fields = [
        field
        for offer in at.open()
        if offer.action["type"] == "fell"
        for field in at.fields(offer.fields)
    ]
    return _named(fields, "by") > 1 and _named(fields, "forest") > 1


def _land(at: Asked) -> bool:
    fields = [
        field
        for offer in at.open()
        if offer.action["type"] == "buy_district"
        for field in at.fields(offer.fields)
    ]
    return at.kind == "action" and _named(fields, "district_row") > 1


def _kind(kind: str) -> Wanted:
    return lambda at: at.kind == kind


KINDS: dict[str, Wanted] = {
    "action": _blocked,
    "build": _built,
    "use": lambda at: _site(at, "place", times=3, goods=2),
    "fell": _felt,
    "district": _land,
    "exchange": lambda at: _open(at, "exchange") and len(at.open()) > 4,
    "end": _kind("end"),
    "settlement": lambda at: _site(at, "settle"),
    "over": lambda at: at.state.phase == "end",
}
ALONE: dict[str, Wanted] = {
    "neutral": _kind("neutral"),
    "neutral_prior": _kind("neutral_prior"),
}
TOGETHER: dict[str, Wanted] = {
    "contract": lambda at: _site(at, "contract"),
    "owner": _kind("owner"),
    "used": _kind("use"),
    "waiting": lambda at: not at.ask and at.state.phase == "actions",
}
# What comes up only now and then is looked for in one of the games.
RARE: dict[int, dict[str, Wanted]] = {
    1: {},
    2: {},
    3: {"prior": _kind("prior"), "link": _kind("link"), "bonus": _kind("bonus")},
    4: {"bonus": _kind("bonus")},
}


def kinds(seats: int) -> dict[str, Wanted]:
    """Return what can come up in a game of so many."""
    return {**KINDS, **(ALONE if seats == 1 else TOGETHER), **RARE[seats]}


def begun(seats: int, chance: Random) -> Game:
    """Begin a game in which all others want to be asked whom they send."""
    game = Game.start(SPEC, OPTIONS[seats], seats, chance.randbytes(SEED_BYTES))
    for seat in range(1, seats):
        game.configure(seat, Settings(standing_order="ask"))
    return game


@cache
def moments(seats: int) -> dict[str, Moment]:
    """Return a moment of every kind."""
    return Cast(
        begin=lambda chance: begun(seats, chance),
        options=OPTIONS[seats],
        choose=OneAhead(value, most=ANSWERS, careless=0.3),
        kinds=kinds(seats),
        late=lambda state: state.beam >= LATE[seats] or state.phase == "end",
        most_games=MOST_GAMES,
    ).moments()


@cache
def wide(seats: int) -> Moment:
    """Return a moment in which everybody has a large landscape with plots on both sides."""
    chance = Random(seats)
    game = begun(seats, chance)
    state = game.table.state.clone()
    cards = [
        card.id
        for card in BUILDINGS.values()
        if card.deck != "heartland" and card.country in {"both", OPTIONS[seats].country}
    ]
    chance.shuffle(cards)
    for player in state.players:
        for row in (2, -1, 3, -2):
            place_district(player.land, row, "hills" if row % 2 else "plains")
        for row in (-2, 0, 2):
            place_plot(player.land, row, "coast")
            place_plot(player.land, row, "mountain")
        for space in chance.sample(empty(player.land), 9):
            player.land.put(name(space), cards.pop())
        player.goods = {good: chance.randint(1, 12) for good in chance.sample(sorted(GOODS), 15)}
        player.goods["coin"] = 8
        player.placed = tuple(site for _, site in player.land.buildings())[:2]
    state.display = tuple(cards[:7])
    state.beam, state.districts, state.plots = 20, 6, 6
    game.table = replace(game.table, state=state)
    (ask,) = SPEC.rules.asks(state)
    return moment(game, ask.seat, OPTIONS[seats], state.display[0])


@cache
def stepped(seats: int) -> Moment:
    """Return the end of a game with the last of its steps."""
    chance = Random(seats)
    steps: list[dict[str, Any]] = []
    told = 0

    def watch(game: Game) -> None:
        nonlocal told
        shown = SPEC.rules.view(game.table.state, None)
        learned = facts(game, 0)
        steps.append(
            {
                "seat": None,
                "sections": {name: msgspec.to_builtins(part) for name, part in shown.items()},
                "facts": learned[told:],
            }
        )
        told = len(learned)

    ended = play(begun(seats, chance), chance, OneAhead(value, most=ANSWERS, careless=0.3), watch)
    before = [fact for step in steps[:-STEPS] for fact in step["facts"]]
    last = steps[-STEPS:]
    last[0]["facts"] = before + last[0]["facts"]
    return replace(moment(ended, 0, OPTIONS[seats]), steps=tuple(last))
