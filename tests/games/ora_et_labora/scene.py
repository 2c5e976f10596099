"""Positions for the scenarios: set up by hand, played by named actions.

scene = Scene("france").seat(0, goods={"coin": 3}, built={"F08": "0,3"})
after = scene.play("place", building="F08", clergy="prior", use=True, times=1, goods={...})
assert after.gained() == {"coin": 3, ...}
"""

from typing import Any

import msgspec
import pytest

from app.engine.inputs import Offers, admits
from app.engine.payments import Goods as GoodsField
from app.engine.registry import games
from app.engine.rng import EntryRng
from app.engine.rules import IllegalAction
from app.games.ora_et_labora.actions import Action
from app.games.ora_et_labora.cards import Country
from app.games.ora_et_labora.landscape import place_district, place_plot
from app.games.ora_et_labora.modes import Length
from app.games.ora_et_labora.state import Player, State

SPEC = games()["ora_et_labora"]
CHANCE = EntryRng(bytes(32), SPEC.id, SPEC.version, 0)


class Scene:
    """A position; seat 0 begins."""

    def __init__(
        self, country: Country = "france", seats: int = 3, length: Length = "normal"
    ) -> None:
        options = SPEC.options(country=country, length=length, start_seat=0)
        self.state: State = SPEC.rules.setup(options, seats, CHANCE).state
        self.before: State = self.state

    def player(self, seat: int = 0) -> Player:
        """A player, -1: the neutral one."""
        return self.state.owner(seat)

    def seat(
        self,
        seat: int = 0,
        *,
        goods: dict[str, int] | None = None,
        built: dict[str, str] | None = None,
        clear: tuple[str, ...] = (),
        districts: tuple[tuple[int, str], ...] = (),
        plots: tuple[tuple[int, str], ...] = (),
        prior: str | None = None,
        placed: tuple[str, ...] = (),
        hand: tuple[str, ...] | None = None,
    ) -> "Scene":
        """Change a player. `goods` replace all he has; `clear` are cells to empty."""
        player = self.player(seat)
        if goods is not None:
            player.goods = dict(goods)
        for cell in clear:
            player.land.remove(cell)
        for row, side in districts:
            place_district(player.land, row, side)  # type: ignore[arg-type]
        for row, side in plots:
            place_plot(player.land, row, side)  # type: ignore[arg-type]
        for card, cell in (built or {}).items():
            assert cell in player.land.ground.terrain
            player.land.put(cell, card)
            self.state.display = tuple(other for other in self.state.display if other != card)
        if prior is not None:
            player.prior = prior
        if placed:
            player.placed = placed
        if hand is not None:
            player.hand = hand
        return self

    def wheel(self, beam: int | None = None, **since: int | None) -> "Scene":
        """Set the beam and at which of its positions indicators were at 0 (None: gone)."""
        if beam is not None:
            self.state.beam = beam
        wheel = {**self.state.wheel, **since}
        self.state.wheel = {token: at for token, at in wheel.items() if at is not None}
        return self

    def show(self, *cards: str) -> "Scene":
        """Put these buildings into the display."""
        more = [card for card in cards if card not in self.state.display]
        self.state.display = (*self.state.display, *more)
        return self

    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        (ask,) = SPEC.rules.asks(self.state)
        return ask.seat, ask.kind

    def offers(self) -> Offers:
        """The choices of whoever is asked."""
        offers: Offers = SPEC.rules.offers(self.state, self.asked()[0])
        return offers

    def play(self, kind: str, **inputs: Any) -> "Scene":
        """Answer as whoever is asked; what is played is also what is offered."""
        data = {"type": kind, **inputs}
        assert admits(self.offers(), data), "played but not offered"
        return self._apply(data)

    def _apply(self, data: dict[str, Any]) -> "Scene":
        action = msgspec.convert(data, Action)
        after = Scene.__new__(Scene)
        after.before = self.state
        step = SPEC.rules.apply(self.state, self.asked()[0], action, CHANCE)
        after.state = step.state
        return after

    def refused(self, kind: str, **inputs: Any) -> str:
        """Try to answer; returns the code of the refusal. It is not offered either."""
        data = {"type": kind, **inputs}
        assert not admits(self.offers(), data), "refused but offered"
        with pytest.raises(IllegalAction) as refused:
            self._apply(data)
        return refused.value.code

    def gained(self, seat: int = 0) -> dict[str, int]:
        """What the last answer changed in a player's goods."""
        old, new = self.before.owner(seat).goods, self.player(seat).goods
        kinds = sorted({*old, *new})
        changes = {good: new.get(good, 0) - old.get(good, 0) for good in kinds}
        return {good: change for good, change in changes.items() if change}

    def legal(self) -> list[dict[str, Any]]:
        """Every canonical answer, as plain data."""
        seat = self.asked()[0]
        return [msgspec.to_builtins(action) for action in SPEC.rules.legal(self.state, seat)]

    def blocked(self, kind: str, **head: Any) -> str:
        """The code why a way to answer is not possible at all."""
        for offer in self.offers().offers:
            if offer.action == {"type": kind, **head}:
                assert offer.blocked is not None
                return offer.blocked.code
        raise AssertionError(kind)

    def why(self, field: str, value: Any, kind: str) -> str:
        """The code why an option of the first question of a way to answer is not possible."""
        for offer in self.offers().offers:
            if offer.action["type"] == kind:
                (first,) = offer.fields
                assert not isinstance(first, GoodsField)
                assert first.name == field
                for option in first.options:  # type: ignore[union-attr]
                    if option.value == value:
                        assert option.blocked is not None
                        return str(option.blocked.code)
        raise AssertionError(kind)
