"""The rules of Ora et Labora behind the engine's protocol."""

from collections.abc import Iterator, Mapping

import msgspec

from app.engine.inputs import Delta, Offers
from app.engine.rng import Rng
from app.engine.rules import Ask, Draw, Result, Step
from app.games.ora_et_labora import answers, offers, scoring, view
from app.games.ora_et_labora.actions import Action
from app.games.ora_et_labora.options import Options
from app.games.ora_et_labora.setup import set_up
from app.games.ora_et_labora.state import State


class OraEtLabora:
    """Implements app.engine.rules.Rules; every method is documented there."""

    def setup(self, options: Options, seats: int, rng: Rng) -> Step[State]:
        """Set up (§3)."""
        return set_up(options, seats, rng)

    def asks(self, state: State) -> list[Ask]:
        """Ask by phase and task."""
        return answers.asks(state)

    def offers(self, state: State, seat: int) -> Offers:
        """Offer what the effects ask for."""
        return offers.offers(state, seat)

    def legal(self, state: State, seat: int) -> Iterator[Action]:
        """Complete the offers."""
        return offers.legal(state, seat)

    def sample(self, state: State, seat: int, draw: Draw) -> Action:
        """Draw what the effects ask for."""
        return offers.sample(state, seat, draw)

    def apply(self, state: State, seat: int, action: Action, rng: Rng) -> Step[State]:
        """Answer, then go on by itself."""
        return answers.apply(state, seat, action, rng)

    def preview(self, state: State, seat: int, action: Action) -> Delta:
        """Answer without going on."""
        return offers.preview(state, seat, action)

    def view(self, state: State, seat: int | None) -> Mapping[str, msgspec.Struct]:
        """Build the sections of `view`: nothing is hidden from anybody."""
        return view.public_view(state) if seat is None else {}

    def determinize(self, state: State, _seat: int | None, _rng: Rng) -> State:
        """Copy: everybody knows everything."""
        return state.clone()

    def result(self, state: State) -> Result | None:
        """Rank the players (§13)."""
        return scoring.result(state)
