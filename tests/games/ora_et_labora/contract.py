"""Ora et Labora under the contract: fourteen variants and the table options."""

from collections import Counter
from typing import Any

from app.engine.registry import games
from app.engine.selfplay import Game
from app.engine.testing import Contract
from app.games.ora_et_labora.cards import BUILDINGS, GOODS, card_of
from app.games.ora_et_labora.modes import (
    DISTRICT_PRICES,
    FIRST_SETTLEMENTS,
    LATER_SETTLEMENTS,
    LETTERS,
    WONDERS,
    deck,
)
from app.games.ora_et_labora.options import Options, Settings
from app.games.ora_et_labora.scoring import score
from app.games.ora_et_labora.state import State

TWO = 2
LONG = 200
SPEC = games()["ora_et_labora"]


def variants(seats: int) -> list[Options]:
    """The modes of so many players in both countries, and the options beside them."""
    lengths = {1: ["normal"], 2: ["normal", "long"]}.get(seats, ["normal", "short"])
    found = [
        Options(country=country, length=length)  # type: ignore[arg-type]
        for country in ("france", "ireland")
        for length in lengths
    ]
    if seats == max(SPEC.seats):
        found.append(Options(length="short", without_f29=True, running_score=False))
    return found


def conserved(state: State) -> Any:
    """Buildings, settlements, clergymen, landscapes and wonders."""
    players = state.players if state.neutral is None else [*state.players, state.neutral]
    standing = [site for player in players for _, site in player.land.buildings()]
    options = state.options
    cards = deck(state.mode, options.country, without_f29=options.without_f29)
    out = {card.id for card in cards if card.deck in ("start", *LETTERS[: state.done])}
    buildings = Counter([*standing, *state.display])
    assert set(buildings.values()) <= {1}
    heartland = {site for site in buildings if BUILDINGS[card_of(site)].deck == "heartland"}
    if state.neutral is None:
        assert set(buildings) - heartland == out
    else:
        # what the neutral player has built over is gone
        assert set(buildings) - heartland <= out
    for player in state.players:
        had = (*FIRST_SETTLEMENTS, *LATER_SETTLEMENTS[: state.done])
        built = [card for _, card in player.land.settlements()]
        assert sorted([*player.hand, *built]) == sorted(had)
    sites = set(standing)
    for player in players:
        placed = [*player.placed, *([player.prior] if player.prior else [])]
        assert set(placed) <= sites
        assert len(player.placed) <= player.brothers
        assert all(number > 0 for number in player.goods.values())
        assert set(player.goods) <= set(GOODS)
    if state.phase not in {"bonus", "settlement", "end"}:
        occupied = [site for player in players for site in (player.prior, *player.placed) if site]
        assert len(set(occupied)) == len(occupied)
    assert state.districts == sum(len(player.land.districts) for player in players)
    assert state.plots == sum(len(player.land.plots) for player in players)
    assert max(state.districts, state.plots) <= len(DISTRICT_PRICES)
    held = sum(player.has("wonder") for player in players)
    assert state.wonders + held == WONDERS
    if state.phase == "end":
        _ended_right(state)
    return len(state.players)


def _ended_right(state: State) -> None:
    """A game ends at its right round, after its right number of settlement phases."""
    table = state.table
    if table.players == TWO:
        out = state.done == len(table.settlements) and len(state.display) <= (table.ends_at or 0)
        assert out or all(state.agreed)
        assert state.final == (state.mode == "two") or all(state.agreed)
    else:
        assert state.beam == (table.bonus_round or table.last_round)
        assert state.done == len(LETTERS)


def value(state: State, seat: int) -> float:
    """Say how good a state looks: points, and goods that become points."""
    me = state.players[seat]
    goods = sum(
        min(number, 8) * (GOODS[good].food + GOODS[good].energy / 2 + 0.5)
        for good, number in me.goods.items()
    )
    # what is built brings a two-player game to its end
    built = 12 * sum(1 for _ in me.land.buildings())
    # a turn that goes on round and round is worth less than one that ends
    waiting = 0.1 * (state.phase != "end" and state.active == seat)
    return score(me).total + 0.2 * goods + 0.5 * len(me.land.ground.terrain) + built - waiting


def weary(game: Game) -> None:
    """Two players whose landscapes have no space for what is left agree to end."""
    state = game.table.state
    if len(state.players) == TWO and state.beam > LONG and state.phase != "end":
        for seat in range(TWO):
            game.configure(seat, Settings(agree_to_end=True))


CONTRACT = Contract(
    spec=SPEC,
    variants=variants,
    conserved=conserved,
    value=value,
    games=5,
    soak=100,
    thorough=0.01,
    weary=weary,
)
