"""The rules of Notre Dame behind the engine's protocol."""

from collections.abc import Iterator, Mapping

import msgspec

from app.engine.inputs import Delta, Offers
from app.engine.rng import Rng
from app.engine.rules import Ask, Draw, Result, Step
from app.games.notre_dame import answers, offers, scoring, viewing
from app.games.notre_dame.actions import Action
from app.games.notre_dame.determinize import determinize
from app.games.notre_dame.options import Options
from app.games.notre_dame.setup import set_up
from app.games.notre_dame.state import State


class NotreDame:
    """Implements app.engine.rules.Rules; every method is documented there."""

    def setup(self, options: Options, seats: int, rng: Rng) -> Step[State]:
        """Set up (§2)."""
        return set_up(options, seats, rng)

    def asks(self, state: State) -> list[Ask]:
        """Ask by phase (§4)."""
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
        """Build the sections of `view`."""
        return viewing.public_view(state) if seat is None else viewing.own_view(state, seat)

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        """Re-deal hidden cards, persons and closed scores."""
        return determinize(state, seat, rng)

    def result(self, state: State) -> Result | None:
        """Rank the seats (§8)."""
        return scoring.result(state)
