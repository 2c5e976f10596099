"""What everybody may see: all of it, in named sections built from the state."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from app.games.ora_et_labora import estates, wheel
from app.games.ora_et_labora.cards import Goods
from app.games.ora_et_labora.landscape import District, Plot
from app.games.ora_et_labora.modes import LETTERS, MODES, TOKENS, Mode, deck
from app.games.ora_et_labora.options import Options
from app.games.ora_et_labora.scoring import SOLO_TARGET, Score, score
from app.games.ora_et_labora.state import Player, State


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """A named part of a view."""


class Table(Section, frozen=True, kw_only=True):
    """What the game is played with; it never changes.

    `wheel` are the values by steps behind the beam, `grapes` and `stone` the rounds they enter,
    `settlements` the rounds of the phases, `coming` the buildings of each later deck.
    """

    mode: str
    country: str
    wheel: tuple[int, ...]
    grapes: int | None
    stone: int | None
    settlements: tuple[int, ...]
    bonus_round: int | None
    last_round: int | None
    coming: dict[str, tuple[str, ...]]
    options: Any


class Round(Section, frozen=True, kw_only=True):
    """The course of the game. `phase`: actions, settlement, bonus, neutral, neutral_prior, end.

    `turns` are the seats still to act in this round or phase, the first now; `actions` are left
    to it. `phases`: settlement phases done. `bought`: the landscape of this turn is bought.
    `price` is that of a work contract.
    """

    round: int
    phase: str
    start_seat: int
    turns: tuple[int, ...]
    actions: int
    phases: int
    bought: bool
    price: int
    final: bool
    agreed: tuple[bool, ...]


class Indicator(msgspec.Struct, frozen=True):
    """What an indicator shows now and after the next turn of the wheel (None: gone)."""

    now: int
    next: int | None


class Wheel(Section, frozen=True, kw_only=True):
    """The indicators on the wheel, and how far each is behind the beam."""

    indicators: dict[str, Indicator]
    steps: dict[str, int]


class Supply(Section, frozen=True, kw_only=True):
    """The display, the prices of the top landscapes (None: none left) and how many are left."""

    display: tuple[str, ...]
    district: int | None
    plot: int | None
    districts: int
    plots: int
    wonders: int


class PlayerSection(Section, frozen=True, kw_only=True):
    """A player, or the neutral player. `prior` and `placed` are the buildings they stand on.

    `score` is shown while the room shows it, and at the end.
    """

    goods: Goods
    cards: dict[str, str]
    districts: tuple[District, ...]
    plots: tuple[Plot, ...]
    terrain: dict[str, str]
    prior: str | None
    placed: tuple[str, ...]
    brothers: int
    hand: tuple[str, ...]
    order: str
    score: Score | None


class Outcome(Section, frozen=True, kw_only=True):
    """The end. `reached`: whether a solo player has 500 points."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    reached: bool | None


def public_view(state: State) -> Mapping[str, Section]:
    """Return all sections."""
    sections: dict[str, Section] = {
        "table": _table(state.mode, state.options),
        "round": _round(state),
        "wheel": _wheel(state),
        "supply": Supply(
            display=state.display,
            district=estates.district_price(state),
            plot=estates.plot_price(state),
            districts=9 - state.districts,
            plots=9 - state.plots,
            wonders=state.wonders,
        ),
    }
    shown = state.options.running_score or state.phase == "end"
    for seat, player in enumerate(state.players):
        sections[f"player.{seat}"] = _player(player, state.orders[seat], shown=shown)
    if state.neutral is not None:
        sections["neutral"] = _player(state.neutral, "", shown=False)
    if state.phase == "end":
        sections["result"] = _outcome(state)
    return sections


@cache
def _table(mode: Mode, options: Options) -> Table:
    table = MODES[mode]
    cards = deck(mode, options.country, without_f29=options.without_f29)
    return Table(
        mode=mode,
        country=options.country,
        wheel=table.wheel,
        grapes=table.grapes if options.country == "france" else None,
        stone=table.stone,
        settlements=table.settlements,
        bonus_round=table.bonus_round,
        last_round=table.last_round,
        coming={
            letter: tuple(card.id for card in cards if card.deck == letter)
            for letter in LETTERS[:4]
        },
        options=options,
    )


def _round(state: State) -> Round:
    return Round(
        round=state.beam,
        phase="neutral_prior" if state.phase == "neutral_over" else state.phase,
        start_seat=state.start_seat,
        turns=tuple(seat for seat, _ in state.sequence),
        actions=state.actions,
        phases=state.done,
        bought=state.bought,
        price=state.price,
        final=state.final,
        agreed=state.agreed,
    )


def _wheel(state: State) -> Wheel:
    values = state.table.wheel
    indicators, steps = {}, {}
    for token in (*TOKENS, *wheel.LATE):
        now = wheel.value(state, token)
        if now is None:
            continue
        behind = state.beam - state.wheel[token]
        later: int | None = values[min(behind + 1, len(values) - 1)]
        if behind + 1 == len(values) and state.mode == "solo":
            later = None
        indicators[token] = Indicator(now, later)
        steps[token] = behind
    return Wheel(indicators=indicators, steps=steps)


def _player(player: Player, order: str, *, shown: bool) -> PlayerSection:
    land = player.land
    return PlayerSection(
        goods=player.goods,
        cards=land.cards,
        districts=land.districts,
        plots=land.plots,
        terrain=land.ground.terrain,
        prior=player.prior,
        placed=player.placed,
        brothers=player.brothers,
        hand=player.hand,
        order=order,
        score=score(player) if shown else None,
    )


def _outcome(state: State) -> Outcome:
    totals = tuple(score(player).total for player in state.players)
    return Outcome(
        scores=totals,
        places=tuple(1 + sum(other > total for other in totals) for total in totals),
        reached=totals[0] >= SOLO_TARGET if state.mode == "solo" else None,
    )


SECTIONS: dict[str, type[msgspec.Struct]] = {
    "table": Table,
    "round": Round,
    "wheel": Wheel,
    "supply": Supply,
    **{f"player.{seat}": PlayerSection for seat in range(4)},
    "neutral": PlayerSection,
    "result": Outcome,
}
