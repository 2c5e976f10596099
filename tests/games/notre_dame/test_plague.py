"""The plague phase, rules section 4 phase 5."""

from typing import Any

import pytest

from app.games.notre_dame.actions import Lose, Pick
from app.games.notre_dame.facts import Lost, Plague, PlagueRow
from app.games.notre_dame.state import State
from tests.games.notre_dame.scene import RULES, Scene

VALUE_4 = ("monk", "jester", "lawyer")


def hired(scene: Scene) -> Scene:
    """Let everybody pass, so that the plague comes."""
    for seat in range(len(scene.state.seats)):
        scene.pass_hire(seat)
    return scene


def plague(value: tuple[str, ...] = VALUE_4, **seat: Any) -> Scene:
    return hired(Scene(2).at(0, **seat).at(1, hospital=4).hiring(*value))


def row(scene: Scene) -> PlagueRow:
    found: PlagueRow = scene.fact(Plague).rows[0]
    return found


def test_example_2_the_rat_moves_on() -> None:
    scene = plague(hospital=2, rat=6).has(rat=8)
    assert (row(scene).value, row(scene).hospital, row(scene).outbreak) == (4, 2, False)


def test_example_2_r12_past_9_is_an_outbreak() -> None:
    scene = plague(hospital=1, bank=2, rat=8, prestige=5).has(rat=9, prestige=3, bank=1, hospital=1)
    assert (row(scene).outbreak, row(scene).lost) == (True, 2)
    assert scene.fact(Lost).sector == "bank"
    scene.has(general=14 - 4 - 2)


def test_example_2_r12_exactly_9_costs_nothing() -> None:
    scene = plague(hospital=2, rat=7, prestige=5, bank=1).has(rat=9, prestige=5, bank=1)
    assert not row(scene).outbreak


def test_the_hospital_can_move_the_rat_back_but_not_below_0() -> None:
    plague(("landlady", "moneylender", "lawyer"), hospital=3, rat=5).has(rat=3)
    plague(("landlady", "moneylender", "lawyer"), hospital=3, rat=1).has(rat=0)


def test_one_outbreak_however_large_the_overflow() -> None:
    scene = plague(("minstrel", "monk", "guild-master"), rat=9, prestige=5, bank=3)
    scene.has(rat=9, prestige=3, bank=2)


def test_less_than_two_prestige() -> None:
    scene = plague(rat=9, prestige=1, bank=1).has(prestige=0)
    assert row(scene).lost == 1
    assert row(plague(rat=9, prestige=0, bank=1)).lost == 0


def test_example_9_the_friend_alone_is_never_lost() -> None:
    scene = plague(rat=9, prestige=5, friend="hotel").has(prestige=3, friend="hotel")
    assert not [fact for fact in scene.facts if isinstance(fact, Lost)]


def test_the_friend_counts_for_the_fullest_sector() -> None:
    plague(rat=9, bank=1, friend="bank", hotel=1).has(bank=1, friend="bank", hotel=1)


def test_if_the_fullest_sector_has_only_the_friend_no_marker_is_lost() -> None:
    # the friend alone ties with a marker elsewhere: only the marker's sector can lose
    plague(rat=9, friend="bank", hotel=1).has(hotel=0, friend="bank")


def test_the_cathedral_is_no_sector() -> None:
    plague(rat=9, cathedral=2, prestige=2).has(cathedral=2, prestige=0)


def test_tied_fullest_sectors_are_the_owners_choice() -> None:
    scene = plague(rat=9, bank=2, hotel=2, park=1, prestige=4).has(prestige=2)
    assert scene.state.phase == "outbreak"
    assert (scene.ask().question, scene.ask().kind) == ("A1.outbreak", "outbreak")
    assert scene.view("seat.0").forecast is None
    assert scene.refuses_action("not_fullest", Lose(sector="park")) == {}
    scene.refuses_action("wrong_kind", Pick(card="bank.0"))
    scene.refuses_action("not_asked", Lose(sector="bank"), seat=1)
    scene.lose("hotel").has(hotel=1, bank=2)
    assert scene.barrier
    assert scene.state.number == 2


def test_the_offers_of_an_outbreak_say_what_is_lost() -> None:
    scene = plague(rat=9, bank=2, hotel=2)
    (offer,) = RULES.offers(scene.state, 0).offers
    (choice,) = offer.fields
    possible = {o.value: o.delta for o in choice.options if not o.blocked}  # type: ignore[union-attr]
    general = scene.state.seats[0].general
    assert possible == {
        "bank": {"general": (general, general + 1), "sector.bank": (2, 1)},
        "hotel": {"general": (general, general + 1), "sector.hotel": (2, 1)},
    }


def test_all_owners_are_asked_at_the_same_time_after_all_losses() -> None:
    scene = Scene(3).hiring(*VALUE_4)
    for seat in (0, 2):
        scene.at(seat, rat=9, bank=1, hotel=1, prestige=3)
    scene.at(1, rat=9, park=2, prestige=3)
    hired(scene)
    assert [ask.seat for ask in RULES.asks(scene.state)] == [0, 2]
    scene.has(0, prestige=1).has(1, prestige=1, park=1).has(2, prestige=1)
    scene.lose("bank", seat=2)
    assert [ask.seat for ask in RULES.asks(scene.state)] == [0]
    assert RULES.offers(scene.state, 2).offers == ()
    scene.lose("hotel", seat=0)
    assert scene.state.phase == "draft1"


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r12_plague_overflow_in_every_seat_count(seats: int) -> None:
    scene = Scene(seats).hiring(*VALUE_4).at(0, rat=8, hospital=1, bank=2, prestige=5)
    hired(scene).has(rat=9, prestige=3, bank=1)


def test_closed_scores_hide_what_an_outbreak_cost() -> None:
    def told(prestige: int) -> tuple[State, list[dict[str, Any]]]:
        scene = Scene(2, open_scores=False).at(0, rat=9, bank=1, prestige=prestige)
        hired(scene.hiring(*VALUE_4))
        return scene.state, [fact for fact in scene.told(1) if fact["type"] == "plague"]

    poor, from_poor = told(0)
    rich, from_rich = told(8)
    assert (poor.seats[0].prestige, rich.seats[0].prestige) == (0, 6)
    assert from_poor == from_rich
    assert from_rich[0]["rows"][0]["lost"] is None
    assert from_rich[0]["rows"][1].get("lost", 0) == 0


def test_the_record_tells_what_an_outbreak_cost() -> None:
    scene = hired(Scene(2, open_scores=False).at(0, rat=9, prestige=8).hiring(*VALUE_4))
    assert row(scene).lost == 2
