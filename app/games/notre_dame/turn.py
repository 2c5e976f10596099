"""A seat's answer being carried out: what it has been given, and what it tells."""

from collections.abc import Mapping
from typing import Any

from app.engine import exploring
from app.engine.rules import Draw, Emitted
from app.games.notre_dame import facts
from app.games.notre_dame.state import Seat, State


class Turn(exploring.Turn[State]):
    """One seat at work.

    `cover` is what the others are told instead of "no effect" where that would betray a hidden
    number.
    """

    __slots__ = ("cover", "me")

    def __init__(
        self,
        state: State,
        seat: int,
        given: Mapping[str, Any],
        events: list[Emitted] | None = None,
        *,
        trusted: bool = False,
        draw: Draw | None = None,
    ) -> None:
        super().__init__(state, seat, given, events, trusted=trusted, draw=draw)
        self.me: Seat = state.seats[seat]
        self.cover: facts.Fact | None = None

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
