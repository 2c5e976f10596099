"""Pebbles: everybody hides a stone at once, then takes pebbles in turn, three rounds long.

It has what a game may have: chance, hidden hands, a question to all at once with answers that
may be changed, a question with fields, groups and counts, and answers that may be taken back.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

import msgspec

from app.engine.inputs import (
    Choice,
    Counts,
    Delta,
    Field,
    Offer,
    Offers,
    Option,
    Reason,
    completions,
    sample,
)
from app.engine.rng import Rng
from app.engine.rules import Ask, Draw, Emitted, GameSpec, IllegalAction, Result, Step

STONES = 9
HAND = 3
ROUNDS = 3


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`most` pebbles may be taken of each heap."""

    most: int = 2
    start_seat: int | None = None


class Hide(msgspec.Struct, frozen=True, tag_field="type", tag="hide", forbid_unknown_fields=True):
    """Choose a stone of the hand."""

    stone: int


class Take(
    msgspec.Struct,
    frozen=True,
    tag_field="type",
    tag="take",
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """Take pebbles of the heaps, or as a gift one."""

    gift: bool
    heaps: dict[str, int] | None = None


Action: TypeAlias = Hide | Take


class Hid(msgspec.Struct, frozen=True, tag_field="type", tag="hid", omit_defaults=True):
    """A stone was chosen; which, is told to its owner."""

    seat: int
    stone: int | None = None


class Took(msgspec.Struct, frozen=True, tag_field="type", tag="took"):
    """Pebbles were taken."""

    seat: int
    pebbles: int


Fact: TypeAlias = Hid | Took


@dataclass(slots=True)
class State:
    """The table: hands and hidden stones by seat, pebbles by heap and by seat."""

    options: Options
    hands: tuple[tuple[int, ...], ...]
    hidden: tuple[int | None, ...]
    pebbles: tuple[int, ...]
    heaps: dict[str, int]
    turn: int | None = None
    round: int = 0


class Table(msgspec.Struct, frozen=True):
    """What everybody sees."""

    heaps: dict[str, int]
    pebbles: tuple[int, ...]
    chosen: tuple[bool, ...]
    round: int


class Mine(msgspec.Struct, frozen=True):
    """What a seat sees of itself."""

    hand: tuple[int, ...]
    hidden: int | None


class Pebbles:
    """The rules."""

    def setup(self, options: Options, seats: int, rng: Rng) -> Step[State]:
        stones = rng.shuffled("stones", range(STONES))
        hands = tuple(tuple(stones[HAND * n : HAND * (n + 1)]) for n in range(seats))
        nobody = (None,) * seats
        state = State(options, hands, nobody, (0,) * seats, {"left": 20, "right": 20})
        return Step(state, [], barrier=True)

    def asks(self, state: State) -> list[Ask]:
        if state.round == ROUNDS:
            return []
        if state.turn is not None:
            return [Ask(f"r{state.round}.take", state.turn, "take")]
        return [
            Ask(f"r{state.round}.hide", seat, "hide", answered=stone is not None)
            for seat, stone in enumerate(state.hidden)
        ]

    def offers(self, state: State, seat: int) -> Offers:
        if seat not in [ask.seat for ask in self.asks(state)]:
            return Offers()
        if state.turn is None:
            hand = state.hands[seat]
            return Offers(tuple(Offer({"type": "hide", "stone": stone}) for stone in hand))
        most = min(state.options.most, *state.heaps.values())
        places = {heap: min(most, number) for heap, number in state.heaps.items()}
        counts: tuple[Field, ...] = (Counts("heaps", "heap", places, 1, 2 * most),)
        mine = state.pebbles[seat]
        gift: Delta = {"pebbles": (mine, mine + 1)}
        full = Reason("full", {"most": most}) if most == 0 else None
        choice = Choice(
            "gift",
            "yes_no",
            (Option(value=True, delta=gift), Option(False, "heaps", blocked=full)),
        )
        return Offers((Offer({"type": "take"}, (choice,)),), {"heaps": counts})

    def legal(self, state: State, seat: int) -> Iterator[Action]:
        for action in completions(self.offers(state, seat)):
            yield msgspec.convert(action, Action)

    def sample(self, state: State, seat: int, draw: Draw) -> Action:
        action: Action = msgspec.convert(sample(self.offers(state, seat), draw), Action)
        return action

    def apply(self, state: State, seat: int, action: Action, rng: Rng) -> Step[State]:
        del rng
        if seat not in [ask.seat for ask in self.asks(state)]:
            raise IllegalAction("not_asked")
        if isinstance(action, Hide):
            return self._hide(state, seat, action)
        if state.turn is None:
            raise IllegalAction("wrong_kind")
        return self._take(state, seat, action)

    def _hide(self, state: State, seat: int, action: Hide) -> Step[State]:
        if state.turn is not None or action.stone not in state.hands[seat]:
            raise IllegalAction("no_such_stone")
        again = state.hidden[seat] is not None
        hidden = (*state.hidden[:seat], action.stone, *state.hidden[seat + 1 :])
        turn = None if None in hidden else 0
        told = Emitted(Hid(seat, action.stone), (seat,), None if again else Hid(seat))
        return Step(replace(state, hidden=hidden, turn=turn), [told], barrier=True)

    def _take(self, state: State, seat: int, action: Take) -> Step[State]:
        taken = {} if action.gift else action.heaps or {}
        if action.gift != (action.heaps is None) or (not action.gift and not taken):
            raise IllegalAction("heaps_or_gift")
        most = min(state.options.most, *state.heaps.values())
        if any(not 1 <= n <= min(most, state.heaps.get(h, 0)) for h, n in taken.items()):
            raise IllegalAction("not_in_heap", most=most)
        number = 1 if action.gift else sum(taken.values())
        pebbles = list(state.pebbles)
        pebbles[seat] += number
        heaps = {heap: n - taken.get(heap, 0) for heap, n in state.heaps.items()}
        after = replace(state, pebbles=tuple(pebbles), heaps=heaps, turn=seat + 1)
        if after.turn == len(pebbles):
            after = replace(after, turn=None, round=state.round + 1, hidden=(None,) * len(pebbles))
        return Step(after, [Emitted(Took(seat, number))], barrier=False)

    def preview(self, state: State, seat: int, action: Action) -> Delta:
        if isinstance(action, Hide):
            self._checked(state, seat, action)
            return {}
        after = self._checked(state, seat, action)
        return {"pebbles": (state.pebbles[seat], after.pebbles[seat])}

    def _checked(self, state: State, seat: int, action: Action) -> State:
        if seat not in [ask.seat for ask in self.asks(state)]:
            raise IllegalAction("not_asked")
        if isinstance(action, Hide):
            return self._hide(state, seat, action).state
        if state.turn is None:
            raise IllegalAction("wrong_kind")
        return self._take(state, seat, action).state

    def view(self, state: State, seat: int | None) -> Mapping[str, msgspec.Struct]:
        if seat is not None:
            return {"mine": Mine(state.hands[seat], state.hidden[seat])}
        chosen = tuple(stone is not None for stone in state.hidden)
        return {"table": Table(state.heaps, state.pebbles, chosen, state.round)}

    def determinize(self, state: State, seat: int | None, rng: Rng) -> State:
        others = [n for n in range(len(state.hands)) if n != seat]
        unseen = [s for s in range(STONES) if seat is None or s not in state.hands[seat]]
        stones = rng.shuffled("stones", unseen)
        hands, hidden = list(state.hands), list(state.hidden)
        for place, n in enumerate(others):
            hands[n] = tuple(stones[HAND * place : HAND * (place + 1)])
            if hidden[n] is not None:
                hidden[n] = hands[n][rng.below(f"hidden.{n}", HAND)]
        return replace(state, hands=tuple(hands), hidden=tuple(hidden))

    def result(self, state: State) -> Result | None:
        if state.round < ROUNDS:
            return None
        scores = state.pebbles
        return Result(tuple(1 + sum(o > s for o in scores) for s in scores), scores)


SPEC: GameSpec[State, Action] = GameSpec(
    id="pebbles",
    version=1,
    seats=(2, 3),
    options=Options,
    state=State,
    action=Action,
    fact=Fact,
    sections={"table": Table, "mine": Mine},
    rules=Pebbles(),
)
