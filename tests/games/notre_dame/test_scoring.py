"""The cathedral, the end and the ranking, rules sections 4 and 8."""

from typing import Any

import pytest

from app.games.notre_dame.cards import deck
from app.games.notre_dame.facts import Cathedral, Ended, Gained
from app.games.notre_dame.scoring import places, result, share_of_pool
from tests.games.notre_dame.scene import RULES, Scene

QUIET = ("landlady", "moneylender", "lawyer")


def last_hire(seats: int = 4, number: int = 3, **options: Any) -> Scene:
    """A scene before the hires of this round, with no rats about."""
    scene = Scene(seats, **options).hiring(*QUIET)
    scene.state.number = number
    return scene


def end_round(scene: Scene) -> Scene:
    for seat in scene.state.clockwise():
        scene.pass_hire(seat)
    return scene


def all_drawn(scene: Scene) -> Scene:
    """Let every card but the own third be played, as at the end of a period."""
    for number, seat in enumerate(scene.state.seats):
        seat.hand, seat.pile = deck(number)[:1], ()
        scene.state.discard += deck(number)[1:]
    return scene


def gains(scene: Scene) -> list[tuple[int, int | None]]:
    return [(fact.seat, fact.by) for fact in scene.facts if isinstance(fact, Gained)]


def test_example_3_r12_four_players() -> None:
    scene = last_hire(4).at(0, cathedral=2, park=2).at(1, cathedral=1)
    assert share_of_pool(scene.state) == 3
    end_round(scene).has(0, prestige=7, cathedral=0).has(1, prestige=3, cathedral=0)
    told = scene.fact(Cathedral)
    assert (told.pool, told.each, told.markers) == (10, 3, {"0": 2, "1": 1})
    # from the bell-ringer, who is seat 1 by now
    assert gains(scene) == [(1, 3), (0, 7)]


def test_example_3_r12_five_players_and_13_markers() -> None:
    scene = last_hire(5)
    for seat, markers in enumerate((3, 3, 3, 2, 2)):
        scene.at(seat, cathedral=markers, park=2)
    general = scene.state.seats[0].general
    end_round(scene).has(0, prestige=0, cathedral=0, general=general + 3)
    assert scene.fact(Cathedral).each == 0
    assert gains(scene) == []


@pytest.mark.parametrize(
    ("seats", "markers", "each"),
    [(2, 1, 6), (2, 4, 1), (3, 3, 2), (3, 5, 1), (4, 4, 2), (4, 6, 1), (5, 5, 2), (5, 7, 1)],
)
def test_r12_the_pool_is_divided_without_rest(seats: int, markers: int, each: int) -> None:
    scene = last_hire(seats).at(0, cathedral=markers)
    assert scene.view("city").each == each
    end_round(scene).has(0, prestige=each * markers)


def test_no_markers_nothing_happens() -> None:
    scene = end_round(last_hire())
    assert not [fact for fact in scene.facts if isinstance(fact, Cathedral)]


def test_only_after_rounds_3_6_and_9() -> None:
    end_round(last_hire(number=2).at(0, cathedral=1)).has(0, prestige=0, cathedral=1)


def test_clean_up_between_rounds() -> None:
    scene = last_hire(3, number=2)
    for seat in range(3):
        scene.at(seat, hand=("park", "hotel", "bank"))
        me = scene.state.seats[seat]
        me.played, me.hand = me.hand[:2], me.hand[2:]
    end_round(scene)
    state = scene.state
    assert (state.number, state.start_seat, state.phase) == (3, 1, "draft1")
    assert state.browns[-2:] == QUIET[:2]
    assert state.greys[-1] == QUIET[2]
    assert sorted(state.discard) == sorted(f"{k}.{s}" for s in range(3) for k in ("park", "hotel"))
    assert sorted(state.unseen) == sorted(f"bank.{s}" for s in range(3))
    assert scene.barrier
    assert [fact["card"] for fact in scene.told(1) if fact["type"] == "discarded"] == ["bank.1"]
    assert not [fact for fact in scene.told(None) if fact["type"] == "discarded"]


def test_after_a_period_browns_and_cards_are_shuffled_again() -> None:
    scene = end_round(all_drawn(last_hire(3, number=3)))
    assert (scene.state.number, scene.state.period) == (4, "B")
    for number, seat in enumerate(scene.state.seats):
        assert len(seat.pile) == 6
        assert sorted(seat.pile + seat.pack) == sorted(deck(number))
        assert seat.known == seat.pack
    assert scene.state.discard == scene.state.unseen == ()


def finished(*seats: dict[str, int], **options: Any) -> Scene:
    scene = last_hire(len(seats), number=9, **options)
    for number, what in enumerate(seats):
        scene.at(number, **what)
    return end_round(scene)


def test_most_prestige_wins() -> None:
    scene = finished({"prestige": 9}, {"prestige": 12}, {"prestige": 10})
    outcome = RULES.result(scene.state)
    assert outcome is not None
    assert (outcome.places, outcome.scores) == ((3, 1, 2), (9, 12, 10))
    assert scene.view("result").tie_break is None
    assert RULES.asks(scene.state) == []
    assert scene.fact(Ended).places == (3, 1, 2)


def test_ties_are_broken_by_gold_and_markers_added() -> None:
    rich = {"prestige": 9, "gold": 5, "personal": 0}
    strong = {"prestige": 9, "gold": 1, "personal": 5}
    assert result(finished(rich, strong).state).places == (2, 1)  # type: ignore[union-attr]
    scene = finished(rich, strong, tie_break="gold_first")
    assert places(scene.state) == (1, 2)
    assert scene.view("result").tie_break == "gold_first"


def test_markers_break_the_tie_after_gold() -> None:
    one = {"prestige": 9, "gold": 1, "personal": 3}
    two = {"prestige": 9, "gold": 1, "personal": 4}
    assert places(finished(one, two, tie_break="gold_first").state) == (2, 1)


def test_still_tied_is_shared_and_the_next_place_is_left_out() -> None:
    equal = {"prestige": 9, "gold": 2, "personal": 2}
    scene = finished(equal, equal, {"prestige": 1})
    assert places(scene.state) == (1, 1, 3)
    assert scene.view("result").tie_break == "sum"


def test_at_the_end_everything_is_shown() -> None:
    scene = finished({"prestige": 9}, {"prestige": 7}, open_scores=False)
    final = scene.view("result", None)
    assert [seat.prestige for seat in final.seats] == [9, 7]
    assert final.seats[0].sources == {"persons": 9}
    assert final.seats[0].rounds == (9,)
    assert scene.view("seat.1", 0).prestige == 7
    assert scene.view("seat.0", None).prestige == 9
    assert scene.view("round").active is None


def test_closed_scores_show_only_the_own_total_before() -> None:
    scene = Scene(3, open_scores=False).at(0, prestige=5)
    assert scene.view("seat.0", 0).prestige == 5
    assert scene.view("seat.0", 1).prestige is None
    assert scene.view("seat.0", None).prestige is None
    assert Scene(3).view("seat.0", 1).prestige == 0


def test_cards_go_back_at_the_end_and_are_not_shuffled() -> None:
    scene = end_round(all_drawn(last_hire(3, number=9)))
    assert [seat.pile for seat in scene.state.seats] == [deck(n) for n in range(3)]


def test_seats_without_gold_are_passed_over() -> None:
    scene = last_hire(3, number=1).at(0, gold=1).at(1, gold=0).at(2, gold=1)
    scene.pass_hire(0)
    assert [fact["type"] for fact in scene.told(None)] == ["passed_hire", "passed_hire"]
    assert scene.told(None)[1] == {"type": "passed_hire", "seat": 1, "broke": True}
    assert scene.ask(2).question == "A1.hire"


def test_if_nobody_has_gold_the_round_ends_with_the_last_card() -> None:
    scene = Scene(2).at(0, gold=0).at(1, gold=0)
    scene.state.turn = 3
    scene.state.start_seat = 1
    scene.play("park")
    assert scene.state.number == 2
    assert scene.barrier


def test_cards_are_played_in_two_rounds_from_the_bell_ringer() -> None:
    scene = Scene(3)
    scene.state.start_seat = 2
    order = []
    while scene.state.phase == "actions":
        (ask,) = RULES.asks(scene.state)
        order.append((ask.seat, ask.question))
        card = next(c for c in scene.state.seats[ask.seat].hand if c[:2] in {"pa", "ho"})
        action = next(
            a for a in RULES.legal(scene.state, ask.seat) if getattr(a, "card", "") == card
        )
        scene.act(action, ask.seat)
    seats = [2, 0, 1]
    assert order == [(s, "A1.play1") for s in seats] + [(s, "A1.play2") for s in seats]
    assert not scene.barrier


def test_a_copy_shares_nothing_that_changes() -> None:
    state = Scene(3).state
    copy = state.clone()
    assert copy == state
    copy.seats[0].gold += 1
    assert copy != state
