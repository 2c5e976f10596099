"""The contract notices a game that breaks it."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest

from app.engine.inputs import Choice, Delta, Offer, Offers
from app.engine.rng import Rng
from app.engine.rules import Ask, Draw, Emitted, IllegalAction, Step
from app.engine.selfplay import Game, play
from app.engine.testing import Contract, ContractBroken, check_game
from tests.toy_games.pebbles.spec import (
    SPEC,
    Action,
    Hid,
    Hide,
    Mine,
    Options,
    Pebbles,
    State,
    Take,
    Took,
)


def broken(rules: Pebbles) -> Contract:
    return Contract(
        spec=replace(SPEC, rules=rules),
        variants=lambda _: (Options(),),
        conserved=lambda state: sorted(stone for hand in state.hands for stone in hand),
        value=lambda state, seat: float(state.pebbles[seat]),
    )


def check_games(contract: Contract, thorough: float) -> None:
    for seed in range(30):
        check_game(contract, Options(), 3, seed, thorough=thorough)


class ShowsHidden(Pebbles):
    def view(self, state: State, seat: int | None) -> Mapping[str, msgspec.Struct]:
        shown = super().view(state, seat)
        return {**shown, "mine": Mine(state.hands[0], None)} if seat is None else shown


class ShowsAnUndeclaredSection(Pebbles):
    def view(self, state: State, seat: int | None) -> Mapping[str, msgspec.Struct]:
        return {**super().view(state, seat), "more": Hid(0)}


class TellsHidden(Pebbles):
    def apply(self, state: State, seat: int, action: Action, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        if not step.barrier:
            step.events.append(Emitted(Took(seat, state.hidden[1] or 0)))
        return step


class ChangesInPlace(Pebbles):
    def apply(self, state: State, seat: int, action: Action, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        if not step.barrier:
            state.heaps["left"] += 1
        return step


class HidesAChoice(Pebbles):
    def offers(self, state: State, seat: int) -> Offers:
        offers = super().offers(state, seat)
        if not offers.groups:
            return offers
        (choice,) = offers.offers[0].fields
        assert isinstance(choice, Choice)
        fewer = Choice(choice.name, choice.of, choice.options[1:])
        return Offers((Offer({"type": "take"}, (fewer,)),), offers.groups)


class OffersTooMuch(Pebbles):
    def offers(self, state: State, seat: int) -> Offers:
        offers = super().offers(state, seat)
        if not offers.offers:
            return offers
        return Offers((*offers.offers, Offer({"type": "hide", "stone": 99})), offers.groups)


class ChangesTheQuestion(Pebbles):
    def offers(self, state: State, seat: int) -> Offers:
        offers = super().offers(state, seat)
        if state.turn is not None:
            return offers
        chosen = sum(stone is not None for stone in state.hidden)
        return Offers(offers.offers[: len(offers.offers) - chosen])


class LegalDiffers(Pebbles):
    def legal(self, state: State, seat: int) -> Iterator[Action]:
        first, *_ = [*super().legal(state, seat), None]
        if first is not None:
            yield first


class NothingLegal(Pebbles):
    def legal(self, *_: Any) -> Iterator[Action]:
        return iter(())


class OffersUnasked(Pebbles):
    def offers(self, state: State, seat: int) -> Offers:
        return super().offers(state, seat if seat < 2 else 0)

    def asks(self, state: State) -> list[Ask]:
        return [ask for ask in super().asks(state) if ask.seat < 2]


class LegalUnasked(Pebbles):
    def legal(self, state: State, seat: int) -> Iterator[Action]:
        yield from super().legal(state, seat)
        if seat < 0:
            yield Hide(0)


class AnybodyActs(Pebbles):
    def apply(self, state: State, seat: int, action: Action, rng: Rng) -> Step[State]:
        return super().apply(state, max(seat, 0), action, rng)

    def preview(self, state: State, seat: int, action: Action) -> Delta:
        return super().preview(state, max(seat, 0), action)


class AsksTwice(Pebbles):
    def asks(self, state: State) -> list[Ask]:
        return super().asks(state) * 2


class PreviewAccepts(Pebbles):
    def preview(self, state: State, seat: int, action: Action) -> Delta:
        try:
            return super().preview(state, seat, action)
        except IllegalAction:
            return {}


class PreviewDiffers(Pebbles):
    def preview(self, state: State, seat: int, action: Action) -> Delta:
        return dict.fromkeys(super().preview(state, seat, action), (0, 100))


class LosesAStone(Pebbles):
    def apply(self, state: State, seat: int, action: Action, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        return replace(step, state=replace(step.state, hands=((), *step.state.hands[1:])))


class NeverTellsTheResult(Pebbles):
    def result(self, *_: Any) -> None:
        return None


class LosesJson(Pebbles):
    def setup(self, options: Options, seats: int, rng: Rng) -> Step[State]:
        step = super().setup(options, seats, rng)
        step.state.hands = list(step.state.hands)  # type: ignore[assignment]
        return step


class WrongFact(Pebbles):
    def apply(self, state: State, seat: int, action: Action, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        step.events.append(Emitted(Took(seat, 1.0)))  # type: ignore[arg-type]
        return step


class TellsByChance(Pebbles):
    def __init__(self) -> None:
        self.calls = count()

    def apply(self, state: State, seat: int, action: Action, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        step.events.append(Emitted(Took(seat, next(self.calls))))
        return step


class GoesByChance(Pebbles):
    def __init__(self) -> None:
        self.calls = count()

    def apply(self, state: State, seat: int, action: Action, rng: Rng) -> Step[State]:
        step = super().apply(state, seat, action, rng)
        step.state.heaps = {**step.state.heaps, "calls": 20 + next(self.calls)}
        return step


class DrawsAnything(Pebbles):
    def sample(self, state: State, seat: int, draw: Draw) -> Any:
        drawn = super().sample(state, seat, draw)
        return Take(gift=False, heaps={"bogus": 9}) if isinstance(drawn, Take) else drawn


class NeverEnds(Pebbles):
    def apply(self, state: State, *_: Any) -> Step[State]:
        return Step(state, [], barrier=True)


@pytest.mark.parametrize(
    ("rules", "thorough", "what"),
    [
        (ShowsHidden(), 1, "hidden things show"),
        (ShowsAnUndeclaredSection(), 1, "an undeclared section"),
        (TellsHidden(), 1, "a fact tells hidden things"),
        (ChangesInPlace(), 1, "the state was changed in place"),
        (ChangesInPlace(), 0, "undo leads elsewhere"),
        (HidesAChoice(), 1, "legal but not offered"),
        (OffersTooMuch(), 1, "an offered action is refused"),
        (ChangesTheQuestion(), 0, "the choices of an open question changed"),
        (LegalDiffers(), 1, "offers and legal differ"),
        (NothingLegal(), 1, "a question without an answer"),
        (OffersUnasked(), 1, "offers unasked"),
        (LegalUnasked(), 1, "legal unasked"),
        (AnybodyActs(), 1, "somebody else may act"),
        (AsksTwice(), 1, "a seat is asked twice"),
        (PreviewAccepts(), 1, "apply and preview disagree"),
        (PreviewDiffers(), 1, "a certain result is not what the preview says"),
        (LosesAStone(), 0, "a piece came or went"),
        (NeverTellsTheResult(), 0, "asked and ended do not fit"),
        (LosesJson(), 1, "the state does not survive JSON"),
        (WrongFact(), 0, "a fact does not survive JSON"),
        (TellsByChance(), 0, "the replay tells other facts"),
        (DrawsAnything(), 1, "a drawn action is not offered"),
        (GoesByChance(), 0, "the replay ends elsewhere"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Pebbles) else "",
)
def test_a_broken_game_is_noticed(rules: Pebbles, thorough: float, what: str) -> None:
    with pytest.raises(ContractBroken, match=what):
        check_games(broken(rules), thorough)


def test_a_whole_game_passes() -> None:
    check_game(broken(Pebbles()), Options(), 3, 0, thorough=1)


def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.engine.selfplay.LONGEST_GAME", 20)
    game: Any = Game.start(replace(SPEC, rules=NeverEnds()), Options(), 2, bytes(32))
    with pytest.raises(RuntimeError, match="does not end"):
        play(game, Random(0))
