"""The draft, rules section 4 phase 2."""

from collections import Counter
from itertools import permutations

import pytest

from app.engine.codec import state_hash
from app.engine.rng import EntryRng
from app.games.notre_dame.actions import Pick, Play
from app.games.notre_dame.cards import deck_of
from app.games.notre_dame.options import Options
from app.games.notre_dame.state import State
from tests.games.notre_dame.scene import RULES, Scene, chance

ALL_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def dealt(seats: int) -> Scene:
    scene = Scene(seats)
    scene.state = RULES.setup(Options(start_seat=0), seats, chance()).state
    return scene


def pick_first(scene: Scene) -> None:
    for seat in range(len(scene.state.seats)):
        scene.pick(scene.state.seats[seat].pack[0], seat)


def all_cards(state: State) -> Counter[str]:
    return Counter(
        card
        for seat in state.seats
        for card in seat.pile + seat.pack + seat.kept + seat.hand + seat.played
    )


@ALL_SEATS
def test_u2_the_named_recipient_receives_and_no_card_is_lost(seats: int) -> None:
    scene = dealt(seats)
    cards = all_cards(scene.state)
    for step, size in ((1, 3), (2, 2)):
        asks = RULES.asks(scene.state)
        assert [ask.question for ask in asks] == [f"A1.draft{step}"] * seats
        packs = [seat.pack for seat in scene.state.seats]
        assert [len(pack) for pack in packs] == [size] * seats
        for seat in range(seats):
            assert scene.view(f"seat.{seat}").cards == 3
            assert scene.view("hand", seat).left == asks[seat].params["to"]
        pick_first(scene)
        assert all_cards(scene.state) == cards
        for seat, ask in enumerate(asks):
            to = scene.state.seats[int(ask.params["to"])]
            assert to.received[step - 1] == packs[seat][1:]
            assert scene.state.seats[seat].passed[step - 1] == packs[seat][1:]
    for number, player in enumerate(scene.state.seats):
        assert len(player.hand) == 3
        decks = [deck_of(card) for card in player.hand]
        assert decks == [number, (number - 1) % seats, (number - 2) % seats]
        assert scene.view(f"seat.{number}").cards == 3


def test_u2_with_two_players_the_second_pass_goes_back() -> None:
    scene = dealt(2)
    given = scene.state.seats[0].pack[1:]
    pick_first(scene)
    assert scene.view("hand", 1).left == 0
    pick_first(scene)
    assert scene.state.seats[0].received[1][0] in given


def test_a_kept_card_is_never_passed() -> None:
    scene = dealt(3)
    kept = scene.state.seats[0].pack[0]
    pick_first(scene)
    scene.refuses_action("not_in_pack", Pick(card=kept))
    assert scene.view("hand").kept == (kept,)


def test_the_received_cards_are_shown_only_after_everybody_has_picked() -> None:
    scene = dealt(3)
    scene.pick(scene.state.seats[0].pack[0], 0)
    assert scene.view("hand").received == ()
    scene.pick(scene.state.seats[1].pack[0], 1)
    assert scene.view("hand").received == ()


def test_a_pick_may_be_changed_until_everybody_has_picked() -> None:
    scene = dealt(3)
    first, second, third = scene.state.seats[0].pack
    scene.pick(first, 0)
    assert scene.ask(0).answered
    assert not scene.ask(1).answered
    assert scene.view("seat.0", 1).locked
    scene.pick(second, 0)
    assert scene.told(0) == [
        {"type": "picked", "seat": 0, "step": 1, "card": second, "again": True}
    ]
    assert scene.view("hand").pick == second
    scene.pick(scene.state.seats[1].pack[0], 1)
    scene.pick(scene.state.seats[2].pack[0], 2)
    assert scene.state.seats[0].kept == (second,)
    assert scene.state.seats[1].pack == (first, third)


def test_s4_others_learn_that_there_is_a_pick_and_not_that_it_changed() -> None:
    scene = dealt(3)
    first, second, _ = scene.state.seats[0].pack
    scene.pick(first, 0)
    views = {name: scene.view(name, 1) for name in RULES.view(scene.state, 1)}
    for observer in (None, 1):
        assert scene.told(observer) == [{"type": "picked", "seat": 0, "step": 1}]
    scene.pick(second, 0)
    for observer in (None, 1):
        assert scene.told(observer) == []
    assert {name: scene.view(name, 1) for name in views} == views


def test_s4_passed_cards_are_told_to_giver_and_receiver_alone() -> None:
    scene = dealt(4)
    pick_first(scene)
    for observer in range(4):
        passed = [fact for fact in scene.told(observer) if fact["type"] == "passed"]
        assert {(fact["seat"], fact["to"]) for fact in passed} == {
            (observer, (observer + 1) % 4),
            ((observer - 1) % 4, observer),
        }
    assert [fact["type"] for fact in scene.told(None)] == ["picked", "drafted"]


@ALL_SEATS
def test_n7_picks_in_any_order_lead_to_the_same_hands(seats: int) -> None:
    start = dealt(seats).state
    ends = set()
    for order in list(permutations(range(seats)))[:24]:
        state = start
        advances = 0
        for seat in order:
            pick = Pick(card=start.seats[seat].pack[1])
            rng = EntryRng(bytes(32), "notre_dame", 1, 1)
            state = RULES.apply(state, seat, pick, rng).state
            advances += state.phase == "draft2"
        assert advances == 1
        for seat in range(seats):
            giver = start.seats[seat].pack
            assert state.seats[(seat + 1) % seats].pack == (giver[0], giver[2])
        ends.add(state_hash(state))
    assert len(ends) == 1


def test_picks_and_deals_are_barriers() -> None:
    scene = dealt(2)
    scene.pick(scene.state.seats[0].pack[0], 0)
    assert scene.barrier


def test_what_is_not_in_the_pack_cannot_be_picked() -> None:
    scene = dealt(3)
    scene.refuses_action("not_in_pack", Pick(card=scene.state.seats[1].pack[0]))
    scene.refuses_action("not_in_pack", Pick(card="bogus"))
    scene.refuses_action("wrong_kind", Play(card=scene.state.seats[0].pack[0]))
    scene.refuses_action("not_asked", Pick(card="bank.0"), seat=3)
    scene.refuses_action("not_asked", Pick(card="bank.0"), seat=-1)
