"""A seat's answer being carried out: what it has been given, and what it tells."""

from typing import cast

from app.engine import exploring
from app.engine.rules import Emitted
from app.games.notre_dame import facts
from app.games.notre_dame.state import Seat, State


class Turn(exploring.Turn[State], eq=False):
    """One seat at work.

    `cover` is what the others are told instead of "no effect" where that would betray a hidden
    number.
    """

    me: Seat = cast("Seat", None)  # at once set below
    cover: facts.Fact | None = None

    def __post_init__(self) -> None:
        self.me = self.state.seats[self.seat]

    def head(self, fact: facts.Fact) -> None:
        """Tell a fact whose effects follow."""
        self.events.append(Emitted(fact))
        self.effect = False
        self.cover = None

    def tell_own(self, fact: facts.Fact, instead: facts.Fact | None = None) -> None:
        """Tell this seat one thing and everybody else another, or nothing."""
        self.events.append(Emitted(fact, to=(self.seat,), instead=instead))
        self.effect = True

    def close(self) -> None:
        """End what the last head began."""
        if self.effect:
            return
        nothing = facts.NoEffect(seat=self.seat)
        if self.cover is None:
            self.events.append(Emitted(nothing))
        else:
            self.events.append(Emitted(nothing, to=(self.seat,), instead=self.cover))
