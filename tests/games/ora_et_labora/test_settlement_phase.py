"""Settlement phases (§9)."""

import pytest

from tests.games.ora_et_labora.flow import MODES, settling, skip, skip_to, table
from tests.games.ora_et_labora.scene import Scene

# the first round with a settlement phase, and who goes first then
FIRST = [("two", 7, 0), ("two_long", 7, 0), ("three", 6, 2), ("four", 7, 2), ("three_short", 3, 2)]


@pytest.mark.parametrize(("mode", "beam", "first"), FIRST)
def test_in_order_from_the_new_start_player(mode: str, beam: int, first: int) -> None:
    scene = skip_to(table(mode), beam, "settlement")
    seats = len(scene.state.players)
    found = []
    for _ in range(seats):
        assert scene.state.phase == "settlement"
        found.append(scene.state.active)
        skip(scene.state)
    assert found == [(first + step) % seats for step in range(seats)]
    # then the actions of the same round begin with the same player
    assert (scene.state.phase, scene.state.beam, scene.state.active) == ("actions", beam, first)


def test_normal_two_player_whoever_has_the_turn_goes_first() -> None:
    scene = skip_to(table("two"), 14, "settlement")
    assert scene.state.active == 1
    skip(scene.state)
    skip(scene.state)
    assert (scene.state.phase, scene.state.active, scene.state.actions) == ("actions", 1, 2)


def test_the_wheel_turns_before_the_phase() -> None:
    scene = skip_to(table("three"), 6, "settlement")
    assert scene.state.beam == 6


def test_everything_may_be_skipped() -> None:
    after = skip_to(table("three"), 6, "settlement").play("end")
    assert after.asked() == (0, "settlement")


def test_one_settlement_a_phase() -> None:
    scene = settling(table("three").seat(goods={"coin": 20}))
    after = scene.play("settle", settlement="S03", cell="0,3", food={"coin": 7})
    assert after.player().hand == ("S01", "S02", "S04")
    assert after.blocked("settle") == "no_action_left"
    assert after.asked() == (0, "settlement")
    assert after.play("end").asked() == (1, "settlement")


def test_exchanges_are_free_until_done() -> None:
    scene = settling(table("three").seat(goods={"coin": 12, "grain": 1}))
    after = scene.play("exchange", what="coin", exchanged={"coin": 1})
    assert after.gained() == {"coin": -5, "five_coin": 1}
    after = after.play("settle", settlement="S03", cell="0,3", food={"coin": 7})
    assert after.play("exchange", what="grain", exchanged={"grain": 1}).gained() == {
        "grain": -1,
        "straw": 1,
    }


def test_there_are_no_main_actions() -> None:
    scene = settling(table("three").seat(goods={"coin": 20}))
    kinds = {offer.action["type"] for offer in scene.offers().offers}
    assert kinds == {"settle", "end", "buy_district", "buy_plot", "exchange"}


@pytest.mark.parametrize("mode", MODES)
def test_the_card_and_the_buildings_come_when_all_are_done(mode: str) -> None:
    scene = table(mode)
    while scene.state.phase != "settlement":
        skip(scene.state)
    old = scene.state.display
    for _ in scene.state.players[1:]:
        skip(scene.state)
        assert scene.state.display == old
        assert all("S05" not in player.hand for player in scene.state.players)
    skip(scene.state)
    assert all(player.hand[-1] == "S05" for player in scene.state.players)
    # older buildings stay
    assert scene.state.display[: len(old)] == old or mode == "solo"
    assert {"G18", "G19", "I14", "I17"} <= set(scene.state.display)


def test_the_card_of_the_phase_cannot_be_built_in_it() -> None:
    scene = skip_to(table("three"), 6, "settlement").seat(2, goods={"coin": 20, "wood": 3})
    settle = {"settlement": "S05", "cell": "0,3", "food": {"coin": 5}, "energy": {"wood": 1}}
    assert scene.refused("settle", **settle) == "not_offered"


def test_unbuilt_settlements_stay_in_hand_without_limit() -> None:
    scene = skip_to(table("three"), 21)
    assert scene.player().hand == ("S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08")


def test_food_and_energy_are_paid_as_two_sums_with_no_good_twice() -> None:
    scene = settling(Scene("ireland").seat(goods={"grain": 5}, hand=("S02",)))
    # grain is food, or energy as straw, but not both
    assert scene.blocked("settle") == "missing_sum"
    scene = settling(Scene("ireland").seat(goods={"grain": 9}, hand=("S02",)))
    settle = {"settlement": "S02", "cell": "0,3"}
    after = scene.play("settle", **settle, food={"grain": 3}, energy={"grain": 6})
    assert after.gained() == {"grain": -9}
