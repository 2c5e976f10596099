"""Hidden cards: every copy carries a mark, and nobody is sent a mark he may not know (S1, S4)."""

import re
from collections.abc import Callable
from functools import partial
from itertools import count, islice
from random import Random
from typing import Any

import pytest

from app.engine.codec import encode
from app.engine.rng import EntryRng
from app.engine.rules import Emitted, IllegalAction
from app.engine.selfplay import Game, play
from app.engine.testing import known_to, told
from app.games.notre_dame.actions import Hire, Pick, Play
from app.games.notre_dame.facts import Played
from app.games.notre_dame.options import Options
from app.games.notre_dame.state import State
from tests.games.notre_dame.contract import SPEC, conserved
from tests.games.notre_dame.scene import RULES, Scene, chance

MARK = re.compile(rb"m\d{4}x")


def mark(state: State) -> State:
    """Mark every hidden copy of a card."""
    numbers = count(1000)
    marked = state.clone()

    def all_marked(cards: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(f"{card}.m{next(numbers)}x" for card in cards)

    for seat in marked.seats:
        seat.pile, seat.pack = all_marked(seat.pile), all_marked(seat.pack)
        seat.known = seat.pack
    marked.browns, marked.greys = all_marked(marked.browns), all_marked(marked.greys)
    marked.persons = all_marked(marked.persons)
    return marked


class Witness:
    """What one observer may know by now, and what it is sent."""

    def __init__(self, observer: int | None) -> None:
        self.observer = observer
        self.may_know: set[str] = set()

    def learn(self, state: State, events: list[Emitted]) -> None:
        """Take note of what is public, and of what this seat holds."""
        self.may_know.update(state.persons)
        # a third card that the Scholar plays may be cleaned up in the same step
        played = [event.fact for event in events if isinstance(event.fact, Played)]
        self.may_know.update(fact.card for fact in played)
        for number, seat in enumerate(state.seats):
            self.may_know.update(seat.played)
            if number == self.observer:
                self.may_know.update(seat.pack + seat.kept + seat.hand)
                if seat.spied:
                    self.may_know.update(state.greys)

    def check(self, state: State, events: list[Emitted]) -> None:
        marks = {found for card in self.may_know for found in MARK.findall(card.encode())}
        sent = known_to(SPEC, state, self.observer) + told(events, self.observer)
        assert set(MARK.findall(sent)) <= marks


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("open_scores", [True, False])
def test_s1_nobody_is_sent_a_hidden_card(seats: int, open_scores: bool) -> None:
    for seed in range(3):
        random = Random(seed)
        options = Options(new_persons=True, open_scores=open_scores)
        game = Game.start(SPEC, options, seats, random.randbytes(32))
        game.table = type(game.table)(mark(game.table.state), 0, game.table.answers)
        game.facts[0] = []
        witnesses = [Witness(observer) for observer in (None, *range(seats))]

        def watch(game: Game, witnesses: list[Witness] = witnesses) -> None:
            for witness in witnesses:
                witness.learn(game.table.state, game.facts[-1])
                witness.check(game.table.state, game.facts[-1])

        play(game, random, watch=watch)
        assert b"m1000x" in encode(game.table.state)


def refusal_of(ask: Callable[[], Any]) -> IllegalAction:
    with pytest.raises(IllegalAction) as refused:
        ask()
    return refused.value


def test_errors_and_previews_name_no_card_of_others() -> None:
    scene = Scene(3)
    other = scene.state.seats[1].hand[0]
    for action in (Play(card=other), Hire(person=other), Pick(card=other)):
        for refused in (
            refusal_of(partial(RULES.preview, scene.state, 0, action)),
            refusal_of(partial(RULES.apply, scene.state, 0, action, chance())),
        ):
            assert other not in repr((refused.code, refused.params))


# what a seat cannot know is dealt anew, what it knows stays


def rounds_in(number: int, seats: int, seed: int, **options: Any) -> list[State]:
    """Return the positions of a random game up to the end of a round."""
    random = Random(seed)
    game = Game.start(SPEC, Options(**options), seats, random.randbytes(32))
    states: list[State] = []
    play(game, random, watch=lambda game: states.append(game.table.state))
    return [state for state in states if state.number <= number]


def dealt_again(state: State, observer: int | None, times: int = 20) -> list[State]:
    return [
        RULES.determinize(state, observer, EntryRng(bytes([n] * 32), "notre_dame", 1, 0))
        for n in range(times)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("observer", [None, 0, 1])
def test_dealing_again_keeps_every_piece(seats: int, observer: int | None) -> None:
    for state in islice(rounds_in(3, seats, 1), 0, None, 7):
        for other in dealt_again(state, observer, 3):
            assert conserved(other) == conserved(state)


def test_hands_piles_and_persons_of_others_change() -> None:
    state = next(s for s in rounds_in(1, 4, 2) if s.phase == "actions")
    others = dealt_again(state, 0)
    assert len({other.seats[0].pile for other in others}) > 10
    assert len({other.seats[2].hand for other in others}) > 10
    assert len({other.browns for other in others}) > 1
    assert len({other.greys for other in others}) > 5
    assert {other.seats[0].hand for other in others} == {state.seats[0].hand}


def test_cards_that_passed_through_the_own_hands_stay_known() -> None:
    state = next(s for s in rounds_in(1, 4, 3) if s.phase == "draft2")
    given = set(state.seats[0].passed[0])
    for other in dealt_again(state, 0):
        assert set(other.seats[1].pack) == given


def test_who_kept_which_of_the_two_passed_cards_is_open() -> None:
    state = next(s for s in rounds_in(1, 4, 3) if s.phase == "actions")
    one, two = state.seats[0].passed[0]
    (last,) = state.seats[0].passed[1]
    owners = set()
    for other in dealt_again(state, 0):
        assert last in other.seats[1].hand
        owners.add((one in other.seats[1].hand, two in other.seats[1].hand))
    assert owners == {(True, False), (False, True)}


def test_with_two_players_the_card_that_came_back_tells_who_kept_which() -> None:
    state = next(s for s in rounds_in(1, 2, 3) if s.phase == "actions")
    for other in dealt_again(state, 0):
        kept = set(state.seats[0].passed[0]) & set(other.seats[1].hand)
        assert kept == set(state.seats[0].passed[0]) - set(state.seats[0].hand)


def test_a_pick_of_the_left_neighbour_is_open() -> None:
    states = [s for s in rounds_in(3, 4, 5) if s.phase == "draft2" and s.seats[1].pick]
    picks = {other.seats[1].pick for other in dealt_again(states[0], 0)}
    assert picks == set(states[0].seats[0].passed[0])


def test_who_has_spied_keeps_the_greys() -> None:
    scene = Scene(3, new_persons=True).hire("spy")
    assert {other.greys for other in dealt_again(scene.state, 0)} == {scene.state.greys}
    assert len({other.greys for other in dealt_again(scene.state, 1)}) > 5


def test_closed_totals_of_others_change() -> None:
    scene = Scene(3, open_scores=False).at(0, prestige=20).at(1, prestige=30)
    others = dealt_again(scene.state, 0)
    assert {other.seats[0].prestige for other in others} == {20}
    assert len({other.seats[1].prestige for other in others}) > 5
